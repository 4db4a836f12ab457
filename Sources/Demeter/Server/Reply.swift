/// What is sent for a line: bytes with their line ends, none for a notification.
struct Reply: Hashable {
    var bytes: [UInt8]
    /// The line granted a watch of these events.
    var watched: Watched?

    /// Whose events, by their key, after which one.
    struct Watched: Hashable {
        var person: String
        var since: Int
    }
}
