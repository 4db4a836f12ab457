internal import FoodCatalog

/// Characters that are written for others of the same sound or look: "萍果", "漢飽", "真珠奶茶".
enum ChineseSlips {
    /// Spellings of one word, of which a name has mostly one: written, and as names have it.
    static let spellings: [(written: [UInt32], named: [UInt32])] = [
        ("土司", "吐司"), ("起士", "起司"), ("起斯", "起司"), ("沙爹", "沙嗲"), ("榴蓮", "榴槤"), ("美奶滋", "美乃滋"),
    ].map { (HanText.folded($0), HanText.folded($1)) }

    /// What may be meant by a character, as texts are compared.
    static func meant(by scalar: UInt32) -> [UInt32] { table[scalar] ?? [] }

    /// The character that is meant, and those that are written for it.
    private static let rows = """
        漿 獎槳 | 蛋 旦但 | 包 飽 | 仁 人任 | 司 斯 | 吐 土 | 堡 保寶飽 | 烏 鳥 | 珍 真 | 蘋 萍頻 | 芭 巴 | 莓 梅霉 | 餛 渾混 | 飩 吞燉
        饅 慢漫 | 薯 署暑 | 糬 薯署 | 菠 波 | 蘿 羅籮 | 蔔 卜 | 粽 棕 | 餃 絞 | 鮭 圭 | 抹 末 | 腸 場 | 丼 井 | 糯 懦 | 啡 非 | 哩 理 | 蠔 豪毫
        檸 寧 | 檬 蒙 | 酪 烙 | 優 憂 | 骨 古 | 菇 姑 | 蝦 暇 | 鴨 押 | 蕉 焦 | 葡 蒲 | 萄 陶 | 杏 幸 | 芋 宇 | 燴 會繪 | 治 冶 | 糰 團
        板 版 | 雞 機 | 糖 堂塘 | 魚 漁 | 咖 珈 | 粥 周 | 餅 併 | 煎 尖 | 燒 稍 | 鹽 塩 | 酥 穌 | 貢 供 | 烤 考
        捲 券 | 蔥 匆 | 檸 擰 | 愛 礙 | 排 牌 | 奶 乃 | 鐵 鉄
        粿 果 | 焗 局 | 魷 尤 | 蛤 哈 | 拿 那 | 魯 鹵 | 椰 耶 | 榴 留 | 柚 油 | 筍 荀 | 腐 付 | 鯛 雕 | 鮪 尾
        """

    private static let table: [UInt32: [UInt32]] = {
        var table: [UInt32: [UInt32]] = [:]
        for row in rows.split(whereSeparator: { "|\n".contains($0) }) {
            let fields = row.split(separator: " ").map { HanText.folded(String($0)) }
            guard fields.count == 2, let meant = fields[0].first else {
                preconditionFailure("no row of slips: \(row)")
            }
            for written in fields[1] where written != meant {
                table[written, default: []].append(meant)
            }
        }
        return table
    }()
}

extension ChineseSegmenter {
    /// Writes a word as names have it where a longer name stands there so: "奶酥厚片土司".
    mutating func mendSpellings() {
        for (written, named) in ChineseSlips.spellings where written.count == named.count {
            for place in scalars.indices
            where scalars[place...].starts(with: written)
                && longestName(at: place, as: named) > longestName(at: place, as: written)
            {
                for (offset, scalar) in named.enumerated() { mend(place + offset, scalar) }
            }
        }
    }

    /// How long the longest name is in which a word stands at a place.
    private func longestName(at place: Int, as word: [UInt32]) -> Int {
        var text = scalars
        text.replaceSubrange(place..<place + word.count, with: word)
        var longest = 0
        for start in max(0, place - Self.longestSlip)...place {
            for end in place + word.count...min(place + word.count + Self.longestSlip, text.count)
            where end - start > longest && isName(text[start..<end]) {
                longest = end - start
            }
        }
        return longest
    }

    /// Writes what was meant where only with another character a name stands there: "萍果".
    ///
    /// What is part of a name or of a word as it is stays, and so does what reaches into one ("早餐飽").
    mutating func mendSlips() {
        for place in scalars.indices {
            for meant in ChineseSlips.meant(by: scalars[place]) {
                guard let stretch = stretch(around: place, with: meant) else { continue }
                if isMeantSo(place, meant, stretch)
                    || isKnown(
                        within: place - Self.longestSlip..<place + Self.longestSlip, at: place)
                    || isCut(stretch.lowerBound) || isCut(stretch.upperBound)
                {
                    break
                }
                mend(place, meant)
                break
            }
        }
    }

    /// Whether a character says what it says: "吃麵飽了" is full of noodles, "會飯後吃" is no dish in gravy, "魚尾魚頭" and "一尾魚" are no tuna.
    private func isMeantSo(_ place: Int, _ meant: UInt32, _ stretch: Range<Int>) -> Bool {
        let before = stretch.lowerBound > 0 ? scalars[stretch.lowerBound - 1] : nil
        let behind = place + 1 < scalars.count ? scalars[place + 1] : nil
        switch scalars[place] {
        case Self.full where meant == Self.bun:
            if let behind, Self.done.contains(behind) { return true }
            var verb = stretch.lowerBound - 1
            while verb > 0, Self.done.contains(scalars[verb]) { verb -= 1 }
            return stretch.count == 2 && verb >= 0 && Self.eating.contains(scalars[verb])
        case Self.can: return stretch.lowerBound == place
        case Self.tail:
            guard stretch.lowerBound == place, let before else { return false }
            return before == Self.fish || Self.counts.contains(before)
        default: return false
        }
    }

    private static let full = HanText.folded("飽")[0]
    private static let bun = HanText.folded("包")[0]
    private static let can = HanText.folded("會")[0]
    private static let tail = HanText.folded("尾")[0]
    private static let fish = HanText.folded("魚")[0]
    private static let done = Set(HanText.folded("了足咗過"))
    private static let eating = Set(HanText.folded("吃喝食飲"))
    private static let counts = Set(HanText.folded("一二三四五六七八九十兩幾半0123456789"))

    /// The longest name around a place that only another character makes.
    private func stretch(around place: Int, with meant: UInt32) -> Range<Int>? {
        for length in (2...Self.longestSlip).reversed() {
            for start in max(0, place - length + 1)...place where start + length <= scalars.count {
                var written = Array(scalars[start..<start + length])
                guard !written.contains(where: { $0 == 0x20 || Self.mark($0) != nil }) else {
                    continue
                }
                written[place - start] = meant
                if isName(written) { return start..<start + length }
            }
        }
        return nil
    }

    /// Whether a name or a word of two characters and more stands in a stretch and holds a place.
    private func isKnown(within stretch: Range<Int>, at place: Int) -> Bool {
        for start in max(0, stretch.lowerBound)...place {
            for end in place + 1...max(place + 1, min(stretch.upperBound, scalars.count))
            where end - start > 1 && isKnown(start..<end) {
                return true
            }
        }
        return false
    }

    /// Whether a name or a word lies across a place.
    private func isCut(_ place: Int) -> Bool {
        for start in max(0, place - Self.longestSlip + 1)..<max(place, 0) {
            for end in place + 1..<max(place + 1, min(start + Self.longestSlip, scalars.count) + 1)
            where isKnown(start..<end) {
                return true
            }
        }
        return false
    }

    private func isKnown(_ range: Range<Int>) -> Bool {
        let written = scalars[range]
        guard !written.contains(0x20) else { return false }
        return isName(written) || ChineseLexicon.word(Self.key(written)) != nil
    }

    /// In characters.
    private static let longestSlip = 5
}
