internal import Body
internal import Nutrition
internal import Wire

/// Reads what somebody says of themselves: "I weigh 82.4 kilos", "I was born in 1984", "my profile".
///
/// All of the words must belong to it.
enum PersonWords {
    static func remark(in line: String) -> PersonRemark? {
        var words = words(of: line)
        while let last = words.last, endings.contains(last) { words.removeLast() }
        guard let first = words.first, openers.contains(first) || first.first?.isNumber == true
        else {
            return nil
        }
        if let asked = asked[words.joined(separator: " ")] { return asked }
        return profile(words) ?? measurement(words) ?? aim(words)
    }

    /// In lower case, without marks around them; those of feet and inches stay.
    private static func words(of line: String) -> [String] {
        line.lowercased().split(whereSeparator: \.isWhitespace).map { part in
            var word = part
            while let last = word.last, ",.;:!?".contains(last) { word.removeLast() }
            return word.first?.isNumber == true
                ? String(word) : word.filter { $0 != "'" && $0 != "’" }
        }.filter { !$0.isEmpty }
    }

    private static func profile(_ words: [String]) -> PersonRemark? {
        for (opening, key) in tellings where words.starts(with: opening) {
            let rest = words.dropFirst(opening.count)
            guard let text = said(Array(rest), key) else { continue }
            return .tell(ProfileRequest([key: text]))
        }
        return nil
    }

    /// The text under `key` that the words behind an opening say; `nil` when they say something else.
    private static func said(_ words: [String], _ key: Profile.Key) -> String? {
        var profile = Profile()
        switch key {
        case .born, .region, .language:
            guard words.count == 1 else { return nil }
        case .height:
            var words = words
            let isTall = words.last == "tall"
            if isTall { words.removeLast() }
            // "I am 82" says nothing of a height.
            guard let amount = BodyAmount(words: words), amount.dimension == .length || isTall,
                amount.dimension == .length || amount.dimension == nil
            else { return nil }
            try? profile.set(.height, to: "\(amount.value)\(amount.dimension == nil ? "" : "cm")")
            return profile.text(of: .height)
        case .sex:
            let words = words.filter { $0 != "a" }
            guard words.count == 1 else { return nil }
            try? profile.set(.sex, to: words[0])
            return profile.text(of: .sex)
        case .pregnant, .breastfeeding:
            switch words {
            case [key.rawValue]: return "yes"
            case ["not", key.rawValue], ["no", "longer", key.rawValue]: return "no"
            default: return nil
            }
        }
        try? profile.set(key, to: words[0])
        return profile.text(of: key)
    }

    private static func measurement(_ words: [String]) -> PersonRemark? {
        let found = SpanWords.span(in: words)
        for (opening, kind, isNamed) in measuring where found.words.starts(with: opening) {
            let rest = Array(found.words.dropFirst(opening.count))
            guard let amount = BodyAmount(words: rest), let value = kind.value(of: amount),
                isNamed || amount.dimension != nil
            else { continue }
            return kind.range.contains(value) ? .measure(kind, value, found.span) : .odd(kind)
        }
        return nil
    }

    /// "I want to lose 0.4 kg a week", "hold my weight"
    private static func aim(_ words: [String]) -> PersonRemark? {
        var words = words[...]
        if let wish = wishes.first(where: { words.starts(with: $0) }) {
            words = words.dropFirst(wish.count)
        }
        let joined = words.joined(separator: " ")
        if holding.contains(joined) { return .aim(WeightAim(weekly: .zero)) }
        if ending.contains(joined) { return .aim(nil) }
        guard let sign = words.first.flatMap({ directions[$0] }),
            let rate = rates.first(where: { words.reversed().starts(with: $0.reversed()) }),
            let amount = BodyAmount(words: Array(words.dropFirst().dropLast(rate.count))),
            amount.dimension == .mass
        else { return nil }
        return .aim(WeightAim(weekly: Thousandths(sign * amount.value)))
    }

