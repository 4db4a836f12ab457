internal import FoodCatalog

/// One rule's pattern laid upon the words of a line, from its anchor to both sides.
///
/// What is taken is not given back: a repetition takes all it can, and the first choice that fits stands.
struct RuleMatch {
    let table: RuleTable
    /// Where the captures begin and end; -1 where there is none.
    private var starts: [Int]
    private var ends: [Int]
    /// Where the stretch ends that is looked at.
    private var limit = 0
    /// Whether the next word may stand behind a separator.
    private var isLoose = true

    init(_ rule: RuleTable.Rule, of table: RuleTable) {
        self.table = table
        starts = Array(repeating: -1, count: rule.captures)
        ends = starts
    }

    subscript(capture: Int) -> Range<Int>? {
        get {
            let (start, end) = (starts[capture], ends[capture])
            return start < 0 || end < start ? nil : start..<end
        }
        set {
            starts[capture] = newValue?.lowerBound ?? -1
            ends[capture] = newValue?.upperBound ?? -1
        }
    }

    /// Lays the rule upon a line with its anchor at a position.
    mutating func lay(
        _ rule: RuleTable.Rule, at position: Int, of line: some RuleLine
    ) -> Bool {
        let first = table.nodes[rule.anchor]
        guard !first.isWord || fits(first, at: position, of: line) else { return false }
        for place in starts.indices { (starts[place], ends[place]) = (-1, -1) }
        limit = line.places.upperBound
        isLoose = false
        var (start, end) = (position, position)
        // What stands before is told first: what stands behind may name it again.
        guard backward(rule.pattern.lowerBound..<rule.anchor, &start, line) else { return false }
        isLoose = true
        return forward(rule.anchor..<rule.pattern.upperBound, &end, line)
    }

    /// Where nodes that begin at a position end, within a stretch.
    mutating func end(
        of nodes: Range<Int>, at position: Int, limit: Int, of line: some RuleLine
    ) -> Int? {
        self.limit = limit
        isLoose = true
        let before = (starts, ends)
        var end = position
        if forward(nodes, &end, line) { return end }
        (starts, ends) = before
        return nil
    }

    /// Words went out or came in at a position: what is captured behind it moves.
    mutating func shift(from position: Int, by count: Int) {
        for place in starts.indices where starts[place] >= 0 {
            if count < 0 {
                if starts[place] > position {
                    starts[place] = max(position, starts[place] + count)
                }
                if ends[place] > position { ends[place] = max(position, ends[place] + count) }
            } else {
                // What is said in front of a capture is no part of it.
                if starts[place] >= position { starts[place] += count }
                if ends[place] > position { ends[place] += count }
                ends[place] = max(starts[place], ends[place])
            }
        }
    }

    private mutating func forward(
        _ nodes: Range<Int>, _ position: inout Int, _ line: some RuleLine
    ) -> Bool {
        for place in nodes {
            let node = table.nodes[place]
            switch node.kind {
            case .several:
                guard isLoose || !line.isBarred(position),
                    let end = end(ofSeveral: node, position, line)
                else { return false }
                position = end
                isLoose = false
            case .choice, .sequence, .repeat:
                guard nest(node, &position, line, isForward: true) else { return false }
            case .gap, .open, .close, .start, .end, .look:
                guard stands(node, at: position, line) else { return false }
            default:
                guard isLoose || !line.isBarred(position), fits(node, at: position, of: line)
                else { return false }
                position += 1
                isLoose = false
            }
        }
        return true
    }

    private mutating func backward(
        _ nodes: Range<Int>, _ position: inout Int, _ line: some RuleLine
    ) -> Bool {
        for place in nodes.reversed() {
            let node = table.nodes[place]
            switch node.kind {
            case .several: return false
            case .choice, .sequence, .repeat:
                guard nest(node, &position, line, isForward: false) else { return false }
            case .gap, .open, .close, .start, .end, .look:
                guard stands(node, at: position, line) else { return false }
            default:
                guard position > line.places.lowerBound, isLoose || !line.isBarred(position),
                    fits(node, at: position - 1, of: line)
                else { return false }
                position -= 1
                isLoose = false
            }
        }
        return true
    }

