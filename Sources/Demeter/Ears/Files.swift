internal import Glibc
internal import Host

/// Reading and writing whole files.
enum Files {
    static func read(_ path: String) throws(EarsError) -> [UInt8] {
        do throws(FileFault) {
            return try ExistingFile.contents(of: path, limit: mostBytes)
        } catch {
            guard case .system(let code, let operation) = error else {
                throw .refused(path: path, error)
            }
            throw .file(
                path: path, operation: operation.hasPrefix("read") ? "read" : "open", code: code)
        }
    }

    /// Of a sound, a model or a grammar: a day of sound has about as much.
    private static let mostBytes = 8 << 30

    /// Writes beside `path` and renames, so that no reader sees half a file.
    static func write(_ bytes: [UInt8], to path: String) throws(EarsError) {
        do throws(HostError) {
            // Others may be making the same; and all of it can be made again.
            var file = try NewFile(path, draft: "\(path).\(getpid()).new", isLasting: false)
            try file.write(bytes)
            try file.finish(replacing: true)
        } catch {
            throw .file(path: path, operation: "write", code: error.code)
        }
    }

    /// Removes what processes that were killed have left of what they were writing in a folder.
    static func removeLeftovers(in folder: String) {
        for name in (try? names(in: folder)) ?? [] {
            let parts = name.split(separator: ".")
            let tail = parts.last == "new" || parts.last == "bin" ? parts.dropLast() : parts[...]
            guard parts.count > 2, let process = tail.last.flatMap({ Int32($0) }), process > 1,
                process != getpid(), kill(process, 0) != 0, errno == ESRCH
            else { continue }
            unlink("\(folder)/\(name)")
        }
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
