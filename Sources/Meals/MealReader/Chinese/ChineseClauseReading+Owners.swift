internal import FoodCatalog

// Whose something was, and when it was had.
extension ChineseClauseReading {
    func key(_ position: Int) -> WordHash {
        range.contains(position) ? amounts.pieces[position].key : .seed
    }

    /// "把我的布丁吃掉", "食晒我啲薯片": whether what somebody else had was the speaker's.
    var isOwning: Bool {
        isOf(position) && Self.taking.contains(key(position - 2))
            || clause.signs.contains(.others)
                && [.eat, .all].contains(kind(position - 2)) && Self.owned.contains(key(position))
    }
}
