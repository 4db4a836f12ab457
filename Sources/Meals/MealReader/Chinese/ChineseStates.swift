internal import FoodCatalog

// In what state something was weighed: "雞胸肉生重150g", "義大利麵（乾）80g", "乾重40克的燕麥".
extension ChineseClauseReading {
    /// Says the state of the food right before it, or of the next one.
    mutating func takeState(_ state: String, _ piece: ChineseSegmenter.Piece) {
        guard let last, isRightBehind(last), case .item(var item) = clause.parts[last] else {
            self.state = (state, piece.bytes)
            return
        }
        if !item.become(state, index) { clause.unread.append(piece.bytes) }
        clause.parts[last] = .item(item)
    }

    /// Says the state that waits of a food.
    mutating func takeState(into item: inout ChineseLine.Item) {
        guard let (state, bytes) = state else { return }
        self.state = nil
        if !item.become(state, index) { clause.unread.append(bytes) }
    }

    /// The state that a word in a bracket behind a food says: "（乾）", "（生 150g）".
    func bracketedState(_ piece: ChineseSegmenter.Piece) -> String? {
        guard let bracketed, bracketed == clause.parts.count - 1 else { return nil }
        return Self.bracketedStates[piece.key]
    }
}

extension ChineseLine.Item {
    /// Becomes the food that it is in a state. What has names as it is eaten is cooked without a word.
    ///
    /// - Returns: whether the catalog has it so.
    fileprivate mutating func become(_ state: String, _ index: FoodIndex) -> Bool {
        for prefix in state == "dry" ? Self.dry : state == "raw" ? Self.raw : [] {
            if scalars.starts(with: prefix) { return true }
            guard let known = index.known(prefix + scalars) else { continue }
            (name, scalars) = (.food(known), (prefix + scalars)[...])
            return true
        }
        return state != "dry" && state != "raw"
    }
}
