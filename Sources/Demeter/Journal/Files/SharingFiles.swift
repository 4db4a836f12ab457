internal import Glibc
package import Host

/// Where the daemon and the program that carries changes to other devices hand them over: `cloud` in the data
/// folder, which is all of it that the program may write.
///
/// The folder is 0700 and its files 0600.
package struct SharingFiles: Sendable, Hashable {
    package let folder: String
    /// What this journal has to tell of one day.
    package let offered: String
    /// What another device told.
    package let taken: String
    /// What was carried so far, without a word of the journal.
    package let state: String
    /// The same, of the household's server.
    package let household: String
    /// Held by the one program that carries.
    package let lock: String

    /// Bytes of a day or file; more than a year of one person's meals.
    package static let limit = 64 << 20

    package init(dataFolder: String) {
        folder = Path.join(dataFolder, "cloud")
        offered = Path.join(folder, "out.ndjson")
        taken = Path.join(folder, "in.ndjson")
        state = Path.join(folder, "state.json")
        household = Path.join(folder, "household.json")
        lock = Path.join(folder, "lock")
    }

    /// Makes the folder, unless it is there.
    package func make() throws(HostError) {
        guard mkdir(folder, 0o700) == 0 || errno == EEXIST else {
            throw HostError(code: errno, operation: "make \(folder)")
        }
    }

    /// Erases what was handed over, and what is remembered of it: everything is looked at again then.
    package func erase() throws(CareError) {
        for name in JournalFiles.names(in: folder) where Path.join(folder, name) != lock {
            try JournalFolder.erase(Path.join(folder, name))
        }
    }
}
