internal import Glibc
internal import Mapping

/// Tells what a kept catalog was made of and by which program.
enum CatalogKey {
    /// `nil` when the program cannot be told from others.
    ///
    /// Another program, be it only one that was built again, may read the same names otherwise; so the file
    /// of the running one is a part of it.
    static func key(ingredients: ContentSum, imports: [ImportedFoods]) -> UInt64? {
        var program = stat()
        guard stat("/proc/self/exe", &program) == 0 else { return nil }
        var sum = ingredients
        for number in [
            UInt64(program.st_ino), UInt64(bitPattern: Int64(program.st_size)),
            UInt64(bitPattern: Int64(program.st_mtim.tv_sec)),
            UInt64(bitPattern: Int64(program.st_mtim.tv_nsec)),
        ] {
            sum.add(number)
        }
        for imported in imports {
            guard let bytes = imported.file.bytes(0, count: imported.file.count) else { return nil }
            sum.add(bytes)
            imported.file.forget()
        }
        return sum.value
    }

    /// Of a file's content, which is passed through and not kept: it is twice what is made of it.
    static func sum(of path: String) throws(CatalogFileError) -> ContentSum {
        var sum = ContentSum()
        try SystemFile.read(path, pieces: pieceSize) { sum.add($0) }
        return sum
    }

    /// Of a content, as if it had been passed through.
    static func sum(of bytes: [UInt8]) -> ContentSum {
        var sum = ContentSum()
        bytes.withUnsafeBytes { bytes in
            for start in stride(from: 0, to: bytes.count, by: pieceSize) {
                sum.add(
                    UnsafeRawBufferPointer(
                        rebasing: bytes[start..<min(start + pieceSize, bytes.count)]))
            }
        }
        return sum
    }

    private static let pieceSize = 1 << 18

    /// What the running program is called, for a file of its own; `nil` when that cannot be told.
    static var program: String? {
        var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
        let count = readlink("/proc/self/exe", &buffer, buffer.count)
        guard count > 0 else { return nil }
        let path = buffer[..<count].map { UInt8(bitPattern: $0) }
        return path.split(separator: UInt8(ascii: "/")).last.map {
            String(decoding: $0, as: UTF8.self)
        }
    }
}
