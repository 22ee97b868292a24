### What stands around the routes of the server: limits, errors, and the pages that it makes itself.

## Limits

refused-too-many-requests = Too many requests come from your address. Wait { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
  }, then go on.
refused-too-many-sockets = Too many windows or programs of your address are connected. Close some of them, then try again.
refused-sockets-full = The server is full: it holds as many connections as its host allows. Try again in a minute.
refused-too-many-new-tables = Your address has opened as many tables as one may within an hour. The next can be opened in { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
  }.
refused-request-too-large = The request is too long: { $limit } bytes are the most that is taken here.
refused-request-slow = The request did not arrive within { $seconds } seconds. Send it again.
refused-too-many-bodies = Too many long requests of your address are under way. Wait until they are done, then try again.
refused-bad-network = "{ $network }" is no network of trusted proxies. Write an address or a network such as 127.0.0.1 or 10.0.0.0/8, or "local" for a Unix socket.

## Who may ask

refused-foreign-origin = The page at "{ $origin }" may not do this here. Open the address of this server itself and do it there.
refused-foreign-host = This server is not called "{ $host }". Open it at { $address }.
refused-metrics = The numbers of this server are for its host: ask from its own machine, and not through a proxy. With a public address the private network may ask too.

## Requests that do not fit

refused-request-malformed = The request cannot be read: { $problem }.
refused-request-field = The { $source ->
    [body] field
    [query] query value
    [path] part of the address
    [header] header
    [cookie] cookie
   *[other] value
  } "{ $path }" does not fit: { $problem }.
refused-request-pack = The pack cannot be used. { $line ->
    [0] { $problem }
   *[other] Line { NUMBER($line, useGrouping: 0) }: { $problem }
  }
refused-request-not-allowed = You may not do this.
refused-request-nowhere = There is nothing at this address. Check it for a letter too few or too many.
refused-request-method = This address does not take requests of this kind; the header "Allow" or the page /api/docs tells which.
refused-request-media = The body of the request is of a kind that is not taken here; send JSON.
refused-request-deep = The body of the request is nested too deeply: lists and objects may lie { $most } deep within each other.
refused-request-parts = The request has too many parts: beside its texts it may have { $most } bytes.
refused-request-other = The request was turned down with status { NUMBER($status, useGrouping: 0) }: { $problem }.

## Trouble of the server's own

refused-database-full = This could not be saved, because the disk of the server is full. Nothing was changed. Tell the host, and try again when there is room.
refused-database-locked = This could not be saved, because the database is busy. Nothing was changed; try again.
refused-database-gone = The database cannot be reached, so this may not have been saved. Look at the table again in a moment, then try once more.
refused-database-disk = This could not be saved, because the disk of the server does not work as it should. Nothing was changed. Tell the host, and try again later.
refused-database-moved = This may not have been saved, because the file of the database was moved or removed. Tell the host: it has to be put back, or the server started anew.
refused-database-trouble = This could not be saved, because the database has a problem. Look at the table again in a moment, then try once more.
refused-internal = Something went wrong here that nobody foresaw. Tell the host the number { $id }, under which it stands in the log.

## The page about the API

api-page-title = The API of { $name }
api-page-version = Version { $version }
api-page-json = The same for programs: <1>openapi.json</1>
api-page-contents = Contents
api-page-skip = Skip to the routes
api-page-other = Other routes
api-page-schemas = Data
api-page-parameters = Parameters
api-page-body = Body of the request
api-page-responses = Answers
api-page-example = Example
api-page-required = required
api-page-deprecated = out of use
api-page-default = without it: { $value }
api-page-range = { $kind ->
    [minimum] from { $value }
    [maximum] up to { $value }
    [exclusiveMinimum] more than { $value }
    [exclusiveMaximum] less than { $value }
    [minLength] at least { $value ->
        [one] one character
       *[other] { $value } characters
      }
    [maxLength] at most { $value ->
        [one] one character
       *[other] { $value } characters
      }
    [minItems] at least { $value ->
        [one] one item
       *[other] { $value } items
      }
    [maxItems] at most { $value ->
        [one] one item
       *[other] { $value } items
      }
   *[pattern] of the form { $value }
  }
api-page-list = list of { $of }
api-page-map = { $of } by name
api-page-or = { $one } or { $other }
api-page-nothing = nothing
api-page-anything = anything
api-page-more-fields = Other fields are refused.
api-page-refused = A no, or something that went wrong.
api-page-does-not-fit = The request does not fit.
api-page-any-error = Whatever else went wrong, in the form that all errors have.
api-page-place-path = address
api-page-place-query = query
api-page-place-header = header
api-page-place-cookie = cookie

## The first page

home-page-title = spacerace
home-page-what = This is a server for board games about the race into space: { $games }. People and bots sit at the same tables, live or a move a day.
home-page-tables = { $count ->
    [0] No table waits for players at the moment.
    [one] One table waits for players.
   *[other] { $count } tables wait for players.
  }
home-page-unknown = How many tables wait for players cannot be told just now.
home-page-api = How a program opens a table, joins it and plays stands in <1>the description of the API</1>.
home-page-version = spacerace { $version }

## where there is no network

offline-page-title = There is no network just now
offline-page-text = This device cannot reach the server. Nothing is lost: your tables are as you left them, and whoever plays with you waits. As soon as the network is back, go on here.
offline-page-again = Try again

## What a messenger shows of a table's link

preview-invites = { $name } invites you to { $game }
preview-table = A table of { $game }
preview-what = { $free ->
    [0] { $players ->
        [one] For one player
       *[other] { $players } players
    }
    [one] { $players } players, one seat is free
   *[other] { $players } players, { $free } seats are free
  } · { $pace ->
    [turns] by turns
   *[live] live
  }{ $hours ->
    [0] { "" }
    [one] , up to an hour a turn
   *[other] , up to { $hours } hours a turn
  }

## An address that does not exist, in a browser

nowhere-page-title = There is nothing at this address
nowhere-page-text = The address may be mistyped, or the table is gone. A link that somebody sent you has to be whole, to its last letter.
nowhere-page-home = To the first page
