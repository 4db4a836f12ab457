/// Where a curated food's figures come from.
package enum CuratedSource: Sendable, Hashable {
    /// A code of a release, and the brand's subcode whose portion rows to take.
    case usda(USDARelease, code: String, subcode: String?)
    /// Put together from other foods of the catalog.
    case recipe

    /// `F17:31103010`, `F17:53108200/1000242`, `SR:01001`, `recipe`.
    package init?(_ text: String) {
        if text == "recipe" {
            self = .recipe
            return
        }
        let halves = text.split(separator: ":", omittingEmptySubsequences: false)
        guard halves.count == 2, let release = USDARelease(rawValue: String(halves[0]))
        else { return nil }
        let codes = halves[1].split(separator: "/", omittingEmptySubsequences: false)
        guard (1...2).contains(codes.count),
            codes.allSatisfy(release.isCode)
        else { return nil }
        self = .usda(
            release, code: String(codes[0]), subcode: codes.count == 2 ? String(codes[1]) : nil)
    }
}

/// A weight set by hand: grams, or so many of another measure of the food.
package enum CuratedWeight: Sendable, Hashable {
    case grams(Double)
    case measures(Double, String)

    /// `120`, `120 g`, `2 x egg`, `egg`.
    package init?(_ text: String) {
        let words = text.split(separator: " ")
        guard let first = words.first else { return nil }
        guard let number = Double(first) else {
            self = .measures(1, text)
            return
        }
        guard number > 0 else { return nil }
        switch words.count {
        case 1: self = .grams(number)
        case 2 where words[1] == "g": self = .grams(number)
        case 3... where words[1] == "x":
            self = .measures(number, words[2...].joined(separator: " "))
        // A label may begin with a number: "6 oz container".
        default: self = .measures(1, text)
        }
    }
}

package struct CuratedPortion: Sendable, Hashable {
    package var label: String
    package var weight: CuratedWeight

    package init(label: String, weight: CuratedWeight) {
        self.label = label
        self.weight = weight
    }
}

package struct CuratedPart: Sendable, Hashable {
    package var grams: Double
    package var food: String
}
