/// A publication's name of a measure put into plain words, by rule.
///
/// "1 small or thin/very thin slice" becomes "small slice" and "thin slice"; "10 chips" becomes
/// "chip", a tenth of the weight. `docs/catalog.md` lists the rules with examples.
package struct PortionLabel: Sendable, Hashable {
    /// One of the measure.
    package var text: String
    /// How many of it the published weight is of.
    package var count: Double
    /// The publication did not say which size or form; a label that does say takes precedence.
    package var vague: Bool

    package init(_ text: String, count: Double = 1, vague: Bool = false) {
        self.text = text
        self.count = count
        self.vague = vague
    }

    /// The amount meant when none was said; no measure, but the food's usual weight.
    package static let usualAmount = "Quantity not specified"

    /// The plain labels of a published one; none when nobody would say it.
    ///
    /// `grams` tells a bare ounce, which is a unit of weight and no portion, from an ounce of
    /// something that is weighed before it is cooked or boned.
    package static func plain(_ published: String, grams: Double) -> [PortionLabel] {
        var label = published
        if label.contains("uideline amount") {
            return guidelines[label].map { [PortionLabel($0)] } ?? []
        }
        let (count, rest) = leadingCount(label)
        label = rest
        if count != 1 { label = singular(withoutParentheses(label)) }
        label = withInches(label)
        let vague = vagueMarks.contains { label.contains($0) }
        for mark in vagueMarks { label = label.replacing(mark, with: "") }
        label = withoutYields(label)
        for (from, to) in phrases { label = label.replacing(from, with: to) }
        label = tidied(withoutSizes(label))
        if label.isEmpty || isDropped(label, grams: grams / count) { return [] }
        let derived = count != 1
        return alternatives(of: label).map {
            PortionLabel($0, count: count, vague: vague || derived)
        }
    }

    /// Amounts that go with something else; all others of their kind are left out.
    private static let guidelines = [
        "Guideline amount per slice of bread/roll": "on a slice of bread",
        "Guideline amount on regular sandwich": "on a sandwich",
        "Guideline amount per sandwich": "on a sandwich",
        "Guideline amount in salad": "in a salad",
        "Guideline amount if topping": "as a topping",
    ]

    private static let vagueMarks = [
        ", NFS", " (NFS)", ", NS as to size", ", NS as to form", ", NS as to shape", ", NS size",
        ", any size", " NFS",
    ]

    private static let phrases = [
        ("cup (8 fl oz)", "cup"), ("fl oz (no ice)", "fl oz"),
        ("fl oz (with ice)", "fl oz with ice"), (" / ", "/"), ("oz dry", "oz, dry"),
        ("miniature/bite size", "mini/bite-size"), ("bite size/", "bite-size/"),
        ("miniature", "mini"), ("thin/very thin", "thin"), ("regular/sandwich size", "regular"),
        ("surface inch", "square inch"), ("cubic inch, boneless, cooked", "cubic inch"),
        ("frankfurter", "hot dog"), ("floweret", "floret"), ("submarine", "sub"),
        ("approximately ", ""), ("approx ", ""), ("approx. ", ""), (" diameter", ""),
        (" dia", ""), ("1-3 ring", "3-ring"),
        ("extra-large", "extra large"), ("xlarge", "extra large"),
        ("tbsp", "tablespoon"), ("tsp", "teaspoon"), ("single serving bag", "bag"),
        ("individual school container", "school container/carton"), (", cooked", ""),
        ("tender, strip, or finger", "tender/strip/finger"), ("MCDonald's", "McDonald's"),
    ]

    private static func isDropped(_ label: String, grams: Double) -> Bool {
        let parts = label.split(separator: ",").map { $0.trimmed() }
        guard let head = parts.first else { return true }
        let details = parts.dropFirst()
        let asEaten = ["boneless", "cooked", "without shell", "skinless"]
        if head == "oz" || head == "ounce" {
            if details.contains("lean only") || details.contains("fat removed") { return true }
            return abs(grams - 28.35) < 0.7 && details.allSatisfy(asEaten.contains)
        }
        if head == "lb" { return abs(grams - 453.6) < 1 }
        if head.hasPrefix("cubic inch") {
            return details.contains { $0 == "fat removed" || $0.hasPrefix("with bone") }
        }
        return false
    }

    /// "(yield after cooking, bone removed)" and ", yields" tell of the weight, not of the measure.
    private static func withoutYields(_ label: String) -> String {
        var label = label
        while let open = label.firstRange(of: "(yield"),
            let close = label[open.lowerBound...].firstIndex(of: ")")
        {
            label.removeSubrange(open.lowerBound...close)
        }
        for mark in [", yield after cooking", ", yields", " yields"] {
            label = label.replacing(mark, with: "")
        }
        return label
    }

    private static func withoutParentheses(_ label: String) -> String {
        guard let open = label.firstIndex(of: "(") else { return label }
        return String(label[..<open])
    }

    /// `9"` is nine inches; other quotation marks are none of ours.
    private static func withInches(_ label: String) -> String {
        var text = ""
        for character in label {
            if character != "\"" {
                text.append(character)
            } else if text.last?.isNumber == true {
                text += " inch"
            }
        }
        return text
    }

    /// Nobody says how many inches long, wide and thick a slice was.
    private static func withoutSizes(_ label: String) -> String {
        guard let open = label.firstIndex(of: "("), label[open...].contains(" inch x "),
            let close = label[open...].firstIndex(of: ")")
        else { return label }
        var label = label
        label.removeSubrange(open...close)
        return label
    }

    private static func singular(_ label: String) -> String {
        let end = label.firstIndex(of: ",") ?? label.endIndex
        var words = label[..<end].split(separator: " ").map(String.init)
        if let last = words.popLast() { words.append(FoldedName.singular(last)) }
        return words.joined(separator: " ") + label[end...]
    }

    private static func tidied(_ label: String) -> String {
        let words = label.split(separator: " ")
        return words.joined(separator: " ").replacing(" ,", with: ",").replacing(" )", with: ")")
    }
}

extension Substring {
    /// Without spaces at either end.
    func trimmed() -> String {
        var text = self
        while text.first == " " { text.removeFirst() }
        while text.last == " " { text.removeLast() }
        return String(text)
    }
}
