internal import FoodCatalog
internal import Recipes

/// A Chinese line of ingredients in the order and the units of an English one: 低筋麵粉 200 公克 is `200 g 低筋麵粉`.
///
/// From there on it is taken apart as any other line.
enum ChineseLineText {
    /// - Parameter line: as ``LineText/plain(_:)`` has it.
    static func ordered(_ line: String) -> String {
        guard HanText.holdsHan(line) else { return line }
        var ordered = ""
        var clause = ""
        for character in line {
            if ",;()[]".contains(character) {
                ordered += self.clause(clause)
                ordered.append(character)
                clause = ""
            } else {
                clause.append(character)
            }
        }
        return ordered + self.clause(clause)
    }

    /// How many eat of it, where a clause says nothing else: 四人份, 份量：4 人份.
    static func servings(_ clause: String) -> Double? {
        guard let (rest, servings) = trailingServings(clause) else { return nil }
        return rest.isEmpty || heads.contains(rest) ? servings : nil
    }

    /// 番茄湯四人份 as the name and the number.
    static func trailingServings(_ text: String) -> (String, Double)? {
        let letters = packed(text)
        for word in eaters where letters.ends(with: word) {
            let body = letters.dropLast(word.count)
            guard let (start, value) = ChineseLineNumber.last(in: body), value > 0,
                value <= Recipe.greatestServings
            else { continue }
            return (trimmed(body[..<start]), value)
        }
        return nil
    }

    /// Grams of the cooked dish: 整鍋重1840公克, 煮好有1.8公斤.
    static func cookedGrams(_ clause: String) -> Double? {
        let letters = packed(clause)
        guard pots.contains(where: { letters.starts(with: $0) }),
            let (start, amount, unit) = trailingAmount(letters), let grams = weights[unit]
        else { return nil }
        let words = String(letters[..<start])
        return fillers.contains(words) ? amount * grams : nil
    }

    // MARK: Clauses

    /// A clause with its amount in front; as it is where it says none.
    private static func clause(_ clause: String) -> String {
        guard HanText.holdsHan(clause) else { return clause }
        let letters = packed(clause)
        let space = clause.first == " " ? " " : ""
        for (word, unit) in touches {
            if letters.count > word.count, letters.ends(with: word) {
                return space + said(unit, letters.dropLast(word.count))
            }
            if letters.count > word.count, letters.starts(with: word) {
                return space + said(unit, letters.dropFirst(word.count))
            }
        }
        if let (start, amount, unit) = trailingAmount(letters), start > letters.startIndex {
            return space + figure(amount, unit, letters[..<start])
        }
        if let (end, amount, unit) = leadingAmount(letters), end < letters.endIndex {
            return space + figure(amount, unit, letters[end...])
        }
        return clause
    }

    /// `1 pinch 鹽`, `鹽 to taste`
    private static func said(_ unit: String, _ name: ArraySlice<Character>) -> String {
        let name = trimmed(name)
        return unit == toTaste ? "\(name) \(unit)" : "1 \(unit) \(name)"
    }

    private static func figure(
        _ amount: Double, _ unit: String, _ name: ArraySlice<Character>
    ) -> String {
        let number = Int(exactly: amount).map(String.init) ?? "\(amount)"
        return [number, unit, trimmed(name)].filter { !$0.isEmpty }.joined(separator: " ")
    }

    /// 200公克, 三瓣, 1/2顆 at the end, and where it begins.
    private static func trailingAmount(
        _ letters: [Character]
    ) -> (start: Int, amount: Double, unit: String)? {
        var letters = letters[...]
        // 一碗半
        let isHalfMore = letters.last == "半"
        if isHalfMore { letters = letters.dropLast() }
        for (word, unit) in units where letters.ends(with: word) {
            let body = letters.dropLast(word.count)
            guard let (start, value) = ChineseLineNumber.last(in: body) else { continue }
            return (start, value + (isHalfMore ? 0.5 : 0), unit)
        }
        return nil
    }

