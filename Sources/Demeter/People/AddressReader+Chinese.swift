// "安娜吃了兩個蛋", "安娜：兩個蛋", "幫安娜記兩個蛋", "我們吃了披薩", "我和安娜吃了披薩".
extension AddressReader {
    /// `nil` of a line that begins with nothing of the kind, or is of its sayer alone.
    func chinese(_ text: Substring) -> Address? {
        guard whom(text, isFirst: true) != nil else { return nil }
        var (order, lines) = ([String](), [String: [String]]())
        var isNamed = false
        for (number, clause) in clauses(of: text).enumerated() {
            guard let meant = whom(clause, isFirst: number == 0) else { return .unsure }
            guard let people = meant.people else { return .unsure }
            isNamed = isNamed || meant.isNamed
            for person in people {
                if lines[person] == nil { order.append(person) }
                lines[person, default: []].append(String(meant.words))
            }
        }
        guard isNamed else { return nil }
        return .shares(
            order.map { .init(person: $0, line: lines[$0, default: []].joined(separator: "，")) })
    }

    /// The line, parted where somebody is spoken of anew.
    private func clauses(of text: Substring) -> [Substring] {
        var clauses: [Substring] = []
        var start = text.startIndex
        for place in text.indices where place > start && "，,。；;！!、 ".contains(text[place]) {
            let rest = text[text.index(after: place)...].drop { $0.isWhitespace }
            let body = Self.after(Self.joining, rest) ?? rest
            guard whom(body, isFirst: false) != nil else { continue }
            clauses.append(text[start..<place])
            start = body.startIndex
        }
        return clauses + [text[start...]]
    }

    private static let joining = ["然後", "而且", "還有", "不過", "可是", "但是", "而", "但", "和"]

    /// Whose a clause is and what is said of them; `people` is `nil` where it cannot be told, and all is `nil` of a clause
    /// that speaks of nobody.
    private func whom(
        _ text: Substring, isFirst: Bool
    ) -> (people: [String]?, words: Substring, isNamed: Bool)? {
        if let rest = Self.after(["我們都", "我們兩個都", "我們兩個", "我們", "大家都", "大家"], text),
            Self.begins(rest), others.isEmpty
        {
            // Where nobody else is here it is how its sayer speaks.
            return ([sayer], rest, false)
        }
        if let rest = Self.after(["我們都", "我們兩個都", "我們兩個", "我們"], text), Self.begins(rest) {
            guard others.count == 1 else { return (nil, rest, true) }
            return ([Residents.ownerKey] + others, rest, true)
        }
        if let rest = Self.after(["大家都", "大家"], text), Self.begins(rest) {
            return ([Residents.ownerKey] + others, rest, true)
        }
        if let rest = Self.after(["我和", "我跟"], text), let (key, rest) = named(rest) {
            let rest = Self.after(["都"], rest) ?? rest
            return Self.begins(rest) ? ([sayer, key], rest, true) : nil
        }
        if let rest = Self.after(["我"], text), Self.begins(rest) { return ([sayer], rest, false) }
        // Behind a name "she" is who was named.
        if isFirst, let rest = Self.after(["他", "她"], text), Self.begins(rest) {
            return (nil, rest, true)
        }
        let asked = Self.after(["幫", "給", "替"], text)
        guard let (key, rest) = named(asked ?? text) else { return nil }
        var said = rest.drop { $0.isWhitespace }
        if let mark = said.first, "：:，,".contains(mark) {
            said = said.dropFirst().drop { $0.isWhitespace }
            // "Anna, eggs and toast" may be a list.
            guard "：:".contains(mark) || Self.begins(said) else { return nil }
        } else if asked != nil, let noted = Self.after(["記錄", "記下", "記"], said) {
            said = noted.drop { "：:，,".contains($0) || $0.isWhitespace }
        } else if !Self.begins(said) {
            return nil
        }
        return said.isEmpty ? nil : ([key], said, true)
    }

    private func named(_ text: Substring) -> (key: String, rest: Substring)? {
        let small = text.lowercased()
        // The longest name first: 安 may be here beside 安娜.
        for (name, key) in keys.sorted(by: { $0.key.count > $1.key.count })
        where small.hasPrefix(name) {
            let rest = text.dropFirst(name.count)
            // A Latin name ends where its word does.
            if name.last?.isASCII == true, let next = rest.first, next.isASCII,
                next.isLetter || next.isNumber
            {
                continue
            }
            return (key, rest)
        }
        return nil
    }

    private static func after(_ words: [String], _ text: Substring) -> Substring? {
        words.first(where: text.hasPrefix).map { text.dropFirst($0.count) }
    }

    /// Whether something that was eaten is told from here on.
    private static func begins(_ text: Substring) -> Bool {
        [
            "吃", "喝", "剛", "今天", "昨天", "早上", "中午", "下午", "晚上", "早餐", "午餐", "晚餐", "也",
            "都吃", "都喝", "還吃", "還喝", "只吃", "只喝", "又吃", "又喝", "則吃", "則喝",
        ].contains(where: text.hasPrefix)
    }
}
