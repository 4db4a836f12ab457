internal import Glibc
internal import Host
internal import Locking
internal import Nutrition
internal import Threads

/// Has foods looked for by a process of `demeter-meaning`, which has nothing but its package.
///
/// It is started for the first question and ended when nobody has asked for a while, so that whoever does not
/// need it pays nothing for it.
package final class MeaningProcess: FoodGuesser {
    private let program: String
    /// Where the package is at the moment; `nil` where none is to be used.
    private let package: @Sendable () -> String?
    private let idle: Duration
    private let patience: Duration
    private let allowance: Duration
    private let state = Mutex(State())

    private struct State {
        /// Of the thread that has the process; `nil` while none runs.
        var jobs: Mailbox<Job>?
        /// Until then it is not started again.
        var restsUntil: ContinuousClock.Instant?
    }

    private struct Job: Sendable {
        var words: String
        /// Whoever asked waits no longer.
        var until: ContinuousClock.Instant
        var answer: @Sendable ([FoodGuess]) -> Void
    }

    /// After how long without a question it ends.
    package static let idle = Duration.seconds(60)
    /// How long whoever asks waits, behind others and for a start too.
    package static let patience = Duration.seconds(3)
    /// How long it may answer nobody, as while it starts on a busy machine; then it hangs.
    package static let allowance = Duration.seconds(10)
    /// How long it is left alone when it could not answer.
    private static let rest = Duration.seconds(60)

    /// - Parameters:
    ///   - program: the path of `demeter-meaning`.
    ///   - package: the file that is to be looked into.
    package init(
        program: String, idle: Duration = MeaningProcess.idle,
        patience: Duration = MeaningProcess.patience,
        allowance: Duration = MeaningProcess.allowance,
        package: @escaping @Sendable () -> String?
    ) {
        self.program = program
        self.idle = idle
        self.patience = patience
        self.allowance = allowance
        self.package = package
    }

    /// The program beside this one.
    package convenience init?(
        besideProgram file: String?, package: @escaping @Sendable () -> String?
    ) {
        guard let file else { return nil }
        self.init(program: Path.join(Path.parent(of: file), "demeter-meaning"), package: package)
    }

    package var isAvailable: Bool { usable() != nil }

    /// The package, where it and the program are there.
    private func usable() -> String? {
        guard let package = package(), access(package, R_OK) == 0, access(program, X_OK) == 0
        else { return nil }
        return package
    }

    package nonisolated(nonsending) func foods(like text: String) async -> [FoodGuess] {
        guard let package = usable() else { return [] }
        let until = ContinuousClock.now + patience
        let foods = await withCheckedContinuation { continuation in
            let job = Job(words: text, until: until) { continuation.resume(returning: $0) }
            if !post(job, package) { continuation.resume(returning: []) }
        }
        return foods.filter { $0.score >= FoodGuess.least }
    }

    /// Hands a question to the thread that has the process, which is started where there is none.
    private func post(_ job: Job, _ package: String) -> Bool {
        state.withLock { state in
            if let jobs = state.jobs {
                jobs.post(job)
                return true
            }
            if let restsUntil = state.restsUntil, ContinuousClock.now < restsUntil { return false }
            let jobs = Mailbox<Job>()
            jobs.post(job)
            guard OwnThread.start("meaning", { self.serve(jobs, package) }) == 0 else {
                return false
            }
            state.jobs = jobs
            return true
        }
    }

    /// The process lives with this thread.
    private func serve(_ jobs: Mailbox<Job>, _ package: String) {
        var process = MeaningChild(program: program, package: package, allowance: allowance)
        while true {
            let job = jobs.take(within: process == nil ? .zero : idle)
            guard let job = job ?? lastJob(jobs, isWell: process != nil) else { return }
            guard ContinuousClock.now < job.until else {
                job.answer([])
                continue
            }
            let hadAnswered = process?.hasAnswered == true
            var reply = process?.ask(job.words, until: job.until) ?? .wrong
            if case .gone = reply, hadAnswered {
                // It was well, and may have ended before the question came: where somebody else still held its end of the
                // socket, as a program that was being started, the question went there nevertheless.
                process = MeaningChild(
                    program: program, package: package, allowance: allowance)
                reply = process?.ask(job.words, until: job.until) ?? .wrong
            }
            switch reply {
            case .foods(let foods): job.answer(foods)
            case .late: job.answer([])
            case .wrong, .gone:
                job.answer([])
                // What could not answer is not asked again.
                process = nil
            }
        }
    }

    /// Ends the service, unless somebody asked at the last moment.
    private func lastJob(_ jobs: Mailbox<Job>, isWell: Bool) -> Job? {
        state.withLock { state in
            if let job = jobs.take(within: .zero) { return job }
            state.jobs = nil
            if !isWell { state.restsUntil = .now + Self.rest }
            return nil
        }
    }
}

