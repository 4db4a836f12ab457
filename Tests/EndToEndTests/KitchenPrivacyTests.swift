import Foundation
import Glibc
import JSON
import TestSupport
import Testing
import UnixSocket
import Wire

/// No call that is about one person ever tells anything that another one said, ate or keeps; their foods and recipes, which
/// everybody here finds, hold nothing of it.
struct KitchenPrivacyTests {
    /// Somebody and what only they have, in words and figures that are in nothing else.
    private struct Tenant {
        /// `nil` of the owner.
        var name: String?
        var mark: String
        /// In what they call their own foods and recipes.
        var goods: String { String(mark.reversed()) }
        /// Kilograms and kilocalories.
        var weight: Double
        var goal: Double

        var secrets: [String] { [mark, String(weight), String(Int(goal))] }
    }

    private static let tenants = [
        Tenant(name: nil, mark: "quorvel", weight: 71.37, goal: 1731),
        Tenant(name: "anna", mark: "zimtrop", weight: 64.83, goal: 1649),
        Tenant(name: "bea", mark: "blanfex", weight: 58.29, goal: 1583),
    ]

    private func call(
        _ client: inout SocketClient, _ method: Wire.Method, _ parameters: JSONValue = [:],
        as tenant: Tenant
    ) throws -> JSONValue {
        var object = parameters.object ?? JSONObject()
        if let name = tenant.name { object["person"] = .string(name) }
        return try client.call(method.rawValue, .object(object))
    }

    private func settle(_ client: inout SocketClient, _ tenant: Tenant) throws {
        let (mark, goods) = (tenant.mark, tenant.goods)
        let food: JSONValue = [
            "name": .string("\(goods) stew"),
            "per_100g": ["calories": 123, "protein": 4, "carbohydrates": 5, "fat": 6],
        ]
        for (method, parameters) in [
            (.addFood, food),
            (.log, ["text": .string("200 g \(goods) stew"), "meal": "lunch"]),
            (.log, ["text": .string("2 eggs at the \(mark)")]),
            (.add, ["calories": 77, "name": .string("\(mark) snack")]),
            (.feel, ["text": .string("I feel tired")]),
            (.measure, ["kind": "weight", "value": .number(tenant.weight)]),
            (.setGoals, ["calories": .number(tenant.goal)]),
            (.setAllergy, ["trigger": .string("\(mark)"), "severity": "avoid"]),
            (.addRecipe, ["text": .string("\(goods) soup\nServes 2\n200 g carrots\n2 eggs")]),
            (.addPlan, ["text": .string("\(goods) stew"), "day": "2030-01-01", "meal": "dinner"]),
            (.rate, ["food": .string("\(goods) stew"), "stars": 5]),
        ] as [(Wire.Method, JSONValue)] {
            let answer = try call(&client, method, parameters, as: tenant)
            #expect(answer["result"] != nil, "\(method): \(answer.text)")
        }
    }

