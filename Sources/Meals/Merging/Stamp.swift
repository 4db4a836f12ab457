/// A device, by 62 random bits that were made with its journal.
package struct DeviceID: Sendable, Hashable, Comparable {
    /// 0 to 2⁶² − 1.
    package let rawValue: Int64

    private static let mask: Int64 = 1 << 62 - 1

    /// `nil` outside the range.
    package init?(rawValue: Int64) {
        guard 0...Self.mask ~= rawValue else { return nil }
        self.rawValue = rawValue
    }

    /// Sixteen hexadecimal digits.
    package init?(_ text: some StringProtocol) {
        guard text.utf8.count == 16, let bits = Hexadecimal.value(of: text.utf8) else { return nil }
        self.init(rawValue: Int64(bitPattern: bits))
    }

    package static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}

extension DeviceID: CustomStringConvertible {
    package var description: String { Hexadecimal.text(UInt64(rawValue), digits: 16) }
}

/// When and where a record was made, which is what it is called everywhere: a UUID of version 7 (RFC 9562).
///
/// The first 60 of its bits that are free are the clock, the others the device. Stamps are ordered as their texts are.
package struct Stamp: Sendable, Hashable, Comparable {
    package let clock: HybridClock
    package let device: DeviceID

    package init(clock: HybridClock, device: DeviceID) {
        self.clock = clock
        self.device = device
    }

    /// A UUID of version 7 in lower or upper case; `nil` for any other text.
    package init?(_ text: some StringProtocol) {
        let parts = text.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
        guard parts.map(\.count) == [8, 4, 4, 4, 12],
            let values = Optional(parts.compactMap { Hexadecimal.value(of: $0) }),
            values.count == parts.count, values[2] >> 12 == 7, values[3] >> 14 == 0b10,
            let clock = HybridClock(
                rawValue: Int64(values[0] << 28 | values[1] << 12 | values[2] & 0xfff)),
            let device = DeviceID(rawValue: Int64((values[3] & 0x3fff) << 48 | values[4]))
        else { return nil }
        self.init(clock: clock, device: device)
    }

    package static func < (left: Self, right: Self) -> Bool {
        (left.clock, left.device) < (right.clock, right.device)
    }
}

extension Stamp: CustomStringConvertible {
    package var description: String {
        let clock = UInt64(clock.rawValue)
        let device = UInt64(device.rawValue)
        return [
            Hexadecimal.text(clock >> 28, digits: 8),
            Hexadecimal.text(clock >> 12 & 0xffff, digits: 4),
            Hexadecimal.text(0x7000 | clock & 0xfff, digits: 4),
            Hexadecimal.text(0x8000 | device >> 48, digits: 4),
            Hexadecimal.text(device & 0xffff_ffff_ffff, digits: 12),
        ].joined(separator: "-")
    }
}

private enum Hexadecimal {
    /// `nil` for none, more than sixteen, or what is no digit.
    static func value(of text: some Collection<UInt8>) -> UInt64? {
        guard 1...16 ~= text.count else { return nil }
        var value: UInt64 = 0
        for byte in text {
            let digit: UInt8
            switch byte {
            case UInt8(ascii: "0")...UInt8(ascii: "9"): digit = byte - UInt8(ascii: "0")
            case UInt8(ascii: "a")...UInt8(ascii: "f"): digit = byte - UInt8(ascii: "a") + 10
            case UInt8(ascii: "A")...UInt8(ascii: "F"): digit = byte - UInt8(ascii: "A") + 10
            default: return nil
            }
            value = value << 4 | UInt64(digit)
        }
        return value
    }

    static func text(_ value: UInt64, digits: Int) -> String {
        let text = String(value, radix: 16)
        return String(repeating: "0", count: max(0, digits - text.count)) + text
    }
}
