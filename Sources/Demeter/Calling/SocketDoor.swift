package import JSON
package import Wire

/// A way to the daemon for those who stay: a connection that is made when it is needed, and made anew
/// when the daemon was restarted.
final class SocketDoor: DaemonDoor {
    private let path: String
    private let person: String?
    private var client: DaemonClient?

    /// As long as a language model may take.
    private static let patience = Duration.seconds(660)

    /// - Parameter person: whose journal is meant; `nil` for the owner's.
    init(path: String, person: String? = nil) {
        self.path = path
        self.person = person
    }

    func call(_ method: Method, _ parameters: JSONValue) throws(DoorFault) -> JSONValue {
        do {
            return try attempt(method, parameters)
        } catch .disconnected where method.isHarmless || parameters["key"]?.string != nil {
            // What changes something without a key may have been done.
            do { return try attempt(method, parameters) } catch { throw Self.fault(error) }
        } catch {
            throw Self.fault(error)
        }
    }

    /// With open files beside the line; tried once.
    func call(
        _ method: Method, _ parameters: JSONValue, passing files: [Int32]
    ) throws(DoorFault) -> JSONValue {
        do throws(CallFailure) {
            var client = try DaemonClient(path: path, patience: Self.patience, person: person)
            client.passed = files
            return try client.call(
                method, PlainMessage(json: parameters), as: PlainMessage.self
            ).raw
        } catch {
            throw Self.fault(error)
        }
    }

    func hear(_ sound: Int32, _ words: @escaping (String) -> Void) throws(DoorFault) -> JSONValue {
        do throws(CallFailure) {
            var client = try DaemonClient(path: path, patience: .seconds(120), person: person)
            client.passed = [sound]
            client.onWords = words
            return try client.call(.hear, ListenRequest(words: true), as: PlainMessage.self).raw
        } catch {
            throw Self.fault(error)
        }
    }

    private func attempt(
        _ method: Method, _ parameters: JSONValue
    ) throws(CallFailure) -> JSONValue {
        do {
            if client == nil {
                client = try DaemonClient(path: path, patience: Self.patience, person: person)
            }
            return try client?.call(
                method, PlainMessage(json: parameters), as: PlainMessage.self
            ).raw ?? .null
        } catch {
            // After anything but a refusal the connection is in no known state.
            if case .refused = error {} else { client = nil }
            throw error
        }
    }

    private static func fault(_ failure: CallFailure) -> DoorFault {
        if case .refused(let error) = failure { return .refused(error) }
        return .unreachable(failure.message)
    }
}

/// A message that is passed on as it is.
package struct PlainMessage: Message {
    package let json: JSONValue

    package init(json: JSONValue) { self.json = json }

    package init(json: JSONValue, at name: String) throws(MessageError) { self.json = json }
}
