internal import Glibc
internal import Host
internal import Printable
internal import Telling
package import Wire

/// Why a call to the daemon brought no answer.
package enum CallFailure: Error {
    /// Nobody answers at the socket; holds the system's error number.
    case unreachable(socket: String, code: Int32)
    /// The daemon does not serve this connection, and says why.
    case turnedAway(TurnedAway, String)
    /// The daemon said no.
    case refused(RPCError)
    /// The daemon went away before it answered.
    case disconnected
    /// It goes on, but the answer took longer than what was asked may take.
    case timedOut(after: Duration)
    /// It takes connections and answers nobody.
    case stuck(socket: String)
    /// Somebody else listens at the socket; nothing was sent.
    case stranger(socket: String, user: UInt32)
    /// What answers sends more than any answer has, in bytes.
    case endless(socket: String, limit: Int)
    /// What came from the socket is no reply that this version understands.
    case unintelligible
}

extension CallFailure {
    /// What a person is told, without the program's name in front.
    package var message: String {
        switch self {
        case .unreachable(let socket, let code): Self.unreachable(socket, code)
        case .turnedAway(_, let sentence): sentence.printable()
        case .refused(let error): error.message.printable()
        case .disconnected:
            phrase(
                "the daemon closed the connection before it answered; see with \"demeter today\" "
                    + "whether it was done, and try again if not")
        case .timedOut(let patience):
            phrase(
                "the daemon did not answer within \(patience.components.seconds) s; see with "
                    + "\"demeter today\" whether it was done, and try again if not")
        case .stuck(let socket):
            phrase(
                """
                the daemon at \(socket) does not answer: it is stopped or hangs
                Start it again with "systemctl --user restart demeterd", or let its process go on with
                "kill -CONT"; "demeter doctor" names the process. What was asked may then still be done.
                """)
        case .stranger(let socket, let user):
            phrase(
                """
                nothing was sent: who listens at \(socket) is user \(user)\(User.name(of: user).map { " (\($0))" } ?? ""), neither you nor root
                If that daemon is yours to ask, do so as that user; else name another socket with --socket.
                """)
        case .endless(let socket, let limit):
            phrase(
                "what answers at \(socket) sends more than \(limit >> 20) MiB for one answer; "
                    + "it is no daemon of this version")
        case .unintelligible:
            phrase(
                "what answers is no daemon of this version; \"demeter status\" tells its version")
        }
    }

    private static func unreachable(_ socket: String, _ code: Int32) -> String {
        switch code {
        case ENOENT, ECONNREFUSED, ENOTDIR:
            phrase(
                """
                no daemon answers at \(socket)
                Start it with "systemctl --user start demeterd", with "make run" in a checkout, or by
                running "demeterd". If it meets at another socket, name that with --socket.
                """)
        case EACCES, EPERM: phrase("you may not connect to \(socket): it belongs to somebody else")
        case ENAMETOOLONG: phrase("the socket's path is too long for the system: \(socket)")
        default:
            phrase(
                refused: "connect to \(socket)",
                HostError(code: code, operation: "connect").message)
        }
    }
}
