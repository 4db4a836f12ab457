internal import Glibc

/// What a short-lived program prints.
package enum CommandOutput {
    /// Runs a program found on the `PATH`, without input, and collects its standard output.
    ///
    /// Blocks. It gets the variables of such a program. `nil` when it is not there, takes longer than `patience`, prints more than `limit`
    /// bytes or ends with another status than 0; a program that takes too long is killed.
    package static func read(
        _ arguments: [String], for receiver: ChildEnvironment.Receiver = .anybody,
        patience: Duration, limit: Int = 8 << 10
    ) -> [UInt8]? {
        var ends: [Int32] = [-1, -1]
        let kind = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue)
        // Two descriptors are written into an array of two. A pair of sockets is closed in every
        // other child from the start, which a pipe is not without a GNU call.
        guard unsafe socketpair(AF_UNIX, kind, 0, &ends) == 0 else { return nil }
        defer { close(ends[0]) }
        let end = ContinuousClock.now + patience
        do throws(HostError) {
            var child = try Child(
                arguments, environment: ChildEnvironment.of(.current(), for: receiver),
                descriptors: [nil, ends[1], nil])
            close(ends[1])
            let output = collect(from: ends[0], until: end, limit: limit)
            let status = output == nil ? nil : child.wait(until: end)
            child.end()
            return status == 0 ? output : nil
        } catch {
            close(ends[1])
            return nil
        }
    }

    private static func collect(
        from descriptor: Int32, until end: ContinuousClock.Instant, limit: Int
    ) -> [UInt8]? {
        var output: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 4096)
        while true {
            let left = ContinuousClock.now.duration(to: end) / .milliseconds(1)
            guard left > 0 else { return nil }
            var watched = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
            // One descriptor is watched, and the buffer is filled up to its size at most.
            guard unsafe poll(&watched, 1, Int32(left.rounded(.up))) > 0 else { continue }
            let count = unsafe Glibc.read(descriptor, &buffer, buffer.count)
            if count < 0 && errno == EINTR { continue }
            guard count >= 0, output.count + count <= limit else { return nil }
            if count == 0 { return output }
            output += buffer[..<count]
        }
    }
}
