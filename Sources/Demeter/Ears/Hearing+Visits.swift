internal import Memory
internal import Voice

// Somebody who is elsewhere, at a browser, and holds a button while they speak. Nothing of theirs is judged:
// they look at the words before anything is done with them.
extension Hearing {
    /// Samples of a visit at most: 30 s, as long as those of rooms.
    static let longestVisit = Int(LentEars.longest) * Recogniser.rate

    /// Makes room for a visitor; what was being said in the room is forgotten.
    mutating func beginVisit() {
        forget()
        preview.begins([Int16]())
    }

    /// Takes more of the visitor's sound; the words so far, where they are others than before.
    mutating func takeVisit(_ samples: [Int16]) -> [EarsMessage] {
        utterance.keep(samples)
        guard var due = preview.take(samples[...]) else { return [] }
        defer { due.samples.overwrite() }
        if due.isFirst { transcriber.startPreview() }
        return preview.take(words: transcriber.preview(due.samples)).map { [.words($0)] } ?? []
    }

    /// What the visitor said, without the wake phrase, which nobody needs there.
    mutating func endVisit() -> Heard {
        endPreview()
        guard !utterance.isEmpty else { return .silence }
        var heard = heardAgain(decoded(), isOpen: true)
        wipe()
        Heap.returnFreePages()
        heard.text = wake.rest(of: heard.text)
        return heard
    }

    /// Forgets what the visitor said.
    mutating func breakOffVisit() { wipe() }
}
