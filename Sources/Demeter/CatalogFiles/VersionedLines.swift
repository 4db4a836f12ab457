internal import Glibc
internal import Host
internal import Locking
internal import Mapping
internal import Telling

/// A table of sorted lines beside `ingredients.json`, read in place and opened when it is first asked.
///
/// Its first line says the version of its form. Where it is not there, or is another version's, it has no line.
final class VersionedLines: Sendable {
    /// The key of the line that says the version; sorts before all others.
    private static let head = "#"

    private enum State: Sendable {
        case closed
        case open(SortedLines)
        case missing
    }

    private let path: String?
    private let version: Int
    private let state = Mutex(State.closed)

    /// - Parameters:
    ///   - path: `nil` where no such file was found.
    ///   - version: the only one that is read.
    init(path: String?, version: Int) {
        self.path = path
        self.version = version
    }

    /// Where a table of that name lies for a catalog's file.
    static func path(of name: String, beside ingredients: String) -> String {
        let folder = ingredients.lastIndex(of: "/").map { String(ingredients[...$0]) } ?? ""
        return folder + name
    }

    /// Whether the file is there and can be read.
    var isThere: Bool { lines != nil }

    /// The whole line with this key; `nil` when there is none.
    func line(_ key: String) -> String? { lines?.line(key) }

    private var lines: SortedLines? {
        state.withLock { state in
            if case .closed = state { state = path.flatMap(open).map(State.open) ?? .missing }
            guard case .open(let lines) = state else { return nil }
            return lines
        }
    }

    private func open(_ path: String) -> SortedLines? {
        guard let lines = try? SortedLines(path), let first = lines.line(Self.head),
            first.split(separator: "\t").last.flatMap({ Int($0) }) == version
        else { return nil }
        return lines
    }

    /// The text of a file with these lines: a tab sorts before all that keys are made of, so that bytes sort by keys.
    static func text(of lines: [String], version: Int) -> [UInt8] {
        let sorted = (["\(head)\t\(version)"] + lines).sorted {
            Array($0.utf8).lexicographicallyPrecedes(Array($1.utf8))
        }
        return Array((sorted.joined(separator: "\n") + "\n").utf8)
    }
}

// Tables that a person writes by hand, in any order.
extension VersionedLines {
    /// Why such a table says nothing.
    struct Unreadable: Error {
        /// Completes "PATH: …".
        var reason: String
    }

    /// The lines of a table that is not sorted, with their numbers from 1, without the first, empty ones and those
    /// that begin as the first does.
    ///
    /// - Parameter limit: bytes.
    /// - Returns: `nil` where there is no such file.
    static func lines(
        ofUnsorted path: String, version: Int, limit: Int
    ) throws(Unreadable) -> [(number: Int, text: String)]? {
        let bytes: [UInt8]
        do throws(FileFault) {
            bytes = try ExistingFile.contents(of: path, limit: limit)
        } catch {
            if case .system(let code, _) = error, code == ENOENT || code == ENOTDIR { return nil }
            throw Unreadable(reason: "it \(error)")
        }
        let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
            .enumerated().map { index, line in
                let text = line.last == UInt8(ascii: "\r") ? line.dropLast() : line
                return (number: index + 1, text: String(decoding: text, as: UTF8.self))
            }
        guard lines.first?.text == "\(head)\t\(version)" else {
            throw Unreadable(
                reason: phrase("its first line must be \"\(head)\", a tab and \"\(version)\""))
        }
        return lines.filter { !$0.text.isEmpty && !$0.text.hasPrefix(head) }
    }
}
