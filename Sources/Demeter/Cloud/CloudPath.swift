package import Nutrition

/// Where in the cloud's folder a device keeps what it wrote on a day: `2026/11/26.DEVICE.ndjson`.
package struct CloudPath: Sendable, Hashable, Comparable {
    /// Of UTC.
    package let day: LocalDay
    /// Sixteen hexadecimal digits.
    package let device: String

    private static let ending = ".ndjson"

    package init(day: LocalDay, device: String) {
        self.day = day
        self.device = device
    }

    /// `nil` for a name that is none of ours.
    package init?(year: String, month: String, name: String) {
        let parts = name.split(separator: ".", omittingEmptySubsequences: false)
        guard parts.count == 3, "." + parts[2] == Self.ending, parts[0].count == 2,
            let day = LocalDay("\(year)-\(month)-\(parts[0])"),
            parts[1].utf8.count == 16, parts[1].utf8.allSatisfy(Self.isDigit)
        else { return nil }
        self.init(day: day, device: String(parts[1]))
    }

    /// As `text` gives it; `nil` for anything else.
    package init?(_ text: String) {
        let parts = text.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
        guard parts.count == 3 else { return nil }
        self.init(year: parts[0], month: parts[1], name: parts[2])
        guard self.text == text else { return nil }
    }

    private static func isDigit(_ byte: UInt8) -> Bool {
        UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte
            || UInt8(ascii: "a")...UInt8(ascii: "f") ~= byte
    }

    /// By day, then by device: what others go on from mostly comes before them.
    package static func < (left: Self, right: Self) -> Bool {
        (left.day, left.device) < (right.day, right.device)
    }

    /// `2026`, and `2026/11`.
    package var folders: [String] {
        let text = day.description
        return [String(text.prefix(4)), Self.folder(of: day)]
    }

    package static func folder(of day: LocalDay) -> String {
        let parts = day.description.split(separator: "-")
        return "\(parts[0])/\(parts[1])"
    }

    package var text: String {
        "\(Self.folder(of: day))/\(day.description.suffix(2)).\(device)\(Self.ending)"
    }
}
