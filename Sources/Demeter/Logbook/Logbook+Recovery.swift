internal import Journal
internal import MealReader
package import Service
internal import Wire

extension Logbook {
    /// Takes up every utterance that a crash left unread, once each; the number of those entered.
    ///
    /// Only meals are taken up: a command that nobody was told of is not carried out after the fact.
    /// An utterance that was being read at two crashes in a row is put aside as failed, so that words on
    /// which the program dies do not keep it from starting.
    package func recover() async throws(ServiceError) -> Int {
        try await ServiceError.translating { () async throws(JournalError) in
            for utterance in try await journal.utterances(in: .reading) {
                _ = try await journal.finish(utterance.id, .failed)
            }
            var entered = 0
            for utterance in try await journal.utterances(in: .received) {
                try await journal.setState(of: utterance.id, .reading)
                if case .command = reader.read(utterance.said.text), !utterance.isFromProgram {
                    _ = try await journal.finish(utterance.id, .nothing)
                } else if let result = try? await enter(utterance), result.state != .nothing {
                    entered += 1
                }
            }
            return entered
        }
    }
}

extension Utterance {
    /// Programs send meals only; lines of text may be commands.
    var isFromProgram: Bool { said.source != Logbook.lineSource }
}
