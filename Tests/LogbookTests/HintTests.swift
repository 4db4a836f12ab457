import Allergens
import JSON
import Journal
import LabelReader
import Logbook
import ModelServer
import Nutrition
import Service
import Sight
import TestSupport
import Testing
import Wire

/// What a quick look makes of photographs: hints that are asked about, never entries.
@Suite(.serialized) struct HintTests {
    static let folder = "/classifier"
    static let guesses = [
        PictureGuess(label: "oeuf\tan egg\tsingle", share: 0.536),
        PictureGuess(label: "ball", share: 0.2),
        PictureGuess(label: "tartine\tbuttered toast\tplate", share: 0.05),
        PictureGuess(label: "riz\trice\tplate", share: 0.12),
    ]
    private static let question =
        "Perhaps: egg (0.54), rice (0.12). An egg? Say \"yes\" for that, or what it was."

    static func studio(
        isModelSet: Bool = false, status: Int = 503, allergens: AllergenKnowledge? = nil
    ) async throws -> Studio {
        let studio = try await Studio(
            isModelSet: isModelSet, classifier: folder, allergens: allergens
        ) { _ in
            .json("{}", status: status)
        }
        studio.eyes.guesses = .success(guesses)
        return studio
    }

    @Test func `without a model it is asked about, and nothing is logged`() async throws {
        let studio = try await Self.studio()
        let result = try await studio.photo()
        #expect(result.state == .held)
        #expect(result.entries == [])
        #expect(result.held.map(\.food) == [nil])
        #expect(result.scene == .single)
        #expect(
            result.perhaps == [
                PhotoHint(name: "egg", food: "egg", confidence: 0.54),
                PhotoHint(name: "rice", food: "cooked-rice", confidence: 0.12),
            ])
        #expect(result.hint == Self.question)
        #expect(result.reply.hasSuffix("\n" + Self.question))
        #expect(
            result.held.flatMap(\.warnings).contains {
                $0.rule == "photograph_hint" && $0.message == "Perhaps: egg (0.54)."
            })
        let json = try JSONValue(parsing: result.json.text)
        #expect(try LogResult(json: json, at: "") == result)
    }

    @Test(arguments: [
        ("yes", 50.0), ("an egg", 50), ("two eggs", 100), ("Two eggs.", 100),
    ])
    func `the answer takes it, as one change`(words: String, grams: Double) async throws {
        let studio = try await Self.studio()
        let held = try #require(try await studio.photo().held.first?.id)
        let said = try await studio.logbook.say(words, in: ConversationID(rawValue: 1))
        #expect(said.isUnderstood, "\(said.lines)")
        let day = try await studio.logbook.day(nil)
        #expect(day.entries.map(\.id) == [held])
        #expect(day.entries.map(\.grams) == [Thousandths(grams)])
        #expect(day.entries.flatMap(\.warnings).map(\.rule).contains("photograph_hint") == false)
        #expect(try await studio.logbook.held() == [])
        _ = try await studio.logbook.undo()
        #expect(try await studio.logbook.held().map(\.id) == [held])
    }

    @Test func `another meal is one of its own, and no drops what is held`() async throws {
        let studio = try await Self.studio()
        let first = try await studio.photo()
        _ = try await studio.logbook.say("black coffee", in: ConversationID(rawValue: 1))
        #expect(try await studio.logbook.day(nil).entries.map(\.food) == ["black-coffee"])
        #expect(try await studio.logbook.held().count == 1)
        _ = try await studio.photo()
        _ = try await studio.logbook.say("no", in: ConversationID(rawValue: 2))
        #expect(try await studio.logbook.day(nil).entries.map(\.food) == ["black-coffee"])
        #expect(try await studio.logbook.held().map(\.id) == first.held.map(\.id))
    }

    @Test func `a program answers with yes`() async throws {
        let studio = try await Self.studio()
        let result = try await studio.photo()
        let answered = try await studio.logbook.answer(
            AnswerRequest(utterance: result.utterance, text: "yes"))
        #expect(answered.entries.map(\.food) == ["egg"])
        #expect(answered.state == .logged)
    }

    @Test func `where the model is offline it is asked about, and yes ends the waiting`()
        async throws
    {
        let studio = try await Self.studio(isModelSet: true)
        let result = try await studio.photo()
        #expect(result.analysis == .pending)
        #expect(result.reply.hasSuffix(Self.question), "\(result.reply)")
        let said = try await studio.logbook.say("yes", in: ConversationID(rawValue: 1))
        #expect(said.isUnderstood, "\(said.lines)")
        #expect(try await studio.logbook.day(nil).entries.map(\.food) == ["egg"])
        let id = UtteranceID(rawValue: Int64(result.utterance))
        #expect(try await studio.journal.photograph(id)?.analysis == .completed)
        #expect(try await studio.journal.pendingPhotographs() == [])
        // Nothing waits any more: a second "yes" logs nothing.
        _ = try await studio.logbook.say("yes", in: ConversationID(rawValue: 2))
        #expect(try await studio.logbook.day(nil).entries.count == 1)
    }

    @Test func `a program answers photographs that wait, and others are not asked`() async throws {
        let studio = try await Self.studio(isModelSet: true)
        let result = try await studio.photo()
        let answered = try await studio.logbook.answer(
            AnswerRequest(utterance: result.utterance, text: "two eggs"))
        #expect(answered.entries.map(\.grams) == [Thousandths(100)])
        await #expect(throws: ServiceError.notAsked(result.utterance)) {
            try await studio.logbook.answer(
                AnswerRequest(utterance: result.utterance, text: "yes"))
        }
    }

    @Test func `what failed says what it may be`() async throws {
        let studio = try await Self.studio(isModelSet: true, status: 401)
        let result = try await studio.photo()
        #expect(result.analysis == .failed)
        #expect(
            result.hint == "Perhaps: egg (0.54), rice (0.12). If so, say it: \"an egg\".",
            "\(result.hint ?? "")")
    }

    @Test func `what a model sees counts more`() async throws {
        let studio = try await Studio(classifier: Self.folder) { _ in
            PhotographTests.sees(["toast": 60])
        }
        studio.eyes.guesses = .success(Self.guesses)
        let result = try await studio.photo()
        #expect(result.analysis == .completed)
        #expect(result.held.map(\.food) == ["toast"])
        #expect(result.scene == .menu)
        #expect(result.hint == nil)
        #expect(result.perhaps.map(\.name) == ["egg", "rice"])
    }

    @Test func `a code or a label is a package, and is not guessed at`() async throws {
        let studio = try await Self.studio()
        studio.eyes.codes = [try GTIN("4006381333931")]
        let coded = try await studio.photo()
        #expect(coded.scene == .packaged)
        #expect(coded.perhaps == [])
        studio.eyes.codes = []
        studio.eyes.label = .label(
            NutritionLabel(per100g: Nutrients(calories: Thousandths(430)), serving: nil))
        let labelled = try await studio.photo(note: "oat bar")
        #expect(labelled.scene == .packaged)
        #expect(labelled.hint == nil)
    }

    @Test func `a low share is told and not asked about`() async throws {
        let studio = try await Self.studio()
        studio.eyes.guesses = .success([PictureGuess(label: "x\tan egg", share: 0.2)])
        let result = try await studio.photo()
        #expect(result.hint == "Perhaps: egg (0.2).")
        #expect(result.scene == nil)
        // It was not asked about: yes is what it was before.
        _ = try await studio.logbook.say("yes", in: ConversationID(rawValue: 1))
        #expect(try await studio.logbook.day(nil).entries.allSatisfy { $0.food == nil })
    }

    @Test(arguments: [
        (
            ClassifierFault.labels(999, classes: 1000),
            "Nothing is guessed: labels.txt in /classifier has 999 labels for the 1000 classes of model.onnx."
        ),
        (.missing("model.onnx"), "Nothing is guessed: /classifier holds no model.onnx"),
        (.model, "Nothing is guessed: model.onnx in /classifier is broken"),
        (.broken, "Nothing is guessed: model.onnx in /classifier took too long"),
        (.absent, "Nothing is guessed: demeter-eyes is built without OpenCV."),
    ])
    func `a fault is told with its remedy, and the photograph is taken`(
        fault: ClassifierFault, words: String
    ) async throws {
        let studio = try await Self.studio()
        studio.eyes.guesses = .failure(fault)
        let result = try await studio.photo()
        #expect(result.state == .held)
        #expect(result.hint?.hasPrefix(words) == true, "\(result.hint ?? "")")
        #expect(result.perhaps == [])
    }

    @Test func `nothing is guessed where no classifier is set`() async throws {
        let studio = try await Studio(isModelSet: false) { _ in .json("{}") }
        studio.eyes.guesses = .success(Self.guesses)
        let result = try await studio.photo()
        #expect(result.hint == nil)
        #expect(result.scene == nil)
    }
}

