internal import Glibc
internal import Host
package import Programmes

/// The programmes that can be started: those that were installed, and those of the person's own, which come before
/// installed ones of the same name.
package struct ProgrammeShelf: Sendable {
    /// By their names.
    package var programmes: [Programme] = []
    /// The names of those that are the person's own.
    package var own: Set<String> = []
    /// Files that are no programmes, with why.
    package var faults: [ConfigurationError] = []

    /// - Parameters:
    ///   - installed: a folder; `nil` where none was found.
    ///   - own: a folder, which need not be there.
    package init(installed: String?, own: String) {
        var known: [String: Programme] = [:]
        for (folder, isOwn) in [(installed, false), (own, true)] {
            for path in Self.files(in: folder) {
                do {
                    let programme = try ProgrammeFile.read(path)
                    known[programme.name] = programme
                    if isOwn { self.own.insert(programme.name) }
                } catch {
                    faults.append(error)
                }
            }
        }
        programmes = known.values.sorted { $0.name < $1.name }
    }

    /// The files of a folder that should be programmes, by their names; at most `limit`.
    private static func files(in folder: String?) -> [String] {
        guard let folder, let open = opendir(folder) else { return [] }
        defer { closedir(open) }
        var names: [String] = []
        while let entry = readdir(open) {
            let name = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
                String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
            }
            if name.hasSuffix(ProgrammeFile.ending), !name.hasPrefix(".") { names.append(name) }
        }
        return names.sorted().prefix(limit).map { Path.join(folder, $0) }
    }

    /// Files of a folder that are looked at.
    private static let limit = 200
}

extension Places {
    /// The folder of the person's own programmes, beside the configuration.
    package var ownProgrammes: String {
        Path.join(Path.parent(of: configuration), "programmes")
    }

    /// The person's own table of what their shops have, which need not be there.
    package var shops: String { Path.join(Path.parent(of: configuration), "shops.tsv") }
}

extension ConfigurationError {
    /// The name that the programme of a file would have; empty where no file is at fault.
    package var programmeName: String {
        guard case .file(let path, _) = source else { return "" }
        let file = path.split(separator: "/").last.map(String.init) ?? path
        return String(file.dropLast(ProgrammeFile.ending.count))
    }
}
