internal import Locking

/// A file without a name that a browser sent or is sent; gone when nobody has it any more.
package protocol PageFile: AnyObject, Sendable {
    /// Open for reading and writing as long as the object is there.
    var descriptor: Int32 { get }
    /// Bytes that are in it.
    var size: Int { get }
    /// Appends; whether there was room.
    func write(_ bytes: ArraySlice<UInt8>) -> Bool
}

/// A body that is not kept in memory: the parts of a form, its files each in a file of its own.
///
/// It is given all bytes of the body on one thread, and looked at when they are here.
package final class PageIntake: Sendable {
    /// What a form held.
    struct Form: Sendable {
        var fields = FormFields()
        var files: [(name: String, file: any PageFile)] = []
    }

    enum Fault: Error, Hashable {
        /// It is no such form, or was cut off.
        case broken
        /// A file, or all of them, have more bytes than they may.
        case tooLarge
        /// The disk takes no more.
        case noRoom
    }

    let upload: PageUpload
    let token: String
    let session: PageSession
    let way: Gate.Way
    private let turn: IntakeTurn

    private struct State: Sendable {
        var reader: MultipartReader
        var form = Form()
        var field: (name: String, bytes: [UInt8])?
        var isFile = false
        var received = 0
        var fieldBytes = 0
        var fault: Fault?
    }

    private let state: Mutex<State>
    private let makeFile: @Sendable () -> (any PageFile)?

    init(
        _ upload: PageUpload, reader: MultipartReader, token: String, session: PageSession,
        way: Gate.Way, turn: IntakeTurn, makeFile: @escaping @Sendable () -> (any PageFile)?
    ) {
        self.upload = upload
        self.token = token
        self.session = session
        self.way = way
        self.turn = turn
        self.makeFile = makeFile
        state = Mutex(State(reader: reader))
    }

    /// Bytes of a whole body.
    package var limit: Int { upload.limit + FormFields.mostBytes }

    package func take(_ bytes: some Collection<UInt8>) {
        state.withLock { state in
            state.received += bytes.count
            if state.received > limit { state.fault = state.fault ?? .tooLarge }
            guard state.fault == nil else {
                // What cannot be taken is kept nowhere.
                state.form.files = []
                return
            }
            var reader = state.reader
            reader.take(bytes) { event in self.hear(event, &state) }
            state.reader = reader
        }
    }

    private func hear(_ event: MultipartReader.Event, _ state: inout State) {
        guard state.fault == nil else { return }
        switch event {
        case .part(let name, let file):
            state.isFile = file != nil || name == "file"
            if state.isFile {
                // A field for files in which none was chosen has no name either.
                guard let file else { return }
                guard state.form.files.count < upload.mostFiles else {
                    state.fault = .tooLarge
                    return
                }
                guard let made = makeFile() else {
                    state.fault = .noRoom
                    return
                }
                state.form.files.append((file, made))
            } else {
                state.field = (name, [])
            }
        case .bytes(let bytes) where state.isFile:
            guard let last = state.form.files.last else { return }
            guard last.file.size + bytes.count <= upload.limitOfFile else {
                state.fault = .tooLarge
                return
            }
            if !last.file.write(bytes) { state.fault = .noRoom }
        case .bytes(let bytes):
            state.fieldBytes += bytes.count
            guard state.fieldBytes <= FormFields.mostBytes else {
                state.fault = .tooLarge
                return
            }
            state.field?.bytes += bytes
        case .end:
            if let field = state.field {
                if let text = String(validating: field.bytes, as: UTF8.self), !text.contains("\0") {
                    state.form.fields.append(field.name, text)
                } else {
                    state.fault = .broken
                }
            }
            state.field = nil
            state.isFile = false
        }
    }

    /// The form, once; its files are the caller's from here on.
    func form() throws(Fault) -> Form {
        let (form, fault) = state.withLock { state in
            defer { state.form = Form() }
            return (
                state.form, state.fault ?? (state.reader.isDone ? nil : Fault.broken)
            )
        }
        if let fault { throw fault }
        return form
    }
}

/// What is sent with files.
package enum PageUpload: String, Sendable, Hashable, CaseIterable {
    case photo
    case importFile = "import"

    var mostFiles: Int { self == .photo ? 8 : 1 }
    /// Bytes of one file: what the daemon takes of it.
    var limitOfFile: Int { self == .photo ? 10 << 20 : 100 << 20 }
    /// Of all together.
    var limit: Int { self == .photo ? 80 << 20 : 100 << 20 }
}
