internal import FoodCatalog

/// What stands in notes, headings and to-dos: food's names in front of other matters.
extension MealSense {
    func isNote(_ clause: Range<Int>) -> Bool {
        isVerbOfFood(clause) || isHeadedByThing(clause) || isTrend(clause) || isPutOn(clause)
            || isBooking(clause) || isShown(clause) || isForOccasion(clause) || isPill(clause)
            || isPraise(clause)
    }

    /// "fish out the invoices", "fudge the numbers": a food's name that is a verb, before what it is done to.
    private func isVerbOfFood(_ clause: Range<Int>) -> Bool {
        let next = clause.lowerBound + 1
        guard clause.count > 2, Self.foodVerbs.contains(words[clause.lowerBound].token.surface),
            words[next].token.gap.isEmpty, !has(clause, [.ate, .got, .meal]),
            roles[next].has([.particle, .owner]) || Self.on == words[next].token.surface
                || Self.definite.contains(words[next].token.surface)
        else { return false }
        return !(next + 1..<clause.upperBound).contains { isFoodWord($0) && !words[$0].isGuess }
    }

    /// "spreadsheet for the bread order", "poster of a burger": what is spoken of is the thing.
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

    /// "apple stock up 3 percent", "cocoa down 20 points": what is bought and sold in tables.
    private func isTrend(_ clause: Range<Int>) -> Bool {
        guard !has(clause, .ate) else { return false }
        return clause.dropFirst().contains { position in
            position + 1 < clause.upperBound
                && Self.trends.contains(words[position].token.surface)
                && words[position + 1].token.isNumber
                && (words[position + 1].token.traits.contains(.percent)
                    || position + 2 < clause.upperBound
                        && Self.points.contains(words[position + 2].token.surface))
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

    /// "table for 4 at nando's", "sandwich, kent, by car"
    private func isBooking(_ clause: Range<Int>) -> Bool {
        guard !has(clause, .ate) else { return false }
        return clause.contains { position in
            let next = position + 1
            guard next < clause.upperBound else { return false }
            if Self.table == words[position].token.surface, roles[next].has(.for),
                next + 1 < clause.upperBound
            {
                return words[next + 1].has(.number)
            }
            return Self.by == words[position].token.surface
                && Self.vehicles.contains(words[next].token.surface)
                && (next + 1 >= clause.upperBound || !words[next + 1].token.gap.isEmpty)
        }
    }

    /// "has beans on bbc2", "cream gig on youtube": what is on there is watched or read.
    private func isShown(_ clause: Range<Int>) -> Bool {
        guard !has(clause, [.ate, .got, .meal]) else { return false }
        return clause.dropFirst().contains { position in
            Self.on == words[position].token.surface && position + 1 < clause.upperBound
                && Self.channels.contains(words[position + 1].token.surface)
        }
    }

    /// "cupcakes x 24 for school": behind "for", where others eat.
    private func isForOccasion(_ clause: Range<Int>) -> Bool {
        guard let last = clause.last, last > clause.lowerBound + 1,
            !has(clause, [.ate, .speaker, .meal]),
            Self.occasions.contains(words[last].token.surface)
                || roles[last].has(.other) && !Self.ours.contains(words[last].token.surface)
                    && !clause.contains(where: { words[$0].has([.unit, .container]) })
        else { return false }
        let before = roles[last - 1].has([.determiner, .owner]) ? last - 2 : last - 1
        return before > clause.lowerBound && roles[before].has(.for)
    }

    /// "a peach of a goal", "hot dog of a day": a food's name that praises or scolds.
    private func isPraise(_ clause: Range<Int>) -> Bool {
        guard !has(clause, [.ate, .got]), clause.count > 3 else { return false }
        return clause.dropLast(3).contains { position in
            isFoodWord(position) && words[position + 1].has(.of)
                && words[position + 2].has(.article)
                && !isFoodWord(position + 3) && !words[position + 3].has([.container, .unit])
        }
    }

    /// "took 2 paracetamol with water"
    private func isPill(_ clause: Range<Int>) -> Bool {
        clause.contains { Self.pills.contains(words[$0].token.surface) }
            && !clause.contains {
                isFoodWord($0) && words[$0].token.surface != Self.water && !words[$0].isGuess
            }
    }

    private static let foodVerbs = WordSet(
        """
        fish fudge milk butter beef ham egg pepper salt jam squash pickle sandwich cream skewer pop prune waffle
        fork spoon toast curry bread crumb sugar spice dice mince mustard sauce plate bowl fig date
        """)
    private static let definite = WordSet("the his her their its them him it that those these")
    private static let belonging = WordSet("for about")
    private static let trends = WordSet("up down")
    private static let points = WordSet("percent points point pts bps pc")
    private static let putting = WordSet(
        "put putting pour poured sprinkle sprinkled rub rubbed spray sprayed tip tipped use used")
    private static let table = WordHash("table")
    private static let by = WordHash("by")
    private static let on = WordHash("on")
    private static let water = WordHash("water")
    private static let vehicles = WordSet("car train bus plane ferry coach bike tram boat taxi")
    private static let channels = WordSet(
        """
        tv telly bbc bbc1 bbc2 itv netflix youtube spotify radio tiktok instagram facebook ebay hulu
        disney etsy tinder twitter reddit linkedin slack zoom pinterest vinted whatsapp
        """)
    private static let occasions = WordSet(
        "school nursery preschool church charity fundraiser potluck fete raffle class playgroup scouts"
    )
    private static let ours = WordSet("family team place restaurant cafe bakery pub canteen")
    private static let pills = WordSet(
        """
        paracetamol ibuprofen aspirin nurofen tylenol advil statin statins antihistamine painkiller
        painkillers antibiotic antibiotics pill pills
        """)
}
