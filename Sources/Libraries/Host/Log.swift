internal import Glibc
internal import Printable

/// Writes what the program has to say of itself to standard error, one line each.
///
/// Never a person's words or figures: the system's journal outlives what a person deletes.
package struct Log: Sendable {
    /// By syslog's numbers.
    package enum Level: Int, Sendable, Comparable {
        case error = 3
        case warning = 4
        case notice = 5
        case info = 6
        case debug = 7

        package static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
    }

    package enum Style: Sendable, Hashable {
        /// `demeterd: warning: text`
        case plain
        /// `<4>text`, which systemd's journal takes for the priority.
        case journal
    }

    package let program: String
    package let style: Style
    /// What is less urgent is dropped.
    package let least: Level
    private let write: @Sendable ([UInt8]) -> Void

    package init(
        program: String, style: Style, least: Level = .info,
        write: @escaping @Sendable ([UInt8]) -> Void = Log.writeToStandardError
    ) {
        self.program = program
        self.style = style
        self.least = least
        self.write = write
    }

    /// In the journal's style when standard error goes to it (`systemd.exec(5)`, `JOURNAL_STREAM`).
    package init(program: String, environment: Environment, least: Level = .info) {
        self.init(
            program: program, style: Self.goesToJournal(environment) ? .journal : .plain,
            least: least)
    }

    package func error(_ text: String) { line(.error, text) }
    package func warning(_ text: String) { line(.warning, text) }
    package func notice(_ text: String) { line(.notice, text) }
    package func info(_ text: String) { line(.info, text) }
    package func debug(_ text: @autoclosure () -> String) {
        if least >= .debug { line(.debug, text()) }
    }

    private func line(_ level: Level, _ text: String) {
        guard level <= least else { return }
        var line: String
        switch style {
        case .journal: line = "<\(level.rawValue)>"
        case .plain:
            line = "\(program): "
            if level <= .warning { line += level == .error ? "error: " : "warning: " }
        }
        // One message is one line, whatever it holds.
        line += text.printable()
        write(Array(line.utf8) + [UInt8(ascii: "\n")])
    }

    private static func goesToJournal(_ environment: Environment) -> Bool {
        var status = stat()
        // The struct outlives the call.
        guard let stream = environment["JOURNAL_STREAM"],
            unsafe fstat(STDERR_FILENO, &status) == 0
        else { return false }
        return stream == "\(status.st_dev):\(status.st_ino)"
    }

    /// One write for one line, so that the lines of several threads do not mix.
    package static let writeToStandardError: @Sendable ([UInt8]) -> Void = { bytes in
        // The buffer outlives the call; a log line that cannot be written has nowhere to go.
        unsafe bytes.withUnsafeBytes { buffer in
            _ = unsafe Glibc.write(STDERR_FILENO, buffer.baseAddress, buffer.count)
        }
    }
}
