internal import Body
internal import FoodCatalog
internal import MealReader

/// Reads Chinese talk of how somebody feels: 我頭痛,二分, 肚子脹,五分裡三分, 從兩點開始頭痛.
///
/// All of the words must belong to it, and the feeling must be one of the table.
enum ChineseFeelings {
    static func wish(in line: String) -> FeelingWords.Wish? {
        guard line.utf8.count <= 200 else { return nil }
        let wording = ChineseWording(line)
        if let asked = asked(wording) { return asked }
        return told(wording.scalars).map(FeelingWords.Wish.tell)
    }

    static func told(_ line: String) -> FeelingWords.Told? { told(ChineseWording(line).scalars) }

    /// A feeling by what it is called in Chinese.
    static func name(_ said: String) -> String? { names[HanText.folded(said)] }

    private static func told(_ line: [UInt32]) -> FeelingWords.Told? {
        var rest = line[...]
        guard let strength = takeStrength(&rest) else { return nil }
        var time: SpokenTime?
        var isCut = true
        while isCut {
            isCut = cut(&rest, leading)
            if time == nil, let found = takeTime(&rest) { (time, isCut) = (found, true) }
        }
        while rest.count > 1, let last = endings.first(where: { rest.ends(with: $0) }),
            names[Array(rest)] == nil
        {
            rest.removeLast(last.count)
        }
        return name(of: Array(rest)).map {
            FeelingWords.Told(name: $0, strength: strength.value, time: time)
        }
    }

    /// The feeling of words among which stands how much: 肚子有點脹.
    private static func name(of said: [UInt32]) -> String? {
        if let name = names[said] { return name }
        for degree in degrees {
            guard let range = said.firstRange(of: degree) else { continue }
            var plain = said
            plain.removeSubrange(range)
            if let name = names[plain] { return name }
        }
        return nil
    }

    private struct Strength {
        /// 1 to 5.
        var value: Int?
    }

    /// 三分, 五分裡三分, 3/5 at the end; `nil` for what is beyond, as 六分.
    private static func takeStrength(_ rest: inout ArraySlice<UInt32>) -> Strength? {
        for (before, behind) in strengths where rest.ends(with: behind) {
            let body = rest.dropLast(behind.count)
            guard let last = body.last, let value = figures[last],
                body.dropLast().ends(with: before)
            else { continue }
            // 十三分 and 23分 are no such figures.
            let front = body.dropLast(before.count + 1)
            if let digit = front.last, figures[digit] != nil || beyond.contains(digit) {
                return nil
            }
            guard (1...5).contains(value) else { return nil }
            rest = front
            while let mark = rest.last, mark == comma { rest.removeLast() }
            return Strength(value: value)
        }
        // Some other figure of points is none of these.
        return rest.last.map { points.contains($0) } == true
            && rest.contains { beyond.contains($0) }
            ? nil : Strength()
    }

    /// 從兩點開始, 昨天晚上, 今天下午三點半: at the beginning.
    private static func takeTime(_ rest: inout ArraySlice<UInt32>) -> SpokenTime? {
        var left = rest
        _ = cut(&left, since)
        var words: [String] = []
        if let day = takeWord(&left, days) { words.append(day) }
        let part = takeWord(&left, parts)
        if let clock = takeClock(&left) {
            var hour = clock.hour
            if let part, part.isLate, hour < 12 { hour += 12 }
            let digits = clock.minute < 10 ? "0\(clock.minute)" : "\(clock.minute)"
            words.append(
                part == nil && clock.hour <= 12 && clock.minute == 0
                    ? "at \(clock.hour) o'clock" : "at \(hour):\(digits)")
        } else if let part {
            words.append(part.words)
        }
        guard !words.isEmpty, let time = time(words) else { return nil }
        _ = cut(&left, sinceThen)
        guard !left.isEmpty else { return nil }
        rest = left
        return time
    }

    private static func time(_ words: [String]) -> SpokenTime? {
        let times = SaidTimes(in: words.joined(separator: " ")).hits.map(\.time)
        guard !times.isEmpty else { return nil }
        return SpokenTime(
            day: times.lazy.compactMap(\.day).first, clock: times.lazy.compactMap(\.clock).first)
    }

    private static func takeClock(
        _ rest: inout ArraySlice<UInt32>
    ) -> (hour: Int, minute: Int)? {
        guard let point = rest.prefix(5).firstIndex(where: hourMarks.contains),
            let hour = number(rest[..<point]), (0...23).contains(hour)
        else { return nil }
        var left = rest[(point + 1)...]
        var minute = 0
        if let half = left.first, half == Self.half {
            (minute, left) = (30, left.dropFirst())
        } else if let end = left.prefix(4).firstIndex(where: { points.contains($0) }),
            let minutes = number(left[..<end]), (0...59).contains(minutes)
        {
            (minute, left) = (minutes, left[(end + 1)...])
        }
        rest = left
        return (hour, minute)
    }

    /// 1 to 59, in digits or characters.
    private static func number(_ scalars: ArraySlice<UInt32>) -> Int? {
        guard !scalars.isEmpty, scalars.count <= 3 else { return nil }
        var (sum, isTen) = (0, false)
        for scalar in scalars {
            if scalar == ten {
                guard !isTen else { return nil }
                (sum, isTen) = (max(1, sum) * 10, true)
            } else if let figure = figures[scalar] ?? zero(scalar) {
                sum = isTen ? sum + figure : sum * 10 + figure
            } else {
                return nil
            }
        }
        return sum
    }

