internal import Glibc
internal import JSON
internal import People
internal import Service
internal import Telling
internal import Wire

extension Responder {
    nonisolated(nonsending) func reply(toJSON text: Substring.UTF8View) async -> Reply {
        var watch: Reply.Watched?
        switch RPCLine(parsing: text) {
        case .single(let call):
            guard let response = await response(to: call, &watch) else {
                return Reply(bytes: [], watched: watch)
            }
            return Reply(bytes: Self.line(response.json), watched: watch)
        case .batch(let calls):
            let bytes = await responses(to: calls, &watch)
            return Reply(bytes: bytes, watched: watch)
        }
    }

    /// The replies to a batch in the order of its calls; nothing when all are notifications.
    private nonisolated(nonsending) func responses(
        to calls: [Result<RPCRequest, RPCFault>], _ watch: inout Reply.Watched?
    ) async -> [UInt8] {
        var bytes: [UInt8] = []
        for call in calls {
            // Others have their turn in between.
            await Task.yield()
            let response =
                bytes.count < limits.batchReply
                ? await response(to: call, &watch)
                : RPCResponse(id: Self.id(of: call), .failure(ErrorTable.batchReply(limits)))
            guard let response else { continue }
            bytes.append(UInt8(ascii: bytes.isEmpty ? "[" : ","))
            response.json.write(to: &bytes)
        }
        if !bytes.isEmpty { bytes += "]\n".utf8 }
        return bytes
    }

    private static func id(of call: Result<RPCRequest, RPCFault>) -> RPCID {
        switch call {
        case .success(let request): request.id ?? .null
        case .failure(let fault): fault.id
        }
    }

    /// `nil` for a notification, whatever becomes of it.
    private nonisolated(nonsending) func response(
        to call: Result<RPCRequest, RPCFault>, _ watch: inout Reply.Watched?
    ) async -> RPCResponse? {
        switch call {
        case .failure(let fault):
            return RPCResponse(id: fault.id, .failure(ErrorTable.error(fault)))
        case .success(let request):
            let outcome: Result<JSONValue, RPCError>
            do throws(RPCError) {
                outcome = .success(try await result(of: request, &watch))
            } catch {
                outcome = .failure(error)
            }
            return request.id.map { RPCResponse(id: $0, outcome) }
        }
    }

    private nonisolated(nonsending) func result(
        of request: RPCRequest, _ watch: inout Reply.Watched?
    ) async throws(RPCError) -> JSONValue {
        guard let method = Method(rawValue: request.method) else {
            throw ErrorTable.unknownMethod(request.method)
        }
        let asked: RequestLanguage
        let named: RequestPerson
        do {
            named = try RequestPerson(request.parameters)
            asked = try RequestLanguage(named.parameters, of: method)
        } catch {
            throw ErrorTable.parameters(error)
        }
        if let own = try await ofPeople(method, asked.parameters) { return own }
        var parameters = asked.parameters
        let chosen: Responder
        var meant: String?
        do throws(PersonFault) {
            // What is only logged may name its eater as well as what is said.
            if method == .log, let text = parameters?["text"]?.string,
                var object = parameters?.object
            {
                let meal = try residents.meal(text, person: named.person, at: speaker)
                object["text"] = .string(meal.words)
                parameters = .object(object)
                if meal.isByWords { meant = residents.name(of: meal.person) }
                chosen = try about(key: meal.person)
            } else {
                chosen = try about(named.person)
            }
        } catch {
            throw ErrorTable.error(error)
        }
        let (isNamed, given) = (named.person != nil, parameters)
        let result = try await chosen.service.telling(asked: asked.language).during {
            () async throws(RPCError) in
            try await chosen.result(of: method, given, &watch, isNamed: isNamed)
        }
        let moment = chosen.service.asOf
        guard meant != nil || moment != nil, var object = result.object else { return result }
        if let meant { object["person"] = .string(meant) }
        if let moment { object["as_of"] = .string(moment.description) }
        return .object(object)
    }

