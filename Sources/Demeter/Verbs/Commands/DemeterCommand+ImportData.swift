internal import Arguments
internal import Configuration
internal import Exchange
internal import JSON
internal import Journal
internal import Nutrition
internal import Recipes
internal import Telling

extension DemeterCommand {
    static let importing: Verb = Verb(
        CommandTable(
            "import", "Take in what this or another program has written out",
            details: [
                "Knows Demeter's own exports, and what these write: "
                    + programs.map(\.title).joined(separator: ", ")
                    + ". Archives and workbooks are opened, and whose a file is is seen from what it "
                    + "holds. It is told what was found and what is left out; then it is taken in. Meals "
                    + "without a time get the one that is usual. Weights, waists, steps and energies of devices "
                    + "are taken in beside them.",
                "An export of Demeter's makes the same journal of an empty one. Otherwise entries are added, "
                    + "but for those that are there already, and one undo takes all of them back. When a row "
                    + "is broken nothing is taken in. A daemon that runs takes the file in itself, of up to "
                    + "100 MiB; only an export that is to make the same journal of an empty one needs it not to run.",
            ],
            options: [
                OptionRow(
                    "format", letter: "f",
                    value: .init("FORMAT", .choice(ExchangeFormat.allCases.map(\.rawValue))),
                    "Who wrote it; told from the file unless said."),
                OptionRow("day-first", "Read dates such as 3/1/2026 as the 3rd of January."),
                OptionRow("month-first", "Read dates such as 3/1/2026 as the 1st of March."),
                OptionRow("dry-run", "Show what would be taken in, and take in nothing."),
                OptionRow("skip-broken", "Leave broken rows out and take in the others."),
                OptionRow(
                    "incomplete",
                    "Take in what is there of an export of Demeter's that was cut off."),
                OptionRow("stop", "End the daemon first when it runs."),
            ],
            operands: [
                OperandRow(
                    "FILE", count: .oneAtMost, kind: .file,
                    "The file; - or a pipe for standard input.")
            ],
            examples: [
                .init("demeter import journal.jsonl", "takes in an export"),
                .init("demeter import --dry-run servings.csv", "shows what Cronometer's file has"),
                .init("demeter import export.zip", "takes in the meals of Apple Health's archive"),
            ], group: "Your data"),
        runImport)

    private static let programs = ExchangeFormat.allCases.filter { !$0.isOwn }

    @Sendable private static func runImport(_ session: Session) throws(Failure) -> ExitStatus {
        guard session.command.operands.first != nil || !session.console.isInputTerminal else {
            throw session.misuse(phrase("FILE is missing"))
        }
        var (plan, piped) = try plan(session)
        for fault in plan.faults.prefix(20) {
            session.console.complain("demeter: \(ImportReport.line(fault))\n")
        }
        if plan.faults.count > 20 {
            session.console.complain(phrase("demeter: and \(plan.faults.count - 20) more\n"))
        }
        guard plan.faults.isEmpty || session.command.has("skip-broken") else {
            throw .badData(
                phrase(
                    "\(ImportReport.broken(plan)); nothing was taken in. --skip-broken takes in the others"
                )
            )
        }
        let isWhole = try session.isWhole(plan)
        let alerts = try ImportAlerts(&plan, session)
        let isTaken = !session.command.has("dry-run")
        let folder = DataFolder(session)
        if isTaken, !session.command.has("stop"), let holder = folder.journal.holder {
            let isRestored = !plan.rows.isEmpty && isWhole
            if let result = try session.handOver(
                plan, piped, to: holder.process, isRestored: isRestored)
            {
                return result
            }
        }
        if isTaken { _ = try folder.claim(stopping: session.command.has("stop")) }
        let summary: MergeSummary
        do throws(CareError) {
            let journal = folder.journal
            if !plan.rows.isEmpty, isWhole, try journal.isEmpty() {
                if isTaken { _ = try journal.fill(with: plan.rows) }
                summary = MergeSummary(
                    entries: plan.contents.count, recipes: plan.recipes.count,
                    measurements: plan.person.measurements.count)
            } else if isTaken {
                summary = try journal.merge(
                    plan.contents, foods: plan.foods, recipes: plan.recipes, person: plan.person)
            } else {
                summary = try journal.previewMerge(
                    plan.contents, recipes: plan.recipes, person: plan.person)
            }
        } catch {
            throw .care(error)
        }
        try session.show(
            ImportReport.json(plan, summary, alerts, isTaken: isTaken),
            ImportReport.lines(plan, summary, isTaken: isTaken) + alerts.lines)
        // What is there already was found all the same.
        let hasAny =
            !plan.contents.isEmpty || !plan.foods.isEmpty || !plan.rows.isEmpty
            || !plan.person.measurements.isEmpty
        return hasAny ? .done : .nothing
    }