    /// What is there to be asked for, whoever asks.
    private static func parameters(
        _ method: Wire.Method, as tenant: Tenant, _ random: inout SplitMix64
    ) -> JSONValue {
        let own = JSONValue.string("\(tenant.goods) stew")
        let number = JSONValue.integer(Int.random(in: 1...6, using: &random))
        let name = tenants[Int.random(in: tenants.indices, using: &random)].goods
        let mark = JSONValue.string(
            name + (["", " stew", " soup"].randomElement(using: &random) ?? ""))
        return switch method {
        case .say: ["text": .string("what have I had today")]
        case .log: ["text": own]
        case .parse: ["text": mark]
        case .barcode: ["code": "96385074"]
        case .searchFoods, .lookUpFood: ["query": mark]
        case .history, .alternatives: ["food": mark]
        case .showFood: ["id": own]
        case .removeFood: ["id": mark]
        case .confirm, .delete, .swap, .refuseSwap: ["entry": number]
        case .edit: ["entry": number, "text": "3 eggs"]
        case .move: ["entries": [number], "meal": "snack"]
        case .copy: ["meal": "lunch", "to_meal": "snack"]
        case .add: ["calories": 50, "name": "bar"]
        case .answer: ["utterance": number, "text": "yes"]
        case .days: ["from": "2026-01-01", "to": "2030-01-01"]
        case .plans, .shopping: ["from": "2029-12-01", "to": "2030-02-01"]
        case .removePlan: ["plan": 1]
        case .eatPlan: ["plan": .integer(Int.random(in: 2...6, using: &random))]
        case .addPlan: ["text": "2 eggs", "day": "2030-01-02", "meal": "lunch"]
        case .measure: ["kind": "steps", "value": 4000]
        case .removeMeasurement: ["measurement": number]
        case .removeFeeling: ["id": number]
        case .showRecipe, .eatRecipe: ["id": 1]
        case .removeRecipe: ["id": .integer(Int.random(in: 2...4, using: &random))]
        case .saveRecipe: ["name": "my usual", "entries": [number]]
        case .readRecipe, .addRecipe: ["text": "Soup\nServes 2\n200 g carrots"]
        case .cookBatch: ["id": number, "portions": 3]
        case .feel: ["text": "I feel tired"]
        case .rate: ["food": own, "stars": 3]
        case .setGoals: ["fat": 50]
        case .setProfile: ["height": 170]
        case .setAllergy: ["trigger": "nuts", "severity": "avoid"]
        case .dismiss: ["foods": ["egg"]]
        default: [:]
        }
    }

    /// What needs something that no test machine has: a model, a service, a package that is known, files.
    private static let needy: Set<Wire.Method> = [
        .photo, .photoAgain, .testModel, .lookUpFood, .takeFood, .importFile, .export, .backup,
        .offerDay, .offerSheet, .takeChanges, .sharedDays, .dueSummaries,
        .leaveSummaries,
        .followAim, .swap,
        .swapIngredient, .changeRecipe,
        .editFood, .addFood, .resumeProgramme, .cookBatch, .answer, .eatPlan, .retry,
        .redo, .confirm, .removeFood,
    ]

