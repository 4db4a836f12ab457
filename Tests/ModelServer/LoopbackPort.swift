import Foundation
import Locking

/// Deals out ports of loopback, one after the other, so that none comes again soon.
///
/// The kernel deals those of its own range out again as soon as they are free. A test whose server is down for a
/// while would meet that of another test.
enum LoopbackPort {
    /// Below those that the kernel deals out, where it leaves any, and above those of known services.
    private static let range = 12_000..<min(32_000, kernelsFirst)

    private static let upcoming = Mutex(Int.random(in: range))

    static func next() -> UInt16 {
        upcoming.withLock { next in
            defer { next = next + 1 < range.upperBound ? next + 1 : range.lowerBound }
            return UInt16(next)
        }
    }

    private static let kernelsFirst: Int = {
        let path = "/proc/sys/net/ipv4/ip_local_port_range"
        let text = try? String(contentsOfFile: path, encoding: .utf8)
        let first = text?.split(whereSeparator: \.isWhitespace).first.flatMap { Int($0) }
        return max(first ?? 32_768, 13_000)
    }()
}