/// What labels mean, and what several guesses come to.
@Suite struct PictureHintTests {
    @Test func `shares of one food are added, and those of several pictures are not`() {
        let meanings = [
            "granny smith": "\tan apple\tsingle", "apple": "\tan apple\tsingle",
            "soup bowl": "\t\tplate",
        ]
        let meaning = { (key: String) in meanings[key].flatMap(PictureMeaning.init(line:)) }
        let hint = PictureHint(
            [
                PictureGuess(label: "Granny Smith", share: 0.3),
                PictureGuess(label: "apple, fruit", share: 0.3),
                PictureGuess(label: "soup_bowl", share: 0.2),
            ], meaning: meaning)
        #expect(hint.foods == [PictureHint.Food(words: "an apple", share: 0.6)])
        #expect(hint.scene == .single)
        let other = PictureHint([PictureGuess(label: "soup bowl", share: 0.9)], meaning: meaning)
        #expect(other.foods == [])
        #expect(other.scene == .plate)
        let both = PictureHint(of: [hint, hint, other])
        #expect(both.foods == hint.foods)
        #expect(both.scene == nil)
        #expect(PictureHint(text: both.json.text) == both)
        #expect(PictureHint(of: []).isEmpty)
    }

    @Test(arguments: ["", "orange", "orange\t", "orange\t\t", "orange\t\tsomething"])
    func `a label that says nothing means nothing`(line: String) {
        #expect(PictureMeaning(line: line) == nil)
    }

    @Test func `answers of the eyes are read back, and others are none`() throws {
        let guesses = [PictureGuess(label: "orange", share: 0.5)]
        let answer = PictureGuess.answer(.success(guesses))
        #expect(PictureGuess.read(answer: Array(answer.utf8)) == .success(guesses))
        for fault in [
            ClassifierFault.absent, .missing("labels.txt"), .tooLarge("model.onnx"), .model, .input,
            .labels(1, classes: 2), .memory, .broken, .picture,
        ] {
            let answer = PictureGuess.answer(.failure(fault))
            #expect(PictureGuess.read(answer: Array(answer.utf8)) == .failure(fault))
        }
        for text in [
            "", "{}", "[]", #"{"guesses":[{"label":"x","share":2}]}"#,
            #"{"guesses":[{"label":"x"}]}"#, #"{"fault":"other"}"#,
        ] {
            #expect(PictureGuess.read(answer: Array(text.utf8)) == nil)
        }
    }
}
