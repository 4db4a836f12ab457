internal import Glibc

// Which distributions the frames of an utterance meant, once its words are known.
extension SoundScorer {
    /// - Parameter words: what was said; each with its phones, and its frames in the newest utterance.
    /// - Returns: `nil` of an utterance that is longer than frames are remembered.
    func statistics(
        of words: [(phones: [String], frames: ClosedRange<Int>)]
    ) -> VoiceStatistics? {
        guard let phoneStates, let last = words.map(\.frames.upperBound).max(),
            last < NearestSounds.remembered
        else { return nil }
        var statistics = VoiceStatistics()
        for word in words {
            let phones = word.phones.compactMap { phoneStates.places[$0] }
            guard phones.count == word.phones.count, !phones.isEmpty,
                word.frames.lowerBound >= 0, word.frames.allSatisfy(sounds.remembers)
            else { continue }
            add(phones, word.frames, by: phoneStates, to: &statistics)
        }
        return statistics
    }

    /// A state of a phone.
    private struct State {
        var phone: Int
        var state: Int
    }

    private func add(
        _ phones: [Int], _ frames: ClosedRange<Int>, by own: PhoneStates,
        to statistics: inout VoiceStatistics
    ) {
        var states = phones.flatMap { phone in
            (0..<own.count).map { State(phone: phone, state: $0) }
        }
        // What was said quickly has no frame for each state.
        if states.count > frames.count {
            states = phones.map { State(phone: $0, state: own.count / 2) }
        }
        guard states.count <= frames.count else { return }
        for (frame, place) in zip(frames, path(through: states, frames, by: own)) {
            let state = states[place]
            sounds.turnBack(to: frame)
            sounds.find(phone: state.phone)
            statistics.countFrame()
            add(state, by: own, to: &statistics)
        }
    }

    /// The likeliest state of each frame, from the first state to the last (A. Viterbi, 1967).
    private func path(
        through states: [State], _ frames: ClosedRange<Int>, by own: PhoneStates
    ) -> [Int] {
        var scores = [Float](repeating: -.infinity, count: states.count)
        var cameFromBefore: [[Bool]] = []
        for (index, frame) in frames.enumerated() {
            sounds.turnBack(to: frame)
            for phone in Set(states.map(\.phone)) { sounds.find(phone: phone) }
            var (next, moves) = (scores, [Bool](repeating: false, count: states.count))
            for place in states.indices {
                let stay = scores[place]
                let from: Float = index == 0 ? 0 : -.infinity
                let move = place == 0 ? from : scores[place - 1]
                moves[place] = move > stay
                next[place] = max(move, stay) + likelihood(of: states[place], by: own)
            }
            scores = next
            cameFromBefore.append(moves)
        }
        var place = states.count - 1
        var path = [Int](repeating: 0, count: frames.count)
        for index in path.indices.reversed() {
            path[index] = place
            if cameFromBefore[index][place], place > 0 { place -= 1 }
        }
        return path
    }

    /// The natural logarithm of a state's likelihood, of the frame that was turned to.
    private func likelihood(of state: State, by own: PhoneStates) -> Float {
        (0..<sounds.lengths.count).reduce(0) { sum, stream in
            let terms = terms(of: state, stream, by: own)
            let best = terms.max() ?? 0
            return sum + best + log(terms.reduce(0) { $0 + exp($1 - best) })
        }
    }

    /// The logarithms of what the nearest distributions give a state.
    private func terms(of state: State, _ stream: Int, by own: PhoneStates) -> [Float] {
        let near = unsafe sounds.nearest(state.phone * sounds.lengths.count + stream)
        return (0..<sounds.most).map { place in
            let one = unsafe near[place]
            return own.logarithm(state.phone, state.state, stream, Int(one.density))
                + Float(one.score) * own.unit
        }
    }

    private func add(
        _ state: State, by own: PhoneStates, to statistics: inout VoiceStatistics
    ) {
        var first = 0
        for (stream, length) in sounds.lengths.enumerated() {
            let set = state.phone * sounds.lengths.count + stream
            let terms = terms(of: state, stream, by: own)
            let best = terms.max() ?? 0
            let whole = terms.reduce(0) { $0 + exp($1 - best) }
            let near = unsafe sounds.nearest(set)
            for (place, term) in terms.enumerated() {
                let probability = exp(term - best) / whole
                // What hardly counts would only take room.
                guard probability > 0.001 else { continue }
                let density = unsafe Int(near[place].density)
                statistics.add(set * sounds.densities + density, by: probability, length: length) {
                    sounds.feature(first + $0)
                }
            }
            first += length
        }
    }
}
