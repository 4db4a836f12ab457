internal import Glibc

/// The service manager that started this process and waits to hear from it (`sd_notify(3)`).
package struct ServiceManager: Sendable {
    private let socket: String
    /// How often `alive` must be said at least; `nil` when nobody watches.
    ///
    /// Half of it is the customary interval.
    package let watchdogInterval: Duration?

    /// `nil` when no service manager waits.
    package init?(environment: Environment, process: Int32 = getpid()) {
        guard let socket = environment["NOTIFY_SOCKET"],
            socket.hasPrefix("/") || socket.hasPrefix("@"),
            socket.utf8.count < UnixAddress.longestPath
        else { return nil }
        self.socket = socket
        watchdogInterval = Self.watchdogInterval(environment, process)
    }

    private static func watchdogInterval(
        _ environment: Environment, _ process: Int32
    ) -> Duration? {
        guard let text = environment["WATCHDOG_USEC"], let interval = Int64(text), interval > 0
        else { return nil }
        if let watched = environment["WATCHDOG_PID"], Int32(watched) != process { return nil }
        return .microseconds(interval)
    }

    /// Start-up is over; `status` is one line for `systemctl status`.
    package func ready(status: String) throws(HostError) {
        try notify("READY=1\nSTATUS=\(Self.line(status))")
    }

    /// The configuration is being read again; `ready` must follow.
    package func reloading() throws(HostError) {
        var time = timespec()
        // The struct outlives the call.
        _ = unsafe clock_gettime(CLOCK_MONOTONIC, &time)
        let microseconds = time.tv_sec * 1_000_000 + time.tv_nsec / 1000
        try notify("RELOADING=1\nMONOTONIC_USEC=\(microseconds)")
    }

    package func stopping() throws(HostError) { try notify("STOPPING=1") }

    package func status(_ text: String) throws(HostError) {
        try notify("STATUS=\(Self.line(text))")
    }

    /// Feeds the watchdog.
    package func alive() throws(HostError) { try notify("WATCHDOG=1") }

    private func notify(_ message: String) throws(HostError) {
        let operation = "send to the service manager"
        let descriptor = Glibc.socket(
            AF_UNIX, Int32(SOCK_DGRAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
        guard descriptor >= 0 else { throw HostError(code: errno, operation: operation) }
        defer { close(descriptor) }
        var address = UnixAddress(path: socket)
        let bytes = Array(message.utf8)
        // The address and the bytes outlive the call.
        let sent = unsafe address.withSocketAddress { pointer, length in
            unsafe bytes.withUnsafeBytes { buffer in
                unsafe sendto(
                    descriptor, buffer.baseAddress, buffer.count, Int32(MSG_NOSIGNAL),
                    pointer, length)
            }
        }
        guard sent == bytes.count else { throw HostError(code: errno, operation: operation) }
    }

    /// A status must not begin another assignment.
    private static func line(_ text: String) -> String {
        text.split(whereSeparator: \.isNewline).joined(separator: " ")
    }
}
