/// How words sound: a dictionary of the CMU form, with its exceptions before it.
package struct Pronunciations: Sendable {
    private var entries: [String: [[String]]]

    package init(entries: [String: [[String]]] = [:]) { self.entries = entries }

    /// Reads lines such as `tomato(2) T AH M AA T OW`; what is no such line is skipped.
    package init(parsing text: String, only wanted: Set<String>? = nil) {
        entries = [:]
        // Bytes, because a dictionary of 130,000 lines is read at every start.
        for line in text.utf8.split(separator: UInt8(ascii: "\n")) {
            let end = line.firstIndex { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
            guard let end, line.first != UInt8(ascii: "#") else { continue }
            var word = line[..<end]
            if word.last == UInt8(ascii: ")"), let open = word.firstIndex(of: UInt8(ascii: "(")) {
                word = word[..<open]
            }
            guard let name = String(word), wanted?.contains(name) ?? true else { continue }
            let phones = line[end...].split { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
                .compactMap { String($0) }
            entries[name, default: []].append(phones)
        }
    }

    package subscript(word: String) -> [[String]]? { entries[word] }

    package var words: Dictionary<String, [[String]]>.Keys { entries.keys }

    /// Gives `word` these pronunciations unless it has some.
    package mutating func add(_ word: String, _ phones: [[String]]) {
        if entries[word] == nil { entries[word] = phones }
    }

    /// Lets `word` sound like this as well.
    package mutating func addVariant(_ word: String, _ phones: [String]) {
        if entries[word]?.contains(phones) != true { entries[word, default: []].append(phones) }
    }

    /// Those of `self`, and those of `other` for the words that `self` lacks.
    package func completed(by other: Pronunciations) -> Pronunciations {
        Pronunciations(entries: entries.merging(other.entries) { own, _ in own })
    }

    /// The dictionary file that PocketSphinx reads, for these words alone.
    package func file(for words: some Sequence<String>) -> [UInt8] {
        var bytes: [UInt8] = []
        for word in words.sorted() {
            for (index, phones) in (entries[word] ?? []).enumerated() {
                bytes += word.utf8
                if index > 0 { bytes += "(\(index + 1))".utf8 }
                for phone in phones { bytes += " \(phone)".utf8 }
                bytes.append(UInt8(ascii: "\n"))
            }
        }
        return bytes
    }
}
