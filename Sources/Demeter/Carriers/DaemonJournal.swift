internal import Calling
package import Cloud
internal import Glibc
internal import Host
internal import JSON
package import Journal
package import Nutrition
internal import Telling
package import Wire

/// The daemon by its socket, and the files by which days are handed over.
package struct DaemonJournal: CloudJournal {
    package let socket: String
    package let files: SharingFiles
    /// Whose journal it is; `nil` of the daemon's owner.
    package let person: String?

    package init(socket: String, files: SharingFiles, person: String? = nil) {
        self.socket = socket
        self.files = files
        self.person = person
    }

    package func days(from first: LocalDay?) throws(CloudFault) -> SharedDaysMessage {
        try message(.sharedDays, SharedDaysRequest(from: first).json)
    }

    package func offer(_ path: CloudPath) throws(CloudFault) -> [UInt8] {
        _ = try call(.offerDay, OfferRequest(day: path.day, device: path.device).json)
        return try offered()
    }

    package func version() throws(CloudFault) -> Int {
        let message: SheetMessage = try message(.offerSheet, SheetRequest(nil).json)
        return message.version
    }

    package func sheet(_ sheet: Sheet, hasDecimalComma: Bool) throws(CloudFault) -> [UInt8] {
        _ = try call(.offerSheet, SheetRequest(sheet, hasDecimalComma: hasDecimalComma).json)
        return try offered()
    }

    /// What was just handed over.
    private func offered() throws(CloudFault) -> [UInt8] {
        defer { unlink(files.offered) }
        do {
            return try ExistingFile.contents(
                of: files.offered, limit: SharingFiles.limit, trust: .own)
        } catch {
            if error.code == EFBIG { throw .tooLong(limit: SharingFiles.limit) }
            throw .file(HostError(code: error.code, operation: "read \(files.offered)").description)
        }
    }

    package func copy() throws(CloudFault) -> [UInt8] {
        let place = Path.join(files.folder, "copy.sqlite")
        defer { unlink(place) }
        unlink(place)
        let file = open(place, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
        guard file >= 0 else {
            throw .file(HostError(code: errno, operation: "make \(place)").description)
        }
        defer { close(file) }
        do throws(DoorFault) {
            _ = try Doors.call(socket, .backup, [:], passing: [file])
        } catch { throw Self.fault(error) }
        do {
            return try ExistingFile.contents(of: place, limit: SharingFiles.limit, trust: .own)
        } catch {
            if error.code == EFBIG { throw .tooLong(limit: SharingFiles.limit) }
            throw .file(HostError(code: error.code, operation: "read \(place)").description)
        }
    }

    package func take(_ file: [UInt8]) throws(CloudFault) -> TakenMessage {
        do { try NewFile.write(file, to: files.taken) } catch {
            throw .file(error.description)
        }
        defer { unlink(files.taken) }
        return try message(.takeChanges, [:])
    }

    /// The person's own foods and recipes, as others are shown them, and what they are called.
    ///
    /// - Parameter known: of which version nothing is handed over again.
    package func shelf(
        _ known: String?
    ) throws(CloudFault) -> (message: ShelfMessage, goods: [UInt8]?) {
        let message: ShelfMessage = try message(.offerShelf, ShelfRequest(known: known).json)
        return (message, message.version == known ? nil : try offered())
    }

    /// Whether something stands there that others of the household show.
    package var isPantryThere: Bool { access(files.pantry, F_OK) == 0 }

    /// Hands over what others of the household show; `nil` for nothing.
    package func give(shelves: [UInt8]?) throws(CloudFault) -> ShelvesMessage {
        if let shelves {
            do { try NewFile.write(shelves, to: files.pantry) } catch {
                throw .file(error.description)
            }
        } else {
            unlink(files.pantry)
        }
        return try message(.takeShelves, [:])
    }

    /// Notes who the household's people are, and has the daemon open and close what is carried of them.
    package func note(people: [UInt8]?) throws(CloudFault) {
        let before = try? ExistingFile.contents(
            of: files.people, limit: SharingFiles.stateLimit, trust: .own)
        guard before != people else { return }
        if let people {
            do { try NewFile.write(people, to: files.people) } catch {
                throw .file(error.description)
            }
        } else {
            unlink(files.people)
        }
        do throws(CloudFault) { _ = try call(.takePeople, [:]) } catch {
            // It is noted again.
            unlink(files.people)
            throw error
        }
    }

    package func dueSummaries() throws(CloudFault) -> LeavesMessage {
        try message(.dueSummaries, [:])
    }

    package func leave(_ request: LeaveRequest) throws(CloudFault) -> LeavesMessage {
        try message(.leaveSummaries, request.json)
    }

    private func message<Result: Message>(
        _ method: Method, _ parameters: JSONValue
    ) throws(CloudFault) -> Result {
        let json = try call(method, parameters)
        do { return try Result(json: json) } catch {
            throw .daemon(
                phrase("the daemon's answer to \(method.rawValue) is none; is it another version?"))
        }
    }

    private func call(_ method: Method, _ parameters: JSONValue) throws(CloudFault) -> JSONValue {
        do throws(DoorFault) {
            return try Doors.door(socket, person: person).call(method, parameters)
        } catch { throw Self.fault(error) }
    }

    private static func fault(_ fault: DoorFault) -> CloudFault {
        switch fault {
        case .refused(let error): .daemon(error.message)
        case .unreachable(let sentence): .daemon(sentence)
        }
    }
}
