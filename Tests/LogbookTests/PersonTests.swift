import Body
import JSON
import Journal
import MealReader
import Nutrition
import Service
import Testing
import Wire

@testable import Logbook

/// What a person says of themselves, in lines and in requests.
struct PersonTests {
    private static let remarks: [(String, PersonRemark)] = [
        ("I weigh 82.4 kilos", .measure(.weight, Thousandths(82.4), nil)),
        ("i weigh eighty two point four kilos", .measure(.weight, Thousandths(82.4), nil)),
        ("I weighed 181 lb yesterday", .measure(.weight, Thousandths(82.1), .day(.daysAgo(1)))),
        ("I'm 82 kilos now", .measure(.weight, Thousandths(82), nil)),
        ("my weight is 82", .measure(.weight, Thousandths(82), nil)),
        ("weight 82.4 kg today", .measure(.weight, Thousandths(82.4), .today)),
        ("My waist is 84 cm.", .measure(.waist, Thousandths(84), nil)),
        ("I walked 9,500 steps", .measure(.steps, Thousandths(9500), nil)),
        ("9500 steps", .measure(.steps, Thousandths(9500), nil)),
        ("I burned 300 calories", .measure(.activeEnergy, Thousandths(300), nil)),
        ("I weigh 820 kilos", .odd(.weight)),
        ("how much do I weigh?", .askMeasurement(.weight)),
        ("what's my waist", .askMeasurement(.waist)),
        ("I was born in 1984", .tell(ProfileRequest([.born: "1984"]))),
        ("I was born on 1984-05-17", .tell(ProfileRequest([.born: "1984-05-17"]))),
        ("I'm 168 cm tall", .tell(ProfileRequest([.height: "168cm"]))),
        ("I am 5'6\"", .tell(ProfileRequest([.height: "167.64cm"]))),
        ("I am a woman", .tell(ProfileRequest([.sex: "female"]))),
        ("I'm pregnant", .tell(ProfileRequest([.pregnant: "yes"]))),
        ("I am not pregnant", .tell(ProfileRequest([.pregnant: "no"]))),
        ("show my profile", .ask),
    ]

    @Test(arguments: remarks)
    func `what is said of oneself is understood`(_ line: String, _ remark: PersonRemark) {
        let found = PersonWords.remark(in: line)
        if case .measure(let kind, let value, let span)? = found,
            case .measure(kind, let wanted, span) = remark
        {
            #expect(abs(value.value - wanted.value) < 0.01)
        } else {
            #expect(found == remark)
        }
    }

    @Test(arguments: [
        "I am 82", "weight 82", "I had 82 kilos of apples", "300 calories", "I took 2 eggs",
        "my waist", "I was born", "I'm hungry", "I am a vegetarian", "two eggs", "9500",
        "I weigh my food", "1 kg potatoes", "I'm having 200 g rice", "steps",
    ])
    func `what says nothing of oneself is left alone`(line: String) {
        switch PersonWords.remark(in: line) {
        case nil, .askMeasurement: break
        case let remark?: Issue.record("\(remark)")
        }
    }

