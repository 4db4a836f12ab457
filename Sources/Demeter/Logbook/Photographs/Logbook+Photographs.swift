internal import FoodCatalog
internal import Host
internal import JSON
internal import Journal
internal import LabelReader
internal import MealModel
internal import MealReader
internal import ModelReader
internal import Nutrition
package import Service
internal import Sight
internal import Threads
package import Wire

// Meals by their photographs.
extension Logbook {
    /// The source of utterances that came as photographs.
    static let photographSource = "photograph"

    package nonisolated(nonsending) func photo(
        _ request: PhotoRequest
    ) async throws(ServiceError) -> LogResult {
        if let note = request.note { try check(note) }
        guard let desk = photographs else { throw .notAvailable(.photo) }
        let key = request.key
        if let key { await keys.take(key) }
        do throws(ServiceError) {
            var (result, fault) = try await take(request, desk)
            result = await hinted(result)
            if let fault {
                result.hint = fault
                result.reply += "\n" + fault
            }
            if let key { await keys.letGo(key) }
            return told(result)
        } catch {
            if let key { await keys.letGo(key) }
            throw error
        }
    }

    /// Looks at the files, and logs by what they show: by the number of a product without anybody else, else
    /// by what a model sees, where there is one.
    ///
    /// - Returns: what came of it, and why the classifier told nothing.
    private nonisolated(nonsending) func take(
        _ request: PhotoRequest, _ desk: PhotographDesk
    ) async throws(ServiceError) -> (LogResult, fault: String?) {
        var reports: [PictureReport] = []
        for file in request.files { reports.append(try await Self.look(at: file, desk.eyes)) }
        let sees = await model?.seesPhotographs ?? false
        var codes: [GTIN] = []
        for code in reports.flatMap(\.codes) where !codes.contains(code) { codes.append(code) }
        let known = codes.filter { reader.catalog.product($0) != nil }
        if !known.isEmpty { return (try await log(known, request), nil) }
        // Reading takes seconds: only what shows lines of letters is read.
        let written = zip(request.files, reports).filter { $1.hasWriting }.map { $0.0 }
        var label = try await readLabels(written, desk.eyes)
        if case .label? = label {
            let result = try await keep(
                reports.map(\.copy), request, desk, isAsked: false, code: codes.first, label: label,
                hint: .packaged)
            return (result, nil)
        }
        if !codes.isEmpty, !sees { return (try await log([codes[0]], request), nil) }
        if sees { label = nil }
        for (file, report) in zip(request.files, reports) where report.quality.isTooPoor {
            throw .badPhotograph(file: file, .poor(report.quality.faults.map(\.refusal)))
        }
        // Last, so that what is a package or is refused waits for no guess: it takes far less than the other looks.
        // What a package with a code looks like tells nothing of what is in it.
        let glance =
            codes.isEmpty ? await glance(at: request.files, desk) : Glance(hint: .packaged)
        let result = try await keep(
            reports.map(\.copy), request, desk, isAsked: sees, label: label, hint: glance.hint)
        return (result, glance.fault)
    }

    private nonisolated(nonsending) func log(
        _ codes: [GTIN], _ request: PhotoRequest
    ) async throws(ServiceError) -> LogResult {
        let words = codes.map(\.description) + [request.note].compactMap(\.self)
        let said = NewUtterance(
            text: words.joined(separator: ", "), received: Timestamp(milliseconds: now()),
            moment: try moment(at: request.at), source: Self.barcodeSource, key: request.key,
            meal: request.meal)
        var result = try await log(said)
        result.analysis = PhotoAnalysis.none
        result.scene = .packaged
        return result
    }

    private nonisolated(nonsending) func keep(
        _ copies: [[UInt8]], _ request: PhotoRequest, _ desk: PhotographDesk, isAsked: Bool,
        code: GTIN? = nil, label: LabelReading? = nil, hint: PictureHint
    ) async throws(ServiceError) -> LogResult {
        let moment = try moment(at: request.at)
        let folder = try await Self.keep(copies, forGood: request.keep, in: desk.folder)
        let said = NewUtterance(
            text: ([code?.description] + [
                request.note ?? (code == nil ? Phrases.photograph(copies.count) : nil)
            ])
            .compactMap(\.self).joined(separator: ", "),
            received: Timestamp(milliseconds: now()), moment: moment,
            source: Self.photographSource, key: request.key, meal: request.meal)
        let photograph = NewPhotograph(
            analysis: isAsked ? .pending : .none, pictures: copies.count, isKept: request.keep,
            folder: folder, note: request.note, message: label?.json.text,
            hint: hint.isEmpty ? nil : hint.json.text)
        return try await receive(said, photograph)
    }

