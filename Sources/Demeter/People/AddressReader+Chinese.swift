// "安娜吃了兩個蛋", "安娜：兩個蛋", "幫安娜記兩個蛋", "我們吃了披薩", "我和安娜吃了披薩".
extension AddressReader {
    /// `nil` of a line that begins with nothing of the kind.
    func chinese(_ text: Substring) -> Address? {
        if let rest = Self.after(["我們都", "我們兩個都", "我們兩個", "我們"], text), Self.begins(rest) {
            guard others.count == 1 else { return .unsure }
            return together([Residents.ownerKey] + others, rest)
        }
        if let rest = Self.after(["大家都", "大家"], text), Self.begins(rest) {
            return together([Residents.ownerKey] + others, rest)
        }
        if let rest = Self.after(["我和", "我跟"], text), let (key, rest) = named(rest) {
            let rest = Self.after(["都"], rest) ?? rest
            return Self.begins(rest) ? together([Residents.ownerKey, key], rest) : nil
        }
        if let rest = Self.after(["他", "她"], text), Self.begins(rest) { return .unsure }
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
        guard !said.isEmpty else { return nil }
        return .shares([.init(person: key, line: String(said))])
    }

    private func together(_ people: [String], _ rest: Substring) -> Address {
        .shares(people.map { .init(person: $0, line: String(rest)) })
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
            "都吃", "都喝",
        ].contains(where: text.hasPrefix)
    }
}
