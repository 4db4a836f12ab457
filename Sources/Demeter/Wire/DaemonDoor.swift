package import JSON

/// A way to the daemon for one thread, for programs that do not care how it is reached.
package protocol DaemonDoor {
    /// The result as it came.
    func call(_ method: Method, _ parameters: JSONValue) throws(DoorFault) -> JSONValue
}

/// Why the daemon did not do what was asked.
package enum DoorFault: Error, Hashable {
    case refused(RPCError)
    /// Nobody answers; a sentence that says why and what to do.
    case unreachable(String)
}
