import Body
import TestSupport
import Testing

/// What devices measured of a day: each moment once, and rest in no sum twice.
struct DayEnergyTests {
    /// One sample a clause: `source kind 10:00-11:30 300`, or without times what is told of the day.
    private static func samples(_ text: String) -> [EnergySample] {
        text.split(separator: ";").map { clause in
            let words = clause.split(separator: " ").map(String.init)
            let kind: EnergySample.Kind =
                switch words[1] {
                case "total": .total
                case "rest": .resting
                default: .active
                }
            var time: Range<Int64>?
            if words.count == 4 {
                let ends = words[2].split(separator: "-").map { end in
                    let parts = end.split(separator: ":").map { Int64($0) ?? 0 }
                    return parts[0] * 3600 + parts[1] * 60
                }
                time = ends[0]..<ends[1]
            }
            return EnergySample(
                kind: kind, calories: Double(words[words.count - 1]) ?? 0, time: time,
                source: words[0])
        }
    }

    /// Sources `watch` before `phone` before all others; at rest 1,440 kcal a day, one a minute. What moving
    /// took, and what was taken at rest; `-` where it is not known.
    static let overlaps: [(String, String, String)] = [
        // One source.
        ("watch active 10:00-11:00 300", "300", "1440"),
        ("watch active 10:00-11:00 300; watch active 11:00-12:00 200", "500", "1440"),
        ("watch active 10:00-11:00 300; watch active 10:00-11:00 300", "300", "1440"),
        ("watch active 10:00-11:00 300; watch active 10:30-11:30 300", "450", "1440"),
        ("watch active 10:00-12:00 240; watch active 10:30-11:00 300", "480", "1440"),
        ("watch active 10:00-12:00 240; watch active 10:30-11:00 30", "240", "1440"),
        ("watch active 10:00-10:10 100; watch active 10:05-10:15 50", "125", "1440"),
        ("watch active 10:00-11:00 0", "0", "1440"),
        ("watch active 00:00-01:00 60; watch active 23:00-24:00 60", "120", "1440"),
        // Beyond the day.
        ("watch active 23:30-24:30 60", "30", "1440"),
        ("watch active 23:00-25:00 120; phone active 23:30-24:30 600", "60", "1440"),
        // Two sources: the first one tells of its time, the other of the rest.
        ("watch active 10:00-11:00 300; phone active 10:00-11:00 500", "300", "1440"),
        ("phone active 10:00-11:00 500; watch active 10:00-11:00 300", "300", "1440"),
        ("watch active 10:00-11:00 300; phone active 10:30-11:30 200", "400", "1440"),
        ("watch active 10:30-11:30 200; phone active 10:00-11:00 300", "350", "1440"),
        ("watch active 10:00-11:00 300; phone active 12:00-13:00 200", "500", "1440"),
        ("phone active 10:00-12:00 240; watch active 10:30-11:00 300", "480", "1440"),
        ("phone active 10:00-12:00 240; watch active 10:30-11:00 0", "180", "1440"),
        ("watch active 10:00-12:00 240; phone active 10:30-11:00 300", "240", "1440"),
        ("watch active 10:00-11:00 300; phone active 09:00-12:00 540", "660", "1440"),
        (
            "watch active 10:00-11:00 300; phone active 09:30-10:30 60; phone active 10:30-11:30 60",
            "360", "1440"
        ),
        // Three sources, and sources that nobody put in order.
        (
            "watch active 10:00-11:00 300; phone active 10:30-11:30 60; ring active 11:00-12:00 120",
            "390", "1440"
        ),
        (
            "ring active 10:00-12:00 240; phone active 10:30-11:30 60; watch active 10:45-11:15 90",
            "240", "1440"
        ),
        ("belt active 10:00-11:00 60; ring active 10:00-11:00 600", "60", "1440"),
        ("ring active 10:00-11:00 600; belt active 10:30-11:30 60", "360", "1440"),
        // What a person says comes before all.
        ("manual active 10:00-11:00 250; watch active 10:00-11:00 300", "250", "1440"),
        ("watch active 10:00-11:00 300; manual active 10:30-11:00 60", "210", "1440"),
        // Without times: the greater one, for one may be within the other.
        ("manual active 300", "300", "1440"),
        ("manual active 300; manual active 200", "500", "1440"),
        ("manual active 300; watch active 10:00-11:00 200", "300", "1440"),
        ("manual active 300; watch active 10:00-11:00 400", "400", "1440"),
        ("watch active 500; phone active 700", "500", "1440"),
        ("watch active 500; phone active 10:00-11:00 300", "500", "1440"),
        (
            "phone active 300; watch active 10:00-11:00 350; watch active 12:00-13:00 50", "400",
            "1440"
        ),
        // Half a day and more is the day's sum, not when somebody moved.
        ("phone active 00:00-24:00 480; watch active 10:00-11:00 300", "480", "1440"),
        ("phone active 06:00-18:00 240; watch active 10:00-11:00 300", "300", "1440"),
        // Rest is taken out of what has it in it: one kcal a minute.
        ("watch total 10:00-11:00 360", "300", "1440"),
        ("watch total 10:00-11:00 30", "0", "1440"),
        ("watch total 10:00-11:00 360; watch active 10:00-11:00 300", "300", "1440"),
        ("watch total 10:00-11:00 360; phone active 10:00-11:00 500", "300", "1440"),
        ("phone total 10:00-11:00 360; watch active 10:30-11:30 60", "210", "1440"),
        ("watch total 10:00-10:30 330; watch total 10:15-10:45 330", "450", "1440"),
        // Rest that was measured: the textbook tells of the other hours.
        ("watch rest 00:00-08:00 400", "-", "1360"),
        ("watch rest 00:00-08:00 400; phone rest 06:00-09:00 300", "-", "1400"),
        ("watch rest 00:00-08:00 400; watch rest 00:00-08:00 400", "-", "1360"),
        ("watch rest 1500", "-", "1500"),
        ("watch rest 00:00-24:00 1500", "-", "1500"),
        ("watch rest 00:00-08:00 480; watch active 07:00-08:00 100", "100", "1440"),
        ("watch rest 00:00-01:00 120; watch total 10:00-11:00 420", "300", "1500"),
        ("phone rest 00:00-02:00 60; watch rest 01:00-02:00 120", "-", "1470"),
    ]

