internal import FoodCatalog
internal import MealReader
internal import Nutrition

/// Tells answers and corrections in Chinese from meals.
struct ChineseRemarks: Sendable {
    let reader: MealReader

    /// - Parameter isAsked: whether a question is open, so that a bare amount may answer it.
    func remark(in line: String, isAsked: Bool) -> Remark? {
        let wording = ChineseWording(line)
        if let answer = answer(wording, line, isAsked: isAsked) { return answer }
        for (meaning, pattern) in Self.turns {
            if let places = pattern.match(wording),
                let remark = remark(meaning, places, line)
            {
                return remark
            }
        }
        return nil
    }

    private func remark(
        _ meaning: Substring, _ places: [Character: String], _ line: String
    ) -> Remark? {
        switch meaning {
        case "drop", "cancel": return .cancel(isPointed: false)
        case "complaint": return .complaint
        case "remove":
            guard isName(places["a"]) else { return nil }
            return .correction(subject(places["a"]), .remove, .sure)
        case "change":
            guard let words = places["b"], isOneThing(words), isName(places["a"]) else {
                return nil
            }
            guard let change = change(words) else { return .unclear(words) }
            return .correction(other(places["a"], change), change, .sure)
        case "amount":
            // "豆漿是500cc的": of what was told, by its name; a meal of its own where nothing was.
            guard let words = places["b"], reader.chineseTold(in: words) == .amount,
                isFood(places["a"] ?? ""), isName(places["a"])
            else { return nil }
            return .correction(recent(places["a"]), .amount(words), .ifFits)
        case "part":
            // "雞排我只吃了一半": of what was told; a meal of its own where nothing was.
            guard let words = places["f"], case .part(let part)? = reader.chineseTold(in: words)
            else { return nil }
            return .correction(recent(places["a"]), .scale(part), .ifFits)
        case "beside": return places["c"].map { .beside($0) }
        case "again": return AgainWords.again(in: "the same again").map { .again($0) }
        default: return nil
        }
    }

    /// Whether words are one thing and no sentence: "取消訂位，改吃一碗飯" names nothing that is cancelled.
    private func isOneThing(_ words: String) -> Bool {
        let scalars = HanText.folded(words)
        return !scalars.contains(Self.comma)
            && !Self.eating.contains { scalars.firstRange(of: $0) != nil }
    }

    /// Whether words name what was told: a food, an amount, a day or a meal, or what points at it.
    private func isName(_ words: String?) -> Bool {
        guard let words else { return true }
        guard isOneThing(words), !HanText.folded(words).ends(with: Self.either) else {
            return false
        }
        if reader.chineseTold(in: words) != nil || words.contains("#") || words.contains("＃") {
            return true
        }
        guard case .named(let target) = subject(words) else { return true }
        if target.words.isEmpty || target.words == "everything" { return true }
        let reading = reader.reading(of: target.words)
        return reading.unread.isEmpty && reading.items.allSatisfy { $0.food != nil }
    }

    /// What words say instead: a part, a food, an amount, an occasion.
    func change(_ words: String) -> Remark.Change? {
        switch reader.chineseTold(in: words) {
        case .part(let part): return .scale(part)
        case .amount: return .amount(words)
        case nil: break
        }
        let reading = reader.reading(of: words)
        if reading.items.contains(where: { $0.food != nil }) {
            return reading.unread.isEmpty ? .food(reading) : nil
        }
        guard reading.items.isEmpty, reading.unread.isEmpty else { return nil }
        let meal = reading.meal ?? Self.meals.first { words.contains($0.word) }?.meal
        return meal == nil && reading.time == nil ? nil : .occasion(meal, reading.time)
    }

    /// What a change is set against: an entry that is named, or what the last one was said to be.
    private func other(_ words: String?, _ change: Remark.Change) -> Remark.Subject {
        guard let words, reader.chineseTold(in: words) == nil, !change.isOccasion || isFood(words)
        else { return .last }
        return subject(words)
    }

