internal import Glibc

/// Reading and writing whole files.
enum Files {
    static func read(_ path: String) throws(EarsError) -> [UInt8] {
        let file = open(path, O_RDONLY | O_CLOEXEC)
        guard file >= 0 else { throw .file(path: path, operation: "open", code: errno) }
        defer { close(file) }
        var status = stat()
        guard fstat(file, &status) == 0 else {
            throw .file(path: path, operation: "read", code: errno)
        }
        guard status.st_mode & S_IFMT != S_IFDIR else {
            throw .file(path: path, operation: "read", code: EISDIR)
        }
        var bytes: [UInt8] = []
        bytes.reserveCapacity(Int(status.st_size))
        var chunk = [UInt8](repeating: 0, count: 1 << 18)
        while true {
            let count = Glibc.read(file, &chunk, chunk.count)
            guard count >= 0 else {
                if errno == EINTR { continue }
                throw .file(path: path, operation: "read", code: errno)
            }
            if count == 0 { return bytes }
            bytes += chunk[..<count]
        }
    }

    /// Writes beside `path` and renames, so that no reader sees half a file.
    static func write(_ bytes: [UInt8], to path: String) throws(EarsError) {
        let draft = "\(path).\(getpid()).new"
        let file = open(draft, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
        guard file >= 0 else { throw .file(path: draft, operation: "create", code: errno) }
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { Glibc.write(file, $0.baseAddress, $0.count) }
            guard count >= 0 else {
                if errno == EINTR { continue }
                let code = errno
                close(file)
                unlink(draft)
                throw .file(path: draft, operation: "write", code: code)
            }
            rest = rest.dropFirst(count)
        }
        close(file)
        try rename(draft, to: path)
    }

    static func rename(_ draft: String, to path: String) throws(EarsError) {
        guard Glibc.rename(draft, path) == 0 else {
            throw .file(path: path, operation: "rename", code: errno)
        }
    }

    static func remove(_ path: String) { unlink(path) }

    /// Removes a folder and the files in it; folders within are left.
    static func removeFolder(_ path: String) {
        for name in (try? names(in: path)) ?? [] { unlink("\(path)/\(name)") }
        rmdir(path)
    }

    /// When a file was changed last, in seconds since 1970; 0 when it is not there.
    static func time(of path: String) -> Int {
        var status = stat()
        return stat(path, &status) == 0 ? Int(status.st_mtim.tv_sec) : 0
    }

    static func exists(_ path: String) -> Bool { access(path, R_OK) == 0 }

    /// Makes a folder and those above it, for this person alone.
    static func makeFolder(_ path: String) throws(EarsError) {
        if mkdir(path, 0o700) == 0 || errno == EEXIST { return }
        guard errno == ENOENT, let slash = path.lastIndex(of: "/"), slash > path.startIndex else {
            throw .file(path: path, operation: "create the folder", code: errno)
        }
        try makeFolder(String(path[..<slash]))
        guard mkdir(path, 0o700) == 0 || errno == EEXIST else {
            throw .file(path: path, operation: "create the folder", code: errno)
        }
    }

    /// The names in a folder, sorted.
    static func names(in folder: String) throws(EarsError) -> [String] {
        guard let handle = opendir(folder) else {
            throw .file(path: folder, operation: "open the folder", code: errno)
        }
        defer { closedir(handle) }
        var names: [String] = []
        while let entry = readdir(handle) {
            let name = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
                String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
            }
            if name != "." && name != ".." { names.append(name) }
        }
        return names.sorted()
    }
}
