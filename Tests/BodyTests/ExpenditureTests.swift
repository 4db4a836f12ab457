import Body
import Eaters
import Nutrition
import TestSupport
import Testing

/// What a body burns, by what it ate and what became of its weight.
struct ExpenditureTests {
    private let first = LocalDay(daysSinceEpoch: 20_000)

    @Test func `after four weeks simulated bodies are known within 120 kcal and honest intervals`()
    {
        let trial = BodyTrial(days: 28, seeds: 1...500)
        #expect(trial.bodies == 500)
        #expect(trial.meanAbsoluteError <= 120, "\(trial)")
        #expect((0.85...0.95).contains(trial.coverage), "\(trial)")
        #expect(trial.meanAbsoluteError < trial.textbookMeanAbsoluteError / 2, "\(trial)")
    }

    @Test(arguments: [(14, 0.2), (21, 0.2), (42, 0.2), (28, 0.0), (28, 0.4)])
    func `intervals are honest with more and fewer days`(days: Int, unlogged: Double) {
        var habits = SimulatedBody.Habits()
        habits.unlogged = unlogged
        let trial = BodyTrial(days: days, seeds: 2001...2300, habits: habits)
        #expect((0.85...0.96).contains(trial.coverage), "\(trial)")
    }

    /// A body of which everything is exact: it eats 2,000 and burns 2,500 kcal.
    private func exact(
        days: Int, logged: (Int) -> Bool = { _ in true }
    ) -> Expenditure? {
        let weighIns = (0...days).map {
            WeighIn(
                day: first.advanced(by: $0), kilograms: 80 - Double($0) * 500 / Expenditure.kilogram
            )
        }
        let intakes = (0..<days).filter(logged).map {
            Expenditure.Intake(day: first.advanced(by: $0), calories: 2000)
        }
        return Expenditure(
            weighIns: weighIns, intakes: intakes, today: first.advanced(by: days))
    }

    @Test func `an exact body is found, and what is not logged makes it less sure`() throws {
        let whole = try #require(exact(days: 42))
        #expect(abs(whole.daily.value - 2500) < 40)
        #expect(whole.isKnown)
        #expect(whole.logged == 42 && whole.weighIns == 43)
        let patchy = try #require(exact(days: 42) { $0 % 2 == 0 })
        #expect(patchy.daily.deviation > whole.daily.deviation)
        #expect(patchy.logged == 21)
    }

    @Test func `too little is told as too little`() throws {
        #expect(exact(days: 0) == nil)
        let week = try #require(exact(days: 7))
        #expect(!week.isKnown)
        let empty = Expenditure(
            weighIns: [], intakes: [.init(day: first, calories: 2000)],
            today: first.advanced(by: 1))
        #expect(empty == nil)
        let unlogged = Expenditure(
            weighIns: [WeighIn(day: first, kilograms: 80)], intakes: [],
            today: first.advanced(by: 30))
        #expect(unlogged == nil)
    }

    @Test func `the day that goes on counts not yet`() throws {
        let day = first.advanced(by: 20)
        let weighIns = (0...20).map { WeighIn(day: first.advanced(by: $0), kilograms: 80) }
        let intakes = (0..<20).map {
            Expenditure.Intake(day: first.advanced(by: $0), calories: 2200)
        }
        let now = intakes + [.init(day: day, calories: 100)]
        #expect(
            Expenditure(weighIns: weighIns, intakes: now, today: day)
                == Expenditure(weighIns: weighIns, intakes: intakes, today: day))
    }

    @Test func `a slip of a scale moves little`() throws {
        var random = SplitMix64(seed: 43)
        var weighIns = (0...40).map {
            WeighIn(
                day: first.advanced(by: $0),
                kilograms: 80 + Double.random(in: -0.4...0.4, using: &random))
        }
        let intakes = (0..<40).map {
            Expenditure.Intake(day: first.advanced(by: $0), calories: 2300)
        }
        let today = first.advanced(by: 40)
        let plain = try #require(Expenditure(weighIns: weighIns, intakes: intakes, today: today))
        weighIns[30].kilograms = 28
        let slipped = try #require(Expenditure(weighIns: weighIns, intakes: intakes, today: today))
        #expect(abs(plain.daily.value - slipped.daily.value) < 60)
        #expect(abs(plain.weight.value - slipped.weight.value) < 0.3)
    }

    @Test func `the textbook says what Mifflin and St Jeor published`() throws {
        let day = try #require(LocalDay("2026-11-21"))
        var profile = Profile(
            born: BirthDate(year: 1986), sex: .male, height: Thousandths(180))
        // 10 × 80 + 6.25 × 180 − 5 × 40 + 5
        #expect(TextbookEnergy(profile, kilograms: 80, on: day)?.resting == 1730)
        profile.sex = .female
        #expect(TextbookEnergy(profile, kilograms: 80, on: day)?.resting == 1564)
        profile.sex = nil
        #expect(TextbookEnergy(profile, kilograms: 80, on: day) == nil)
        profile.sex = .female
        profile.born = BirthDate(year: 2010)
        #expect(TextbookEnergy(profile, kilograms: 80, on: day) == nil)
    }
}
