import Glibc

/// A text kept beside the tests, under `Snapshots/`, to which a test compares what it gets.
///
/// With `DEMETER_RECORD=1` in the environment the files are written anew instead; what changed then
/// shows in the version control.
package struct Snapshot {
    private let path: String

    package init(_ name: String, beside file: String = #filePath) {
        let folder = file.split(separator: "/", omittingEmptySubsequences: false).dropLast()
        path = folder.joined(separator: "/") + "/Snapshots/\(name)"
    }

    /// The text that is kept; `actual` itself while recording.
    package func text(recording actual: String) throws -> String {
        if getenv("DEMETER_RECORD") != nil {
            try write(actual)
            return actual
        }
        guard let file = fopen(path, "r") else { throw SnapshotError.missing(path) }
        defer { fclose(file) }
        var bytes: [UInt8] = []
        var chunk = [UInt8](repeating: 0, count: 65_536)
        while case let count = fread(&chunk, 1, chunk.count, file), count > 0 {
            bytes += chunk[..<count]
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    private func write(_ text: String) throws {
        mkdir(String(path[..<(path.lastIndex(of: "/") ?? path.endIndex)]), 0o755)
        guard let file = fopen(path, "w") else { throw SnapshotError.unwritable(path) }
        fputs(text, file)
        fclose(file)
    }
}

package enum SnapshotError: Error {
    /// Run the tests with `DEMETER_RECORD=1` once, and look at what is written.
    case missing(String)
    case unwritable(String)
}
