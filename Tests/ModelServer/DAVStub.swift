import Locking

/// A WebDAV server of our own that misbehaves on command.
package final class DAVStub: Sendable {
    /// How it tells what a file is called.
    package enum Tags: Sendable, CaseIterable {
        case strong, weak
        /// As mod_deflate has it: told with a mark, and known again without it only.
        case compressed
    }

    package struct Contents {
        package var files: [String: (bytes: [UInt8], version: Int)] = [:]
        package var folders: Set<String> = ["/v1"]
        package var writes = 0
        /// Answers instead of the next ones that are written, by their status.
        package var refusals: [Int] = []
        /// Writes a file as another device would, just before the next one is written.
        package var rival: (path: String, bytes: [UInt8])?
        package var requests: [String] = []
        /// How many requests are answered before one is left without an answer; `nil` for all of them.
        package var holdAfter: Int?
    }

    private let shared: Shared
    private let server: ModelServer

    package var address: String { server.address }

    package init(_ tags: Tags = .strong, moved: String? = nil) throws {
        let shared = Shared()
        self.shared = shared
        server = try ModelServer { request in
            shared.contents.withLock { Self.reply(request, tags, moved, &$0) }
        }
    }

    /// What the script and the test both look at.
    private final class Shared: Sendable {
        let contents = Mutex(Contents())
    }

    package func change(_ body: (inout Contents) -> Void) { shared.contents.withLock { body(&$0) } }

    package var files: [String: [UInt8]] {
        shared.contents.withLock { $0.files.mapValues(\.bytes) }
    }

    /// Whether one that asks is left without an answer.
    package var isHolding: Bool { shared.contents.withLock { $0.holdAfter == 0 } }

    package var requests: [String] { shared.contents.withLock(\.requests) }

    private static func reply(
        _ request: ReceivedRequest, _ tags: Tags, _ moved: String?, _ contents: inout Contents
    ) -> ServerReply {
        var path = request.path
        while path.hasSuffix("/") { path.removeLast() }
        contents.requests.append("\(request.method) \(path)")
        if let left = contents.holdAfter {
            guard left > 0 else { return .silence }
            contents.holdAfter = left - 1
        }
        guard request.headers["authorization"] == "Basic bWU6c2VjcmV0" else {
            return .answer(status: 401, body: [])
        }
        if let moved, !request.path.hasPrefix("/v1/there") {
            return .answer(
                status: 307,
                headers: [("Location", moved + request.path.dropFirst("/v1".count))], body: [])
        }
        switch request.method {
        case "PROPFIND": return propfind(path, tags, contents)
        case "MKCOL":
            guard !contents.folders.contains(path) else { return .answer(status: 405, body: []) }
            contents.folders.insert(path)
            return .answer(status: 201, body: [])
        case "GET":
            guard let file = contents.files[path] else { return .answer(status: 404, body: []) }
            return .answer(
                status: 200, headers: [("ETag", told(file.version, tags))], body: file.bytes)
        case "PUT": return put(request, path, tags, &contents)
        default: return .answer(status: 405, body: [])
        }
    }

    private static func told(_ version: Int, _ tags: Tags) -> String {
        switch tags {
        case .strong: "\"v\(version)\""
        case .weak: "W/\"v\(version)\""
        case .compressed: "\"v\(version)-gzip\""
        }
    }

    private static func propfind(_ path: String, _ tags: Tags, _ contents: Contents) -> ServerReply
    {
        guard contents.folders.contains(path) else { return .answer(status: 404, body: []) }
        func isWithin(_ name: String) -> Bool {
            name.hasPrefix(path + "/") && !name.dropFirst(path.count + 1).contains("/")
        }
        var text = "<?xml version=\"1.0\"?><D:multistatus xmlns:D=\"DAV:\">"
        text += "<D:response><D:href>\(path)/</D:href></D:response>"
        for folder in contents.folders where isWithin(folder) {
            text += "<D:response><D:href>\(folder)/</D:href></D:response>"
        }
        for (name, file) in contents.files where isWithin(name) {
            text += "<D:response><D:href>\(name)</D:href><D:propstat><D:prop><D:getetag>"
            text += told(file.version, tags).replacing("\"", with: "&quot;")
            text += "</D:getetag></D:prop></D:propstat></D:response>"
        }
        return .answer(status: 207, body: Array((text + "</D:multistatus>").utf8))
    }

    private static func put(
        _ request: ReceivedRequest, _ path: String, _ tags: Tags, _ contents: inout Contents
    ) -> ServerReply {
        if !contents.refusals.isEmpty {
            return .answer(status: contents.refusals.removeFirst(), body: [])
        }
        guard let slash = path.lastIndex(of: "/"), contents.folders.contains(String(path[..<slash]))
        else { return .answer(status: 409, body: []) }
        if let rival = contents.rival {
            contents.writes += 1
            contents.files[rival.path] = (rival.bytes, contents.writes)
            contents.rival = nil
        }
        let known = contents.files[path]
        if request.headers["if-none-match"] == "*", known != nil {
            return .answer(status: 412, body: [])
        }
        if let match = request.headers["if-match"] {
            // The file's own name alone is known again, and by no weak comparison.
            let forms = match.split(separator: ",").map { $0.filter { $0 != " " } }
            guard let known, forms.contains("\"v\(known.version)\"") else {
                return .answer(status: 412, body: [])
            }
        }
        contents.writes += 1
        contents.files[path] = (request.body, contents.writes)
        return .answer(
            status: known == nil ? 201 : 204, headers: [("ETag", told(contents.writes, tags))],
            body: [])
    }
}
