package import JSON
internal import Journal
package import Service

extension Logbook {
    package nonisolated(nonsending) func once(
        _ key: String, _ call: String,
        _ body: nonisolated(nonsending) () async throws(ServiceError) -> JSONValue
    ) async throws(ServiceError) -> JSONValue {
        // `log` knows its keys itself; the same word may name a log and another call.
        let turn = "call:\(key)"
        await keys.take(turn)
        do throws(ServiceError) {
            let result = try await inTurn(CallKey(name: key, call: call), body)
            await keys.letGo(turn)
            return result
        } catch {
            await keys.letGo(turn)
            throw error
        }
    }

    private func inTurn(
        _ key: CallKey, isolation: isolated (any Actor)? = #isolation,
        _ body: nonisolated(nonsending) () async throws(ServiceError) -> JSONValue
    ) async throws(ServiceError) -> JSONValue {
        await finishStuck()
        let earlier = try await ServiceError.translating { () async throws(JournalError) in
            try await journal.call(underKey: key.name)
        }
        if let earlier {
            guard earlier.call == key.call else { throw .keyTaken(key.name) }
            guard let text = earlier.result, let result = try? JSONValue(parsing: text) else {
                throw .alreadyDone(key: key.name)
            }
            return result
        }
        let outcome: Result<JSONValue, ServiceError> =
            await CallKey.$current.withValue(key) {
                _ = isolation
                do throws(ServiceError) { return .success(try await body()) } catch {
                    return .failure(error)
                }
            }
        // An answer that cannot be kept only makes the next one poorer.
        switch outcome {
        case .success(let result): try? await journal.keepResult(result.text, ofKey: key.name)
        case .failure(let error):
            // After a fault, what was written before it stays under its key.
            if error.isRefusal { try? await journal.withdrawKey(key.name) }
        }
        return try outcome.get()
    }
}
