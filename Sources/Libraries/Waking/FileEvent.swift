internal import Glibc

/// One of inotify's events, see `inotify(7)`.
struct FileEvent: Hashable {
    /// The kernel's number of the watched folder.
    var folder: Int32
    var name: String
    /// So much happened that events were left out.
    var isOverflow: Bool

    /// The events in what a read gave: four numbers of 32 bits, the last the length of the name after it.
    static func events(in bytes: ArraySlice<UInt8>) -> [FileEvent] {
        var events: [FileEvent] = []
        var rest = bytes
        while rest.count >= 16 {
            let numbers = (0..<4).map { number(in: rest.dropFirst($0 * 4).prefix(4)) }
            rest = rest.dropFirst(16)
            let name = rest.prefix(Int(numbers[3])).prefix { $0 != 0 }
            rest = rest.dropFirst(Int(numbers[3]))
            events.append(
                FileEvent(
                    folder: Int32(bitPattern: numbers[0]),
                    name: String(decoding: name, as: UTF8.self),
                    isOverflow: numbers[1] & UInt32(IN_Q_OVERFLOW) != 0))
        }
        return events
    }

    /// Linux's machines that Swift knows are little-endian.
    private static func number(in bytes: ArraySlice<UInt8>) -> UInt32 {
        bytes.reversed().reduce(0) { $0 << 8 | UInt32($1) }
    }
}
