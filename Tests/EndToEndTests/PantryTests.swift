import Foundation
import Glibc
import JSON
import TestSupport
import Testing
import UnixSocket
import Wire

/// What people at one daemon find of each other's foods, products and recipes, through every door.
struct PantryKitchenTests {
    private static let code = "4006381333931"

    /// Tom is the owner, and Anna has a journal beside his.
    private func kitchen(
        _ folder: TemporaryFolder, more: String = ""
    ) throws -> DaemonProcess {
        let configuration = "\(folder.path)/config.toml"
        try "[people]\nowner = \"tom\"\n\(more)"
            .write(toFile: configuration, atomically: true, encoding: .utf8)
        let daemon = try DaemonProcess(
            folder: folder.path, arguments: ["--config", configuration])
        var client = try daemon.connect()
        _ = try client.call("people.add", ["name": "anna"])
        return daemon
    }

    private func call(
        _ client: inout SocketClient, _ method: Wire.Method, _ parameters: JSONValue = [:],
        as person: String = "tom"
    ) throws -> JSONValue {
        var object = parameters.object ?? JSONObject()
        object["person"] = .string(person)
        return try client.call(method.rawValue, .object(object))
    }

    private func add(_ client: inout SocketClient, _ name: String, as person: String) throws {
        let food: JSONValue = [
            "name": .string(name), "barcodes": [.string(Self.code)],
            "portions": [["label": "bar", "grams": 50]], "default_portion": "bar",
            "per_100g": ["calories": 400, "protein": 10, "carbohydrates": 50, "fat": 17],
        ]
        #expect(try call(&client, .addFood, food, as: person)["result"] != nil)
    }

    private func cook(_ client: inout SocketClient, _ name: String, as person: String) throws {
        let recipe: JSONValue = ["text": .string("\(name)\nServes 2\n2 eggs\n100 g butter")]
        #expect(try call(&client, .addRecipe, recipe, as: person)["result"] != nil)
    }

    private func entries(_ client: inout SocketClient, of person: String) throws -> [JSONValue] {
        try call(&client, .day, as: person)["result"]?["entries"]?.array ?? []
    }