    private nonisolated(nonsending) func result(
        of method: Method, _ parameters: JSONValue?, _ watch: inout Reply.Watched?,
        isNamed: Bool
    ) async throws(RPCError) -> JSONValue {
        let call: Call
        let key: CallName?
        do {
            key = try CallName(method, parameters)
            call = try Call(method, key?.parameters ?? parameters)
        } catch {
            throw ErrorTable.parameters(error)
        }
        do {
            if let description = call.description { try check(description) }
            if case .watch(let since) = call {
                let start = try await watchStart(since)
                watch = Reply.Watched(person: person, since: start)
                return WatchResult(seq: start).json
            }
            guard let key else {
                // What only tells is not made for a client that has gone: it may have left behind what takes minutes.
                if call.mayTakeLong, !call.isImport, audience.hasLeft { return .null }
                return try await carryOut(call, isNamed: isNamed)
            }
            return try await service.once(key.key, key.call) { () async throws(ServiceError) in
                try await carryOut(call, isNamed: isNamed)
            }
        } catch {
            // What is not offered there is their own to do.
            if case .notAvailable = error, let name = residents.housemate(person) {
                throw ErrorTable.refusal(.mayNotChange(name))
            }
            throw ErrorTable.error(error)
        }
    }

    private nonisolated(nonsending) func watchStart(_ since: Int?) async throws(ServiceError) -> Int
    {
        let latest = try await service.latestEvent()
        guard let since else { return latest }
        guard since <= latest else {
            throw .outOfRange(parameter: "since", lowest: "0", highest: String(latest))
        }
        return since
    }

    /// Carries a call out, and tells the conversation of what it changed.
    private nonisolated(nonsending) func carryOut(
        _ call: Call, isNamed: Bool
    ) async throws(ServiceError) -> JSONValue {
        if case .say(let request) = call { return try await say(request, isNamed).json }
        guard call.mayTakeLong else {
            let result = try await result(of: call)
            if call.changesEntries { await service.changed(in: conversation) }
            return result
        }
        return try await Self.beside { () async -> Result<JSONValue, ServiceError> in
            do throws(ServiceError) { return .success(try await result(of: call)) } catch {
                return .failure(error)
            }
        }.get()
    }

    private nonisolated(nonsending) func result(
        of call: Call
    ) async throws(ServiceError) -> JSONValue {
        switch call {
        case .say(let request): try await say(request, true).json
        case .log(let request): try await service.log(request).json
        case .barcode(let request): try await service.barcode(request).json
        case .photo(let request): try await service.photo(try naming(request)).json
        case .photoAgain(let request): try await service.photoAgain(request).json
        case .parse(let request): try await service.parse(request).json
        case .confirm(let entry): try await service.confirm(entry: entry).json
        case .delete(let entry): try await service.delete(entry: entry).json
        case .edit(let request): try await service.edit(request).json
        case .add(let request): try await service.add(request).json
        case .repeatMeal(let request): try await service.repeatMeal(request).json
        case .copy(let request): try await service.copy(request).json
        case .move(let request): try await service.move(request).json
        case .history(let request): try await service.history(request).json
        case .undo(let request): try await service.undo(change: request.change).json
        case .redo(let request): try await service.redo(change: request.change).json
        case .steps: try await service.steps().json
        case .day(let request):
            try await service.day(request.date, nutrients: request.nutrients).json
        case .days(let request): try await service.days(request).json
        case .summary(let request): try await service.summary(request).json
        case .weekSummary(let request): try await service.weekSummary(request).json
        case .goals(let date): try await service.goals(date).json
        case .setGoals(let request): try await service.setGoals(request).json
        case .profile: try await service.profile().json
        case .setProfile(let request): try await service.setProfile(request).json
        case .measure(let request): try await service.measure(request).json
        case .measurements(let request): try await service.measurements(request).json
        case .removeMeasurement(let id): try await service.removeMeasurement(id).json
        case .energy(let date): try await service.energy(date).json
        case .followAim(let request): try await service.follow(request).json
        case .plans(let request): .array(try await service.plans(request).map(\.json))
        case .addPlan(let plan): try await service.plan(plan).json
        case .removePlan(let id): try await service.removePlan(id).json
        case .eatPlan(let id): try await service.eatPlan(id).json
        case .proposePlans(let request): try await service.proposePlans(request).json
        case .shopping(let request): .array(try await service.shopping(request).map(\.json))
        case .suggest(let request): .array(try await service.suggest(request).map(\.json))
        case .dismiss(let request): try await dismiss(request)
        case .rate(let request): try await service.rate(request).json
        case .allergies: try await service.allergies().json
        case .setAllergy(let request): try await service.setAllergy(request).json
        case .score(let request): try await service.score(request).json
        case .alternatives(let request): try await service.alternatives(request).json
        case .swap(let request): try await service.swap(request).json
        case .refuseSwap(let entry): try await service.refuseSwap(entry: entry).json
        case .feel(let request): try await service.feel(request).json
        case .feelings(let request): try await service.feelings(request).json
        case .removeFeeling(let id): try await service.removeFeeling(id).json
        case .completeNutrients(let request): try await service.completeNutrients(request).json
        case .searchFoods(let request): try await service.searchFoods(request).json
        case .lookUpFood(let request): try await service.lookUpFood(request).json
        case .takeFood(let request): try await service.takeFood(request).json
        case .showFood(let id): try await service.showFood(id).json
        case .addFood(let food): try await service.addFood(food).json
        case .editFood(let request): try await service.editFood(request).json
        case .removeFood(let id): try await service.removeFood(id).json
        case .reloadFoods: ReloadResult(foods: try await residents.rereadFoods()).json
        case .answer(let request): try await service.answer(request).json
        case .held: .array(try await service.held().map(\.json))
        case .questions: .array(try await service.questions().map(\.json))
        case .habits: .array(try await service.habits().map(\.json))
        case .forgetHabits: try await forgetHabits()
        case .retry: RetryResult(utterances: try await service.retry()).json
        case .testModel(let request): try await service.testModel(request).json
        case .modelCost: try await service.modelCost().json
        case .quality: try await service.quality().json
        case .sharedDays(let day): try await service.sharedDays(from: day).json
        case .offerDay(let request): try await offer(request)
        case .offerSheet(let request): try await service.offer(request).json
        case .importFile(let request):
            try await service.takeIn(request, from: try file(for: .importFile))
        case .export(let request):
            try await service.writeOut(request, to: try file(for: .export)).json
        case .backup: try await service.backUp(to: try file(for: .backup)).json
        case .takeChanges: try await service.takeChanges().json
        case .offerShelf(let request): try await service.offer(request).json
        case .takeShelves: try await service.takeShelves().json
        case .dueSummaries: try await service.dueSummaries().json
        case .leaveSummaries(let request): try await service.leave(request).json
        case .recipe(let call): try await service.recipe(call)
        case .programme(let call): try await service.programme(call)
        case .listen(let request): try await listen(request).json
        case .hear(let request): try await hear(request).json
        case .doctor: try await service.examine().json
        case .mute: try await service.setMuted(true).json
        case .unmute: try await service.setMuted(false).json
        case .status: try await status().json
        case .watch: throw .notAvailable(.watch)
        case .people: throw .notAvailable(.people)
        case .takePeople: throw .notAvailable(.takePeople)
        case .addPerson: throw .notAvailable(.addPerson)
        case .removePerson: throw .notAvailable(.removePerson)
        }
    }

