internal import Glibc
package import Host

/// The small copies of photographs, a folder of files for each: `photographs` in the data folder, and in its
/// `kept` those that their person wants to keep.
///
/// Folders are 0700 and files 0600. A folder is whole as soon as it has its name.
package struct PictureFolder: Sendable, Hashable {
    package let path: String

    package init(dataFolder: String) { path = Path.join(dataFolder, "photographs") }

    private var kept: String { Path.join(path, "kept") }

    /// Keeps copies under a new name, on the disk when this returns.
    ///
    /// - Returns: the name.
    package func keep(_ copies: [[UInt8]], forGood: Bool) throws(HostError) -> String {
        try Self.make(path)
        if forGood { try Self.make(kept) }
        var random = SystemRandomNumberGenerator()
        let name = String(random.next(), radix: 36) + String(random.next(), radix: 36)
        let folder = Path.join(forGood ? kept : path, name)
        let draft = folder + ".part"
        try Self.make(draft)
        for (index, copy) in copies.enumerated() {
            try NewFile.write(copy, to: Path.join(draft, "\(index + 1).jpg"))
        }
        guard rename(draft, folder) == 0 else {
            throw HostError(code: errno, operation: "write \(folder)")
        }
        try NewFile.syncFolder(of: folder)
        return name
    }

    /// The copies in their order; `nil` where they are not all there.
    ///
    /// - Parameter limit: of bytes of each.
    package func copies(_ name: String, count: Int, limit: Int) -> [[UInt8]]? {
        guard let folder = folder(of: name) else { return nil }
        var copies: [[UInt8]] = []
        for number in 1...max(1, count) {
            let path = Path.join(folder, "\(number).jpg")
            guard let bytes = try? ExistingFile.contents(of: path, limit: limit, trust: .own)
            else { return nil }
            copies.append(bytes)
        }
        return copies
    }

    /// Erases the copies under a name, whether they are kept or not.
    package func erase(_ name: String) throws(CareError) {
        guard Self.isName(name) else { return }
        for place in [path, kept] {
            let folder = Path.join(place, name)
            for file in JournalFiles.names(in: folder) {
                try JournalFolder.erase(Path.join(folder, file))
            }
            guard rmdir(folder) == 0 || errno == ENOENT else {
                throw .cannotWrite(path: folder, errno: errno)
            }
        }
    }

    /// Erases what no name of these stands for: what a crash has left, or all of it for none.
    package func erase(allBut names: Set<String>) throws(CareError) {
        for place in [path, kept] {
            for name in JournalFiles.names(in: place) where name != "kept" && !names.contains(name)
            {
                let folder = Path.join(place, name)
                for file in JournalFiles.names(in: folder) {
                    try JournalFolder.erase(Path.join(folder, file))
                }
                rmdir(folder)
            }
        }
    }

    /// How many pictures are kept for good.
    package var keptCount: Int {
        JournalFiles.names(in: kept).reduce(0) { count, name in
            count + JournalFiles.names(in: Path.join(kept, name)).count
        }
    }

    private func folder(of name: String) -> String? {
        guard Self.isName(name) else { return nil }
        return [path, kept].map { Path.join($0, name) }.first(where: JournalFiles.isThere)
    }

    /// Names are ours, and lead nowhere else.
    private static func isName(_ name: String) -> Bool {
        !name.isEmpty && name.utf8.count < 64
            && name.utf8.allSatisfy { byte in
                (0x30...0x39).contains(byte) || (0x61...0x7A).contains(byte)
            }
    }

    private static func make(_ folder: String) throws(HostError) {
        guard mkdir(folder, 0o700) == 0 || errno == EEXIST else {
            throw HostError(code: errno, operation: "make \(folder)")
        }
    }
}
