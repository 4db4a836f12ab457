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
                let key = try key(named: name, at: speaker)
                service = try self.service(key, at: speaker)
                said = try own(line, of: key, at: speaker)
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

    /// What one person alone would say by a line, without their own name.
    ///
    /// At the household's door whoever else is named is refused; at somebody's own door there is nobody else, and a name is a
    /// word like any other.
    private func own(
        _ line: String, of own: String, at speaker: Speaker
    ) throws(PersonFault) -> String {
        let isHousehold = speaker == .anybody
        let isOwner = own == Self.ownerKey
        let reader = AddressReader(
            others: isHousehold ? others : isOwner ? [] : [own],
            housemates: isHousehold ? housemates : [],
            owner: isHousehold || isOwner ? owner.person : nil, sayer: own)
        guard case .shares(let shares) = reader.address(of: line) else { return line }
        guard let share = shares.first(where: { $0.person == own }) else {
            throw .doorOf(name(of: own) ?? Texts.people.owner())
        }
        return share.line
    }

    /// Whose meal the words of a call are, and what that person would say.
    ///
    /// - Parameter name: whom the call names.
    package func meal(
        _ words: String, person name: String?, at speaker: Speaker
    ) throws(PersonFault) -> (person: String, words: String, isByWords: Bool) {
        if name != nil || speaker != .anybody || isAlone {
            let key = try key(named: name, at: speaker)
            _ = try service(key, at: speaker)
            if isAlone, speaker == .anybody { return (key, words, false) }
            return (key, try own(words, of: key, at: speaker), false)
        }
        switch AddressReader(others: others, housemates: housemates, owner: owner.person)
            .address(of: words)
        {
        case .nobody: return (Self.ownerKey, words, false)
        case .unsure: throw .unsure(names)
        case .shares(let shares):
            guard shares.count == 1 else { throw .several(names) }
            return (shares[0].person, shares[0].line, true)
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
        switch AddressReader(others: others, housemates: housemates, owner: owner.person)
            .address(of: line)
        {
        case .shares(let shares): return (shares, true)
        case .unsure: return nil
        case .nobody: break
        }
        let spoken = spoken(in: conversation)
        let last = spoken.people
        let own = [Address.Share(person: Self.ownerKey, line: line)]
        if spoken.isOfOwnerAlone { return (own, false) }
        if owner.standing(of: line, in: conversation).isTurn {
            // Whoever was taken off meanwhile has nothing taken back.
            let there = spoken.turned.filter { (try? service($0)) != nil }
            if !there.isEmpty { return (there.map { .init(person: $0, line: line) }, false) }
        }
        var standings: [(String, LineStanding)] = []
        for key in last {
            // Whoever was taken off meanwhile is spoken of no more.
            guard let service = try? service(key) else { continue }
            standings.append((key, service.standing(of: line, in: conversation)))
        }
        let followed = standings.filter { $0.1 != .apart }
        if followed.count > 1, !followed.allSatisfy(\.1.isTurn) { return nil }
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
        if isNamed { before = Spoken(people: before.people, turned: before.turned) }
        let isOfSeveral = shares.count > 1
        var (lines, isUnderstood, isAlert) = ([String](), false, false)
        var changes = before.changes
        var failures: [ServiceError] = []
        var turned: [String] = []
        for share in shares {
            let service: any Service
            do throws(PersonFault) {
                service = try self.service(share.person)
            } catch {
                lines.append(telling.telling { Self.sentence(error) })
                continue
            }
            // Whose it was that was taken back is told in any case.
            let isTurnOfOther =
                share.person != Self.ownerKey
                && service.standing(of: share.line, in: conversation).isTurn
            if isOfSeveral || before.people != [share.person] || isTurnOfOther
                || service.asOf != nil
            {
                lines.append(telling.telling { heading(share.person, service.asOf) })
            }
            do throws(ServiceError) {
                // What one line changed in several journals is taken back in all of them, but never more than that.
                if !isNamed, isOfSeveral,
                    let refusal = try await refusal(
                        of: share.line, before.changes[share.person], service, conversation)
                {
                    lines.append(telling.telling { refusal() })
                    continue
                }
                let last = try? await service.steps().undo?.change
                let result = try await say(share.line, service, conversation, rights)
                lines += result.lines
                isUnderstood = isUnderstood || result.isUnderstood
                isAlert = isAlert || result.isAlert
                // What asked or waits has changed nothing that could be taken back.
                let made = try? await service.steps().undo?.change
                if made != last { turned.append(share.person) }
                if isNamed, isOfSeveral, let made, made != last { changes[share.person] = made }
            } catch {
                // The others have theirs all the same; said again, theirs would be doubled.
                failures.append(error)
                lines.append(telling.telling { self.failure(error) })
            }
        }
        // Whoever is named has their turn, also where nothing came of it.
        if isNamed { turned = shares.map(\.person) }
        remember(
            Spoken(
                people: shares.map(\.person), changes: changes,
                turned: turned.isEmpty ? before.turned : turned), in: conversation)
        if let failure = failures.first, failures.count == shares.count { throw failure }
        return SayResult(lines, isUnderstood: isUnderstood, isAlert: isAlert)
    }

    /// Why a line that takes back or restores what was said for several does nothing to somebody's journal; `nil` where it
    /// may, or does something else.
    ///
    /// - Parameter change: what was changed there.
    private nonisolated(nonsending) func refusal(
        of line: String, _ change: Int?, _ service: any Service, _ conversation: ConversationID
    ) async throws(ServiceError) -> Sentence? {
        let next: Int?
        switch service.standing(of: line, in: conversation) {
        case .apart, .follows: return nil
        case .undoes: next = try await service.steps().undo?.change
        case .redoes: next = try await service.steps().redo?.change
        }
        guard let change else { return Texts.errors.nothingToUndo }
        return next == change ? nil : Texts.people.changedSince
    }

    private func heading(_ key: String, _ moment: Instant? = nil) -> String {
        if let moment {
            return Texts.people.ofAt(
                Self.capitalised(key), String(moment.description.dropFirst(11).prefix(5)))
        }
        return name(of: key).map { Texts.people.of(Self.capitalised($0)) } ?? Texts.people.ofYou()
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
        case .notShown(let name, let reader): Texts.people.notShown(capitalised(name), reader)
        case .noName, .owner, .tooMany, .notKept: Texts.people.whose("")
        }
    }
}

extension Telling {
    fileprivate func telling<Value>(_ body: () -> Value) -> Value {
        Self.$current.withValue(self) { body() }
    }
}
