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

/// Foods by the nutrition labels in photographs, with eyes that read what the test says.
@Suite(.serialized) struct LabelTests {
    private static let code = "4006381333931"

    private static let label = NutritionLabel(
        per100g: Nutrients(
            calories: Thousandths(430), protein: Thousandths(8), carbohydrates: Thousandths(62),
            fat: Thousandths(15),
            sodium: Thousandths(200)), serving: Thousandths(30))

    private func studio() async throws -> Studio {
        let studio = try await Studio { _ in .json("{}", status: 500) }
        studio.eyes.label = .label(Self.label)
        return studio
    }

    @Test func `a label is held under the name that the note gives, and no model is asked`()
        async throws
    {
        let studio = try await studio()
        let result = try await studio.photo(note: "oat bar, two servings")
        #expect(result.analysis == PhotoAnalysis.none)
        #expect(result.state == .held)
        #expect(result.held.map(\.name) == ["oat bar"])
        #expect(result.held.map(\.grams) == [Thousandths(60)])
        #expect(result.held.map(\.nutrients.calories) == [Thousandths(258)])
        #expect(result.held.map(\.nutrients.fiber) == [nil])
        #expect(result.held.map(\.source) == [.barcode])
        #expect(result.held.flatMap(\.warnings).map(\.rule).contains("label"))
        #expect(result.reply.hasPrefix("From the label, in 100 g: 430 kcal"), "\(result.reply)")
        #expect(try await studio.logbook.day(nil).entries == [])
        #expect(studio.server.requests.isEmpty)
    }

