internal import CSeccomp
internal import Glibc

/// Rights that a process gives away for good, with those of all processes that it starts.
///
/// Call it before the process has a second thread: Landlock binds the calling thread and what it
/// starts from then on.
package enum Confinement {
    /// Refuses every socket but the Unix kind, and the ways around that.
    ///
    /// They end with `EACCES`; what is already open stays open. Programs that are started have the
    /// same rights left.
    /// - Parameter programs: whether other programs may be started.
    package static func denyNetwork(programs: Bool = false) throws(ConfinementError) {
        guard let filter = unsafe cseccomp_allowing() else {
            throw ConfinementError("seccomp_init", code: ENOMEM)
        }
        // The filter is ours alone, and the kernel has its own copy when this returns.
        defer { unsafe seccomp_release(filter) }
        try check("seccomp_rule_add", unsafe cseccomp_refuse_networks(filter))
        // The first two start programs.
        for index in (programs ? 2 : 0)..<Int32(cseccomp_refused_count) {
            let number = cseccomp_refused_at(index)
            try check("seccomp_rule_add", unsafe cseccomp_refuse(filter, number))
        }
        try check("seccomp_load", unsafe seccomp_load(filter))
    }

    /// Refuses to start programs and to reach others on this machine by Unix sockets; networks stay.
    ///
    /// They end with `EACCES`; what is already open stays open.
    package static func denyPrograms() throws(ConfinementError) {
        guard let filter = unsafe cseccomp_allowing() else {
            throw ConfinementError("seccomp_init", code: ENOMEM)
        }
        // As above.
        defer { unsafe seccomp_release(filter) }
        try check("seccomp_rule_add", unsafe cseccomp_refuse_unix(filter))
        for index in 0..<Int32(cseccomp_refused_count) {
            let number = cseccomp_refused_at(index)
            try check("seccomp_rule_add", unsafe cseccomp_refuse(filter, number))
        }
        try check("seccomp_load", unsafe seccomp_load(filter))
    }

    /// Refuses to start programs; networks and Unix sockets stay.
    ///
    /// They end with `EACCES`.
    package static func denyStarting() throws(ConfinementError) {
        guard let filter = unsafe cseccomp_allowing() else {
            throw ConfinementError("seccomp_init", code: ENOMEM)
        }
        // As above.
        defer { unsafe seccomp_release(filter) }
        for index in 0..<Int32(cseccomp_refused_count) {
            let number = cseccomp_refused_at(index)
            try check("seccomp_rule_add", unsafe cseccomp_refuse(filter, number))
        }
        try check("seccomp_load", unsafe seccomp_load(filter))
    }

    /// What finding names, trusting certificates and the libraries for both are read from.
    package static let networkFiles = [
        "/etc", "/usr", "/lib", "/lib64", "/run/systemd/resolve", "/var/lib/ca-certificates",
        "/nix/store", "/dev/urandom", "/dev/null",
    ]

    /// Refuses every socket, of whatever kind, and to start programs.
    ///
    /// They end with `EACCES`; what is already open stays open.
    package static func denyEverything() throws(ConfinementError) {
        guard let filter = unsafe cseccomp_allowing() else {
            throw ConfinementError("seccomp_init", code: ENOMEM)
        }
        // As above.
        defer { unsafe seccomp_release(filter) }
        try check("seccomp_rule_add", unsafe cseccomp_refuse_networks(filter))
        try check("seccomp_rule_add", unsafe cseccomp_refuse_unix(filter))
        for index in 0..<Int32(cseccomp_refused_count) {
            let number = cseccomp_refused_at(index)
            try check("seccomp_rule_add", unsafe cseccomp_refuse(filter, number))
        }
        try check("seccomp_load", unsafe seccomp_load(filter))
    }

    /// Refuses every file outside of the named folders and files.
    ///
    /// - Parameters:
    ///   - readable: may be read, listed and run with all below them.
    ///   - writable: may also be changed. Places that are not there are passed over.
    /// - Returns: `false` on a kernel without Landlock, where nothing was done.
    package static func restrictFiles(
        readable: [String], writable: [String]
    ) throws(ConfinementError) -> Bool {
        let version = clandlock_version()
        guard version > 0 else { return false }
        var handled = (UInt64(1) << 13) - 1
        // Moving between folders and cutting files short came with versions 2 and 3.
        if version >= 2 { handled |= 1 << 13 }
        if version >= 3 { handled |= 1 << 14 }
        let rules = clandlock_rules(handled)
        guard rules >= 0 else { throw ConfinementError("landlock_create_ruleset", code: errno) }
        defer { close(rules) }
        for path in readable { try allow(path, reading | execution, in: rules) }
        for path in writable { try allow(path, handled & ~execution, in: rules) }
        guard clandlock_enter(rules) == 0 else {
            throw ConfinementError("landlock_restrict_self", code: errno)
        }
        return true
    }

    /// `LANDLOCK_ACCESS_FS_EXECUTE`
    private static let execution: UInt64 = 1 << 0
    /// `…_READ_FILE` and `…_READ_DIR`
    private static let reading: UInt64 = 1 << 2 | 1 << 3
    /// What means something for a file: running, writing, reading, `…_TRUNCATE`.
    private static let ofFiles: UInt64 = 1 << 0 | 1 << 1 | 1 << 2 | 1 << 14

    private static func allow(
        _ path: String, _ rights: UInt64, in rules: Int32
    ) throws(ConfinementError) {
        let place = unsafe clandlock_place(path)
        guard place >= 0 else { return }
        defer { close(place) }
        var status = stat()
        // The structure is filled in by the call.
        guard unsafe fstat(place, &status) == 0 else { return }
        let isFolder = status.st_mode & S_IFMT == S_IFDIR
        let allowed = isFolder ? rights : rights & ofFiles
        guard clandlock_allow(rules, place, allowed) == 0 else {
            throw ConfinementError("landlock_add_rule", code: errno)
        }
    }

    private static func check(
        _ operation: String, _ status: Int32
    ) throws(ConfinementError) {
        guard status == 0 else { throw ConfinementError(operation, code: -status) }
    }
}