    private static let day: Range<Int64> = 0..<86_400

    private static func energy(_ text: String, textbook: Double? = 1440) -> DayEnergy {
        DayEnergy(samples(text), day: day, textbook: textbook, sources: ["watch", "phone"])
    }

    private static func whole(_ value: Double?) -> String {
        value.map { String(Int($0.rounded())) } ?? "-"
    }

    @Test func `there are fifty overlaps made by hand`() {
        #expect(Self.overlaps.count == 50)
        #expect(Set(Self.overlaps.map(\.0)).count == 50)
    }

    @Test(arguments: overlaps)
    func `each moment counts once`(text: String, active: String, resting: String) {
        let energy = Self.energy(text)
        #expect(Self.whole(energy.active) == active)
        #expect(Self.whole(energy.resting) == resting)
    }

    @Test(arguments: overlaps)
    func `every sum is that of its parts`(text: String, active: String, resting: String) {
        let energy = Self.energy(text)
        func sum(_ isResting: Bool) -> Double {
            energy.parts.filter { $0.isResting == isResting && $0.fate == .counted }
                .reduce(0) { $0 + $1.calories }
        }
        if let active = energy.active { #expect(abs(sum(false) - active) < 1e-6) }
        if let resting = energy.resting {
            #expect(abs(sum(true) + energy.textbookResting - resting) < 1e-6)
        }
        let named = Set(
            Self.samples(text).filter { $0.time.map { $0.lowerBound < 86_400 } ?? true }
                .map(\.source))
        #expect(Set(energy.parts.map(\.source)) == named)
    }

    @Test func `what is not known is not told`() {
        #expect(Self.energy("watch active 10:00-11:00 300", textbook: nil).resting == nil)
        #expect(Self.energy("watch rest 00:00-08:00 400", textbook: nil).resting == nil)
        let workout = Self.energy("watch total 10:00-11:00 360", textbook: nil)
        #expect(workout.active == nil)
        #expect(workout.parts.map(\.fate) == [.restUnknown])
        #expect(Self.energy("watch active 10:00-11:00 300", textbook: nil).total == nil)
    }

    @Test func `sums never exceed the greatest of all rates, whatever overlaps`() {
        for seed in 1...200 as ClosedRange<UInt64> {
            var random = SplitMix64(seed: seed)
            let samples = (0..<Int.random(in: 1...30, using: &random)).map { _ in
                let start = Int64.random(in: 0..<80_000, using: &random)
                let length = Int64.random(in: 1...6000, using: &random)
                return EnergySample(
                    kind: .active, calories: Double(length) * 0.1, time: start..<start + length,
                    source: ["watch", "phone", "ring"][Int.random(in: 0..<3, using: &random)])
            }
            let energy = DayEnergy(samples, day: Self.day, textbook: nil)
            // All go at the same rate, so that the sum is that of the seconds that any of them covers.
            var covered = Set<Int64>()
            for sample in samples {
                guard let time = sample.time else { continue }
                covered.formUnion(time.clamped(to: Self.day))
            }
            #expect(
                abs((energy.active ?? 0) - Double(covered.count) * 0.1) < 1e-6, "seed \(seed)")
        }
    }
}
