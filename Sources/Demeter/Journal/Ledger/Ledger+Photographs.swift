internal import SQLite

extension Ledger {
    func insert(_ photograph: NewPhotograph, of id: UtteranceID) throws {
        if photograph.folder != nil, let earlier = photograph.again {
            try forgetCopies(of: earlier)
        }
        var insert = try connection.prepare(Self.insertPhotograph)
        insert.bind(id.rawValue)
        insert.bind(photograph.analysis.rawValue)
        insert.bind(Int64(photograph.pictures))
        insert.bind(photograph.isKept)
        insert.bind(photograph.folder)
        insert.bind(photograph.note)
        insert.bind(photograph.again?.rawValue)
        insert.bind(photograph.message)
        insert.bind(photograph.hint)
        try insert.run()
    }

    func photograph(_ id: UtteranceID) throws -> Photograph? {
        var select = try connection.prepare(Self.selectPhotograph)
        select.bind(id.rawValue)
        return try select.step() ? try Self.photograph(&select) : nil
    }

    func photographs(in analysis: Photograph.Analysis) throws -> [Photograph] {
        var select = try connection.prepare(Self.selectPhotographs)
        select.bind(analysis.rawValue)
        var found: [Photograph] = []
        while try select.step() { found.append(try Self.photograph(&select)) }
        return found
    }

    func copiedPhotographs() throws -> [CopiedPhotograph] {
        var select = try connection.prepare(Self.selectCopied)
        var found: [CopiedPhotograph] = []
        while try select.step() {
            found.append(
                CopiedPhotograph(
                    photograph: try Self.photograph(&select),
                    received: Timestamp(milliseconds: select.integer()), isHeld: select.bool()))
        }
        return found
    }

    func beginAnalysis(_ id: UtteranceID) throws -> Int {
        var update = try connection.prepare(Self.beginPhotograph)
        update.bind(id.rawValue)
        guard try update.step() else { throw JournalError.alreadyFinished(id) }
        let attempts = Int(update.integer())
        try update.run()
        return attempts
    }

    func setAnalysis(
        of id: UtteranceID, _ analysis: Photograph.Analysis, failure: String?, message: String?
    ) throws {
        var update = try connection.prepare(Self.settlePhotograph)
        update.bind(analysis.rawValue)
        update.bind(failure)
        update.bind(message)
        update.bind(id.rawValue)
        try update.run()
    }

    func resumeAnalyses() throws -> [UtteranceID] {
        var givenUp: [UtteranceID] = []
        for photograph in try photographs(in: .analysing) {
            var update = try connection.prepare(Self.resumePhotograph)
            update.bind(photograph.utterance.rawValue)
            if try update.step() {
                try update.run()
                continue
            }
            givenUp.append(photograph.utterance)
            _ = try finish(photograph.utterance, state: .failed, act: .nothing) { _ in "" }
            try setAnalysis(
                of: photograph.utterance, .failed, failure: "interrupted", message: nil)
        }
        return givenUp
    }

    func forgetCopies(of id: UtteranceID) throws {
        var update = try connection.prepare(Self.forgetFolder)
        update.bind(id.rawValue)
        try update.run()
    }

    private static func photograph(_ row: inout Statement) throws -> Photograph {
        Photograph(
            utterance: UtteranceID(rawValue: row.integer()), analysis: try row.value("analysis"),
            pictures: Int(row.integer()), attempts: Int(row.integer()), isKept: row.bool(),
            folder: row.textOrNull(), note: row.textOrNull(),
            again: row.integerOrNull().map(UtteranceID.init(rawValue:)),
            failure: row.textOrNull(), message: row.textOrNull(), hint: row.textOrNull())
    }

    private static let columns = """
        SELECT utterance, analysis, pictures, attempts, kept, folder, note, again, failure, message, hint
        """

    private static let selectPhotograph = Query(
        columns + " FROM photographs WHERE utterance = ?")

    private static let selectPhotographs = Query(
        columns + " FROM photographs WHERE analysis = ? ORDER BY utterance")

    private static let selectCopied = Query(
        columns + """
            , (SELECT received FROM utterances WHERE id = photographs.utterance),
                EXISTS (SELECT 1 FROM food_entries WHERE live = 1 AND state = 'held'
                    AND food_entries.utterance = photographs.utterance)
            FROM photographs WHERE folder IS NOT NULL ORDER BY utterance
            """)

    private static let insertPhotograph = Query(
        """
        INSERT INTO photographs (utterance, analysis, pictures, kept, folder, note, again, message, hint)
        VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
        """)

    private static let beginPhotograph = Query(
        """
        UPDATE photographs SET analysis = 'analysing', attempts = attempts + 1
        WHERE utterance = ? AND analysis = 'pending' RETURNING attempts
        """)

    private static let settlePhotograph = Query(
        """
        UPDATE photographs SET analysis = ?, failure = ?, message = ifnull(?, message)
        WHERE utterance = ?
        """)

    private static let resumePhotograph = Query(
        """
        UPDATE photographs SET analysis = 'pending', resumed = 1
        WHERE utterance = ? AND resumed = 0 RETURNING utterance
        """)

    private static let forgetFolder = Query(
        "UPDATE photographs SET folder = NULL WHERE utterance = ?")
}
