internal import Speech
internal import Voice

// An utterance decoded while it is spoken, so that little is left to do at its end.
extension Transcriber {
    /// Starts on an utterance that goes on; `false` when it has to be decoded at its end.
    mutating func begin(_ samples: [Int16]) -> Bool {
        if (try? recogniser.begin(samples)) != nil { return true }
        abandon()
        return false
    }

    /// Takes what follows; `false` when the utterance has to be decoded at its end.
    mutating func follow(_ samples: [Int16]) -> Bool {
        if (try? recogniser.follow(samples)) != nil { return true }
        abandon()
        return false
    }

    /// What the utterance says that was begun, `samples` being the whole of it.
    mutating func end(_ samples: [Int16]) throws(EarsError) -> Heard {
        judged(try recogniser.end(samples), samples)
    }

    /// Before anything else is decoded.
    mutating func abandon() { try? recogniser.decoder.endUtterance() }
}
