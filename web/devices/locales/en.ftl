# English: own phones, several devices at one table.

phones-title = { phones-button }
phones-intro = Everybody plays on a phone or tablet, and this device holds the table. All devices need the same Wi-Fi, or the hotspot of one phone. No server takes part.
phones-seats = Seats
phones-here = at this device
phones-computer = computer
phones-invite = Invite
phones-invite-label = Invite a phone for { $name }
phones-invite-screen = Invite a shared screen
phones-screen = Shared screen
phones-screen-note = A tablet or television shows the table, and no hand.
phones-making = Making the code …
phones-first = 1. Scan this with the other device’s camera
phones-picture = QR code of the invitation
phones-second = 2. Show its code to this camera
phones-camera = Turn on the camera
phones-camera-label = Picture of the camera
phones-watching = The camera looks for the code.
phones-as-text = Use text instead
phones-link = Link of the invitation
phones-paste = Code from the other device
phones-connect = Connect
phones-finding = Connecting …
phones-copy = Copy
phones-send = Send …
phones-again = New code
phones-back = Back
phones-play-here = Keep this seat at this device
phones-trouble = If it does not work
phones-try-network = Bring both devices into the same Wi-Fi. A phone on mobile data is in another network.
phones-try-guest = Guest networks, as in cafés and hotels, keep devices apart. Turn on the hotspot of one phone, and let the others join it.
phones-try-camera = Without a camera, or if it stays dark, use text: send the link by any messenger, and paste the code that comes back.
phones-try-once = Each code works once, and only while both pages stay open.
phones-apart = on a phone
phones-lost = the phone is away
phones-call = Call
phones-call-label = Call { $name }’s phone
phones-release = Take back
phones-release-label = Play { $name }’s seat at this device
phones-invite-again = Invite again
phones-to-computer = Computer
phones-to-computer-label = Let a computer play for { $name }
phones-screens = { $count ->
    [one] One screen shows the table.
   *[other] { $count } screens show the table.
}
phones-away = { $names }: the phone is away. The game waits; “{ phones-button }” in the menu brings it back, or gives the seat away.
phones-undo = { $name } wants to take the last decision back.
phones-undo-yes = Agree
phones-undo-no = Refuse
phones-undo-waits = The undo waits for { $names }.

joining-title = Join the table
joining-text = Another device invites you to its table. Both need the same Wi-Fi, or the hotspot of one phone.
joining-name = Your name
joining-go = Join
joining-show = Now show this code to the camera of the other device.
joining-picture = QR code of your answer
joining-wait = The table appears here as soon as that camera has read it.
joining-code = Code of your answer
joining-leave = Leave
joining-ended = The table is closed for this device.
joining-away = The connection to the table is gone. Scan a new code of the first device to return to your seat.

pairing-foreign = This text holds no code of a table. Scan or paste the whole code again.
pairing-version = This code is of another version of the game. Reload the page on both devices, and begin again.
pairing-cut = A part of this code is missing. Copy all of it, or scan it again.
pairing-altered = Letters of this code have changed on the way. Copy or scan it again.
pairing-game = This code is for a game that this page does not have. Open the table at the address that invited you.
pairing-swapped = This is the code of the same side. The host shows an invitation, and the guest shows an answer.
pairing-table = This code answers the invitation of another table. Scan this table’s code with that device.
pairing-old = This code answers an earlier invitation. Scan the code on show with that device.
pairing-browser = This browser cannot connect to other devices. Try another browser, or keep the seat at the first device.
pairing-network = This device is in no network. Turn on Wi-Fi, or a hotspot.
pairing-unreached = The devices did not find each other. Bring both into the same Wi-Fi, and try the new code.
pairing-camera = This device has no camera that the page can use. Use text instead.
pairing-denied = The page may not use the camera. Allow it in the browser’s settings of this page, or use text instead.

error-device-version = This device has version { $guest } of the game, and the table has version { $host }. Reload the page on both devices, and join again.
error-seat-taken = Another device already plays for this seat. Ask the host for the code of another seat.
error-too-fast = Too much came from this device at once. Wait a moment, then try again.
error-undo-waits = Another undo still waits for consent. Try again after it.
error-undo-refused = Somebody at the table did not agree to the undo.
error-not-connected = The table is out of reach. Wait, or join again by a new code; your seat stays yours.
error-table-closed = The host has closed the table for this device.
error-at-host = Only the device with the table can do this.
