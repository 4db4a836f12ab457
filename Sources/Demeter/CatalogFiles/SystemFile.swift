internal import Glibc
internal import Host

/// Whole files in and out, without Foundation.
package enum SystemFile {
    package static func read(_ path: String) throws(CatalogFileError) -> [UInt8] {
        do throws(FileFault) {
            return try ExistingFile.contents(of: path, limit: mostBytes)
        } catch {
            throw failure(path, error)
        }
    }

    /// Far more than any catalog has; a file of imported foods is mapped instead.
    static let mostBytes = 256 << 20

    /// What is wrong with a file that is there.
    static func failure(_ path: String, _ fault: FileFault) -> CatalogFileError {
        guard case .system(let code, let operation) = fault else {
            return .refused(path: path, fault)
        }
        return .system(
            path: path, operation: operation.hasPrefix("read") ? "read" : "open", code: code)
    }

    /// Passes a file through in pieces of `size` bytes, the last of which may be shorter.
    static func read(
        _ path: String, pieces size: Int, _ take: (UnsafeRawBufferPointer) -> Void
    ) throws(CatalogFileError) {
        let file: ExistingFile
        do throws(FileFault) { file = try ExistingFile(path) } catch { throw failure(path, error) }
        guard file.size <= mostBytes else {
            throw .refused(path: path, .tooLarge(limit: mostBytes))
        }
        let piece = UnsafeMutableRawBufferPointer.allocate(byteCount: size, alignment: 16)
        defer { piece.deallocate() }
        var isAtEnd = false
        while !isAtEnd {
            var count = 0
            while count < size, !isAtEnd {
                let received = Glibc.read(
                    file.descriptor, piece.baseAddress?.advanced(by: count), size - count)
                if received < 0 && errno == EINTR { continue }
                guard received >= 0 else { throw failure(path, "read") }
                isAtEnd = received == 0
                count += received
            }
            if count > 0 { take(UnsafeRawBufferPointer(rebasing: piece[..<count])) }
        }
    }

    /// Replaces the file by renaming, so that a reader sees the old one or the new one, whole.
    package static func write(_ bytes: [UInt8], to path: String) throws(CatalogFileError) {
        do throws(HostError) {
            try NewFile.write(bytes, to: path, rights: 0o644)
        } catch {
            throw .system(path: path, operation: "write", code: error.code)
        }
    }

    /// False, with `errno` set, when not everything could be written.
    private static func write(_ bytes: [UInt8], to descriptor: Int32) -> Bool {
        var written = 0
        while written < bytes.count {
            let sent = bytes.withUnsafeBytes { buffer in
                Glibc.write(
                    descriptor, buffer.baseAddress?.advanced(by: written), bytes.count - written)
            }
            if sent < 0 && errno == EINTR { continue }
            guard sent >= 0 else { return false }
            written += sent
        }
        return true
    }

    /// Replaces a file that can be made again, with its folders; false when that cannot be done or another
    /// process is at it.
    ///
    /// Nothing waits for the disk: after a power cut the file may hold anything.
    static func exchange(_ parts: [[UInt8]], at path: String) -> Bool {
        if let end = path.lastIndex(of: "/") { makePrivateFolders(String(path[..<end])) }
        let partial = path + ".partial"
        let descriptor = openLocked(partial)
        guard descriptor >= 0 else { return false }
        defer { close(descriptor) }
        guard ftruncate(descriptor, 0) == 0, parts.allSatisfy({ write($0, to: descriptor) }),
            rename(partial, path) == 0
        else {
            unlink(partial)
            return false
        }
        return true
    }

    /// Opens what will be renamed into its place, locked, and with what an earlier writer left in it.
    ///
    /// Whoever has the descriptor is the only one that may change, rename or unlink the file, until it is
    /// closed.
    ///
    /// - Returns: -1 with `errno`, which is `EWOULDBLOCK` while another writer is at it.
    static func openLocked(_ partial: String) -> Int32 {
        while true {
            let flags = O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK | O_NOCTTY
            let descriptor = open(partial, flags, 0o600)
            var (own, named) = (stat(), stat())
            // What somebody prepared, a link, a pipe or a file of theirs, is never written to.
            let isPrepared =
                descriptor < 0
                ? errno == ELOOP || errno == ENXIO
                : fstat(descriptor, &own) == 0
                    && (own.st_mode & S_IFMT != S_IFREG || own.st_uid != geteuid()
                        || own.st_mode & 0o077 != 0)
            if isPrepared {
                if descriptor >= 0 { close(descriptor) }
                guard unlink(partial) == 0 || errno == ENOENT else { return -1 }
                continue
            }
            guard descriptor >= 0 else { return -1 }
            if flock(descriptor, LOCK_EX | LOCK_NB) == 0, fstat(descriptor, &own) == 0 {
                // The writer before may have put in its place, or unlinked, what was opened here.
                let isSame =
                    stat(partial, &named) == 0 && own.st_ino == named.st_ino
                    && own.st_dev == named.st_dev
                if isSame { return descriptor }
                close(descriptor)
                continue
            }
            let code = errno
            close(descriptor)
            errno = code
            if code != EINTR { return -1 }
        }
    }

    /// Makes a folder and those above it, for their owner alone; whoever needs it learns whether it is there.
    private static func makePrivateFolders(_ path: String) {
        if mkdir(path, 0o700) == 0 || errno != ENOENT { return }
        guard let end = path.lastIndex(of: "/"), end > path.startIndex else { return }
        makePrivateFolders(String(path[..<end]))
        mkdir(path, 0o700)
    }

    /// Makes a folder for this person alone, unless it is there.
    package static func makePrivateFolder(_ path: String) throws(CatalogFileError) {
        guard mkdir(path, 0o700) == 0 || errno == EEXIST else { throw failure(path, "create") }
    }

    package static func sentence(for code: Int32) -> String {
        strerror(code).map { String(cString: $0) } ?? "error \(code)"
    }

    private static func failure(_ path: String, _ operation: String) -> CatalogFileError {
        .system(path: path, operation: operation, code: errno)
    }
}
