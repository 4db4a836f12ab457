internal import Arguments
internal import Configuration
internal import Exchange
internal import Glibc
internal import Host
internal import JSON
internal import Journal
internal import Nutrition
internal import Recipes
internal import TimeZones

extension DemeterCommand {
    static let export: Verb = Verb(
        CommandTable(
            "export", "Write the journal out, for other programs or another machine",
            details: [
                "As JSON Lines nothing is lost: an empty journal that takes them in is the same journal, "
                    + "history included. With --from or --to they hold the days' words and entries as they "
                    + "stand. As CSV there is a row for each entry.",
                "Works with and without the daemon.",
            ],
            options: [
                OptionRow(
                    "format", letter: "f", value: .init("FORMAT", .choice(["jsonl", "csv"])),
                    "JSON Lines unless said."),
                OptionRow("from", value: .init("DATE"), "The first day; the oldest unless said."),
                OptionRow("to", value: .init("DATE"), "The last day; the newest unless said."),
                OptionRow(
                    "output", letter: "o", value: .init("FILE", .file),
                    "The file to make, for you alone; standard output unless said."),
                OptionRow("replace", "Replace the file when it is there."),
            ],
            examples: [
                .init("demeter export -o journal.jsonl", "writes everything into a file"),
                .init(
                    "demeter export --format csv --from 2025-01-01 --to 2025-12-31 -o 2025.csv",
                    "writes the entries of a year as a table"),
            ], group: "Your data"),
        runExport)

    @Sendable private static func runExport(_ session: Session) throws(Failure) -> ExitStatus {
        let range = try session.dayRange()
        guard let path = session.command["output"].map(Path.absolute) else {
            try writeExport(range, session) { (text) throws(Failure) in
                try session.console.write(text)
            }
            return .done
        }
        guard session.command.has("replace") || access(path, F_OK) != 0 else {
            throw .care(.alreadyThere(path: path))
        }
        let part = path + ".part"
        let file = open(part, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
        guard file >= 0 else { throw .care(.cannotWrite(path: part, errno: errno)) }
        var output = OutputFile(descriptor: file)
        do throws(Failure) {
            try writeExport(range, session) { (text) throws(Failure) in
                do throws(HostError) { try output.write(text.utf8) } catch { throw .output(error) }
            }
            do throws(HostError) { try output.flush() } catch { throw Failure.output(error) }
            guard fsync(file) == 0, close(file) == 0, rename(part, path) == 0 else {
                throw Failure.care(.cannotWrite(path: path, errno: errno))
            }
        } catch {
            unlink(part)
            throw error
        }
        return .done
    }

    private static func writeExport(
        _ range: ClosedRange<LocalDay>?, _ session: Session,
        _ write: (String) throws(Failure) -> Void
    ) throws(Failure) {
        let folder = JournalFolder(session.places.dataFolder)
        let isTable = session.command["format"] == "csv"
        // A failure to write is told as itself, not as one of the journal's.
        var failure: Failure?
        func put(_ line: String) throws {
            do throws(Failure) { try write(line + "\n") } catch {
                failure = error
                throw error
            }
        }
        do throws(CareError) {
            if isTable {
                try writeTable(folder, range, put)
            } else {
                try folder.export(
                    range, { header in try put(ImportPlan.header(header).text) },
                    { table, row in try put(ImportPlan.line(table, row).text) })
            }
        } catch {
            throw failure ?? .care(error)
        }
    }

    private static func writeTable(
        _ folder: JournalFolder, _ range: ClosedRange<LocalDay>?, _ put: (String) throws -> Void
    ) throws(CareError) {
        var rows: [JSONObject] = []
        var parts: [Int: [JSONValue]] = [:]
        try folder.export(
            range, { _ in },
            { table, row in
                if table == "food_entries", row["live"]?.integer == 1 { rows.append(row) }
                if table == "entry_parts", let revision = row["revision"]?.integer,
                    let part = MealPart(row: row)
                {
                    parts[revision, default: []].append(part.kept)
                }
            })
        for index in rows.indices {
            // What is made of nothing else has an empty field.
            let own = rows[index]["revision"]?.integer.flatMap { parts[$0] }
            rows[index]["parts"] = own.map { .string(JSONValue.array($0).text) } ?? .null
            if rows[index]["incomplete"]?.string == "[]" { rows[index]["incomplete"] = .null }
        }
        rows.sort { EntryRow.order($0) < EntryRow.order($1) }
        do {
            try put(CSVText.line(EntryRow.names))
            for row in rows { try put(CSVText.line(EntryRow.fields(row))) }
        } catch {
            throw .journal(.closed)
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
            throw misuse("the day of --from must not be later than that of --to")
        }
        return first...last
    }

    private func day(_ option: String) throws(Failure) -> LocalDay? {
        guard let text = command[option] else { return nil }
        guard let operand = DateOperand(text) else {
            throw misuse("\"\(text)\" is no day; try yesterday, friday or 2026-03-06")
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
