internal import JSON
internal import Locking
internal import Nutrition
internal import Wire

/// What becomes of a request with a body whose head is here.
package enum PageReception: Sendable {
    case gather
    case take(PageIntake)
    case refuse(PageResponse)
}

// Files that are sent to the page, and that it sends.
extension PageDesk {
    /// Bodies with files that are taken at a time, by all together.
    private static let mostIntakes = 4

    /// Decides by the head alone; asks the disk, and nobody else.
    package func receive(_ request: PageRequest) -> PageReception {
        telling(request) { reception(of: request) }
    }

    private func reception(of request: PageRequest) -> PageReception {
        guard request.verb == .post, let place = Place(path: request.path),
            case .upload(let upload) = place
        else { return .gather }
        guard let way = request.headers["host"].flatMap(gate.way) else {
            return .refuse(plain(.wrongHost, texts(.wrongHostExplanation), 421))
        }
        guard let (token, session) = session(of: request, way) else {
            return .refuse(plain(.signIn, texts(.signInExplanation), 401))
        }
        guard Gate.isOwn(request.headers, way) else {
            return .refuse(plain(.notOwnForm, texts(.notOwnFormExplanation), 403, session))
        }
        guard
            let reader = request.headers["content-type"].flatMap(
                MultipartReader.init(contentType:))
        else { return .refuse(plain(.badForm, texts(.badForm), 400, session)) }
        let length = request.headers["content-length"].flatMap { Int($0) } ?? 0
        guard length <= upload.limit + FormFields.mostBytes else {
            return .refuse(tooLarge(upload, session))
        }
        guard let turn = IntakeTurn(intakes, most: Self.mostIntakes) else {
            return .refuse(plain(.notDone, texts(.tooManyUploads), 503, session))
        }
        return .take(
            PageIntake(
                upload, reader: reader, token: token, session: session, way: way, turn: turn,
                makeFile: makeFile))
    }

    private func tooLarge(_ upload: PageUpload, _ session: PageSession) -> PageResponse {
        plain(
            .notDone,
            texts(
                upload == .photo ? .photosTooLarge : .fileTooLarge,
                String(upload.limitOfFile >> 20)), 413, session)
    }

    /// A form with files is here, whole or not.
    func takeFiles(_ request: PageRequest, _ session: PageSession) -> PageResponse {
        guard let intake = request.intake, intake.session.id == session.id else {
            return plain(.badForm, texts(.badForm), 400, session)
        }
        let form: PageIntake.Form
        do throws(PageIntake.Fault) { form = try intake.form() } catch {
            switch error {
            case .broken: return plain(.badForm, texts(.badForm), 400, session)
            case .tooLarge: return tooLarge(intake.upload, session)
            case .noRoom: return plain(.notDone, texts(.noRoomForFile), 507, session)
            }
        }
        guard let given = form.fields["token"], Self.isSame(given, session.formToken) else {
            return plain(.notOwnForm, texts(.notOwnFormExplanation), 403, session)
        }
        switch intake.upload {
        case .photo: return takePhotographs(form, session)
        case .importFile: return preview(form, session)
        }
    }

    private func answer(
        _ notice: Notices.Notice, at place: Place, _ session: PageSession
    ) -> PageResponse {
        let id = name()
        notices.withLock { $0.post(notice, id: id, to: session.id) }
        return .redirect(to: place, notice: id)
    }

    private func takePhotographs(_ form: PageIntake.Form, _ session: PageSession) -> PageResponse {
        let place = form.fields["back"].flatMap(Place.init(path:)).flatMap { $0.isPage ? $0 : nil }
        guard !form.files.isEmpty, let key = form.fields.filled("key"), key.utf8.count <= 100
        else {
            return answer(
                Notices.Notice(text: texts(.noPhotoChosen), isComplaint: true),
                at: place ?? .today, session)
        }
        var parameters = JSONObject([("key", .string("\(session.id) \(key)"))])
        if let note = form.fields.filled("note") { parameters["note"] = .string(note) }
        if let meal = form.fields.filled("meal") { parameters["meal"] = .string(meal) }
        let notice: Notices.Notice
        do throws(DoorFault) {
            let result = try daemon.call(
                .photo, .object(parameters), with: form.files.map(\.file))
            if let number = result["utterance"]?.integer {
                arrivals.withLock { $0.note(photograph: number) }
            }
            notice = Notices.Notice(
                text: result["reply"]?.string ?? "",
                isComplaint: result["state"]?.string == "failed")
        } catch {
            notice = Notices.Notice(text: sentence(.door(error)), isComplaint: true)
        }
        return answer(notice, at: place ?? .today, session)
    }

