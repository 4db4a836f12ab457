// Photographs: kept with the utterance that they came as, settled with it.
extension Journal {
    /// Keeps an utterance and its pictures in one transaction, before anybody looks at them.
    ///
    /// The folder of pictures that were looked at before goes over to the new one.
    package nonisolated func receive(
        _ utterance: NewUtterance, _ photograph: NewPhotograph
    ) async throws(JournalError) -> Receipt {
        try await write { ledger in
            let receipt = try ledger.receive(utterance)
            if case .new(let id) = receipt { try ledger.insert(photograph, of: id) }
            return receipt
        }
    }

    /// Notes that a model is asked about pictures. Returns how often that has happened now.
    package nonisolated func beginAnalysis(_ id: UtteranceID) async throws(JournalError) -> Int {
        try await write { try $0.beginAnalysis(id) }
    }

    /// Lets pictures wait for the model once more.
    package nonisolated func postponeAnalysis(_ id: UtteranceID) async throws(JournalError) {
        try await write { try $0.setAnalysis(of: id, .pending, failure: nil, message: nil) }
    }

    /// Gives an utterance with pictures its outcome, and says how the looking at them ended, in one
    /// transaction.
    ///
    /// - Parameters:
    ///   - failure: why it failed, by kind.
    ///   - message: what a model answered.
    ///   - answer: an utterance that says what they are, which nothing else is to be done with.
    package nonisolated func finish(
        _ id: UtteranceID, _ state: Utterance.State, _ act: Act,
        analysis: Photograph.Analysis, failure: String? = nil, message: String? = nil,
        answer: UtteranceID? = nil,
        reply: @escaping @Sendable (Recorded) -> String = { _ in "" }
    ) async throws(JournalError) -> Recorded {
        try await write { ledger in
            let recorded = try ledger.finish(id, state: state, act: act, reply: reply)
            try ledger.setAnalysis(of: id, analysis, failure: failure, message: message)
            if let answer { _ = try ledger.settle(answer, state: .nothing, change: nil) }
            return recorded
        }
    }

    /// Has pictures in whose middle the program ended wait once more, and gives those up that it was the
    /// second time for. Returns the utterances that were given up.
    package nonisolated func resumeAnalyses() async throws(JournalError) -> [UtteranceID] {
        try await write { try $0.resumeAnalyses() }
    }

    /// Notes that the small copies of pictures are erased.
    package nonisolated func forgetCopies(of id: UtteranceID) async throws(JournalError) {
        try await write { try $0.forgetCopies(of: id) }
    }

    /// `nil` where the utterance came without pictures.
    package nonisolated func photograph(
        _ id: UtteranceID
    ) async throws(JournalError) -> Photograph? {
        try await reader.read { try $0.photograph(id) }
    }

    /// Those that wait for a model, oldest first.
    package nonisolated func pendingPhotographs() async throws(JournalError) -> [Photograph] {
        try await reader.read { try $0.photographs(in: .pending) }
    }

    /// Those of which copies are there.
    package nonisolated func copiedPhotographs() async throws(JournalError) -> [CopiedPhotograph] {
        try await reader.read { try $0.copiedPhotographs() }
    }
}

/// Pictures whose small copies are on the disk.
package struct CopiedPhotograph: Sendable, Hashable {
    package var photograph: Photograph
    package var received: Timestamp
    /// Whether something of them waits for a confirmation.
    package var isHeld: Bool
}
