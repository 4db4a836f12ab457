internal import CLinux
internal import Glibc

/// Time that passes while the machine sleeps too, whatever becomes of its wall clock.
package enum BootTime {
    /// Since the machine started.
    package static let now: @Sendable () -> Duration = {
        var time = timespec()
        // SAFETY: the structure is the call's alone, which fills it in; the clock is there since Linux 2.6.39.
        unsafe clock_gettime(CLOCK_BOOTTIME, &time)
        return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
    }
}
