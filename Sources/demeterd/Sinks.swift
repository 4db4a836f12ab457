import Configuration
import Delivery
import HTTP
import Host
import Mail

extension SummarySink {
    /// Who is told, as the configuration says it.
    ///
    /// - Parameters:
    ///   - folder: where files may lie for a moment.
    ///   - now: Unix seconds.
    func sink(
        client: HTTPClient, folder: String, environment: Environment,
        now: @escaping @Sendable () -> Int64
    ) -> any Sink {
        let home = Folders(environment: environment).home
        return switch self {
        case .file(let path): FileSink(path: Path.expandingTilde(path, home: home))
        case .command(let command): CommandSink(command, folder: folder)
        case .email(let account):
            MailSink(
                server: account.server, from: account.from, to: account.to,
                login: account.login(environment), folder: folder, now: now)
        case .webhook(let url): WebSink(.webhook, url: url, client: client)
        case .ntfy(let url): WebSink(.ntfy, url: url, client: client)
        case .desktop: DesktopSink()
        }
    }
}

extension MailAccount {
    func login(_ environment: Environment) -> MailLogin {
        MailLogin(
            user: user, passwordFile: passwordFile,
            encryption: encryption.map {
                switch $0 {
                case .starttls: .command
                case .implicit: .immediate
                case .off: .none
                }
            }, certificates: certificates, environment: environment)
    }
}

extension Log {
    func write(_ report: Courier.Report) {
        switch report {
        case .failed: warning(report.sentence)
        case .givenUp, .outbox: error(report.sentence)
        }
    }
}

extension Courier.Report {
    /// For the log.
    var sentence: String {
        switch self {
        case .failed(let sink, let reason):
            "a summary did not reach \(Self.kind(of: sink)) and is tried again: \(reason)"
        case .givenUp(let sink, let reason):
            "a summary for \(Self.kind(of: sink)) was given up after three days: \(reason); "
                + "see `demeter summary --send`"
        case .outbox(let error): "the outbox cannot be used, tried again in a minute: \(error)"
        }
    }

    /// Without the place itself, which may hold a secret.
    private static func kind(of sink: String) -> String {
        "the sink of kind \(sink.prefix { $0 != ":" })"
    }
}
