internal import JSON

/// Reads the members of one object, taking what models commonly write in place of the right type.
struct AnswerFields {
    private let object: JSONObject
    private let path: String

    init(_ object: JSONObject, _ path: String) {
        self.object = object
        self.path = path
    }

    /// A number, also as a string of digits; `nil` for null, a missing member and an empty string.
    func number(_ key: String, _ range: ClosedRange<Double>) throws(AnswerFault) -> Double? {
        let number: Double
        switch object[key] {
        case nil, .null: return nil
        case .integer(let value): number = Double(value)
        case .number(let value): number = value
        case .string(let text):
            let digits = text.filter { !$0.isWhitespace }
            if digits.isEmpty { return nil }
            guard let value = Double(digits) else { throw .wrongType(path + key) }
            number = value
        default: throw .wrongType(path + key)
        }
        guard range.contains(number) else { throw .impossible(path + key) }
        return number
    }

    /// A text cut to `limit` characters, on one line; `nil` for null, a missing and an empty one.
    func text(_ key: String, limit: Int) throws(AnswerFault) -> String? {
        switch object[key] {
        case nil, .null: return nil
        case .string(let text):
            let clean = Self.clean(text, limit: limit)
            return clean.isEmpty ? nil : clean
        case .array(let parts) where key == "unparsed_text":
            let clean = Self.clean(
                parts.compactMap(\.string).joined(separator: " "), limit: limit)
            return clean.isEmpty ? nil : clean
        default: throw .wrongType(path + key)
        }
    }

    func texts(_ key: String) throws(AnswerFault) -> [String] {
        switch object[key] {
        case nil, .null: return []
        case .string(let text): return [Self.clean(text, limit: 100)].filter { !$0.isEmpty }
        case .array(let values):
            var texts: [String] = []
            for value in values.prefix(10) {
                guard let text = value.string else { throw .wrongType(path + key) }
                texts.append(Self.clean(text, limit: 100))
            }
            return texts.filter { !$0.isEmpty }
        default: throw .wrongType(path + key)
        }
    }

    /// Control characters would reach a terminal; runs of blanks become one.
    private static func clean(_ text: String, limit: Int) -> String {
        let printable = String.UnicodeScalarView(
            text.unicodeScalars.map { scalar in
                switch scalar.properties.generalCategory {
                case .control, .format, .lineSeparator, .paragraphSeparator: " "
                default: scalar
                }
            })
        return String(
            String(printable).split(separator: " ").joined(separator: " ").prefix(limit))
    }
}
