import Foundation
import Glibc
import HTTP
import JSON
import TestSupport
import Testing

/// The page among those who wish it ill, in an order from a seed that is printed: 300 moves, and 10,000 where
/// `DEMETER_SOAK` is set.
@Suite(.enabled(if: PageStage.isThere, PageStage.reason), .timeLimit(.minutes(30)))
struct HostilePageTests {
    private enum Move: CaseIterable {
        case talk, upload, noise, traversal, rebinding, foreignForm, tokenless, slow, lies,
            brokenForm
        case markup, look, meal
    }

    private static let moves =
        ProcessInfo.processInfo.environment["DEMETER_SOAK"] == nil ? 300 : 10_000

    @Test func `nothing is executed, nothing lost, and the desk serves on`() async throws {
        let seed = UInt64.random(in: .min ... .max)
        var random = SplitMix64(seed: seed)
        let stage = try PageStage()
        try await stage.enter()
        var desk = try stage.daemon.connect()
        func process() throws -> Int? {
            try desk.call("status")["result"]?["web"]?["process"]?.integer
        }
        let first = try process()
        let cookie = try #require(stage.cookie)
        let form = try await stage.page()
        let token = try #require(form.firstMatch(of: #/name="token" value="([0-9a-f]+)"/#)).1
        // Names of foods, chains and recipes, and notes, that would be elements.
        let harm = "<script>x()</script><img src=x onerror=y>"
        let food = try desk.call(
            "foods.add",
            [
                "name": .string("zork \(harm)"), "brand": .string(harm),
                "per_100g": ["calories": 1],
            ])
        try #require(food["error"] == nil, "\(food.text)")
        let recipe = try desk.call(
            "recipes.add",
            [
                "name": .string("pot \(harm)"), "text": .string("200 g rice\n1 \(harm)"),
                "notes": .string(harm),
            ])
        try #require(recipe["error"] == nil, "\(recipe.text)")
        var logged = 0
        var dripping: [RawPeer] = []
        func keep(_ peer: RawPeer) {
            dripping.append(peer)
            if dripping.count > 100 { dripping.removeFirst() }
        }
        for number in 0..<Self.moves {
            let move = Move.allCases.randomElement(using: &random)!
            let own = "Host: \(stage.host)\r\nCookie: \(cookie)\r\nConnection: close\r\n"
            func post(_ body: String, _ head: String) throws -> String {
                try RawPeer(stage.port).ask(
                    "POST /do/say HTTP/1.1\r\n\(head)Content-Type: application/x-www-form-urlencoded\r\n"
                        + "Content-Length: \(body.utf8.count)\r\n\r\n\(body)")
            }
            let said = "token=\(token)&key=k\(number)&back=/&text=2+eggs"
            switch move {
            case .noise:
                let bytes = (0..<Int.random(in: 1...1500, using: &random)).map { _ in
                    UInt8.random(in: .min ... .max, using: &random)
                }
                let peer = try RawPeer(stage.port)
                peer.send(Bool.random(using: &random) ? Array("GET /".utf8) + bytes : bytes)
                // No whole request: the page waits for its rest as long as for any other.
                peer.hangUp()
                keep(peer)
            case .traversal:
                let path = [
                    "/assets/../../../../etc/passwd", "/assets/%2e%2e%2f%2e%2e%2fetc%2fpasswd",
                    "/..%2f..%2fjournal.sqlite", "/food/%00", "/food/..%2f..%2fetc%2fpasswd",
                    "//etc/passwd", "/" + String(repeating: "a/", count: 3000),
                ].randomElement(using: &random)!
                let answer = try RawPeer(stage.port).ask("GET \(path) HTTP/1.1\r\n\(own)\r\n")
                #expect(!answer.contains("root:") && !answer.contains("SQLite"), "seed \(seed)")
                #expect(!answer.hasPrefix("HTTP/1.1 200"), "seed \(seed): \(path)")
            case .rebinding:
                let answer = try RawPeer(stage.port).ask(
                    "GET / HTTP/1.1\r\nHost: evil.example\r\nCookie: \(cookie)\r\nConnection: close\r\n\r\n"
                )
                #expect(answer.hasPrefix("HTTP/1.1 421"), "seed \(seed)")
            case .foreignForm:
                let answer = try post(said, own + "Origin: http://evil.example\r\n")
                #expect(answer.hasPrefix("HTTP/1.1 403"), "seed \(seed)")
            case .tokenless:
                let answer = try post(
                    "key=k\(number)&text=2+eggs", own + "Origin: \(stage.address)\r\n")
                #expect(answer.hasPrefix("HTTP/1.1 403"), "seed \(seed)")
            case .slow:
                let peer = try RawPeer(stage.port)
                peer.send(Array("POST /do/say HTTP/1.1\r\nHost: \(stage.host)\r\nX-".utf8))
                keep(peer)
            case .lies:
                let peer = try RawPeer(stage.port)
                peer.send(
                    Array(
                        ("POST /do/say HTTP/1.1\r\n\(own)Content-Length: 99999\r\n"
                            + String(repeating: "X-A: b\r\n", count: 3000) + "\r\ntext=2").utf8))
                peer.finish()
            case .brokenForm:
                let noise = String(
                    decoding: (0..<400).map { _ in UInt8.random(in: 32...126, using: &random) },
                    as: UTF8.self)
                let answer = try post(
                    "token=\(token)&key=&\(noise)", own + "Origin: \(stage.address)\r\n")
                #expect(answer.hasPrefix("HTTP/1.1 4"), "seed \(seed)")
            case .upload:
                // Without its token, or from elsewhere, or no such form: nothing comes of it.
                let noise = String(
                    decoding: (0..<900).map { _ in UInt8.random(in: 32...126, using: &random) },
                    as: UTF8.self)
                let part =
                    "--XX\r\nContent-Disposition: form-data; name=\"file\"; filename=\"../x\"\r\n\r\n"
                let body = ["\(part)\(noise)\r\n--XX--\r\n", part + noise, noise]
                    .randomElement(using: &random)!
                let origin = Bool.random(using: &random) ? stage.address : "http://evil.example"
                let answer = try RawPeer(stage.port).ask(
                    "POST /send/import HTTP/1.1\r\n\(own)Origin: \(origin)\r\n"
                        + "Content-Type: multipart/form-data; boundary=XX\r\n"
                        + "Content-Length: \(body.utf8.count)\r\n\r\n\(body)")
                #expect(answer.hasPrefix("HTTP/1.1 4"), "seed \(seed)")
            case .talk:
                // Without its token, from elsewhere, out of turn, or with nobody to hear it.
                let noise = String(repeating: "x", count: Int.random(in: 0...2000, using: &random))
                let origin = Bool.random(using: &random) ? stage.address : "http://evil.example"
                let shown = Bool.random(using: &random) ? "demeter-token: \(token)\r\n" : ""
                let part = Int.random(in: -1...3, using: &random)
                let answer = try RawPeer(stage.port).ask(
                    "POST /talk?id=t\(number)&part=\(part)&end=1 HTTP/1.1\r\n\(own)Origin: \(origin)\r\n"
                        + "\(shown)Content-Length: \(noise.utf8.count)\r\n\r\n\(noise)")
                #expect(answer.hasPrefix("HTTP/1.1 4"), "seed \(seed): \(answer.prefix(20))")
            case .markup:
                let name = "<script>x(\(number))</script><img src=x onerror=y>\"'"
                _ = try desk.call("add", ["name": .string(name), "calories": 1])
                logged += 1
            case .look:
                let path = [
                    "/", "/recipes", "/status", "/foods?query=zork", "/recipe/1", "/data",
                ].randomElement(using: &random)!
                let answer = try RawPeer(stage.port).ask("GET \(path) HTTP/1.1\r\n\(own)\r\n")
                #expect(answer.hasPrefix("HTTP/1.1 200"), "seed \(seed)")
                let scripts = answer.components(separatedBy: "<script").count - 1
                #expect(scripts == 1 && !answer.contains("<img"), "seed \(seed)")
            case .meal:
                let answer = try post(said, own + "Origin: \(stage.address)\r\n")
                #expect(answer.hasPrefix("HTTP/1.1 303"), "seed \(seed)")
                logged += 1
            }
            // A day of so many entries that pages take long to make would prove nothing more.
            if logged > 60 {
                _ = try desk.call("undo")
                logged -= 1
            }
            for peer in dripping where Int.random(in: 0..<20, using: &random) == 0 {
                peer.send([UInt8(ascii: "a")])
            }
        }
        dripping = []
        #expect(try desk.call("day")["result"]?["logged_count"]?.integer == logged, "seed \(seed)")
        #expect(try process() == first, "seed \(seed)")
        #expect(try await stage.get("/").status == 200)
        print("page: \(Self.moves) moves, \(logged) of them meals, seed \(seed)")
    }
}

