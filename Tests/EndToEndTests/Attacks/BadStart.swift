import Foundation
import Glibc
import TestSupport

/// A start of the daemon with something closed, short, blocked, or prepared where its files go.
final class BadStart {
    private let folder: TemporaryFolder
    var data: String { "\(folder.path)/data" }
    var victim: String { "\(folder.path)/victim" }
    static let kept = Array("keep".utf8)

    private let closed: String
    private let limit: Int
    private let isDeaf: Bool
    private let prepared: (file: String, kind: Kind)?

    enum Kind: CaseIterable {
        case link, lostLink, pipe, folder, nothing, noise
    }

    init(using random: inout SplitMix64) throws {
        folder = try TemporaryFolder()
        closed = ["", "2>&-", "0<&-", "0<&- 2>&-"].randomElement(using: &random) ?? ""
        limit = [1024, 1024, 256, 20, 12].randomElement(using: &random) ?? 1024
        isDeaf = Bool.random(using: &random)
        let file = [
            "journal.sqlite", "journal.sqlite-wal", "journal.sqlite-shm", "journal.lock",
            "model.sqlite", "vocabulary",
        ].randomElement(using: &random)
        let kind = Kind.allCases.randomElement(using: &random)
        if Bool.random(using: &random), let file, let kind {
            prepared = (file, kind)
        } else {
            prepared = nil
        }
        try write(Self.kept, to: victim)
        mkdir(data, 0o700)
        if let prepared { try prepare("\(data)/\(prepared.file)", prepared.kind, &random) }
    }

    private func prepare(_ path: String, _ kind: Kind, _ random: inout SplitMix64) throws {
        switch kind {
        case .link: symlink(victim, path)
        case .lostLink: symlink("\(victim)-2", path)
        case .pipe: mkfifo(path, 0o600)
        case .folder: mkdir(path, 0o700)
        case .nothing: try write([], to: path)
        case .noise:
            let count = Int.random(in: 1...9000, using: &random)
            try write((0..<count).map { _ in UInt8.random(in: 0...255, using: &random) }, to: path)
        }
    }

    /// Whether what is told on the error output goes nowhere.
    var hidesErrors: Bool { closed.contains("2>") }

    var wrapper: [String] {
        (isDeaf ? ["env", "--block-signal=TERM", "--ignore-signal=INT"] : []) + [
            "/bin/sh", "-c", "ulimit -n \(limit) && exec \"$@\" \(closed)", "sh",
        ]
    }

    var description: String {
        "\(closed), \(limit) files\(isDeaf ? ", deaf" : "")"
            + (prepared.map { ", \($0.kind) at \($0.file)" } ?? "")
    }
}
