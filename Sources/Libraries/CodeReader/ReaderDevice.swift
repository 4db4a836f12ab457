internal import CLinux
internal import Glibc

/// What codes come from: a reader that types them as a keyboard does, or a FIFO that a program writes them
/// into.
package struct ReaderDevice: ~Copyable {
    package enum Kind: Sendable, Hashable {
        case keyboard, fifo
    }

    /// Why nothing can be read there.
    package enum Fault: Error, Hashable {
        /// Nothing is there, or not yet.
        case missing
        case system(operation: String, code: Int32)
        /// Neither a FIFO nor a device that sends key events.
        case noReader
        /// Others than its owner may write into the FIFO, or it belongs to somebody else.
        case openToOthers
        /// Another program has grabbed the device.
        case taken
    }

    package let descriptor: Int32
    package let kind: Kind

    /// Opens and grabs a reader: from then on what it types goes to nobody else, so that no digits end up in
    /// whatever has the focus.
    package init(path: String) throws(Fault) {
        let (file, kind) = try Self.opened(path)
        descriptor = file
        self.kind = kind
    }

    deinit { close(descriptor) }

    private static func opened(_ path: String) throws(Fault) -> (Int32, Kind) {
        let flags = O_NONBLOCK | O_CLOEXEC | O_NOCTTY
        // Without waiting for a writer; a FIFO that is open for writing too has no end when its writers go. The
        // path is a terminated copy for the call.
        var file = unsafe open(path, O_RDWR | flags)
        if file < 0, errno == EACCES { file = unsafe open(path, O_RDONLY | flags) }
        guard file >= 0 else {
            if errno == ENOENT || errno == ENODEV || errno == ENXIO { throw .missing }
            throw .system(operation: "open", code: errno)
        }
        switch grabbed(file) {
        case .success(let kind): return (file, kind)
        case .failure(let fault):
            close(file)
            throw fault
        }
    }

    /// What it is; a reader is nobody else's from here on.
    private static func grabbed(_ file: Int32) -> Result<Kind, Fault> {
        do throws(Fault) {
            let kind = try kind(of: file)
            if kind == .keyboard, clinux_grab(file) != 0 {
                throw errno == EBUSY ? .taken : .system(operation: "grab", code: errno)
            }
            return .success(kind)
        } catch {
            return .failure(error)
        }
    }

    private static func kind(of file: Int32) throws(Fault) -> Kind {
        var facts = stat()
        // The structure outlives the call.
        guard unsafe fstat(file, &facts) == 0 else {
            throw .system(operation: "fstat", code: errno)
        }
        switch facts.st_mode & S_IFMT {
        case S_IFIFO:
            guard facts.st_uid == geteuid(), facts.st_mode & 0o022 == 0 else {
                throw .openToOthers
            }
            return .fifo
        case S_IFCHR where clinux_sends_keys(file) != 0: return .keyboard
        default: throw .noReader
        }
    }

    /// What came since the last call; empty when nothing did, `nil` once the reader is unplugged.
    package borrowing func read() -> [UInt8]? {
        var bytes = [UInt8](repeating: 0, count: 64 * KeyDecoder.eventSize)
        // The bytes outlive the call.
        let count = unsafe Glibc.read(descriptor, &bytes, bytes.count)
        if count > 0 { return Array(bytes[..<count]) }
        return count < 0 && (errno == EAGAIN || errno == EINTR) ? [] : nil
    }
}