    /// Shows what a file would bring; it waits for a word.
    private func preview(_ form: PageIntake.Form, _ session: PageSession) -> PageResponse {
        guard let sent = form.files.first, sent.file.size > 0 else {
            return answer(
                Notices.Notice(text: texts(.noFileChosen), isComplaint: true), at: .data, session)
        }
        let request = ImportRequest(
            name: Self.shown(sent.name), dryRun: true,
            dayFirst: Self.order(form.fields["dates"]))
        do throws(DoorFault) {
            let report = try daemon.call(.importFile, request.json, with: [sent.file])
            arrivals.withLock { arrivals in
                arrivals.sweep(at: now())
                arrivals.put(
                    Arrivals.Arrival(
                        id: name(), session: session.id, name: Self.shown(sent.name),
                        file: sent.file, report: report, came: now()))
            }
        } catch {
            return answer(
                Notices.Notice(text: sentence(.door(error)), isComplaint: true), at: .data, session)
        }
        return .redirect(to: .data)
    }

    /// A file's name as a sentence holds it.
    private static func shown(_ name: String) -> String {
        let last = name.split(whereSeparator: { $0 == "/" || $0 == "\\" }).last ?? "file"
        return String(
            last.unicodeScalars.filter { $0.value >= 0x20 }.prefix(100).map(Character.init))
    }

    private static func order(_ text: String?) -> Bool? {
        switch text {
        case "day": true
        case "month": false
        default: nil
        }
    }

    /// Takes in the file that was shown.
    func takeIn(
        _ fields: FormFields, _ key: String, _ session: PageSession
    ) throws(ActFault) -> Notices.Notice {
        let arrival = arrivals.withLock { arrivals in
            arrivals.sweep(at: now())
            return arrivals.arrival(of: session.id)
        }
        guard let arrival, fields["file"] == arrival.id else { throw .sentence(texts(.importGone)) }
        var parameters =
            ImportRequest(
                name: arrival.name, dayFirst: Self.order(fields["dates"]),
                skipBroken: fields["broken"] == "skip", incomplete: fields["incomplete"] == "take"
            ).json.object ?? JSONObject()
        parameters["key"] = .string("\(session.id) \(key)")
        let result: JSONValue
        do throws(DoorFault) {
            result = try daemon.call(.importFile, .object(parameters), with: [arrival.file])
        } catch { throw .door(error) }
        arrivals.withLock { $0.letGo(session.id) }
        return Notices.Notice(text: result["reply"]?.string ?? "", isComplaint: false)
    }

    /// The journal as a file.
    func download(_ act: PageAct, _ fields: FormFields, _ session: PageSession) -> PageResponse {
        guard let file = makeFile() else {
            return plain(.notDone, texts(.noRoomForFile), 507, session)
        }
        func complain(_ sentence: String) -> PageResponse {
            answer(Notices.Notice(text: sentence, isComplaint: true), at: .data, session)
        }
        var request = ExportRequest()
        if act == .export {
            guard let format = fields["format"].flatMap(ExportRequest.Format.init(rawValue:)) else {
                return plain(.badForm, texts(.badForm), 400, session)
            }
            request.format = format
            request.decimalComma = fields["commas"] == "yes" && format == .table
            for (name, path) in [("from", \ExportRequest.from), ("to", \ExportRequest.to)] {
                guard let text = fields.filled(name) else { continue }
                guard let day = LocalDay(text) else { return complain(texts(.notADate, text)) }
                request[keyPath: path] = day
            }
        }
        do throws(DoorFault) {
            let today = try daemon.call(.day, [:])["date"]?.string ?? "today"
            _ =
                try act == .export
                ? daemon.call(.export, request.json, with: [file])
                : daemon.call(.backup, [:], with: [file])
            let (ending, type) =
                act == .backup
                ? ("sqlite", "application/vnd.sqlite3") : Self.kind(of: request.format)
            return .download(file, named: "demeter-\(today).\(ending)", type: type)
        } catch {
            return complain(sentence(.door(error)))
        }
    }

    private static func kind(
        of format: ExportRequest.Format
    ) -> (ending: String, type: String) {
        switch format {
        case .lines: ("jsonl", "application/x-ndjson")
        case .table: ("csv", "text/csv; charset=utf-8")
        case .bundle: ("json", "application/fhir+json")
        case .resources: ("ndjson", "application/fhir+ndjson")
        }
    }
}

/// One of the few bodies with files that are taken at a time; given back when the object goes.
final class IntakeTurn: Sendable {
    private let counter: IntakeCounter

    init?(_ counter: IntakeCounter, most: Int) {
        guard counter.take(most: most) else { return nil }
        self.counter = counter
    }

    deinit { counter.giveBack() }
}

final class IntakeCounter: Sendable {
    private let count = Mutex(0)

    func take(most: Int) -> Bool {
        count.withLock { count in
            guard count < most else { return false }
            count += 1
            return true
        }
    }

    func giveBack() { count.withLock { $0 -= 1 } }
}
