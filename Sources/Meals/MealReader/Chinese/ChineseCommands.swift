internal import FoodCatalog

/// Commands in Chinese: what was done last back or again, and what is left of the day's goals.
enum ChineseCommands {
    static func command(in text: String) -> Command? {
        let words = HanText.folded(text).filter { !marks.contains($0) }
        if undoing.contains(words) || isUneaten(words) { return .undo }
        if redoing.contains(words) { return .redo }
        if helping.contains(words) { return .help }
        guard asking.contains(where: { words.firstRange(of: $0) != nil }),
            leaving.contains(where: { words.firstRange(of: $0) != nil })
        else { return nil }
        return .showRemaining(ChineseNutrients.nutrient(in: text))
    }

    /// "取消，我沒喝": what was told last was not eaten.
    private static func isUneaten(_ words: [UInt32]) -> Bool {
        guard let cancel = cancelling.first(where: { words.starts(with: $0) }) else { return false }
        let rest = words.dropFirst(cancel.count)
        return denying.contains { rest.starts(with: $0) }
    }

    private static func words(_ text: String) -> [[UInt32]] {
        text.split(separator: " ").map { HanText.folded(String($0)) }
    }

    private static let marks = Set(HanText.folded(" ,.!?;:、。！？～~…"))
    private static let undoing = words(
        "復原 撤銷 撤回 還原 取消 復原上一步 取消上一步 撤銷上一步 復原剛才的 取消剛才的 取消剛剛的 取消那筆")
    private static let cancelling = words("取消")
    private static let denying = words("我沒 沒 我冇 冇 我未 我不 我唔")
    private static let redoing = words("重做 取消復原 重做上一步")
    private static let helping = words("幫助 說明 怎麼用 使用說明 點用")
    private static let asking = words("多少 幾多 幾大卡 幾卡 幾克")
    /// What stands before "how much" where it is asked what is left: 還可以吃多少.
    private static let leaving = words("還剩 剩下 還可以吃 還能吃 還可以喝 還能喝 仲可以食 仲有幾多 仲剩 剩多少 還有多少 還有幾")
}
