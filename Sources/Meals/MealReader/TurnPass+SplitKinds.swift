internal import FoodCatalog

// So many of one food, and how many of them were of each kind.
extension TurnPass {
    /// "4 tacos, 2 chicken 2 beef", "6 dumplings (3 pork and 3 veg)": as "2 chicken tacos, 2 beef tacos".
    mutating func countKinds() {
        for noun in tokens.indices.dropFirst().dropLast(4) {
            guard isName(noun), let all = number(at: noun - 1), all >= 2,
                !isApart(noun), let kinds = kinds(behind: noun),
                kinds.reduce(0, { $0 + (number(at: $1.lowerBound) ?? 0) }) == all,
                let last = kinds.last
            else { continue }
            var said: [Token] = []
            for kind in kinds {
                var words = Array(tokens[kind]) + [tokens[noun]]
                for place in words.indices {
                    words[place].gap = place == 0 ? .comma : []
                    words[place].joined = .seed
                }
                said += words
            }
            said[0].gap = tokens[noun - 1].gap
            if last.upperBound < tokens.count {
                tokens[last.upperBound].gap.subtract([.opening, .closing])
                tokens[last.upperBound].gap.insert(.comma)
                tokens[last.upperBound].joined = .seed
            }
            tokens.replaceSubrange(noun - 1..<last.upperBound, with: said)
            return
        }
    }

    /// "2 chicken", "2 beef": two and more numbers with what together with the noun is called a food.
    private func kinds(behind noun: Int) -> [Range<Int>]? {
        var kinds: [Range<Int>] = []
        var position = noun + 1
        while position < tokens.count, !tokens[position].gap.contains(.sentence) {
            let start = isOne(position, of: Self.ands) ? position + 1 : position
            guard number(at: start) ?? 0 >= 1, start + 1 < tokens.count,
                tokens[start].traits.isDisjoint(with: .times)
            else { break }
            var end = start + 1
            while end < tokens.count, end == start + 1 || !isEnd(end), number(at: end) == nil,
                !isOne(end, of: Self.ands), end - start <= Self.longestKind
            {
                end += 1
            }
            let name = (start + 1..<end).map { index.number(of: tokens[$0].word) }
            guard start + 1 < end, name.allSatisfy({ $0 >= 0 }),
                index.isCalled(name + [index.number(of: tokens[noun].word)])
            else { break }
            kinds.append(start..<end)
            position = end
        }
        return kinds.count > 1 ? kinds : nil
    }

    /// In words.
    private static let longestKind = 2
}
