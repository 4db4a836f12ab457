internal import FoodCatalog

/// What stands in notes, headings and to-dos: food's names in front of other matters.
extension MealSense {
    func isNote(_ clause: Range<Int>) -> Bool {
        isHeadedByThing(clause) || isTrend(clause) || isPutOn(clause) || isBooking(clause)
            || isShown(clause) || isForOccasion(clause)
    }

    /// "spreadsheet for the bread order", "poster about the burger": what is spoken of is the thing.
    private func isHeadedByThing(_ clause: Range<Int>) -> Bool {
        guard
            let first = clause.first(where: { !roles[$0].has([.determiner, .owner]) }),
            first + 2 < clause.upperBound, roles[first].has(.thing),
            !roles[first].has([.event, .room]), !words[first].isName,
            words[first].kinds.isDisjoint(with: [.container, .unit, .size, .meal]),
            words[first + 1].token.gap.isEmpty
        else { return false }
        return Self.belonging.contains(words[first + 1].token.surface)
            && !has(clause, [.ate, .got, .speaker, .meal])
    }

    /// "apple stock up 3 percent", "cocoa stock down 20 points": what is bought and sold in tables.
    private func isTrend(_ clause: Range<Int>) -> Bool {
        guard !has(clause, .ate) else { return false }
        return clause.dropFirst().contains { position in
            position + 1 < clause.upperBound
                && Self.trends.contains(words[position].token.surface)
                && words[position + 1].token.isNumber
                && (words[position + 1].token.traits.contains(.percent)
                    || position + 2 < clause.upperBound
                        && Self.points.contains(words[position + 2].token.surface))
                && !(position + 1..<clause.upperBound).contains(where: isFoodWord)
        }
    }

    /// "put vinegar on the limescale": on nothing that is eaten.
    private func isPutOn(_ clause: Range<Int>) -> Bool {
        guard let verb = clause.first(where: { !roles[$0].has([.speaker, .adverb]) }),
            Self.putting.contains(words[verb].token.surface), !has(clause, .ate),
            !clause.contains(where: { words[$0].has(.unit) }),
            let last = clause.last, last > verb + 3, roles[last - 1].has([.determiner, .owner]),
            roles[last - 2].has(.placing)
        else { return false }
        return isUnknown(last) || roles[last].has([.thing, .body])
    }

    /// "table for 4 at the pizza place"
    private func isBooking(_ clause: Range<Int>) -> Bool {
        guard !has(clause, .ate) else { return false }
        return clause.dropLast(3).contains { position in
            Self.table == words[position].token.surface && roles[position + 1].has(.for)
                && words[position + 2].has(.number)
                && Self.at == words[position + 3].token.surface
        }
    }

    /// "has beans on bbc2", "chicken run on netflix": what is watched there, unless more is said than its name.
    private func isShown(_ clause: Range<Int>) -> Bool {
        guard clause.count > 2, clause.count < 6, let last = clause.last,
            !has(clause, [.ate, .got, .meal]), !hasAmount(clause),
            Self.channels.contains(words[last].token.surface)
        else { return false }
        return Self.on == words[last - 1].token.surface
            && !clause.contains { Self.beside.contains(words[$0].token.surface) }
    }

    /// "cupcakes x 24 for school": so many, and for where others eat.
    private func isForOccasion(_ clause: Range<Int>) -> Bool {
        guard let last = clause.last, last > clause.lowerBound + 1,
            !has(clause, [.ate, .speaker, .meal]),
            Self.occasions.contains(words[last].token.surface), roles[last - 1].has(.for)
        else { return false }
        return clause.contains { words[$0].has(.number) && words[$0].value >= Self.batch }
    }

    /// "took 2 paracetamol with water"
    func isPill(_ clause: Range<Int>) -> Bool {
        !clause.contains { words[$0].has(.container) }
            && clause.contains { Self.pills.contains(words[$0].token.surface) }
            && !clause.contains {
                isFoodWord($0) && words[$0].token.surface != Self.water && !words[$0].isGuess
            }
    }

    private static let belonging = WordSet("for about")
    private static let trends = WordSet("up down")
    private static let points = WordSet("percent points point pts bps pc")
    private static let putting = WordSet(
        "put putting pour poured sprinkle sprinkled rub rubbed spray sprayed tip tipped use used")
    private static let table = WordHash("table")
    private static let at = WordHash("at")
    private static let beside = WordSet("with and while watching")
    /// As many as nobody has alone.
    private static let batch = 6.0
    private static let on = WordHash("on")
    private static let water = WordHash("water")
    private static let channels = WordSet(
        """
        bbc bbc1 bbc2 itv netflix youtube spotify radio tiktok instagram facebook ebay hulu
        disney etsy tinder twitter reddit linkedin pinterest vinted
        """)
    private static let occasions = WordSet(
        "school nursery preschool church charity fundraiser potluck fete raffle class playgroup scouts"
    )
    private static let pills = WordSet(
        """
        paracetamol ibuprofen aspirin nurofen tylenol advil statin statins antihistamine painkiller
        painkillers antibiotic antibiotics pill pills
        """)
}
