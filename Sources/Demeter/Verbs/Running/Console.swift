internal import Glibc
internal import Host
internal import JSON
internal import Printable

/// Standard input, output and error of a verb.
package final class Console {
    let style: Style
    /// Whether somebody types at standard input.
    let isInputTerminal: Bool
    /// Whether somebody sees at once what standard error says.
    let isErrorTerminal: Bool
    private var input: InputFile
    private var output: OutputFile
    private var errors: OutputFile

    package init(style: Style, input: Int32 = 0, output: Int32 = 1, errors: Int32 = 2) {
        self.style = style
        isInputTerminal = Terminal.isTerminal(input)
        isErrorTerminal = Terminal.isTerminal(errors)
        self.input = InputFile(descriptor: input)
        self.output = OutputFile(descriptor: output)
        self.errors = OutputFile(descriptor: errors)
    }

    func print(_ lines: [String]) throws(Failure) {
        for line in lines { try print(line) }
    }

    func print(_ line: String) throws(Failure) {
        let line = (style.isUnicode ? line : PlainText.of(line)).printableInColour
        try append { bytes in
            bytes += line.utf8
            bytes.append(UInt8(ascii: "\n"))
        }
    }

    /// One line of JSON.
    func print(_ value: JSONValue) throws(Failure) {
        try append { bytes in
            let start = bytes.count
            value.write(to: &bytes)
            EscapedJSON.escape(&bytes, from: start)
            bytes.append(UInt8(ascii: "\n"))
        }
    }

    func write(_ text: String) throws(Failure) { try append { $0 += text.utf8 } }

    private func append(_ body: (inout [UInt8]) -> Void) throws(Failure) {
        do { try output.append(body) } catch { throw Self.failure(error) }
    }

    func flush() throws(Failure) {
        do { try output.flush() } catch { throw Self.failure(error) }
    }

    /// Writes a complaint at once, behind what was printed before it; it may tell again what was typed.
    func complain(_ text: String) {
        complain(raw: text.printable(keeping: ["\n"]))
    }

    /// As `complain`, for what draws on the screen itself.
    func complain(raw text: String) {
        // Nobody can be told that standard error cannot be written.
        try? output.flush()
        try? errors.write((style.isUnicode ? text : PlainText.of(text)).utf8)
        try? errors.flush()
    }

    /// What is there on standard input, waiting for some; `nil` at its end.
    func read() throws(Failure) -> ArraySlice<UInt8>? {
        do { return try input.read() } catch { throw .input(error) }
    }

    private static func failure(_ error: HostError) -> Failure {
        error.code == EPIPE ? .outputClosed : .output(error)
    }
}
