internal import FoodCatalog

/// Reads who asks in Chinese what to eat instead: 有什麼可以代替牛奶, 拿鐵裡的牛奶可以換成什麼.
enum ChineseAlternatives {
    static func wish(in line: String) -> AlternativeWords.Wish? {
        guard line.utf8.count <= 200 else { return nil }
        let wording = ChineseWording(line)
        for pattern in turns {
            guard let places = pattern.match(wording), let instead = places["a"] else { continue }
            return AlternativeWords.Wish(instead: instead, dish: places["d"])
        }
        return nil
    }

    /// What is said of what was offered; `nil` when nothing is.
    ///
    /// - Parameter names: what each is called, in the order of the offers.
    static func choice(in line: String, of names: [[String]]) -> SwapWords.Choice? {
        let wording = ChineseWording(line)
        if refusals.contains(wording.scalars) { return .refuse }
        for pattern in choices {
            guard let said = pattern.match(wording)?["a"] else { continue }
            let scalars = HanText.folded(said)
            if let place = places.firstIndex(where: { $0.contains(scalars) }) {
                return .place(place + 1)
            }
            let named = names.indices.filter { index in
                names[index].contains { HanText.folded($0) == scalars }
            }
            if named.count == 1 { return .place(named[0] + 1) }
        }
        return nil
    }

    /// `{d}` is the dish that `{a}` is in.
    private static let turns = [
        "我的/_ {d} 裡的/裡面的/中的 {a} 可以/能/_ 換成/用/改成 什麼/甚麼/乜嘢 代替/_",
        "我的/_ {d} 裡的/裡面的/中的 {a} 可以/能/_ 用 什麼/甚麼/乜嘢 代替/取代/替代",
        "有/_ 什麼/甚麼/乜嘢 東西/_ 可以/能 代替/取代/替代 我的/_ {d} 裡的/裡面的/中的 {a}",
        "有/_ 什麼/甚麼/乜嘢 東西/_ 可以/能 代替/取代/替代 {a}",
        "用/_ 什麼/甚麼/乜嘢 來/_ 代替/取代/替代 {a}",
        "{a} 可以/能 用/換成/改成 什麼/甚麼/乜嘢 代替/取代/替代/_", "{a} 的 替代品/代替品 是/有/_ 什麼/哪些/_",
        "不吃/不喝 {a} 可以/能 吃/喝 什麼/甚麼",
    ].map { ChinesePattern($0) }

    private static let choices = ["換成/改成/要/我要/選/我選/吃/喝/改吃/改喝 {a}", "{a}"].map {
        ChinesePattern($0)
    }

    private static func words(_ text: String) -> [[UInt32]] {
        text.split(separator: " ").map { HanText.folded(String($0)) }
    }

    private static let refusals = Set(words("都不要 都不用 不要 不用 不用了 算了 維持原樣 都不好 不換 不換了"))
    private static let places = [
        words("第一個 第一 一 1 一號"), words("第二個 第二 二 2 二號"), words("第三個 第三 三 3 三號"),
    ]
}
