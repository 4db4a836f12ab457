internal import Glibc
internal import Host
package import Nutrition
internal import SQLite

/// The folder with the daily copies of a journal.
package struct BackupFolder: Sendable {
    package let path: String

    package init(_ path: String) { self.path = path }

    /// The days of which there is a copy, in order; other files are passed over.
    package var days: [LocalDay] {
        guard let stream = opendir(path) else { return [] }
        defer { closedir(stream) }
        var days: [LocalDay] = []
        while let entry = readdir(stream) {
            let name = withUnsafeBytes(of: entry.pointee.d_name) { bytes in
                String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
            }
            if let day = BackupPlan.day(ofName: name) { days.append(day) }
        }
        return days.sorted()
    }

    package func file(of day: LocalDay) -> String { "\(path)/\(BackupPlan.name(of: day))" }

    /// Makes the day's copy when there is none, and removes those that the plan does not keep.
    ///
    /// - Returns: what is in the new copy; `nil` when there was one.
    package func keep(
        _ journal: JournalFolder, on day: LocalDay, by plan: BackupPlan
    ) throws(CareError) -> CopySummary? {
        guard access(file(of: day), F_OK) != 0 else { return nil }
        guard mkdir(path, 0o700) == 0 || errno == EEXIST else {
            throw .cannotWrite(path: path, errno: errno)
        }
        let summary = try journal.backUp(to: file(of: day), replacing: true)
        // The new copy is on the disk; only now may others go.
        for day in plan.obsolete(days, today: day) { unlink(file(of: day)) }
        return summary
    }

    /// Erases every copy, and what was left where one was cut off; how many copies there were.
    package func eraseAll() throws(CareError) -> Int {
        let days = days
        for name in JournalFiles.names(in: path) where Self.isOwn(name: name) {
            try JournalFolder.erase(Path.join(path, name))
        }
        return days.count
    }

    /// Whether this is a copy, one that is being made, or what SQLite keeps beside either.
    private static func isOwn(name: String) -> Bool {
        JournalFiles.sides.contains { side in
            guard name.hasSuffix(side) else { return false }
            let database = name.dropLast(side.utf8.count)
            let copy = database.hasSuffix(".part") ? database.dropLast(5) : database
            return BackupPlan.day(ofName: String(copy)) != nil
        }
    }
}

/// Makes a copy on a thread of its own, which ends with it.
package actor BackupMaker {
    private let executor = BlockingExecutor(label: "backup")

    package nonisolated var unownedExecutor: UnownedSerialExecutor {
        executor.asUnownedSerialExecutor()
    }

    package init() {}

    /// As `BackupFolder.keep`.
    package func keep(
        _ folder: BackupFolder, _ journal: JournalFolder, on day: LocalDay, by plan: BackupPlan
    ) throws(CareError) -> CopySummary? {
        try folder.keep(journal, on: day, by: plan)
    }
}