    @Test func `a recipe and a product of either are the other's to eat, by every door`() throws {
        let folder = try TemporaryFolder()
        let daemon = try kitchen(folder)
        var client = try daemon.connect()
        try cook(&client, "zorbel stew", as: "tom")
        try add(&client, "zimtrop bar", as: "anna")
        let figures = try call(&client, .eatRecipe, ["id": "zorbel stew"])["result"]?["entries"]?
            .array?.first?["calories"]
        // Anna eats of his recipe: by call, by a line, by the command line.
        _ = try call(&client, .eatRecipe, ["id": "zorbel stew"], as: "anna")
        #expect(
            try client.say("Anna had a serving of Tom's zorbel stew").dropFirst().first?
                .hasPrefix("Tom's zorbel stew, 1 serving") == true)
        let verb = try Command.run(
            Built.program("demeter"),
            [
                "--person", "anna", "recipe", "eat", "tom's zorbel stew", "--socket", daemon.socket,
                "--data-dir", daemon.folder, "--config", "/dev/null", "--ingredients",
                Built.ingredients,
            ])
        #expect(verb.status == 0, "\(verb.errors)")
        let hers = try entries(&client, of: "anna")
        #expect(hers.map { $0["name"]?.string } == Array(repeating: "Tom's zorbel stew", count: 3))
        #expect(hers.allSatisfy { $0["calories"] == figures && $0["recipe"]?.integer == nil })
        let list = try call(&client, .listRecipes, as: "anna")["result"]?.array
        #expect(list?.map { $0["name"]?.string } == ["Tom's zorbel stew"])
        // Tom has her bar, by its number and by its name.
        let scanned = try call(&client, .barcode, ["code": .string(Self.code)])["result"]
        #expect(scanned?["entries"]?.array?.first?["calories"]?.number == 200)
        _ = try client.say("I had a zimtrop bar")
        let his = try entries(&client, of: "tom").suffix(2)
        #expect(his.map { $0["name"]?.string } == ["Anna's zimtrop bar", "Anna's zimtrop bar"])
        #expect(his.map { $0["calories"]?.number } == [200, 200])
        let food = try #require(his.last?["food"]?.string)
        // After another start each entry's food is what it was.
        #expect(daemon.stop() == 0)
        try daemon.start()
        client = try daemon.connect()
        #expect(
            try call(&client, .showFood, ["id": .string(food)])["result"]?["name"]
                == "Anna's zimtrop bar")
        // She goes, and takes hers along; what he ate stays.
        _ = try client.call("people.remove", ["name": "anna"])
        #expect(try call(&client, .showFood, ["id": .string(food)])["error"] != nil)
        #expect(
            try entries(&client, of: "tom").suffix(2).map { $0["calories"]?.number } == [200, 200])
        _ = try client.say("undo")
        #expect(try entries(&client, of: "tom").count == 2)
        _ = try client.call("people.add", ["name": "anna"])
        #expect(try call(&client, .showFood, ["id": .string(food)])["result"] != nil)
        #expect(try entries(&client, of: "anna").count == 3)
    }

    @Test func `the eater's allergies count, and nobody else's`() throws {
        let folder = try TemporaryFolder()
        let daemon = try kitchen(folder)
        var client = try daemon.connect()
        _ = try call(&client, .setAllergy, ["trigger": "egg", "severity": "banned"], as: "anna")
        try cook(&client, "zorbel stew", as: "tom")
        #expect(
            try call(&client, .eatRecipe, ["id": "zorbel stew"])["result"]?["entries"]?.array?
                .first?["warnings"]?.array?.count ?? 0 == 0)
        _ = try client.say("Anna had a serving of Tom's zorbel stew")
        let day = try call(&client, .day, as: "anna")["result"]
        #expect(day?["entries"]?.array?.isEmpty == true)
        #expect(day?["held"]?.array?.first?["warnings"]?.array?.first?["rule"] == "allergen")
        let shown = try call(&client, .showRecipe, ["id": "zorbel stew"], as: "anna")["result"]
        #expect(shown?["warnings"]?.array?.isEmpty == false)
    }

    @Test func `switched off and on again while it runs`() throws {
        let folder = try TemporaryFolder()
        let daemon = try kitchen(folder, more: "share_foods = false\n")
        var client = try daemon.connect()
        try cook(&client, "zorbel stew", as: "tom")
        try add(&client, "zimtrop bar", as: "anna")
        #expect(try call(&client, .listRecipes, as: "anna")["result"]?.array == [])
        #expect(try call(&client, .searchFoods, ["query": "zimtrop"])["result"]?.array == [])
        #expect(
            try call(&client, .barcode, ["code": .string(Self.code)])["result"]?["entries"]?.array
                == [])
        try "[people]\nowner = \"tom\"\n".write(
            toFile: "\(folder.path)/config.toml", atomically: true, encoding: .utf8)
        kill(daemon.identifier, SIGHUP)
        try waitUntil {
            (try? call(&client, .listRecipes, as: "anna")["result"]?.array?.count) == 1
        }
        #expect(
            try call(&client, .searchFoods, ["query": "zimtrop"])["result"]?.array?.first?["name"]
                == "Anna's zimtrop bar")
    }

    @Test(.enabled(if: geteuid() == 0, "needs to become another user"))
    func `an account's own door finds them and tells of nobody`() throws {
        let folder = try TemporaryFolder()
        chmod(folder.path, 0o711)
        let daemon = try kitchen(folder, more: "uids = [\"54321: anna\"]\n")
        var client = try daemon.connect()
        try cook(&client, "zorbel stew", as: "tom")
        try add(&client, "zimtrop bar", as: "tom")
        _ = try client.say("100 g blorpfrangle butter")
        let script = """
            import os, socket, sys
            os.setgid(54321); os.setuid(54321)
            s = socket.socket(socket.AF_UNIX); s.connect(sys.argv[1])
            s.sendall(sys.argv[2].encode()); s.shutdown(socket.SHUT_WR)
            print(b"".join(iter(lambda: s.recv(65536), b"")).decode())
            """
        let lines = [
            "a serving of zorbel stew", "a zimtrop bar", "what have I had today", "my recipes",
            "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"recipes.show\",\"params\":{\"id\":\"zorbel stew\"}}",
            "{\"jsonrpc\":\"2.0\",\"id\":2,\"method\":\"foods.search\",\"params\":{\"query\":\"zimtrop\"}}",
            "{\"jsonrpc\":\"2.0\",\"id\":3,\"method\":\"day\"}",
        ]
        let told = try Command.run(
            "/usr/bin/python3",
            ["-c", script, daemon.socket, lines.map { "\($0)\n" }.joined()]
        ).output
        #expect(told.hasPrefix("the household's zorbel stew, 1 serving"))
        #expect(told.contains("the household's zimtrop bar"))
        #expect(
            !told.lowercased().contains("tom's") && !told.contains("\"tom\"")
                && !told.contains("blorpfrangle"))
        #expect(try entries(&client, of: "anna").count == 2)
    }
}
