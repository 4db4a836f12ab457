internal import JSON
internal import People
internal import Service
internal import Wire

// Where several people have journals here.
extension Responder {
    /// Carries out what is about who is here, and so about nobody's journal; `nil` of everything else.
    nonisolated(nonsending) func ofPeople(
        _ method: Method, _ parameters: JSONValue?
    ) async throws(RPCError) -> JSONValue? {
        guard [.people, .addPerson, .removePerson, .takePeople].contains(method) else {
            return nil
        }
        let call: Call
        do {
            call = try Call(method, parameters)
        } catch {
            throw ErrorTable.parameters(error)
        }
        if case .takePeople = call {
            guard speaker == .anybody else { throw ErrorTable.error(.notAvailable(.takePeople)) }
            return ["people": .integer(await residents.lookForHousemates())]
        }
        do throws(PersonFault) {
            switch call {
            case .addPerson(let name): try await residents.admit(name, by: speaker)
            case .removePerson(let name): try await residents.dismiss(name, by: speaker)
            default: break
            }
        } catch {
            throw ErrorTable.error(error)
        }
        return .array(residents.list(for: speaker).map(\.json))
    }

    nonisolated(nonsending) func say(
        _ request: SayRequest, _ isNamed: Bool
    ) async throws(ServiceError) -> SayResult {
        try await residents.say(
            request.text, in: conversation, within: request.rights,
            person: isNamed ? residents.name(of: person) : nil, at: speaker)
    }
}
