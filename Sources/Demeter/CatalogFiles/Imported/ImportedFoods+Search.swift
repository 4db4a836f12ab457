internal import FoodCatalog
internal import Glibc
internal import Mapping
internal import Nutrition

/// A food of an import, and how well it fits some words.
struct ImportedMatch {
    var place: Int
    var score: Float
}

extension ImportedFoods {
    /// The most places that one query looks at; the rarest words come first.
    private static let mostPostings = 250_000
    /// What each word costs that a food has and nobody said.
    private static let surplus: Float = 0.35

    /// The places of the foods with most of the words, best first.
    func matches(_ words: [WordHash], limit: Int) -> [ImportedMatch] {
        var lists = words.compactMap(list).sorted { $0.count < $1.count }
        guard let rarest = lists.first, limit > 0 else { return [] }
        var total = rarest.count
        lists =
            [rarest]
            + lists.dropFirst().prefix { list in
                total += list.count
                return total <= Self.mostPostings
            }
        let places = section(.postings).lowerBound
        var scores = [Float](repeating: 0, count: count)
        var touched: [UInt32] = []
        var highest: Float = 0
        for list in lists {
            let worth = 0.5 + log(Float(count + 1) / Float(list.count))
            let wanted = min(list.count, Self.mostPostings)
            guard
                let foods = file.numbers(places + 4 * list.start, count: wanted, UInt32.self)
            else { continue }
            for food in foods where Int(food) < count {
                if scores[Int(food)] == 0 { touched.append(food) }
                scores[Int(food)] += worth
                highest = max(highest, scores[Int(food)])
            }
        }
        return best(of: touched, scores, floor: highest * 0.6, limit: limit)
    }

    private func best(
        of touched: [UInt32], _ scores: [Float], floor: Float, limit: Int
    ) -> [ImportedMatch] {
        let lengths = file.bytes(section(.lengths).lowerBound, count: count) ?? []
        var best: [ImportedMatch] = []
        for food in touched {
            let place = Int(food)
            guard scores[place] >= floor, place < lengths.count else { continue }
            let score = scores[place] - Self.surplus * Float(lengths[place])
            if best.count == limit, score <= best[limit - 1].score { continue }
            // Of equal ones the earlier stays in front.
            let index = best.firstIndex { $0.score < score } ?? best.count
            best.insert(ImportedMatch(place: place, score: score), at: index)
            if best.count > limit { best.removeLast() }
        }
        return best
    }

    /// Whether any food is called by this word.
    func knows(_ word: WordHash) -> Bool { list(of: word) != nil }

    /// Where the foods of a word are among all; `nil` when none has it.
    private func list(of word: WordHash) -> (start: Int, count: Int)? {
        let words = section(.words)
        guard let index = find(word.bits | 1, in: words),
            let start = file.number(words.lowerBound + 16 * index + 8, UInt32.self),
            let length = file.number(words.lowerBound + 16 * index + 12, UInt32.self),
            length > 0, 4 * (Int(start) + Int(length)) <= section(.postings).count
        else { return nil }
        return (Int(start), Int(length))
    }

    /// The place of the food with a code.
    func place(of code: String) -> Int? {
        let codes = section(.codes)
        let hash = WordPostings.hash(code)
        guard var index = find(hash, in: codes) else { return nil }
        while file.number(codes.lowerBound + 16 * index, UInt64.self) == hash,
            let place = file.number(codes.lowerBound + 16 * index + 8, UInt64.self)
        {
            if let place = Int(exactly: place), let food = try? food(at: place),
                food.source.code == code
            {
                return place
            }
            index += 1
        }
        return nil
    }

    /// The first row of 16 bytes in a section that begins with a hash.
    private func find(_ hash: UInt64, in rows: Range<Int>) -> Int? {
        var (low, high) = (0, rows.count / 16)
        while low < high {
            let middle = (low + high) / 2
            guard let value = file.number(rows.lowerBound + 16 * middle, UInt64.self) else {
                return nil
            }
            if value < hash { low = middle + 1 } else { high = middle }
        }
        guard low < rows.count / 16,
            file.number(rows.lowerBound + 16 * low, UInt64.self) == hash
        else { return nil }
        return low
    }
}
