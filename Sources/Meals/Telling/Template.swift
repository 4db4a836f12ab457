/// A text with places in it: `{name}, {count} {count|serving|servings}`.
package struct Template: Sendable {
    package enum Part: Sendable, Hashable {
        case words(Substring)
        case place(Substring)
        /// A word by the number that stands in a place.
        case plural(Substring, one: Substring, many: Substring)
    }

    package let parts: [Part]

    package init(_ text: String) {
        var parts: [Part] = []
        var rest = text[...]
        while let start = rest.firstIndex(of: "{"),
            let end = rest[start...].firstIndex(of: "}")
        {
            if start > rest.startIndex { parts.append(.words(rest[..<start])) }
            let fields = rest[rest.index(after: start)..<end].split(
                separator: "|", omittingEmptySubsequences: false)
            switch fields.count {
            case 1: parts.append(.place(fields[0]))
            case 3: parts.append(.plural(fields[0], one: fields[1], many: fields[2]))
            default: preconditionFailure("no place of a text: \(text)")
            }
            rest = rest[rest.index(after: end)...]
        }
        if !rest.isEmpty { parts.append(.words(rest)) }
        self.parts = parts
    }

    /// The places, each once, in the order in which they are named first.
    package var names: [Substring] {
        var names: [Substring] = []
        for part in parts {
            switch part {
            case .words: continue
            case .place(let name), .plural(let name, _, _):
                if !names.contains(name) { names.append(name) }
            }
        }
        return names
    }

    /// What stands in the place of a text that has one, between the words before it and behind it.
    func value(in told: String) -> String? {
        guard let place = parts.firstIndex(where: { if case .place = $0 { true } else { false } })
        else { return nil }
        let before = parts[..<place].map(Self.plain).joined()
        let after = parts[(place + 1)...].map(Self.plain).joined()
        guard told.hasPrefix(before), told.hasSuffix(after),
            told.count >= before.count + after.count
        else { return nil }
        return String(told.dropFirst(before.count).dropLast(after.count))
    }

    private static func plain(_ part: Part) -> String {
        if case .words(let words) = part { String(words) } else { "" }
    }
}
