internal import JSON
internal import Nutrition
internal import Programmes
internal import SQLite

extension Ledger {
    /// All that were started, in the order in which they were.
    func programmes() throws -> [StartedProgramme] {
        var select = try connection.prepare(Self.selectProgrammes)
        var found: [StartedProgramme] = []
        while try select.step() { found.append(try Self.programme(&select)) }
        return found
    }

    /// `nil` when it was taken back, or was never there.
    func programme(_ id: ProgrammeID) throws -> StartedProgramme? {
        var select = try connection.prepare(Self.selectProgramme)
        select.bind(id.rawValue)
        return try select.step() ? try Self.programme(&select) : nil
    }

    func programmeID(ofRevision revision: Int64) throws -> ProgrammeID? {
        var select = try connection.prepare(Self.selectProgrammeOfRevision)
        select.bind(revision)
        return try select.step() ? ProgrammeID(rawValue: select.integer()) : nil
    }

    /// Starts a programme as one undoable change, where none goes on.
    func start(
        _ run: ProgrammeRun, today: LocalDay, utterance: UtteranceID?
    ) throws -> Recorded {
        if let other = try programmes().last(where: { $0.run.isOngoing(on: today) }) {
            throw JournalError.refusedProgramme(.another(other.run.programme.title))
        }
        var change = try beginChange(.programme, utterance: utterance)
        try write(run, in: &change)
        return try record(.programme, of: change, utterance: utterance)
    }

    /// Takes a step with the programme that goes on, as one undoable change.
    func take(
        _ step: ProgrammeStep, today: LocalDay, utterance: UtteranceID?
    ) throws -> Recorded {
        guard let before = try programmes().last(where: { $0.run.isOngoing(on: today) }) else {
            throw JournalError.refusedProgramme(.none)
        }
        let run: ProgrammeRun
        do throws(ProgrammeFault) {
            run = try before.run.taking(step, today: today)
        } catch {
            throw JournalError.refusedProgramme(error)
        }
        var change = try beginChange(.programme, utterance: utterance)
        var select = try connection.prepare(Self.selectProgrammeRevision)
        select.bind(before.id.rawValue)
        guard try select.step() else { throw JournalError.unreadable(column: "programme") }
        try change.retire(select.integer(), of: .programmes, in: self)
        let after = try insert(run, id: before.id, in: &change)
        change.person.programmes.append(.init(before: before, after: after))
        return try record(.programme, of: change, utterance: utterance)
    }

    /// Writes a programme as a part of a change.
    func write(_ run: ProgrammeRun, in change: inout ChangeWriter) throws {
        let programme = try insert(run, id: nil, in: &change)
        change.person.programmes.append(.init(before: nil, after: programme))
    }

    private func insert(
        _ run: ProgrammeRun, id: ProgrammeID?, in change: inout ChangeWriter
    ) throws -> StartedProgramme {
        let revision = try connection.integer(Self.nextProgrammeRevision)
        let id = id ?? ProgrammeID(rawValue: revision)
        var insert = try connection.prepare(Self.insertProgramme)
        insert.bind(revision)
        insert.bind(id.rawValue)
        insert.bind(change.change.rawValue)
        insert.bind(run.programme.name)
        insert.bind(run.programme.json.text)
        insert.bind(run.start.description)
        insert.bind(array: run.pauses) { $0.stored }
        insert.bind(run.stopped?.description)
        try insert.run()
        try change.introduce(revision, of: .programmes, in: self)
        return StartedProgramme(id: id, run: run)
    }

    /// A programme as it was in a revision, live or not.
    func programme(revision: Int64) throws -> StartedProgramme? {
        var select = try connection.prepare(Self.selectRevision)
        select.bind(revision)
        return try select.step() ? try Self.programme(&select) : nil
    }

    private static func programme(_ row: inout Statement) throws -> StartedProgramme {
        let id = ProgrammeID(rawValue: row.integer())
        guard let plan = try? JSONValue(parsing: row.text()),
            let programme = Programme(json: plan)
        else { throw JournalError.unreadable(column: "plan") }
        let start = try row.day()
        let pauses = try row.array("pauses", of: ProgrammeRun.Pause.init(stored:))
        let stopped = row.textOrNull().flatMap { LocalDay($0) }
        return StartedProgramme(
            id: id, run: ProgrammeRun(programme, from: start, pauses: pauses, stopped: stopped))
    }

    private static let programmeColumns = """
        SELECT programme, plan, started, pauses, stopped FROM programmes
        """

    private static let selectProgrammes = Query(
        programmeColumns + " WHERE live = 1 ORDER BY programme")

    private static let selectProgramme = Query(
        programmeColumns + " WHERE live = 1 AND programme = ?")

    private static let selectRevision = Query(programmeColumns + " WHERE revision = ?")

    private static let selectProgrammeOfRevision = Query(
        "SELECT programme FROM programmes WHERE revision = ?")

    private static let selectProgrammeRevision = Query(
        "SELECT revision FROM programmes WHERE live = 1 AND programme = ?")

    private static let nextProgrammeRevision = Query(
        "SELECT ifnull(max(revision), 0) + 1 FROM programmes")

    private static let insertProgramme = Query(
        """
        INSERT INTO programmes (revision, programme, change, name, plan, started, pauses, stopped,
            live)
        VALUES (?, ?, ?, ?, ?, ?, ?, ?, 1)
        """)
}
