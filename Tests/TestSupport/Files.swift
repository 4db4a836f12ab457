import Glibc

/// The content of a file; empty when there is none.
package func bytes(of path: String) -> [UInt8] {
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { return [] }
    defer { close(file) }
    var content: [UInt8] = []
    var block = [UInt8](repeating: 0, count: 1 << 16)
    while case let count = read(file, &block, block.count), count > 0 {
        content += block.prefix(count)
    }
    return content
}

/// Makes a file of this content, for its owner alone, or replaces the content of one.
package func write(_ content: [UInt8], to path: String) throws {
    let file = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
    defer { close(file) }
    guard file >= 0, Glibc.write(file, content, content.count) == content.count else {
        throw TemporaryFolderError(errno: errno)
    }
}