    @Test func `confirmed, it is logged and kept as a food, as one change`() async throws {
        let studio = try await studio()
        studio.eyes.codes = [try GTIN(Self.code)]
        let result = try await studio.photo(note: "oat bar")
        let id = try #require(result.held.first?.id)
        let confirmed = try await studio.logbook.confirm(entry: id)
        #expect(confirmed.entries.map(\.food) == ["own:oat-bar"])
        let food = try await studio.logbook.showFood("own:oat-bar").food
        #expect(food.per100g == Self.label.per100g)
        #expect(food.portions == [Portion(label: "serving", grams: Thousandths(30))])
        #expect(food.barcodes == [try GTIN(Self.code)])
        // The number alone is enough from now on.
        let again = try await studio.logbook.barcode(
            BarcodeRequest(code: try GTIN(Self.code), text: nil))
        #expect(again.entries.map(\.nutrients.calories) == [Thousandths(129)])
        _ = try await studio.logbook.undo()
        _ = try await studio.logbook.undo()
        #expect(try await studio.logbook.held().map(\.id) == [id])
        await #expect(throws: ServiceError.noSuchFood("own:oat-bar")) {
            try await studio.logbook.showFood("own:oat-bar")
        }
        _ = try await studio.logbook.redo()
        #expect(try await studio.logbook.showFood("own:oat-bar").food.per100g == Self.label.per100g)
    }

    @Test(arguments: [
        ("it's an oat bar", "oat bar", 129.0), ("oat bar", "oat bar", 129),
        ("oat bar, half of it", "oat bar", 64.5), ("這是燕麥棒", "燕麥棒", 129),
    ])
    func `without a name it is asked for, and the name logs and keeps it`(
        words: String, name: String, calories: Double
    ) async throws {
        let studio = try await studio()
        let result = try await studio.photo()
        #expect(result.reply.contains("What is it?"), "\(result.reply)")
        let conversation = ConversationID(rawValue: 7)
        let yes = try await studio.logbook.say("yes", in: conversation)
        #expect(yes.lines.first?.hasPrefix("What is it?") == true, "\(yes.lines)")
        let named = try await studio.logbook.say(words, in: conversation)
        #expect(named.isUnderstood)
        let entry = try #require(try await studio.logbook.day(nil).entries.first, "\(named.lines)")
        #expect(entry.name == name)
        #expect(entry.nutrients.calories == Thousandths(calories))
        #expect(try await studio.logbook.held().isEmpty)
        #expect(
            try await studio.logbook.searchFoods(SearchRequest(query: name)).contains {
                $0.food.name == name
            })
    }

    @Test func `a program answers with the name`() async throws {
        let studio = try await studio()
        let result = try await studio.photo()
        let answered = try await studio.logbook.answer(
            AnswerRequest(utterance: result.utterance, text: "oat bar"))
        #expect(answered.entries.map(\.name) == ["oat bar"])
        #expect(answered.state == .logged)
    }

    @Test(arguments: ["toast", "toast, 90 kcal", "toast, 1200 kcal"])
    func `a meal that is said elsewhere names no label, and is logged`(words: String) async throws {
        let studio = try await studio()
        let id = try #require(try await studio.photo().held.first?.id)
        let said = try await studio.logbook.say(words, in: ConversationID(rawValue: 7))
        #expect(said.isUnderstood, "\(said.lines)")
        #expect(try await studio.logbook.day(nil).entries.map(\.food) == ["toast"])
        #expect(try await studio.logbook.held().map(\.id) == [id])
    }

    @Test(arguments: [["it's toast"], ["yes", "toast"]])
    func `what is called like a known food is named so by who says so, or was asked`(
        lines: [String]
    ) async throws {
        let studio = try await studio()
        _ = try await studio.photo()
        for line in lines {
            _ = try await studio.logbook.say(line, in: ConversationID(rawValue: 7))
        }
        let entries = try await studio.logbook.day(nil).entries
        #expect(entries.map(\.name) == ["toast"])
        #expect(entries.map(\.nutrients.calories) == [Thousandths(129)])
        #expect(try await studio.logbook.held().isEmpty)
    }

    @Test func `a program names it like a known food`() async throws {
        let studio = try await studio()
        let result = try await studio.photo()
        let answered = try await studio.logbook.answer(
            AnswerRequest(utterance: result.utterance, text: "toast"))
        #expect(answered.entries.map(\.nutrients.calories) == [Thousandths(129)])
    }

    @Test(arguments: [
        ("toast, 1800 kcal, 8 g protein", "100 g hold at most 910 kcal"),
        ("toast, 430 kcal, 60 g protein", "100 g"),
    ])
    func `figures that cannot be leave the label, whoever tells them`(
        words: String, fault: String
    ) async throws {
        let studio = try await studio()
        let result = try await studio.photo()
        let answered = try await studio.logbook.answer(
            AnswerRequest(utterance: result.utterance, text: words))
        #expect(answered.reply.hasPrefix(fault), "\(answered.reply)")
        #expect(answered.state == .held)
        #expect(answered.held == result.held)
        let said = try await studio.logbook.say(words, in: ConversationID(rawValue: 7))
        #expect(said.lines.first?.hasPrefix(fault) == true, "\(said.lines)")
        #expect(try await studio.logbook.held() == result.held)
    }

    @Test func `what its person says of the figures counts more`() async throws {
        let studio = try await studio()
        let result = try await studio.photo()
        let conversation = ConversationID(rawValue: 7)
        let refused = try await studio.logbook.say(
            "oat bar, 1800 kcal, 8 g protein", in: conversation)
        #expect(
            refused.lines.first?.hasPrefix("100 g hold at most 910 kcal") == true,
            "\(refused.lines)")
        _ = try await studio.logbook.say("oat bar, 440 kcal, 9 g protein", in: conversation)
        let food = try await studio.logbook.showFood("own:oat-bar").food
        #expect(food.per100g.calories == Thousandths(440))
        #expect(food.per100g.protein == Thousandths(9))
        #expect(food.per100g.fat == Thousandths(15))
        _ = result
    }

    @Test func `corrected while it is held, it is kept as it was corrected`() async throws {
        let studio = try await studio()
        let id = try #require(try await studio.photo(note: "oat bar").held.first?.id)
        _ = try await studio.logbook.edit(EditRequest(entry: id, change: .text("60 g")))
        let food = try await studio.logbook.showFood("own:oat-bar").food
        #expect(food.per100g == Self.label.per100g)
        #expect(
            try await studio.logbook.day(nil).entries.map(\.nutrients.calories) == [
                Thousandths(258)
            ])
    }

    @Test func `a number that is known wins over the label`() async throws {
        let studio = try await studio()
        studio.eyes.codes = [try GTIN(Self.code)]
        _ = try await studio.logbook.addFood(
            NewFood(
                name: "rice cake", per100g: Nutrients(calories: Thousandths(380)),
                usualGrams: Thousandths(10),
                barcodes: [try GTIN(Self.code)]))
        #expect(try await studio.photo().entries.map(\.name) == ["rice cake"])
    }

    @Test(arguments: LabelFault.allCases)
    func `a label that cannot be read is told of without a model, and nothing of it is logged`(
        fault: LabelFault
    ) async throws {
        let studio = try await Studio(isModelSet: false) { _ in .json("{}") }
        studio.eyes.label = .unread(fault)
        let result = try await studio.photo()
        #expect(result.reply.contains("label"), "\(result.reply)")
        #expect(result.entries == [])
        #expect(result.held.allSatisfy { $0.nutrients == .unknown })
    }

    @Test func `a label that cannot be read goes on to the model`() async throws {
        let studio = try await Studio { _ in PhotographTests.sees(["egg": 100]) }
        studio.eyes.label = .unread(.figures)
        #expect(try await studio.photo().held.map(\.food) == ["egg"])
        #expect(studio.server.requests.count == 1)
    }

    @Test func `what no 100 g hold is none of a label`() async throws {
        let studio = try await Studio(isModelSet: false) { _ in .json("{}") }
        studio.eyes.label = .label(NutritionLabel(per100g: Nutrients(calories: Thousandths(2000))))
        let result = try await studio.photo()
        #expect(result.held.allSatisfy { $0.nutrients == .unknown })
    }

    @Test func `what was read outlives a crash before it was entered`() async throws {
        let studio = try await studio()
        let said = NewUtterance(
            text: "oat bar", received: Timestamp(milliseconds: studio.clock.now),
            moment: Moment(
                instant: Timestamp(milliseconds: studio.clock.now), zone: "UTC", offset: 0,
                day: LocalDay(daysSinceEpoch: 20_778)),
            source: "photograph")
        _ = try await studio.journal.receive(
            said,
            NewPhotograph(
                analysis: .none, pictures: 1, note: "oat bar",
                message: LabelReading.label(Self.label).json.text))
        #expect(try await studio.logbook.recover() == 1)
        #expect(try await studio.logbook.held().map(\.name) == ["oat bar"])
    }
}
