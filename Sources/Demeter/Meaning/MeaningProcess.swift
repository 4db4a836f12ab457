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
    private let state = Mutex(State())

    private struct State {
        /// Of the thread that has the process; `nil` while none runs.
        var jobs: Mailbox<Job>?
        /// Until then it is not started again.
        var restsUntil: ContinuousClock.Instant?
    }

    private struct Job: Sendable {
        var words: String
        var answer: @Sendable ([FoodGuess]) -> Void
    }

    /// After how long without a question it ends.
    package static let idle = Duration.seconds(60)
    /// How long one answer may take, with the start before it.
    private static let patience = Duration.seconds(10)
    /// How long it is left alone when it could not answer.
    private static let rest = Duration.seconds(60)

    /// - Parameters:
    ///   - program: the path of `demeter-meaning`.
    ///   - package: the file that is to be looked into.
    package init(
        program: String, idle: Duration = MeaningProcess.idle,
        package: @escaping @Sendable () -> String?
    ) {
        self.program = program
        self.idle = idle
        self.package = package
    }

    /// The program beside this one.
    package convenience init?(
        besideProgram file: String?, package: @escaping @Sendable () -> String?
    ) {
        guard let file else { return nil }
        self.init(program: Path.join(Path.parent(of: file), "demeter-meaning"), package: package)
    }

    package nonisolated(nonsending) func foods(like text: String) async -> [FoodGuess] {
        guard let package = package(), access(package, R_OK) == 0, access(program, X_OK) == 0
        else { return [] }
        let foods = await withCheckedContinuation { continuation in
            let job = Job(words: text) { continuation.resume(returning: $0) }
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
        var process = MeaningChild(program: program, package: package)
        while true {
            let job = jobs.take(within: process == nil ? .zero : idle)
            guard let job = job ?? lastJob(jobs, isWell: process != nil) else { return }
            let answer = process?.ask(job.words, until: .now + Self.patience)
            job.answer(answer ?? [])
            // What could not answer is not asked again.
            if answer == nil { process = nil }
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
    private var child: Child
    private let socket: Int32

    init?(program: String, package: String) {
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
        socket = ends[0]
    }

    // Its end takes the process with it.
    deinit { close(socket) }

    /// `nil` when it does not answer as it should.
    mutating func ask(
        _ words: String, until end: ContinuousClock.Instant
    ) -> [FoodGuess]? {
        let question = MeaningAnswer.question(of: words)
        guard question.count <= MeaningAnswer.limit,
            send(socket, question, question.count, Int32(MSG_NOSIGNAL)) == question.count,
            let line = line(until: end), case .foods(let foods)? = MeaningAnswer(line: line)
        else { return nil }
        return foods
    }

    private func line(until end: ContinuousClock.Instant) -> [UInt8]? {
        var line: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 4096)
        while line.last != UInt8(ascii: "\n") {
            let left = ContinuousClock.now.duration(to: end) / .milliseconds(1)
            guard left > 0, line.count <= MeaningAnswer.limit else { return nil }
            var watched = pollfd(fd: socket, events: Int16(POLLIN), revents: 0)
            guard poll(&watched, 1, Int32(left.rounded(.up))) > 0 else { continue }
            let count = read(socket, &buffer, buffer.count)
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { return nil }
            line += buffer[..<count]
        }
        return line
    }
}
