/// What is sent for a line: bytes with their line ends, none for a notification.
struct Reply: Hashable {
    var bytes: [UInt8]
    /// The line granted a watch of the events after this one.
    var watchSince: Int?
}
