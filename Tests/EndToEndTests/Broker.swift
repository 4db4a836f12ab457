import Foundation
import JSON
import ModelServer
import TestSupport
import Testing

/// A mosquitto on a port of its own, ended with the test.
final class Broker {
    let folder: TemporaryFolder
    let port: UInt16
    private var process: HelperProcess?

    static let isThere: Bool =
        ["mosquitto", "mosquitto_sub", "mosquitto_pub"].allSatisfy { name in
            ["/usr/sbin", "/usr/bin"].contains {
                FileManager.default.isExecutableFile(atPath: "\($0)/\(name)")
            }
        } && FileManager.default.isExecutableFile(atPath: Built.program("demeter-house"))

    /// - Parameter certificate: with which it speaks TLS alone.
    init(certificate: TestCertificate? = nil) throws {
        folder = try TemporaryFolder()
        var secrets = ""
        if let certificate {
            let (own, key) = ("\(folder.path)/own.pem", "\(folder.path)/key.pem")
            try certificate.certificate.write(toFile: own, atomically: true, encoding: .utf8)
            try certificate.key.write(toFile: key, atomically: true, encoding: .utf8)
            secrets = "certfile \(own)\nkeyfile \(key)"
        }
        port = try Self.freePort()
        try """
        listener \(port) 127.0.0.1
        \(secrets)
        allow_anonymous true
        persistence true
        persistence_location \(folder.path)/
        autosave_on_changes true
        autosave_interval 1
        user root
        """.write(toFile: "\(folder.path)/mosquitto.conf", atomically: true, encoding: .utf8)
        try start()
    }

    func start() throws {
        process = try HelperProcess(
            [
                "/usr/bin/stdbuf", "-oL", "-eL", "/usr/sbin/mosquitto", "-c",
                "\(folder.path)/mosquitto.conf", "-v",
            ],
            in: folder.path, ready: "running")
    }

    func kill() { process?.stop() }

    deinit { process?.stop() }

    func publish(_ topic: String, _ text: String, retained: Bool = false) throws {
        let run = try Command.run(
            "/usr/bin/mosquitto_pub",
            ["-p", String(port), "-q", "1", "-t", topic, "-m", text] + (retained ? ["-r"] : []))
        #expect(run.status == 0, "\(run.errors)")
    }

    /// Hears everything from now on.
    func listen() throws -> Ear { try Ear(port: port, folder: folder.path) }

    private static func freePort() throws -> UInt16 {
        let server = try SilentServer()
        return server.port
    }

    /// Somebody who subscribed to everything.
    final class Ear {
        private let process: HelperProcess

        init(port: UInt16, folder: String) throws {
            process = try HelperProcess(
                [
                    "/usr/bin/stdbuf", "-oL", "-eL", "/usr/bin/mosquitto_sub", "-d", "-p",
                    String(port), "-t", "#", "-F", "=%t %p",
                ],
                in: folder, ready: "SUBACK")
        }

        deinit { process.stop() }

        /// Payloads under a topic, in the order in which they came.
        func texts(_ topic: String) -> [String] {
            process.said.split(separator: "\n").compactMap { line in
                let head = "=\(topic) "
                return line.hasPrefix(head) ? String(line.dropFirst(head.count)) : nil
            }
        }

        func events(_ topic: String) -> [JSONValue] {
            texts(topic).compactMap { try? JSONValue(parsing: $0) }
        }

        func text(_ topic: String) -> String? { texts(topic).last }
        func last(_ topic: String) -> JSONValue? { events(topic).last }
        func count(_ topic: String) -> Int { texts(topic).count }
    }
}
