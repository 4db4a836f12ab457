// Replays the diaries of simulated eaters and tells how often what was eaten next was suggested.
//
//     suggestions [SEEDS] [DAYS]
//     suggestions --fit [SEEDS] [DAYS]      # weights, anew
//     suggestions --speed [ENTRIES]         # how long one answer takes
//     suggestions --bodies [COUNT]          # what simulated bodies burn
//     suggestions --amounts [PEOPLE]        # what two rules of usual amounts come to

internal import Eaters
internal import Habits
internal import Nutrition

let arguments = CommandLine.arguments.dropFirst()
let numbers = arguments.compactMap(Int.init)
let seeds = max(1, numbers.first ?? 20)
let days = max(Replay.lessonDays + 1, numbers.dropFirst().first ?? 180)

func percent(_ share: Double) -> String { "\((share * 1000).rounded() / 10) %" }

func report(_ name: String, _ weights: SuggestionScore.Weights) {
    print("\(name): \(weights)")
    print("| eater | foods | hit@5 | most at this hour | most overall |")
    print("| --- | --- | --- | --- | --- |")
    var all = Replay()
    for kind in Eater.Kind.allCases {
        let sum = Replay.all(of: [kind], seeds: 1...seeds, days: days, weights: weights)
        all = all + sum
        line(kind.rawValue, sum)
    }
    line("all", all)
}

func line(_ name: String, _ replay: Replay) {
    print(
        "| \(name) | \(replay.asked) | \(percent(replay.share)) | \(percent(replay.shareByHour)) "
            + "| \(percent(replay.shareByCount)) |")
}

/// Of one eater's newest entries: taking them in one by one, and answering at any hour.
func measureSpeed(_ count: Int) {
    var eater = Eater(.routine, seed: 1)
    let diary = eater.diary(days: count / 6 + 400, from: LocalDay(daysSinceEpoch: 15_000)).suffix(
        count)
    let clock = ContinuousClock()
    var habits = EatingHabits()
    let taking = clock.measure { for eaten in diary { habits.put(eaten) } }
    let day = (diary.last?.day ?? 0) + 1
    var answers: [Duration] = []
    for minute in stride(from: 300, to: 1380, by: 5) {
        let moment = SuggestionMoment(
            day: day, minute: minute, meal: Meal(hour: minute / 60), remaining: Thousandths(900))
        answers.append(clock.measure { _ = Suggester(habits).suggestions(at: moment) })
    }
    answers.sort()
    print("\(habits.count) entries of \(habits.foods.count) foods, taken in in \(taking)")
    print("an answer: median \(answers[answers.count / 2]), slowest \(answers[answers.count - 1])")
}

/// Simulated bodies of which every truth is known.
func reportBodies(_ count: Int) {
    print("| days | not logged | scale | error | the textbook's | margin | within | told |")
    print("| --- | --- | --- | --- | --- | --- | --- | --- |")
    for (days, unlogged, noise) in [
        (14, 0.2, 0.5), (21, 0.2, 0.5), (28, 0.2, 0.5), (42, 0.2, 0.5), (90, 0.2, 0.5),
        (28, 0.0, 0.5), (28, 0.4, 0.5), (28, 0.2, 0.2), (28, 0.2, 1.0),
    ] {
        var habits = SimulatedBody.Habits()
        habits.unlogged = unlogged
        habits.scaleNoise = noise
        let trial = BodyTrial(days: days, seeds: 1...UInt64(count), habits: habits)
        print(
            "| \(days) | \(percent(unlogged)) | \(noise) kg | \(Int(trial.meanAbsoluteError.rounded())) "
                + "| \(Int(trial.textbookMeanAbsoluteError.rounded())) | \(Int(trial.meanMargin.rounded())) "
                + "| \(percent(trial.coverage)) | \(percent(Double(trial.known) / Double(count))) |"
        )
    }
}

/// How near rules of a usual amount come to what simulated people have, and how often they are put right.
func reportAmounts(_ people: Int) {
    print("| portions | rule | error | corrections a log |")
    print("| --- | --- | --- | --- |")
    for kind in AmountTrial.Kind.allCases {
        for rule in AmountTrial.Rule.allCases {
            let outcome = AmountTrial.run(kind, rule, people: people)
            print(
                "| \(kind.rawValue) | \(rule.rawValue) | \(percent(outcome.meanError)) "
                    + "| \(percent(outcome.correctionsALog)) |")
        }
    }
}

if arguments.contains("--amounts") {
    reportAmounts(max(1, numbers.first ?? 500))
} else if arguments.contains("--bodies") {
    reportBodies(max(1, numbers.first ?? 2000))
} else if arguments.contains("--speed") {
    measureSpeed(numbers.first ?? 10_000)
} else if arguments.contains("--fit") {
    // Others than those by which they are judged.
    let fitted = Fitting.weights(seeds: 1001...1000 + seeds, days: days) { print($0, $1) }
    report("fitted", fitted)
} else {
    report("as first decided", .decided)
    report("usual", .usual)
}
