internal import Nutrition

/// The dishes and the hours of one eater, which change as time goes by.
struct Life {
    private let kind: Eater.Kind
    private var breakfast: Eater.Menu
    private var lunch: Eater.Menu
    private var dinner: Eater.Menu
    private var weekendBreakfast: Eater.Menu
    private var awayBreakfast: Eater.Menu
    /// A dish of their own for some weekdays: fish on Fridays.
    private var dishOfWeekday: [Int: Int] = [:]
    /// What is had between meals, the favourite first.
    private var snacks: [Int]
    private var dishes: [Int]
    private var nextFood = 400

    init(_ kind: Eater.Kind, _ random: inout SplitRandom) {
        self.kind = kind
        func menu(_ base: Int, _ count: Int, _ sizes: ClosedRange<Int>, _ loyalty: Double)
            -> Eater.Menu
        {
            Eater.Menu(
                choices: (0..<count).map { choice in
                    let size = Int.random(in: sizes, using: &random)
                    return [base + choice]
                        + (1..<max(2, size)).map { _ in base + 50 + random.zipf(12) }
                }, loyalty: loyalty)
        }
        breakfast = menu(0, 5, 2...3, 0.6)
        weekendBreakfast = menu(20, 5, 2...4, 0.5)
        awayBreakfast = menu(70, 6, 2...3, 0.4)
        lunch = menu(100, 14, 1...2, 0.2)
        dinner = menu(200, 22, 1...3, 0.12)
        snacks = Array(300..<318)
        dishes = Array(500..<580)
        for weekday in 1...7 where random.chance(0.4) {
            dishOfWeekday[weekday] = 600 + weekday
        }
    }

    /// Tastes change: about twice a month a dish makes room for another one.
    mutating func drift(_ random: inout SplitRandom) {
        guard random.chance(1.0 / 15) else { return }
        func renew(_ menu: inout Eater.Menu, _ food: Int) {
            let place = Int.random(in: 0..<menu.choices.count, using: &random)
            menu.choices[place][0] = food
        }
        nextFood += 1
        if random.chance(0.5) { renew(&dinner, nextFood) } else { renew(&lunch, nextFood) }
        if random.chance(0.2) { snacks.swapAt(0, Int.random(in: 1..<6, using: &random)) }
        if random.chance(0.1) { breakfast.choices.swapAt(0, 1) }
    }

    mutating func live(
        _ day: Int, weekday: Int, _ diary: inout Diary, _ random: inout SplitRandom
    ) {
        switch kind {
        case .routine: ordinary(day, weekday, shift: 0, spread: 15, &diary, &random)
        case .shiftWork:
            // Early, late and night, each for a week; the body's day begins with the shift.
            let shift = [-90, 150, 540][day / 7 % 3]
            ordinary(day, weekday, shift: shift, spread: 25, &diary, &random)
        case .weekend:
            if weekday > 5 {
                free(day, weekday, &diary, &random)
            } else {
                ordinary(day, weekday, shift: 0, spread: 20, &diary, &random)
            }
        case .chaotic: chaos(day, &diary, &random)
        case .travelling:
            if day / 7 % 4 == 3 {
                away(day, weekday, &diary, &random)
            } else {
                ordinary(day, weekday, shift: 0, spread: 25, &diary, &random)
            }
        }
    }

    private func ordinary(
        _ day: Int, _ weekday: Int, shift: Int, spread: Int, _ diary: inout Diary,
        _ random: inout SplitRandom
    ) {
        func time(_ minute: Int) -> Int { (minute + shift + 1440) % 1440 }
        var meals: [(minute: Int, foods: [Int], meal: Meal)] = []
        if random.chance(0.95) {
            meals.append(
                (time(random.about(435, by: spread)), breakfast.choose(&random), .breakfast))
        }
        if random.chance(0.5) { meals.append((time(random.about(615, by: 30)), [300], .snack)) }
        if random.chance(0.9) {
            meals.append((time(random.about(750, by: spread)), lunch.choose(&random), .lunch))
        }
        if random.chance(0.85) {
            meals.append(
                (time(random.about(930, by: 30)), [300, snacks[random.zipf(6)]], .snack))
        }
        if random.chance(0.95) {
            let own = dishOfWeekday[weekday].flatMap { random.chance(0.7) ? [$0] : nil }
            meals.append(
                (time(random.about(1140, by: 2 * spread)), own ?? dinner.choose(&random), .dinner))
        }
        if random.chance(0.4) {
            meals.append(
                (time(random.about(1290, by: 30)), [snacks[random.zipf(snacks.count)]], .snack))
        }
        // Whoever works at night has breakfast in the evening: the day is told by the clock.
        for (minute, foods, meal) in meals.sorted(by: { $0.minute < $1.minute }) {
            diary.add(foods, day: day, minute: minute, meal)
        }
    }

    private func free(
        _ day: Int, _ weekday: Int, _ diary: inout Diary, _ random: inout SplitRandom
    ) {
        diary.add(
            weekendBreakfast.choose(&random), day: day, minute: random.about(630, by: 30),
            .breakfast)
        if random.chance(0.7) {
            diary.add(
                [snacks[random.zipf(snacks.count)]], day: day, minute: random.about(930, by: 60),
                .snack)
        }
        let own = dishOfWeekday[weekday].flatMap { random.chance(0.6) ? [$0] : nil }
        diary.add(
            own ?? [dishes[random.zipf(dishes.count)]], day: day,
            minute: random.about(1200, by: 40),
            .dinner)
        if random.chance(0.5) {
            diary.add([310 + weekday], day: day, minute: random.about(1320, by: 20), .snack)
        }
    }

    private func away(
        _ day: Int, _ weekday: Int, _ diary: inout Diary, _ random: inout SplitRandom
    ) {
        diary.add(
            awayBreakfast.choose(&random), day: day, minute: random.about(480, by: 30), .breakfast)
        if random.chance(0.8) {
            diary.add(
                [dishes[random.zipf(30)]], day: day, minute: random.about(780, by: 40), .lunch)
        }
        if random.chance(0.6) {
            diary.add([300], day: day, minute: random.about(900, by: 40), .snack)
        }
        diary.add(
            [dishes[random.zipf(dishes.count)], 540], day: day, minute: random.about(1200, by: 40),
            .dinner)
    }

    private func chaos(_ day: Int, _ diary: inout Diary, _ random: inout SplitRandom) {
        let times = (0..<Int.random(in: 2...6, using: &random)).map { _ in
            Int.random(in: 390...1420, using: &random)
        }
        for minute in times.sorted() {
            let foods: [Int]
            switch minute {
            case ..<660: foods = breakfast.choose(&random)
            case _ where random.chance(0.45): foods = [snacks[random.zipf(snacks.count)]]
            default: foods = [dishes[random.zipf(dishes.count)]]
            }
            diary.add(foods, day: day, minute: minute, Meal(hour: minute / 60))
        }
    }
}
