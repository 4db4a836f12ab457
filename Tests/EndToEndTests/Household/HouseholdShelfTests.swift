import Foundation
import JSON
import TestSupport
import Testing
import UnixSocket

/// Foods, products and recipes that people of a household's server find of each other, each with a computer of their own.
@Suite(.serialized, .enabled(if: Cluster.isThere, Cluster.reason))
struct HouseholdShelfTests {
    private static let code = "4006381333931"

    private static func cook(_ world: CloudWorld, _ name: String) throws {
        var client = try world.daemons[0].connect()
        let recipe: JSONValue = ["text": .string("\(name)\nServes 2\n2 eggs\n100 g butter")]
        #expect(try client.call("recipes.add", recipe)["result"] != nil)
    }

    private static func add(_ world: CloudWorld, _ name: String) throws {
        var client = try world.daemons[0].connect()
        let food: JSONValue = [
            "name": .string(name), "barcodes": [.string(code)],
            "portions": [["label": "bar", "grams": 50]], "default_portion": "bar",
            "per_100g": ["calories": 400, "protein": 10, "carbohydrates": 50, "fat": 17],
        ]
        #expect(try client.call("foods.add", food)["result"] != nil)
    }

    private static func recipes(_ world: CloudWorld) throws -> [String] {
        var client = try world.daemons[0].connect()
        let list = try client.call("recipes.list", [:])["result"]?.array ?? []
        return list.compactMap { $0["name"]?.string }
    }

    @Test(arguments: [0, 4])
    func
        `another's recipe and product are found, eaten with figures of their own, and outlive the server`(
            _ parts: Int
        ) throws
    {
        let cluster = try Cluster()
        defer { cluster.stop() }
        let pair = try HouseholdPair(cluster, parts: parts)
        defer { pair.stop() }
        try Self.cook(pair.anna, "zorbel stew")
        try Self.add(pair.anna, "zimtrop bar")
        try pair.anna.say(0, "100 g rice")
        try pair.meet { try Self.recipes(pair.tom) == [pair.annas("zorbel stew")] }
        cluster.crash()
        // Also after another start, and with nobody there.
        #expect(pair.tom.daemons[0].stop() == 0)
        try pair.tom.daemons[0].start()
        let said = try pair.tom.say(0, "a serving of zorbel stew")
        #expect(said.first?.hasPrefix(pair.annas("zorbel stew") + ", 1 serving") == true, "\(said)")
        var client = try pair.tom.daemons[0].connect()
        let scanned = try client.call("barcode", ["code": .string(Self.code)])["result"]
        #expect(scanned?["entries"]?.array?.first?["calories"]?.number == 200)
        let day = try pair.tom.day(0)
        #expect(day.count == 3 && !day.joined().contains("rice"), "\(day)")
        // What he ate is his own, with its figures, on his other devices as well.
        try cluster.start()
        _ = try HouseholdPair.json(pair.tom.demeter(0, "sync", "now"))
        let second = try CloudWorld(pair.home, roles: [(pair.home.owner, "secret")])
        defer { second.stop() }
        try second.meet()
        #expect(try second.day(0) == day)
        // She changes it, and takes it away.
        try Self.cook(pair.anna, "zorbel pie")
        try pair.meet { try Self.recipes(pair.tom).count == 2 }
        var hers = try pair.anna.daemons[0].connect()
        for name in ["zorbel pie", "zorbel stew"] {
            let id = try client.call("recipes.list", ["query": .string(name)])
            #expect(id["result"]?.array?.count == 1)
            _ = try hers.call("recipes.remove", ["id": .string(name)])
        }
        try pair.meet { try Self.recipes(pair.tom).isEmpty }
        #expect(try pair.tom.day(0) == day)
    }

