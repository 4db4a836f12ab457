internal import Audio
internal import FoodCatalog
package import MealReader
internal import Speech

/// Sound files to sentences.
package struct Transcriber: ~Copyable {
    private var recogniser: Recogniser
    private let reader: MealReader
    private let rescoring: Rescoring

    package init(
        _ model: VoiceModel, reader: MealReader, trial: VoiceTrial = VoiceTrial()
    ) throws(EarsError) {
        recogniser = try Recogniser(model, changes: trial.flags)
        self.reader = reader
        rescoring = trial.rescoring
    }

    /// What is said in a WAV file.
    package mutating func transcribe(_ path: String) -> Result<Heard, EarsError> {
        do throws(EarsError) {
            return .success(try hear(sound(of: Files.read(path)).integers))
        } catch {
            return .failure(error)
        }
    }

    /// What is said in samples of 16 kHz.
    package mutating func hear(_ samples: [Int16]) throws(EarsError) -> Heard {
        guard let first = try recogniser.hear(samples), !first.words.isEmpty else {
            return .silence
        }
        var text = first.text
        if rescoring.count > 1 {
            let others = recogniser.alternatives(rescoring.count)
            if !others.isEmpty { text = others[rescoring.choice(among: others, by: reader)].text }
        }
        return Heard(text: text, confidence: 1, verdict: .sure)
    }

    private func sound(of bytes: [UInt8]) throws(EarsError) -> Sound {
        do throws(AudioError) {
            return try WAV.sound(from: bytes).resampled(to: Recogniser.rate)
        } catch {
            throw .audio(error)
        }
    }
}
