import Configuration
import HTTP
import ModelServer
import Nutrition
import Testing

@testable import Lookup

/// Who is asked, in which order, and what leaves the machine.
struct AskingTests {
    @Test func `nobody is asked unless somebody is configured`() async throws {
        let bench = try await LookupBench([]) { _ in .json("{}") }
        #expect(await bench.find() == LookupResult(LookupBench.code))
        await bench.lookup.configure(nil)
        #expect(await bench.lookup.isOn == false)
        #expect(await bench.find() == LookupResult(LookupBench.code))
        #expect(bench.server.requests == [])
    }

    @Test func `sources are asked in the order that was set, until one knows it`() async throws {
        let bench = try await LookupBench(
            [.history, .cache, .nutritionix, .openfoodfacts, .fdc]
        ) { request in
            switch request.path {
            case let path where path.hasPrefix("/nix"): .json("{}", status: 404)
            case let path where path.hasPrefix("/off"): .json(Answers.unknownProduct)
            default:
                .json(
                    Answers.central(
                        Answers.centralFigures + "," + Answers.short(1008, "208", 430, "KCAL")))
            }
        }
        let result = await bench.find()
        #expect(
            result.steps.map(\.source) == [.history, .cache, .nutritionix, .openfoodfacts, .fdc])
        #expect(
            result.steps.map(\.outcome) == [.nothing, .nothing, .nothing, .nothing, .found(1)])
        #expect(result.foods.map(\.licence) == ["CC0 1.0, U.S. Department of Agriculture"])
        #expect(result.foods.map(\.asked) == [bench.clock.now])
        #expect(
            bench.server.requests.map(\.path) == [
                "/nix/v2/search/item", "/off/api/v2/product/\(Answers.code)",
                "/fdc/v1/foods/search",
            ])
    }

    @Test func `requests name the program, and keys travel in headers alone`() async throws {
        let bench = try await LookupBench([.nutritionix, .openfoodfacts, .fdc]) { _ in
            .json("{}", status: 404)
        }
        _ = await bench.find("gözleme & ayran/x?y=1")
        let requests = bench.server.requests
        #expect(requests.count == 3)
        #expect(requests.allSatisfy { $0.headers["user-agent"] == "Demeter/test (me@example.org)" })
        #expect(requests.map { $0.headers["x-app-key"] } == ["nix-secret", nil, nil])
        #expect(requests.map { $0.headers["x-app-id"] } == ["account", nil, nil])
        #expect(requests.map { $0.headers["x-api-key"] } == [nil, nil, "fdc-secret"])
        #expect(
            requests.allSatisfy {
                $0.headers["authorization"] == nil && !$0.path.contains("secret")
            })
        #expect(requests[0].text.hasPrefix(#"{"query":"gözleme & ayran"#))
        #expect(
            requests.map(\.path) == [
                "/nix/v2/natural/nutrients", "/off/cgi/search.pl", "/fdc/v1/foods/search",
            ])
        let settings = try LookupBench.settings([.openfoodfacts], port: 1)
        let service = try #require(try settings.service(.openfoodfacts)?.get())
        let url = try #require(service.request(for: .name("gözleme & ayran/x?y=1"))?.url)
        #expect(url.contains("search_terms=g%C3%B6zleme%20%26%20ayran%2Fx%3Fy%3D1&"))
    }

    @Test func `without a key a service is not asked, and the key is named`() async throws {
        let bench = try await LookupBench(
            [.nutritionix, .fdc, .estimate], hasKeys: false
        ) { _ in .json("{}") }
        let result = await bench.find()
        #expect(
            result.steps.map(\.outcome) == [
                .unset("lookup.nutritionix_id"), .unset("lookup.fdc_key_file"),
                .unset("model.base_url"),
            ])
        #expect(bench.server.requests == [])
    }

    @Test func `what a service tells of another number is not taken`() async throws {
        let bench = try await LookupBench([.openfoodfacts, .fdc]) { request in
            .json(
                request.path.hasPrefix("/off")
                    ? Answers.product(Answers.figures, code: "5449000000996")
                    : Answers.central(
                        Answers.centralFigures + "," + Answers.short(1008, "208", 430, "KCAL")
                    ).replacing(Answers.code, with: "5449000000996"))
        }
        let result = await bench.find()
        #expect(result.foods == [])
        #expect(result.steps.map(\.outcome) == [.nothing, .nothing])
    }

    @Test func `of a search what is called so comes first, and nothing else comes`() async throws {
        let bench = try await LookupBench([.openfoodfacts]) { _ in
            .json(
                Answers.search([
                    Answers.hit("Chocolate spread", "5449000000996", kcal: 540),
                    Answers.hit(
                        "Oat bar with dark chocolate and cherries", "4000417025005", kcal: 410),
                    Answers.hit("Oat bars", Answers.code, kcal: 430),
                ]))
        }
        let result = await bench.find("oat bar")
        #expect(result.foods.first?.food.name == "Oat bars")
        #expect(!result.foods.contains { $0.food.name == "Chocolate spread" })
    }

    @Test func `the journal and a model are asked about names, and estimates stay marked`()
        async throws
    {
        let bench = try await LookupBench([.history, .estimate]) { _ in .json("{}") }
        let zork = Food(
            id: "x:1", name: "zork", category: .meal,
            per100g: Nutrients(calories: Thousandths(90)), source: FoodSource(release: "x"))
        let own = await bench.lookup.find(
            .name("zork"), history: { [$0 == "zork" ? zork : nil].compactMap(\.self) })
        #expect(own.foods.map(\.isEstimate) == [false])
        let estimate = await bench.lookup.find(
            .name("zork"), history: { _ in [] }, estimate: { _ in [zork] })
        #expect(estimate.foods.map(\.isEstimate) == [true])
        #expect(estimate.steps.map(\.outcome) == [.nothing, .found(1)])
        #expect(bench.server.requests == [])
    }

    @Test func `numbers are told from names`() throws {
        #expect(LookupQuery("4006381333931") == .code(try GTIN("4006381333931")))
        #expect(LookupQuery("0 4006381 333931") == .code(try GTIN("4006381333931")))
        #expect(LookupQuery(" oat \t bar ") == .name("oat bar"))
        #expect(LookupQuery("4006381333932") == .name("4006381333932"))
    }
}
