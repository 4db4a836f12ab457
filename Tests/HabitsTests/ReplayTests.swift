import Eaters
import Habits
import Nutrition
import Testing

/// Simulated eaters, replayed without peeking; `suggestions` measures the same over 180 days.
struct ReplayTests {
    @Test func `what is had next is suggested more often than by counting`() {
        let kinds = Eater.Kind.allCases
        let all = Replay.all(of: kinds, seeds: 1...1, days: 60)
        #expect(all.asked > 1000)
        #expect(all.share >= all.shareByCount + 0.10, "\(all)")
        #expect(all.share >= all.shareByHour + 0.05, "\(all)")
        let routine = Replay.all(of: [.routine], seeds: 1...1, days: 60)
        #expect(routine.share >= 0.60, "\(routine)")
    }

    @Test func `a diary is the same from the same seed, and another one from another`() {
        let first = LocalDay(daysSinceEpoch: RandomDiary.first)
        for kind in Eater.Kind.allCases {
            func diary(_ seed: UInt64) -> [Eaten] {
                var eater = Eater(kind, seed: seed)
                return eater.diary(days: 20, from: first)
            }
            #expect(diary(7) == diary(7))
            #expect(diary(7) != diary(8))
            let inOrder = diary(7).sorted { ($0.day, $0.minute) < ($1.day, $1.minute) }
            #expect(diary(7).map(\.day) == inOrder.map(\.day))
        }
    }
}
