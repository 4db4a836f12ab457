/// Energy over a day from several sources, where each moment counts once.
///
/// A moment belongs to the first source, in the order of their priority, that tells of it. What a source tells
/// of a moment twice, as a workout and as the hour around it, counts as the greater of both.
struct EnergyUnion: Sendable, Hashable {
    /// What one source contributes.
    struct Share: Sendable, Hashable {
        var source: String
        var seconds: Int64
        /// In kcal.
        var calories: Double
    }

    /// Of sources that tell of some moment before others do, in the order of their priority.
    private(set) var shares: [Share] = []

    var calories: Double { shares.reduce(0) { $0 + $1.calories } }
    var seconds: Int64 { shares.reduce(0) { $0 + $1.seconds } }

    /// - Parameters:
    ///   - samples: those without a time are left out.
    ///   - day: what lies outside counts on another day.
    ///   - priority: a source's place; the least counts first, and of two alike the first by name.
    ///   - rate: what a sample takes in a moment, in kcal a second; it lies within that sample's time.
    init(
        _ samples: [EnergySample], within day: Range<Int64>, priority: (String) -> Int,
        rate: (EnergySample, Range<Int64>) -> Double
    ) {
        let timed = samples.compactMap { sample in
            sample.time.map { (sample, $0.clamped(to: day)) }
        }.filter { !$0.1.isEmpty }.sorted { $0.1.lowerBound < $1.1.lowerBound }
        let sources = Set(timed.map(\.0.source)).sorted { (priority($0), $0) < (priority($1), $1) }
        let places = Dictionary(uniqueKeysWithValues: sources.enumerated().map { ($1, $0) })
        var sums: [Share] = sources.map { Share(source: $0, seconds: 0, calories: 0) }
        let edges = Set(timed.flatMap { [$0.1.lowerBound, $0.1.upperBound] }).sorted()
        var coming = timed[...]
        var open: [(sample: EnergySample, time: Range<Int64>)] = []
        for (start, end) in zip(edges, edges.dropFirst()) {
            open.removeAll { $0.time.upperBound <= start }
            while let next = coming.first, next.1.lowerBound <= start {
                open.append(next)
                coming.removeFirst()
            }
            guard let place = open.compactMap({ places[$0.sample.source] }).min() else { continue }
            let greatest =
                open.filter { places[$0.sample.source] == place }
                .map { rate($0.sample, start..<end) }.max() ?? 0
            sums[place].seconds += end - start
            sums[place].calories += greatest * Double(end - start)
        }
        shares = sums.filter { $0.seconds > 0 }
    }
}
