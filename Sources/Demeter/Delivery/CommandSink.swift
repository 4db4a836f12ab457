internal import Glibc
internal import Host
internal import JSON
package import Summaries
internal import Threads

/// Runs a program with the text as its standard input and the figures in a file.
///
/// `DEMETER_SUMMARY` names that file of JSON, `DEMETER_SUMMARY_ID` the message: a program that must not
/// do a thing twice remembers it.
package struct CommandSink: Sink {
    package let command: [String]
    /// Where the files lie while the program runs.
    package let folder: String

    package init(_ command: [String], folder: String) {
        self.command = command
        self.folder = folder
    }

    package var name: String { "command:\(command.joined(separator: " "))" }

    private static let patience = Duration.seconds(60)

    package func deliver(_ summary: Summary) async throws(SinkFailure) {
        let text = try TemporaryFile(summary.text, in: folder)
        let figures = try TemporaryFile(summary.json.text, in: folder)
        defer {
            text.remove()
            figures.remove()
        }
        let outcome = await OwnThread.run("summary") { [command] in
            CommandInput.run(
                command, inputFile: text.path,
                variables: [
                    "DEMETER_SUMMARY": figures.path, "DEMETER_SUMMARY_ID": summary.id,
                    "DEMETER_SUMMARY_REVISION": String(summary.revision),
                ], patience: Self.patience)
        }
        switch outcome {
        case .ended(0): return
        case .ended(let status): throw SinkFailure("the program ended with status \(status)")
        case .notStarted(let code):
            throw SinkFailure(
                "the program cannot be started: \(String(cString: strerror(code)))")
        case .tooSlow: throw SinkFailure("the program took longer than 60 s and was killed")
        case nil: throw SinkFailure("the system has no room for a thread")
        }
    }
}

/// A file of one's own with a text, for as long as somebody reads it.
struct TemporaryFile: Sendable {
    let path: String

    init(_ text: String, in folder: String) throws(SinkFailure) {
        var template = Array("\(Path.join(folder, "summary.XXXXXX"))".utf8CString)
        let descriptor = mkstemp(&template)
        guard descriptor >= 0 else {
            throw SinkFailure(HostError(code: errno, operation: "create a file").description)
        }
        _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
        defer { close(descriptor) }
        path = String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
        var output = OutputFile(descriptor: descriptor)
        do throws(HostError) {
            try output.write(Array(text.utf8))
            try output.flush()
        } catch {
            remove()
            throw SinkFailure(HostError(code: error.code, operation: "write a file").description)
        }
    }

    func remove() { unlink(path) }
}
