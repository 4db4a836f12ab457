internal import Locking
package import Service
package import Wire

/// The people whose journals a daemon keeps: its owner, and those who have theirs beside it.
///
/// Each is a service of their own, with nothing in common that a person said or ate. This decides whose a call, a line
/// or a connection is, and knows no journal.
package final class Residents: Sendable {
    /// Stands for the owner, who may have no name.
    package static let ownerKey = ""

    package let owner: any Service
    private let keeper: (any ResidentKeeper)?
    private let state = Mutex(State())
    /// What a person is told of an error.
    let failure: @Sendable (ServiceError) -> String
    /// One change of the list at a time.
    private let turn = ResidentTurn()

    private struct State {
        var others: [String: any Service] = [:]
        var complaints: [String: String] = [:]
        /// People of a household's server, by their names in small letters.
        var housemates: [String: Housemate] = [:]
        var accounts: [UInt32: String] = [:]
        /// Who was spoken of last in each conversation, where it was not the owner alone.
        var spoken: [ConversationID: Spoken] = [:]
    }

    /// Who was spoken of last.
    struct Spoken {
        var people: [String]
        /// The change that was made in the journal of each, where one line changed several.
        var changes: [String: Int] = [:]
        /// In whose journals something was changed last, or might have been; what is asked in between changes nothing.
        var turned: [String] = [Residents.ownerKey]

        var isOfOwnerAlone: Bool {
            people == [Residents.ownerKey] && turned == [Residents.ownerKey]
        }
    }

    /// - Parameter failure: what a person is told of an error, where others have had their part.
    package init(
        owner: any Service, keeper: (any ResidentKeeper)? = nil,
        failure: @escaping @Sendable (ServiceError) -> String
    ) {
        self.owner = owner
        self.keeper = keeper
        self.failure = failure
    }

    /// Says who is here beside the owner, and why some cannot be served.
    package func have(_ others: [String: any Service], complaints: [String: String]) {
        state.withLock { ($0.others, $0.complaints) = (others, complaints) }
    }

    /// Looks anew who of a household's server shares a journal with this daemon.
    ///
    /// - Returns: how many do.
    package func lookForHousemates() async -> Int {
        guard let keeper else { return 0 }
        await turn.begin()
        let found = await keeper.housemates()
        state.withLock { $0.housemates = found }
        await turn.end()
        return found.values.count { $0.journal != nil }
    }

    /// Says whose the accounts of this machine are.
    package func know(accounts: [UInt32: String]) { state.withLock { $0.accounts = accounts } }

    package var isAlone: Bool {
        state.withLock { state in
            state.others.isEmpty && state.complaints.isEmpty
                && state.housemates.values.allSatisfy { $0.journal == nil }
        }
    }

    /// What somebody of a household's server is called, by their key; `nil` of anybody whose journal this daemon keeps.
    package func housemate(_ key: String) -> String? {
        state.withLock { $0.others[key] == nil && $0.housemates[key] != nil } ? key : nil
    }

    /// Those of a household's server whose journals are here, in the order of their names.
    var housemates: [String] {
        state.withLock { state in state.housemates.filter { $0.value.journal != nil }.keys.sorted()
        }
    }

    /// The names of everybody but the owner, in their order.
    package var others: [String] {
        state.withLock { Set($0.others.keys).union($0.complaints.keys) }.sorted()
    }

    /// How people are told of who is here; an owner without a name is not told.
    var names: [String] { [owner.person].compactMap(\.self) + others }

    /// Who speaks where an account of this machine connects; `nil` of one that may not.
    ///
    /// - Parameter isOwn: whether it is the daemon's own or root.
    package func speaker(user: UInt32, isOwn: Bool) -> Speaker? {
        guard let name = state.withLock({ $0.accounts[user] }) else {
            return isOwn ? .anybody : nil
        }
        return .only(key(of: name) ?? name)
    }

    /// The key of a person by their name; `nil` of nobody here.
    ///
    /// Whoever has a journal beside the owner's is never the owner, whatever that one is called.
    func key(of name: String) -> String? {
        let key = name.lowercased()
        if others.contains(key) { return key }
        if owner.person?.lowercased() == key { return Self.ownerKey }
        return state.withLock { $0.housemates[key] != nil } ? key : nil
    }

    /// What a person is called; `nil` of an owner without a name.
    package func name(of key: String) -> String? { key == Self.ownerKey ? owner.person : key }

    /// Whose journal a call is about.
    ///
    /// - Parameter name: whom it names; `nil` for whoever speaks.
    package func key(named name: String?, at speaker: Speaker) throws(PersonFault) -> String {
        let named = name.map { (name: $0, key: key(of: $0)) }
        if case .only(let own) = speaker {
            // Who else is here is not told either.
            guard named == nil || named?.key == own else {
                throw .doorOf(self.name(of: own) ?? "its owner")
            }
            return own
        }
        guard let named else { return Self.ownerKey }
        guard let key = named.key else { throw .unknown(named.name, known: names) }
        return key
    }

    /// The journal of whoever has that key.
    package func service(
        _ key: String, at speaker: Speaker = .anybody
    ) throws(PersonFault) -> any Service {
        if key == Self.ownerKey { return owner }
        let (service, complaint, housemate) = state.withLock {
            ($0.others[key], $0.complaints[key], $0.housemates[key])
        }
        if let service { return service }
        if let complaint { throw .unavailable(key, because: complaint) }
        if let housemate, speaker == .anybody {
            guard let journal = housemate.journal else {
                throw .notShown(key, reader: housemate.reader)
            }
            return journal
        }
        // Who is here is nobody's business whose journal is not.
        throw .unknown(key, known: speaker == .anybody ? names : [])
    }

    /// Everybody whom a door may know of, the owner first.
    package func list(for speaker: Speaker) -> [ResidentMessage] {
        let complaints = state.withLock(\.complaints)
        let all =
            [ResidentMessage(name: owner.person, isOwner: true)]
            + others.map { ResidentMessage(name: $0, complaint: complaints[$0]) }
        guard case .only(let key) = speaker else { return all }
        return all.filter { ($0.isOwner ? Self.ownerKey : $0.name) == key }
    }

    /// Takes somebody in, or back.
    package func admit(_ name: String, by speaker: Speaker) async throws(PersonFault) {
        guard let keeper else { throw .notKept }
        if case .only(let own) = speaker { throw .doorOf(self.name(of: own) ?? "its owner") }
        if key(of: name) == Self.ownerKey { throw .owner(name) }
        await turn.begin()
        let outcome: Result<any Service, PersonFault>
        do throws(PersonFault) {
            outcome = .success(try await keeper.admit(name))
        } catch {
            outcome = .failure(error)
        }
        if case .success(let service) = outcome {
            state.withLock { state in
                state.others[name.lowercased()] = service
                state.complaints[name.lowercased()] = nil
            }
        }
        await turn.end()
        _ = try outcome.get()
    }

    /// Takes somebody off the list; what they logged stays where it is.
    package func dismiss(_ name: String, by speaker: Speaker) async throws(PersonFault) {
        guard let keeper else { throw .notKept }
        if case .only(let own) = speaker { throw .doorOf(self.name(of: own) ?? "its owner") }
        guard let key = key(of: name) else { throw .unknown(name, known: names) }
        if key == Self.ownerKey { throw .owner(name) }
        guard others.contains(key) else { throw .unknown(name, known: names) }
        await turn.begin()
        // Nobody comes in any more before it is closed.
        let service = state.withLock { state in
            state.complaints[key] = nil
            return state.others.removeValue(forKey: key)
        }
        let outcome: Result<Void, PersonFault>
        do throws(PersonFault) {
            outcome = .success(try await keeper.dismiss(key))
        } catch {
            outcome = .failure(error)
            if let service { state.withLock { $0.others[key] = service } }
        }
        await turn.end()
        try outcome.get()
    }

    /// Has the foods of everybody read anew, which all have in common.
    package nonisolated(nonsending) func rereadFoods() async throws(ServiceError) -> Int {
        guard let keeper else { return try await owner.rereadFoods() }
        return try await keeper.rereadFoods()
    }

    /// The connection is closed; nothing more comes from it.
    package nonisolated(nonsending) func ended(_ conversation: ConversationID) async {
        let services = state.withLock { state in
            state.spoken[conversation] = nil
            return Array(state.others.values) + state.housemates.values.compactMap(\.journal)
        }
        for service in [owner] + services { await service.ended(conversation) }
    }

    func spoken(in conversation: ConversationID) -> Spoken {
        state.withLock { $0.spoken[conversation] } ?? Spoken(people: [Self.ownerKey])
    }

    func remember(_ spoken: Spoken, in conversation: ConversationID) {
        state.withLock { state in
            state.spoken[conversation] = spoken.isOfOwnerAlone ? nil : spoken
        }
    }
}

/// One after the other.
private actor ResidentTurn {
    private var isTaken = false
    private var waiting: [CheckedContinuation<Void, Never>] = []

    func begin() async {
        if !isTaken {
            isTaken = true
            return
        }
        await withCheckedContinuation { waiting.append($0) }
    }

    func end() {
        if waiting.isEmpty { isTaken = false } else { waiting.removeFirst().resume() }
    }
}
