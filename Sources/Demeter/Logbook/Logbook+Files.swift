internal import Exchange
internal import Glibc
internal import Host
package import JSON
internal import Journal
internal import Locking
internal import Nutrition
package import Service
internal import Telling
internal import Threads
package import Wire

// The journal's data in and out while the daemon works: to and from open files that somebody sends.
extension Logbook {
    /// Bytes of a file that is taken in, or of a member of an archive of ours.
    static let importLimit = 100 << 20

    package nonisolated(nonsending) func takeIn(
        _ request: ImportRequest, from file: Int32
    ) async throws(ServiceError) -> JSONValue {
        guard importing.begin() else { throw .busy }
        defer { importing.end() }
        var plan = try await plan(request, file)
        var alerts = ImportAlerts()
        if !plan.format.isOwn, let review = allergyReview {
            alerts = ImportAlerts(&plan.contents, review)
        }
        let broken = plan.faults.count
        let complaint = Self.complaint(plan, request)
        let summary: MergeSummary
        if request.dryRun || complaint != nil {
            summary = try await ServiceError.translating { () async throws(JournalError) in
                try await journal.previewMerge(
                    plan.contents, recipes: plan.recipes, person: plan.person)
            }
        } else {
            summary = try await ServiceError.translating { () async throws(JournalError) in
                try await writing { () async throws(JournalError) in
                    try await journal.merge(
                        plan.contents, foods: plan.foods, recipes: plan.recipes,
                        person: plan.person)
                }
            }
            try await followForeignChanges(ofFoods: true)
        }
        if let complaint, !request.dryRun { throw .badFile(complaint) }
        guard
            var object = ImportReport.json(plan, summary, alerts, isTaken: !request.dryRun).object
        else { return .null }
        var lines = ImportReport.lines(plan, summary, isTaken: !request.dryRun) + alerts.lines
        if let complaint { lines.append(complaint) }
        for fault in plan.faults.prefix(20) { lines.append(ImportReport.line(fault)) }
        if broken > 20 { lines.append(Texts.imports.more(broken - 20)) }
        object["reply"] = .string(lines.joined(separator: "\n"))
        object["complaint"] = complaint.map(JSONValue.string) ?? .null
        return .object(object)
    }

    /// Why nothing of it would be taken in as it is; `nil` when it would.
    private static func complaint(_ plan: ImportPlan, _ request: ImportRequest) -> String? {
        if !plan.faults.isEmpty, !request.skipBroken {
            return Texts.imports.nothingTaken(ImportReport.broken(plan))
        }
        if case .cutOff(let said, let found) = plan.extent, !request.incomplete {
            return Texts.imports.notWhole(
                said.map { Texts.imports.claimsRows(found, $0) }
                    ?? Texts.imports.lastMissing(found))
        }
        return nil
    }

    private nonisolated(nonsending) func plan(
        _ request: ImportRequest, _ file: Int32
    ) async throws(ServiceError) -> ImportPlan {
        let format = request.format.flatMap(ExchangeFormat.init(rawValue:))
        if let name = request.format, format == nil {
            throw .badFile(
                "\"\(name)\" is no format that is known; \"demeter import -h\" lists them.")
        }
        let calendar = calendar()
        let clock = ImportClock(
            zone: calendar.zone, dayStart: calendar.dayStart, now: now() / 1000)
        let planned = await OwnThread.run("import") { () -> Result<ImportPlan, ImportRefusal> in
            do throws(ImportRefusal) {
                // The daemon's own name for the open file: nobody's path is opened.
                let source = try ImportFile(path: "/proc/self/fd/\(file)", name: request.name)
                guard source.size <= Self.importLimit else {
                    throw .tooLarge(file: request.name, limit: Self.importLimit)
                }
                let start = try source.start()
                if let own = format ?? ExchangeFormat.own(start), own.isOwn {
                    return .success(own.plan(try source.bytes()))
                }
                let order: DateOrder? = request.dayFirst.map { $0 ? .dayFirst : .monthFirst }
                return .success(
                    try Importer(
                        source, clock: clock,
                        options: ImportOptions(format: format, dateOrder: order)
                    ).plan())
            } catch {
                return .failure(error)
            }
        }
        switch planned {
        case .success(let plan)?: return plan
        case .failure(let refusal)?:
            throw .badFile(Self.capitalised(refusal.sentence(request.name)) + ".")
        case nil: throw .busy
        }
    }

    private static func capitalised(_ text: String) -> String {
        text.prefix(1).uppercased() + text.dropFirst()
    }

    package nonisolated(nonsending) func writeOut(
        _ request: ExportRequest, to file: Int32
    ) async throws(ServiceError) -> WrittenMessage {
        guard let dataFolder else { throw .notAvailable(.export) }
        if let from = request.from, let to = request.to, from > to {
            throw .outOfRange(
                parameter: "to", lowest: from.description, highest: LocalDay.last.description)
        }
        let export = JournalExport(
            JournalFolder(dataFolder), request.format, days: request.days,
            hasDecimalComma: request.decimalComma, subject: request.subject)
        return try await Self.written { () throws(CareError) in
            var output = OutputFile(descriptor: file)
            var (bytes, fault) = (0, HostError?.none)
            do throws(CareError) {
                try export.write { line in
                    bytes += line.utf8.count + 1
                    do throws(HostError) { try output.write((line + "\n").utf8) } catch {
                        fault = error
                        throw error
                    }
                }
                do throws(HostError) { try output.flush() } catch {
                    throw .cannotWrite(path: "the file", errno: error.code)
                }
            } catch {
                throw fault.map { .cannotWrite(path: "the file", errno: $0.code) } ?? error
            }
            return bytes
        }
    }

    package nonisolated(nonsending) func backUp(
        to file: Int32
    ) async throws(ServiceError) -> WrittenMessage {
        guard let dataFolder else { throw .notAvailable(.backup) }
        return try await Self.written { () throws(CareError) in
            try JournalFolder(dataFolder).backUp(to: file)
        }
    }

    /// What was written on a thread of its own; it may take long.
    private static nonisolated(nonsending) func written(
        _ body: @escaping @Sendable () throws(CareError) -> Int
    ) async throws(ServiceError) -> WrittenMessage {
        let done = await OwnThread.run("export") { () -> Result<Int, CareError> in
            do throws(CareError) { return .success(try body()) } catch { return .failure(error) }
        }
        switch done {
        case .success(let bytes)?: return WrittenMessage(bytes: bytes)
        case .failure(let error)?: throw ServiceError(error)
        case nil: throw .busy
        }
    }
}

/// Lets one file be taken in at a time: each may need much memory.
final class ImportTurn: Sendable {
    private let isTaken = Mutex(false)

    func begin() -> Bool {
        isTaken.withLock { isTaken in
            defer { isTaken = true }
            return !isTaken
        }
    }

    func end() { isTaken.withLock { $0 = false } }
}

extension ServiceError {
    /// What the journal's care could not do, as those who connect are told it.
    fileprivate init(_ error: CareError) {
        switch error {
        case .journal(let error): self = ServiceError(error)
        case .cannotWrite(_, let errno) where errno == ENOSPC || errno == EDQUOT: self = .diskFull
        case .cannotWrite(_, let errno): self = .storage(code: Int(errno))
        case .lacksRoom: self = .diskFull
        default: self = .storage(code: 0)
        }
    }
}
