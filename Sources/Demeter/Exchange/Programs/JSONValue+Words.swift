internal import JSON

extension JSONValue {
    /// Its text without white space around; `nil` when there is nothing in it.
    var words: String? {
        guard let text = string, !Numeral.isAbsent(text) else { return nil }
        let trimmed = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        return trimmed.isEmpty ? nil : trimmed
    }

    /// A number, also one that is written as a text, as some programs do.
    var amount: Double? {
        number ?? string.flatMap { Numeral.value($0, .point) }
    }
}
