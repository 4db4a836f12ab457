internal import Configuration
internal import Glibc
internal import HTTP
internal import Threads

/// Fetches a page for its recipe: over http and https, through few redirects, from public addresses.
///
/// Private addresses answer only where `[recipes] hosts` names their hosts. Each hop is judged by its
/// name before, and by the address that was really connected after it.
struct PageFetcher {
    private let hosts: Set<String>

    private static let redirectLimit = 5

    init(_ session: Session) throws(Failure) {
        hosts = Set(try session.configuration().recipes.hosts.map { $0.lowercased() })
    }

    func page(_ url: String) throws(Failure) -> [UInt8] {
        var url = url
        for _ in 0...Self.redirectLimit {
            let host: String
            do throws(HTTPError) {
                host = try HTTPAddress(url, mayHaveQuery: true).host
            } catch {
                throw .badData("\(url) is no address of a page: it \(error.message)")
            }
            let isNamed = hosts.contains(host)
            if !isNamed, Self.isPrivate(host) { throw Self.refusal(host) }
            let response = try fetch(url)
            if !isNamed, let address = response.address, Self.isPrivate(address) {
                throw Self.refusal(host)
            }
            switch response.status {
            case 200..<300: return response.body
            case 301, 302, 303, 307, 308:
                guard let target = response[header: "location"] else {
                    throw .badData("\(url) leads nowhere")
                }
                url = Self.absolute(target, from: url)
            default: throw .badData("\(url) answers with status \(response.status)")
            }
        }
        throw .badData("the page leads on more than \(Self.redirectLimit) times")
    }

    private func fetch(_ url: String) throws(Failure) -> HTTPResponse {
        var settings = HTTPSettings()
        settings.answerLimit = 4 << 20
        let client = HTTPClient(settings: settings)
        let box = Mailbox<Result<HTTPResponse, HTTPError>>()
        Task {
            do throws(HTTPError) {
                box.post(.success(try await client.send(HTTPRequest(url: url))))
            } catch {
                box.post(.failure(error))
            }
        }
        guard let result = box.take() else { throw .badData("\(url) was not fetched") }
        client.close()
        switch result {
        case .success(let response): return response
        case .failure(let error): throw .badData("\(url) cannot be fetched: \(error.message)")
        }
    }

    private static func refusal(_ host: String) -> Failure {
        .badData(
            "\(host) is on a private network; name it in recipes.hosts of the configuration to allow it"
        )
    }

    private static func absolute(_ target: String, from url: String) -> String {
        if target.contains("://") { return target }
        guard let scheme = url.ranges(of: "://").first else { return target }
        if target.hasPrefix("//") { return String(url[..<scheme.lowerBound]) + ":" + target }
        let rest = url[scheme.upperBound...]
        let host = rest.prefix { $0 != "/" && $0 != "?" }
        return String(url[..<scheme.upperBound]) + host
            + (target.hasPrefix("/") ? target : "/\(target)")
    }

    /// Whether a host or address is on this machine or a network of its own (RFC 1918, 4193, 6598, link-local).
    static func isPrivate(_ host: String) -> Bool {
        let name = host.lowercased().filter { $0 != "[" && $0 != "]" }
        if name == "localhost" || name.hasSuffix(".localhost") || name.hasSuffix(".local")
            || name.hasSuffix(".internal")
            || name.hasSuffix(".lan") || !name.contains(".") && !name.contains(":")
        {
            return true
        }
        if name.contains(":") {
            if name.hasPrefix("::ffff:"), name.contains(".") {
                return isPrivate(String(name.dropFirst(7)))
            }
            return name == "::1" || name == "::" || name.hasPrefix("fc") || name.hasPrefix("fd")
                || name.hasPrefix("fe8")
                || name.hasPrefix("fe9") || name.hasPrefix("fea") || name.hasPrefix("feb")
        }
        let parts = name.split(separator: ".", omittingEmptySubsequences: false).map { UInt8($0) }
        guard parts.count == 4, !parts.contains(where: { $0 == nil }) else {
            // Numbers in other forms ("0x7f.1") are nobody's name.
            return name.split(separator: ".").last?.allSatisfy { $0.isNumber || $0 == "x" } == true
        }
        let bytes = parts.compactMap(\.self)
        switch (bytes[0], bytes[1]) {
        case (0, _), (10, _), (127, _), (169, 254), (192, 168): return true
        case (172, 16...31), (100, 64...127): return true
        case (224..., _): return true
        default: return false
        }
    }
}
