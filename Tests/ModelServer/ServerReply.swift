/// What the server does with a request.
package enum ServerReply: Sendable {
    case answer(status: Int, headers: [(String, String)] = [], body: [UInt8])
    /// As an answer, compressed.
    case compressed([UInt8])
    /// Promises the whole body and breaks the connection after `count` bytes of it.
    case cut([UInt8], count: Int)
    /// Sends one byte of the body at a time, with so many milliseconds between them.
    case drip([UInt8], milliseconds: Int)
    /// Answers after so many milliseconds, or never when the client goes first.
    case late(milliseconds: Int, [UInt8])
    /// Never answers.
    case silence
    /// Writes these bytes in place of HTTP and hangs up.
    case raw([UInt8])

    package static func json(_ text: String, status: Int = 200, headers: [(String, String)] = [])
        -> ServerReply
    {
        .answer(
            status: status, headers: [("Content-Type", "application/json")] + headers,
            body: Array(text.utf8))
    }
}
