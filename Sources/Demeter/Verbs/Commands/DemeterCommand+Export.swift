internal import Arguments
internal import Configuration
internal import Exchange
internal import Glibc
internal import Host
internal import Journal
internal import Nutrition
internal import Telling
internal import TimeZones
internal import Wire

extension DemeterCommand {
    static let export: Verb = Verb(
        CommandTable(
            "export", "Write the journal out, for other programs or another machine",
            details: [
                "As JSON Lines nothing is lost: an empty journal that takes them in is the same journal, "
                    + "history included. With --from or --to they hold the days' words and entries as they "
                    + "stand. As CSV there is a row for each entry, as FHIR a NutritionIntake (R5) in a Bundle, or on a "
                    + "line of its own.",
                "Works with and without the daemon.",
            ],
            options: [
                OptionRow(
                    "format", letter: "f",
                    value: .init("FORMAT", .choice(["jsonl", "csv", "fhir", "fhir-ndjson"])),
                    "JSON Lines unless said."),
                OptionRow("from", value: .init("DATE"), "The first day; the oldest unless said."),
                OptionRow("to", value: .init("DATE"), "The last day; the newest unless said."),
                OptionRow(
                    "output", letter: "o", value: .init("FILE", .file),
                    "The file to make, for you alone; - for standard output, as without it."),
                OptionRow("replace", "Replace the file when it is there."),
                OptionRow(
                    "decimal-comma",
                    "With --format csv: decimals with a comma and columns with a semicolon."),
                OptionRow(
                    "subject", value: .init("REFERENCE"),
                    "With --format fhir: whose intake it is; Patient/me unless said."),
            ],
            examples: [
                .init("demeter export -o journal.jsonl", "writes everything into a file"),
                .init(
                    "demeter export --format csv --from 2025-01-01 --to 2025-12-31 -o 2025.csv",
                    "writes the entries of a year as a table"),
                .init(
                    "demeter export --format fhir -o intake.json",
                    "writes the entries for programs of health care"),
            ], group: "Your data"),
        runExport)

    @Sendable private static func runExport(_ session: Session) throws(Failure) -> ExitStatus {
        let range = try session.dayRange()
        guard !session.command.has("decimal-comma") || session.command["format"] == "csv" else {
            throw session.misuse(phrase("--decimal-comma is for --format csv"))
        }
        let isResource = session.command["format"]?.hasPrefix("fhir") == true
        guard !session.command.has("subject") || isResource else {
            throw session.misuse(phrase("--subject is for --format fhir"))
        }
        guard let path = session.command["output"], path != "-" else {
            try writeExport(range, session) { (text) throws(Failure) in
                try session.console.write(text)
            }
            return .done
        }
        let replaces = session.command.has("replace")
        let folder = JournalFolder(session.places.dataFolder)
        var file = try caring { () throws(CareError) in
            try folder.newFile(at: Path.absolute(path), replacing: replaces)
        }
        try write(range, to: file.descriptor, session)
        try caring { () throws(CareError) in try folder.finish(&file, replacing: replaces) }
        return .done
    }

    /// A failure of the journal's care as one of a verb.
    static func caring<Value: ~Copyable>(
        _ body: () throws(CareError) -> Value
    ) throws(Failure) -> Value {
        do throws(CareError) { return try body() } catch { throw .care(error) }
    }

    /// Everything into an open file.
    private static func write(
        _ range: ClosedRange<LocalDay>?, to descriptor: Int32, _ session: Session
    ) throws(Failure) {
        var output = OutputFile(descriptor: descriptor)
        try writeExport(range, session) { (text) throws(Failure) in
            do throws(HostError) { try output.write(text.utf8) } catch { throw .output(error) }
        }
        do throws(HostError) { try output.flush() } catch { throw .output(error) }
    }

    private static func writeExport(
        _ range: ClosedRange<LocalDay>?, _ session: Session,
        _ write: (String) throws(Failure) -> Void
    ) throws(Failure) {
        // A failure to write is told as itself, not as one of the journal's.
        var failure: Failure?
        let export = JournalExport(
            JournalFolder(session.places.dataFolder),
            session.command["format"].flatMap(ExportRequest.Format.init(rawValue:)) ?? .lines,
            days: range, hasDecimalComma: session.command.has("decimal-comma"),
            subject: session.command["subject"])
        do throws(CareError) {
            try export.write { line in
                do throws(Failure) { try write(line + "\n") } catch {
                    failure = error
                    throw error
                }
            }
        } catch {
            throw failure ?? .care(error)
        }
    }
}

extension Session {
    /// The days that `--from` and `--to` name; `nil` without both of them.
    func dayRange() throws(Failure) -> ClosedRange<LocalDay>? {
        guard command.has("from") || command.has("to") else { return nil }
        let first = try day("from") ?? LocalDay(year: 1, month: 1, day: 1)
        let last = try day("to") ?? LocalDay(year: 9999, month: 12, day: 31)
        guard let first, let last, first <= last else {
            throw misuse(phrase("the day of --from must not be later than that of --to"))
        }
        return first...last
    }

    private func day(_ option: String) throws(Failure) -> LocalDay? {
        guard let text = command[option] else { return nil }
        guard let operand = DateOperand(text) else {
            throw misuse(phrase("\"\(text)\" is no day; try yesterday, friday or 2026-03-06"))
        }
        return operand.day(today: try today())
    }

    /// The date on the person's calendar.
    func today() throws(Failure) -> LocalDay {
        let local = try zone().local(at: now)
        let start = Int64(try configuration().day.startsAt.minutesAfterMidnight) * 60
        let shifted = local - start
        return LocalDay(daysSinceEpoch: Int((shifted - (shifted < 0 ? 86_399 : 0)) / 86_400))
    }
}
