import Configuration
import HTTP
import Journal
import Logbook
import Lookup
import ModelServer
import Nutrition
import Service
import TestSupport
import Testing
import Wire

/// Foods that nobody here knows, looked up by the logbook.
struct LookupTests {
    private static let code = "4006381333931"

    private static let product = """
        {"code": "4006381333931", "status": 1, "product": {"code": "4006381333931",
        "product_name": "Oat bar", "brands": "Acme", "serving_quantity": 45,
        "nutriments": {"energy-kcal_100g": 430, "proteins_100g": 8, "carbohydrates_100g": 60,
        "fat_100g": 15}}}
        """

    /// A logbook that asks one server, which plays Open Food Facts.
    private struct Bench {
        let server: ModelServer
        let desk: Desk
        let lookup: FoodLookup

        init(
            in folder: TemporaryFolder? = nil, clock: TestClock? = nil, isOn: Bool = true,
            sources: [LookupSource] = [.history, .cache, .openfoodfacts],
            script: @escaping ModelServer.Script
        ) async throws {
            server = try ModelServer(script: script)
            let clock = clock ?? TestClock(milliseconds: 1_795_248_900_000)
            lookup = FoodLookup(
                store: LookupStore(path: nil), now: { Double(clock.now) / 1000 })
            let address = try HTTPAddress("http://localhost:\(server.port)")
            if isOn {
                await lookup.configure(
                    LookupSettings(
                        sources: sources, openFoodFacts: address, foodDataCentral: address,
                        nutritionix: address, userAgent: "Demeter/test"))
            }
            desk = try await Desk(in: folder, clock: clock, lookup: lookup)
        }
    }

    @Test func `an unknown number is looked up and offered, and a yes takes it`() async throws {
        let bench = try await Bench { _ in .json(Self.product) }
        let reply = try await bench.desk.say("\(Self.code), half of it")
        #expect(
            reply.first == "Nobody here knows \(Self.code). Open Food Facts says: Oat bar, Acme, "
                + "430 kcal, 8 g protein, 60 g carbohydrates, 15 g fat in 100 g. Say yes to take it, or "
                + "say what it is: oat bar, 430 kcal, 8 g protein, 60 g carbs, 15 g fat")
        // Nothing has entered yet.
        #expect(try await bench.desk.logbook.held().map(\.nutrients.calories) == [nil])
        #expect(try await bench.desk.logbook.day(nil).entries.isEmpty)

        let taken = try await bench.desk.say("yes")
        #expect(taken.first == "Kept: \(Self.code) is Oat bar from now on.")
        let entry = try #require(try await bench.desk.logbook.day(nil).entries.first)
        #expect(entry.grams == Thousandths(22.5))
        #expect(entry.nutrients.calories == Thousandths(96.75))
        #expect(try await bench.desk.logbook.held().isEmpty)
        let food = try await bench.desk.logbook.showFood("own:oat-bar").food
        #expect(food.source == FoodSource(release: "Open Food Facts", code: Self.code))
        #expect(food.barcodes == [try GTIN(Self.code)])

