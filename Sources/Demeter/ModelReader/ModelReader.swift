package import HTTP
package import MealModel
package import MealReader
internal import Nutrition
internal import Threads

/// Asks a language model what a description says, within quotas, and remembers the answers.
///
/// Nothing is sent before the first question, and nothing at all when none is configured.
package actor ModelReader {
    package enum State: Sendable, Hashable {
        case off
        case ready
        /// The server did not answer; nobody asks before this time, in Unix seconds.
        case resting(until: Double)
        /// Nobody asks before the configuration changes.
        case stopped(StopReason)
    }

    package enum StopReason: Sendable, Hashable {
        /// The server answered 401 or 403.
        case keyRefused(status: Int)
        case keyUnusable(KeyFault, KeySource)
    }

    let store: ModelStore
    package nonisolated let time: ModelTime
    let policy: RetryPolicy
    private let makeClient: @Sendable (HTTPSettings) -> HTTPClient

    package private(set) var state = State.off
    package private(set) var settings: ModelSettings?
    package internal(set) var statistics = ModelStatistics()
    private var key = ModelKey.none
    private var openClient: HTTPClient?
    private var openConceptClient: HTTPClient?
    /// The second recogniser is not asked before this time, in Unix seconds.
    private(set) var conceptsRestUntil = 0.0
    private var preparing: Task<ModelKnowledge, Never>?
    private var makeKnowledge: (@Sendable () -> ModelKnowledge)?
    private var quota = RequestQuota(perMinute: 0, perDay: 0)
    private var isQuotaLoaded = false
    private var dialects: [String: ModelDialect] = [:]
    /// Failed calls since the last answer.
    private var misses = 0
    /// The program is about to end: nobody waits for the server any more.
    private(set) var isEnding = false
    /// Those who wait for their next attempt, to be woken when the program ends.
    private var pauses: [Int: Task<Void, any Error>] = [:]
    private var lastPause = 0

    package init(
        store: ModelStore, time: ModelTime, policy: RetryPolicy = RetryPolicy(),
        client: @escaping @Sendable (HTTPSettings) -> HTTPClient = { HTTPClient(settings: $0) }
    ) {
        self.store = store
        self.time = time
        self.policy = policy
        makeClient = client
    }

    /// Takes over settings; `nil` switches the model off. A model that had stopped is asked again.
    package func configure(_ settings: ModelSettings?, key: ModelKey = .none) {
        if settings?.pinnedKey != self.settings?.pinnedKey { openClient = nil }
        self.settings = settings?.use == .off ? nil : settings
        conceptsRestUntil = 0
        self.key = key
        misses = 0
        guard let settings = self.settings else {
            state = .off
            openClient = nil
            return
        }
        quota.perMinute = settings.requestsPerMinute
        quota.perDay = settings.requestsPerDay
        if case .refused(let fault, let source) = key {
            state = .stopped(.keyUnusable(fault, source))
        } else {
            state = .ready
        }
    }

    /// Takes over the foods of a reader, called anew whenever they change; nothing is prepared for them
    /// before the first question.
    package func learn(_ make: @escaping @Sendable () -> ModelKnowledge) {
        preparing = nil
        makeKnowledge = make
    }

    /// Lets go whoever waits for an answer, and asks no more: what they asked is to be read later.
    package func giveUp() {
        isEnding = true
        openClient?.close()
        openConceptClient?.close()
        for pause in pauses.values { pause.cancel() }
    }

    /// Waits before the next attempt; throws when the program ends, or whoever asked has gone.
    func pause(for duration: Duration) async throws {
        if isEnding { throw CancellationError() }
        lastPause += 1
        let number = lastPause
        let pause = Task(executorPreference: WorkerPool.shared) { [time] in
            try await time.sleep(duration)
        }
        pauses[number] = pause
        defer { pauses[number] = nil }
        try await withTaskCancellationHandler {
            try await pause.value
        } onCancel: {
            pause.cancel()
        }
    }

    package var availability: ModelAvailability {
        switch state {
        case .off: .off
        case .stopped: .stopped
        case .ready, .resting: wait > .zero ? .later : .ready
        }
    }

    /// How long nobody may ask: the server rests, or the quota is used up.
    package var wait: Duration {
        let now = time.now()
        var seconds = quota.wait(at: now) ?? 86_400
        if case .resting(let until) = state { seconds = max(seconds, until - now) }
        return .seconds(max(0, seconds))
    }

    /// Decides who reads, and counts it.
    package func route(_ reading: Reading) async -> ModelRoute {
        await loadQuota()
        let route = (settings?.router ?? ModelRouter()).route(
            reading, use: settings?.use ?? .off, availability: availability)
        statistics.count(route)
        return route
    }

    /// Whether the better model is to read it, as the router sees it.
    package func isHard(_ reading: Reading) -> Bool {
        (settings?.router ?? ModelRouter()).isHard(reading)
    }

    /// Asks the model, or looks its earlier answer up.
    ///
    /// - Parameters:
    ///   - offline: what the offline reader found; its meal and time are kept.
    ///   - isHard: whether the better model is wanted.
    ///   - budget: for everything, retries included; the settings' timeout when `nil`.
    package func read(
        _ text: String, offline: Reading, isHard: Bool = false, within budget: Duration? = nil,
        trace: ModelTrace? = nil
    ) async -> ModelOutcome {
        guard let settings else { return .stopped }
        // Before anything is prepared, which whoever sent the description waits for as well.
        let deadline = time.now() + (budget ?? settings.timeout) / .seconds(1)
        guard let question = await question(text, isHard: isHard) else { return .stopped }
        if trace == nil, let known = await remembered(question, like: offline) {
            return .reading(known)
        }
        await loadQuota()
        let request = ModelRequest(
            model: question.model, prompt: MealPrompt(text: text, foods: question.foods),
            maxTokens: settings.maxTokens, temperature: settings.temperature)
        do throws(Ended) {
            let answered = try await ask(
                request, settings, until: deadline, trace, decode: Self.answer(in:))
            await store.keep(answered.message, for: question.key, at: time.now())
            return .reading(question.reading(of: answered.answer, like: offline))
        } catch {
            return error.outcome
        }
    }

    /// What the model made of the same description earlier; serves also while it cannot be asked.
    package func recall(
        _ text: String, offline: Reading, isHard: Bool = false
    ) async -> Reading? {
        guard let question = await question(text, isHard: isHard) else { return nil }
        return await remembered(question, like: offline)
    }

    private func remembered(_ question: ModelQuestion, like offline: Reading) async -> Reading? {
        guard let message = await store.message(for: question.key, at: time.now()),
            let answer = try? ModelAnswer(decoding: message)
        else { return nil }
        statistics.countCacheHit()
        return question.reading(of: answer, like: offline)
    }

    private func question(_ text: String, isHard: Bool) async -> ModelQuestion? {
        guard let settings, let knowledge = await prepared() else { return nil }
        return ModelQuestion(
            text, for: isHard ? settings.strongModel ?? settings.model : settings.model,
            by: knowledge)
    }

    /// Prepared once, beside the actor and the threads that every meal passes: with a large catalog it
    /// takes tenths of a second.
    private func prepared() async -> ModelKnowledge? {
        guard let makeKnowledge else { return nil }
        let task =
            preparing
            ?? Task.detached(executorPreference: WorkerPool.shared) {
                await OwnThread.run("model", makeKnowledge) ?? makeKnowledge()
            }
        preparing = task
        return await task.value
    }

    /// How many more requests may go out in this minute and this day; `nil` when no model is configured.
    package func requestsLeft() async -> (minute: Int, day: Int)? {
        guard settings != nil else { return nil }
        await loadQuota()
        return quota.left(at: time.now())
    }

    /// What was asked of each model in each month, the oldest first.
    package func usage() async -> [ModelUsage] { await store.usage() }

    /// What was asked of each model on each of the last days, the oldest first.
    package func dailyUsage() async -> [DailyModelUsage] { await store.dailyUsage() }

    @Sendable private static func answer(in message: String) throws(AnswerFault) -> ModelAnswer {
        try ModelAnswer(decoding: message)
    }

    func loadQuota() async {
        guard !isQuotaLoaded else { return }
        let sent = await store.sent(since: time.now() - 86_400)
        // Another caller may have been faster while this one waited.
        guard !isQuotaLoaded else { return }
        isQuotaLoaded = true
        quota = RequestQuota(
            perMinute: quota.perMinute, perDay: quota.perDay, sent: quota.sent + sent)
    }
}

