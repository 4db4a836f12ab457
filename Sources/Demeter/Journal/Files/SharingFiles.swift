internal import Glibc
package import Host
internal import JSON

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
    /// What others of the household show of their foods and recipes, as it came last.
    package let pantry: String
    /// Who the household's people are, and what each lets this journal's person do.
    package let people: String
    /// What was shown in a calendar: dates, meals and digests, and no other word of the journal.
    package let calendar: String
    /// Held by the one program that shows it there.
    package let calendarLock: String
    /// Held by the one program that carries.
    package let lock: String

    /// Bytes of a day or file; more than a year of one person's meals.
    package static let limit = 64 << 20
    /// Bytes of what is remembered.
    package static let stateLimit = 16 << 20

    /// - Parameter housemate: somebody of the household whose journal is carried here beside the person's own.
    package init(dataFolder: String, of housemate: String? = nil) {
        let front = housemate.map { "\($0)." } ?? ""
        folder = Path.join(dataFolder, "cloud")
        offered = Path.join(folder, "\(front)out.ndjson")
        taken = Path.join(folder, "\(front)in.ndjson")
        state = Path.join(folder, "\(front)state.json")
        household = Path.join(folder, "\(front)household.json")
        people = Path.join(folder, "people.json")
        pantry = Path.join(folder, "pantry.ndjson")
        calendar = Path.join(folder, "calendar.json")
        calendarLock = Path.join(folder, "calendar.lock")
        lock = Path.join(folder, "lock")
    }

    /// Makes the folder, unless it is there.
    package func make() throws(HostError) {
        guard mkdir(folder, 0o700) == 0 || errno == EEXIST else {
            throw HostError(code: errno, operation: "make \(folder)")
        }
    }

    /// Erases what was handed over, and what is remembered of it: everything is looked at again then.
    ///
    /// Whose journal it is in a household, and that this device has left it, stays: it is no part of what was eaten.
    package func erase() throws(CareError) {
        // What stands in a calendar of what was forgotten is taken away by what is remembered of it.
        let always = [lock, calendar, calendarLock]
        let spared = try rewriteHousehold() ? always + [household] : always
        for name in JournalFiles.names(in: folder) where !spared.contains(Path.join(folder, name)) {
            try JournalFolder.erase(Path.join(folder, name))
        }
    }

    /// Takes everything out of the household's state but what only it knows.
    ///
    /// - Returns: whether it is to stay; one that cannot be read does, for the carrier to complain of.
    private func rewriteHousehold() throws(CareError) -> Bool {
        guard JournalFiles.isThere(household) else { return false }
        guard
            let bytes = try? ExistingFile.contents(
                of: household, limit: Self.stateLimit, trust: .own),
            let state = (try? JSONValue(parsing: bytes))?.object
        else { return true }
        var kept = JSONObject([])
        for key in ["person", "left"] {
            if let value = state[key], !value.isNull { kept[key] = value }
        }
        // The old bytes keep a name until they are overwritten.
        let old = household + ".old"
        guard unlink(old) == 0 || errno == ENOENT, link(household, old) == 0 else {
            throw .cannotWrite(path: old, errno: errno)
        }
        do throws(HostError) {
            try NewFile.write(Array(JSONValue.object(kept).text.utf8), to: household)
        } catch { throw .cannotWrite(path: household, errno: error.code) }
        return true
    }
}