        _ = try await bench.desk.logbook.barcode(BarcodeRequest(code: try GTIN(Self.code)))
        #expect(bench.server.requests.count == 1)
    }

    @Test func `what a person says of it counts more than what was offered`() async throws {
        let bench = try await Bench { _ in .json(Self.product) }
        _ = try await bench.desk.say(Self.code)
        _ = try await bench.desk.say("muesli bar, 400 kcal, 7 g protein, 62 g carbs, 12 g fat")
        let food = try await bench.desk.logbook.showFood("own:muesli-bar").food
        #expect(food.per100g.calories == Thousandths(400))
        #expect(food.source.release == "own")
    }

    @Test(arguments: [
        (
            ServerReply.json("{}", status: 500),
            " (Not everybody could be asked; demeter foods lookup"
        ),
        (.json("{\"status\": 0}", status: 404), "15 g fat"),
        (
            .json(
                """
                {"status": 1, "product": {"code": "4006381333931", "product_name": "Oat bar",
                "nutriments": {"energy-kcal_100g": 0}}}
                """), "15 g fat"
        ),
    ])
    func `without an answer it is held unknown, never as nothing`(
        reply: ServerReply, words: String
    ) async throws {
        let bench = try await Bench { _ in reply }
        let result = try await bench.desk.logbook.barcode(
            BarcodeRequest(code: try GTIN(Self.code)))
        #expect(result.state == .held)
        #expect(result.held.map(\.nutrients) == [.unknown])
        #expect(result.reply.hasPrefix("Nobody here knows \(Self.code). What is it?"))
        #expect(result.reply.contains(words))
        // A yes without an offer adds no food.
        _ = try await bench.desk.say("yes")
        #expect(try await bench.desk.ownFoods == 0)
    }

    @Test func `a looked up food enters when it is taken, and one undo takes it back`()
        async throws
    {
        let bench = try await Bench { _ in .json(Self.product) }
        let logbook = bench.desk.logbook
        let found = try await logbook.lookUpFood(
            LookupRequest(query: Self.code, explain: true))
        #expect(found.known == [])
        #expect(found.foods.map(\.food.id) == ["off:4006381333931"])
        #expect(found.foods.map(\.origin) == ["openfoodfacts"])
        #expect(found.steps?.map(\.origin) == ["catalog", "history", "cache", "openfoodfacts"])
        #expect(found.steps?.map(\.outcome) == ["nothing", "nothing", "nothing", "found"])
        #expect(try LookupMessage(json: found.json) == found)
        #expect(try await bench.desk.ownFoods == 0)

        await #expect(throws: ServiceError.notFound("off:1", query: Self.code)) {
            try await logbook.takeFood(TakeRequest(query: Self.code, food: "off:1"))
        }
        let taken = try await logbook.takeFood(
            TakeRequest(query: Self.code, food: "off:4006381333931", name: "my bar"))
        #expect(taken.food.id == "own:my-bar")
        #expect(taken.food.source.release == "Open Food Facts")
        let known = try await logbook.lookUpFood(LookupRequest(query: Self.code))
        #expect(known.known.map(\.food.id) == ["own:my-bar"])
        #expect(known.foods == [])
        _ = try await logbook.undo()
        #expect(try await bench.desk.ownFoods == 0)
        #expect(bench.server.requests.count == 1)
    }

    @Test func `taking a product by its number logs what was held of it`() async throws {
        let bench = try await Bench { _ in .json(Self.product) }
        let logbook = bench.desk.logbook
        _ = try await bench.desk.say(Self.code)
        _ = try await bench.desk.say("\(Self.code), two")
        #expect(try await logbook.held().count == 2)
        _ = try await logbook.takeFood(
            TakeRequest(query: Self.code, food: "off:4006381333931"))
        #expect(try await logbook.held().isEmpty)
        #expect(
            try await logbook.day(nil).entries.map(\.grams) == [Thousandths(45), Thousandths(90)])
    }

    @Test func `what the catalog has is not looked up`() async throws {
        let bench = try await Bench { _ in .json(Self.product) }
        let message = try await bench.desk.logbook.lookUpFood(LookupRequest(query: "egg"))
        #expect(message.known.map(\.food.name) == ["egg"])
        #expect(bench.server.requests == [])
    }

    @Test func `what the journal has without a weight tells nothing of 100 g`() async throws {
        let bench = try await Bench(sources: [.history]) { _ in .json("{}") }
        let logbook = bench.desk.logbook
        _ = try await bench.desk.say("zorkel 250 g 500 kcal")
        let entry = try #require(try await logbook.day(nil).entries.first)
        #expect(entry.food == nil)
        let message = try await logbook.lookUpFood(LookupRequest(query: "zorkel"))
        #expect(entry.grams == nil)
        #expect(message.foods == [])
        #expect(bench.server.requests == [])
    }

    @Test func `nobody is asked where nothing is configured`() async throws {
        let bench = try await Bench(isOn: false) { _ in .json(Self.product) }
        await #expect(throws: ServiceError.noLookup) {
            try await bench.desk.logbook.lookUpFood(LookupRequest(query: "oat bar"))
        }
        await #expect(throws: ServiceError.noLookup) {
            try await bench.desk.logbook.takeFood(TakeRequest(query: "oat bar", food: "off:1"))
        }
        let reply = try await bench.desk.say(Self.code)
        #expect(reply.first?.hasPrefix("Nobody here knows \(Self.code). What is it?") == true)
        #expect(bench.server.requests == [])
    }
}

extension Desk {
    /// How many foods of the person's own there are.
    fileprivate var ownFoods: Int {
        get async throws { try await logbook.status().reader.ownFoods }
    }
}
