internal import Locking
internal import MealReader
internal import Speech

/// An utterance that a voice may be learnt from; the one owner of its sound, which is overwritten when nobody needs it any more.
final class Lesson: Sendable {
    private struct Content: Sendable {
        var samples: [Int16]
        var statistics: VoiceStatistics
    }

    /// The words, as they were heard.
    let words: [String]
    /// Makes of the words what it made of them when they were confirmed.
    let reader: MealReader
    private let content: Mutex<Content>

    init(
        words: [String], samples: consuming [Int16], statistics: consuming VoiceStatistics,
        reader: MealReader
    ) {
        self.words = words
        self.reader = reader
        content = Mutex(Content(samples: samples, statistics: statistics))
    }

    deinit {
        content.withLock { content in
            content.samples.overwrite()
            content.statistics.wipe()
        }
    }

    /// The words with their sound, to be heard again; not to be kept.
    var reading: Adaptation.Reading {
        content.withLock { Adaptation.Reading(words: words, samples: $0.samples) }
    }

    /// Frames that something may be learnt from.
    var frames: Int { content.withLock(\.statistics.frames) }

    /// Adds what its frames say of the voice.
    func add(to statistics: inout VoiceStatistics) {
        let own = content.withLock(\.statistics)
        statistics.add(own)
    }
}
