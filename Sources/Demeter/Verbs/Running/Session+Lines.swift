internal import Calling
internal import Telling
internal import UnixSocket

extension Session {
    /// Does something with every line of standard input that is not blank.
    ///
    /// Each is tried, whatever becomes of those before it; the first failure decides the status.
    /// - Parameter body: gets the line and its number, from 1 on.
    func eachLine(
        _ body: (_ text: String, _ number: Int) throws(Failure) -> ExitStatus
    ) throws(Failure) -> ExitStatus {
        var lines = InputLines(console)
        var number = 0
        var status: ExitStatus?
        func note(_ next: ExitStatus) { if status == nil || status == .done { status = next } }
        while let line = try lines.next() {
            number += 1
            switch line {
            case .text(let text) where text.allSatisfy(\.isWhitespace): continue
            case .text(let text):
                do {
                    note(try body(text, number))
                } catch .call(.refused(let error)) {
                    note(try complain(.call(.refused(error)), line: number))
                }
            case .faulty(let fault, _):
                note(try complain(.badData(fault.sentence), line: number))
            }
            try console.flush()
        }
        guard let status else { throw .nothingSaid }
        return status
    }

    private func complain(_ failure: Failure, line: Int) throws(Failure) -> ExitStatus {
        if isJSON { try console.print(failure.json) }
        console.complain(phrase("demeter: line \(line): \(failure.message)\n"))
        return failure.status
    }
}

extension Line.Fault {
    /// What is wrong with the line, as a sentence without a full stop.
    var sentence: String {
        switch self {
        case .tooLong: phrase("the line is longer than 64 KiB")
        case .notUTF8: phrase("the line is not UTF-8")
        case .hasNUL: phrase("the line has a NUL character in it")
        }
    }
}
