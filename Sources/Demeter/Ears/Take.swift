internal import Glibc

/// One utterance with what its sound was like.
package struct Take: Sendable, Hashable {
    /// At 16 kHz.
    package var samples: [Int16]
    /// Loudness of the frames with speech, in decibels of full scale.
    package var level: Double
    /// Loudness of the room before and between, likewise.
    package var noise: Double
    /// The share of samples at the edge of what can be recorded.
    package var clipped: Double

    package init(samples: [Int16], level: Double, noise: Double, clipped: Double) {
        self.samples = samples
        self.level = level
        self.noise = noise
        self.clipped = clipped
    }

    /// Measures a recording of speech.
    package init(_ samples: [Int16]) {
        var activity = VoiceActivity()
        var (loud, quiet) = ([Double](), [Double]())
        var start = 0
        while start + VoiceActivity.frame <= samples.count {
            let isSpeech = activity.isSpeech(samples[start..<start + VoiceActivity.frame])
            if isSpeech { loud.append(activity.level) } else { quiet.append(activity.level) }
            start += VoiceActivity.frame
        }
        func mean(_ levels: [Double]) -> Double {
            let power = levels.reduce(0) { $0 + pow(10, $1 / 10) } / Double(max(1, levels.count))
            return power > 1e-10 ? 10 * log10(power) : -100
        }
        let edge = samples.count { abs(Int32($0)) >= 32_700 }
        self.init(
            samples: samples, level: mean(loud), noise: mean(quiet),
            clipped: Double(edge) / Double(max(1, samples.count)))
    }

    /// What keeps it from being learnt from as the reading of so many words; `nil` when nothing.
    package func fault(words: Int) -> TakeFault? {
        let seconds = Double(samples.count) / Double(Recogniser.rate)
        // Nobody says more than seven words a second.
        if level <= -99 || seconds < Double(words) / 7 { return .short }
        if clipped > 0.002 { return .clipped }
        if level < -45 { return .quiet }
        return level - noise < 12 ? .noisy : nil
    }
}

/// Why a take cannot be used.
package enum TakeFault: Sendable, Hashable, CaseIterable {
    case short, clipped, quiet, noisy
    /// It was another sentence, or not understood at all.
    case different

    package var sentence: String {
        switch self {
        case .short: "too short for the sentence"
        case .clipped: "too loud; turn the microphone down or sit further away"
        case .quiet: "too quiet; turn the microphone up or come closer"
        case .noisy: "too noisy; the voice hardly stands out of the room"
        case .different: "that did not sound like the sentence"
        }
    }
}
