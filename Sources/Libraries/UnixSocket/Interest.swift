internal import CLinux

/// What a socket is waited for.
package struct Interest: OptionSet, Sendable, Hashable {
    package let rawValue: UInt8

    package init(rawValue: UInt8) { self.rawValue = rawValue }

    /// There is something to read or to accept, or the end of input.
    package static let readable = Interest(rawValue: 1)
    /// There is room to write.
    package static let writable = Interest(rawValue: 2)
    /// The peer is gone in both directions; reported whether asked for or not.
    package static let gone = Interest(rawValue: 4)

    var events: UInt32 {
        var events: UInt32 = 0
        if contains(.readable) { events |= clinux_readable }
        if contains(.writable) { events |= clinux_writable }
        return events
    }

    init(events: UInt32) {
        var interest: Interest = []
        if events & clinux_readable != 0 { interest.insert(.readable) }
        if events & clinux_writable != 0 { interest.insert(.writable) }
        if events & clinux_gone != 0 { interest.insert(.gone) }
        self = interest
    }
}