    package nonisolated(nonsending) func photoAgain(
        _ request: PhotoAgainRequest
    ) async throws(ServiceError) -> LogResult {
        if let note = request.note { try check(note) }
        let id = UtteranceID(rawValue: Int64(request.photo))
        let (earlier, found) = try await ServiceError.translating { () async throws(JournalError) in
            (try? await journal.utterance(id), try await journal.photograph(id))
        }
        guard let earlier, let found else { throw .noSuchPhotograph(request.photo) }
        guard await model?.seesPhotographs ?? false else { throw .noPhotographModel }
        guard let folder = found.folder else { throw .photographGone(request.photo) }
        if found.analysis.isOpen {
            desk.wake()
            return try await pendingResult(earlier)
        }
        let note = request.note ?? found.note
        let said = NewUtterance(
            text: note ?? Phrases.photograph(found.pictures),
            received: Timestamp(milliseconds: now()), moment: earlier.said.moment,
            source: Self.photographSource, meal: earlier.said.meal)
        let result = try await receive(
            said,
            NewPhotograph(
                analysis: .pending, pictures: found.pictures, isKept: found.isKept,
                folder: folder, note: note, again: id, hint: found.hint))
        return told(await hinted(result))
    }

    /// Keeps photographs before anybody looks at them, and has them looked at.
    private nonisolated(nonsending) func receive(
        _ said: NewUtterance, _ photograph: NewPhotograph
    ) async throws(ServiceError) -> LogResult {
        await finishStuck()
        let receipt = try await ServiceError.translating { () async throws(JournalError) in
            try await writing { () async throws(JournalError) in
                try await journal.receive(said, photograph)
            }
        }
        switch receipt {
        case .new(let id):
            let utterance = Utterance(id: id, said: said, state: .received)
            return try await takeUpPhotograph(utterance, mayAsk: true)
        case .repeated(let earlier):
            // The first time has copies of its own.
            if photograph.again == nil, let folder = photograph.folder {
                try? photographs?.folder.erase(folder)
            }
            return try await repeatedResult(of: earlier)
        }
    }

    /// What one file shows.
    private static nonisolated(nonsending) func look(
        at path: String, _ eyes: any PictureLooker
    ) async throws(ServiceError) -> PictureReport {
        let file: ExistingFile
        do throws(FileFault) { file = try ExistingFile(path) } catch {
            throw .badPhotograph(file: path, error.refusal)
        }
        guard file.size <= PictureLimits.bytes else {
            throw .badPhotograph(file: path, .tooLarge(limit: PictureLimits.bytes))
        }
        switch await eyes.look(at: file.descriptor) {
        case .success(let report): return report
        case .failure(let fault): throw .badPhotograph(file: path, fault.refusal)
        }
    }

    private static nonisolated(nonsending) func keep(
        _ copies: [[UInt8]], forGood: Bool, in folder: PictureFolder
    ) async throws(ServiceError) -> String {
        let kept = await OwnThread.run("pictures") { () -> Result<String, HostError> in
            do throws(HostError) {
                return .success(try folder.keep(copies, forGood: forGood))
            } catch {
                return .failure(error)
            }
        }
        switch kept {
        case .success(let name): return name
        case .failure(let error) where error.code == 28: throw .diskFull
        case .failure(let error) where error.code == 30 || error.code == 13: throw .readOnly
        case .failure, nil: throw .busy
        }
    }
}

extension PictureHint {
    fileprivate static let packaged = PictureHint(scene: .packaged)
}

extension FileFault {
    fileprivate var refusal: PhotographRefusal {
        switch self {
        case .system(let code, _): .unopened(code)
        case .tooLarge(let limit): .tooLarge(limit: limit)
        default: .notPlain
        }
    }
}

extension PictureFault {
    fileprivate var refusal: PhotographRefusal {
        switch self {
        case .unreadable: .unreadable
        case .tooManyPixels(let count): .tooManyPixels(count, limit: PictureLimits.pixels)
        case .tooLarge: .tooLarge(limit: PictureLimits.bytes)
        case .memory: .memory
        case .tooSlow: .tooSlow
        case .noEyes: .noEyes
        }
    }
}

extension PictureQuality.Fault {
    fileprivate var refusal: PhotographRefusal.Fault {
        switch self {
        case .tiny: .tiny
        case .dark: .dark
        case .burnt: .burnt
        case .flat: .flat
        case .blurred: .blurred
        }
    }
}
