internal import CatalogFiles
internal import Configuration
internal import FoodCatalog
package import HTTP
package import Nutrition
internal import Threads

/// Looks foods up that the catalog does not have, as far as that is configured.
///
/// Nothing leaves the machine while `sources` names no service. Who asks the same at the same time waits for
/// the first answer; a service that fails or was asked often enough is passed over, never waited for.
package actor FoodLookup {
    /// What the person's own journal, or a language model, knows of a name.
    package typealias Knower = @Sendable (String) async -> [Food]

    let store: LookupStore
    /// Unix seconds.
    let now: @Sendable () -> Double
    private let makeClient: @Sendable (HTTPSettings) -> HTTPClient
    private var openClient: HTTPClient?
    private(set) var settings: LookupSettings?
    private var breakers: [String: CircuitBreaker] = [:]
    private var buckets: [String: TokenBucket] = [:]
    private var running: [LookupQuery: Task<LookupResult, Never>] = [:]
    /// What was shown last, so that it can be taken: also what no cache may keep.
    private var shown = ShownFoods()
    private var verification = VerificationQueue()
    private let patience: Duration
    private var isEnding = false

    /// Answers are refused beyond this, in bytes.
    private static let answerLimit = 2 << 20
    /// Foods that are shown of one answer.
    package static let foodLimit = 5
    /// From here on a name is what was asked for, slips and word order aside.
    private static let likeEnough = 0.5

    /// - Parameter patience: how long old answers wait for others before they are asked for again.
    package init(
        store: LookupStore, now: @escaping @Sendable () -> Double,
        patience: Duration = VerificationQueue.patience,
        client: @escaping @Sendable (HTTPSettings) -> HTTPClient = { HTTPClient(settings: $0) }
    ) {
        self.patience = patience
        self.store = store
        self.now = now
        makeClient = client
    }

    /// Takes over settings; `nil` switches look-ups off. Hosts that had failed are asked again.
    package func configure(_ settings: LookupSettings?) {
        self.settings = settings
        breakers = [:]
        openClient?.close()
        openClient = nil
    }

    /// Whether anybody is asked at all.
    package var isOn: Bool { settings != nil }

    /// Lets go whoever waits for a service, and asks no more.
    package func giveUp() {
        isEnding = true
        openClient?.close()
    }

    /// What was shown of a query within the last hour.
    package func recall(_ query: LookupQuery) -> [FoundFood] { shown.foods(of: query, at: now()) }

    /// Asks one source after another until one knows something.
    ///
    /// - Parameters:
    ///   - mayAsk: whether services may be asked; otherwise only what is on this machine.
    ///   - history: the person's own journal.
    ///   - estimate: a language model; `nil` where none can be asked.
    package func find(
        _ query: LookupQuery, mayAsk: Bool = true, history: @escaping Knower,
        estimate: Knower? = nil
    ) async -> LookupResult {
        guard let settings, !isEnding else { return LookupResult(query) }
        guard mayAsk else {
            return await walk(query, settings, mayAsk: false, history, nil)
        }
        if let running = running[query] { return await running.value }
        let task = Task(executorPreference: WorkerPool.shared) {
            await self.walk(query, settings, mayAsk: true, history, estimate)
        }
        running[query] = task
        let result = await task.value
        running[query] = nil
        return result
    }

    private func walk(
        _ query: LookupQuery, _ settings: LookupSettings, mayAsk: Bool,
        _ history: Knower, _ estimate: Knower?
    ) async -> LookupResult {
        var result = LookupResult(query)
        let deadline = now() + settings.timeout / .seconds(1)
        let isCached = settings.sources.contains(.cache)
        for source in settings.sources {
            var foods: [FoundFood] = []
            var step: LookupStep
            switch source {
            case .history:
                (foods, step) = await ask(source, query, history)
            case .estimate:
                guard mayAsk else { continue }
                guard let estimate else {
                    result.steps.append(LookupStep(source, .unset("model.base_url")))
                    continue
                }
                (foods, step) = await ask(source, query, estimate)
            case .cache:
                (foods, step) = await lookIntoCache(query, settings, mayAsk: mayAsk)
            case .nutritionix, .openfoodfacts, .fdc:
                guard mayAsk, let service = settings.service(source) else { continue }
                switch service {
                case .failure(let missing):
                    result.steps.append(LookupStep(source, .unset(missing.key)))
                    continue
                case .success(let service):
                    if isCached, let known = await known(service, query) {
                        // It has answered already, and knew nothing.
                        result.steps.append(known)
                        continue
                    }
                    (foods, step) = await ask(
                        service, query, settings, until: deadline, isKept: isCached)
                }
            }
            result.steps.append(step)
            if !foods.isEmpty {
                result.foods = foods
                break
            }
        }
        shown.keep(result.foods, of: query, at: now())
        return result
    }
}

