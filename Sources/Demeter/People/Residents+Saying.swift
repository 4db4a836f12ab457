package import Service
internal import Telling
package import Wire

// For whom something is that somebody says.
extension Residents {
    /// Handles a line that a person said or typed, in the journal of whoever is meant by it.
    ///
    /// Who is named in it is meant; else whoever was spoken of last in the conversation, where the line answers,
    /// corrects or takes back what was said of them; else whoever's door it is, and the owner.
    ///
    /// - Parameters:
    ///   - rights: what its sayer may do; everything where `nil`.
    ///   - name: whom the call names that the line came by.
    package nonisolated(nonsending) func say(
        _ line: String, in conversation: ConversationID, within rights: Set<SayRight>? = nil,
        person name: String? = nil, at speaker: Speaker = .anybody
    ) async throws(ServiceError) -> SayResult {
        if isAlone, name == nil, speaker == .anybody {
            return try await say(line, owner, conversation, rights)
        }
        let telling = owner.telling(of: line, in: conversation)
        if name != nil || speaker != .anybody {
            let (service, said): (any Service, String)
            do throws(PersonFault) {
                (service, said) = try bound(
                    line, to: try key(named: name, at: speaker), at: speaker)
            } catch {
                return telling.telling { SayResult([Self.sentence(error)], isUnderstood: false) }
            }
            return try await say(said, service, conversation, rights)
        }
        guard let whom = whom(line, in: conversation) else {
            return telling.telling {
                SayResult(
                    [Texts.people.whose(others.map(Self.capitalised).joined(separator: ", "))],
                    isUnderstood: false)
            }
        }
        return try await say(
            whom.shares, isNamed: whom.isNamed, in: conversation, rights, telling)
    }

    /// A line for one person alone, without their own name; who else is named is refused.
    private func bound(
        _ line: String, to own: String, at speaker: Speaker
    ) throws(PersonFault) -> (any Service, String) {
        let service = try service(own, at: speaker)
        let address = AddressReader(others: others, owner: owner.person).address(of: line)
        guard case .shares(let named) = address, named.count == 1 else { return (service, line) }
        guard named[0].person == own else {
            throw .doorOf(name(of: own) ?? Texts.people.owner())
        }
        return (service, named[0].line)
    }

    /// Whose meal the words of a call are that names nobody, and what that person would say; `nil` where the words name
    /// nobody either.
    package func meal(
        _ words: String, at speaker: Speaker
    ) throws(PersonFault) -> (person: String, words: String)? {
        guard speaker == .anybody, !isAlone else { return nil }
        switch AddressReader(others: others, owner: owner.person).address(of: words) {
        case .nobody: return nil
        case .unsure: throw .unsure(names)
        case .shares(let shares):
            guard shares.count == 1 else { throw .several(names) }
            return (shares[0].person, shares[0].line)
        }
    }

    private nonisolated(nonsending) func say(
        _ line: String, _ service: any Service, _ conversation: ConversationID,
        _ rights: Set<SayRight>?
    ) async throws(ServiceError) -> SayResult {
        guard let rights else { return try await service.say(line, in: conversation) }
        return try await service.say(line, in: conversation, within: rights)
    }

    /// For whom a line is at the household's door, and whether it names them; `nil` where that is open.
    private func whom(
        _ line: String, in conversation: ConversationID
    ) -> (shares: [Address.Share], isNamed: Bool)? {
        switch AddressReader(others: others, owner: owner.person).address(of: line) {
        case .shares(let shares): return (shares, true)
        case .unsure: return nil
        case .nobody: break
        }
        let last = spoken(in: conversation).people
        let own = [Address.Share(person: Self.ownerKey, line: line)]
        if last == [Self.ownerKey] { return (own, false) }
        var standings: [(String, LineStanding)] = []
        for key in last {
            // Whoever was taken off meanwhile is spoken of no more.
            guard let service = try? service(key) else { continue }
            standings.append((key, service.standing(of: line, in: conversation)))
        }
        let followed = standings.filter { $0.1 != .apart }
        let turns: Set<LineStanding> = [.undoes, .redoes]
        if followed.count > 1, !followed.allSatisfy({ turns.contains($0.1) }) { return nil }
        if followed.isEmpty { return (own, false) }
        return (followed.map { .init(person: $0.0, line: line) }, false)
    }

    /// Says to each what is theirs, one after the other.
    private nonisolated(nonsending) func say(
        _ shares: [Address.Share], isNamed: Bool, in conversation: ConversationID,
        _ rights: Set<SayRight>?,
        _ telling: Telling
    ) async throws(ServiceError) -> SayResult {
        var before = spoken(in: conversation)
        // Another meal: what was changed for several before is spoken of no more.
        if isNamed { before.changes = [:] }
        var (lines, isUnderstood, isAlert) = ([String](), false, false)
        var changes: [String: Int] = [:]
        for share in shares {
            let service: any Service
            do throws(PersonFault) {
                service = try self.service(share.person)
            } catch {
                lines.append(telling.telling { Self.sentence(error) })
                continue
            }
            if shares.count > 1 || before.people != [share.person] {
                lines.append(telling.telling { heading(share.person) })
            }
            // What one line changed in several journals is taken back in all of them, but never more than that.
            if let made = before.changes[share.person], shares.count > 1,
                try await !isNext(made, in: service, for: share.line, conversation)
            {
                lines.append(telling.telling { Texts.people.changedSince() })
                continue
            }
            let result = try await say(share.line, service, conversation, rights)
            lines += result.lines
            isUnderstood = isUnderstood || result.isUnderstood
            isAlert = isAlert || result.isAlert
            guard shares.count > 1 else { continue }
            if let made = before.changes[share.person] {
                changes[share.person] = made
            } else {
                changes[share.person] = try? await service.steps().undo?.change
            }
        }
        remember(Spoken(people: shares.map(\.person), changes: changes), in: conversation)
        return SayResult(lines, isUnderstood: isUnderstood, isAlert: isAlert)
    }

    /// Whether a line that takes back or restores would do so with this change.
    private nonisolated(nonsending) func isNext(
        _ change: Int, in service: any Service, for line: String, _ conversation: ConversationID
    ) async throws(ServiceError) -> Bool {
        switch service.standing(of: line, in: conversation) {
        case .undoes: try await service.steps().undo?.change == change
        case .redoes: try await service.steps().redo?.change == change
        case .apart, .follows: true
        }
    }

    private func heading(_ key: String) -> String {
        name(of: key).map { Texts.people.of(Self.capitalised($0)) } ?? Texts.people.ofYou()
    }

    static func capitalised(_ name: String) -> String {
        name.prefix(1).uppercased() + name.dropFirst()
    }

    private static func sentence(_ fault: PersonFault) -> String {
        switch fault {
        case .doorOf(let name): Texts.people.doorOf(capitalised(name))
        case .unavailable(let name, let reason):
            Texts.people.cannotBeKept(capitalised(name), reason)
        case .unknown(_, let known), .unsure(let known), .several(let known):
            Texts.people.whose(known.map(capitalised).joined(separator: ", "))
        case .noName, .owner, .tooMany, .notKept: Texts.people.whose("")
        }
    }
}

extension Telling {
    fileprivate func telling<Value>(_ body: () -> Value) -> Value {
        Self.$current.withValue(self) { body() }
    }
}
