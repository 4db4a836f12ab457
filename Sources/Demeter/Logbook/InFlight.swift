internal import Journal

/// The utterances that are being read at this moment, so that a repeated key waits for the first result.
actor InFlight {
    private var waiting: [UtteranceID: [CheckedContinuation<Void, Never>]] = [:]

    func begin(_ id: UtteranceID) { waiting[id] = waiting[id] ?? [] }

    func end(_ id: UtteranceID) {
        for continuation in waiting.removeValue(forKey: id) ?? [] { continuation.resume() }
    }

    /// Returns when the utterance is not, or no longer, being read.
    func wait(for id: UtteranceID) async {
        guard waiting[id] != nil else { return }
        await withCheckedContinuation { waiting[id]?.append($0) }
    }
}
