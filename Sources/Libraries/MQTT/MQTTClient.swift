internal import CMosquitto
internal import Glibc
internal import Locking
internal import Threads

/// A connection to a broker, kept up on a thread of its own.
///
/// A lost connection is tried again after 1 s, 2 s, 4 s and so on to 60 s, whatever it was lost of: libmosquitto
/// itself gives up where a name is not found or a certificate is not right, as when a machine starts
/// before its network. Sessions are clean: nothing that was sent to us while we were away comes later, and
/// nothing of ours is sent twice.
@safe package final class MQTTClient: @unchecked Sendable {
    package enum Event: Sendable {
        case connected
        /// There is no connection, or none any more; why, as libmosquitto says.
        case disconnected(String)
        case message(MQTTMessage)
    }

    private struct State {
        var isConnected = false
        var isStopped = false
    }

    // Made with the client and freed with it; libmosquitto locks it itself.
    private let handle: OpaquePointer
    private let account: MQTTAccount
    private let topics: [String]
    private let onEvent: @Sendable (Event) -> Void
    private let state = Mutex(State())
    /// Where the thread says that it has ended.
    private let ended = Mailbox<Void>()

    /// Seconds.
    private static let keepAlive: Int32 = 60
    private static let longestPause: UInt32 = 60

    /// - Parameters:
    ///   - will: sent by the broker when we are gone without a word.
    ///   - topics: subscribed to whenever a connection is made.
    ///   - onEvent: called on the library's thread, in order.
    package init(
        _ account: MQTTAccount, will: MQTTMessage, topics: [String],
        onEvent: @escaping @Sendable (Event) -> Void
    ) throws(MQTTError) {
        mosquitto_lib_init()
        guard let handle = unsafe mosquitto_new(nil, true, nil) else {
            throw MQTTError(code: Int32(MOSQ_ERR_NOMEM.rawValue), operation: "make a client")
        }
        unsafe self.handle = handle
        self.account = account
        self.topics = topics
        self.onEvent = onEvent
        try prepare(will)
    }

    private func prepare(_ will: MQTTMessage) throws(MQTTError) {
        // The callbacks come from the thread of `start` alone, which holds on to the client.
        let context = unsafe Unmanaged.passUnretained(self).toOpaque()
        unsafe mosquitto_user_data_set(handle, context)
        unsafe mosquitto_connect_callback_set(handle) { _, context, code in
            unsafe MQTTClient.at(context)?.connected(code)
        }
        unsafe mosquitto_message_callback_set(handle) { _, context, message in
            // The library's message lives as long as the call; its parts are copied.
            guard let message = unsafe message?.pointee, let topic = unsafe message.topic else {
                return
            }
            let payload = unsafe UnsafeRawBufferPointer(
                start: message.payload, count: Int(message.payloadlen))
            unsafe MQTTClient.at(context)?.onEvent(
                .message(
                    MQTTMessage(
                        topic: unsafe String(cString: topic), payload: unsafe Array(payload),
                        isRetained: message.retain)))
        }
        // Others than the thread of the connection may publish.
        try Self.check(unsafe mosquitto_threaded_set(handle, true), "use threads")
        try Self.check(
            unsafe mosquitto_will_set(
                handle, will.topic, Int32(will.payload.count), will.payload, 0, will.isRetained),
            "set the last will")
        if let user = account.user {
            try Self.check(
                unsafe mosquitto_username_pw_set(handle, user, account.password),
                "set the user")
        }
        if account.isEncrypted {
            let folder = account.certificates == nil ? "/etc/ssl/certs" : nil
            try Self.check(
                unsafe mosquitto_tls_set(handle, account.certificates, folder, nil, nil, nil),
                "prepare the encryption")
        }
    }

    /// Begins to connect, and goes on until `stop`.
    ///
    /// - Returns: 0, or the system's error number: there is no room for a thread.
    package func start() -> Int32 { OwnThread.start("mqtt") { self.run() } }

    /// Sends what waits and says goodbye.
    package func stop() {
        let wasConnected = state.withLock { state in
            state.isStopped = true
            return state.isConnected
        }
        guard wasConnected else { return }
        unsafe mosquitto_disconnect(handle)
        _ = ended.take()
    }

    private func run() {
        var pause: UInt32 = 1
        while !state.withLock(\.isStopped) {
            var code = unsafe mosquitto_connect(
                handle, account.host, Int32(account.port), Self.keepAlive)
            // The number of the system's own error, which the library leaves behind.
            var number = errno
            while code == Self.success {
                code = unsafe mosquitto_loop(handle, Self.keepAlive * 1000, 1)
                number = errno
            }
            let wasConnected = state.withLock { state in
                defer { state.isConnected = false }
                return state.isConnected
            }
            if state.withLock(\.isStopped) { break }
            if wasConnected { pause = 1 }
            onEvent(.disconnected(Self.reason(code, number)))
            _ = sleep(pause)
            pause = min(pause * 2, Self.longestPause)
        }
        ended.post(())
    }

    private static func reason(_ code: Int32, _ number: Int32) -> String {
        // Both texts are the libraries' own, which are never freed.
        let text =
            code == Int32(MOSQ_ERR_ERRNO.rawValue)
            ? unsafe strerror(number).map { unsafe String(cString: $0) }
            : unsafe mosquitto_strerror(code).map { unsafe String(cString: $0) }
        return text ?? "error \(code)"
    }

    deinit { unsafe mosquitto_destroy(handle) }

    /// Sends at most once.
    ///
    /// - Returns: whether it went out; not without a connection.
    @discardableResult
    package func publish(_ message: MQTTMessage) -> Bool {
        unsafe mosquitto_publish(
            handle, nil, message.topic, Int32(message.payload.count), message.payload, 0,
            message.isRetained) == Self.success
    }

    private func connected(_ code: Int32) {
        guard code == 0 else {
            // The library's own text, which it never frees. The connection ends after that.
            let reason = unsafe mosquitto_connack_string(code).map { unsafe String(cString: $0) }
            return onEvent(.disconnected(reason ?? "error \(code)"))
        }
        state.withLock { $0.isConnected = true }
        for topic in topics { unsafe mosquitto_subscribe(handle, nil, topic, 1) }
        onEvent(.connected)
    }

    /// The client that set this context, which is alive while the library calls.
    private static func at(_ context: UnsafeMutableRawPointer?) -> MQTTClient? {
        unsafe context.map { unsafe Unmanaged<MQTTClient>.fromOpaque($0).takeUnretainedValue() }
    }

    private static let success = Int32(MOSQ_ERR_SUCCESS.rawValue)

    private static func check(_ code: Int32, _ operation: String) throws(MQTTError) {
        guard code == success else {
            throw MQTTError(code: code, operation: operation)
        }
    }
}