// What is on this machine.
extension FoodLookup {
    private func ask(
        _ source: LookupSource, _ query: LookupQuery, _ knower: Knower
    ) async -> ([FoundFood], LookupStep) {
        guard case .name(let words) = query else { return ([], LookupStep(source, .nothing)) }
        let start = ContinuousClock.now
        let now = now()
        let foods = await knower(words).prefix(Self.foodLimit).map {
            FoundFood(food: $0, source: source, asked: now, isEstimate: source == .estimate)
        }
        var step = LookupStep(source, foods.isEmpty ? .nothing : .found(foods.count))
        step.duration = start.duration(to: .now)
        return (foods, step)
    }

    /// The first service in the order that had an answer.
    private func lookIntoCache(
        _ query: LookupQuery, _ settings: LookupSettings, mayAsk: Bool
    ) async -> ([FoundFood], LookupStep) {
        let start = ContinuousClock.now
        let now = now()
        for source in settings.sources {
            guard case .success(let service)? = settings.service(source), service.isCacheable,
                let answer = await store.answer(of: source, to: query, at: now)
            else { continue }
            let foods = found(answer.served, by: service, query, at: answer.stored)
            guard !foods.isEmpty else { continue }
            var step = LookupStep(.cache, .found(foods.count))
            step.licence = service.licence
            step.age = now - answer.stored
            step.duration = start.duration(to: .now)
            if mayAsk, now - answer.stored >= VerificationQueue.age {
                verifyLater(VerificationQueue.Item(query: query, source: source))
            }
            return (foods, step)
        }
        var step = LookupStep(.cache, .nothing)
        step.duration = start.duration(to: .now)
        return ([], step)
    }

    /// That a service answered within the last week, and knew nothing; `nil` otherwise.
    private func known(_ service: any FoodService, _ query: LookupQuery) async -> LookupStep? {
        guard service.isCacheable,
            let answer = await store.answer(of: service.source, to: query, at: now())
        else { return nil }
        var step = LookupStep(service.source, .nothing)
        step.age = now() - answer.stored
        step.licence = service.licence
        step.refusals = answer.served.refusals
        return step
    }

    /// The foods of an answer that are what was asked for, the likeliest first.
    private func found(
        _ served: ServedFoods, by service: any FoodService, _ query: LookupQuery,
        at time: Double
    ) -> [FoundFood] {
        let foods: [Food]
        switch query {
        // Services answer with what they have near it.
        case .code(let code): foods = served.foods.filter { $0.barcodes.contains(code) }
        case .name(let words):
            foods = FoodCatalog(foods: served.foods.map(Self.withBrand))
                .search(words, limit: Self.foodLimit)
                .filter { $0.score >= Self.likeEnough }
                .compactMap { match in served.foods.first { $0.id == match.food.id } }
        }
        return foods.prefix(Self.foodLimit).map {
            FoundFood(
                food: $0, source: service.source, licence: service.licence, asked: time)
        }
    }

    /// Found by name and brand together as well: "Acme oat bar".
    private static func withBrand(_ food: Food) -> Food {
        guard let brand = food.brand else { return food }
        var food = food
        food.aliases += ["\(brand) \(food.name)", "\(food.name) \(brand)"]
        return food
    }
}

