internal import Speech

// Words while they are spoken, for somebody to see; what counts is decoded from the whole afterwards.
extension Transcriber {
    mutating func startPreview() { try? recogniser.beginPreview() }

    /// The words so far, with those of `samples`, which follow what was given before.
    mutating func preview(_ samples: [Int16]) -> String {
        guard (try? recogniser.follow(samples)) != nil else { return "" }
        return recogniser.decoder.partialText
    }

    /// Before anything else is decoded.
    mutating func endPreview() { try? recogniser.decoder.endUtterance() }
}