/// A running process and the socket by which it is asked.
private struct MeaningChild: ~Copyable {
    enum Reply {
        case foods([FoodGuess])
        /// Not yet; what it was asked it may still answer.
        case late
        /// None as it should be.
        case wrong
        /// It has ended, before it was asked or without an answer.
        case gone
    }

    private var child: Child
    private let socket: Int32
    private let allowance: Duration
    /// Since when it has owed an answer, or has been starting.
    private var silentSince: ContinuousClock.Instant = .now
    /// Answers that nobody waits for any more, and that come first.
    private var owed = 0
    /// What was read of the next answers.
    private var received: [UInt8] = []
    private(set) var hasAnswered = false
    private var hasEnded = false

    init?(program: String, package: String, allowance: Duration) {
        var ends: [Int32] = [-1, -1]
        let kind = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue)
        guard socketpair(AF_UNIX, kind, 0, &ends) == 0 else { return nil }
        defer { close(ends[1]) }
        guard
            let child = try? Child(
                [program, "--package", package],
                environment: ChildEnvironment.of(.current(), for: .anybody),
                descriptors: [ends[1], ends[1], nil])
        else {
            close(ends[0])
            return nil
        }
        self.child = child
        self.allowance = allowance
        socket = ends[0]
    }

    // Its end takes the process with it.
    deinit { close(socket) }

    mutating func ask(_ words: String, until end: ContinuousClock.Instant) -> Reply {
        let question = MeaningAnswer.question(of: words)
        guard question.count <= MeaningAnswer.limit else { return .foods([]) }
        if owed == 0, hasAnswered { silentSince = .now }
        let sent = send(socket, question, question.count, Int32(MSG_NOSIGNAL | MSG_DONTWAIT))
        if sent < 0, errno == EPIPE { return .gone }
        guard sent == question.count else { return .wrong }
        owed += 1
        while true {
            switch line(until: end) {
            case .foods(let foods)?:
                owed -= 1
                hasAnswered = true
                silentSince = .now
                if owed == 0 { return .foods(foods) }
            case .fault?: return .wrong
            case nil where hasEnded: return .gone
            case nil:
                let hasTime = silentSince.duration(to: .now) < allowance
                return hasTime && ContinuousClock.now >= end ? .late : .wrong
            }
        }
    }

    /// `nil` when none came in time, or something that is none.
    private mutating func line(until end: ContinuousClock.Instant) -> MeaningAnswer? {
        var buffer = [UInt8](repeating: 0, count: 4096)
        while true {
            if let place = received.firstIndex(of: UInt8(ascii: "\n")) {
                let line = Array(received[..<place])
                received.removeSubrange(...place)
                return MeaningAnswer(line: line)
            }
            let left = ContinuousClock.now.duration(to: end) / .milliseconds(1)
            guard left > 0, received.count <= MeaningAnswer.limit else { return nil }
            var watched = pollfd(fd: socket, events: Int16(POLLIN), revents: 0)
            guard poll(&watched, 1, Int32(left.rounded(.up))) > 0 else { continue }
            let count = read(socket, &buffer, buffer.count)
            if count < 0, errno == EINTR { continue }
            guard count > 0 else {
                hasEnded = true
                return nil
            }
            received += buffer[..<count]
        }
    }
}
