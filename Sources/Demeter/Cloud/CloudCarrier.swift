package import Nutrition
package import Wire

/// The daemon's part: what this journal has to tell, and taking what others told.
package protocol CloudJournal: Sendable {
    /// - Parameter first: the day of UTC from which on; all when `nil`.
    func days(from first: LocalDay?) throws(CloudFault) -> SharedDaysMessage
    /// Everything that this journal wrote on a day of UTC, by one of its names.
    func offer(_ path: CloudPath) throws(CloudFault) -> [UInt8]
    func take(_ file: [UInt8]) throws(CloudFault) -> TakenMessage
    /// Another number after each change of the journal.
    func version() throws(CloudFault) -> Int
    /// A table of the journal for spreadsheets.
    func sheet(_ sheet: Sheet, hasDecimalComma: Bool) throws(CloudFault) -> [UInt8]
    /// The journal as it is now, as `demeter restore` takes it.
    func copy() throws(CloudFault) -> [UInt8]
    /// The summaries that wait for leave of other devices, and what became of those that had it.
    func dueSummaries() throws(CloudFault) -> LeavesMessage
    /// Says that others were asked, and lets summaries go out; waits a few seconds for their sinks.
    func leave(_ request: LeaveRequest) throws(CloudFault) -> LeavesMessage
}

extension CloudJournal {
    package func version() throws(CloudFault) -> Int { 0 }

    package func sheet(_ sheet: Sheet, hasDecimalComma: Bool) throws(CloudFault) -> [UInt8] { [] }

    package func copy() throws(CloudFault) -> [UInt8] { [] }

    package func dueSummaries() throws(CloudFault) -> LeavesMessage { LeavesMessage() }

    package func leave(_ request: LeaveRequest) throws(CloudFault) -> LeavesMessage {
        LeavesMessage()
    }
}