    @Test func `a weight is told, compared, undone and done again in words`() async throws {
        let desk = try await Desk()
        #expect(
            try await desk.say("how much do I weigh")
                == ["No weight was measured yet. Say, as: I weigh 82.4 kilos"])
        #expect(try await desk.say("I weigh 82.4 kilos") == ["Weight: 82.4 kg."])
        desk.clock.advance(seconds: 7 * 86_400)
        #expect(
            try await desk.say("I weigh 81.6 kilos")
                == ["Weight: 81.6 kg, 0.8 kg less than on 2026-11-21."])
        #expect(
            try await desk.say("I weighed 82 kilos yesterday")
                == ["Weight: 82 kg (yesterday), 0.4 kg less than on 2026-11-21."])
        #expect(try await desk.say("my weight") == ["Weight: 81.6 kg (today)."])
        let undone = try await desk.say("undo")
        #expect(undone.prefix(2) == ["Undone.", "Removed: weight 82 kg on 2026-11-27."])
        let redone = try await desk.say("redo")
        #expect(redone.prefix(2) == ["Done again.", "Measured: weight 82 kg on 2026-11-27."])
        #expect(
            try await desk.say("I weigh 820 kilos")
                == [
                    "A weight lies between 2 kg and 650 kg; say it again with its unit. Nothing was kept."
                ])
        let list = try await desk.logbook.measurements(MeasurementsRequest(kind: .weight))
        #expect(list.map(\.value) == [Thousandths(82.4), Thousandths(82), Thousandths(81.6)])
        #expect(list.map(\.day.description) == ["2026-11-21", "2026-11-27", "2026-11-28"])
    }

    @Test func `a profile is told in words and in a request, and taken back`() async throws {
        let desk = try await Desk()
        #expect(
            try await desk.say("my profile")
                == ["You have told nothing of yourself. Say, as: I was born in 1984"])
        #expect(try await desk.say("I was born in 1984") == ["Profile: born 1984."])
        #expect(
            try await desk.say("I was born in 1984")
                == ["I know that already. Nothing was changed."])
        let told = try await desk.logbook.setProfile(
            ProfileRequest([.sex: "female", .height: "168cm", .pregnant: "no"]))
        #expect(
            told
                == ProfileMessage(
                    Profile(
                        born: BirthDate("1984"), sex: .female, height: Thousandths(168),
                        isPregnant: false), age: 42))
        #expect(
            try await desk.say("my profile")
                == ["You: born 1984, sex female, height 168cm, pregnant no (42 years)."])
        #expect(try await desk.say("I'm pregnant") == ["Profile: pregnant no → yes."])
        let undone = try await desk.say("undo that")
        #expect(undone.prefix(2) == ["Undone.", "Profile: pregnant yes → no."])
        await #expect(throws: ServiceError.badParameters(.conflict("pregnant", "sex"))) {
            try await desk.logbook.setProfile(ProfileRequest([.pregnant: "yes", .sex: "male"]))
        }
        await #expect(
            throws: ServiceError.outOfRange(
                parameter: "born", lowest: "1900", highest: "2026-11-21")
        ) { try await desk.logbook.setProfile(ProfileRequest([.born: "2027"])) }
        #expect(
            try await desk.logbook.setProfile(ProfileRequest([.height: nil])).profile.height == nil)
    }

    @Test func `references are for whom the profile tells`() async throws {
        let desk = try await Desk()
        func source(_ reference: ReferenceRequest) async throws -> String? {
            try await desk.logbook.setGoals(GoalsRequest(goals: [:], reference: reference)).source
        }
        let iron = try #require(Nutrient(rawValue: "iron"))
        let labels = ReferenceValues(.europe).source
        let person = ReferenceValues(.europe, for: ReferencePerson(sex: .female, age: 42)).source
        #expect(try await source(ReferenceRequest(region: .europe)) == labels)
        await #expect(throws: ServiceError.badParameters(.missing("sex"))) {
            try await source(ReferenceRequest(region: .europe, age: 42))
        }
        _ = try await desk.logbook.setProfile(
            ProfileRequest([.born: "1984", .sex: "female", .pregnant: "yes"]))
        #expect(try await source(ReferenceRequest(region: .europe)) == person)
        let pregnant = ReferenceValues(
            .europe, for: ReferencePerson(sex: .female, age: 42, condition: .pregnant))
        #expect(try await desk.logbook.goals(nil).goals[iron] == pregnant[iron])
        #expect(try await source(ReferenceRequest(region: .europe, isLabels: true)) == labels)
        // What the request says counts more.
        let man = ReferenceValues(.europe, for: ReferencePerson(sex: .male, age: 42))
        _ = try await source(ReferenceRequest(region: .europe, sex: .male))
        #expect(try await desk.logbook.goals(nil).goals[iron] == man[iron])
    }

    @Test func `events tell what was measured, and of the profile only which things`() async throws
    {
        let desk = try await Desk()
        _ = try await desk.say("I was born in 1984")
        _ = try await desk.say("I weigh 82.4 kilos")
        let events = try await desk.logbook.events(since: 0, limit: 10)
        #expect(events.map(\.kind) == [.profile, .measured])
        #expect(events[0].payload["profile"]?.array == ["born"])
        #expect(events[1].payload["measurements"]?.array?.first?["value"]?.number == 82.4)
    }

    @Test func `a measurement that is not there is named`() async throws {
        let desk = try await Desk()
        let kept = try await desk.logbook.measure(
            MeasureRequest(kind: .steps, value: Thousandths(9500)))
        #expect(kept.reply == "Steps: 9,500 steps.")
        let removed = try await desk.logbook.removeMeasurement(kept.measurement.id)
        #expect(removed.reply == "Removed: steps 9,500 steps on 2026-11-21.")
        await #expect(throws: ServiceError.noSuchMeasurement(kept.measurement.id)) {
            try await desk.logbook.removeMeasurement(kept.measurement.id)
        }
    }
}