    /// The same at the beginning, and where it ends.
    private static func leadingAmount(
        _ letters: [Character]
    ) -> (end: Int, amount: Double, unit: String)? {
        guard let (end, value) = ChineseLineNumber.first(in: letters[...]) else { return nil }
        let rest = letters[end...]
        guard let (word, unit) = units.first(where: { rest.starts(with: $0.0) }) else { return nil }
        var place = end + word.count
        var amount = value
        if place < letters.endIndex, letters[place] == "半" {
            amount += 0.5
            place += 1
        }
        // 兩顆的
        if place < letters.endIndex, letters[place] == "的" { place += 1 }
        return (place, amount, unit)
    }

    /// Its characters without the spaces between them, of which words of other scripts keep theirs.
    private static func packed(_ text: String) -> [Character] {
        var letters: [Character] = []
        for character in text {
            if character == " " {
                guard let last = letters.last, last.isASCII, last.isLetter else { continue }
                letters.append(" ")
            } else {
                if letters.last == " ", !(character.isASCII && character.isLetter) {
                    letters.removeLast()
                }
                letters.append(character)
            }
        }
        while letters.last == " " { letters.removeLast() }
        return letters
    }

    private static func trimmed(_ letters: ArraySlice<Character>) -> String {
        var letters = letters
        while let last = letters.last, " ,:：(".contains(last) { letters = letters.dropLast() }
        while let first = letters.first, " ,:：".contains(first) { letters = letters.dropFirst() }
        return String(letters)
    }
}

extension ChineseLineText {
    /// A unit as the cook's units know it, and what it is called; nothing for what is only counted.
    private static let rows = """
        g | 公克 克 g
        kg | 公斤 千克 kg
        ml | 毫升 西西 cc ml
        l | 公升 升
        catty | 台斤 斤
        tael | 台兩 兩
        tbsp | 大湯匙 大匙 湯匙 匙
        tsp | 小湯匙 小匙 茶匙
        cup | 杯 量杯
        bowl | 碗
        clove | 瓣
        slice | 片
        can | 罐
        pack | 包 袋
        box | 盒
        bottle | 瓶
        bunch | 把 束
        stalk | 根 支 枝
        block | 塊
        pinch | 小撮 撮
        drop | 滴
         | 顆 個 粒 條 隻 朵 尾 球 張 株
        """

    private static let units: [([Character], String)] = rows.split(separator: "\n").flatMap { row in
        let fields = row.split(separator: "|", omittingEmptySubsequences: false)
        let unit = fields[0].trimmed
        return fields[1].split(separator: " ").map { (Array($0), unit) }
    }.sorted { $0.0.count > $1.0.count }

    private static let toTaste = "to taste"
    private static let touches: [([Character], String)] = [
        ("一點點", "pinch"), ("一小撮", "pinch"), ("少許", "pinch"), ("些許", "pinch"), ("少量", "pinch"),
        ("一點", "pinch"), ("適量", toTaste), ("酌量", toTaste), ("隨意", toTaste),
    ].map { (Array($0.0), $0.1) }

    private static let weights = ["g": 1.0, "kg": 1000]
    private static let eaters = ["人份", "個人份", "人吃", "個人吃", "人"].map { Array($0) }
    private static let heads: Set<String> = [
        "份量", "分量", "供", "可供", "共", "約", "這是", "做", "可做", "給",
    ]
    private static let pots = ["整鍋", "全部", "一鍋", "煮好", "熟重", "成品"].map { Array($0) }
    private static let fillers: Set<String> = Set(
        ["整鍋", "全部", "一鍋", "煮好", "煮好後", "熟重", "成品"].flatMap { word in
            ["", "重", "是", "有", "共", "重量是", ":", "一共", "總共"].map { word + $0 }
        })
}

extension Collection where Element == Character {
    fileprivate func ends(with word: [Character]) -> Bool {
        count >= word.count && Array(suffix(word.count)) == word
    }
}
