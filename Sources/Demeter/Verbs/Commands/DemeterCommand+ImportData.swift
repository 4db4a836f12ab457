internal import Arguments
internal import Configuration
internal import Exchange
internal import Glibc
internal import Host
internal import JSON
internal import Journal
internal import Nutrition
internal import Recipes

extension DemeterCommand {
    static let importing: Verb = Verb(
        CommandTable(
            "import", "Take in what this or another program has written out",
            details: [
                "Knows Demeter's own exports; MyFitnessPal's Nutrition-Summary.csv; Cronometer's "
                    + "servings.csv; and OpenNutriTracker's user_intake.json. The archives that the others "
                    + "make must be unpacked first. Meals without a time get the one that is usual.",
                "An export of Demeter's makes the same journal of an empty one. Otherwise entries are added, "
                    + "but for those that are there already, and one undo takes all of them back. When a row "
                    + "is broken nothing is taken in. Needs the daemon not to run.",
            ],
            options: [
                OptionRow(
                    "format", letter: "f",
                    value: .init("FORMAT", .choice(ExchangeFormat.allCases.map(\.rawValue))),
                    "Who wrote it; told from the file unless said."),
                OptionRow("dry-run", "Show what would be taken in, and take in nothing."),
                OptionRow("skip-broken", "Leave broken rows out and take in the others."),
                OptionRow("stop", "End the daemon first when it runs."),
            ],
            operands: [OperandRow("FILE", kind: .file, "The file; - for standard input.")],
            examples: [
                .init("demeter import journal.jsonl", "takes in an export"),
                .init("demeter import --dry-run servings.csv", "shows what Cronometer's file has"),
            ], group: "Your data"),
        runImport)

    @Sendable private static func runImport(_ session: Session) throws(Failure) -> ExitStatus {
        let bytes = try session.contents(of: session.command.operands[0])
        guard
            let format = session.command["format"].flatMap(ExchangeFormat.init(rawValue:))
                ?? ExchangeFormat.detect(bytes)
        else {
            throw .badData("it is not known who wrote this file; say so with --format")
        }
        let configuration = try session.configuration()
        let plan = format.plan(
            bytes,
            clock: ImportClock(
                zone: try session.zone(),
                dayStart: configuration.day.startsAt.minutesAfterMidnight * 60))
        for fault in plan.faults.prefix(20) {
            session.console.complain("demeter: line \(fault.line): \(fault.reason)\n")
        }
        if plan.faults.count > 20 {
            session.console.complain("demeter: and \(plan.faults.count - 20) more\n")
        }
        guard plan.faults.isEmpty || session.command.has("skip-broken") else {
            throw .badData(
                "\(plan.faults.count) of \(plan.contents.count + plan.faults.count) rows are broken; "
                    + "nothing was taken in. --skip-broken takes in the others")
        }
        let isTaken = !session.command.has("dry-run")
        let folder = DataFolder(session)
        if isTaken { _ = try folder.claim(stopping: session.command.has("stop")) }
        let summary: MergeSummary
        do throws(CareError) {
            let journal = folder.journal
            if !plan.rows.isEmpty, try journal.isEmpty() {
                if isTaken { _ = try journal.fill(with: plan.rows) }
                summary = MergeSummary(entries: plan.contents.count)
            } else if isTaken {
                summary = try journal.merge(
                    plan.contents, foods: plan.foods, recipes: plan.recipes)
            } else {
                summary = try journal.previewMerge(plan.contents)
            }
        } catch {
            throw .care(error)
        }
        return try showImport(plan, summary, isTaken: isTaken, session)
    }

    private static func showImport(
        _ plan: ImportPlan, _ summary: MergeSummary, isTaken: Bool, _ session: Session
    ) throws(Failure) -> ExitStatus {
        let entries = summary.entries
        let days = plan.contents.map(\.moment.day)
        let json: JSONValue = [
            "format": .string(plan.format.rawValue), "entries": .integer(entries),
            "repeated": .integer(summary.repeated), "broken": .integer(plan.faults.count),
            "ignored": .integer(plan.ignored), "taken": .bool(isTaken),
            "from": days.min().map { .string($0.description) } ?? .null,
            "to": days.max().map { .string($0.description) } ?? .null,
        ]
        var lines = [
            "\(isTaken ? "Took in" : "Would take in") \(entries) entries from "
                + "\(plan.format.rawValue)."
        ]
        if let first = days.min(), let last = days.max() {
            lines.append("They are of \(first) to \(last).")
        }
        if summary.recipes > 0 { lines.append("\(summary.recipes) recipes came with them.") }
        if summary.repeated > 0 {
            lines.append("\(summary.repeated) \(isTaken ? "were" : "are") there already.")
        }
        if !plan.faults.isEmpty { lines.append("\(plan.faults.count) rows were broken.") }
        if plan.ignored > 0 { lines.append("\(plan.ignored) rows were no food.") }
        try session.show(json, lines)
        // What is there already was found all the same.
        return plan.contents.isEmpty && !isTaken ? .nothing : .done
    }
}

extension Session {
    /// All of a file, or of standard input for `-`.
    func contents(of operand: String) throws(Failure) -> [UInt8] {
        var bytes: [UInt8] = []
        if operand == "-" {
            while let more = try console.read() { bytes += more }
            return bytes
        }
        let file = open(operand, O_RDONLY | O_CLOEXEC)
        guard file >= 0 else {
            throw .input(HostError(code: errno, operation: "read \(operand)"))
        }
        defer { close(file) }
        var input = InputFile(descriptor: file)
        do throws(HostError) {
            while let more = try input.read() { bytes += more }
        } catch {
            throw .input(error)
        }
        return bytes
    }
}
