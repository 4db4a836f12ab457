internal import FoodCatalog

/// Characters that are written for others of the same sound or look: "萍果", "漢飽", "真珠奶茶".
enum ChineseSlips {
    /// Spellings of one word, of which a name has mostly one: written, and as names have it.
    static let spellings = nameRows(of: spelled).flatMap { row in
        HanText.words(row.words).map { (written: $0, named: HanText.folded(row.name)) }
    }

    /// What may be meant by a character, as texts are compared.
    static func meant(by scalar: UInt32) -> [UInt32] { table[scalar] ?? [] }

    private static let table: [UInt32: [UInt32]] = {
        var table: [UInt32: [UInt32]] = [:]
        for row in nameRows(of: written) {
            let meant = HanText.folded(row.name)[0]
            for letters in HanText.words(row.words) {
                for letter in letters where letter != meant {
                    table[letter, default: []].append(meant)
                }
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