    private static func zero(_ scalar: UInt32) -> Int? { scalar == 0x30 ? 0 : nil }

    private static func asked(_ wording: ChineseWording) -> FeelingWords.Wish? {
        if allAsked.contains(wording.scalars) { return .ask(nil) }
        for pattern in askings {
            guard let said = pattern.match(wording)?["a"], let name = name(said) else { continue }
            return .ask(name)
        }
        return nil
    }

    @discardableResult private static func cut(
        _ rest: inout ArraySlice<UInt32>, _ words: [[UInt32]]
    ) -> Bool {
        guard names[Array(rest)] == nil,
            let word = words.first(where: { rest.starts(with: $0) && $0.count < rest.count })
        else { return false }
        rest.removeFirst(word.count)
        return true
    }

    private static func takeWord<Meaning>(
        _ rest: inout ArraySlice<UInt32>, _ words: [(word: [UInt32], meaning: Meaning)]
    ) -> Meaning? {
        guard let found = words.first(where: { rest.starts(with: $0.word) }) else { return nil }
        rest.removeFirst(found.word.count)
        return found.meaning
    }

    private static func words(_ text: String) -> [[UInt32]] {
        text.split(separator: " ").map { HanText.folded(String($0)) }
    }

    private static let names: [[UInt32]: String] = {
        var names: [[UInt32]: String] = [:]
        for (name, words) in FeelingNames.chinese {
            for word in words { names[HanText.folded(word)] = name }
        }
        return names
    }()

    private static let comma: UInt32 = 0x2C
    private static let ten = HanText.folded("十")[0]
    private static let half = HanText.folded("半")[0]
    private static let points = Set(HanText.folded("分"))
    private static let hourMarks = Set(HanText.folded("點点時时"))
    private static let beyond = Set(HanText.folded("十百零0"))
    private static let figures: [UInt32: Int] = {
        var figures: [UInt32: Int] = [:]
        for (index, row) in ["1一壹", "2二兩两", "3三", "4四", "5五", "6六", "7七", "8八", "9九"].enumerated() {
            for scalar in HanText.folded(row) { figures[scalar] = index + 1 }
        }
        return figures
    }()

    /// What stands before and behind the figure, the longest first.
    private static let strengths: [([UInt32], [UInt32])] = [
        ("五分裡面有", "分"), ("五分裡的", "分"), ("五分裡", "分"), ("五分中的", "分"), ("五分中", "分"), ("滿分五分", "分"),
        ("5分裡的", "分"), ("5分裡", "分"), ("5分中的", "分"), ("5分中", "分"), ("滿分5分", "分"), ("五分之", ""),
        ("5分之", ""), ("", "/5"), ("程度", "分"), ("強度", "分"), ("程度", ""), ("強度", ""), ("", "分"),
        ("", "級"),
    ].map { (HanText.folded($0.0), HanText.folded($0.1)) }

    private static let leading = words(
        """
        我現在 我今天 我有點 我有一點 我覺得 我感覺 我感到 我又 我還是 我一直 我的 我 現在 有一點 有點 覺得 感覺 感到 又 還是 一直 開始 突然 \
        很 好 非常 超 蠻 滿 有 ,
        """)
    private static let degrees = words("有一點 有點 一直 真的很 非常 很 好 又 超 蠻")
    private static let endings = words(", 了 得很 得要命 的感覺 起來")
    private static let since = words("自從 從 打從 自")
    private static let sinceThen = words("就開始 開始就 開始 起就 以後 之後 就 起 , 的時候")
    private static let days: [(word: [UInt32], meaning: String)] = [
        ("今天", "today"), ("今日", "today"), ("昨天", "yesterday"), ("昨日", "yesterday"),
        ("昨晚", "last night"), ("前天", "2 days ago"), ("今早", "this morning"),
    ].map { (HanText.folded($0.0), $0.1) }

    private struct PartOfDay {
        var words: String
        var isLate: Bool
    }

    private static let parts: [(word: [UInt32], meaning: PartOfDay)] = [
        ("早上", "in the morning", false), ("上午", "in the morning", false),
        ("凌晨", "at 3:00", false), ("中午", "at noon", false),
        ("下午", "in the afternoon", true), ("傍晚", "in the evening", true),
        ("晚上", "in the evening", true),
    ].map { (HanText.folded($0.0), PartOfDay(words: $0.1, isLate: $0.2)) }

    private static let allAsked = Set(
        words("我的感覺 我最近感覺怎麼樣 我最近感覺如何 我感覺怎麼樣 我的感覺紀錄 感覺紀錄"))

    private static let askings = [
        "我/_ 多常/多久 {a} 一次/_", "我/_ {a} 過/了/_ 幾次", "我/_ 有/_ 幾次 {a}",
        "我/_ 什麼時候/上次什麼時候/幾時 {a} 過/_", "我/_ 上次/上一次 {a} 是/_ 什麼時候/幾時",
        "我/_ {a} 的/嘅/_ 紀錄/記錄/歷史", "我/_ {a} 之前/以前/前 都/_ 吃了/吃/食咗 什麼/乜嘢/哪些東西",
    ].map { ChinesePattern($0) }
}
