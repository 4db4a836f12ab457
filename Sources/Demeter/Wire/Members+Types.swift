internal import JSON
internal import Nutrition
internal import Printable

extension Members {
    func text(_ name: String) throws(MessageError) -> String? {
        try optional(name, .text, \.string)
    }

    /// Text of 1 to `limit` characters that says something and fits on a line.
    func words(_ name: String, limit: Int) throws(MessageError) -> String? {
        guard let text = try text(name) else { return nil }
        return try Self.words(text, at: path + name, limit: limit)
    }

    static func words(_ text: String, at name: String, limit: Int) throws(MessageError) -> String {
        guard text.unicodeScalars.count <= limit else { throw .tooMany(name, limit: limit) }
        guard !text.isInvisible,
            !text.unicodeScalars.contains(where: { $0.properties.generalCategory == .control })
        else { throw .wrongType(name, expected: .words) }
        return text
    }

    func wholeNumber(
        _ name: String, in range: ClosedRange<Int> = .min ... .max
    ) throws(MessageError) -> Int? {
        guard let number = try optional(name, .wholeNumber, \.integer) else { return nil }
        guard range.contains(number) else {
            throw .outOfRange(
                path + name, lowest: String(range.lowerBound), highest: String(range.upperBound))
        }
        return number
    }

    func number(_ name: String) throws(MessageError) -> Double? {
        try optional(name, .number, \.number)
    }

    func truth(_ name: String) throws(MessageError) -> Bool? {
        try optional(name, .truth, \.bool)
    }

    func quantity(
        _ name: String, in range: ClosedRange<Thousandths>? = nil
    ) throws(MessageError) -> Thousandths? {
        guard let range else { return try optional(name, .number, Thousandths.init(json:)) }
        guard let quantity = try optional(name, .number, Thousandths.init(nearest:)) else {
            return nil
        }
        if !range.contains(quantity) {
            throw .outOfRange(
                path + name, lowest: range.lowerBound.json.text,
                highest: range.upperBound.json.text)
        }
        return quantity
    }

    func date(_ name: String) throws(MessageError) -> LocalDay? {
        try optional(name, .date) { value in value.string.flatMap { LocalDay($0) } }
    }

    /// `from` and `to`, both of which may be absent; refuses an end before the beginning.
    func days() throws(MessageError) -> (from: LocalDay?, to: LocalDay?) {
        let (from, to) = (try date("from"), try date("to"))
        if let from, let to, from > to {
            throw .outOfRange(
                path + "to", lowest: from.description, highest: LocalDay.last.description)
        }
        return (from, to)
    }

    func instant(_ name: String) throws(MessageError) -> Instant? {
        try optional(name, .instant) { value in value.string.flatMap { Instant($0) } }
    }

    func oneOf<Choice: RawRepresentable<String> & CaseIterable>(
        _ name: String, _: Choice.Type
    ) throws(MessageError) -> Choice? {
        try optional(name, .oneOf(Choice.allCases.map(\.rawValue))) { value in
            value.string.flatMap(Choice.init(rawValue:))
        }
    }

    func texts(_ name: String) throws(MessageError) -> [String]? {
        try list(name) { (value, name) throws(MessageError) in
            guard let text = value.string else { throw .wrongType(name, expected: .text) }
            return text
        }
    }

    func message<Value: Message>(_ name: String, _: Value.Type) throws(MessageError) -> Value? {
        guard has(name), let value = object[name] else { return nil }
        return try Value(json: value, at: path + name)
    }

    func messages<Value: Message>(
        _ name: String, _: Value.Type
    ) throws(MessageError) -> [Value]? {
        try list(name) { (value, name) throws(MessageError) in try Value(json: value, at: name) }
    }
}
