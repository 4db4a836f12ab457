extension Suggester {
    /// What is had within so many minutes of each other is had together.
    static let together = 90

    /// Of each food, how much of the times when what was had just now was had it was had together with it,
    /// newer times counting more; 0 to 1, and nothing where nothing was had just now.
    func company(at moment: SuggestionMoment) -> [FoodKey: Double] {
        let present = Set(
            habits.entries(on: moment.day)
                .filter { abs($0.minute - moment.minute) <= Self.together }.map(\.food))
        var sums: [FoodKey: Double] = [:]
        var all = 0.0
        for food in present {
            let times = habits.foods[food]?.since(moment.day - Self.reach) ?? []
            for time in times where time.day < moment.day {
                let weight = Self.decay(Double(moment.day - time.day), 42)
                all += weight
                var companions: Set<FoodKey> = []
                for other in habits.entries(on: time.day)
                where abs(other.minute - time.minute) <= Self.together
                    && !present.contains(other.food)
                {
                    companions.insert(other.food)
                }
                for companion in companions { sums[companion, default: 0] += weight }
            }
        }
        return all > 0 ? sums.mapValues { $0 / all } : [:]
    }

    /// How likely one more helping of a food is on a day: 1 when it was not had yet; else of the last days
    /// with as many helpings the share of those with more.
    func chanceOfAnother(_ timeline: Timeline, _ day: Int) -> Double {
        var helpings: [Int: Int] = [:]
        for time in timeline.since(day - 42) where time.day <= day {
            helpings[time.day, default: 0] += 1
        }
        guard let today = helpings.removeValue(forKey: day) else { return 1 }
        let like = helpings.values.count { $0 >= today }
        let more = helpings.values.count { $0 > today }
        return like > 0 ? Double(more) / Double(like) : 0
    }
}
