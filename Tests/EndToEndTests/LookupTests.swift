import Foundation
import JSON
import ModelServer
import TestSupport
import Testing

/// A live daemon that may ask services about unknown foods, and what people see of it.
struct LookupTests {
    private static let code = "4006381333931"

    private static let product = """
        {"code": "4006381333931", "status": 1, "product": {"code": "4006381333931",
        "product_name": "Oat bar", "brands": "Acme", "serving_quantity": 45,
        "nutriments": {"energy-kcal_100g": 430, "proteins_100g": 8, "carbohydrates_100g": 60,
        "fat_100g": 15}}}
        """

    private func daemon(
        _ server: ModelServer, folder: String? = nil, sources: String = "cache,openfoodfacts"
    ) throws -> DaemonProcess {
        try DaemonProcess(
            folder: folder,
            environment: [
                "DEMETER_LOOKUP_SOURCES": sources,
                "DEMETER_LOOKUP_OPENFOODFACTS_URL": "http://localhost:\(server.port)",
                "DEMETER_LOOKUP_FDC_URL": "http://localhost:\(server.port)/fdc",
                "DEMETER_FDC_API_KEY": "fdc-secret", "DEMETER_LOOKUP_CONTACT": "me@example.org",
            ])
    }

    private func demeter(_ daemon: DaemonProcess, _ words: String...) throws -> Command {
        try Command.run(
            Built.program("demeter"), ["--socket", daemon.socket, "--no-color"] + words)
    }

    @Test func `a number is looked up, explained, kept and logged, and asked about once`() throws {
        let server = try ModelServer { _ in .json(Self.product) }
        let folder = try TemporaryFolder()
        let daemon = try daemon(server, folder: folder.path)
        let shown = try demeter(daemon, "foods", "lookup", Self.code, "--explain")
        #expect(shown.status == 0)
        #expect(shown.output.contains("Oat bar, Acme"))
        #expect(shown.output.contains("ODbL 1.0"))
        #expect(shown.output.contains("openfoodfacts (localhost)"))
        #expect(server.requests.first?.headers["user-agent"]?.hasSuffix("(me@example.org)") == true)
        #expect(try demeter(daemon, "foods", "show", "Oat bar").status != 0)

        let held = try demeter(daemon, "barcode", Self.code, "half", "of", "it")
        #expect(held.output.contains("Open Food Facts says: Oat bar, Acme, 430 kcal"))
        // Everything survives a kill: what is held, and what was answered.
        daemon.crash()
        try daemon.start()
        let added = try demeter(daemon, "foods", "lookup", Self.code, "--add")
        #expect(added.status == 0, "\(added.errors)")
        #expect(added.output.hasPrefix("Added."))
        #expect(added.output.contains("Open Food Facts \(Self.code)"))
        var client = try daemon.connect()
        let day = try client.call("day", [:])["result"]
        #expect(day?["held"] == [])
        #expect(day?["entries"]?.array?.map { $0["calories"]?.number } == [96.75])
        #expect(server.requests.count == 1)

        let file = "\(folder.path)/lookup.sqlite"
        let facts = try FileManager.default.attributesOfItem(atPath: file)
        #expect(facts[.posixPermissions] as? Int == 0o600)
        #expect(daemon.stop() == 0)
        let forgotten = try Command.run(
            Built.program("demeter"),
            [
                "--data-dir", folder.path, "--socket", daemon.socket, "forget", "--all", "--yes",
                "--really",
            ])
        #expect(forgotten.status == 0, "\(forgotten.errors)")
        #expect(!FileManager.default.fileExists(atPath: file))
    }

    @Test func `a service that is down or silent costs its time once, and is told`() throws {
        let server = try ModelServer { _ in .json("{}", status: 503) }
        let daemon = try daemon(server, sources: "openfoodfacts,fdc")
        let shown = try demeter(daemon, "foods", "lookup", "zork", "crunch", "--explain")
        #expect(shown.status == 1)
        #expect(shown.output.hasPrefix("Nothing was found, and not everybody could be asked."))
        #expect(shown.output.contains("it answered 503"))
        #expect(server.requests.map { $0.headers["x-api-key"] } == [nil, "fdc-secret"])
        #expect(!daemon.log.contains("fdc-secret"))
        #expect(daemon.stop() == 0)
    }

    @Test func `without sources nothing is sent, and that is said`() throws {
        let daemon = try DaemonProcess()
        let shown = try demeter(daemon, "foods", "lookup", "zork")
        #expect(shown.status != 0)
        #expect(shown.errors.contains("lookup.sources"))
        #expect(!FileManager.default.fileExists(atPath: "\(daemon.folder)/lookup.sqlite"))
        #expect(daemon.stop() == 0)
    }
}
