internal import Audio
internal import Glibc
internal import Threads

/// Reads a microphone for as long as the process runs, and opens it again when it was lost.
enum MicrophoneThread {
    /// What became of the microphone.
    enum Event: Sendable, Hashable {
        case opened
        /// A sentence of why it cannot be heard.
        case lost(String)
    }

    /// Samples read at once: 20 ms.
    private static let chunk = 320
    /// `F_SETPIPE_SZ`, which glibc shows with `_GNU_SOURCE` only.
    private static let setPipeSize: Int32 = 1_031

    /// A descriptor from which the sound of the device can be read.
    static func start(
        _ name: String, tell: @escaping @Sendable (Event) -> Void
    ) throws(EarsError) -> Int32 {
        var ends: [Int32] = [-1, -1]
        guard pipe(&ends) == 0 else {
            throw .file(path: name, operation: "open a pipe", code: errno)
        }
        let target = ends[1]
        // The loop may be away for three seconds, when a second recogniser is asked.
        _ = fcntl(target, setPipeSize, 131_072)
        let status = OwnThread.start("microphone") { follow(name, into: target, tell) }
        guard status == 0 else {
            throw .file(path: name, operation: "start a thread", code: status)
        }
        return ends[0]
    }

    private static func follow(
        _ name: String, into target: Int32, _ tell: @Sendable (Event) -> Void
    ) {
        var pause = RetryPause()
        while true {
            do throws(AudioError) {
                var microphone = try Microphone(name: name, rate: Recogniser.rate)
                var isHeard = false
                while true {
                    let samples = try microphone.read(chunk)
                    if !isHeard { tell(.opened) }
                    isHeard = true
                    pause = RetryPause()
                    guard write(samples, into: target) else { return }
                }
            } catch {
                tell(.lost(error.message))
            }
            wait(milliseconds: pause.next())
        }
    }

    /// `false` when nobody listens any more.
    private static func write(_ samples: [Int16], into target: Int32) -> Bool {
        samples.withUnsafeBytes { bytes in
            var written = 0
            while written < bytes.count {
                let rest = bytes.count - written
                let count = Glibc.write(target, bytes.baseAddress?.advanced(by: written), rest)
                if count < 0, errno == EINTR { continue }
                guard count > 0 else { return false }
                written += count
            }
            return true
        }
    }

    /// A signal ends the waiting early, which does no harm.
    private static func wait(milliseconds: Int) {
        var time = timespec(
            tv_sec: milliseconds / 1_000, tv_nsec: milliseconds % 1_000 * 1_000_000)
        nanosleep(&time, nil)
    }
}
