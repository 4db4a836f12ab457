internal import CMicrohttpd
internal import Glibc
internal import Locking

/// What the callbacks of libmicrohttpd work with.
final class WebServerCore: Sendable {
    let settings: WebServerSettings
    let deadlines = Deadlines()
    let receive: @Sendable (WebRequest) -> WebReception
    private let handler: @Sendable (WebRequest) -> WebResponse
    private let workers: WebWorkers

    private struct State {
        var daemon: Daemon?
        /// Exchanges whose connections are suspended, by the connection's address.
        var suspended: [UInt: Exchange] = [:]
        var isStopping = false
        /// Whose answers are still on their way while the server stops.
        var leaving: Set<UInt> = []
        /// Answers that last, by the connection's address.
        var streams: [UInt: WebStream] = [:]
    }

    /// How long a server that stops waits for answers to be taken.
    private static let patience = Duration.seconds(1)

    /// What was started; stopped once, in `stop`. libmicrohttpd locks for itself.
    @safe private struct Daemon: @unchecked Sendable {
        let pointer: OpaquePointer

        func stop() { unsafe MHD_stop_daemon(pointer) }
    }

    private let state = Mutex(State())

    init(
        settings: WebServerSettings,
        receive: @escaping @Sendable (WebRequest) -> WebReception,
        handler: @escaping @Sendable (WebRequest) -> WebResponse
    ) {
        self.settings = settings
        self.receive = receive
        self.handler = handler
        workers = WebWorkers(most: settings.workers)
    }

    func start(_ listener: Int32, _ certificate: WebCertificate?) throws(WebServerError) {
        let result = deadlines.start()
        guard result == 0 else { throw .thread(code: result) }
        // The core outlives the daemon, which `stop` ends; the texts are copied by the call.
        let context = unsafe Unmanaged.passUnretained(self).toOpaque()
        let started = unsafe cmicrohttpd_serve(
            listener, UInt32(clamping: settings.connections),
            UInt32(clamping: max(settings.headTime, settings.answerTime).components.seconds),
            settings.head, certificate?.certificate, certificate?.key, beginExchange,
            continueExchange,
            endExchange, noteConnection, context)
        guard let pointer = unsafe started else { throw .refused }
        let daemon = unsafe Daemon(pointer: pointer)
        state.withLock { $0.daemon = daemon }
    }

    func stop() {
        let (daemon, left, streams) = state.withLock { state in
            let left = (state.daemon, state.suspended, state.streams)
            state = State(
                isStopping: true,
                leaving: Set(state.suspended.keys).union(state.streams.keys))
            return left
        }
        // A daemon with suspended connections does not let itself be stopped.
        for stream in streams.values { stream.end() }
        for (connection, exchange) in left {
            exchange.stage = .answered(WebResponse(status: 503))
            Self.resume(connection)
        }
        let end = ContinuousClock.now + Self.patience
        while ContinuousClock.now < end, !state.withLock({ $0.leaving.isEmpty }) {
            _ = usleep(2_000)
        }
        daemon?.stop()
        workers.stop()
        deadlines.stop()
    }

    /// An exchange is over.
    func ended(on connection: UInt) {
        deadlines.set(connection, within: settings.headTime)
        state.withLock { state in
            state.leaving.remove(connection)
            state.streams[connection] = nil
        }
    }

    /// Suspends the connection and has somebody make the answer.
    ///
    /// - Returns: an answer that there is at once, because nobody can make another.
    func make(_ exchange: Exchange, on connection: OpaquePointer) -> WebResponse? {
        let name = UInt(bitPattern: connection)
        let isTakenUp = state.withLock { state in
            guard !state.isStopping else { return false }
            exchange.stage = .waiting
            // Before anybody can resume it.
            unsafe MHD_suspend_connection(connection)
            state.suspended[name] = exchange
            return true
        }
        if !isTakenUp { return WebResponse(status: 503) }
        let request = exchange.request
        let isTaken = workers.post { [self] in answer(name, handler(request)) }
        if !isTaken { answer(name, WebResponse(status: 503)) }
        return nil
    }

    /// Hands an answer to the server's thread.
    private func answer(_ connection: UInt, _ response: WebResponse) {
        state.withLock { state in
            // Whoever stops the server has answered already.
            guard let exchange = state.suspended.removeValue(forKey: connection) else {
                response.stream?.end()
                return
            }
            exchange.stage = .answered(response)
            Self.resume(connection)
        }
    }

    /// A suspended connection is there until it is resumed.
    private static func resume(_ connection: UInt) {
        guard let connection = unsafe OpaquePointer(bitPattern: connection) else { return }
        unsafe MHD_resume_connection(connection)
    }

    /// Sends an answer.
    func send(_ response: WebResponse, on connection: OpaquePointer) -> MHD_Result {
        guard let made = unsafe make(response, on: connection) else { return .NO }
        defer { unsafe MHD_destroy_response(made) }
        for (name, value) in response.headers {
            _ = unsafe MHD_add_response_header(made, name, value)
        }
        return unsafe MHD_queue_response(connection, UInt32(clamping: response.status), made)
    }

    private func make(_ file: WebFile, on connection: UInt) -> OpaquePointer? {
        deadlines.set(
            connection, within: settings.answerTime + settings.time(forMoving: file.size))
        // The library closes its own number of the file when the answer is over.
        let descriptor = dup(file.descriptor)
        guard descriptor >= 0 else { return nil }
        let made = unsafe MHD_create_response_from_fd64(UInt64(file.size), descriptor)
        if unsafe made == nil { close(descriptor) }
        return unsafe made
    }

    private func make(_ response: WebResponse, on connection: OpaquePointer) -> OpaquePointer? {
        let name = UInt(bitPattern: connection)
        if let file = response.file { return unsafe make(file, on: name) }
        guard let stream = response.stream else {
            deadlines.set(name, within: settings.answerTime)
            var body = response.body
            // The bytes are copied by the call.
            return unsafe MHD_create_response_from_buffer(body.count, &body, .RESPMEM_MUST_COPY)
        }
        // Lasts until it is ended, or its peer goes.
        deadlines.set(name, whenGone: { stream.end() })
        let isStopping = state.withLock { state in
            if !state.isStopping { state.streams[name] = stream }
            return state.isStopping
        }
        if isStopping { stream.end() }
        return unsafe stream.response(on: connection)
    }
}
