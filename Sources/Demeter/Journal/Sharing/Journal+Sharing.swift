internal import JSON
internal import Merging
package import Recipes
internal import SQLite

/// A day of UTC on which this journal wrote something, as one of its devices.
package struct OfferedDay: Sendable, Hashable {
    /// Since 1970-01-01.
    package var number: Int64
    /// Sixteen hexadecimal digits.
    package var device: String
    /// Another one whenever what there is to tell of the day is.
    package var version: String
    /// Things that are forgotten, of which others learn by that day.
    package var erasures: Int
}

// Changes to and from other devices.
extension Journal {
    /// This journal's device, as files name it: sixteen hexadecimal digits.
    package nonisolated func device() async throws(JournalError) -> String {
        try await reader.read { try $0.deviceText() }
    }

    /// The days that this device has something to tell of.
    ///
    /// - Parameter first: days of UTC since 1970 from which on.
    package func offeredDays(from first: Int64 = 0) async throws(JournalError) -> [OfferedDay] {
        try await beShared()
        return try await reader.read { ledger in
            try ledger.offeredDays(from: first)
        }
    }

    /// Everything that this journal wrote on a day of UTC, a line each, with a line before that says what it is.
    ///
    /// - Parameter device: which of its names it wrote by, as `offeredDays` tells them.
    package func offer(day: Int64, by device: String) async throws(JournalError) -> [UInt8] {
        try await beShared()
        return try await reader.read { ledger in
            var bytes = Array("\(SharedFile.head(device: device).text)\n".utf8)
            guard let device = DeviceID(device), try ledger.isOwn(device) else { return bytes }
            try ledger.offer(day: day, by: device) { record in
                bytes += "\(JSONValue.object(record.json).text)\n".utf8
            }
            return bytes
        }
    }

    /// Takes in the lines of another device's file; those that are no records count as refused.
    ///
    /// Taking the same again changes nothing, and neither does the order of the files.
    ///
    /// - Parameter room: bytes of all records that are kept until what they refer to has come.
    package func take(
        _ file: [UInt8], roomForWaiting room: Int = 32 << 20
    ) async throws(JournalError) -> TakenSummary {
        var summary = TakenSummary()
        var reader = ArrivingLines(file)
        var batch = reader.next()
        while let current = batch {
            // The next ones are read while these are written.
            async let next = Self.read(reader)
            summary.refused += current.refused
            let isLast = current.isLast
            summary.add(
                try await take(
                    current.lines, room, isLast: isLast, after: isLast ? summary.taken : 0))
            (batch, reader) = await next
        }
        if summary.erases { emptyLog() }
        return summary
    }

    @concurrent
    private static func read(
        _ reader: ArrivingLines
    ) async -> (ArrivingLines.Batch?, ArrivingLines) {
        var reader = reader
        return (reader.next(), reader)
    }

    private nonisolated func take(
        _ lines: [ArrivingLine], _ room: Int, isLast: Bool, after earlier: Int
    ) async throws(JournalError) -> TakenSummary {
        try await write {
            try $0.take(lines, roomForWaiting: Int64(room), isLast: isLast, after: earlier).summary
        }
    }

    /// What recipes are called on each of the person's devices; without those that nothing names.
    package nonisolated func lastingNames(
        of recipes: [RecipeID]
    ) async throws(JournalError) -> [RecipeID: String] {
        guard !recipes.isEmpty, let subject = SharedSubject.of(.recipes) else { return [:] }
        try await beShared()
        return try await reader.read { ledger in
            try recipes.reduce(into: [:]) { names, id in
                names[id] = try ledger.name(of: .number(id.rawValue), subject)?.name
            }
        }
    }

    /// Whether a change was made by this journal's own device, by whatever name.
    package nonisolated func isByThisDevice(_ change: ChangeID) async throws(JournalError) -> Bool {
        try await reader.read { ledger in
            guard let stamp = try ledger.stamp(of: change) else { return false }
            return try ledger.isOwn(stamp.device)
        }
    }

    /// How many records wait for something that has not come.
    package nonisolated func waitingRecords() async throws(JournalError) -> Int {
        try await reader.read { try $0.waitingRecords() }
    }

    /// Whether no other device has ever told anything of this journal.
    package nonisolated func isAlone() async throws(JournalError) -> Bool {
        try await reader.read { try $0.isAlone() }
    }

    private nonisolated func beShared() async throws(JournalError) {
        if try await reader.read({ try $0.isShared() }) { return }
        try await write { try $0.share() }
    }
}

/// What a file of records begins with.
enum SharedFile {
    static let kind = "changes"
    private static let format = 1

    static func head(device: String) -> JSONValue {
        ["demeter": .string(kind), "format": .integer(format), "device": .string(device)]
    }
}

extension Ledger {
    func deviceText() throws -> String {
        guard let device = DeviceID(rawValue: try connection.integer(Self.selectOwnDevice)) else {
            throw JournalError.unreadable(column: "device")
        }
        return device.description
    }

    func waitingRecords() throws -> Int { Int(try connection.integer(Self.countWaitingRecords)) }

    func isAlone() throws -> Bool { try connection.integer(Self.countOtherDevices) == 0 }

    private static let countOtherDevices = Query("SELECT count(*) FROM devices WHERE own = 0")
    private static let selectOwnDevice = Query(
        "SELECT bits FROM devices JOIN here ON devices.id = here.device")
    private static let countWaitingRecords = Query("SELECT count(*) FROM waiting")
}
