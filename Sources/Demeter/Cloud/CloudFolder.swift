package import HTTP
internal import XML

/// A folder on a WebDAV server (RFC 4918).
package struct CloudFolder: Sendable {
    /// What must hold for a file to be written.
    package enum Condition: Sendable, Hashable {
        /// It is not there.
        case absent
        /// It is as it was.
        case unchanged(EntityTag)
        /// As `unchanged`, for a server that compares `If-Match` with one tag, and knows no list of them.
        case exactly(EntityTag)
        /// As `unchanged`, for a server that calls what was just written by weak tags, which `If-Match` never matches
        /// (RFC 9110, section 8.8.3.2), and `If` of WebDAV does (RFC 4918, section 10.4).
        case likelyUnchanged(EntityTag)
    }

    /// What came of writing.
    package enum Written: Sendable, Hashable {
        /// `nil` where the server tells none.
        case done(EntityTag?)
        /// The condition does not hold.
        case otherwise
        /// The folder that it is to be in is not there.
        case noFolder
    }

    package struct File: Sendable, Hashable {
        package var bytes: [UInt8]
        package var tag: EntityTag?
        /// Why of what is in it nothing is believed: `plain` or `unopened`.
        package var flaw: CloudFault?
    }

    package struct Member: Sendable, Hashable {
        /// The last part of its address.
        package var name: String
        package var tag: EntityTag?
    }

    private let address: HTTPAddress
    private let login: HTTPHeader?
    private let client: HTTPClient
    private let type: String
    private let seal: (any FileSeal)?

    /// For an answer without much in it.
    private static let timeout = Duration.seconds(60)
    /// For a file of the greatest size on a slow line.
    private static let timeoutOfFile = Duration.seconds(900)
    private static let mostRedirects = 5
    /// Files and folders in one folder: a month of 300 devices has fewer.
    package static let mostMembers = 10_000

    /// Bytes of a file; more than a year of one person's meals.
    package static let fileLimit = 64 << 20

    /// - Parameters:
    ///   - certificates: a file of trusted ones instead of the system's.
    ///   - type: of the files that are written.
    ///   - seal: what files are encrypted with; `nil` where they are not.
    package init(
        _ address: HTTPAddress, user: String?, password: Secret?, certificates: String? = nil,
        type: String = "application/x-ndjson", seal: (any FileSeal)? = nil
    ) {
        self.address = address
        self.type = type
        self.seal = seal
        var settings = HTTPSettings()
        settings.answerLimit = Self.fileLimit
        settings.certificates = certificates
        client = HTTPClient(settings: settings)
        login = user.map { user in
            HTTPHeader(
                "Authorization",
                "Basic "
                    + Base64.text(of: Array("\(user):\(password?.reveal() ?? "")".utf8)))
        }
    }

    /// What is in a folder; `nil` when it is not there.
    package func members(of folder: String) async throws(CloudFault) -> [Member]? {
        let response = try await send(
            "PROPFIND", folder.isEmpty ? "" : folder + "/",
            body: Array(Self.wanted.utf8),
            headers: [
                HTTPHeader("Depth", "1"),
                HTTPHeader("Content-Type", "application/xml; charset=\"utf-8\""),
            ])
        switch response.status {
        case 207:
            let members = Self.members(in: response.body)
            guard members.count <= Self.mostMembers else {
                throw .crowded(limit: Self.mostMembers)
            }
            return members
        case 404 where !folder.isEmpty: return nil
        default: throw Self.fault(response)
        }
    }

    private static let wanted = """
        <?xml version="1.0" encoding="utf-8"?>
        <propfind xmlns="DAV:"><prop><getetag/></prop></propfind>
        """

    /// What an answer to PROPFIND says is there.
    package static func members(in body: [UInt8]) -> [Member] {
        MarkupDocument.xml(body).all("response").compactMap { response in
            guard let path = response.all("href").first?.text else { return nil }
            let parts = path.split(separator: "/")
            guard let name = parts.last else { return nil }
            return Member(
                name: name.filter { !$0.isWhitespace },
                tag: response.all("getetag").first.flatMap { EntityTag($0.text) })
        }
    }

    /// A file; `nil` when it is not there.
    package func file(_ path: String) async throws(CloudFault) -> File? {
        let response = try await send("GET", path, timeout: Self.timeoutOfFile)
        switch response.status {
        case 200:
            let tag = response[header: "etag"].flatMap { EntityTag($0) }
            do throws(CloudFault) {
                return File(bytes: try opened(response.body, path), tag: tag)
            } catch {
                // Whose file it is says whether it is written anew or told.
                guard error == .plain || error == .unopened else { throw error }
                return File(bytes: [], tag: tag, flaw: error)
            }
        case 404, 410: return nil
        default: throw Self.fault(response)
        }
    }

    package func write(
        _ bytes: [UInt8], to path: String, if condition: Condition
    ) async throws(CloudFault) -> Written {
        let header =
            switch condition {
            case .absent: HTTPHeader("If-None-Match", "*")
            case .unchanged(let tag): HTTPHeader("If-Match", tag.forms)
            case .exactly(let tag): HTTPHeader("If-Match", "\"\(tag.text)\"")
            case .likelyUnchanged(let tag): HTTPHeader("If", tag.lists)
            }
        let response = try await send(
            "PUT", path, body: try seal?.seal(bytes, for: path) ?? bytes,
            headers: [
                header,
                HTTPHeader("Content-Type", seal == nil ? type : "application/octet-stream"),
            ],
            timeout: Self.timeoutOfFile)
        switch response.status {
        case 200, 201, 204: return .done(response[header: "etag"].flatMap { EntityTag($0) })
        case 412: return .otherwise
        // By RFC 4918 a missing folder is 409; some servers say 404.
        case 404, 409: return .noFolder
        default: throw Self.fault(response)
        }
    }

    /// What a file holds, without the seal.
    private func opened(_ bytes: [UInt8], _ path: String) throws(CloudFault) -> [UInt8] {
        guard bytes.starts(with: FileSealMark.bytes) else {
            guard seal == nil else { throw .plain }
            return bytes
        }
        guard let seal else { throw .sealed }
        return try seal.open(bytes, for: path)
    }

    /// Takes a file away; one that is not there is.
    ///
    /// - Returns: whether it is gone; not where the condition does not hold.
    package func remove(_ path: String, if condition: Condition) async throws(CloudFault) -> Bool {
        let header: [HTTPHeader] =
            switch condition {
            case .absent: []
            case .unchanged(let tag): [HTTPHeader("If-Match", tag.forms)]
            case .exactly(let tag): [HTTPHeader("If-Match", "\"\(tag.text)\"")]
            case .likelyUnchanged(let tag): [HTTPHeader("If", tag.lists)]
            }
        let response = try await send("DELETE", path, headers: header)
        switch response.status {
        case 200...204, 404, 410: return true
        case 412: return false
        default: throw Self.fault(response)
        }
    }

    /// Makes a folder, unless it is there.
    package func make(_ folder: String) async throws(CloudFault) {
        let response = try await send("MKCOL", folder + "/")
        switch response.status {
        case 200...204, 405: return
        default: throw Self.fault(response)
        }
    }

    private func send(
        _ method: String, _ path: String, body: [UInt8]? = nil, headers: [HTTPHeader] = [],
        timeout: Duration = timeout
    ) async throws(CloudFault) -> HTTPResponse {
        var url = "\(address.text)/\(path)"
        for _ in 0...Self.mostRedirects {
            let response: HTTPResponse
            do throws(HTTPError) {
                response = try await client.send(
                    HTTPRequest(
                        url: url, method: method, body: body,
                        headers: headers + (login.map { [$0] } ?? []), timeout: timeout))
            } catch {
                throw Self.fault(error)
            }
            guard [301, 302, 307, 308].contains(response.status),
                let location = response[header: "location"]
            else { return response }
            url = try next(location, from: url)
        }
        throw .unavailable("it sends from one place to the next without end")
    }

    /// Follows a redirect within the server: name and password are for no other host, port or scheme.
    private func next(_ location: String, from url: String) throws(CloudFault) -> String {
        let followed: HTTPAddress
        do throws(HTTPError) {
            followed = try HTTPAddress(url).following(location)
        } catch {
            throw .unavailable("it sends to an address that is none")
        }
        guard followed.isSameOrigin(as: address) else {
            throw .moved(
                to: "\(followed.isEncrypted ? "https" : "http")://\(followed.host):\(followed.port)"
            )
        }
        // A slash at the end tells a folder.
        return location.hasSuffix("/") ? followed.text + "/" : followed.text
    }

    private static func fault(_ error: HTTPError) -> CloudFault {
        switch error.kind {
        case .tls: .certificate(error.message)
        case .tooLarge: .tooLong(limit: fileLimit)
        default: .unavailable(error.message)
        }
    }

    private static func fault(_ response: HTTPResponse) -> CloudFault {
        switch response.status {
        case 401, 403: .refused(status: response.status)
        case 423: .locked
        case 507, 413: .full(status: response.status)
        // A folder whose parent is not there cannot be made (RFC 4918, section 9.3.1).
        case 404, 405, 409, 501: .noFolder(status: response.status)
        default: .unavailable("status \(response.status)")
        }
    }
}
