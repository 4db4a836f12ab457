import Body
import Journal
import Nutrition
import Service
import Telling
import TestSupport
import Testing
import Wire

@testable import Logbook

/// What a body burns, its trend, and goals that follow it: from a real journal, in words and in requests.
struct EnergyTests {
    /// So many days of 2,000 kcal and of a weight that falls by 0.4 kg a week; then it is the next morning.
    private func desk(days: Int = 30, tellsProfile: Bool = true) async throws -> Desk {
        let desk = try await Desk()
        if tellsProfile {
            _ = try await desk.logbook.setProfile(
                ProfileRequest([.born: "1984", .sex: "female", .height: "168cm"]))
        }
        for day in 0..<days {
            let weight = Thousandths(80 - Double(day) * 0.4 / 7)
            _ = try await desk.logbook.measure(MeasureRequest(kind: .weight, value: weight))
            _ = try await desk.logbook.add(
                AddRequest(nutrients: Nutrients(calories: Thousandths(2000)), name: "dinner"))
            desk.clock.advance(seconds: 24 * 3600)
        }
        return desk
    }

    @Test func `what is burned is told with its interval beside the textbook`() async throws {
        let desk = try await desk()
        let energy = try await desk.logbook.energy(nil)
        let own = try #require(energy.expenditure)
        #expect(energy.isKnown && energy.loggedDays == 30 && energy.weighIns == 30)
        #expect(abs(own.value.value - 2440) < 90)
        #expect(own.lowest < own.value && own.value < own.highest)
        #expect(energy.textbook != nil && energy.textbookResting != nil)
        let weekly = try #require(energy.weekly)
        #expect(abs(weekly.value.value + 0.4) < 0.1)
        let burned = try await desk.say("how much do I burn?")
        #expect(burned == Phrases.burned(energy))
        #expect(burned[0].hasPrefix("You burn about 2,4"))
        let trend = try await desk.say("what is my trend weight")
        #expect(trend == [Phrases.trend(energy)])
        #expect(trend[0].contains("it falls by 0.4 kg a week"), "\(trend)")
    }

    @Test func `too little is told as too little, and nothing is made up`() async throws {
        let desk = try await Desk()
        let none = try await desk.logbook.energy(nil)
        #expect(none.expenditure == nil && none.textbook == nil && none.weight == nil)
        #expect(none.active == nil && none.net == nil && none.intake == nil)
        #expect(none.reply.hasPrefix("I do not know yet what you burn."))
        #expect(try await desk.say("my trend weight")[0].hasPrefix("No weight was measured yet."))
        let week = try await self.desk(days: 7)
        let energy = try await week.logbook.energy(nil)
        #expect(!energy.isKnown && energy.expenditure != nil)
        #expect(energy.reply.hasPrefix("By the textbook you burn about"))
    }

    @Test func `days that are held or only begun do not count as logged`() {
        func total(_ number: Int, _ calories: Double, held: Int = 0) -> DailyTotal {
            DailyTotal(
                day: LocalDay(daysSinceEpoch: number), entries: 3, held: held,
                total: NutrientTotal(of: [Nutrients(calories: Thousandths(calories))]))
        }
        let unknown = DailyTotal(
            day: LocalDay(daysSinceEpoch: 9), entries: 1,
            total: NutrientTotal(of: [.unknown]))
        let found = BodyBook.intakes(of: [
            total(1, 2000), total(2, 2200), total(3, 1800), total(4, 300), total(5, 2000, held: 1),
            unknown,
        ])
        #expect(found.map(\.day.daysSinceEpoch) == [1, 2, 3])
    }

    @Test func `net calories count activity once and tell the parts`() async throws {
        let desk = try await desk(days: 3)
        _ = try await desk.log("two eggs")
        let at = Moment(
            instant: Timestamp(milliseconds: desk.clock.now - 3 * 3_600_000), zone: "UTC",
            offset: 0, day: LocalDay(daysSinceEpoch: Int(desk.clock.now / 86_400_000)))
        func sample(_ kcal: Double, _ source: String) -> MeasurementContent {
            MeasurementContent(
                kind: .activeEnergy, value: Thousandths(kcal), moment: at,
                until: Timestamp(milliseconds: at.instant.milliseconds + 3_600_000),
                source: source)
        }
        _ = try await desk.journal.measure([sample(300, "watch"), sample(250, "zephone")])
        let energy = try await desk.logbook.energy(nil)
        #expect(energy.active == Thousandths(300))
        #expect(energy.parts.map(\.fate) == [.counted, .anotherFirst])
        let intake = try #require(energy.intake)
        #expect(energy.net == intake - Thousandths(300))
        #expect(energy.reply.contains("zephone: 250 kcal active in 60 min – not added"))
    }

