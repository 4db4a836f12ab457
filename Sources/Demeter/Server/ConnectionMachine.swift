internal import UnixSocket

/// Decides what becomes of one connection; it knows no socket, no clock and no service.
///
/// Whatever happens is told to it by one of its methods, which return what to do about it. Requests
/// are served one at a time in the order of their lines; what the client sends meanwhile waits here
/// up to a limit, then in its own hands.
struct ConnectionMachine {
    enum State: Hashable {
        case open
        /// Nothing more is read; what was received is answered.
        case finishing(Ending)
        case closed
    }

    enum Ending: Hashable {
        /// The client has sent everything: a last line without its end counts.
        case endOfInput
        /// A line was not finished in time; the client is still to be told.
        case unfinishedLine
        /// The daemon stops; a line without its end does not count.
        case stopping
    }

    enum Request: Hashable {
        case line(Line)
        case unfinished(opening: UInt8?)
    }

    enum Action: Hashable {
        /// To be answered with `replied`.
        case serve(Request)
        /// To be answered with `fetched`.
        case fetch(watch: Int, since: Int)
        case close
    }

    let limits: ServerLimits
    private(set) var state = State.open
    private(set) var output = OutputBuffer()
    private(set) var watch = Watch()
    private var framer: LineFramer
    private var isServing = false
    /// The socket takes nothing more at the moment.
    private var isBlocked = false
    /// Nobody reads the output any more.
    private var isDeaf = false
    /// The last byte received was no line end.
    private var isMidLine = false
    private var linesSeen = 0
    private var writes = 0
    /// Lines that were taken out.
    private var linesTaken = 0
    /// Open files that came with lines which were not taken out yet, by the numbers of the lines.
    private var waitingFiles: [(line: Int, file: PassedFile)] = []
    /// Those that came with the line that is served.
    private(set) var servedFiles: [PassedFile] = []

    init(limits: ServerLimits) {
        self.limits = limits
        framer = LineFramer(limit: limits.line)
    }

    var wantsInput: Bool { state == .open && framer.count < limits.line + 2 }

    var canWrite: Bool { state != .closed && !output.isEmpty && !isBlocked }

    var wantsRoom: Bool { state != .closed && !output.isEmpty && isBlocked }

    /// Whether what is sent may reach anybody.
    var hasReader: Bool { !isDeaf && state != .closed }

    /// Names the unfinished line whose time is running; `nil` when none is.
    var unfinishedLine: Int? { wantsInput && isMidLine ? linesSeen : nil }

    /// Names the wait for the client to read; `nil` when there is none.
    var unreadOutput: Int? { wantsRoom ? writes : nil }

    // MARK: What happens

    /// - Parameter files: came with the last of these bytes, and belong to its line; those that are too many
    ///   are closed.
    mutating func received(
        _ bytes: ArraySlice<UInt8>, with files: [PassedFile] = []
    ) -> [Action] {
        guard state == .open, let last = bytes.last else { return [] }
        var rest = bytes
        while let end = LineFramer.lineEnd(in: rest) {
            linesSeen += 1
            rest = rest[(end + 1)...]
        }
        isMidLine = last != UInt8(ascii: "\n")
        let line = isMidLine ? linesSeen : linesSeen - 1
        waitingFiles += files.prefix(PassedFile.most - min(PassedFile.most, waitingFiles.count))
            .map { (line, $0) }
        framer.append(bytes)
        return advance()
    }

    mutating func inputEnded() -> [Action] { finish(.endOfInput) }

    /// Output goes nowhere any more; what the client sent before is still served.
    mutating func readerGone() -> [Action] {
        isDeaf = true
        output.clear()
        watch.end()
        return advance()
    }

    /// - Parameter since: Where a watch begins that the reply grants.
    mutating func replied(_ bytes: [UInt8], watchSince since: Int? = nil) -> [Action] {
        isServing = false
        servedFiles = []
        send(bytes)
        if let since, !isDeaf, state != .finishing(.stopping) { watch.start(since: since) }
        return advance()
    }

    /// Something is to be sent before the reply; a client that does not read misses it.
    mutating func told(_ bytes: [UInt8]) -> [Action] {
        guard isServing, !isBlocked else { return [] }
        send(bytes)
        return advance()
    }

    mutating func wrote(_ count: Int) -> [Action] {
        output.drop(count)
        writes += 1
        return advance()
    }

    mutating func blocked() { isBlocked = true }

    mutating func roomCame() { isBlocked = false }

    mutating func lineTimedOut(_ name: Int) -> [Action] {
        unfinishedLine == name ? finish(.unfinishedLine) : []
    }

    mutating func outputTimedOut(_ name: Int) -> [Action] {
        unreadOutput == name ? close() : []
    }

    /// The journal may have events that were not there before.
    mutating func eventsCame() -> [Action] {
        watch.eventsCame()
        return advance()
    }

    /// - Parameters:
    ///   - bytes: The notifications of the events found.
    ///   - last: The number of the last of them; `nil` when there was none.
    ///   - isAll: There was no further one.
    mutating func fetched(
        watch name: Int, _ bytes: [UInt8], last: Int?, isAll: Bool
    ) -> [Action] {
        guard watch.fetched(name, last: last, isAll: isAll) else { return [] }
        send(bytes)
        return advance()
    }

    /// The journal did not tell; the client may come again with the last number it saw.
    mutating func fetchFailed(watch name: Int) -> [Action] {
        watch.isFetching(name) ? close() : []
    }

    mutating func stop() -> [Action] {
        watch.end()
        return finish(.stopping)
    }

    mutating func close() -> [Action] {
        guard state != .closed else { return [] }
        state = .closed
        output.clear()
        framer.discard()
        waitingFiles = []
        servedFiles = []
        watch.end()
        return [.close]
    }

    // MARK: What follows

    private mutating func finish(_ ending: Ending) -> [Action] {
        if state == .open || ending == .stopping, state != .closed { state = .finishing(ending) }
        return advance()
    }

    private mutating func send(_ bytes: [UInt8]) {
        if !isDeaf, state != .closed { output.append(bytes) }
    }

    private mutating func advance() -> [Action] {
        guard state != .closed else { return [] }
        var actions: [Action] = []
        if !isServing, output.count < limits.output, let request = nextRequest() {
            isServing = true
            actions.append(.serve(request))
        }
        if output.count < limits.output, let fetch = watch.nextFetch() { actions.append(fetch) }
        if case .finishing = state, !isServing, output.isEmpty, watch.isIdle { return close() }
        return actions
    }

    private mutating func nextRequest() -> Request? {
        while let line = framer.next() {
            takeFiles()
            if !line.isBlank { return .line(line) }
        }
        guard case .finishing(let ending) = state else { return nil }
        let rest = framer.last()
        takeFiles()
        switch ending {
        case .endOfInput: return rest.flatMap { $0.isBlank ? nil : .line($0) }
        case .unfinishedLine:
            state = .finishing(.stopping)
            return .unfinished(opening: rest?.opening)
        case .stopping: return nil
        }
    }

    /// The files of the line that was just taken out; those of blank ones are closed.
    private mutating func takeFiles() {
        let line = linesTaken
        servedFiles = waitingFiles.filter { $0.line == line }.map(\.file)
        waitingFiles.removeAll { $0.line <= line }
        linesTaken += 1
    }
}
