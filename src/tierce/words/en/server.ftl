# What the server itself refuses, before any rule is asked.

# $text says what was expected.
reason-malformed = This message cannot be read: { $text }
reason-too-large = This message is too long. At most { $most } bytes are read.
reason-too-fast = That was too much at once. Wait a moment, then try again.
reason-binary = Messages here are text, and this one is binary.
reason-no-table = There is no table { $table } here.
reason-not-seated = You have no seat at this table: it was opened in another browser.
reason-broken = Something broke in the server. It was written to its log. Try again.
reason-store = It could not be written down, so it was not done. Try again.

# What is wrong with a request, said beside its field.
problem-expected = Expected { $text }.
problem-unknown-field = There is no such field. The fields are { $fields }.
problem-one-of = { $found } is not there to choose. Choose one of { $choices }.
problem-name = A name has 1 to { $most } characters, and none that cannot be seen.
problem-bot-list = Expected a list of bots, each one of { $choices }.
problem-bot-count = { $found ->
    [one] 1 bot is asked for.
   *[other] { $found } bots are asked for.
} This game is played with { $low } to { $high } bots and you.
problem-no-table = There is no such table here.
problem-no-place = There is nothing at this address.
problem-too-large = A request has at most { $most } bytes.
problem-too-fast = Too many requests at once. Wait a moment, then try again.
problem-elsewhere = This came from a page of another site, so it was not done.
problem-not-seated = You have no seat at this table.
problem-broken = Something broke in the server. It was written to its log.
