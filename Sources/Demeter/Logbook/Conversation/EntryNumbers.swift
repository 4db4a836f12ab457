/// Entries that are named by their numbers: "#12", "entry 12".
enum EntryNumbers {
    /// The number that words are, and nothing else; `nil` when they say anything more.
    static func number(_ words: SpokenWords) -> Int64? {
        var words = words
        words.dropLeading(["the"])
        let isNamed = words.dropAny(of: ["entry number", "entry no", "entry"]) != nil
        guard words.count == 1, let word = words.first else { return nil }
        let digits = word.hasPrefix("#") ? word.dropFirst() : isNamed ? word[...] : ""
        guard let id = Int64(digits), id > 0 else { return nil }
        return id
    }

    /// Those of a list: "#3", "#3 and #4", "#3, #4"; `nil` when the words say anything else.
    static func numbers(_ words: SpokenWords) -> [Int64]? {
        var words = words
        words.dropLeading(["the", "entries", "entry"])
        var found: [Int64] = []
        for word in words.words where word.text != "and" && word.text != "&" {
            guard word.text.hasPrefix("#"), let id = Int64(word.text.dropFirst()), id > 0 else {
                return nil
            }
            found.append(id)
        }
        return found.isEmpty ? nil : found
    }
}
