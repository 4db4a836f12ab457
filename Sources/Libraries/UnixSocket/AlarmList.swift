internal import Glibc

/// Alarms in the order in which they ring; few at a time, so they are kept unsorted.
struct AlarmList {
    private struct Alarm {
        var name: Int
        /// Nanoseconds of the system's monotonic clock.
        var time: Int64
        var ring: @Sendable () -> Void
    }

    private var alarms: [Alarm] = []
    private var lastName = 0

    /// Nanoseconds since some moment before the process began.
    static var now: Int64 {
        var time = timespec()
        // The call fills in the struct.
        unsafe _ = clock_gettime(CLOCK_MONOTONIC, &time)
        return Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec)
    }

    mutating func set(
        after duration: Duration, now: Int64, _ ring: @escaping @Sendable () -> Void
    ) -> Int {
        lastName += 1
        let (seconds, attoseconds) = duration.components
        let length = max(0, seconds * 1_000_000_000 + attoseconds / 1_000_000_000)
        alarms.append(Alarm(name: lastName, time: now + length, ring: ring))
        return lastName
    }

    mutating func cancel(_ name: Int) { alarms.removeAll { $0.name == name } }

    /// Until the next alarm rings, rounded up; -1 when there is none.
    func milliseconds(from now: @autoclosure () -> Int64) -> Int32 {
        guard let next = alarms.map(\.time).min() else { return -1 }
        return Int32(clamping: max(0, (next - now() + 999_999) / 1_000_000))
    }

    /// Takes out the alarms whose time has come, the earliest first.
    mutating func takeDue(at clock: @autoclosure () -> Int64) -> [@Sendable () -> Void] {
        if alarms.isEmpty { return [] }
        let now = clock()
        let due = alarms.filter { $0.time <= now }.sorted {
            ($0.time, $0.name) < ($1.time, $1.name)
        }
        alarms.removeAll { $0.time <= now }
        return due.map(\.ring)
    }
}