    @Test(arguments: [0, 8])
    func `a role sees what another shows, and never an entry, asked of the database itself`(
        _ parts: Int
    ) throws {
        let pair = try HouseholdPair(try Cluster.shared.get(), parts: parts)
        defer { pair.stop() }
        try Self.cook(pair.anna, "zorbel stew")
        try pair.anna.say(0, "I had 100 g rice")
        try Self.cook(pair.tom, "toms soup")
        let all = "SELECT string_agg(goods::text, ' ') FROM demeter.shelves"
        try pair.meet { try pair.ask(all, as: pair.home.owner, "secret").contains("zorbel stew") }
        try pair.meet { try pair.ask(all, as: pair.name, pair.password).contains("toms soup") }
        try pair.meet {
            try pair.ask("SELECT count(*) FROM demeter.changes", as: pair.name, pair.password)
                == "2"
        }
        // Her recipe and no entry, for who owns the tables; nor whose neither is.
        let seen = try pair.ask(
            all + "; SELECT string_agg(payload::text, ' ') FROM demeter.changes",
            as: pair.home.owner, "secret")
        #expect(seen.contains("zorbel stew") && !seen.contains("rice"), "\(seen)")
        let keys = try pair.ask(
            "SELECT string_agg(DISTINCT key, ' ') FROM demeter.shelves, jsonb_object_keys(goods) AS key",
            as: pair.home.owner, "secret")
        #expect(keys == "foods recipes")
        // Nobody writes, changes or takes away what is another's, nor shows anything else.
        for statement in [
            "UPDATE demeter.shelves SET version = 'aa' WHERE person <> demeter.me() RETURNING 1",
            "DELETE FROM demeter.shelves WHERE person <> demeter.me() RETURNING 1",
            "DELETE FROM demeter.withheld WHERE person <> demeter.me() RETURNING 1",
        ] {
            #expect(try pair.ask(statement, as: pair.name, pair.password) == "", "\(statement)")
        }
        for (statement, words) in [
            (
                "INSERT INTO demeter.withheld SELECT id, '0123456789abcdef' FROM demeter.persons",
                "row-level security"
            ),
            (
                "UPDATE demeter.shelves SET person = (SELECT min(id) FROM demeter.persons)",
                "row-level security"
            ),
            (
                "UPDATE demeter.shelves SET goods = '{\"entries\":[]}' WHERE person = demeter.me()",
                "check constraint"
            ),
        ] {
            let run = try pair.home.cluster.psql(
                statement, in: pair.home.database, as: pair.name, password: pair.password)
            #expect(run.status != 0 && run.errors.contains(words), "\(statement): \(run.errors)")
        }
        // A role that is no person sees nothing.
        let stranger = "stranger_\(pair.home.database)"
        try pair.home.cluster.query("CREATE ROLE \(stranger) LOGIN PASSWORD 'secret'")
        let refused = try pair.home.cluster.psql(
            all, in: pair.home.database, as: stranger, password: "secret")
        #expect(refused.errors.contains("permission denied"), "\(refused.errors)")
        try pair.home.cluster.query(
            "GRANT USAGE ON SCHEMA demeter TO \(stranger)", in: pair.home.database)
        #expect(try pair.ask(all, as: stranger, "secret") == "")
        // Where there are many it is a study, and nobody is told of anybody.
        try pair.home.cluster.query(
            "INSERT INTO demeter.persons (name, role) SELECT 'p' || n, 'p' || n FROM generate_series(1, 31) AS n",
            in: pair.home.database)
        #expect(try !pair.ask(all, as: pair.home.owner, "secret").contains("zorbel"))
        try pair.home.cluster.query(
            "DELETE FROM demeter.persons WHERE name = 'p1'", in: pair.home.database)
        #expect(try pair.ask(all, as: pair.home.owner, "secret").contains("zorbel"))
    }

    @Test
    func `whoever shares none shows none and is shown none, whatever their other devices say`()
        throws
    {
        let pair = try HouseholdPair(try Cluster.shared.get())
        defer { pair.stop() }
        try Self.cook(pair.anna, "zorbel stew")
        try Self.cook(pair.tom, "toms soup")
        let all = "SELECT coalesce(string_agg(goods::text, ' '), '') FROM demeter.shelves"
        try pair.meet { try Self.recipes(pair.tom).count == 2 }
        try pair.meet { try Self.recipes(pair.anna).count == 2 }
        let closed = try CloudWorld(
            pair.home, roles: [(pair.name, pair.password)],
            settings: ["DEMETER_PEOPLE_SHARE_FOODS": "false"], isAutomatic: true)
        defer { closed.stop() }
        // The database itself holds to it, before any device has heard.
        try waitUntil {
            try !pair.ask(all, as: pair.home.owner, "secret").contains("zorbel")
                && !pair.ask(all, as: pair.name, pair.password).contains("soup")
        }
        // Both still have their own.
        for world in [pair.tom, pair.anna] {
            _ = try HouseholdPair.json(world.demeter(0, "sync", "now"))
        }
        #expect(try Self.recipes(pair.tom) == ["toms soup"])
        #expect(try Self.recipes(pair.anna) == ["zorbel stew"])
        try waitUntil { try Self.recipes(closed) == ["zorbel stew"] }
        // The other device does not show them again.
        try Self.cook(pair.anna, "zorbel pie")
        _ = try HouseholdPair.json(pair.anna.demeter(0, "sync", "now"))
        #expect(try !pair.ask(all, as: pair.home.owner, "secret").contains("zorbel"))
        // Until that device is gone.
        _ = try HouseholdPair.json(closed.demeter(0, "sync", "leave"))
        for world in [pair.anna, pair.tom] {
            _ = try HouseholdPair.json(world.demeter(0, "sync", "now"))
        }
        #expect(try Self.recipes(pair.tom).count == 3)
    }
}

extension HouseholdPair {
    /// What a thing of Anna's is called here.
    fileprivate func annas(_ thing: String) -> String { "Anna_\(home.database)'s \(thing)" }

    fileprivate func ask(_ statement: String, as role: String, _ password: String) throws -> String
    {
        try home.cluster.query(
            statement, in: home.database, as: role, password: password)
    }
}
