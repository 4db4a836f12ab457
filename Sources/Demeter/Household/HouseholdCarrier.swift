package import Cloud
package import Nutrition
package import Wire

/// Carries changes between a journal and the household's server.
///
/// What other devices wrote comes first, and nothing is written unless all of it is in: what was forgotten elsewhere
/// while this device was away is forgotten here before anything is told. Every step may be the last one: what was
/// done is in the state, and what was not is done the next time.
package struct HouseholdCarrier {
    /// What was carried in one round.
    package struct Report: Sendable, Hashable {
        /// Days.
        package var sent = 0
        package var changes = TakenMessage()
        /// Records under this journal's names that it could not take, and that stay on the server.
        package var left = 0

        package init() {}
    }

    private let server: any HouseholdServer
    private let journal: any CloudJournal
    /// Keeps the state.
    private let store: (HouseholdState) throws(HouseholdFault) -> Void
    package private(set) var state: HouseholdState
    package private(set) var report = Report()
    /// Whether the server had lost what it once acknowledged.
    package private(set) var isRestored = false
    private var own = SharedDaysMessage(device: "", days: [], waiting: 0)
    /// Digests of records under our names that were taken in, and that we tell no more.
    private var known: Set<String> = []
    /// Digests of those that could not be taken in, which stay where they are.
    private var left: Set<String> = []

    /// How often sending is begun anew since something came meanwhile.
    private static let attempts = 20
    /// About how many bytes of records, and how many days, are written at once: other devices wait meanwhile.
    private static let delivery = (bytes: 2 << 20, days: 200)

    package init(
        _ server: any HouseholdServer, _ journal: any CloudJournal, state: HouseholdState,
        keep: @escaping (HouseholdState) throws(HouseholdFault) -> Void
    ) {
        self.server = server
        self.journal = journal
        self.state = state
        self.store = keep
    }

    /// Carries everything that is to be carried.
    ///
    /// - Parameters:
    ///   - first: the day of UTC from which on this journal may have something new to tell; with `nil` the
    ///     server is also asked whether it still has everything.
    ///   - sends: whether what was written here is to be told.
    package mutating func carry(
        from first: LocalDay?, sends: Bool = true
    ) throws(HouseholdFault) {
        report = Report()
        try look(from: first)
        try verifyPlace()
        // A server that has lost its deliveries may have lost days.
        if first == nil || isRestored {
            if first != nil { try look(from: nil) }
            try verifyDays()
        }
        for _ in 0..<Self.attempts {
            try takeAll()
            if report.changes.erased || report.changes.renamed { try look(from: nil) }
            guard sends else { return }
            if try sendAll() { return }
        }
        throw .contested
    }

    private mutating func look(from first: LocalDay?) throws(HouseholdFault) {
        own = try here { () throws(CloudFault) in try journal.days(from: first) }
    }

    /// What the server has lost, as one that was made anew or restored, is taken again.
    private mutating func verifyPlace() throws(HouseholdFault) {
        if state.position > 0, try server.mark(at: state.position) != state.mark {
            (state.position, state.mark) = (0, "")
            isRestored = true
        }
    }

    /// What it has lost is sent again.
    private mutating func verifyDays() throws(HouseholdFault) {
        let marks = try server.marks(of: Set(own.days.map(\.device)))
        isRestored = isRestored || state.sent.contains { marks[$0.key] == nil }
        // A day that a copy of this journal wrote since is sent again too, which is no loss.
        state.sent = state.sent.filter { marks[$0.key] == $0.value.mark }
        if state.isIncomplete {
            (state.position, state.mark, state.isIncomplete) = (0, "", false)
        }
    }

    private mutating func takeAll() throws(HouseholdFault) {
        let before = state.position
        while let came = try server.deliveries(after: state.position) {
            // Records that found no room to wait in are taken again with all others.
            if try !take(came.records) { state.isIncomplete = true }
            (state.position, state.mark) = (came.position, came.mark)
            try store(state)
        }
        if state.position != before {
            try server.acknowledge(state.position, by: own.device)
        }
    }

    /// - Returns: whether all of it is in.
    private mutating func take(_ records: [UInt8]) throws(HouseholdFault) -> Bool {
        guard !records.isEmpty else { return true }
        let taken = try here { () throws(CloudFault) in try journal.take(records) }
        report.changes.add(taken)
        return taken.postponed == 0
    }

    /// Takes in what the server has under this journal's names, and learns which of it may go there.
    private mutating func takeOwn(_ records: [HouseholdRecord]) throws(HouseholdFault) {
        let before = report.changes
        let isRoomy = try take(Self.lines(records[...]))
        if !isRoomy { state.isIncomplete = true }
        // Only where some of it may not be in is it worth asking of each.
        let isAllIn =
            isRoomy && report.changes.refused == before.refused && report.changes.waiting == 0
        let found = isAllIn ? Set(records.map(\.digest)) : try digestsInside(records[...])
        known.formUnion(found)
        left.formUnion(Set(records.map(\.digest)).subtracting(found))
        report.left = left.count
    }

    /// Those of records that the journal has, or has forgotten; taking the same again changes nothing.
    private func digestsInside(
        _ records: ArraySlice<HouseholdRecord>
    ) throws(HouseholdFault) -> Set<String> {
        let again = try here { () throws(CloudFault) in
            try journal.take(Self.lines(records))
        }
        // Where something was new it may be one of those that had waited elsewhere.
        if again.taken == 0 {
            if again.known == 0 { return [] }
            if again.known == records.count { return Set(records.map(\.digest)) }
        } else if records.count == 1 {
            return Set(records.map(\.digest))
        }
        guard records.count > 1 else { return [] }
        let middle = records.startIndex + records.count / 2
        return try digestsInside(records[..<middle]).union(digestsInside(records[middle...]))
    }

    private static func lines(_ records: ArraySlice<HouseholdRecord>) -> [UInt8] {
        Array(records.map { "\($0.payload)\n" }.joined().utf8)
    }

    /// - Returns: whether everything was sent; otherwise something is to be taken first.
    private mutating func sendAll() throws(HouseholdFault) -> Bool {
        var waiting = own.days.filter { day in
            state.sent[CloudPath(day: day.date, device: day.device)]?.version != day.version
        }[...]
        while !waiting.isEmpty {
            var files: [OfferedFile] = []
            var size = 0
            while let day = waiting.first, files.count < Self.delivery.days,
                size < Self.delivery.bytes
            {
                let path = CloudPath(day: day.date, device: day.device)
                let bytes = try here { () throws(CloudFault) in try journal.offer(path) }
                // The first line says what the others are.
                let records = bytes.drop { $0 != UInt8(ascii: "\n") }.dropFirst()
                files.append(
                    OfferedFile(path: path, version: day.version, records: Array(records)))
                size += records.count
                waiting.removeFirst()
            }
            switch try server.deliver(
                files, by: own.device, after: state.position, without: known, leaving: left)
            {
            case .behind: return false
            case .unknown(let records):
                // As a journal that was restored: what it had told is taken in, and told again.
                try takeOwn(records)
                try look(from: nil)
                return false
            case .done(let marks, let mark):
                report.sent += files.count
                for file in files {
                    state.sent[file.path] = marks[file.path].map {
                        .init(version: file.version, mark: $0)
                    }
                }
                if let mark { (state.position, state.mark) = (state.position + 1, mark) }
                try store(state)
            }
        }
        return true
    }

    private func here<Result>(
        _ body: () throws(CloudFault) -> Result
    ) throws(HouseholdFault) -> Result {
        do throws(CloudFault) { return try body() } catch { throw .here(error) }
    }
}
