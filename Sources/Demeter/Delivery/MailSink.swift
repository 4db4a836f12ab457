internal import Glibc
internal import Host
internal import Mail
package import Summaries
internal import Threads

/// Mails each summary, through a server or by the local `sendmail`.
package struct MailSink: Sink {
    /// A server's address, or `sendmail` or the path of such a program.
    package let server: String
    package let from: String
    package let to: [String]
    private let login: MailLogin
    /// Where files lie while `sendmail` runs.
    package let folder: String
    /// Unix seconds.
    private let now: @Sendable () -> Int64

    package init(
        server: String, from: String, to: [String], login: MailLogin = MailLogin(),
        folder: String,
        now: @escaping @Sendable () -> Int64
    ) {
        self.server = server
        self.from = from
        self.to = to
        self.login = login
        self.folder = folder
        self.now = now
    }

    package var name: String { "\(shortName) by \(server)" }

    /// One person may be written to by several servers.
    package var shortName: String { "email:\(to.joined(separator: ","))" }

    package func deliver(_ summary: Summary) async throws(SinkFailure) {
        let message = message(for: summary)
        if server == "sendmail" || server.hasPrefix("/") {
            return try await deliver(message, by: server)
        }
        let server = try login.server(server)
        let failure = await OwnThread.run("mail") { () -> SinkFailure? in
            do throws(MailError) {
                try server.send(message)
                return nil
            } catch {
                return SinkFailure(error.description)
            }
        }
        guard let failure else { throw SinkFailure("the system has no room for a thread") }
        if let failure { throw failure }
    }

    func message(for summary: Summary) -> MailMessage {
        let first = "\(summary.id).1"
        return MailMessage(
            from: from, to: to, subject: summary.title, text: summary.text, html: summary.html,
            id: "\(summary.id).\(summary.revision)",
            references: summary.revision > 1 ? [first] : [], date: MailDate.text(of: now()))
    }

    private func deliver(
        _ message: MailMessage, by program: String
    ) async throws(SinkFailure) {
        // Programs on this system take lines that end as its own do.
        let source = message.source.split(separator: "\r\n", omittingEmptySubsequences: false)
            .joined(separator: "\n")
        let file = try TemporaryFile(source, in: folder)
        defer { file.remove() }
        let arguments = [program, "-i", "-f", from, "--"] + to
        let outcome = await OwnThread.run("mail") {
            CommandInput.run(arguments, inputFile: file.path, patience: .seconds(60))
        }
        guard outcome == .ended(0) else { throw SinkFailure("sendmail did not take the message") }
    }
}
