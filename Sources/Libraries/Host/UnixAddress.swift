internal import Glibc

/// The address of a Unix socket: a path, or with a leading `@` a name in the abstract namespace.
struct UnixAddress {
    /// Paths must be shorter than this.
    static let longestPath = MemoryLayout.size(ofValue: sockaddr_un().sun_path)

    private var address: sockaddr_un
    private let length: socklen_t

    /// `path` must be shorter than `longestPath`.
    init(path: String) {
        address = sockaddr_un()
        address.sun_family = sa_family_t(AF_UNIX)
        var bytes = Array(path.utf8)
        if bytes.first == UInt8(ascii: "@") { bytes[0] = 0 }
        // Copies at most the array's size into it.
        unsafe withUnsafeMutableBytes(of: &address.sun_path) { buffer in
            unsafe buffer.copyBytes(from: bytes.prefix(buffer.count - 1))
        }
        // The length of an abstract name counts; for a path it may count too.
        let start = MemoryLayout<sockaddr_un>.offset(of: \.sun_path) ?? 2
        length = socklen_t(start + min(bytes.count, Self.longestPath - 1))
    }

    mutating func withSocketAddress<Result>(
        _ body: (UnsafePointer<sockaddr>, socklen_t) -> Result
    ) -> Result {
        // sockaddr is the common beginning of all socket addresses.
        unsafe withUnsafePointer(to: &address) { pointer in
            unsafe pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                unsafe body($0, length)
            }
        }
    }
}
