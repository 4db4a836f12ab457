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
        let worths = lists.map { 0.5 + log(Float(count + 1) / Float($0.count)) }
        var found: [Found] = []
        for (number, list) in lists.enumerated() {
            let highest = found.reduce(0) { max($0, $1.score) }
            // The lists that are left are not enough for a food that has none of the rarer words.
            let isDecided = worths[number...].reduce(0, +) < highest * Self.least
            if isDecided {
                add(worths[number], of: list, to: &found)
            } else {
                found = merged(found, list, number: number, worth: worths[number])
            }
        }
        return best(of: found, limit: limit)
    }

    /// Share of the best food's score that a food must have at least, before its length counts.
    private static let least: Float = 0.6

    /// A food that has some of the words.
    private struct Found {
        var place: UInt32
        var score: Float
        /// The list that it was found in first.
        var list: Int32
    }

    /// `found` and the foods of a list, by place.
    private func merged(
        _ found: [Found], _ list: (start: Int, count: Int), number: Int, worth: Float
    ) -> [Found] {
        guard let places = places(of: list) else { return found }
        // Bare memory: a common word is in a hundred thousand foods.
        return [Found](unsafeUninitializedCapacity: found.count + places.count) { merged, end in
            var next = 0
            func take(_ food: Found) {
                merged.initializeElement(at: end, to: food)
                end += 1
            }
            for place in places where Int(place) < count {
                while next < found.count, found[next].place < place {
                    take(found[next])
                    next += 1
                }
                var food = Found(place: place, score: worth, list: Int32(number))
                if next < found.count, found[next].place == place {
                    food = found[next]
                    food.score += worth
                    next += 1
                }
                take(food)
            }
            for food in found[next...] { take(food) }
        }
    }

    private func places(of list: (start: Int, count: Int)) -> [UInt32]? {
        file.numbers(
            section(.postings).lowerBound + 4 * list.start,
            count: min(list.count, Self.mostPostings), UInt32.self)
    }

    /// How many things may be looked up one by one before all of them are better copied.
    private static let few = 1000

    /// Adds what a word is worth to those of `found` that its list holds.
    private func add(_ worth: Float, of list: (start: Int, count: Int), to found: inout [Found]) {
        guard found.count < Self.few else {
            guard let places = places(of: list) else { return }
            var next = 0
            for index in found.indices {
                while next < places.count, places[next] < found[index].place { next += 1 }
                guard next < places.count else { return }
                if places[next] == found[index].place { found[index].score += worth }
            }
            return
        }
        let start = section(.postings).lowerBound + 4 * list.start
        var low = 0
        for index in found.indices {
            var high = list.count
            while low < high {
                let middle = (low + high) / 2
                guard let place = file.number(start + 4 * middle, UInt32.self) else { return }
                if place < found[index].place { low = middle + 1 } else { high = middle }
            }
            guard low < list.count else { return }
            if file.number(start + 4 * low, UInt32.self) == found[index].place {
                found[index].score += worth
            }
        }
    }

    private func best(of found: [Found], limit: Int) -> [ImportedMatch] {
        let floor = found.reduce(0) { max($0, $1.score) } * Self.least
        let isFew = found.count { $0.score >= floor } < Self.few
        let section = section(.lengths)
        let lengths = isFew ? nil : file.bytes(section.lowerBound, count: section.count)
        var best: [Found] = []
        for var food in found where food.score >= floor && Int(food.place) < section.count {
            let place = Int(food.place)
            let length = lengths?[place] ?? file.number(section.lowerBound + place, UInt8.self) ?? 0
            food.score -= Self.surplus * Float(length)
            if best.count == limit, !precedes(food, best[limit - 1]) { continue }
            let index = best.firstIndex { precedes(food, $0) } ?? best.count
            best.insert(food, at: index)
            if best.count > limit { best.removeLast() }
        }
        return best.map { ImportedMatch(place: Int($0.place), score: $0.score) }
    }

    /// Whether one comes before another that was found; of equal ones the one with the rarer word.
    private func precedes(_ one: Found, _ other: Found) -> Bool {
        if one.score != other.score { return one.score > other.score }
        return (one.list, one.place) < (other.list, other.place)
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
