import Allergens
import Journal
import Locking
import ModelServer
import Nutrition
import SQLite
import Service
import Sight
import TestSupport
import Testing
import TimeZones
import Wire

@testable import Logbook

/// What is no answer to a hint, and what an answer must not spoil.
@Suite(.serialized) struct HintAnswerTests {
    private let conversation = ConversationID(rawValue: 1)

    private func photograph(
        _ result: LogResult, _ studio: Studio
    ) async throws -> Photograph? {
        try await studio.journal.photograph(UtteranceID(rawValue: Int64(result.utterance)))
    }

    @Test(
        arguments: [
            "what is in an egg?", "how many calories are in two eggs?", "should I have an egg?",
            "another egg", "one more egg", "two extra eggs", "forget the egg", "add an egg",
            "never an egg", "skipped the egg",
            "is it an egg", "an egg yesterday at 8 pm", "an egg for breakfast", "a cup of rice",
        ], [false, true])
    func `a question, a remark and a meal of its own answer nothing`(
        words: String, isModelSet: Bool
    ) async throws {
        let studio = try await HintTests.studio(isModelSet: isModelSet)
        let result = try await studio.photo()
        _ = try? await studio.logbook.say(words, in: conversation)
        let id = UtteranceID(rawValue: Int64(result.utterance))
        let held = try await studio.journal.held().filter { $0.utterance == id }
        if isModelSet {
            #expect(try await photograph(result, studio)?.analysis == .pending)
            #expect(held == [])
        } else {
            #expect(held.map(\.id.rawValue) == result.held.map { Int64($0.id) })
            #expect(held.map(\.food) == [nil])
        }
        // Nothing that is logged is of the photograph.
        let page = try await studio.journal.day(result.day.date)
        #expect(page.entries.allSatisfy { $0.utterance != id })
    }

