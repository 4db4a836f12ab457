internal import Configuration
internal import JSON
internal import Nutrition
internal import Wire

/// What a tool works with while it is called.
struct Errand {
    let door: any DaemonDoor
    let permissions: Set<Permission>
    /// Whether nobody waits for the result any more.
    let isCancelled: () -> Bool
    /// Tells how far it has come.
    let report: (_ done: Int, _ total: Int) -> Void

    func call(
        _ method: Method, _ parameters: JSONValue = [:]
    ) throws(ToolFault) -> JSONValue {
        do { return try door.call(method, parameters) } catch {
            switch error {
            case .refused(let error): throw .refused(error)
            case .unreachable(let sentence): throw .unreachable(sentence)
            }
        }
    }

    func demand(_ permission: Permission) throws(ToolFault) {
        guard permissions.contains(permission) else { throw .forbidden(permission) }
    }

    /// By the daemon's clock and calendar.
    func today() throws(ToolFault) -> LocalDay {
        guard let date = try call(.day)["date"]?.string.flatMap({ LocalDay($0) }) else {
            throw .unreachable("What answers is no daemon of this version.")
        }
        return date
    }
}
