package import Host
package import JSON
package import UnixSocket

/// Has a program of ours run for as long as it is wanted, and starts it again when it dies.
///
/// The program says in a JSON object a line how it is: `{"kind":"ready", …}`, or
/// `{"kind":"error","message":"…"}`. Other kinds are handed on. It is to end when its end of the pair is closed.
package actor ProgramKeeper {
    /// How the program is started.
    package struct Launch: Sendable, Hashable {
        /// Its file.
        package var program: String
        package var arguments: [String]
        /// What it reads itself when it starts: it is started anew when that is another.
        package var settings: String

        package init(program: String, arguments: [String], settings: String = "") {
            self.program = program
            self.arguments = arguments
            self.settings = settings
        }
    }

    /// How the program is.
    package enum State: String, Sendable, Hashable {
        case off, starting, serving, failed
    }

    private let loop: EventLoop
    private let name: String
    private let receiver: ChildEnvironment.Receiver
    private let report: @Sendable (String) -> Void
    private let other: @Sendable (JSONValue) -> Void
    private var launch: Launch?
    private var machine = SupervisorMachine()
    private var process: SupervisedProcess?
    private var watching: Int?
    private var received: [UInt8] = []
    private var complaint: String?
    private var starts = 0

    /// How long a program may take to end that is not wanted any more.
    private static let patience = Duration.seconds(2)
    /// More than any program of ours says in one line.
    private static let lineLimit = 16_384

    package nonisolated var unownedExecutor: UnownedSerialExecutor {
        loop.asUnownedSerialExecutor()
    }

    /// - Parameters:
    ///   - name: what people call the program: "the page".
    ///   - report: takes a warning for the log.
    ///   - other: takes what the program says beside how it is.
    package init(
        _ name: String, for receiver: ChildEnvironment.Receiver, on loop: EventLoop,
        report: @escaping @Sendable (String) -> Void,
        other: @escaping @Sendable (JSONValue) -> Void = { _ in }
    ) {
        self.name = name
        self.receiver = receiver
        self.loop = loop
        self.report = report
        self.other = other
    }

    /// Starts the program, stops it (`nil`), or starts it anew when it is to run otherwise.
    package func configure(_ launch: Launch?) {
        guard launch != self.launch else { return }
        self.launch = launch
        complaint = nil
        if process == nil {
            perform(machine.take(launch == nil ? .stop : .start))
        } else if launch == nil {
            perform(machine.take(.stop))
        } else {
            // It is started again, the new way, when it has ended.
            dismiss()
        }
    }

    package struct Status: Sendable, Hashable {
        package var state: State
        /// The process; `nil` while there is none.
        package var process: Int?
        package var starts: Int
        /// Why it does not serve; a sentence.
        package var complaint: String?
    }

    package func status() -> Status {
        let id = process?.id
        return Status(
            state: state, process: id.map(Int.init), starts: starts, complaint: complaint)
    }

    private var state: State {
        guard launch != nil else { return .off }
        switch machine.state {
        case .listening: return .serving
        case .waiting: return .failed
        case .starting(let failures): return failures > 0 ? .failed : .starting
        case .stopped, .stopping: return .off
        }
    }

    private func perform(_ action: SupervisorMachine.Action) {
        switch action {
        case .nothing: break
        case .launch: start()
        case .terminate: dismiss()
        case .wait(let duration):
            _ = loop.set(after: duration) { [weak self] in
                self?.assumeIsolated { keeper in
                    keeper.perform(
                        keeper.machine.take(keeper.launch == nil ? .stop : .waited))
                }
            }
        }
    }

    private func dismiss() {
        guard let id = process?.id else { return }
        process?.dismiss()
        _ = loop.set(after: Self.patience) { [weak self] in
            self?.assumeIsolated { keeper in
                if keeper.process?.id == id { keeper.process?.end() }
            }
        }
    }

    private func start() {
        guard let launch,
            let process = SupervisedProcess(
                program: launch.program, arguments: launch.arguments, receiver: receiver)
        else {
            complain("\(launch?.program ?? name) does not start")
            return perform(machine.take(.died))
        }
        starts += 1
        received = []
        let socket = process.socket
        self.process = consume process
        watching = try? loop.watch(socket) { [weak self] in
            self?.assumeIsolated { $0.receive() }
        }
    }

    private func receive() {
        guard let bytes = process?.receive() else { return died() }
        received += bytes
        while let end = received.firstIndex(of: UInt8(ascii: "\n")) {
            let line = try? JSONValue(parsing: Array(received[..<end]))
            received.removeSubrange(...end)
            switch line?["kind"]?.string {
            case "ready":
                complaint = nil
                perform(machine.take(.ready))
            case "error":
                if let sentence = line?["message"]?.string { complain(sentence) }
            default: if let line { other(line) }
            }
        }
        if received.count > Self.lineLimit { received = [] }
    }

    private func complain(_ sentence: String) {
        if complaint != sentence { report("\(name): \(sentence)") }
        complaint = sentence
    }

    private func died() {
        if let watching { loop.unwatch(watching) }
        watching = nil
        if let status = process?.ending(), status > 128, machine.state != .stopping {
            report("\(name) was ended by signal \(status - 128); it is started again")
        }
        process = nil
        perform(machine.take(.died))
        // It may be wanted again by now.
        if machine.state == .stopped, launch != nil { perform(machine.take(.start)) }
    }
}
