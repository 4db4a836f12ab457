import Foundation
import Glibc
import JSON
import TestSupport

/// A folder in which everybody may write, a journal, and verbs that write where somebody was before.
final class PreparedWorld {
    private let folder: TemporaryFolder
    private var data: String { "\(folder.path)/data" }
    private var open: String { "\(folder.path)/open" }
    private var victim: String { "\(folder.path)/victim" }
    private var copy: String { "\(folder.path)/copy.sqlite" }
    private var table: String { "\(folder.path)/few.csv" }

    /// Stands in the journal, and may stand in no file of somebody else.
    private static let secret = "quincezorb"
    private static let kept = Array("keep".utf8)

    init() throws {
        folder = try TemporaryFolder()
        chmod(folder.path, 0o711)
        mkdir(open, 0o700)
        chmod(open, 0o1777)
        try write(Self.kept, to: victim)
        let daemon = try DaemonProcess(folder: data)
        var client = try daemon.connect()
        _ = try client.call(
            "foods.add", ["name": .string(Self.secret), "per_100g": ["calories": 100]])
        _ = try client.say("200 g \(Self.secret)")
        guard daemon.stop() == 0, try demeter(["backup", copy]).status == 0 else {
            throw CocoaError(.fileWriteUnknown)
        }
        try write(
            Array(
                ("food_code,description,wweia_category,energy_kcal,protein_g,carbohydrate_g,fat_g\n"
                    + "1,Milk,1004,51,3,5,2\n").utf8), to: table)
    }

    /// Prepares something at a name that a verb will write to, and runs the verb.
    func attack(using random: inout SplitMix64) throws -> (run: Command, words: String) {
        try reset()
        let format = ["jsonl", "csv", "fhir"].randomElement(using: &random) ?? "csv"
        let verbs: [(verb: [String], names: [String])] = [
            (["export", "--format", format, "-o", "\(open)/o"], ["\(open)/o", "\(open)/o.part"]),
            (["backup", "\(open)/b"], ["\(open)/b", "\(open)/b.part"]),
            (
                ["restore", "--yes", copy],
                ["journal.sqlite.part", "before-restore.sqlite", "before-restore.sqlite.part"].map {
                    "\(data)/\($0)"
                }
            ),
            (["foods", "import", table], ["\(data)/foods/few.foods.partial"]),
        ]
        guard let (verb, names) = verbs.randomElement(using: &random),
            let name = names.randomElement(using: &random),
            let kind = Prepared.allCases.randomElement(using: &random)
        else { throw CocoaError(.coderInvalidValue) }
        let isReplacing = verb[0] != "restore" && verb[0] != "foods" && Bool.random(using: &random)
        try kind.prepare(name, victim: victim)
        let run = try demeter(verb + (isReplacing ? ["--replace"] : []))
        return (run, "\(kind) at \(name) before \(verb.joined(separator: " "))")
    }

    enum Prepared: CaseIterable {
        case file, link, lostLink, pipe, folder, device

        /// As somebody else does it, where that can be.
        func prepare(_ name: String, victim: String) throws {
            mkdir((name as NSString).deletingLastPathComponent, 0o700)
            switch self {
            case .file:
                try write(Array("theirs".utf8), to: name)
                chmod(name, 0o666)
            case .link: symlink(victim, name)
            case .lostLink: symlink("\(victim)-2", name)
            case .pipe: mkfifo(name, 0o666)
            case .folder: mkdir(name, 0o777)
            case .device: symlink("/dev/full", name)
            }
            if Stranger.isPossible { try Stranger.owns(name) }
        }
    }

    /// What is wrong after an attack; `nil` for nothing.
    func fault() throws -> String? {
        guard bytes(of: victim) == Self.kept else { return "the victim was written to" }
        guard access("\(victim)-2", F_OK) != 0 else { return "a lost link was followed" }
        for place in [open, data] {
            for name in try FileManager.default.contentsOfDirectory(atPath: place) {
                var status = stat()
                guard lstat("\(place)/\(name)", &status) == 0, status.st_mode & S_IFMT == S_IFREG,
                    Data(bytes(of: "\(place)/\(name)")).range(of: Data(Self.secret.utf8)) != nil
                else { continue }
                guard status.st_uid == geteuid(), status.st_mode & 0o077 == 0 else {
                    return "\(name) has words of the journal and is not its owner's alone"
                }
            }
        }
        try reset()
        let export = try demeter(["export"])
        return export.status == 0 && export.output.contains(Self.secret)
            ? nil : "the journal is not there any more: \(export.errors)"
    }

    /// Takes away what was prepared and what became of it.
    private func reset() throws {
        let manager = FileManager.default
        for name in try manager.contentsOfDirectory(atPath: open) {
            try manager.removeItem(atPath: "\(open)/\(name)")
        }
        for name in try manager.contentsOfDirectory(atPath: data)
        where name.hasPrefix("before-restore") || name.hasSuffix(".part") || name == "foods" {
            try manager.removeItem(atPath: "\(data)/\(name)")
        }
    }

    private func demeter(_ words: [String]) throws -> Command {
        try Command.run(
            "timeout",
            ["60", Built.program("demeter")] + words + [
                "--data-dir", data, "--config", "/dev/null", "--socket", "\(folder.path)/s",
            ])
    }
}
