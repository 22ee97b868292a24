### Notices when it is one's turn: this device, mail, webhooks; and what was sent lately.

web-notices = Notices when it is your turn
web-notices-bell = Notices
web-notices-what = In games that are played by turns you are told once when a turn of yours begins. What you set here counts for all your tables in this browser.

## this device

web-notices-here = On this device
web-notices-here-what = A notice appears on this device when it is your turn, even when no page is open. A tap on it opens the table. The browser asks you once.
web-notices-here-button = Tell me on this device
web-notices-here-on = Notices are on: this device tells you when it is your turn.
web-notices-on = Done. A first notice has been sent to this device as a test.
web-notices-refused = The browser did not allow it. Its settings for this page can change that.
web-notices-needs-https = Browsers allow this for pages that come by https or from this machine. Ask the host, or choose another way below.
web-notices-no-push = This browser cannot show notices while no page is open. Choose another way below.
web-notices-home-screen = On an iPhone or iPad, put this page on the home screen first: press Share, then "Add to Home Screen". Open it from there and come back here.
web-notices-install-what = As an app, spacerace has an icon and a window of its own.
web-notices-install = Install the app

## addresses

web-notices-yours = Where you are told
web-notices-more = Another way
web-notices-kind = How
web-notices-kind-push = browser
web-notices-kind-mail = mail
web-notices-kind-json = webhook (JSON)
web-notices-kind-discord = Discord
web-notices-kind-slack = Slack
web-notices-address-mail = Your mail address
web-notices-address-webhook = Address of the webhook
web-notices-how-mail = You get a mail with a link. Open it and press the button there, and the address counts.
web-notices-how-json = A program of yours gets a short JSON text. A test is sent at once.
web-notices-how-discord = In Discord: channel settings, Integrations, Webhooks, New Webhook, Copy Webhook URL. A test is sent at once.
web-notices-how-slack = In Slack: an app with "Incoming Webhooks", then copy the webhook's URL. A test is sent at once.
web-notices-add = Add
web-notices-added = Added. A test has been sent there.
web-notices-mail-asked = A mail is on its way. Open the link in it to confirm the address.
web-notices-full = You have { $most } addresses, and more are not allowed. Remove one to add another.
web-notices-this-device = This device
web-notices-other-device = Another device
web-notices-unconfirmed = Not confirmed yet: open the link in the mail.
web-notices-test = Test
web-notices-test-of = Test: { $name }
web-notices-tested = A test has been sent: { $name }.
web-notices-remove = Remove
web-notices-remove-of = Remove: { $name }
web-notices-removed = Removed: { $name }.

## what was sent

web-notices-sent = Sent lately
web-notices-sent-none = Nothing yet.
web-notices-status-sent = arrived
web-notices-status-waiting = waits, next try { $time }
web-notices-status-failed = did not arrive
web-notices-status-stale = not needed any more: the turn was over

## the offer at a table

web-notices-offer = This game is played by turns. Shall we tell you when it is your turn?
web-notices-offer-yes = Tell me…
web-notices-offer-no = No, thanks
