internal import JSON
internal import Nutrition

/// What can be read and watched, by its address: `demeter://day/2026-03-01`.
enum ResourceAddress: Sendable, Hashable {
    /// Today when `nil`.
    case day(LocalDay?)
    /// The seven days that end with this one; today when `nil`.
    case week(LocalDay?)
    case food(String)

    enum Kind: String, Sendable, CaseIterable {
        case day, week, food

        /// The name of the part of the address that varies.
        var variable: String { self == .food ? "id" : "date" }
        var template: String { "demeter://\(rawValue)/{\(variable)}" }
    }

    static let forms = Kind.allCases.map(\.template)

    init?(_ text: String) {
        let parts = text.split(separator: "/", maxSplits: 3, omittingEmptySubsequences: false)
        guard parts.count == 4, parts[0] == "demeter:", parts[1].isEmpty,
            let name = Self.decoded(parts[3]), !name.isEmpty
        else { return nil }
        let date = LocalDay(name)
        switch Kind(rawValue: String(parts[2])) {
        case .day where name == "today": self = .day(nil)
        case .day: if let date { self = .day(date) } else { return nil }
        case .week where name == "today": self = .week(nil)
        case .week: if let date { self = .week(date) } else { return nil }
        case .food: self = .food(name)
        case nil: return nil
        }
    }

    var text: String {
        switch self {
        case .day(let date): "demeter://day/\(date?.description ?? "today")"
        case .week(let date): "demeter://week/\(date?.description ?? "today")"
        case .food(let id): "demeter://food/\(Self.encoded(id))"
        }
    }

    /// Whether what is there may be another than before an event that touched this.
    ///
    /// - Parameters:
    ///   - days: those whose figures changed.
    ///   - since: from which day on goals changed.
    ///   - foods: ids of those added or removed.
    func isTouched(days: [LocalDay], since: LocalDay?, foods: [String]) -> Bool {
        switch self {
        // Which day it is now, only the daemon knows.
        case .day(nil), .week(nil): !days.isEmpty || since != nil
        case .day(let day?): days.contains(day) || since.map { $0 <= day } ?? false
        case .week(let last?):
            days.contains { $0 <= last && last <= $0.advanced(by: 6) }
                || since.map { $0 <= last } ?? false
        case .food(let id): foods.contains(id)
        }
    }

    /// RFC 3986: what is no unreserved character, nor allowed within a path, stands as its bytes.
    static func encoded(_ text: String) -> String {
        var encoded = ""
        for byte in text.utf8 {
            let scalar = Unicode.Scalar(byte)
            if byte < 0x80, isPlain(scalar) {
                encoded.unicodeScalars.append(scalar)
            } else {
                let digits = String(byte, radix: 16, uppercase: true)
                encoded += "%" + (byte < 16 ? "0" : "") + digits
            }
        }
        return encoded
    }

    private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar {
        case "a"..."z", "A"..."Z", "0"..."9", "-", ".", "_", "~", ":", "@": true
        default: false
        }
    }

    /// `nil` for half an escape, or bytes that are no text.
    private static func decoded(_ text: Substring) -> String? {
        var bytes: [UInt8] = []
        var rest = text.utf8[...]
        while let byte = rest.popFirst() {
            guard byte == UInt8(ascii: "%") else {
                bytes.append(byte)
                continue
            }
            let digits = rest.prefix(2)
            guard digits.count == 2, let pair = String(digits),
                let value = UInt8(pair, radix: 16), !pair.contains("+"), !pair.contains("-")
            else { return nil }
            bytes.append(value)
            rest = rest.dropFirst(2)
        }
        return String(validating: bytes, as: UTF8.self)
    }
}
