import Glibc

/// How many files and sockets this process may have open.
enum OpenFiles {
    /// Many tests run beside each other, and many systems let a process have 1024 files unless it asks
    /// for more.
    static let areMany: Bool = {
        var limit = rlimit()
        guard getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit) == 0 else {
            return false
        }
        limit.rlim_cur = max(limit.rlim_cur, min(limit.rlim_max, 8192))
        return setrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit) == 0
    }()
}
