internal import JSON
internal import SQLite
internal import Tables

/// Reads a file of another program: sees whose it is, and what it would bring.
package struct Importer {
    /// How far it is: rows or foods so far, and bytes of all bytes.
    package typealias Progress = (_ rows: Int, _ bytes: Int, _ allBytes: Int) -> Void

    private let file: ImportFile
    private let clock: ImportClock
    private let options: ImportOptions
    private let meter: ImportMeter

    package init(
        _ file: ImportFile, clock: ImportClock, options: ImportOptions = ImportOptions(),
        progress: @escaping Progress = { _, _, _ in }
    ) {
        self.file = file
        self.clock = clock
        self.options = options
        meter = ImportMeter { progress($0.rows, $0.bytes, $0.allBytes) }
    }

    /// What the file would bring.
    package func plan() throws(ImportRefusal) -> ImportPlan {
        do {
            let folder = try ImportFolder(file)
            var findings: [Finding] = []
            for member in folder.members { findings.append(try finding(member)) }
            guard let format = choose(findings) else { throw refusal(folder, findings) }
            var collector = ImportCollector(format, clock, options)
            let meter = meter
            for (member, finding) in zip(folder.members, findings) {
                guard finding.format == format, finding.hasEntries else {
                    if folder.isArchive { try count(member.part, finding, &collector) }
                    continue
                }
                collector.file = folder.isArchive ? member.part.name : nil
                collector.plan.files.append(member.part.name)
                try read(member.part, finding, folder, &collector)
                meter.found(collector.plan.contents.count)
            }
            for other in folder.others { collector.leaveOut(.file(other.name), other.count) }
            collector.plan.removeControls()
            return collector.plan
        } catch {
            throw .of(error)
        }
    }

    // MARK: Whose it is

    private enum Finding {
        case table(Program, TableShape, TableHead, header: Int)
        case summary(Program, TableShape)
        case report(Program, ReportShape, TableHead)
        case document(Program, DocumentShape, JSONValue)
        case database(Program, DatabaseShape)
        case appleHealth
        case nothing(TableHead?)

        var format: ExchangeFormat? {
            switch self {
            case .table(let program, _, _, _), .summary(let program, _),
                .report(let program, _, _), .document(let program, _, _),
                .database(let program, _):
                program.format
            case .appleHealth: .appleHealth
            case .nothing: nil
            }
        }

        var hasEntries: Bool {
            switch self {
            case .summary, .nothing: false
            default: true
            }
        }
    }

    private var programs: [Program] {
        guard let format = options.format else { return Program.all }
        return Program.all.filter { $0.format == format }
    }

    private func finding(_ member: ImportFolder.Member) throws -> Finding {
        switch member.part.kind {
        case .table, .sheet: try table(member.part)
        case .document: try document(member)
        case .database: try database(member.part)
        case .markup:
            member.start.firstRange(of: Array("<HealthData".utf8)) != nil
                ? .appleHealth : .nothing(nil)
        case .oldWorkbook: throw ImportRefusal.oldWorkbook
        case .archive, .workbook, .other, .empty: .nothing(nil)
        }
    }

    private func table(_ part: ImportPart) throws -> Finding {
        let head = try TableHead(try part.text(), sheet: part.kind == .sheet ? part.name : nil)
        for program in programs {
            for shape in program.tables where shape.purpose == .entries {
                if let place = head.header(of: shape) {
                    return .table(program, shape, head, header: place)
                }
            }
            if let report = program.reports.first(where: { $0.isIts(head) }) {
                return .report(program, report, head)
            }
        }
        for program in programs {
            for shape in program.tables where shape.purpose != .entries {
                if head.header(of: shape) != nil { return .summary(program, shape) }
            }
        }
        return .nothing(head)
    }

    private func document(_ member: ImportFolder.Member) throws -> Finding {
        let shapes = programs.flatMap { program in program.documents.map { (program, $0) } }
            .filter { _, shape in
                shape.hints.contains { member.start.firstRange(of: Array($0.utf8)) != nil }
            }
        guard !shapes.isEmpty else { return .nothing(nil) }
        let value = try member.part.document()
        for (program, shape) in shapes where shape.isIts(value) {
            return .document(program, shape, value)
        }
        return .nothing(nil)
    }

    private func database(_ part: ImportPart) throws -> Finding {
        let connection = try part.database()
        var names: Set<String> = []
        var statement = try connection.prepare(
            Query("SELECT name FROM sqlite_master WHERE type = 'table'"))
        while try statement.step() { names.insert(statement.text()) }
        for program in programs {
            for shape in program.databases where names.isSuperset(of: shape.tables) {
                return .database(program, shape)
            }
        }
        return .nothing(nil)
    }

    /// The program of which most files with entries are.
    private func choose(_ findings: [Finding]) -> ExchangeFormat? {
        var counts: [ExchangeFormat: Int] = [:]
        var best: ExchangeFormat?
        for finding in findings where finding.hasEntries {
            guard let format = finding.format else { continue }
            counts[format, default: 0] += 1
            if best.map({ counts[format, default: 0] > counts[$0, default: 0] }) ?? true {
                best = format
            }
        }
        return best
    }

    private func refusal(_ folder: ImportFolder, _ findings: [Finding]) -> ImportRefusal {
        for case .summary(let program, let shape) in findings {
            if case .summary(let instead) = shape.purpose {
                return .summary(file: shape.file, program: program.format, instead: instead)
            }
        }
        if let said = options.format {
            let other = Importer(file, clock: clock)
            let found = (try? folder.members.map { try other.finding($0) }).flatMap(choose)
            return .otherProgram(said: said, found: found)
        }
        var seen = ImportRefusal.Seen()
        if folder.isArchive {
            seen.members = folder.members.map(\.part.name) + folder.others.map(\.name)
        } else if case .nothing(let head?) = findings.first {
            seen.columns = head.columns
            seen.separator = String(UnicodeScalar(head.dialect.separator))
        }
        seen.isEmpty = folder.members.allSatisfy { $0.part.kind == .empty }
        return .unknown(seen)
    }

    // MARK: What it has

    private func read(
        _ part: ImportPart, _ finding: Finding, _ folder: ImportFolder,
        _ collector: inout ImportCollector
    ) throws {
        let meter = meter
        func text() throws -> any ByteSource { try part.text { meter.read($0) } }
        meter.begin(allBytes: file.size)
        switch finding {
        case .table(_, let shape, let head, let header):
            meter.begin(allBytes: file.size * 2)
            var table = TableImport(
                head, header: header, shape, isFrom1904: folder.isFrom1904, open: text)
            try table.run(into: &collector)
        case .report(_, let shape, let head):
            var rows = TableRows(try text(), head.dialect)
            try shape.read(head, &rows, &collector)
        case .document(_, let shape, let value): try shape.read(value, folder, &collector)
        case .database(_, let shape): try shape.read(try part.database(), &collector)
        case .appleHealth:
            try AppleHealth.read(try part.open { meter.read($0) }, into: &collector)
        case .summary, .nothing: break
        }
    }

    /// Counts what a file beside the meals holds.
    private func count(
        _ part: ImportPart, _ finding: Finding, _ collector: inout ImportCollector
    ) throws {
        switch part.kind {
        case .table, .sheet:
            guard case .nothing(let head) = finding, let head else { fallthrough }
            var rows = TableRows(try part.text(), head.dialect)
            var count = -1
            var step = try rows.next()
            while step != .end {
                count += 1
                step = try rows.next()
            }
            collector.leaveOut(.table(ImportFile.fileName(part.name)), max(count, 0))
        default: collector.leaveOut(.file(ImportFile.fileName(part.name)))
        }
    }
}
