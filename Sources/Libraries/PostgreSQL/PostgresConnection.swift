internal import CPostgreSQL
internal import Glibc

/// A connection to a PostgreSQL server, for one thread at a time.
///
/// Every step ends within its time, also when the server has stopped without a word: libpq is driven without
/// blocking, but for the look-up of the host's name. The time of a statement begins anew with each piece that comes or
/// goes, so that a slow line gets through, up to a whole that nobody can draw out.
@safe package final class PostgresConnection {
    // Made with the connection and freed with it.
    private let handle: OpaquePointer
    private let patience: Duration
    /// How many times the patience a statement may take in all.
    private static let pieces = 20

    /// Connects.
    ///
    /// - Parameters:
    ///   - settings: libpq's own keywords, as `host` and `sslmode`.
    ///   - connecting: how long that may take.
    ///   - patience: how long nothing may move while a statement is carried out; in all it may take 20 times as long.
    package init(
        _ settings: [(keyword: String, value: String)], connecting: Duration, patience: Duration
    ) throws(PostgresError) {
        self.patience = patience
        let started = unsafe Self.withTexts(settings.map(\.keyword)) { keywords in
            unsafe Self.withTexts(settings.map(\.value)) { values in
                // Both arrays end with nothing, and are copied by the call.
                unsafe PQconnectStartParams(keywords, values, 0)
            }
        }
        guard let started = unsafe started else {
            throw PostgresError(.unreachable, "no memory for a connection")
        }
        unsafe handle = started
        try complete(within: connecting)
        // Statements must not wait for a server that reads nothing.
        _ = unsafe PQsetnonblocking(handle, 1)
        // What the server notes beside its answers is for nobody's terminal.
        unsafe PQsetNoticeProcessor(handle, { _, _ in }, nil)
    }

    deinit { unsafe PQfinish(handle) }

    private func complete(within patience: Duration) throws(PostgresError) {
        let end = ContinuousClock.now + patience
        var state = PGRES_POLLING_WRITING
        while true {
            switch state {
            case PGRES_POLLING_OK: return
            case PGRES_POLLING_FAILED: throw brokenOff()
            case PGRES_POLLING_READING: try wait(for: POLLIN, until: end)
            default: try wait(for: POLLOUT, until: end)
            }
            state = unsafe PQconnectPoll(handle)
        }
    }

    /// Takes the other end for gone where what was sent stays unanswered by its system for longer than that, whatever
    /// `tcp_user_timeout` said while it was being reached. Nothing of the kind is known of a socket on this machine.
    package func takeForGone(after silence: Duration) {
        var milliseconds = UInt32(silence / .milliseconds(1))
        // A plain number, which the call copies.
        _ = unsafe setsockopt(
            descriptor, Int32(IPPROTO_TCP), TCP_USER_TIMEOUT, &milliseconds,
            socklen_t(MemoryLayout<UInt32>.size))
    }

    /// Readable when something came unasked.
    package var descriptor: Int32 { unsafe PQsocket(handle) }

    /// The role as which it stands.
    package var user: String { unsafe PQuser(handle).map { unsafe String(cString: $0) } ?? "" }

    /// Carries one statement out.
    ///
    /// - Parameter parameters: texts for `$1`, `$2` …; `nil` is NULL.
    /// - Returns: its rows, as texts.
    @discardableResult
    package func run(
        _ statement: String, _ parameters: [String?] = []
    ) throws(PostgresError) -> [[String?]] {
        let sent = unsafe Self.withTexts(parameters) { values in
            // The texts live until the call has copied them.
            unsafe PQsendQueryParams(
                handle, statement, Int32(parameters.count), nil, values, nil, nil, 0)
        }
        guard sent == 1 else { throw brokenOff() }
        return try collect()
    }

    /// Carries several statements out that have no parameters, as one transaction unless they say otherwise.
    package func runScript(_ statements: String) throws(PostgresError) {
        guard unsafe PQsendQuery(handle, statements) == 1 else { throw brokenOff() }
        _ = try collect()
    }

    private func collect() throws(PostgresError) -> [[String?]] {
        let latest = ContinuousClock.now + patience * Self.pieces
        func end() -> ContinuousClock.Instant { min(ContinuousClock.now + patience, latest) }
        while true {
            let left = unsafe PQflush(handle)
            if left == 0 { break }
            guard left > 0 else { throw brokenOff() }
            // A server that is writing must be read from, or neither goes on.
            try wait(for: POLLIN | POLLOUT, until: end())
            guard unsafe PQconsumeInput(handle) == 1 else { throw brokenOff() }
        }
        var rows: [[String?]] = []
        var failure: PostgresError?
        while true {
            while unsafe PQisBusy(handle) == 1 {
                try wait(for: POLLIN, until: end())
                guard unsafe PQconsumeInput(handle) == 1 else { throw brokenOff() }
            }
            guard let result = unsafe PQgetResult(handle) else { break }
            defer { unsafe PQclear(result) }
            switch unsafe PQresultStatus(result) {
            case PGRES_TUPLES_OK: rows = unsafe Self.rows(of: result)
            case PGRES_COMMAND_OK, PGRES_EMPTY_QUERY: break
            default: failure = unsafe failure ?? error(of: result)
            }
        }
        if let failure { throw failure }
        return rows
    }

    /// What `NOTIFY` brought on the channels that are listened at: payloads.
    package func notifications() throws(PostgresError) -> [String] {
        guard unsafe PQconsumeInput(handle) == 1 else { throw brokenOff() }
        var found: [String] = []
        while let note = unsafe PQnotifies(handle) {
            found.append(unsafe note.pointee.extra.map { unsafe String(cString: $0) } ?? "")
            unsafe PQfreemem(note)
        }
        return found
    }

    /// A password as the server keeps it, so that the password itself is never sent in a statement.
    package func hidden(password: String, of role: String) throws(PostgresError) -> String {
        guard
            let text = unsafe PQencryptPasswordConn(handle, password, role, "scram-sha-256")
        else { throw brokenOff() }
        defer { unsafe PQfreemem(text) }
        return unsafe String(cString: text)
    }

    /// A name as a statement has it.
    package static func quoted(name: String) -> String {
        "\"\(name.replacing("\"", with: "\"\""))\""
    }

    private func wait(
        for events: Int32, until end: ContinuousClock.Instant
    ) throws(PostgresError) {
        while true {
            let left = ContinuousClock.now.duration(to: end) / .milliseconds(1)
            guard left > 0 else {
                throw PostgresError(.late, "there was no answer in time")
            }
            var watched = pollfd(fd: descriptor, events: Int16(events), revents: 0)
            // One descriptor is watched.
            let count = unsafe poll(&watched, 1, Int32(left.rounded(.up)))
            if count > 0 { return }
            guard count == 0 || errno == EINTR else { throw brokenOff() }
        }
    }

    private func brokenOff() -> PostgresError {
        PostgresError(
            .unreachable, unsafe PQerrorMessage(handle).map { unsafe String(cString: $0) } ?? "")
    }

    private func error(of result: OpaquePointer) -> PostgresError {
        func field(_ code: UnicodeScalar) -> String? {
            // A text of the result's, or nothing.
            unsafe PQresultErrorField(result, Int32(code.value)).map {
                unsafe String(cString: $0)
            }
        }
        // Without a code it is the library's own complaint: the connection is gone.
        guard let code = field("C") else { return brokenOff() }
        return PostgresError(.refused(code: code), field("M") ?? "")
    }

    private static func rows(of result: OpaquePointer) -> [[String?]] {
        let columns = unsafe PQnfields(result)
        return unsafe (0..<PQntuples(result)).map { row in
            (0..<columns).map { column in
                guard unsafe PQgetisnull(result, row, column) == 0 else { return nil }
                let bytes = unsafe UnsafeBufferPointer(
                    start: PQgetvalue(result, row, column),
                    count: Int(PQgetlength(result, row, column)))
                return unsafe bytes.withMemoryRebound(to: UInt8.self) {
                    unsafe String(decoding: $0, as: UTF8.self)
                }
            }
        }
    }

    /// Lends texts as an array of C's that ends with nothing.
    private static func withTexts<Result>(
        _ texts: [String?], _ body: ([UnsafePointer<CChar>?]) -> Result
    ) -> Result {
        let copies = unsafe texts.map { text in unsafe text.flatMap { unsafe strdup($0) } }
        defer { for index in texts.indices { unsafe free(copies[index]) } }
        return unsafe body(unsafe copies.map { unsafe UnsafePointer($0) } + [nil])
    }
}
