internal import FoodCatalog

extension MealSense {
    /// Whether most words are of another matter, and nothing says that anybody ate.
    func isForeign(_ clause: Range<Int>) -> Bool {
        guard !has(clause, [.ate, .got, .meal]) else { return false }
        guard !hasAmount(clause) else { return false }
        let unknown = clause.count {
            isUnknown($0)
                || roles[$0].has(.thing) && !roles[$0].has([.event, .room, .pointer])
                    && !isPlaced($0, in: clause)
        }
        return unknown > 1
            && unknown >= clause.count { words[$0].isStrong && words[$0].word >= 0 }
    }

    /// "vitamin D 1000 IU", "took vitamin D", but "vitamin D milk" and "juice rich in vitamin C".
    func isVitamin(_ position: Int) -> Bool {
        guard Self.vitamin == words[position - 1].token.word, words[position].token.length <= 2,
            words[position].token.gap.isSubset(of: .hyphen), !isFollowed(position)
        else { return false }
        let next = position + 1
        return next < words.count ? words[next].token.isNumber : position <= 2
    }

    /// "at the new office"
    func isPlaced(_ position: Int, in clause: Range<Int>) -> Bool {
        clause.prefix(upTo: position).suffix(4).contains { roles[$0].has(.placing) }
    }
}
