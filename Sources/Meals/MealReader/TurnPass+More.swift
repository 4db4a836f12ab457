internal import FoodCatalog

// More of the same at another time: "8am 3 oreos, 3pm 2 more".
extension TurnPass {
    /// Calls what there was more of by its name, so that each time has its own: "3pm 2 oreos".
    mutating func callMore() {
        guard
            let more = tokens.indices.dropFirst(3).first(where: {
                isOne($0, of: Self.mores) && isTime(before: $0)
            }), case let count = isOne(more, of: Self.anothers) ? more + 1 : more - 1,
            tokens.indices.contains(count), number(at: count) != nil, isEnd(max(more, count) + 1),
            case let start = min(more, count),
            let former = tokens.indices.prefix(start).last(where: {
                number(at: $0) != nil && !kinds($0 + 1).contains(.unit)
            })
        else { return }
        var end = former + 1
        while end < start, !isApart(end), tokens[end].span == 0 { end += 1 }
        let nouns = Array(tokens[former + 1..<end])
        guard hasName(former + 1..<end) else { return }
        // The number stands where the first of both did, and what it counts behind it.
        remove(more..<more + 1)
        let behind = start + 1
        var said = nouns
        for index in said.indices {
            (said[index].start, said[index].end) = (tokens[behind - 1].end, tokens[behind - 1].end)
            (said[index].gap, said[index].joined) = ([], .seed)
        }
        tokens.insert(contentsOf: said, at: behind)
    }

    /// "3pm", "this afternoon", in front of how many.
    private func isTime(before more: Int) -> Bool {
        var time = more - 1
        if number(at: time) != nil { time -= 1 }
        return time > 1 && (tokens[time].span > 0 || isOne(time, of: Self.parts))
    }

    private static let parts = WordSet("morning afternoon evening tonight night lunchtime")
}
