package import JSON
package import Wire

/// The daemon as pages know it; calls wait for its answer, and any number may be made at a time.
package protocol PageDaemon: Sendable {
    func call(_ method: Method, _ parameters: JSONValue) throws(DoorFault) -> JSONValue
    /// As above, in the conversation of one session, in which "that" is what was spoken of last.
    func call(
        _ method: Method, _ parameters: JSONValue, inConversationOf session: String
    ) throws(DoorFault) -> JSONValue
    /// As the first, with open files beside the call.
    func call(
        _ method: Method, _ parameters: JSONValue, with files: [any PageFile]
    ) throws(DoorFault) -> JSONValue
    /// What the ears hear in sound of 16 kHz, 16 bit, one channel, until its end.
    ///
    /// - Parameters:
    ///   - sound: open for reading, and the caller's.
    ///   - words: takes those understood so far, as they come.
    func hear(
        _ sound: Int32, _ words: @escaping @Sendable (String) -> Void
    ) throws(DoorFault) -> JSONValue
    /// The number of the journal's latest event, by which is known whether anything was changed; `nil` when
    /// nobody tells.
    func latestEvent() -> Int?
}
