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
            + lists.dropFirst().prefix(PostingMerge.mostLists - 1).prefix { list in
                total += list.count
                return total <= Self.mostPostings
            }
        let worths = lists.map { 0.5 + log(Float(count + 1) / Float($0.count)) }
        // The lists from there on are not enough for a food that has none of the rarer words.
        let open =
            lists.indices.first { number in
                worths[number...].reduce(0, +) < worths[0] * Self.least
            } ?? lists.count
        let (postings, lengths) = (section(.postings), section(.lengths))
        return file.withBytes { bytes in
            var merge = PostingMerge(
                bytes,
                lists: lists.map { list in
                    (postings.lowerBound + 4 * list.start, min(list.count, Self.mostPostings))
                }, open: open)
            var best = BestMatches(limit: limit, worths: worths)
            merge.visit { place, mark in
                guard place < lengths.count else { return }
                best.offer(place, mark: mark, length: bytes[lengths.lowerBound + place])
            }
            return best.matches(least: Self.least, surplus: Self.surplus)
        }
    }

    /// Share of the best food's score that a food must have at least, before its length counts.
    private static let least: Float = 0.6

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