// What the calls change.
extension ModelReader {
    var bearer: Secret? { key.secret }

    var client: HTTPClient {
        if let openClient { return openClient }
        var http = HTTPSettings()
        http.pinnedKey = settings?.pinnedKey
        let client = makeClient(http)
        openClient = client
        return client
    }

    /// A client of its own: the model's may be held to one public key.
    var conceptClient: HTTPClient {
        if let openConceptClient { return openConceptClient }
        let client = makeClient(HTTPSettings())
        openConceptClient = client
        return client
    }

    func restConcepts(for pause: Duration) {
        conceptsRestUntil = time.now() + pause / .seconds(1)
    }

    /// Takes one request off the quota; the wait when there is none left.
    func takeRequest() -> Duration? {
        guard wait == .zero else { return wait }
        quota.send(at: time.now())
        statistics.countRequest()
        return nil
    }

    func dialect(of server: String) async -> ModelDialect {
        if let known = dialects[server] { return known }
        let stored = await store.dialect(of: server) ?? ModelDialect()
        let dialect = dialects[server] ?? stored
        dialects[server] = dialect
        return dialect
    }

    func keep(_ dialect: ModelDialect, of server: String) async {
        dialects[server] = dialect
        await store.keep(dialect, of: server)
    }

    func noteAnswer() {
        misses = 0
        if case .resting = state { state = .ready }
    }

    /// Lets the server rest: as long as it asks, else half a minute, doubled up to ten.
    func rest(_ asked: Duration?) -> Duration {
        let pause = asked ?? min(.seconds(30) * (1 << min(misses, 8)), .seconds(600))
        misses += 1
        if case .stopped = state { return pause }
        state = .resting(until: time.now() + pause / .seconds(1))
        return pause
    }

    func stop(_ reason: StopReason) {
        if state != .off { state = .stopped(reason) }
    }
}
