import JSON
import TestSupport
import Testing

/// Tom, who owns a household's database, and Anna, each with a daemon that carries by itself.
struct HouseholdPair {
    let home: Cluster.Home
    let tom: CloudWorld
    let anna: CloudWorld
    let name: String
    let password: String

    init(_ cluster: Cluster, parts: Int = 0) throws {
        home = try cluster.newHome()
        tom = try CloudWorld(home, roles: [(home.owner, "secret")], isAutomatic: true)
        _ = try Self.json(tom.setUp(0, parts: parts))
        name = "anna_\(home.database)"
        password = try #require(
            try Self.json(tom.demeter(0, "people", "add", name))["password"]?.string)
        anna = try CloudWorld(home, roles: [(name, password)], isAutomatic: true)
        _ = try Self.json(anna.demeter(0, "sync", "setup"))
    }

    func stop() {
        tom.stop()
        anna.stop()
    }

    /// Has both carry until it is so; what one lets the other do is looked at every minute else.
    func meet(until condition: () throws -> Bool) throws {
        try waitUntil {
            for world in [anna, tom] { _ = try Self.json(world.demeter(0, "sync", "now")) }
            return try condition()
        }
    }

    /// What a program that went well has printed.
    static func json(_ run: Command) throws -> JSONValue {
        try #require(run.status == 0, "\(run.errors)")
        return try JSONValue(parsing: run.output)
    }
}
