internal import Locking

/// A text in one language, cut into its words and places once, as it is told again and again.
struct TextWording: Sendable {
    /// What stands in a place.
    struct Value {
        var told: String
        var count: Int?
    }

    private enum Part {
        case words(String)
        /// The number of the value that stands there.
        case place(Int)
        /// A word by the number that stands in a place.
        case plural(Int, one: String, many: String)
    }

    private let parts: [Part]
    /// Whether it tells of nothing but itself.
    let isPlain: Bool

    /// - Parameter order: the places that the values are of.
    init(_ template: Template, inOrderOf order: [Substring]) {
        func number(_ name: Substring) -> Int {
            guard let place = order.firstIndex(of: name) else {
                preconditionFailure("a text has no value for {\(name)}")
            }
            return place
        }
        isPlain = order.isEmpty
        parts = template.parts.map { part in
            switch part {
            case .words(let words): .words(String(words))
            case .place(let name): .place(number(name))
            case .plural(let name, let one, let many):
                .plural(number(name), one: String(one), many: String(many))
            }
        }
    }

    /// - Parameter values: as many as it has places, in their order.
    func filled(_ values: [Value]) -> String {
        if parts.count == 1, case .words(let words) = parts[0] { return words }
        var text = ""
        for part in parts {
            switch part {
            case .words(let words): text += words
            case .place(let place): text += values[place].told
            case .plural(let place, let one, let many):
                text += values[place].count == 1 ? one : many
            }
        }
        return text
    }
}

/// The wordings of a text by language; each is made when it is told first, for most are never told.
final class TextWordings: Sendable {
    private struct Known {
        var english: TextWording?
        var chinese: TextWording?
    }

    private let known = Mutex(Known())

    func wording(
        in language: Language, _ english: String, _ chinese: String
    ) -> TextWording {
        known.withLock { known in
            switch language {
            case .english:
                if let wording = known.english { return wording }
                let template = Template(english)
                let wording = TextWording(template, inOrderOf: template.names)
                known.english = wording
                return wording
            case .chinese:
                if let wording = known.chinese { return wording }
                let wording = TextWording(
                    Template(chinese), inOrderOf: Template(english).names)
                known.chinese = wording
                return wording
            }
        }
    }
}
