/// The best foods, each with the words that it has.
struct BestMatches {
    /// The foods that have the same words, of which only their lengths differ.
    private struct Kind {
        var mark: UInt64
        var score: Float
        /// The shortest, and of these the first.
        var shortest: [(length: UInt8, place: Int)] = []
    }

    private let limit: Int
    private let worths: [Float]
    private var kinds: [Kind] = []
    /// The kind of the food that was offered last.
    private var latest = -1

    /// - Parameters:
    ///   - limit: above 0.
    ///   - worths: what each word is worth.
    init(limit: Int, worths: [Float]) {
        self.limit = limit
        self.worths = worths
    }

    /// Takes a food into account that has the words of `mark`, its place above those of all foods with the same
    /// words before it.
    @inline(__always)
    mutating func offer(_ place: Int, mark: UInt64, length: UInt8) {
        if latest < 0 || kinds[latest].mark != mark { latest = kind(of: mark) }
        let count = kinds[latest].shortest.count
        if count == limit, length >= kinds[latest].shortest[count - 1].length { return }
        insert(place, length: length)
    }

    private mutating func insert(_ place: Int, length: UInt8) {
        if kinds[latest].shortest.count == limit { kinds[latest].shortest.removeLast() }
        let index = kinds[latest].shortest.firstIndex { $0.length > length }
        kinds[latest].shortest.insert(
            (length, place), at: index ?? kinds[latest].shortest.count)
    }

    private mutating func kind(of mark: UInt64) -> Int {
        if let known = kinds.firstIndex(where: { $0.mark == mark }) { return known }
        var score: Float = 0
        for (number, worth) in worths.enumerated() where mark & (1 << UInt64(number)) != 0 {
            score += worth
        }
        kinds.append(Kind(mark: mark, score: score))
        return kinds.count - 1
    }

    /// Best first, those left out whose words are worth less than a share of the best; of equal ones the one
    /// with the rarer word comes first.
    ///
    /// - Parameter surplus: what each further word of a food costs it.
    func matches(least: Float, surplus: Float) -> [ImportedMatch] {
        let floor = kinds.reduce(0) { max($0, $1.score) } * least
        var found: [(match: ImportedMatch, list: Int)] = []
        for kind in kinds where kind.score >= floor {
            for food in kind.shortest {
                let score = kind.score - surplus * Float(food.length)
                found.append(
                    (
                        ImportedMatch(place: food.place, score: score),
                        kind.mark.trailingZeroBitCount
                    ))
            }
        }
        found.sort { one, other in
            one.match.score != other.match.score
                ? one.match.score > other.match.score
                : (one.list, one.match.place) < (other.list, other.match.place)
        }
        return found.prefix(limit).map(\.match)
    }
}
