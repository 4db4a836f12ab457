internal import FoodCatalog
internal import Recipes

/// Changes of a recipe in Chinese, as those in English that they are: 不要大蒜 is `without 大蒜`.
package enum ChineseEditing {
    /// Words as the editor knows them; what says no change stays as it is.
    static func plain(_ words: String) -> String {
        guard HanText.holdsHan(words) else { return words }
        return words.split { "，,;；。\n".contains($0) }.map { clause in
            let clause = String(clause).trimmed
            return change(clause) ?? clause
        }.filter { !$0.isEmpty }.joined(separator: ";")
    }

    /// Whether a line begins or ends like a change, and is no ingredient alone.
    package static func isChange(_ line: String) -> Bool {
        HanText.holdsHan(line) && change(line.trimmed) != nil
    }

    private static func change(_ clause: String) -> String? {
        var clause = clause
        for word in polite where clause.hasPrefix(word) { clause.removeFirst(word.count) }
        for opening in ["把", "將"] where clause.hasPrefix(opening) {
            let rest = String(clause.dropFirst())
            for joint in joints {
                guard let range = rest.firstRange(of: joint) else { continue }
                let (old, new) = (rest[..<range.lowerBound], rest[range.upperBound...])
                if !old.isEmpty, !new.isEmpty { return "replace \(old) with \(new)" }
            }
            clause = rest
        }
        for (words, template) in openings {
            for word in words where clause.hasPrefix(word) && clause.count > word.count {
                return template(String(clause.dropFirst(word.count)).trimmed)
            }
        }
        for word in removals where clause.hasSuffix(word) && clause.count > word.count {
            return "without \(clause.dropLast(word.count))"
        }
        for word in names where clause.hasPrefix(word) && clause.count > word.count {
            return "call it \(clause.dropFirst(word.count))"
        }
        return nil
    }

    private static func words(_ text: String) -> [String] {
        text.split(separator: " ").map(String.init)
    }

    private static let polite = words("請 幫我 麻煩")
    private static let joints = words("換成 改成 改用 換做")
    private static let removals = words("不要了 不要 去掉 拿掉 刪掉 不放 不加")
    private static let names = words("改名為 改名叫 改名 叫做 叫它")
    /// The longest first.
    private static let openings: [([String], @Sendable (String) -> String)] = [
        (words("不要放 不要加 不要 不加 不放 去掉 拿掉 刪掉 沒有放 沒放 沒有 沒加 別放"), { "without \($0)" }),
        (words("改用 換成 改成 改放 用"), { "use \($0) instead" }),
        (words("再加上 再加 多加 加上 加入 加"), { "add \($0)" }),
    ]
}
