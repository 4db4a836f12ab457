internal import Glibc

/// What a short-lived program prints.
package enum CommandOutput {
    /// Runs a program, a path or found on the `PATH`, and collects its standard output.
    ///
    /// Blocks. It gets the variables of such a program. `nil` when it is not there, takes longer than
    /// `patience`, prints more than `limit` bytes or ends with another status than those; a program that takes
    /// too long is killed.
    ///
    /// - Parameters:
    ///   - input: what it reads on its standard input before it prints anything; `nil` for none.
    ///   - file: an open file that it has as its standard input instead.
    ///   - statuses: those with which it ends that has done what it should.
    package static func read(
        _ arguments: [String], for receiver: ChildEnvironment.Receiver = .anybody,
        input: [UInt8]? = nil, file: Int32? = nil,
        patience: Duration, limit: Int = 8 << 10, statuses: Set<Int32> = [0]
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
                descriptors: [input == nil ? file : ends[1], ends[1], nil])
            close(ends[1])
            if let input { hand(input, to: ends[0], until: end) }
            let output = collect(from: ends[0], until: end, limit: limit)
            let status = output == nil ? nil : child.wait(until: end)
            child.end()
            return status.map(statuses.contains) == true ? output : nil
        } catch {
            close(ends[1])
            return nil
        }
    }

    /// Writes all, as long as the program reads it, and tells it that this is the end.
    private static func hand(
        _ input: [UInt8], to descriptor: Int32, until end: ContinuousClock.Instant
    ) {
        var rest = input[...]
        while !rest.isEmpty {
            let left = ContinuousClock.now.duration(to: end) / .milliseconds(1)
            guard left > 0 else { return }
            var watched = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
            // One descriptor is watched, and what is sent lies within the array.
            guard unsafe poll(&watched, 1, Int32(left.rounded(.up))) > 0 else { continue }
            let flags = Int32(MSG_NOSIGNAL | MSG_DONTWAIT)
            let count = unsafe rest.withUnsafeBytes { bytes in
                unsafe send(descriptor, bytes.baseAddress, bytes.count, flags)
            }
            if count < 0 && (errno == EINTR || errno == EAGAIN) { continue }
            guard count > 0 else { break }
            rest = rest.dropFirst(count)
        }
        _ = shutdown(descriptor, Int32(SHUT_WR))
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