    /// What the file would bring, whoever wrote it.
    ///
    /// - Returns: with it what came on standard input, which comes only once.
    private static func plan(
        _ session: Session
    ) throws(Failure) -> (plan: ImportPlan, piped: [UInt8]?) {
        let command = session.command
        guard !(command.has("day-first") && command.has("month-first")) else {
            throw session.misuse(phrase("give one of --day-first and --month-first"))
        }
        let said = command["format"].flatMap(ExchangeFormat.init(rawValue:))
        let operand = command.operands.first ?? "-"
        let bar = ImportBar(session.console)
        defer { bar.clear() }
        let clock = try clock(session)
        let piped = operand == "-" ? try session.standardInput() : nil
        guard command.operands.first != nil || piped?.isEmpty != true else {
            throw session.misuse(phrase("FILE is missing"))
        }
        do throws(ImportRefusal) {
            let file: ImportFile
            if let piped {
                file = ImportFile(bytes: piped)
            } else {
                file = try ImportFile(path: operand)
            }
            let start = try file.start()
            if let format = said ?? ExchangeFormat.own(start), format.isOwn {
                return (format.plan(try file.bytes()), piped)
            }
            let order: DateOrder? =
                command.has("day-first")
                ? .dayFirst : command.has("month-first") ? .monthFirst : nil
            let plan = try Importer(
                file, clock: clock, options: ImportOptions(format: said, dateOrder: order),
                progress: { rows, bytes, allBytes in
                    bar.show(name: file.name, rows: rows, bytes: bytes, allBytes: allBytes)
                }
            ).plan()
            return (plan, piped)
        } catch {
            throw .badImport(file: operand == "-" ? phrase("standard input") : operand, error)
        }
    }

    private static func clock(_ session: Session) throws(Failure) -> ImportClock {
        ImportClock(
            zone: try session.zone(),
            dayStart: try session.configuration().day.startsAt.minutesAfterMidnight * 60,
            now: session.now)
    }
}

extension Session {
    /// Whether a file is all that was written, as far as that can be told; what is cut off is refused
    /// unless a person wants it as it is.
    fileprivate func isWhole(_ plan: ImportPlan) throws(Failure) -> Bool {
        switch plan.extent {
        case .whole: return true
        case .untold:
            console.complain(
                phrase(
                    "demeter: the export is of format 1, which does not tell its end; whether all of it is "
                        + "there cannot be seen\n"))
            return true
        case .cutOff(let said, let found):
            let what =
                said.map { phrase("it has \(found) rows and says that it has \($0)") }
                ?? phrase("its last line is missing, behind \(found) rows")
            guard command.has("incomplete") else {
                throw .badData(
                    phrase(
                        "the export is not whole: \(what). Nothing was taken in; --incomplete takes in the "
                            + "entries and foods that are there, without their history"))
            }
            console.complain(phrase("demeter: the export is not whole: \(what)\n"))
            return false
        }
    }

    /// All of standard input.
    func standardInput() throws(Failure) -> [UInt8] {
        var bytes: [UInt8] = []
        while let more = try console.read() { bytes += more }
        return bytes
    }
}
