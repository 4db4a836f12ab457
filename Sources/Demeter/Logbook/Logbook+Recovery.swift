internal import Journal
internal import MealReader
internal import RecipeReader
internal import Recipes
package import Service
internal import Wire

extension Logbook {
    static let attemptLimit = 3

    /// Takes up every utterance that a crash left unread, once each; the number of those entered.
    ///
    /// Only meals are taken up: a command, a correction or an answer that nobody was told of is not
    /// carried out after the fact.
    /// After `attemptLimit` starts that died with an utterance it is put aside as failed, so that words
    /// on which the program dies do not keep it from starting.
    package func recover() async throws(ServiceError) -> Int {
        try await ServiceError.translating { () async throws(JournalError) in
            _ = try await journal.resumeAnalyses()
            await sweepPhotographs(isStart: true)
            var entered = 0
            let left =
                try await journal.utterances(in: .reading)
                + journal.utterances(in: .received)
            for utterance in left {
                guard try await journal.beginReading(utterance.id) <= Self.attemptLimit else {
                    _ = try await journal.finish(utterance.id, .failed)
                    continue
                }
                if utterance.said.source == Self.photographSource {
                    if (try? await takeUpPhotograph(utterance, mayAsk: false)) != nil {
                        entered += 1
                    }
                } else if try await takeUpRecipe(utterance) {
                    entered += 1
                } else if isRemark(utterance) {
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
    var isFromProgram: Bool {
        said.source != Logbook.lineSource && said.source != Logbook.voiceSource
    }
}