    private nonisolated(nonsending) func listen(
        _ request: ListenRequest
    ) async throws(ServiceError) -> ListenResult {
        guard request.words else { return try await service.listen { _ in } }
        return try await service.listen { [tell] in tell(Self.line(ListenRequest.notification($0)))
        }
    }

    private nonisolated(nonsending) func hear(
        _ request: ListenRequest
    ) async throws(ServiceError) -> HeardMessage {
        let sound = try file(for: .hear)
        guard request.words else { return try await service.hear(sound) { _ in } }
        return try await service.hear(sound) { [tell] in
            tell(Self.line(ListenRequest.notification($0)))
        }
    }

    private nonisolated(nonsending) func forgetHabits() async throws(ServiceError) -> JSONValue {
        try await service.forgetHabits()
        return [:]
    }

    private nonisolated(nonsending) func offer(
        _ request: OfferRequest
    ) async throws(ServiceError) -> JSONValue {
        try await service.offer(request)
        return [:]
    }

    private nonisolated(nonsending) func dismiss(
        _ request: DismissRequest
    ) async throws(ServiceError) -> JSONValue {
        try await service.dismiss(request)
        return [:]
    }

    private nonisolated(nonsending) func status() async throws(ServiceError) -> StatusMessage {
        var status = try await service.status()
        status.connections = connections
        status.process = Int(getpid())
        status.person = service.person
        if speaker == .anybody, person == Residents.ownerKey { status.others = residents.others }
        return status
    }
}

extension Call {
    /// Whether its answer may be made of so much that others would wait for it.
    fileprivate var isImport: Bool {
        if case .importFile = self { true } else { false }
    }

    fileprivate var mayTakeLong: Bool {
        switch self {
        case .parse, .days, .history, .summary, .weekSummary, .searchFoods, .lookUpFood, .held,
            .questions,
            .measurements, .suggest, .habits, .energy, .proposePlans, .shopping, .score, .feelings,
            .programme, .quality, .sharedDays, .offerDay, .offerSheet, .takeChanges, .offerShelf,
            .takeShelves, .dueSummaries, .leaveSummaries, .importFile, .export,
            .backup, .doctor:
            true
        default: false
        }
    }
}