    private mutating func nest(
        _ node: RuleTable.Node, _ position: inout Int, _ line: some RuleLine, isForward: Bool
    ) -> Bool {
        func go(_ nodes: Range<Int>) -> Bool {
            let before = (position, starts, ends, isLoose)
            let fits =
                isForward ? forward(nodes, &position, line) : backward(nodes, &position, line)
            if !fits { (position, starts, ends, isLoose) = before }
            return fits
        }
        let nodes = node.a..<node.a + node.b
        switch node.kind {
        case .sequence: return go(nodes)
        case .choice:
            return nodes.contains { go(table.nodes[$0].a..<table.nodes[$0].a + table.nodes[$0].b) }
        default:
            var count: Int32 = 0
            var last = -1
            while count < node.high, position != last {
                last = position
                guard go(nodes) else { break }
                count += 1
            }
            return count >= node.low
        }
    }

    /// Whether what takes no word stands at a position.
    private mutating func stands(
        _ node: RuleTable.Node, at position: Int, _ line: some RuleLine
    ) -> Bool {
        switch node.kind {
        case .gap:
            isLoose = true
            switch RuleBook.Gap(rawValue: Int32(node.a)) {
            case .apart: return line.isApart(position)
            case .clause: return line.isEnd(position)
            case .comma: return line.gap(before: position) == .comma
            case .space: return line.gap(before: position) == []
            case .sentence: return line.gap(before: position)?.contains(.sentence) == true
            case .hyphen: return line.gap(before: position)?.isSubset(of: .hyphen) == true
            default: return line.gap(before: position)?.contains(.sentence) == false
            }
        case .open: starts[node.a] = position
        case .close: ends[node.a] = position
        case .start: return position == line.places.lowerBound
        case .end: return position == limit
        default:
            let before = (starts, ends, isLoose)
            var end = position
            isLoose = true
            let isHere = forward(node.a..<node.a + node.b, &end, line)
            if !isHere || node.low != 0 { (starts, ends) = (before.0, before.1) }
            isLoose = before.2
            return isHere == (node.low == 0)
        }
        return true
    }

    /// Whether one word is what a place asks for.
    private func fits(_ node: RuleTable.Node, at position: Int, of line: some RuleLine) -> Bool {
        guard line.places.contains(position) else { return false }
        switch node.kind {
        case .set: return table.sets[node.a].contains(line.surface(position))
        case .roles: return line.says(table.roles[node.a], at: position)
        case .form: return line.form(position) == table.words[node.a].word
        case .single:
            return fits(RuleBook.Single(rawValue: Int32(node.a)), node, at: position, line)
        case .above:
            guard starts[node.a] >= 0, let other = line.number(at: starts[node.a]) else {
                return false
            }
            return line.number(at: position) ?? 0 > other
        case .several: return end(ofSeveral: node, position, line) != nil
        case .same:
            guard ends[node.a] > 0, ends[node.a] <= line.places.upperBound else { return false }
            return line.form(ends[node.a] - 1) == line.form(position)
        default: return node.kind == .any
        }
    }

    private func fits(
        _ single: RuleBook.Single?, _ node: RuleTable.Node, at position: Int, _ line: some RuleLine
    ) -> Bool {
        switch single {
        case .number: isWithin(line.number(at: position), node)
        case .share: isWithin(line.shareValue(at: position), node)
        case nil: false
        case let single?: line.fits(single, at: position)
        }
    }

    /// Whether there is a number, and within the bounds of a place. Flags: 1 whole, 2 above the low one, 4 below the high one.
    private func isWithin(_ value: Double?, _ node: RuleTable.Node) -> Bool {
        guard let value else { return false }
        if node.b & 1 != 0, value != value.rounded() { return false }
        let (low, high) = (Double(node.low) / 1000, Double(node.high) / 1000)
        if node.low != .min, node.b & 2 != 0 ? value <= low : value < low { return false }
        return node.high == .max || (node.b & 4 != 0 ? value < high : value <= high)
    }

    private func end(ofSeveral node: RuleTable.Node, _ position: Int, _ line: some RuleLine) -> Int?
    {
        RuleBook.Several(rawValue: Int32(node.a)).flatMap { line.end(of: $0, at: position) }
    }
}
