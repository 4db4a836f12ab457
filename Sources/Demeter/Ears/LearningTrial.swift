internal import Configuration
package import Host
internal import Locking
internal import Memory
internal import Speech
package import Voice

/// Learns the voice of recordings as ears learn that of a person, for trying how much it brings.
///
/// What is sure counts as confirmed, and the sounds are made beside the models and not in the data folder.
package final class LearningTrial {
    private var model: VoiceModel
    private let voice: OwnVoice
    private var learner: VoiceLearner
    private let due: Due
    private let adaptation: VoiceAdaptation

    /// The step that is to be made.
    private final class Due: Sendable {
        let step = Mutex<VoiceLearner.Step?>(nil)
    }

    package init(_ model: VoiceModel, _ trial: VoiceTrial, environment: Environment) {
        adaptation = trial.adaptation
        self.model = model
        voice = OwnVoice(folder: Path.join(VoiceCache.folder(environment), "trial"))
        _ = voice.forget()
        let due = Due()
        self.due = due
        learner = VoiceLearner { step in due.step.withLock { $0 = step } }
    }

    deinit { _ = voice.forget() }

    /// Takes what was heard of a file; the new model and what it came to, when it is to be heard with from now on.
    package func take(
        _ result: Result<Heard, EarsError>, of file: String, by transcriber: inout Transcriber
    ) -> (model: VoiceModel, outcome: Learnt)? {
        guard case .success(let heard) = result, heard.verdict == .sure,
            let spoken = transcriber.spoken, spoken.text == heard.text,
            let statistics = transcriber.recogniser.decoder.statistics(of: spoken.words),
            let take = try? Transcriber.take(file)
        else { return nil }
        learner.learn(
            Lesson(
                words: spoken.words.map(\.word), samples: take.samples,
                statistics: statistics, reader: transcriber.reader))
        guard let step = due.step.withLock({ $0.take() }) else { return nil }
        let model = model
        let steps = VoiceSteps(
            voice, model: { model }, tell: { _ in }, kept: {}, adaptation: adaptation)
        guard let outcome = try? steps.learn(step) ?? nil else { return nil }
        if outcome.isKept, let acoustics = voice.acoustics { self.model.acoustics = acoustics }
        return (self.model, outcome)
    }
}
