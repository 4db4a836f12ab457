internal import Glibc

/// A listening socket that the service manager opened before it started this process.
package struct InheritedSocket: Sendable, Hashable {
    /// Open, closed in children; whoever takes the list owns it.
    package let descriptor: Int32
    /// `FileDescriptorName=` of the socket unit, else `unknown`.
    package let name: String

    /// Where it listens; `nil` of a socket of another kind, or in no folder.
    package var path: String? {
        var address = sockaddr_un()
        var length = socklen_t(MemoryLayout<sockaddr_un>.size)
        // The kernel writes at most the structure's size; a path in it ends with a zero or where it does.
        let result = unsafe withUnsafeMutablePointer(to: &address) { address in
            unsafe address.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                unsafe getsockname(descriptor, $0, &length)
            }
        }
        guard result == 0, address.sun_family == sa_family_t(AF_UNIX) else { return nil }
        let bytes = unsafe withUnsafeBytes(of: &address.sun_path) { unsafe Array($0) }
        let start = MemoryLayout<sockaddr_un>.offset(of: \.sun_path) ?? 2
        let name = bytes.prefix(max(0, Int(length) - start)).prefix { $0 != 0 }
        return name.isEmpty ? nil : String(decoding: name, as: UTF8.self)
    }

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
