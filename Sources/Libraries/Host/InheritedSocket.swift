internal import Glibc

/// A listening socket that the service manager opened before it started this process.
package struct InheritedSocket: Sendable, Hashable {
    /// Open, closed in children; whoever takes the list owns it.
    package let descriptor: Int32
    /// `FileDescriptorName=` of the socket unit, else `unknown`.
    package let name: String

    /// The sockets passed by `sd_listen_fds(3)`'s protocol, and none when they are for another process.
    ///
    /// To be called once: the descriptors are the same at every call. A descriptor that is no socket
    /// is refused. `first` is 3 by the protocol.
    package static func all(
        environment: Environment, process: Int32 = getpid(), first: Int32 = 3
    ) throws(HostError) -> [InheritedSocket] {
        guard let owner = environment["LISTEN_PID"], Int32(owner) == process,
            let text = environment["LISTEN_FDS"], let count = Int32(text), (1...1024) ~= count
        else { return [] }
        let names = (environment["LISTEN_FDNAMES"] ?? "")
            .split(separator: ":", omittingEmptySubsequences: false)
        var sockets: [InheritedSocket] = []
        for index in 0..<count {
            let descriptor = first + index
            var status = stat()
            // The struct outlives the call, which checks the descriptor.
            guard unsafe fstat(descriptor, &status) == 0 else {
                throw HostError(code: errno, operation: "take over descriptor \(descriptor)")
            }
            guard status.st_mode & S_IFMT == S_IFSOCK else {
                throw HostError(code: ENOTSOCK, operation: "take over descriptor \(descriptor)")
            }
            guard fcntl(descriptor, F_SETFD, FD_CLOEXEC) == 0 else {
                throw HostError(code: errno, operation: "take over descriptor \(descriptor)")
            }
            let name = names.indices.contains(Int(index)) ? String(names[Int(index)]) : ""
            sockets.append(
                InheritedSocket(descriptor: descriptor, name: name.isEmpty ? "unknown" : name))
        }
        return sockets
    }
}
