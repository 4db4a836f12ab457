internal import CSystemd
internal import Glibc

/// Notifications of the person's desktop, over the session's D-Bus.
package enum DesktopNotification {
    /// Shows a notification, and waits until the desktop has taken it.
    ///
    /// Blocks, for `patience` at most.
    ///
    /// - Parameter replaced: the number of an earlier one that it takes the place of.
    /// - Returns: its number.
    package static func show(
        title: String, body: String, replacing replaced: UInt32 = 0,
        patience: Duration = .seconds(10)
    ) throws(DesktopError) -> UInt32 {
        var number: UInt32 = 0
        let microseconds = UInt64(max(1, patience / .microseconds(1)))
        // Both texts are terminated copies for the call, and the number outlives it.
        let result = unsafe csystemd_notify(title, body, replaced, microseconds, &number)
        guard result >= 0 else { throw DesktopError(code: -result, operation: "notify") }
        return number
    }
}

/// Why a notification was not shown: there is no session bus, or no desktop on it.
package struct DesktopError: Error, Hashable, CustomStringConvertible {
    /// The system's error number.
    package var code: Int32
    package var operation: String

    /// What the system says of its error number.
    package var message: String {
        // The text is the C library's and is copied at once.
        unsafe String(cString: strerror(code))
    }

    package var description: String { "cannot \(operation): \(message)" }
}
