internal import Arguments
internal import Configuration
internal import Host
internal import JSON
internal import Journal
internal import Telling
internal import UnixSocket

extension DemeterCommand {
    private static let group = "Your data"

    static let backup: Verb = Verb(
        CommandTable(
            "backup", "Copy the journal into a file, as it is now",
            details: [
                "Works with and without the daemon, which need not stop for it. The copy is verified "
                    + "before it gets its name, and only you can read it."
            ],
            options: [OptionRow("replace", "Replace the file when it is there.")],
            operands: [OperandRow("FILE", kind: .file, "The file to make.")],
            examples: [.init("demeter backup ~/journal.sqlite", "makes a copy of everything")],
            group: group)
    ) { session throws(Failure) in
        let path = Path.absolute(session.command.operands[0])
        let summary: CopySummary
        do throws(CareError) {
            summary = try DataFolder(session).journal.backUp(
                to: path, replacing: session.command.has("replace"))
        } catch {
            throw .care(error)
        }
        try session.show(
            summary.json(file: path), [phrase("Copied \(summary.words) to \(path).")])
        return .done
    }

    static let restore: Verb = Verb(
        CommandTable(
            "restore", "Put a copy of the journal in its place",
            details: [
                "The copy is verified first. The journal that was there is kept as before-restore.sqlite "
                    + "in the data folder. Needs the daemon not to run."
            ],
            options: [
                OptionRow("yes", letter: "y", "Do not ask."),
                OptionRow("stop", "End the daemon first when it runs."),
            ],
            operands: [
                OperandRow(
                    "FILE", kind: .file, "A copy made by \"demeter backup\" or by the daemon.")
            ],
            examples: [
                .init(
                    "demeter restore ~/.local/share/demeter/backups/journal-2026-03-01.sqlite",
                    "goes back to that day's copy")
            ], group: group)
    ) { session throws(Failure) in
        let path = Path.absolute(session.command.operands[0])
        let folder = DataFolder(session)
        try caring { () throws(CareError) in
            try folder.journal.refuseUnusable(copy: path)
            try folder.journal.refuseUnfit()
        }
        guard
            try session.agrees(
                phrase("Put \(path) in the place of the journal in \(folder.path)?"), options: "yes"
            )
        else { return .nothing }
        let hasStopped = try folder.claim(stopping: session.command.has("stop"))
        let summary: CopySummary
        do throws(CareError) {
            summary = try folder.journal.restore(from: path)
        } catch {
            throw .care(error)
        }
        var lines = [phrase("The journal has \(summary.words).")]
        if hasStopped { lines.append(phrase("The daemon was ended; start it again.")) }
        try session.show(summary.json(file: path), lines)
        return .done
    }
}

extension CopySummary {
    func json(file: String) -> JSONValue {
        [
            "file": .string(file), "bytes": .integer(Int(bytes)), "entries": .integer(entries),
            "days": .integer(days),
        ]
    }

    /// `12 entries of 3 days (1.2 MB)`
    var words: String {
        phrase(
            "\(entries) \(plural: entries, "entry", "entries") of \(days) \(plural: days, "day", "days") "
                + "(\(StatusRendering.size(Int(bytes))))")
    }
}

extension Session {
    /// Whether the person agrees: by these options, all of which count, or by answering each question.
    func agrees(_ questions: String..., options: String...) throws(Failure) -> Bool {
        if options.allSatisfy(command.has) { return true }
        guard console.isInputTerminal else {
            throw misuse(
                phrase(
                    "without a terminal to ask at, say \(options.map { "--\($0)" }.joined(separator: " "))"
                ))
        }
        var lines = InputLines(console)
        for question in questions {
            try console.write("\(question) [y/N] ")
            var answer = ""
            if case .text(let text)? = try lines.next() { answer = text.lowercased() }
            guard ["y", "yes"].contains(answer.filter { $0.isLetter }) else {
                try console.print(phrase("Nothing was done."))
                return false
            }
        }
        return true
    }
}
