import Foundation
import JSON
import ModelServer
import TestSupport
import Testing

/// Recipes from pages and archives of strangers, read by the program's confined child.
struct RecipePageTests {
    private static let page = """
        <html><head><script type="application/ld+json">{"@type":"Recipe","name":"Pea soup",
        "recipeYield":"4","recipeIngredient":["400 g peas","1 onion"]}</script></head></html>
        """

    private func demeter(
        _ arguments: [String], hosts: [String] = [], input: String = ""
    ) throws -> (command: Command, recipes: [JSONValue]) {
        let folder = try TemporaryFolder()
        let configuration = "\(folder.path)/config.toml"
        let list = hosts.map { "\"\($0)\"" }.joined(separator: ", ")
        try "[recipes]\nhosts = [\(list)]\n"
            .write(toFile: configuration, atomically: false, encoding: .utf8)
        let daemon = try DaemonProcess()
        let command = try Command.run(
            Built.program("demeter"),
            ["--config", configuration, "--socket", daemon.socket, "--json"] + arguments,
            input: input)
        var client = try daemon.connect()
        let result = try client.call("recipes.list")["result"]?.array ?? []
        return (command, result)
    }

    @Test func `a page of a named host is taken in, through redirects`() throws {
        let server = try ModelServer { request in
            request.path == "/v1/soup"
                ? .answer(status: 200, body: Array(Self.page.utf8))
                : .answer(status: 302, headers: [("Location", "soup#top")], body: [])
        }
        let done = try demeter(
            ["recipe", "import", server.address + "/old?x=1#part"], hosts: ["localhost"])
        #expect(done.command.status == 0, "\(done.command.errors)")
        #expect(done.recipes.map { $0["name"]?.string } == ["Pea soup"])
        #expect(server.requests.map(\.path) == ["/v1/old", "/v1/soup"])
    }

    @Test func `a host that nobody named is not reached`() throws {
        let server = try ModelServer { _ in .answer(status: 200, body: Array(Self.page.utf8)) }
        let done = try demeter(["recipe", "import", server.address + "/soup"])
        #expect(done.command.status == 65)
        #expect(done.command.errors.contains("recipes.hosts"))
        #expect(done.recipes.isEmpty && server.requests.isEmpty)
    }

    @Test func `a named host leads to no other one that is private`() throws {
        let other = try ModelServer { _ in .answer(status: 200, body: Array(Self.page.utf8)) }
        let server = try ModelServer { _ in
            .answer(
                status: 302, headers: [("Location", "http://127.0.0.1:\(other.port)/soup")],
                body: [])
        }
        let done = try demeter(
            ["recipe", "import", server.address + "/"], hosts: ["localhost"])
        #expect(done.command.status == 65)
        #expect(server.requests.count == 1)
        #expect(done.recipes.isEmpty && other.requests.isEmpty)
    }

    @Test func `a page that leads on for ever, or to a file, ends with a reason`() throws {
        let round = try ModelServer { _ in
            .answer(status: 302, headers: [("Location", "/v1/again")], body: [])
        }
        let first = try demeter(["recipe", "import", round.address], hosts: ["localhost"])
        #expect(first.command.status == 65 && first.command.errors.contains("more than 5 times"))
        let file = try ModelServer { _ in
            .answer(status: 302, headers: [("Location", "file:///etc/passwd")], body: [])
        }
        let second = try demeter(["recipe", "import", file.address], hosts: ["localhost"])
        #expect(second.command.status == 65 && second.command.errors.contains("no page's address"))
    }

    @Test func `a page that is far too long is refused as it comes`() throws {
        let server = try ModelServer { _ in
            .answer(status: 200, body: [UInt8](repeating: 0x20, count: 5 << 20))
        }
        let done = try demeter(["recipe", "import", server.address], hosts: ["localhost"])
        #expect(done.command.status == 65 && done.command.errors.contains("longer than"))
    }

    @Test(arguments: ["zip", "gzip"])
    func `an archive's recipes are taken in`(kind: String) throws {
        let folder = try TemporaryFolder()
        let cook = "\(folder.path)/Toast.cook"
        try "Put @butter{10%g} on @bread{2%slices}."
            .write(toFile: cook, atomically: false, encoding: .utf8)
        let archive = "\(folder.path)/recipes.\(kind)"
        let python =
            kind == "zip"
            ? "import zipfile,sys; zipfile.ZipFile(sys.argv[1],'w').write(sys.argv[2],'Toast.cook')"
            : "import gzip,sys; gzip.open(sys.argv[1],'w').write(open(sys.argv[2],'rb').read())"
        #expect(
            try Command.run("/usr/bin/env", ["python3", "-c", python, archive, cook]).status == 0)
        let done = try demeter(["recipe", "import", archive])
        #expect(done.command.status == 0, "\(done.command.errors)")
        #expect(done.recipes.count == 1)
    }
}
