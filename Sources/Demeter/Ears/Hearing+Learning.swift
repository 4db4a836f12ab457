internal import Speech
internal import Voice

// What is learnt of a voice from what was said and confirmed.
extension Hearing {
    /// The utterance that was decoded last, to be learnt from once it is confirmed; `nil` of what cannot be.
    mutating func lesson(of heard: Heard) -> Lesson? {
        guard learner != nil, heard.verdict != .nothing, heard.gap == nil,
            let spoken = transcriber.spoken, spoken.text == heard.text,
            let statistics = transcriber.recogniser.decoder.statistics(of: spoken.words)
        else { return nil }
        return Lesson(
            words: spoken.words.map(\.word), samples: utterance, statistics: statistics,
            reader: reader)
    }

    /// An utterance goes to the daemon.
    mutating func learns(_ lesson: consuming Lesson?, from sent: Heard) {
        guard learner != nil, sent.verdict != .nothing else { return }
        if let lesson = consume lesson, sent.verdict != .remark, sent.gap == nil, isMeal(sent) {
            learner?.sends(lesson, isDoubtful: sent.verdict == .doubtful)
        } else {
            learner?.sendsOther(sent.text)
        }
    }
}
