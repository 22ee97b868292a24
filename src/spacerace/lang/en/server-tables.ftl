### Tables that this server can only show.

table-unreadable = This table was kept by another version of spacerace, and this one cannot read it. Nothing is lost: the host can start the version that kept it.
table-newer-rules = This game was begun under newer rules than this server knows, so it can only be looked at. It goes on when the host starts the newer version again.
