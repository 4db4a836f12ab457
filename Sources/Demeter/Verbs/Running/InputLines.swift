internal import UnixSocket

/// The lines of standard input, one after the other.
struct InputLines {
    private let console: Console
    private var framer: LineFramer
    private var isEnded = false

    /// - Parameter limit: Most bytes of a line; longer ones are faulty.
    init(_ console: Console, limit: Int = 65_536) {
        self.console = console
        framer = LineFramer(limit: limit)
    }

    /// `nil` at the end. What was printed is flushed before there is a wait for more input, so that
    /// somebody who types, or a program that asks line by line, sees the answers.
    mutating func next() throws(Failure) -> Line? {
        while true {
            if let line = framer.next() { return line }
            if isEnded { return framer.last() }
            try console.flush()
            guard let bytes = try console.read() else {
                isEnded = true
                continue
            }
            framer.append(bytes)
        }
    }
}