    private static let wishes = [
        "i want to", "i would like to", "id like to", "my goal is to", "help me to", "help me",
        "i wish to", "im going to",
    ].map(Turns.words)
    private static let directions = ["lose": -1.0, "gain": 1.0]
    private static let rates = ["a week", "per week", "every week", "each week", "weekly"]
        .map(Turns.words)
    private static let holding: Set<String> = [
        "hold my weight", "keep my weight", "maintain my weight",
    ]
    private static let ending: Set<String> = [
        "stop following my weight", "let my goal be", "let my weight be",
    ]

    private static func set(_ text: String) -> Set<String> {
        Set(text.split(whereSeparator: \.isWhitespace).map(String.init))
    }

    private static let endings = set("now please currently thanks")
    private static let openers = set(
        """
        i im my weight waist weighed walked what whats how hows show steps burned burnt resting lose \
        gain hold keep maintain help id stop let
        """)

    private static let tellings: [([String], Profile.Key)] = Turns.each([
        ("i was born in", .born), ("i was born on", .born), ("i was born", .born),
        ("im born in", .born), ("my birthday is", .born), ("my year of birth is", .born),
        ("my height is", .height), ("i am", .height), ("im", .height), ("i am", .sex),
        ("im", .sex), ("my sex is", .sex), ("i am", .pregnant), ("im", .pregnant),
        ("i am", .breastfeeding), ("im", .breastfeeding), ("my language is", .language),
        ("my region is", .region), ("my country is", .region),
    ])

    /// Openings, what they measure, and whether they name it, so that no unit is needed.
    private static let measuring = turns.map { (Turns.words($0.0), $0.1, $0.2) }

    private static let turns: [(String, MeasurementKind, Bool)] = [
        ("i weigh in at", .weight, true), ("i weighed in at", .weight, true),
        ("i weigh", .weight, true), ("i weighed", .weight, true),
        ("i currently weigh", .weight, true), ("my weight is", .weight, true),
        ("my weight was", .weight, true), ("weighed in at", .weight, true),
        ("weight", .weight, false), ("my weight", .weight, false), ("i am", .weight, false),
        ("im", .weight, false), ("i was", .weight, false), ("my waist is", .waist, true),
        ("my waist was", .waist, true), ("my waist measures", .waist, true),
        ("waist", .waist, false), ("my waist", .waist, false), ("i walked", .steps, false),
        ("i took", .steps, false), ("i did", .steps, false), ("i made", .steps, false),
        ("walked", .steps, false), ("steps", .steps, true), ("", .steps, false),
        ("i burned", .activeEnergy, false), ("i burnt", .activeEnergy, false),
        ("burned", .activeEnergy, false), ("burnt", .activeEnergy, false),
    ]

    private static let asked: [String: PersonRemark] = {
        var asked: [String: PersonRemark] = [:]
        for words in [
            "my profile", "show my profile", "show me my profile", "what is my profile",
            "whats my profile", "what do you know about me", "what do you know of me",
        ] { asked[words] = .ask }
        for words in ["how much do i weigh", "how heavy am i", "what do i weigh"] {
            asked[words] = .askMeasurement(.weight)
        }
        for words in [
            "how much do i burn", "how many calories do i burn", "what do i burn",
            "how much energy do i burn", "how much do i burn a day", "what is my expenditure",
            "whats my expenditure", "my expenditure", "how many calories do i burn a day",
            "what is my energy expenditure", "how much do i burn each day",
            "how many calories do i need", "how many calories do i need a day",
        ] { asked[words] = .askEnergy }
        for words in [
            "what is my trend weight", "whats my trend weight", "my trend weight",
            "show my trend weight", "how is my weight", "hows my weight", "what does my weight do",
            "what is my weight trend", "whats my weight trend", "my weight trend",
        ] { asked[words] = .askTrend }
        for kind in MeasurementKind.allCases {
            for opening in ["what is my", "whats my", "what was my", "my", "show my", "show me my"]
            {
                asked["\(opening) \(kind.name)"] = .askMeasurement(kind)
            }
        }
        for words in [
            "how many steps did i walk", "how many steps have i walked", "how many steps",
        ] {
            asked[words] = .askMeasurement(.steps)
        }
        return asked
    }()
}
