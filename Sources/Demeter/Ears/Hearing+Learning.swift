internal import Speech
internal import Voice

// What is learnt of a voice from what was said and confirmed.
extension Hearing {
    /// The utterance that was decoded last, with its sound, to be learnt from once it is confirmed; `nil` of what cannot be.
    mutating func lesson(of heard: Heard) -> Lesson? {
        guard learner != nil, heard.verdict != .nothing, heard.gap == nil,
            let spoken = transcriber.spoken, spoken.text == heard.text,
            let statistics = transcriber.recogniser.decoder.statistics(of: spoken.words)
        else { return nil }
        // Of sound that two have, a copy would be overwritten.
        defer { utterance = [] }
        return Lesson(
            words: spoken.words.map(\.word), samples: utterance, statistics: statistics,
            reader: reader)
    }

    /// An utterance goes to the daemon.
    ///
    /// - Parameter utterance: its place among those that were sent, counted from 1.
    mutating func learns(_ lesson: Lesson?, from sent: Heard, as utterance: Int) {
        guard learner != nil, sent.verdict != .nothing else { return }
        if let lesson, sent.verdict != .remark, sent.gap == nil, isMeal(sent) {
            learner?.sends(lesson, as: utterance, isDoubtful: sent.verdict == .doubtful)
        } else {
            learner?.sendsOther(sent.text, as: utterance)
        }
    }
}
