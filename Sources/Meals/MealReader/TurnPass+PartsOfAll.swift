internal import FoodCatalog

// How much was eaten of all that was told.
extension TurnPass {
    /// "of it all", "of the lot", "of the whole thing": all that was told, and where that ends.
    func allOfIt(from start: Int) -> Int? {
        guard word(start) == .of else { return nil }
        var end = start + 1
        while end < start + 6, isOne(end, of: Self.alls) { end += 1 }
        guard end > start + 1, isEnd(end), isOne(end - 1, of: Self.allEnds),
            end > start + 2 || !isOne(end - 1, of: Self.lastThings)
        else { return nil }
        return end
    }

    /// "500g beef, 400g beans, 200g rice, I ate a quarter of it": of all that was weighed for it.
    ///
    /// - Parameter isOfIt: whether "of it" says so, so that weights may also stand behind their foods.
    func weighedList(before end: Int, isOfIt: Bool) -> Range<Int>? {
        var (start, first, count) = (end, end, 0)
        while start > 0 {
            start -= 1
            guard isApart(start) || start == 0 else { continue }
            let weights = (start..<first).count {
                number(at: $0) != nil && $0 + 1 < first && kinds($0 + 1).contains(.unit)
            }
            guard weights > 0, isOfIt || number(at: start) != nil, hasName(start..<first) else {
                break
            }
            (first, count) = (start, count + weights)
            if tokens[start].gap.contains(.sentence) { break }
        }
        return count > 1 ? first..<end : nil
    }
}
