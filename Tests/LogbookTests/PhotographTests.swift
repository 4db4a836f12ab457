import Allergens
import FoodCatalog
import Foundation
import HTTP
import JSON
import Journal
import LabelReader
import Locking
import Logbook
import MealModel
import ModelReader
import ModelServer
import Nutrition
import Service
import Sight
import TestSupport
import Testing
import TimeZones
import Wire

/// Meals by their photographs, from the request to the journal, with eyes that see what the test says.
@Suite(.serialized) struct PhotographTests {
    private static let code = "4006381333931"

    @Test func `what a model sees is held with the catalog's figures, asked for once`() async throws
    {
        let studio = try await Studio { _ in Self.sees(["egg": 100, "toast": 60]) }
        let result = try await studio.photo(note: "the bread is rye")
        #expect(result.analysis == .completed)
        #expect(result.state == .held)
        #expect(result.entries == [])
        #expect(result.held.map(\.food) == ["egg", "toast"])
        #expect(result.held.map(\.grams) == [Thousandths(100), Thousandths(60)])
        let typed = try await Desk().log("100 g egg and 60 g toast")
        #expect(result.held.map(\.nutrients) == typed.entries.map(\.nutrients))
        #expect(try await studio.logbook.day(nil).entries == [])
        #expect(studio.server.requests.count == 1)
        let body = String(decoding: studio.server.requests[0].body, as: UTF8.self)
        #expect(
            body.contains("data:image\\/jpeg;base64,") || body.contains("data:image/jpeg;base64,"))
        #expect(body.contains("the bread is rye"))
        // Confirmed, and nothing is left of the pictures.
        for entry in result.held { _ = try await studio.logbook.confirm(entry: entry.id) }
        try await studio.serve { try await studio.journal.copiedPhotographs().isEmpty }
        #expect(studio.copies == [])
        #expect(try await studio.logbook.day(nil).entries.count == 2)
    }

    @Test func `without a model nothing is asked, and the note is a meal`() async throws {
        let studio = try await Studio(isModelSet: false) { _ in .json("{}") }
        let noted = try await studio.photo(note: "two eggs")
        #expect(noted.analysis == PhotoAnalysis.none)
        #expect(noted.state == .logged)
        #expect(noted.entries.map(\.food) == ["egg"])
        let bare = try await studio.photo()
        #expect(bare.analysis == PhotoAnalysis.none)
        #expect(bare.state == .held)
        #expect(bare.held.map(\.nutrients.calories) == [nil])
        #expect(studio.server.requests.isEmpty)
        await #expect(throws: ServiceError.noPhotographModel) {
            try await studio.logbook.photoAgain(PhotoAgainRequest(photo: bare.utterance))
        }
    }

    @Test func `a number that is known ends the matter, and no model is asked`() async throws {
        let studio = try await Studio { _ in Self.sees(["egg": 100]) }
        studio.eyes.codes = [try GTIN(Self.code)]
        _ = try await studio.logbook.addFood(
            NewFood(
                name: "oat bar", per100g: Nutrients(calories: Thousandths(430)),
                portions: [Portion(label: "bar", grams: Thousandths(45))], defaultPortion: 0,
                barcodes: [try GTIN(Self.code)]))
        let result = try await studio.photo(note: "half of it")
        #expect(result.analysis == PhotoAnalysis.none)
        #expect(result.entries.map(\.grams) == [Thousandths(22.5)])
        #expect(result.entries.map(\.source) == [.barcode])
        #expect(studio.server.requests.isEmpty)
        #expect(studio.copies == [])
    }

    @Test func `a number that nobody knows goes on to the model, and is asked about without one`()
        async throws
    {
        let studio = try await Studio { _ in Self.sees(["egg": 100]) }
        studio.eyes.codes = [try GTIN(Self.code)]
        #expect(try await studio.photo().analysis == .completed)
        let alone = try await Studio(isModelSet: false) { _ in .json("{}") }
        alone.eyes.codes = [try GTIN(Self.code)]
        let result = try await alone.photo()
        #expect(result.held.map(\.name) == ["product \(Self.code)"])
        #expect(result.analysis == PhotoAnalysis.none)
    }

    @Test(arguments: [
        (Self.wrong(status: 401), "key"), (Self.wrong(status: 404), "status 404"),
        (Self.wrong(status: 422), "status 422"),
        (.json(Completions.answer("I see nothing of that kind.")), "answer not JSON"),
        (.json(Completions.answer("")), "answer empty"),
        (
            .json(Completions.answer(#"{"photo_items":[{"name":"egg","grams_likely":-1}]}"#)),
            "answer impossible photo_items[0].grams_likely"
        ),
        (.json(Completions.answer("{}", finish: "length")), "answer truncated"),
    ])
    func `a failure has its kind and its next step, and comes once`(
        reply: ServerReply, kind: String
    ) async throws {
        let studio = try await Studio { _ in reply }
        let result = try await studio.photo()
        #expect(result.analysis == .failed)
        #expect(result.state == .failed)
        #expect(result.held == [] && result.entries == [])
        #expect(result.reply.contains("demeter photo again \(result.utterance)"))
        let kept = try #require(
            try await studio.journal.photograph(UtteranceID(rawValue: Int64(result.utterance))))
        #expect(kept.failure == kind)
        #expect(!studio.copies.isEmpty)
        // Only its person starts it anew.
        #expect(try await studio.logbook.retry() == 0)
    }

    @Test func `a server that is down is asked in three rounds, then it has failed`()
        async throws
    {
        let studio = try await Studio { _ in Self.wrong(status: 503) }
        let result = try await studio.photo()
        #expect(result.analysis == .pending)
        #expect(result.state == .waiting)
        try await studio.serve { try await studio.journal.utterances(in: .waiting).isEmpty }
        let id = UtteranceID(rawValue: Int64(result.utterance))
        let kept = try #require(try await studio.journal.photograph(id))
        #expect(kept.analysis == .failed)
        #expect(kept.attempts == 3)
        #expect(kept.failure == "unavailable")
        #expect(studio.server.requests.count == 9)
    }

    @Test
    func `looking again replaces what is held, as one change, with the note and the estimate`()
        async throws
    {
        let studio = try await Studio { request in
            Self.sees(request.text.contains("it was toast") ? ["toast": 60] : ["egg": 100])
        }
        let first = try await studio.photo()
        let second = try await studio.logbook.photoAgain(
            PhotoAgainRequest(photo: first.utterance, note: "it was toast"))
        #expect(second.held.map(\.food) == ["toast"])
        #expect(try await studio.logbook.held().map(\.food) == ["toast"])
        let sent = studio.server.requests[1].text
        #expect(sent.contains("Earlier estimate"))
        _ = try await studio.logbook.undo()
        #expect(try await studio.logbook.held().map(\.food) == ["egg"])
        await #expect(throws: ServiceError.photographGone(first.utterance)) {
            try await studio.logbook.photoAgain(PhotoAgainRequest(photo: first.utterance))
        }
        await #expect(throws: ServiceError.noSuchPhotograph(999)) {
            try await studio.logbook.photoAgain(PhotoAgainRequest(photo: 999))
        }
    }

    @Test func `the same key is the same photograph`() async throws {
        let studio = try await Studio { _ in Self.sees(["egg": 100]) }
        let first = try await studio.photo(key: "k")
        let again = try await studio.photo(key: "k")
        #expect(again == first)
        #expect(try await studio.logbook.held().count == 1)
        #expect(studio.server.requests.count == 1)
        #expect(studio.copies.count == 1)
    }

    @Test func `copies go after seven days unless they are to be kept, and kept ones stay`()
        async throws
    {
        let studio = try await Studio { _ in Self.sees(["egg": 100]) }
        _ = try await studio.photo()
        _ = try await studio.photo(keep: true)
        #expect(studio.copies.count == 1)
        studio.clock.advance(seconds: 7 * 86_400 + 1)
        try await studio.serve { try await studio.journal.copiedPhotographs().count == 1 }
        #expect(studio.copies == [])
        #expect(PictureFolder(dataFolder: studio.folder.path).keptCount == 1)
    }

    @Test func `a poor picture is refused with advice, and nothing is kept of it`() async throws {
        let studio = try await Studio { _ in Self.sees(["egg": 100]) }
        studio.eyes.quality = PictureQuality(
            blur: 0.9, brightness: 0.05, contrast: 0.02, side: 900)
        await #expect(
            throws: ServiceError.badPhotograph(file: studio.picture, .poor([.dark, .blurred]))
        ) { try await studio.photo() }
        #expect(studio.copies == [])
        #expect(studio.server.requests.isEmpty)
        await #expect(throws: ServiceError.badPhotograph(file: "/nowhere/x.jpg", .unopened(2))) {
            try await studio.logbook.photo(PhotoRequest(files: ["/nowhere/x.jpg"]))
        }
        await #expect(
            throws: ServiceError.badPhotograph(file: studio.folder.path, .notPlain)
        ) { try await studio.logbook.photo(PhotoRequest(files: [studio.folder.path])) }
    }

    @Test func `a crash in the middle is taken up once, and not a second time`() async throws {
        let studio = try await Studio { _ in Self.wrong(status: 503) }
        let result = try await studio.photo()
        let id = UtteranceID(rawValue: Int64(result.utterance))
        _ = try await studio.journal.beginAnalysis(id)
        #expect(try await studio.journal.resumeAnalyses() == [])
        #expect(try await studio.journal.photograph(id)?.analysis == .pending)
        _ = try await studio.journal.beginAnalysis(id)
        #expect(try await studio.journal.resumeAnalyses() == [id])
        #expect(try await studio.journal.photograph(id)?.failure == "interrupted")
        #expect(try await studio.journal.utterance(id).state == .failed)
    }

    static func wrong(status: Int) -> ServerReply { .json("{}", status: status) }

    static func sees(_ foods: KeyValuePairs<String, Int>) -> ServerReply {
        let items = foods.map { name, grams in
            #"{"name":"\#(name)","preparation":null,"grams_low":\#(grams - 20),"#
                + #""grams_likely":\#(grams),"grams_high":\#(grams + 20),"confidence":0.8}"#
        }
        return .json(
            Completions.answer(
                #"{"photo_items":[\#(items.joined(separator: ","))],"scene":"menu","#
                    + #""description":"A meal.","questions":[]}"#))
    }
}

/// Eyes that see what the test says, and a picture that is a file.
final class ScriptedEyes: PictureLooker {
    private let report = Mutex(
        PictureReport(
            width: 800, height: 600, codes: [],
            quality: PictureQuality(blur: 0.1, brightness: 0.5, contrast: 0.3, side: 600),
            copy: Array("a small copy".utf8)))

    var codes: [GTIN] {
        get { report.withLock(\.codes) }
        set { report.withLock { $0.codes = newValue } }
    }

    var quality: PictureQuality {
        get { report.withLock(\.quality) }
        set { report.withLock { $0.quality = newValue } }
    }

    private let read = Mutex(LabelReading.none)

    var label: LabelReading {
        get { read.withLock(\.self) }
        set { read.withLock { $0 = newValue } }
    }

    func label(in file: Int32) async -> LabelReading { label }

    private let guessed = Mutex(Result<[PictureGuess], ClassifierFault>.failure(.absent))

    var guesses: Result<[PictureGuess], ClassifierFault> {
        get { guessed.withLock(\.self) }
        set { guessed.withLock { $0 = newValue } }
    }

    /// How often it was guessed.
    let looks = Mutex(0)

    func guesses(in file: Int32, by folder: String) async
        -> Result<[PictureGuess], ClassifierFault>
    {
        looks.withLock { $0 += 1 }
        return guesses
    }

    func look(at file: Int32) async -> Result<PictureReport, PictureFault> {
        .success(report.withLock(\.self))
    }
}

/// A logbook before a model's server, with eyes and a clock that only the test moves.
struct Studio {
    let folder: TemporaryFolder
    let journal: Journal
    let logbook: Logbook
    let server: ModelServer
    let eyes = ScriptedEyes()
    let clock = TestClock(milliseconds: 1_795_248_900_000)
    let picture: String

    /// - Parameter hasFallback: whether the same server is a second recogniser, at `/concepts`.
    init(
        isModelSet: Bool = true, hasFallback: Bool = false, isShown: Bool = true,
        classifier: String? = nil, allergens: AllergenKnowledge? = nil,
        script: @escaping ModelServer.Script
    ) async throws {
        folder = try TemporaryFolder()
        let (server, clock) = (try ModelServer(script: script), clock)
        self.server = server
        picture = folder.path + "/lunch.jpg"
        try Data("picture".utf8).write(to: URL(fileURLWithPath: picture))
        let model = ModelReader(
            store: ModelStore(path: folder.path + "/model.sqlite"),
            // Pauses between attempts are over at once; the hourly look at old copies is the test's affair.
            time: ModelTime(
                now: { Double(clock.now) / 1000 },
                sleep: { pause in
                    clock.advance(seconds: pause < .seconds(3600) ? 60 : 0)
                    if pause >= .seconds(3600) { try await Task.sleep(for: .seconds(3600)) }
                }))
        if isModelSet {
            await model.configure(
                ModelSettings(
                    use: .auto, address: try HTTPAddress(server.address), model: "m",
                    timeout: .seconds(600), requestsPerMinute: 10_000, requestsPerDay: 100_000,
                    showsPhotographs: isShown,
                    fallback: hasFallback
                        ? ConceptService(
                            address: try HTTPAddress("http://localhost:\(server.port)/concepts"),
                            key: Secret("pat"))
                        : nil))
        }
        journal = try await Journal.open(
            folder: folder.path, now: { Timestamp(milliseconds: clock.now) },
            describe: Logbook.payload)
        var settings = LogbookSettings(version: "test", modelMode: "auto")
        settings.classifier = classifier
        logbook = try await Logbook(
            journal: journal, catalog: FoodCatalog(foods: TestFoods.all),
            settings: settings, now: { clock.now },
            calendar: { LocalCalendar(zone: .utc, dayStart: 0) }, model: model,
            allergens: allergens,
            photographs: PhotographDesk(
                eyes: eyes, folder: PictureFolder(dataFolder: folder.path)))
    }

    func photo(
        note: String? = nil, keep: Bool = false, key: String? = nil
    ) async throws -> LogResult {
        try await logbook.photo(
            PhotoRequest(files: [picture], note: note, keep: keep, key: key))
    }

    /// The folders of copies that are there.
    var copies: [String] {
        let names = try? FileManager.default.contentsOfDirectory(
            atPath: folder.path + "/photographs")
        return (names ?? []).filter { $0 != "kept" }
    }

    /// Runs the queue until something is so.
    func serve(until isDone: () async throws -> Bool) async throws {
        let worker = Task { await logbook.serveQueue() }
        try await until {
            logbook.wakeQueue()
            return try await isDone()
        }
        await logbook.stopQueue()
        await worker.value
    }
}

extension ReceivedRequest {
    var text: String { String(decoding: body, as: UTF8.self) }
}
