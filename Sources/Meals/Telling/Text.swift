/// Something that stands in a place of a text.
package protocol Told: Sendable {
    var told: String { get }
    /// How many there are, for the words that follow a number; `nil` of what is no number.
    var count: Int? { get }
}

extension String: Told {
    package var told: String { self }
    package var count: Int? { nil }
}

extension Int: Told {
    package var told: String { description }
    package var count: Int? { self }
}

/// A number that is not written as its digits alone: `9,481`.
package struct Counted: Told {
    package var count: Int?
    package var told: String

    package init(_ count: Int, _ told: String) {
        self.count = count
        self.told = told
    }
}

/// One text of the catalogue in every language, with places for what it tells of.
///
/// A place is written `{entry}`. The values are those of the English text's places, in the order in which each is named
/// first; the other languages may have them in another. `{count|entry|entries}` is a word by a number that stands in a
/// place: the first for one, the second for all others.
package struct Text<each Value: Told>: CatalogueText {
    package let english: String
    package let chinese: String
    private let wordings = TextWordings()

    package init(_ english: String, _ chinese: String) {
        self.english = english
        self.chinese = chinese
    }

    package var places: Int {
        var count = 0
        for _ in repeat (each Value).self { count += 1 }
        return count
    }

    /// In the language of the moment.
    package func callAsFunction(_ values: repeat each Value) -> String {
        let wording = wordings.wording(in: Telling.current.language, english, chinese)
        if wording.isPlain { return wording.filled([]) }
        var told: [TextWording.Value] = []
        told.reserveCapacity(places)
        for value in repeat each values {
            told.append(TextWording.Value(told: value.told, count: value.count))
        }
        return wording.filled(told)
    }
}

extension Text {
    /// What stands in the first place of a text that was told in any language; `nil` of another text.
    package func value(in told: String) -> String? {
        [english, chinese].lazy.compactMap { Template($0).value(in: told) }.first
    }
}

/// A text that tells of nothing but itself.
package typealias Sentence = Text<>

/// What is the same of every text, for those that look through the catalogue.
package protocol CatalogueText: Sendable {
    var english: String { get }
    var chinese: String { get }
    /// How many values it is told with.
    var places: Int { get }
}
