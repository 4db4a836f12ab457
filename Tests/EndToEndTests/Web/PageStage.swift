import Foundation
import HTTP
import JSON
import TestSupport
import Testing

/// A daemon that serves its page, and a browser's manners without a browser.
final class PageStage {
    let daemon: DaemonProcess
    let port: UInt16
    let client = HTTPClient()
    /// The session's cookie, as it is sent.
    private(set) var cookie: String?

    static let isThere = FileManager.default.isExecutableFile(atPath: Built.program("demeter-web"))
    static let reason: Comment = "needs libmicrohttpd-dev, with which demeter-web is built"

    var host: String { "127.0.0.1:\(port)" }
    var address: String { "http://\(host)" }

    init(_ environment: [String: String] = [:], arguments: [String] = []) throws {
        port = try SilentServer().port
        daemon = try DaemonProcess(
            environment: [
                "DEMETER_WEB_ENABLED": "true", "DEMETER_WEB_LISTEN": "127.0.0.1:\(port)",
            ].merging(environment) { $1 },
            arguments: arguments.isEmpty
                ? [
                    "--ingredients",
                    "\(Built.root)/Tests/EndToEndTests/Fixtures/conversation-foods.json",
                ] : arguments)
        try waitUntil { try state() == "serving" }
    }

    deinit { client.close() }

    func state() throws -> String? {
        var connection = try daemon.connect()
        return try connection.call("status")["result"]?["web"]?["state"]?.string
    }

    /// What `demeter` says.
    func demeter(_ arguments: [String]) throws -> Command {
        try Command.run(
            Built.program("demeter"),
            arguments + [
                "--data-dir", daemon.folder, "--socket", daemon.socket, "--config", "/dev/null",
            ],
            environment: ProcessInfo.processInfo.environment.filter {
                !$0.key.hasPrefix("DEMETER_")
            })
    }

    /// A link that nobody has used.
    func link(as person: [String] = []) throws -> String {
        let run = try demeter(person + ["web"])
        try #require(run.status == 0, "\(run.errors)")
        return run.output.trimmingCharacters(in: .newlines)
    }

    /// A new token for an assistant, called `test`.
    func token(_ options: [String] = []) throws -> String {
        let run = try demeter(["web", "token", "new", "test"] + options)
        try #require(run.status == 0, "\(run.errors)")
        return run.output.trimmingCharacters(in: .newlines)
    }

    /// Signs in, from then on as a person's browser.
    ///
    /// - Parameter person: the option that names somebody; the owner's browser unless given.
    func enter(as person: [String] = []) async throws {
        let link = try link(as: person)
        let token = String(link[try #require(link.firstRange(of: "link=")).upperBound...])
        let answer = try await post("/login", [("link", token)])
        try #require(answer.status == 303)
        let header = try #require(answer[header: "Set-Cookie"])
        cookie = String(header.prefix { $0 != ";" })
    }

    func get(_ path: String, headers: [HTTPHeader] = []) async throws -> HTTPResponse {
        try await client.send(HTTPRequest(url: address + path, headers: own + headers))
    }

    func post(
        _ path: String, _ fields: [(String, String)], headers: [HTTPHeader]? = nil
    ) async throws -> HTTPResponse {
        let body = fields.map { "\(Self.encoded($0.0))=\(Self.encoded($0.1))" }.joined(
            separator: "&")
        return try await client.send(
            HTTPRequest(
                url: address + path, body: Array(body.utf8),
                headers: own + [HTTPHeader("Content-Type", "application/x-www-form-urlencoded")]
                    + (headers ?? [HTTPHeader("Origin", address)])))
    }

    private var own: [HTTPHeader] { cookie.map { [HTTPHeader("Cookie", $0)] } ?? [] }

    /// A page as text.
    func page(_ path: String = "/") async throws -> String {
        let answer = try await get(path)
        try #require(answer.status == 200)
        return String(decoding: answer.body, as: UTF8.self)
    }

    /// Sends the page's own form for an act, with these fields changed, and returns the page that follows.
    @discardableResult
    func submit(
        _ act: String, _ fields: [(String, String)], on path: String = "/", at index: Int = 0
    ) async throws -> String {
        let page = try await page(path)
        let forms = page.components(separatedBy: "<form ").dropFirst()
            .filter { $0.contains("action=\"/do/\(act)\"") }
        let form = try #require(forms.dropFirst(index).first, "no form for \(act)")
        var sent: [(String, String)] = []
        for match in form.prefix(upToTag: "</form>").matches(
            of: #/<input type="hidden" name="([^"]*)" value="([^"]*)">/#)
        where !fields.contains(where: { $0.0 == String(match.1) }) {
            sent.append((String(match.1), Self.unescaped(String(match.2))))
        }
        let answer = try await post("/do/\(act)", sent + fields)
        try #require(answer.status == 303)
        return try await self.page(try #require(answer[header: "Location"]))
    }

    static func unescaped(_ text: String) -> String {
        text.replacingOccurrences(of: "&lt;", with: "<").replacingOccurrences(of: "&gt;", with: ">")
            .replacingOccurrences(of: "&quot;", with: "\"")
            .replacingOccurrences(of: "&#39;", with: "'")
            .replacingOccurrences(of: "&amp;", with: "&")
    }

    private static func encoded(_ text: String) -> String {
        text.utf8.map { byte in
            let isPlain =
                byte < 128
                && (Character(Unicode.Scalar(byte)).isLetter
                    || Character(Unicode.Scalar(byte)).isNumber)
            return isPlain
                ? String(Unicode.Scalar(byte)) : String(format: "%%%02X", Int(byte))
        }.joined()
    }

    /// Sends bytes as they are, and reads until the other side hangs up.
    func raw(_ text: String) throws -> String {
        let run = try Command.run(
            "/bin/nc", ["-N", "-w", "20", "127.0.0.1", String(port)], input: text)
        return run.output
    }
}

extension String {
    fileprivate func prefix(upToTag tag: String) -> String {
        firstRange(of: tag).map { String(self[..<$0.lowerBound]) } ?? self
    }
}
