import Foundation
import JSON
import TestSupport
import Testing
import UnixSocket

/// People of a household's server, each with a computer of their own, who read each other's journals and log for each other.
@Suite(.serialized, .enabled(if: Cluster.isThere, Cluster.reason))
struct HousemateTests {
    @Test(arguments: [0, 4])
    func `whom a person lets read reads their journal, also without the server, and since when`(
        _ parts: Int
    ) throws {
        let cluster = try Cluster()
        defer { cluster.stop() }
        let pair = try HouseholdPair(cluster, parts: parts)
        defer { pair.stop() }
        try pair.anna.say(0, "2 eggs")
        try pair.tom.say(0, "100 g rice")
        _ = try HouseholdPair.json(pair.tom.demeter(0, "sync", "now"))
        let refused = try pair.annas("today")
        #expect(
            refused.status != 0
                && refused.errors.contains("demeter people share \(pair.home.owner) --read"),
            "\(refused.errors) \(refused.output)")
        try pair.allow("--read")
        try pair.meet { try pair.carried() == pair.hers() && pair.hers().count == 1 }
        let day = try HouseholdPair.json(pair.annas("today"))
        #expect(day["as_of"]?.string != nil)
        #expect(try HouseholdPair.json(pair.annas("history", "egg")).text.contains("egg"))
        let told = try Command.run(
            Built.program("demeter"), ["--person", pair.name, "today"] + pair.tom.arguments(0),
            environment: pair.tom.environment(0))
        #expect(told.output.contains("As it came at 20"), "\(told.output)")
        // What she logs now comes by itself.
        try pair.anna.say(0, "a slice of toast")
        try pair.meet { try pair.carried().count == 2 }
        // Nothing of it is his.
        #expect(try pair.tom.day(0).count == 2)
        for words in [
            ["log", "10 g butter"], ["undo"], ["delete", "1"], ["edit", "1", "--grams", "5"],
            ["goals", "set", "calories", "2000"],
        ] {
            let run = try Command.run(
                Built.program("demeter"),
                ["--person", pair.name] + words + pair.tom.arguments(0),
                environment: pair.tom.environment(0))
            #expect(run.status != 0, "\(words)")
        }
        let logging = try pair.annas("log", "10 g butter")
        #expect(logging.errors.contains("--read --log"), "\(logging.errors)")
        let said = try pair.tom.say(0, "\(pair.name) had 10 g butter")
        #expect(said.joined().contains("--read --log"), "\(said)")
        cluster.crash()
        #expect(pair.tom.daemons[0].stop() == 0)
        try pair.tom.daemons[0].start()
        #expect(try pair.carried() == pair.hers())
        try cluster.start()
        // Taken back, it is gone here.
        try waitUntil {
            try pair.anna.demeter(0, "people", "share", pair.home.owner, "--none").status == 0
        }
        _ = try HouseholdPair.json(pair.tom.demeter(0, "sync", "now"))
        #expect(try pair.annas("today").errors.contains("--read"))
        let folder = "\(pair.tom.daemons[0].folder)/household"
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder).isEmpty)
    }

    @Test(arguments: [0, 4])
    func `whom a person lets log logs into their journal, which they take up and may take back`(
        _ parts: Int
    ) throws {
        let pair = try HouseholdPair(try Cluster.shared.get(), parts: parts)
        defer { pair.stop() }
        try pair.anna.say(0, "a slice of toast")
        try pair.allow("--read", "--log")
        try pair.meet { try pair.carried().count == 1 }
        let logged = try HouseholdPair.json(pair.annas("log", "2 eggs"))
        #expect(logged["state"] == "logged")
        try pair.meet { try pair.hers().count == 2 }
        #expect(try pair.tom.day(0).count == 1)
        // Together, each their part; taken back in both.
        let said = try pair.tom.say(0, "we had 200 g rice, \(pair.name) half of it")
        #expect(said.joined().contains("rice"), "\(said)")
        try pair.meet { try pair.hers().count == 3 }
        let tom = try pair.tom.day(0)
        #expect(tom.count == 2 && tom.joined().contains("|200"), "\(tom)")
        let anna = try pair.anna.day(0)
        #expect(anna.contains { $0.contains("rice") && $0.contains("|100|") }, "\(anna)")
        // She takes it back as any change of hers.
        try pair.anna.say(0, "undo that")
        try pair.meet { try pair.carried().count == 2 }
        // What she did herself is hers to take back, and what was logged here is not.
        try pair.anna.say(0, "10 g butter")
        try pair.meet { try pair.carried().count == 3 }
        let refused = try pair.annas("undo")
        #expect(
            refused.status != 0 && refused.errors.contains("newest change"), "\(refused.errors)")
        _ = try HouseholdPair.json(pair.annas("log", "50 g rice"))
        try pair.meet { try pair.hers().count == 4 }
        _ = try HouseholdPair.json(pair.annas("undo"))
        try pair.meet { try pair.hers().count == 3 }
        // Logged while the server is told that he may not any more: nothing of it comes.
        _ = try HouseholdPair.json(
            pair.anna.demeter(0, "people", "share", pair.home.owner, "--read"))
        _ = try pair.annas("log", "20 g butter")
        _ = try HouseholdPair.json(pair.tom.demeter(0, "sync", "now"))
        _ = try HouseholdPair.json(pair.anna.demeter(0, "sync", "now"))
        #expect(try pair.hers().count == 3)
        #expect(try pair.annas("log", "20 g butter").errors.contains("--read --log"))
    }

    @Test func `a copy that is lost is brought anew, and what was logged before is not doubled`()
        throws
    {
        let pair = try HouseholdPair(try Cluster.shared.get())
        defer { pair.stop() }
        try pair.allow("--read", "--log")
        _ = try HouseholdPair.json(pair.annas("log", "2 eggs"))
        try pair.meet { try pair.hers().count == 1 }
        #expect(pair.tom.daemons[0].stop() == 0)
        try FileManager.default.removeItem(
            atPath: "\(pair.tom.daemons[0].folder)/household/\(pair.name)")
        try pair.tom.daemons[0].start()
        _ = try HouseholdPair.json(pair.tom.demeter(0, "sync", "now"))
        try pair.meet { try pair.carried() == pair.hers() }
        _ = try HouseholdPair.json(pair.annas("log", "10 g butter"))
        try pair.meet { try pair.hers().count == 2 }
        #expect(try pair.carried() == pair.hers())
    }
}

extension HouseholdPair {
    /// Has Anna let Tom do that, and his daemon know it.
    fileprivate func allow(_ rights: String...) throws {
        let words = ["people", "share", home.owner] + rights
        let run = try Command.run(
            Built.program("demeter"), words + ["--json"] + anna.arguments(0),
            environment: anna.environment(0))
        _ = try Self.json(run)
        _ = try Self.json(tom.demeter(0, "sync", "now"))
    }

    fileprivate func annas(_ verb: String...) throws -> Command {
        try Command.run(
            Built.program("demeter"),
            ["--person", name] + verb + ["--json"] + tom.arguments(0),
            environment: tom.environment(0))
    }

    /// The names of what Anna had, as her own device has it.
    fileprivate func hers() throws -> [String] {
        let json = try JSONValue(parsing: anna.demeter(0, "today").output)
        return (json["entries"]?.array ?? []).compactMap { $0["name"]?.string }.sorted()
    }

    /// The same as it was carried to Tom's.
    fileprivate func carried() throws -> [String] {
        let json = try JSONValue(parsing: annas("today").output)
        return (json["entries"]?.array ?? []).compactMap { $0["name"]?.string }.sorted()
    }
}