    @Test func `rest is taken out of a workout that says how long it took`() async throws {
        let desk = try await desk(days: 1)
        let resting = try #require(try await desk.logbook.energy(nil).textbookResting).value
        let at = Wire.Instant(milliseconds: desk.clock.now - 7_200_000, offsetSeconds: 0)
        let until = Wire.Instant(milliseconds: desk.clock.now - 3_600_000, offsetSeconds: 0)
        _ = try await desk.logbook.measure(
            MeasureRequest(
                kind: .totalEnergy, value: Thousandths(400), at: at, until: until))
        let timed = try await desk.logbook.energy(nil)
        #expect(abs(try #require(timed.active).value - (400 - resting / 24)) <= 1)
        _ = try await desk.logbook.undo(change: nil)
        _ = try await desk.logbook.measure(
            MeasureRequest(kind: .totalEnergy, value: Thousandths(400)))
        let untimed = try await desk.logbook.energy(nil)
        #expect(untimed.active == nil)
        #expect(untimed.parts.map(\.fate) == [.restUnknown])
    }

    @Test func `a goal follows the weight once a week, tells why, and is undone`() async throws {
        let desk = try await desk()
        let today = LocalDay(daysSinceEpoch: Int(desk.clock.now / 86_400_000))
        let lines = try await desk.say("I want to lose 0.4 kg a week")
        #expect(lines.count == 2, "\(lines)")
        let energy = try await desk.logbook.energy(nil)
        let own = try #require(energy.expenditure)
        let first = try #require(try await desk.journal.goals(on: today)[.calories]?.reference)
        #expect(abs(first.value - (own.value.value - 440)) <= 5)
        #expect(energy.aim?.next == today.advanced(by: 7))
        // Nothing changes within the week.
        #expect(await desk.logbook.followGoal(on: today.advanced(by: 6)) == false)
        desk.clock.advance(seconds: 7 * 24 * 3600)
        let next = today.advanced(by: 7)
        #expect(await desk.logbook.followGoal(on: next))
        #expect(await desk.logbook.followGoal(on: next) == false)
        let step = try #require(try await desk.journal.aimStep(on: next))
        #expect(try await desk.journal.goals(on: next)[.calories] == .target(step.goal))
        #expect(step.before == first)
        let summary = try await desk.logbook.summary(
            SummaryRequest(date: next.advanced(by: -1)))
        #expect(summary.text.contains("Energy goal from \(next)"))
        _ = try await desk.logbook.undo(change: nil)
        #expect(try await desk.journal.goals(on: next)[.calories]?.reference == first)
        #expect(try await desk.journal.aimStep(on: next) == nil)
        // What was taken back does not come again the next night.
        #expect(await desk.logbook.followGoal(on: next.advanced(by: 1)) == false)
        _ = try await desk.logbook.redo(change: nil)
        #expect(try await desk.journal.goals(on: next)[.calories] == .target(step.goal))
    }

    @Test func `no goal to lose is set for whom it is not`() async throws {
        let desk = try await desk(days: 1)
        _ = try await desk.logbook.setProfile(ProfileRequest([.pregnant: "yes"]))
        let lines = try await desk.say("lose 0.5 kilos a week")
        #expect(lines == [Phrases.refused(.pregnant)], "\(lines)")
        await #expect(throws: ServiceError.refusedAim(Phrases.refused(.pregnant))) {
            try await desk.logbook.follow(
                AimRequest(aim: WeightAim(weekly: Thousandths(-0.4))))
        }
        #expect(try await desk.journal.aim() == nil)
        _ = try await desk.logbook.setProfile(ProfileRequest([.pregnant: "no"]))
        await #expect(throws: ServiceError.refusedAim(Phrases.refused(.tooFast(0.8)))) {
            try await desk.logbook.follow(
                AimRequest(aim: WeightAim(weekly: Thousandths(-0.9))))
        }
        let untold = try await self.desk(days: 1, tellsProfile: false)
        #expect(
            try await untold.say("lose 0.4 kg a week") == [Phrases.refused(.untold(.born))])
    }

    @Test func `an aim ends, and undo brings it back`() async throws {
        let desk = try await desk(days: 2)
        _ = try await desk.logbook.follow(AimRequest(aim: WeightAim(weekly: .zero)))
        let aim = try await desk.journal.aim()
        #expect(aim?.aim == WeightAim(weekly: .zero))
        #expect(try await desk.say("stop following my weight") == [Texts.energy.noAim()])
        #expect(try await desk.journal.aim() == nil)
        _ = try await desk.logbook.undo(change: nil)
        #expect(try await desk.journal.aim() == aim)
    }

    @Test(
        arguments: [
            ("I want to lose 0.4 kg a week", .aim(WeightAim(weekly: Thousandths(-0.4)))),
            ("help me gain 200 g per week", .aim(WeightAim(weekly: Thousandths(0.2)))),
            ("hold my weight", .aim(WeightAim(weekly: .zero))),
            ("stop following my weight", .aim(nil)), ("how much do I burn", .askEnergy),
            ("what's my trend weight?", .askTrend), ("I lost my fork", nil),
            ("lose the onions", nil), ("keep the change", nil), ("lose 4 a week", nil),
        ] as [(String, PersonRemark?)])
    func `what is said of a weight to come is understood`(line: String, remark: PersonRemark?) {
        #expect(PersonWords.remark(in: line) == remark)
    }
}
