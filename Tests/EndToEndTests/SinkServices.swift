import Foundation
import ModelServer
import TestSupport

/// What summaries are sent to, none of it ours but the web server: mail, a desktop, the web.
final class SinkServices {
    /// A mail as it arrived.
    struct Mail {
        var receiver: String
        var id: String?
        var reference: String?
    }

    let web: ModelServer
    private let mail: HelperProcess
    private let bus: HelperProcess
    private let desktop: HelperProcess
    private let folder: String

    static let areInstalled =
        HelperProcess.hasModule("aiosmtpd") && HelperProcess.hasModule("dbusmock")

    /// A port that was free a moment ago.
    static func freePort() throws -> UInt16 {
        let probe = try ModelServer { _ in .silence }
        defer { probe.stop() }
        return probe.port
    }

    /// - Parameter address: of the desktop's bus.
    init(in folder: String, mailPort: UInt16, webPort: UInt16, address: String) throws {
        self.folder = folder
        web = try ModelServer(port: webPort) { _ in .json("{}") }
        mail = try HelperProcess(
            [
                "/usr/bin/python3", "\(HelperProcess.fixtures)/mail_server.py", "\(mailPort)",
                "\(folder)/mails.txt",
            ], in: folder, ready: "ready")
        bus = try HelperProcess(
            ["dbus-daemon", "--session", "--nofork", "--address=\(address)", "--print-address"],
            in: folder, ready: "unix:")
        desktop = try HelperProcess(
            ["/usr/bin/python3", "-u", "-c", Self.desktopProgram],
            environment: ["DBUS_SESSION_BUS_ADDRESS": address], in: folder, ready: "ready")
    }

    /// The notification server of python-dbusmock, which says when it is there.
    private static let desktopProgram = """
        import dbusmock
        mock, _ = dbusmock.DBusTestCase.spawn_server_template("notification_daemon", {}, stdout=None)
        print("ready", flush=True)
        mock.wait()
        """

    var mails: [Mail] {
        let text = (try? String(contentsOfFile: "\(folder)/mails.txt", encoding: .utf8)) ?? ""
        return text.components(separatedBy: "--END--\r\n").dropLast().map { mail in
            let lines = mail.components(separatedBy: "\r\n")
            func header(_ name: String) -> String? {
                lines.first { $0.hasPrefix("\(name): ") }
                    .map { String($0.dropFirst(name.count + 2)) }
            }
            return Mail(
                receiver: lines.first.map { String($0.dropFirst(3)) } ?? "",
                id: header("Message-ID"), reference: header("In-Reply-To"))
        }
    }

    /// Of each notification, the number of the one that it replaces.
    var replaced: [Int] {
        desktop.said.components(separatedBy: " Notify \"Demeter\" ").dropFirst()
            .map { Int($0.prefix { $0.isNumber }) ?? -1 }
    }
}
