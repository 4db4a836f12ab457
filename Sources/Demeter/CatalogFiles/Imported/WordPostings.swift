internal import FoodCatalog
internal import Nutrition

/// The words of foods turned inside out, collected while the foods are written.
struct WordPostings {
    private var numbers = WordMap<Int32>(minimumCapacity: 1 << 14)
    private var hashes: [UInt64] = []
    private var counts: [UInt32] = []
    /// The words' numbers, food by food.
    private var words: [Int32] = []
    /// How many words each food has.
    private(set) var lengths: [UInt8] = []
    private var codes: [UInt64] = []

    mutating func add(_ food: Food) {
        let found = FoodWords.words(of: food).prefix(255)
        for word in found {
            let number: Int32
            if let known = numbers[word] {
                number = known
            } else {
                number = Int32(hashes.count)
                numbers[word] = number
                hashes.append(word.bits | 1)
                counts.append(0)
            }
            counts[Int(number)] += 1
            words.append(number)
        }
        lengths.append(UInt8(found.count))
        codes.append(Self.hash(food.source.code ?? ""))
    }

    static func hash(_ code: String) -> UInt64 { WordHash(code).bits }

    /// The words by their hashes, each with where its foods begin and how many it has; and the foods.
    func sorted() -> (words: [(hash: UInt64, start: UInt32, count: UInt32)], places: [UInt32]) {
        let order = hashes.indices.sorted { hashes[$0] < hashes[$1] }
        var list: [(hash: UInt64, start: UInt32, count: UInt32)] = []
        list.reserveCapacity(order.count)
        var next = [UInt32](repeating: 0, count: hashes.count)
        var start: UInt32 = 0
        for number in order {
            list.append((hashes[number], start, counts[number]))
            next[number] = start
            start += counts[number]
        }
        var places = [UInt32](repeating: 0, count: words.count)
        var position = 0
        for (food, length) in lengths.enumerated() {
            for _ in 0..<length {
                let number = Int(words[position])
                places[Int(next[number])] = UInt32(food).littleEndian
                next[number] += 1
                position += 1
            }
        }
        return (list, places)
    }

    func sortedCodes() -> [(hash: UInt64, place: Int)] {
        codes.enumerated().map { (hash: $0.element, place: $0.offset) }
            .sorted { ($0.hash, $0.place) < ($1.hash, $1.place) }
    }
}