/// Carries changes between a journal and a folder, one file a device and day.
///
/// What others wrote comes first: what was forgotten elsewhere while this device was away is forgotten here before
/// anything is told. Every step may be the last one: what was done is in the state, and what was not is done the next time.
package struct CloudCarrier {
    /// What was carried in one round.
    package struct Report: Sendable, Hashable {
        package var sent = 0
        package var files = 0
        package var changes = TakenMessage()

        package init() {}
    }

    private let folder: CloudFolder
    private let journal: any CloudJournal
    /// Keeps the state.
    private let store: (CloudState) throws(CloudFault) -> Void
    package private(set) var state: CloudState
    package private(set) var report = Report()
    private var own = SharedDaysMessage(device: "", days: [], waiting: 0)
    private var unkept = 0
    private var meetsOtherKey = false
    private var firstFault: CloudFault?

    /// How often a file is tried that others write at the same time.
    private static let attempts = 5
    /// Steps after which the state is kept: those since are done again after a crash, which changes nothing.
    private static let stepsToKeep = 32

    package init(
        _ folder: CloudFolder, _ journal: any CloudJournal, state: CloudState,
        keep: @escaping (CloudState) throws(CloudFault) -> Void
    ) {
        self.folder = folder
        self.journal = journal
        self.state = state
        self.store = keep
    }

    /// Carries everything that is to be carried.
    ///
    /// - Parameters:
    ///   - months: those to be looked at for files of others, as `2026/11`; all when `nil`, and with a new key.
    ///   - end: what is done when everything was carried that could be.
    /// - Throws: the first fault; what is wrong with one file keeps no other one from being carried, and `end` from
    ///   nothing.
    package mutating func carry(
        months: Set<String>?, end: () async throws(CloudFault) -> Void
    ) async throws(CloudFault) {
        do throws(CloudFault) {
            try await carry(months: months)
        } catch {
            guard error.isOfOneFile else { throw error }
            try await end()
            throw error
        }
        try await end()
    }

    /// As above, with nothing to do at the end.
    package mutating func carry(months: Set<String>?) async throws(CloudFault) {
        report = Report()
        firstFault = nil
        meetsOtherKey = false
        let isKeyNew = state.key != nil && !state.isKeyProven
        let months = isKeyNew ? nil : months
        let first = months?.min().flatMap { LocalDay("\($0.replacing("/", with: "-"))-01") }
        own = try journal.days(from: first)
        // A clock that is ahead names its files by days that are.
        let listing = try await CloudListing.of(
            folder,
            months: months.map { $0.union(own.days.suffix(1).map(\.date).map(CloudPath.folder)) })
        if months == nil { forget(allBut: listing) }
        for (path, tag) in listing.sorted(by: { $0.key < $1.key }) {
            if let tag, state.known[path.text] == tag.text { continue }
            try await attempt(path) { (carrier) async throws(CloudFault) in
                try await carrier.take(path)
            }
        }
        if isKeyNew, !state.isKeyProven {
            // What a wrong key wrote nobody else could read.
            guard !meetsOtherKey else { throw .otherKey }
            state.isKeyProven = firstFault == nil
        }
        if report.files > 0 {
            // What was erased may have been told on any day.
            own = try journal.days(from: report.changes.erased ? nil : first)
        }
        for day in own.days {
            let path = CloudPath(day: day.date, device: day.device)
            guard state.sent[path.text] != day.version else { continue }
            try await attempt(path) { (carrier) async throws(CloudFault) in
                try await carrier.send(path, day.version)
            }
        }
        if let firstFault { throw firstFault }
    }

    /// What the server has lost is sent again.
    private mutating func forget(allBut listing: [CloudPath: EntityTag?]) {
        func isThere(_ text: String) -> Bool { CloudPath(text).map { listing[$0] != nil } ?? false }
        state.sent = state.sent.filter { isThere($0.key) }
        state.known = state.known.filter { isThere($0.key) }
        state.failed = [:]
    }

    /// Carries one file, and goes on with others when that is all that fails.
    private mutating func attempt(
        _ path: CloudPath, _ body: (inout Self) async throws(CloudFault) -> Void
    ) async throws(CloudFault) {
        do throws(CloudFault) {
            try await body(&self)
            state.failed[path.text] = nil
        } catch {
            state.failed[path.text] = error.sentence
            guard error.isOfOneFile else { throw error }
            firstFault = firstFault ?? error
        }
        unkept += 1
        guard unkept >= Self.stepsToKeep else { return }
        unkept = 0
        try store(state)
    }

    /// Takes in what a file tells, be it another device's, or that of another copy of this journal.
    private mutating func take(_ path: CloudPath) async throws(CloudFault) {
        guard let file = try await folder.file(path.text) else { return }
        try note(file, at: path)
    }

    private mutating func note(_ file: CloudFolder.File, at path: CloudPath) throws(CloudFault) {
        let isOwn = own.days.contains { path == CloudPath(day: $0.date, device: $0.device) }
        if let flaw = file.flaw {
            // From before there was this key: it is written anew, by whoever wrote it.
            guard isOwn else {
                meetsOtherKey = meetsOtherKey || flaw == .unopened
                throw flaw
            }
            state.known[path.text] = file.tag?.text
            state.sent[path.text] = nil
            return
        }
        if state.key != nil, !isOwn { state.isKeyProven = true }
        let taken = try journal.take(file.bytes)
        report.files += 1
        report.changes.add(taken)
        // Without a tag, or room for all of it, it is taken again each time, which changes nothing.
        state.known[path.text] = taken.postponed > 0 ? nil : file.tag?.text
        guard let day = own.days.first(where: { $0.date == path.day && $0.device == path.device }),
            taken.taken == 0, try journal.offer(path) == file.bytes
        else { return }
        state.sent[path.text] = day.version
    }

    /// Sends a day of this journal, after taking what stands in its place.
    private mutating func send(
        _ path: CloudPath, _ version: String
    ) async throws(CloudFault) {
        var condition =
            state.known[path.text].flatMap { EntityTag($0) }.map(CloudFolder.Condition.unchanged)
            ?? .absent
        for _ in 0..<Self.attempts {
            switch try await folder.write(try journal.offer(path), to: path.text, if: condition) {
            case .done(let tag):
                report.sent += 1
                state.known[path.text] = tag?.text
                state.sent[path.text] = version
                return
            case .noFolder: for name in path.folders { try await folder.make(name) }
            case .otherwise: condition = try await look(at: path, after: condition)
            }
        }
        throw .contested
    }

    /// Takes what stands where something else was expected, which is now what may be written over.
    private mutating func look(
        at path: CloudPath, after condition: CloudFolder.Condition
    ) async throws(CloudFault) -> CloudFolder.Condition {
        guard let file = try await folder.file(path.text) else { return .absent }
        guard let tag = file.tag else {
            throw .unavailable("it tells no version of its files, by which two could write them")
        }
        try note(file, at: path)
        return condition == .unchanged(tag) ? .likelyUnchanged(tag) : .unchanged(tag)
    }
}
