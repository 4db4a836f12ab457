internal import Glibc
package import Host

// Files that a person has made of the journal.
extension JournalFolder {
    /// Begins a file for a copy or an export.
    ///
    /// Refused before anything is written: the data folder's own files, by whatever name, a file that is
    /// not to be replaced, and what is no file.
    package func newFile(at path: String, replacing: Bool) throws(CareError) -> NewFile {
        guard !isOwn(path) else { throw .ownFile(path: path) }
        var facts = stat()
        if lstat(path, &facts) == 0 {
            let kind = facts.st_mode & S_IFMT
            guard kind == S_IFREG || kind == S_IFLNK else { throw .notAFile(path: path) }
            guard replacing else { throw .alreadyThere(path: path) }
        }
        do throws(HostError) {
            return try NewFile(path)
        } catch {
            throw .cannotWrite(path: path, errno: error.code)
        }
    }

    /// Gives a file its name, as `newFile` has begun it.
    package func finish(_ file: inout NewFile, replacing: Bool) throws(CareError) {
        do throws(HostError) {
            try file.finish(replacing: replacing)
        } catch {
            throw error.code == EEXIST
                ? .alreadyThere(path: file.path) : .cannotWrite(path: file.path, errno: error.code)
        }
    }

    /// Whether a path leads to a file that Demeter keeps in its data folder, by its name there or by a link.
    func isOwn(_ path: String) -> Bool {
        let name = path.split(separator: "/").last.map(String.init) ?? ""
        let folder = Path.parent(of: path)
        if Self.isSame(folder, files.folder), JournalFiles.isOwn(name: name) { return true }
        // Imported foods, words for the ears and a learnt voice are nobody else's either.
        let inner = ["foods", "vocabulary", "voice", "voice/model", "voice/takes"]
        if inner.contains(where: { Self.isSame(folder, "\(files.folder)/\($0)") }) { return true }
        return files.present.contains { Self.isSame($0, path) }
    }

    /// Whether two paths lead to the same file or folder that is there.
    static func isSame(_ path: String, _ other: String) -> Bool {
        var (first, second) = (stat(), stat())
        guard stat(path, &first) == 0, stat(other, &second) == 0 else { return false }
        return first.st_dev == second.st_dev && first.st_ino == second.st_ino
    }
}
