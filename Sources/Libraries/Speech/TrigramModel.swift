internal import Glibc

/// A trigram language model with Witten–Bell smoothing.
///
/// I. Witten and T. Bell, "The zero-frequency problem", 1991: what a context leaves to unseen words
/// grows with the number of different words seen after it. Each order is interpolated with the one
/// below it, and written in the back-off form that ARPA files have.
package struct TrigramModel: Sendable {
    private let vocabulary: [String]
    private let unigrams: [Double]
    private let bigrams: Order
    private let trigrams: Order

    /// The n-grams of one order, by key, and what their contexts leave to unseen words.
    private struct Order: Sendable {
        var keys: [UInt64] = []
        var probabilities: [Double] = []
        var contexts: [UInt64] = []
        var backoffs: [Double] = []
    }

    /// - Parameter evenly: the share of unigram probability spread over all words alike, so that
    ///   none is impossible.
    package init(_ counts: TrigramCounts, evenly: Double = 0.02) {
        vocabulary = counts.vocabulary
        let third = Self.merged(counts.trigrams)
        let second = Self.merged(
            third.map { TrigramCounts.Count(key: $0.key & 0x3FF_FFFF_FFFF, weight: $0.weight) })
        let first = Self.merged(
            second.map { TrigramCounts.Count(key: $0.key & 0x1F_FFFF, weight: $0.weight) })
        let total = first.reduce(0) { $0 + Double($1.weight) }
        var unigrams = Array(
            repeating: evenly / Double(vocabulary.count - 1), count: vocabulary.count)
        for count in first {
            unigrams[Int(count.key)] += (1 - evenly) * Double(count.weight) / max(total, 1)
        }
        unigrams[Int(TrigramCounts.start)] = 0
        let bigrams = Self.smoothed(second) { unigrams[Int($0 & 0x1F_FFFF)] }
        trigrams = Self.smoothed(third) { key in
            bigrams.probabilities[Self.place(of: key & 0x3FF_FFFF_FFFF, in: bigrams.keys)]
        }
        self.unigrams = unigrams
        self.bigrams = bigrams
    }

    private static func merged(_ counts: [TrigramCounts.Count]) -> [TrigramCounts.Count] {
        let sorted = sorted(counts, by: \.key)
        var merged: [TrigramCounts.Count] = []
        merged.reserveCapacity(sorted.count / 4)
        for count in sorted {
            if let last = merged.last, last.key == count.key {
                merged[merged.count - 1].weight += count.weight
            } else {
                merged.append(count)
            }
        }
        return merged
    }

    /// By key, a digit of eleven bits after the other: many times faster than to compare millions.
    private static func sorted<Element>(
        _ elements: [Element], by key: (Element) -> UInt64
    ) -> [Element] {
        var (from, to) = (elements, elements)
        for shift in stride(from: UInt64(0), to: 63, by: 11) {
            var places = [Int](repeating: 0, count: 2_048)
            for element in from { places[Int(key(element) >> shift & 0x7FF)] += 1 }
            if places.contains(from.count) { continue }
            var before = 0
            for digit in places.indices {
                (places[digit], before) = (before, before + places[digit])
            }
            for element in from {
                let digit = Int(key(element) >> shift & 0x7FF)
                to[places[digit]] = element
                places[digit] += 1
            }
            swap(&from, &to)
        }
        return from
    }

    /// Where the keys are, by their last word, then the one before it: PocketSphinx keeps them so, and sorts what
    /// is sorted in half the time.
    private static func placesByLast(_ keys: ArraySlice<UInt64>) -> [Int] {
        let turned = keys.indices.map { place in
            let key = keys[place]
            return (
                key: (key & 0x1F_FFFF) << 42 | key & 0x3FF_FFE0_0000 | key >> 42,
                place: Int32(place)
            )
        }
        return sorted(turned) { $0.key }.map { Int($0.place) }
    }

    private static func smoothed(
        _ counts: [TrigramCounts.Count], lower: (UInt64) -> Double
    ) -> Order {
        var order = Order()
        order.keys = counts.map(\.key)
        order.probabilities.reserveCapacity(counts.count)
        var first = 0
        while first < counts.count {
            let context = counts[first].key >> 21
            var (last, total) = (first, 0.0)
            while last < counts.count, counts[last].key >> 21 == context {
                total += Double(counts[last].weight)
                last += 1
            }
            let kinds = Double(last - first)
            for index in first..<last {
                let count = counts[index]
                order.probabilities.append(
                    (Double(count.weight) + kinds * lower(count.key)) / (total + kinds))
            }
            order.contexts.append(context)
            order.backoffs.append(kinds / (total + kinds))
            first = last
        }
        return order
    }

    /// Where `key` is, or would be, in the sorted `keys`.
    private static func place(of key: UInt64, in keys: [UInt64]) -> Int {
        var (low, high) = (0, keys.count)
        while low < high {
            let middle = (low + high) / 2
            if keys[middle] < key { low = middle + 1 } else { high = middle }
        }
        return low
    }

    /// The model as an ARPA file.
    package var arpa: [UInt8] {
        let starts = Self.place(of: TrigramCounts.start << 42 | 1 << 21, in: trigrams.keys)
        var bytes: [UInt8] = []
        bytes.reserveCapacity(40 * (trigrams.keys.count + bigrams.keys.count))
        bytes += "\\data\\\nngram 1=\(vocabulary.count)\nngram 2=\(bigrams.keys.count)\n".utf8
        bytes += "ngram 3=\(trigrams.keys.count - starts)\n\n\\1-grams:\n".utf8
        let words = vocabulary.map { Array($0.utf8) }
        for (index, word) in words.enumerated() {
            Self.write(unigrams[index], into: &bytes)
            bytes += [UInt8(ascii: "\t")] + word
            Self.writeBackoff(UInt64(index), of: bigrams, into: &bytes)
        }
        bytes += "\n\\2-grams:\n".utf8
        for place in Self.placesByLast(bigrams.keys[...]) {
            let key = bigrams.keys[place]
            Self.write(bigrams.probabilities[place], into: &bytes)
            bytes.append(UInt8(ascii: "\t"))
            bytes += words[Int(key >> 21)]
            bytes.append(UInt8(ascii: " "))
            bytes += words[Int(key & 0x1F_FFFF)]
            Self.writeBackoff(key, of: trigrams, into: &bytes)
        }
        bytes += "\n\\3-grams:\n".utf8
        // Before them stand the trigrams of two starts, which say no more than the bigrams of one.
        for index in Self.placesByLast(trigrams.keys[starts...]) {
            let key = trigrams.keys[index]
            Self.write(trigrams.probabilities[index], into: &bytes)
            bytes.append(UInt8(ascii: "\t"))
            bytes += words[Int(key >> 42)]
            bytes.append(UInt8(ascii: " "))
            bytes += words[Int(key >> 21 & 0x1F_FFFF)]
            bytes.append(UInt8(ascii: " "))
            bytes += words[Int(key & 0x1F_FFFF)]
            bytes.append(UInt8(ascii: "\n"))
        }
        bytes += "\n\\end\\\n".utf8
        return bytes
    }

    private static func writeBackoff(_ context: UInt64, of order: Order, into bytes: inout [UInt8])
    {
        let place = place(of: context, in: order.contexts)
        if place < order.contexts.count, order.contexts[place] == context {
            bytes.append(UInt8(ascii: "\t"))
            write(order.backoffs[place], into: &bytes)
        }
        bytes.append(UInt8(ascii: "\n"))
    }

    /// The decimal logarithm with four places; -99 stands for "never".
    private static func write(_ probability: Double, into bytes: inout [UInt8]) {
        guard probability > 0 else {
            bytes += "-99".utf8
            return
        }
        var value = Int((-log10(min(probability, 1)) * 10_000).rounded())
        if value > 0 { bytes.append(UInt8(ascii: "-")) }
        let whole = value / 10_000
        if whole > 9 { bytes.append(UInt8(ascii: "0") + UInt8(whole / 10 % 10)) }
        bytes.append(UInt8(ascii: "0") + UInt8(whole % 10))
        bytes.append(UInt8(ascii: "."))
        value %= 10_000
        var unit = 1_000
        while unit > 0 {
            bytes.append(UInt8(ascii: "0") + UInt8(value / unit % 10))
            unit /= 10
        }
    }
}
