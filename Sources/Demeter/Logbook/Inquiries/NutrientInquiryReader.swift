internal import MealReader
internal import Nutrition

/// Tells what is asked about nutrients; every word must have its place in the question.
enum NutrientInquiryReader {
    /// - Parameter found: a question without the words of its days, long names as ids.
    static func inquiry(_ found: SpanWords.Found, _ meal: Meal?) -> NutrientInquiry? {
        let words = found.words
        let span = found.span ?? .today
        let nutrients = words.compactMap(NutrientWords.nutrient)
        let others = words.filter { NutrientWords.nutrient($0) == nil }
        if let nutrient = nutrients.first, Set(nutrients).count == 1 {
            return about(nutrient, others, span, meal)
                ?? against(nutrient, others, span, isSalt: words.contains("salt"))
                ?? from(nutrient, words, found.span, meal)
        }
        guard nutrients.isEmpty else { return nil }
        if others.contains("water") { return water(others, found.span) }
        return group(others, span)
    }

    private static func about(
        _ nutrient: Nutrient, _ others: [String], _ span: Span, _ meal: Meal?
    ) -> NutrientInquiry? {
        guard others.allSatisfy(known.contains) else { return nil }
        let said = Set(others)
        if !said.isDisjoint(with: origins) || said.isSuperset(of: ["from", "where"]) {
            return .sources(nutrient, span, meal)
        }
        if !said.isDisjoint(with: rests) {
            return said.contains("still") || !nutrient.isLeading ? .left(nutrient) : nil
        }
        if !said.isDisjoint(with: shares) { return .share(nutrient, span) }
        let isJudged =
            !said.isDisjoint(with: judged) || said.isSuperset(of: ["too", "much"])
            || said.isSuperset(of: ["need", "more"])
        if isJudged { return .enough(nutrient, span) }
        return nil
    }

    /// "Did I stay under 2300 mg of sodium yesterday": a bound that is said with the question.
    private static func against(
        _ nutrient: Nutrient, _ others: [String], _ span: Span, isSalt: Bool
    ) -> NutrientInquiry? {
        let numbers = others.compactMap(Double.init)
        guard let first = others.first, asksWhether.contains(first), numbers.count == 1,
            let number = numbers.first, number > 0, number <= 1_000_000
        else { return nil }
        var rest = others.filter { Double($0) == nil }
        let units = rest.compactMap { NutrientWords.units[$0] }
        guard units.count <= 1 else { return nil }
        rest.removeAll { NutrientWords.units[$0] != nil || bounding.contains($0) }
        let isMost = others.contains(where: most.contains)
        guard rest.allSatisfy(known.contains), isMost || others.contains(where: least.contains)
        else { return nil }
        var bound = number
        if let unit = units.first ?? (isSalt ? .gram : nil) {
            let said = NutrientNames.Said(
                nutrient: nutrient, factor: isSalt ? NutrientNames.saltFactor : 1)
            guard let value = said.value(number, in: unit) else { return nil }
            bound = value
        }
        let amount = Thousandths(bound)
        return .against(nutrient, isMost ? .maximum(amount) : .minimum(amount), span)
    }

    /// "How much selenium did I get from the tuna", "how much vitamin C was in the orange"
    private static func from(
        _ nutrient: Nutrient, _ words: [String], _ span: Span?, _ meal: Meal?
    ) -> NutrientInquiry? {
        guard nutrient != .calories,
            let place = words.lastIndex(where: { $0 == "from" || $0 == "in" })
        else { return nil }
        let before = words[..<place].filter { NutrientWords.nutrient($0) == nil }
        let food = words[(place + 1)...].drop { articles.contains($0) }
        // "How much iron is in spinach" asks of the food, not of what was had.
        guard before.count < place, before.starts(with: ["how", "much"]) || before.first == "what",
            // "How much protein did I get in smarch" asks of a day that nobody knows.
            words[place] == "in"
                ? before.contains("was") || before.contains("were")
                : before.contains(where: past.contains) || span != nil,
            before.allSatisfy({ known.contains($0) || NutrientWords.units[$0] != nil }),
            (1...4).contains(food.count), !food.contains(where: known.contains)
        else { return nil }
        return .from(nutrient, food: food.joined(separator: " "), span ?? .today, meal)
    }

    private static func water(_ others: [String], _ span: Span?) -> NutrientInquiry? {
        guard others.allSatisfy({ known.contains($0) || $0 == "water" }),
            others.contains("much") || others.first == "water" && span != nil
                || others.contains("intake") || others.contains("enough")
        else { return nil }
        return .water(span ?? .today)
    }

    private static func group(_ others: [String], _ span: Span) -> NutrientInquiry? {
        let groups = others.compactMap { groupNames[$0] }
        guard let group = groups.first, groups.count == 1,
            others.allSatisfy({ groupNames[$0] != nil || known.contains($0) })
        else { return nil }
        let said = Set(others)
        // "Macros" and "nutrition" alone ask for the usual sum.
        let isLacking =
            !said.isDisjoint(with: lacks) || said.isSuperset(of: ["need", "more"])
            || said.contains("enough")
        if isLacking { return .lacking(group.group, span) }
        return group.isPlain ? .all(group.group, span) : nil
    }

    private static let groupNames: [String: (group: NutrientGroup?, isPlain: Bool)] = [
        "vitamins": (.vitamins, true), "vitamin": (.vitamins, true),
        "minerals": (.minerals, true), "mineral": (.minerals, true),
        "micronutrients": (nil, true), "micros": (nil, true), "nutrients": (nil, true),
        "nutrient": (nil, true), "electrolytes": (.minerals, true),
    ]

    private static func set(_ text: String) -> Set<String> {
        Set(text.split(whereSeparator: \.isWhitespace).map(String.init))
    }

    private static let origins = set(
        """
        most source sources biggest largest highest richest top gave gives gave came come comes coming \
        main contributed contributes contributor contributors provided supplied mostly mainly
        """)
    private static let rests = set("left remaining still")
    private static let shares = set("percentage percent proportion")
    private static let asksWhether = set("did was were am have had is are do does")
    private static let most = set("under below within less exceed exceeded over above")
    private static let least = set("reach reached hit get got meet met")
    private static let bounding = set("stay stayed keep kept remain remained than go went")
    private static let past = set("did was were came got had gave have")
    private static let articles = set("the my that those these a an some our")
    private static let judged = set(
        """
        enough sufficient insufficient low short lacking lack deficient high over under ok okay alright \
        fine adequate meet met reach reached hit missing need
        """)
    private static let lacks = set(
        "low short lacking lack deficient missing miss missed under deficiencies deficiency lowest below"
    )
    /// Words that may stand around all of these questions.
    private static let known = origins.union(rests).union(judged).union(lacks).union(shares).union(
        set(
            """
            how much many what whats which where when is are was were am did do does have has had get \
            got getting i ive im me my we our us you it that there the a an of in on from for to with \
            and any all some food foods thing things item items meal meals entry entries ate eat eaten \
            eating drink drank drunk consume consumed intake level levels today so far too more can \
            could should show tell give list daily by up at goal target been being be really actually \
            total amount this day not didnt wasnt need needs now out recommended allowance reference requirement rda \
            status doing looking look like taken take taking
            """))
}