    @Test(.timeLimit(.minutes(30)), arguments: [47, 4711])
    func `nothing of one person is told to another by any method`(_ seed: UInt64) throws {
        let daemon = try DaemonProcess()
        var client = try daemon.connect()
        for tenant in Self.tenants {
            if let name = tenant.name { _ = try client.call("people.add", ["name": .string(name)]) }
        }
        for tenant in Self.tenants { try settle(&client, tenant) }
        // Each finds their own, so that the marks would show.
        for tenant in Self.tenants {
            let day = try call(&client, .day, as: tenant).text
            #expect(day.contains(tenant.mark), "\(tenant.mark)")
        }
        // What ends journals, opens ears, looks at the machine or only says to whoever carries how much there is, is none of
        // a person's rows.
        // Entries that are saved as a recipe are the household's by that.
        let left: Set<Wire.Method> = [
            .addPerson, .removePerson, .listen, .hear, .mute, .unmute, .doctor, .watch, .saveRecipe,
            .offerShelf, .takeShelves, .takePeople,
        ]
        let methods = Wire.Method.allCases.filter { !left.contains($0) }
        var random = SplitMix64(seed: seed)
        var told: Set<Wire.Method> = []
        for round in 0..<10 {
            for method in methods.shuffled(using: &random) {
                let tenant = try #require(Self.tenants.randomElement(using: &random))
                let parameters = Self.parameters(method, as: tenant, &random)
                let result = try call(&client, method, parameters, as: tenant)
                if result["result"] != nil { told.insert(method) }
                let answer = result.text
                for other in Self.tenants where other.mark != tenant.mark {
                    // What they asked for by themselves may come back.
                    for secret in other.secrets where !parameters.text.contains(other.mark) {
                        #expect(
                            !answer.contains(secret),
                            "\(seed), \(round): \(method) as \(tenant.mark) tells \(secret)")
                    }
                }
            }
        }
        let silent = methods.filter { !told.contains($0) && !Self.needy.contains($0) }
        #expect(silent == [], "these never told anything, and so nothing of anybody")
        try seeEvents(daemon)
        try seeFiles(daemon, &client)
        try seeWords(daemon)
    }

    /// What a watch tells from the journal's beginning on.
    private func seeEvents(_ daemon: DaemonProcess) throws {
        for tenant in Self.tenants {
            var watcher = try daemon.connect()
            _ = try call(&watcher, .watch, ["since": 0], as: tenant)
            var (seen, last) = ("", 0)
            var status = try daemon.connect()
            let end = try call(&status, .status, as: tenant)["result"]?["journal"]?["seq"]?.integer
            while last < end ?? 0 {
                let line = try #require(try watcher.receiveLine())
                let event = try JSONValue(parsing: line)["params"]
                #expect(event?["person"]?.string == tenant.name)
                last = event?["seq"]?.integer ?? .max
                seen += line
            }
            #expect(seen.contains(tenant.mark))
            for other in Self.tenants where other.mark != tenant.mark {
                #expect(
                    !seen.contains(other.mark) && !seen.contains("200 g \(other.goods)"),
                    "\(tenant.mark): \(other.mark)")
            }
        }
    }

    /// Exports and copies.
    private func seeFiles(_ daemon: DaemonProcess, _ client: inout SocketClient) throws {
        for tenant in Self.tenants {
            let export = try Command.run(
                Built.program("demeter"),
                (tenant.name.map { ["--person", $0] } ?? []) + [
                    "export", "--socket", daemon.socket, "--data-dir", daemon.folder, "--config",
                    "/dev/null", "--ingredients", Built.ingredients,
                ])
            #expect(export.output.contains("\(tenant.goods) stew"))
            for other in Self.tenants where other.mark != tenant.mark {
                #expect(!export.output.contains(String(other.weight)), "\(tenant.mark)")
                #expect(!export.output.contains("200 g \(other.goods)"), "\(tenant.mark)")
            }
            // The same by the socket, and a copy of the whole.
            for method in [Wire.Method.export, .backup] {
                let path = "\(daemon.folder)/out"
                let file = open(path, O_CREAT | O_RDWR | O_TRUNC | O_CLOEXEC, 0o600)
                defer { close(file) }
                var request: JSONObject = JSONObject([
                    ("jsonrpc", "2.0"), ("id", 1), ("method", .string(method.rawValue)),
                ])
                if let name = tenant.name { request["params"] = ["person": .string(name)] }
                try client.send(line: JSONValue.object(request).text, passing: [file])
                let answer = try JSONValue(parsing: try #require(try client.receiveLine()))
                #expect(answer["result"]?["bytes"]?.integer ?? 0 > 0, "\(answer.text)")
                let bytes = try Data(contentsOf: URL(fileURLWithPath: path))
                #expect(bytes.range(of: Data("200 g \(tenant.goods)".utf8)) != nil)
                for other in Self.tenants where other.mark != tenant.mark {
                    #expect(bytes.range(of: Data("200 g \(other.goods)".utf8)) == nil)
                }
            }
        }
    }

    /// Lines of text, with the name before them.
    private func seeWords(_ daemon: DaemonProcess) throws {
        var client = try daemon.connect()
        for tenant in Self.tenants {
            for question in [
                "what have I had today", "what is my weight", "what are my goals", "my recipes",
                "what do I usually have now", "what did I eat this week", "my allergies",
            ] {
                let line = (tenant.name.map { "\($0): " } ?? "") + question
                let told = try client.say(line).joined(separator: "\n")
                for other in Self.tenants where other.mark != tenant.mark {
                    for secret in other.secrets {
                        #expect(!told.contains(secret), "\(line): \(told)")
                    }
                }
            }
        }
    }
}