// What is asked for again.
extension FoodLookup {
    private func verifyLater(_ item: VerificationQueue.Item) {
        let patience: Duration
        switch verification.add(item) {
        case .wait: return
        case .work: patience = .zero
        case .begin: patience = self.patience
        }
        Task(executorPreference: WorkerPool.shared) {
            try? await Task.sleep(for: patience)
            await self.verify()
        }
    }

    /// Asks for what waits once more, one after the other, within the rates of its services; what cannot be had keeps
    /// its former answer.
    func verify() async {
        for item in verification.take() {
            guard let settings, !isEnding,
                case .success(let service)? = settings.service(item.source)
            else { return }
            let deadline = now() + settings.timeout / .seconds(1)
            _ = await ask(service, item.query, settings, until: deadline, isKept: true)
        }
    }
}

// What leaves the machine.
extension FoodLookup {
    private func ask(
        _ service: any FoodService, _ query: LookupQuery, _ settings: LookupSettings,
        until deadline: Double, isKept: Bool
    ) async -> ([FoundFood], LookupStep) {
        var step = LookupStep(service.source, .nothing)
        guard var request = service.request(for: query) else { return ([], step) }
        let host = service.address.text
        if let wait = breakers[host, default: CircuitBreaker()].begin(at: now()) {
            step.outcome = .resting(wait)
            return ([], step)
        }
        if let wait = await take(service.rate(of: query), of: host) {
            breakers[host]?.withdraw()
            step.outcome = .tooOften(wait)
            return ([], step)
        }
        step.host = service.address.host
        step.licence = service.licence
        let start = ContinuousClock.now
        request.timeout = .seconds(max(0.01, deadline - now()))
        let outcome = await send(request, service, query)
        step.duration = start.duration(to: .now)
        switch outcome {
        case .success(let served):
            breakers[host]?.succeed()
            step.refusals = served.refusals
            if isKept, service.isCacheable {
                await store.keep(served, of: service.source, to: query, at: now())
            }
            let foods = found(served, by: service, query, at: now())
            step.outcome = foods.isEmpty ? .nothing : .found(foods.count)
            return (foods, step)
        case .failure(let fault):
            breakers[host]?.fail(at: now(), pause: fault.pause, isCertain: fault.isCertain)
            step.outcome = .failed(fault.failure)
            return ([], step)
        }
    }

    /// Takes a request out of a host's bucket; the seconds until there is one when it is empty.
    private func take(_ rate: LookupRate, of host: String) async -> Double? {
        let name = host + " " + rate.bucket
        if buckets[name] == nil {
            let stored = await store.bucket(name)
            // Another caller may have been faster while this one waited.
            if buckets[name] == nil { buckets[name] = stored ?? TokenBucket(rate, at: now()) }
        }
        guard var bucket = buckets[name] else { return rate.interval }
        let wait = bucket.take(rate, at: now())
        buckets[name] = bucket
        // Kept before anything is sent: a crash never makes it ask more often than it may.
        await store.keep(bucket, name)
        return wait
    }

    private var client: HTTPClient {
        if let openClient { return openClient }
        var http = HTTPSettings()
        http.answerLimit = Self.answerLimit
        if let settings { http.userAgent = settings.userAgent }
        http.connectTimeout = min(http.connectTimeout, settings?.timeout ?? .seconds(5))
        let client = makeClient(http)
        openClient = client
        return client
    }

    private func send(
        _ request: HTTPRequest, _ service: any FoodService, _ query: LookupQuery
    ) async -> Result<ServedFoods, ServiceFault> {
        let response: HTTPResponse
        do throws(HTTPError) {
            response = try await client.send(request)
        } catch {
            return .failure(ServiceFault(error))
        }
        if service.knowsNothing(response.status) { return .success(ServedFoods()) }
        guard response.status == 200 else { return .failure(ServiceFault(response)) }
        do throws(RowFault) {
            return .success(try service.foods(in: response.body, for: query))
        } catch {
            return .failure(ServiceFault(.garbled(error.reason)))
        }
    }
}
