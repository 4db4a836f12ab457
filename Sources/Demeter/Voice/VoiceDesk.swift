internal import Glibc
internal import JSON
package import Service
internal import Supervision
internal import Threads
package import UnixSocket
package import Wire

/// Starts the ears, starts them again when they die, and hands on what they hear.
package actor VoiceDesk: VoiceControl {
    /// How the ears are started.
    package struct Launch: Sendable, Hashable {
        /// The file of `demeter-ears`.
        package var program: String
        package var arguments: [String]

        package init(program: String, arguments: [String]) {
            self.program = program
            self.arguments = arguments
        }
    }

    let loop: EventLoop
    private let utterances: AsyncStream<Spoken>.Continuation
    let report: @Sendable (String) -> Void
    private let note: @Sendable (String) -> Void
    private let listener: any VoiceListener
    private var launch: Launch?
    private var machine = SupervisorMachine()
    private var ears: EarsProcess?
    private var watching: Int?
    private var received: [UInt8] = []
    /// Ears that are started again are as mute as they were.
    private var isMuted = false
    private var isOpen = false
    /// What the ears complained of last, until they listen again.
    private var complaint: String?
    private var confinement = ""
    private var starts = 0
    /// Those who wait for the next utterance.
    private var listeners: [Listener] = []

    /// An utterance, and which it was of which ears.
    private struct Spoken {
        var heard: Heard
        /// Counted from 1.
        var place: Int
        /// How often ears had been started when these were.
        var ears: Int
    }
    /// What is being answered.
    private var answered: Spoken?
    /// Utterances of the ears that run.
    private var heardCount = 0

    private struct Listener {
        var continuation: CheckedContinuation<ListenResult, Never>
        /// Takes the words so far.
        var words: @Sendable (String) -> Void

        init(
            _ continuation: CheckedContinuation<ListenResult, Never>,
            _ words: @escaping @Sendable (String) -> Void
        ) {
            self.continuation = continuation
            self.words = words
        }
    }
    /// Who is heard from elsewhere.
    private var visitor: Visitor?

    private struct Visitor {
        /// `nil` where the ears have gone.
        var continuation: CheckedContinuation<Heard?, Never>
        var words: @Sendable (String) -> Void
    }
    /// Makes the model of new foods or grammars, beside the ears.
    var builder: Builder?
    var model = ModelMachine()
    /// What was heard with doubt and waits for a yes.
    private var doubt: String?
    /// What was heard but for one place, which is waited for while the ears are open.
    private var gapped: GappedSentence?

    package nonisolated var unownedExecutor: UnownedSerialExecutor {
        loop.asUnownedSerialExecutor()
    }

    /// - Parameters:
    ///   - report: takes a warning for the log.
    ///   - note: takes what is good to know for it.
    ///   - listener: is told what was spoken.
    package init(
        on loop: EventLoop, report: @escaping @Sendable (String) -> Void,
        note: @escaping @Sendable (String) -> Void = { _ in },
        listener: any VoiceListener
    ) {
        self.loop = loop
        self.listener = listener
        self.report = report
        self.note = note
        let (stream, continuation) = AsyncStream<Spoken>.makeStream()
        utterances = continuation
        Task(executorPreference: WorkerPool.shared) { [weak self] in
            for await spoken in stream { await self?.handle(spoken) }
        }
    }

    deinit { utterances.finish() }

    /// Starts the ears, stops them (`nil`), or starts them anew when they are to run otherwise.
    package func configure(_ launch: Launch?) {
        guard launch != self.launch else { return }
        self.launch = launch
        complaint = nil
        if ears == nil {
            perform(machine.take(launch == nil ? .stop : .start))
        } else if launch == nil {
            perform(machine.take(.stop))
        } else {
            // They are started again, the new way, when they have ended.
            ears?.send(.stop)
        }
    }

    package func status() -> StatusMessage.Voice {
        StatusMessage.Voice(
            enabled: launch != nil, state: state, process: process, starts: starts,
            confinement: confinement, complaint: complaint)
    }

    var isEnabled: Bool { launch != nil }

    func send(_ command: EarsCommand) { ears?.send(command) }

    /// The ears' process id.
    private var process: Int? {
        guard let id = ears?.id else { return nil }
        return Int(id)
    }

    private var state: VoiceState {
        guard launch != nil else { return .off }
        switch machine.state {
        case .listening: return isMuted ? .muted : isOpen ? .open : .listening
        case .waiting: return .failed
        case .starting(let failures): return failures > 0 ? .failed : .starting
        case .stopped, .stopping: return .off
        }
    }

    package func setMuted(_ isMuted: Bool) -> StatusMessage.Voice {
        self.isMuted = isMuted
        if isMuted { (isOpen, gapped) = (false, nil) }
        ears?.send(isMuted ? .mute : .unmute)
        if isMuted { answerListeners(ListenResult(text: "", reply: [])) }
        return status()
    }

    package func toggleMute() { _ = setMuted(!isMuted) }

    package func listen(
        _ words: @escaping @Sendable (String) -> Void
    ) async throws(ServiceError) -> ListenResult {
        guard state == .listening || state == .open else { throw .notAvailable(.listen) }
        guard visitor == nil else { throw .busy }
        ears?.send(.listen)
        return await withCheckedContinuation { listeners.append(Listener($0, words)) }
    }

    package func hear(
        _ sound: Int32, _ words: @escaping @Sendable (String) -> Void
    ) async throws(ServiceError) -> HeardMessage {
        guard state == .listening || state == .open else { throw .notAvailable(.hear) }
        // The ears have one decoder, and who was asked to speak goes before.
        guard state == .listening, visitor == nil, listeners.isEmpty else { throw .busy }
        guard ears?.send(.hear, passing: sound) == true else { throw .busy }
        let heard = await withCheckedContinuation {
            visitor = Visitor(continuation: $0, words: words)
        }
        guard let heard else { throw .notAvailable(.hear) }
        return HeardMessage(text: SpokenOrder.meal(in: heard.text), confidence: heard.confidence)
    }

    private func answerVisitor(_ heard: Heard?) {
        visitor?.continuation.resume(returning: heard)
        visitor = nil
    }

    private func answerListeners(_ result: ListenResult) {
        for listener in listeners { listener.continuation.resume(returning: result) }
        listeners = []
    }

    /// Tells whoever listens that nothing was heard, and why if that is known.
    private func answerNothing() {
        answerListeners(
            ListenResult(text: "", reply: complaint.map { ["I hear nothing: \($0)."] } ?? []))
    }

    private func handle(_ spoken: Spoken) async {
        answered = spoken
        if let heard = await settled(spoken.heard) { await take(heard) }
    }

    /// What somebody said once they were asked for what is missing of it; `nil` when they want none of it.
    private func settled(_ heard: Heard) async -> Heard? {
        guard let gapped, heard.verdict != .nothing || Self.isNo(heard.text) else { return heard }
        if Self.isNo(heard.text) {
            self.gapped = nil
            await answer(heard.text, VoiceReply(lines: ["Then not."]))
            return nil
        }
        // A correction of something else fills no gap.
        if heard.verdict == .remark, await listener.isRemark(heard.text) { return heard }
        if await listener.isOrder(heard.text) { return heard }
        self.gapped = nil
        return Heard(
            text: gapped.filled(with: heard.text), confidence: heard.confidence,
            verdict: heard.verdict == .doubtful ? .doubtful : .sure)
    }

    private func take(_ heard: Heard) async {
        if let doubt, Self.isYes(heard.text) { return await say(doubt, heard: heard.text) }
        if doubt != nil, Self.isNo(heard.text) {
            doubt = nil
            return await answer(heard.text, VoiceReply(lines: ["Then not."]))
        }
        switch heard.verdict {
        case .nothing: await ignore(heard.text)
        case .remark:
            guard await listener.isRemark(heard.text) else { return await ignore(heard.text) }
            await say(heard.text, heard: heard.text)
        case .doubtful:
            if let gapped = GappedSentence(heard) {
                (self.gapped, doubt) = (gapped, nil)
                return await answer(
                    heard.text, VoiceReply(lines: [gapped.question], outcome: .question))
            }
            doubt = heard.text
            await answer(
                heard.text,
                VoiceReply(lines: ["Did you say \"\(heard.text)\"?"], outcome: .question),
                isOfEarlier: await isOfEarlier(heard.text))
        case .sure: await say(heard.text, heard: heard.text)
        }
    }

    private func say(_ text: String, heard: String) async {
        doubt = nil
        let meal = SpokenOrder.meal(in: text)
        // Asked before it is said: what is spoken of is another thing then.
        let isOfEarlier = await isOfEarlier(meal)
        await answer(heard, await listener.say(meal), isOfEarlier: isOfEarlier)
    }

    /// Whether words may change, answer or take back what was said before, so that nothing is learnt of either.
    private func isOfEarlier(_ text: String) async -> Bool {
        if await listener.isRemark(text) { return true }
        return await listener.isOrder(text)
    }

    private func ignore(_ heard: String) async {
        await answer(heard, VoiceReply(lines: [], outcome: .unclear))
    }

    private func answer(
        _ heard: String, _ reply: VoiceReply, isOfEarlier: Bool = false
    ) async {
        let isRecipeOpen = await listener.isRecipeOpen()
        ears?.send(
            .reply(
                EarsReply(
                    text: SpokenReply.text(of: reply.lines), outcome: reply.outcome,
                    isAlert: reply.isAlert, isRecipeOpen: isRecipeOpen,
                    utterance: answered.flatMap { $0.ears == starts ? $0.place : nil },
                    isOfEarlier: isOfEarlier)))
        answerListeners(ListenResult(text: heard, reply: reply.lines))
    }

    /// The answers to "Did you say that?", which no journal knows of.
    package static func isYes(_ text: String) -> Bool {
        ["yes", "yeah", "yep", "right", "correct", "okay", "sure"]
            .contains(text.split(separator: " ").first.map(String.init) ?? "")
    }

    static func isNo(_ text: String) -> Bool {
        ["no", "nope", "wrong", "cancel", "never mind", "don't log it"]
            .contains { text == $0 || text.hasPrefix($0 + " thank") }
    }

    private func perform(_ action: SupervisorMachine.Action) {
        switch action {
        case .nothing: break
        case .launch: start()
        case .terminate: ears?.send(.stop)
        case .wait(let duration):
            _ = loop.set(after: duration) { [weak self] in
                self?.assumeIsolated { desk in
                    desk.perform(desk.machine.take(desk.launch == nil ? .stop : .waited))
                }
            }
        }
    }

    private func start() {
        guard let launch,
            let ears = EarsProcess(program: launch.program, arguments: launch.arguments)
        else {
            complaint = "demeter-ears does not start"
            return perform(machine.take(.died))
        }
        starts += 1
        heardCount = 0
        received = []
        let socket = ears.socket
        self.ears = consume ears
        watching = try? loop.watch(socket) { [weak self] in
            self?.assumeIsolated { $0.receive() }
        }
    }

    private func receive() {
        guard let bytes = ears?.receive() else { return died() }
        received += bytes
        while let end = received.firstIndex(of: UInt8(ascii: "\n")) {
            let line = try? JSONValue(parsing: Array(received[..<end]))
            received.removeSubrange(...end)
            if let message = line.flatMap({ EarsMessage($0) }) { take(message) }
        }
    }

    private func take(_ message: EarsMessage) {
        switch message {
        case .ready(let confinement):
            perform(machine.take(.ready))
            self.confinement = confinement
            complaint = nil
            if isMuted { ears?.send(.mute) }
        case .open(let isOpen):
            self.isOpen = isOpen
            if !isOpen {
                gapped = nil
                answerNothing()
            }
        case .utterance(let heard):
            isOpen = false
            heardCount += 1
            utterances.yield(Spoken(heard: heard, place: heardCount, ears: starts))
        case .words(let text):
            visitor?.words(text)
            for listener in listeners { listener.words(text) }
        case .heard(let heard): answerVisitor(heard)
        case .learnt(let learnt): note("the ears: \(learnt.sentence)")
        case .error(let sentence):
            if complaint != sentence { report("the ears: \(sentence)") }
            complaint = sentence
        }
    }

    private func died() {
        if let watching { loop.unwatch(watching) }
        watching = nil
        // Who ended them is told: they say themselves what else keeps them from hearing.
        if let status = ears?.ending(), status > 128 {
            report(
                "the ears were ended by signal \(status - 128)"
                    + (machine.state == .stopping ? "" : "; they are started again"))
        }
        ears = nil
        (isOpen, gapped) = (false, nil)
        answerNothing()
        answerVisitor(nil)
        perform(machine.take(.died))
    }
}
