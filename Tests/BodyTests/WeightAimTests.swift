import Body
import Nutrition
import Testing

/// Goals that follow a weight, and what no goal does.
struct WeightAimTests {
    private let day = LocalDay(daysSinceEpoch: 20_700)
    private let profile = Profile(
        born: BirthDate(year: 1984), sex: .female, height: Thousandths(168))

    private func step(
        _ weekly: Double, _ profile: Profile? = nil, floor: Double? = nil, ceiling: Double? = nil,
        kilograms: Double = 80, before: Double? = 2000
    ) -> AimStep? {
        let profile = profile ?? self.profile
        return AimStep(
            WeightAim(
                weekly: Thousandths(weekly), floor: floor.map { Thousandths($0) },
                ceiling: ceiling.map { Thousandths($0) }), profile, kilograms: kilograms,
            measured: nil, textbook: TextbookEnergy(profile, kilograms: kilograms, on: day),
            before: before.map { Thousandths($0) }, on: day)
    }

    @Test func `a goal is what is burned less what the change takes`() throws {
        let textbook = try #require(TextbookEnergy(profile, kilograms: 80, on: day))
        let hold = try #require(step(0))
        #expect(hold.goal == Thousandths((textbook.daily.value / 10).rounded() * 10))
        #expect(hold.basis == .textbook && hold.bound == nil)
        let lose = try #require(step(-0.4))
        #expect(lose.goal == hold.goal - Thousandths(440))
        #expect(lose.before == Thousandths(2000))
    }

    @Test func `floors, ceilings and the pace bound every goal`() throws {
        var old = profile
        old.born = BirthDate(year: 1944)
        #expect(try #require(step(-0.6, old, kilograms: 60)).bound == .floor)
        #expect(try #require(step(-0.6, old, kilograms: 60)).goal == Thousandths(1200))
        #expect(try #require(step(-0.6, old, floor: 1000, kilograms: 60)).goal < Thousandths(1200))
        #expect(try #require(step(0, ceiling: 1555)).goal == Thousandths(1555))
        let slowed = try #require(step(-2))
        #expect(slowed.bound == .slowed && slowed.weekly == Thousandths(-0.8))
        for weekly in stride(from: -3.0, through: 3.0, by: 0.1) {
            for kilograms in stride(from: 45.0, through: 140.0, by: 5) {
                let found = try #require(self.step(weekly, kilograms: kilograms))
                #expect(found.goal >= WeightAim.usualFloor)
                #expect(found.weekly.value >= -kilograms * WeightAim.greatestLoss - 0.001)
                #expect(found.weekly <= WeightAim.greatestGain)
            }
        }
    }

    private func obstacle(
        _ weekly: Double, _ profile: Profile, kilograms: Double? = 80
    ) -> WeightAim.Obstacle? {
        WeightAim(weekly: Thousandths(weekly)).obstacle(
            for: profile, kilograms: kilograms, on: day)
    }

    @Test func `nobody is to lose who must not`() throws {
        #expect(obstacle(-0.4, profile) == nil)
        var pregnant = profile
        pregnant.isPregnant = true
        #expect(obstacle(-0.4, pregnant) == .pregnant)
        #expect(obstacle(0, pregnant) == nil)
        var young = profile
        young.born = BirthDate(year: day.year - 17)
        #expect(obstacle(-0.4, young) == .underage(17))
        #expect(obstacle(-0.4, profile, kilograms: 50) == .underweight(50 / (1.68 * 1.68)))
        #expect(obstacle(-0.9, profile) == .tooFast(0.8))
        #expect(obstacle(-0.8, profile) == nil)
        #expect(obstacle(0.6, profile) == .tooMuch(0.5))
        var unknown = profile
        unknown.born = nil
        #expect(obstacle(-0.4, unknown) == .untold(.born))
        #expect(obstacle(-0.4, profile, kilograms: nil) == .untold(nil))
        let held = try #require(step(-0.4, pregnant))
        #expect(held.bound == .held && held.weekly == .zero)
    }
}