    @Test(arguments: [false, true])
    func `who may only read or log takes nothing that was asked elsewhere`(
        isModelSet: Bool
    ) async throws {
        let studio = try await HintTests.studio(isModelSet: isModelSet)
        let result = try await studio.photo()
        _ = try await studio.logbook.say("what is in an egg?", in: conversation, within: [.read])
        _ = try await studio.logbook.say("yes", in: conversation, within: [.read])
        _ = try await studio.logbook.say("yes", in: conversation, within: [.log])
        #expect(try await studio.logbook.day(nil).entries == [])
        _ = try await studio.logbook.say("an egg", in: conversation, within: [.log])
        #expect(try await studio.logbook.day(nil).entries.map(\.food) == ["egg"])
        #expect(try await studio.logbook.held().map(\.id) == result.held.map(\.id))
        if isModelSet { #expect(try await photograph(result, studio)?.analysis == .pending) }
    }

    @Test func `a program may name any of the foods`() async throws {
        let studio = try await HintTests.studio()
        let result = try await studio.photo()
        let answered = try await studio.logbook.answer(
            AnswerRequest(utterance: result.utterance, text: "half a cup of rice"))
        #expect(answered.entries.map(\.food) == ["cooked-rice"])
        #expect(try await studio.logbook.held() == [])
    }

    @Test(arguments: [false, true])
    func `a note is not passed over`(isModelSet: Bool) async throws {
        let studio = try await HintTests.studio(isModelSet: isModelSet)
        let result = try await studio.photo(note: "half of it")
        #expect(result.hint == "Perhaps: egg (0.54), rice (0.12).")
        #expect(result.held.flatMap(\.warnings).allSatisfy { $0.rule != "photograph_hint" })
        _ = try? await studio.logbook.say("yes", in: conversation)
        #expect(try await studio.logbook.day(nil).entries.allSatisfy { $0.food == nil })
        if isModelSet { #expect(try await photograph(result, studio)?.analysis == .pending) }
    }

    @Test func `what its person calls it is not asked about`() async throws {
        let studio = try await HintTests.studio()
        let result = try await studio.photo(note: "a bowl of zork")
        #expect(result.held.count == 1)
        #expect(result.hint == nil)
    }

    @Test(arguments: [false, true])
    func `what must not be eaten is an alert, and stays held`(isModelSet: Bool) async throws {
        let studio = try await HintTests.studio(
            isModelSet: isModelSet, allergens: AllergenKnowledge(AllergyTests.Table()))
        _ = try await studio.logbook.setAllergy(AllergyRequest(Trigger(rawValue: "egg"), .banned))
        _ = try await studio.photo()
        let said = try await studio.logbook.say("yes", in: conversation)
        #expect(said.isAlert, "\(said.lines)")
        #expect(try await studio.logbook.day(nil).entries == [])
        #expect(try await studio.logbook.held().map(\.food) == ["egg"])
    }

    @Test func `yes to something else is not taken for a photograph`() async throws {
        let studio = try await HintTests.studio(
            isModelSet: true, allergens: AllergenKnowledge(AllergyTests.Table()))
        _ = try await studio.logbook.setAllergy(
            AllergyRequest(Trigger(rawValue: "milk"), .banned))
        let result = try await studio.photo()
        let asked = try await studio.logbook.say("no more milk allergy", in: conversation)
        #expect(asked.isUnderstood, "\(asked.lines)")
        _ = try await studio.logbook.say("yes", in: conversation)
        #expect(try await studio.logbook.allergies().allergies == [])
        #expect(try await photograph(result, studio)?.analysis == .pending)
        #expect(try await studio.logbook.day(nil).entries == [])
        #expect(try await studio.logbook.held() == [])
    }

    @Test(arguments: [false, true], [false, true])
    func `yes is to what was asked last, a reminder or a photograph`(
        isModelSet: Bool, isRemindedLast: Bool
    ) async throws {
        let studio = try await HintTests.studio(isModelSet: isModelSet)
        var settings = LogbookSettings(
            version: "test", reminders: ReminderSettings(quiet: (0, 0), aDay: 2))
        settings.classifier = HintTests.folder
        studio.logbook.configure(settings)
        func remind() async throws {
            let moment = Moment(
                milliseconds: studio.clock.now, LocalCalendar(zone: .utc, dayStart: 0))
            _ = try await studio.journal.noteReminder(
                SentReminder.Content(meal: .breakfast, foods: [], text: "Breakfast?"), at: moment)
            studio.clock.advance(seconds: 60)
        }
        if !isRemindedLast { try await remind() }
        _ = try await studio.photo()
        studio.clock.advance(seconds: 60)
        if isRemindedLast { try await remind() }
        _ = try await studio.logbook.say("yes", in: conversation)
        #expect(
            try await studio.logbook.day(nil).entries.map(\.food) == (isRemindedLast ? [] : ["egg"])
        )
    }

    @Test func `looking again is answered in the place of what was held, as one change`()
        async throws
    {
        let isDown = Mutex(false)
        let studio = try await Studio(classifier: HintTests.folder) { _ in
            isDown.withLock(\.self)
                ? PhotographTests.wrong(status: 503) : PhotographTests.sees(["toast": 60])
        }
        studio.eyes.guesses = .success(HintTests.guesses)
        let first = try await studio.photo()
        isDown.withLock { $0 = true }
        let second = try await studio.logbook.photoAgain(PhotoAgainRequest(photo: first.utterance))
        #expect(second.analysis == .pending)
        _ = try await studio.logbook.say("yes", in: conversation)
        #expect(try await studio.logbook.day(nil).entries.map(\.food) == ["egg"])
        #expect(try await studio.logbook.held() == [])
        #expect(try await photograph(second, studio)?.analysis == .completed)
        _ = try await studio.logbook.undo()
        #expect(try await studio.logbook.day(nil).entries == [])
        #expect(try await studio.logbook.held().map(\.food) == ["toast"])
    }

    @Test func `an undone answer logs nothing, and the model does not look after all`()
        async throws
    {
        let studio = try await HintTests.studio(isModelSet: true)
        let result = try await studio.photo()
        _ = try await studio.logbook.say("two eggs", in: conversation)
        #expect(try await studio.logbook.day(nil).entries.map(\.grams) == [Thousandths(100)])
        #expect(try await studio.journal.utterances(in: .received) == [])
        _ = try await studio.logbook.undo()
        #expect(try await studio.logbook.day(nil).entries == [])
        #expect(try await studio.logbook.held() == [])
        #expect(try await photograph(result, studio)?.analysis == .completed)
        _ = try await studio.logbook.redo()
        #expect(try await studio.logbook.day(nil).entries.map(\.grams) == [Thousandths(100)])
    }

    @Test func `an answer whose words cannot be settled logs nothing twice`() async throws {
        let studio = try await HintTests.studio(isModelSet: true)
        let result = try await studio.photo()
        let shell = try Connection(
            path: studio.folder.path + "/journal.sqlite", mode: .readWrite)
        shell.setBusyTimeout(milliseconds: 5000)
        // As if it had ended between the entry and the words.
        try shell.execute(
            """
            CREATE TRIGGER no_settling BEFORE UPDATE ON utterances WHEN OLD.text = 'two eggs'
            BEGIN SELECT RAISE(ABORT, 'broken'); END
            """)
        await #expect(throws: ServiceError.self) {
            try await studio.logbook.say("two eggs", in: conversation)
        }
        #expect(try await studio.logbook.day(nil).entries == [])
        #expect(try await photograph(result, studio)?.analysis == .pending)
        try shell.execute("DROP TRIGGER no_settling")
        // The words are a meal of their own at the next start, once; the photograph waits on.
        #expect(try await studio.logbook.recover() == 1)
        #expect(try await studio.logbook.day(nil).entries.map(\.grams) == [Thousandths(100)])
        #expect(try await photograph(result, studio)?.analysis == .pending)
    }

    @Test func `nothing is guessed of what is refused or is a package`() async throws {
        let studio = try await HintTests.studio()
        studio.eyes.quality.brightness = 0.001
        await #expect(throws: ServiceError.self) { try await studio.photo() }
        studio.eyes.quality.brightness = 0.5
        studio.eyes.codes = [try GTIN("4006381333931")]
        _ = try await studio.photo()
        #expect(studio.eyes.looks.withLock(\.self) == 0)
    }
}
