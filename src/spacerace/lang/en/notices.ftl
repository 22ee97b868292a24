### Notices that it is your turn: mails, webhooks, and the pages that their links lead to.

## what is sent

notice-turn-subject = It is your turn in { $game }
notice-turn = It is your turn, { $name }, in { $game }: { $url }
notice-turn-mail =
    Hello { $name },

    it is your turn in { $game }. The table is here:
    { $url }

    You get one mail a turn. To get no more of them, open this page:
    { $stop }
notice-ask-subject = Do you want to be told when it is your turn?
notice-ask-mail =
    Hello,

    somebody, most likely you, gave this address at { $url } to be told when it is their turn in a game.

    If it was you, open this page within { $days ->
        [one] { $days } day
       *[other] { $days } days
    } and press the button on it:
    { $yes }

    If it was not you, do nothing, and no more mail comes. Or take the address off the list here:
    { $stop }
notice-test = This is a test: from now on, you are told here when it is your turn at { $url }.
notice-turn-push = { $name }, the others have moved and the table waits for you. Tap to play.
notice-turn-until = You have time until { $when }.
notice-test-title = Notices work
notice-test-push = This is a test: from now on, this device tells you when it is your turn.
notice-test-subject = A test from spacerace
notice-test-mail =
    Hello,

    this is the test that you asked for at { $url }: this address is told when it is your turn.

    To get no more mails, open this page:
    { $stop }

## the pages

notice-page-confirm = Notices when it is your turn
notice-page-confirm-ask = Shall this server write to { $address } when it is your turn?
notice-page-confirm-button = Yes, write to this address
notice-page-confirmed = The address is confirmed
notice-page-confirmed-text = From now on, { $address } gets one mail when a turn of yours begins. Every mail has a link to stop them.
notice-page-stop = No more notices
notice-page-stop-ask = Shall this server stop writing to { $address }?
notice-page-stop-button = Stop the notices
notice-page-stopped = The notices are stopped
notice-page-stopped-text = This server writes no more notices to { $address }.
notice-page-unknown = This link leads nowhere
notice-page-unknown-confirm = The link is older than { $days ->
    [one] { $days } day
   *[other] { $days } days
  }, or the address was removed in the meantime. Enter the address again to get a new mail.
notice-page-unknown-stop = The address of this link is not on the list any more, so nothing is sent to it.

## refusals

notice-refused-mail-off = This server sends no mail. Choose a webhook instead, or ask the host to set up a mail server.
notice-refused-mail-address = This is not a mail address that the server can write to. Enter one like ann@example.org, without spaces and in plain letters.
notice-refused-url = This is not the address of a webhook. Enter a whole address that begins with https:// or http://, without a user name or password.
notice-refused-port = Webhooks may use the ports 80, 443 and 8000 to 8999, but this address names port { $port }. Use one of these.
notice-refused-private = The address leads into a private network, where this server sends nothing. Use an address on the public internet, or ask the host to allow private webhooks.
notice-refused-no-host = The name { $host } cannot be found. Check the spelling of the address.
notice-refused-count = You have { $most } addresses for notices, and more are not allowed. Delete one first.
notice-refused-often = This address was tried { $most ->
    [one] once
   *[other] { $most } times
  } within an hour. Wait an hour, then try again.
notice-refused-host-often = Webhooks at { $host } were tried { $most } times within an hour. Wait an hour, then try again.
notice-refused-host-busy = This receiver is getting many messages just now. Try again in { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
  }.
notice-refused-mail-failed = The mail server did not take the mail to this address. Check the address, or try again later.
notice-refused-test-failed = The webhook did not take the test message. { $problem }
notice-refused-answer = Its answer was { $status }, but it must be 200 or another number up to 299.
notice-refused-no-answer = There was no proper answer within { $seconds } seconds. Check the address, or try again later.
notice-refused-unknown = You have no address for notices with this id. Ask for the list of your addresses again.
notice-refused-push-keys = The browser's keys for notices are missing or damaged. Switch notices on this device off and on again.
notice-refused-push-failed = The push service of your browser did not take the test message. { $problem }
notice-refused-unconfirmed = This address is not confirmed, so nothing is sent to it. Open the link in the mail that was sent to it, or add the address again.
notice-problem-recipient = The mail server says that this address takes no mail. Check the address, and add it again.
notice-problem-mail = The mail server of this host could not be reached or did not take the mail.
notice-problem-expired = The browser has given up its subscription, so nothing arrives there any more. Switch notices on again on that device.