    private func isFood(_ words: String) -> Bool {
        reader.reading(of: words).items.contains { $0.food != nil }
    }

    private func recent(_ words: String?) -> Remark.Subject {
        guard case .named(var target) = subject(words) else { return .last }
        target.isRecent = true
        return .named(target)
    }

    private func subject(_ words: String?) -> Remark.Subject {
        guard let words else { return .last }
        let number = words.drop { $0 != "#" && $0 != "＃" }.dropFirst().prefix { $0.isNumber }
        if let entry = Int64(number) { return .entry(entry) }
        if Self.last.contains(HanText.folded(words)) { return .last }
        var (target, rest) = (Remark.Target(words: ""), words[...])
        while true {
            if let day = Self.days.first(where: { rest.hasPrefix($0) }) {
                let reading = reader.reading(of: day)
                target.day = reading.time?.day ?? .daysAgo(0)
                rest = rest.dropFirst(day.count)
            } else if let (word, meal) = Self.meals.first(where: { rest.hasPrefix($0.word) }) {
                target.meal = meal
                rest = rest.dropFirst(word.count)
            } else if let word = Self.pointing.first(where: { rest.hasPrefix($0) }),
                rest.count > word.count || target.meal != nil || target.day != nil,
                !isFood(String(rest)) || isFood(String(rest.dropFirst(word.count)))
                    || rest.count == word.count
            {
                rest = rest.dropFirst(word.count)
            } else {
                break
            }
        }
        if Self.all.contains(String(rest)) {
            target.words = "everything"
        } else {
            target.words = String(rest)
        }
        return .named(target)
    }

    /// The remark that new words for a given entry are, if they are one.
    func change(ofOne line: String) -> Remark.Change? {
        guard case .correction(_, let change, _)? = remark(in: line, isAsked: false) else {
            return change(line)
        }
        return change
    }

    private func answer(_ wording: ChineseWording, _ line: String, isAsked: Bool) -> Remark? {
        for (meaning, pattern) in Self.answers + (isAsked ? Self.answersToQuestions : [])
        where pattern.match(wording) != nil {
            switch meaning {
            case "yes": return .yes
            case "no": return .no
            case "neverMind": return .neverMind
            case "first": return .number(1, line)
            case "second": return .number(2, line)
            default: return .number(3, line)
            }
        }
        guard isAsked else { return nil }
        switch reader.chineseTold(in: line) {
        case .part(let part): return .correction(.asked, .scale(part), .sure)
        case .amount: return .correction(.asked, .amount(line), .sure)
        case nil: return nil
        }
    }

    private static func turns(_ rows: String) -> [(meaning: Substring, pattern: ChinesePattern)] {
        rows.split(separator: "\n").map { row in
            let fields = row.split(separator: "|", maxSplits: 1)
            return (fields[0].prefix { $0 != " " }, ChinesePattern(fields[1]))
        }
    }

    private static let turns = turns(ChineseRemarkWords.rows)
    private static let answers = turns(ChineseRemarkWords.answers)
    private static let answersToQuestions = turns(ChineseRemarkWords.answersToQuestions)
    private static let eating = words(ChineseRemarkWords.eating).map { HanText.folded($0) }
    private static let comma: UInt32 = 0x2C
    /// "不是豆漿就是米漿" says that it was one of both.
    private static let either = HanText.folded("就")
    private static let last = Set(
        ChineseRemarkWords.last.split { $0.isWhitespace }.map { HanText.folded(String($0)) })

    private static func words(_ text: String) -> [String] {
        text.split(separator: " ").map(String.init)
    }

    private static let pointing = words(ChineseRemarkWords.pointing)
    private static let all = words(ChineseRemarkWords.all)
    private static let meals = ChineseRemarkWords.meals
    private static let days = words(ChineseRemarkWords.days)
}
