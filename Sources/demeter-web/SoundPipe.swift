import Glibc
import Page

/// A pair of sockets for sound: pipes would end a process that writes to nobody.
final class SoundPipe: PageSound {
    let source: Int32
    private let target: Int32

    /// Seconds that the ears may be busy with something else; more sound than that has room.
    private static let patience = 5

    /// `nil` where none can be made.
    init?() {
        var ends: [Int32] = [-1, -1]
        let kind = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue)
        // Two descriptors are written into an array of two.
        guard unsafe socketpair(AF_UNIX, kind, 0, &ends) == 0 else { return nil }
        (source, target) = (ends[0], ends[1])
        var time = timeval(tv_sec: Self.patience, tv_usec: 0)
        // The structure outlives the call.
        _ = unsafe setsockopt(
            target, SOL_SOCKET, SO_SNDTIMEO, &time, socklen_t(MemoryLayout<timeval>.size))
    }

    deinit {
        _ = close(source)
        _ = close(target)
    }

    func write(_ bytes: [UInt8]) -> Bool {
        var rest = bytes[...]
        while !rest.isEmpty {
            // Sends from the bytes that are still to go.
            let count = unsafe rest.withUnsafeBytes {
                unsafe send(target, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
            }
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { return false }
            rest = rest.dropFirst(count)
        }
        return true
    }

    func end() { _ = shutdown(target, Int32(SHUT_WR)) }
}
