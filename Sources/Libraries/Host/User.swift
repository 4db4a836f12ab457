internal import Glibc

/// The person for whom this process works.
package enum User {
    /// The login name in the user database; `nil` for a number without one.
    package static func name() -> String? {
        name(of: geteuid())
    }

    package static func name(of user: UInt32) -> String? {
        // The record is static storage of the C library and is copied at once.
        guard let record = unsafe getpwuid(user), let name = unsafe record.pointee.pw_name
        else { return nil }
        return unsafe String(cString: name)
    }
}
