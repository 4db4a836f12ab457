package import Habits
internal import Nutrition

/// How often reminders were right, of diaries in which somebody forgot to log now and then.
///
/// Every ten minutes it is asked what was forgotten, at most twice a day. A reminder is right when what it is
/// about was eaten before it and not logged; what is logged is never asked about.
package struct ReminderReplay: Sendable, Hashable {
    package private(set) var reminders = 0
    package private(set) var right = 0
    /// About what the day has: there must be none.
    package private(set) var needless = 0
    /// What was forgotten: foods of meals that were logged, and whole meals.
    package private(set) var forgotten = 0

    package init() {}

    package var precision: Double { reminders == 0 ? 1 : Double(right) / Double(reminders) }

    package init(of diary: [Eaten], seed: UInt64, forgets: Double = 0.05, aDay: Int = 2) {
        guard let first = diary.first?.day, let last = diary.last?.day else { return }
        var random = SplitRandom(seed: seed)
        let days = Dictionary(grouping: diary, by: \.day)
        var habits = EatingHabits()
        for day in first...last {
            let eaten = days[day] ?? []
            let meals = Set(eaten.map(\.meal)).sorted { $0.rawValue < $1.rawValue }
            var lost: Set<Int64> = []
            for meal in meals where meal != .snack && random.chance(forgets) {
                lost.formUnion(eaten.filter { $0.meal == meal }.map(\.entry))
                forgotten += 1
            }
            for one in eaten where !lost.contains(one.entry) && random.chance(forgets) {
                lost.insert(one.entry)
                forgotten += 1
            }
            var rest = eaten.filter { !lost.contains($0.entry) }[...]
            var told = 0
            var asked: Set<Reminder.Kind> = []
            for minute in stride(from: 0, to: 1440, by: 10) {
                while let next = rest.first, next.minute <= minute {
                    habits.put(next)
                    rest.removeFirst()
                }
                let present = habits.entries(on: day)
                guard day >= first + Replay.lessonDays, told < aDay,
                    let reminder = ReminderFinder(habits).reminder(
                        on: day, at: minute, present: Set(present.map(\.food)),
                        meals: Set(present.map(\.meal))),
                    asked.insert(reminder.kind).inserted
                else { continue }
                told += 1
                reminders += 1
                let before = eaten.filter { lost.contains($0.entry) && $0.minute <= minute }
                switch reminder.kind {
                case .companion:
                    if before.contains(where: { reminder.foods.contains($0.food) }) { right += 1 }
                    if present.contains(where: { reminder.foods.contains($0.food) }) {
                        needless += 1
                    }
                case .meal:
                    if before.contains(where: { $0.meal == reminder.meal }) { right += 1 }
                    if present.contains(where: { $0.meal == reminder.meal }) { needless += 1 }
                }
            }
            for one in rest { habits.put(one) }
        }
    }

    package static func + (left: Self, right: Self) -> Self {
        var sum = left
        sum.reminders += right.reminders
        sum.right += right.right
        sum.needless += right.needless
        sum.forgotten += right.forgotten
        return sum
    }

    /// Of several eaters, each with several diaries.
    package static func all(
        of kinds: [Eater.Kind], seeds: ClosedRange<Int>, days: Int, forgets: Double = 0.05
    ) -> ReminderReplay {
        var sum = ReminderReplay()
        for kind in kinds {
            for seed in seeds {
                var eater = Eater(kind, seed: UInt64(seed))
                let diary = eater.diary(days: days, from: LocalDay(daysSinceEpoch: 20_458))
                sum = sum + ReminderReplay(of: diary, seed: UInt64(seed), forgets: forgets)
            }
        }
        return sum
    }
}