/// A connection that sends bytes as they are.
private final class RawPeer {
    private let descriptor: Int32

    init(_ port: UInt16) throws {
        descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = port.bigEndian
        inet_pton(AF_INET, "127.0.0.1", &address.sin_addr)
        let result = withUnsafePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
            }
        }
        try #require(result == 0)
        var patience = timeval(tv_sec: 60, tv_usec: 0)
        setsockopt(
            descriptor, SOL_SOCKET, SO_RCVTIMEO, &patience, socklen_t(MemoryLayout<timeval>.size))
    }

    deinit { close(descriptor) }

    func send(_ bytes: [UInt8]) {
        _ = Glibc.send(descriptor, bytes, bytes.count, Int32(MSG_NOSIGNAL))
    }

    /// Sends no more, and waits for nothing.
    func hangUp() { shutdown(descriptor, Int32(SHUT_WR)) }

    /// Sends no more, and waits until the other side does not either.
    @discardableResult
    func finish() -> String {
        hangUp()
        var bytes: [UInt8] = []
        var chunk = [UInt8](repeating: 0, count: 65_536)
        while case let count = recv(descriptor, &chunk, chunk.count, 0), count > 0 {
            bytes += chunk[..<count]
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    func ask(_ text: String) -> String {
        send(Array(text.utf8))
        var bytes: [UInt8] = []
        var chunk = [UInt8](repeating: 0, count: 65_536)
        while case let count = recv(descriptor, &chunk, chunk.count, 0), count > 0 {
            bytes += chunk[..<count]
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}
