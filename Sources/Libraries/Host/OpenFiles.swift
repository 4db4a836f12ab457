internal import Glibc

/// How many files and sockets this process may have open.
package enum OpenFiles {
    /// The limit in force.
    package static func limit() throws(HostError) -> Int {
        Int(clamping: try current().rlim_cur)
    }

    /// Raises the limit to `count` or as far as the system lets; never lowers it.
    ///
    /// Returns the limit then in force.
    @discardableResult
    package static func raiseLimit(to count: Int) throws(HostError) -> Int {
        var limit = try current()
        let wanted = min(rlim_t(max(0, count)), limit.rlim_max)
        if wanted > limit.rlim_cur {
            limit.rlim_cur = wanted
            // The struct outlives the call.
            guard unsafe setrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit) == 0 else {
                throw HostError(code: errno, operation: "raise the limit of open files")
            }
        }
        return Int(clamping: limit.rlim_cur)
    }

    private static func current() throws(HostError) -> rlimit {
        var limit = rlimit()
        // The struct outlives the call.
        guard unsafe getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit) == 0 else {
            throw HostError(code: errno, operation: "ask for the limit of open files")
        }
        return limit
    }
}
