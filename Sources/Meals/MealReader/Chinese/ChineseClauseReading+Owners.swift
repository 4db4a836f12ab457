internal import FoodCatalog

// Whose something was, and when it was had.
extension ChineseClauseReading {
    func key(_ position: Int) -> WordHash {
        range.contains(position) ? amounts.pieces[position].key : .seed
    }

    /// Behind what one does: before, after or during which one ate.
    static let whiles = Set(
        "前 後 完 完後 時 之前 之後 的時候 途中 回來 空檔".split(separator: " ").map {
            HanText.key(ofName: String($0))
        })
    /// What dishes are said to be without, and no part of them.
    static let hot = Set(
        "辣 小辣 中辣 大辣 微辣 沾醬 醬料 甜 冰塊 配菜 套餐 調味".split(separator: " ").map {
            HanText.key(ofName: String($0))
        })
    /// "把我的布丁吃掉", "食晒我啲薯片": whether what somebody else had was the speaker's.
    var isOwning: Bool {
        isOf(position) && Self.taking.contains(key(position - 2))
            || clause.signs.contains(.others)
                && [.eat, .all].contains(kind(position - 2)) && Self.owned.contains(key(position))
    }

    static let owned = Set(["的", "嘅", "啲"].map { HanText.key(ofName: $0) })
}
