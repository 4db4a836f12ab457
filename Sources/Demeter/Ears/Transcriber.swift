internal import Audio
internal import FoodCatalog
internal import Glibc
package import MealReader
internal import Memory
internal import Nutrition
internal import Speech
package import Voice

/// Sound files to sentences.
package struct Transcriber: ~Copyable {
    var recogniser: Recogniser
    let reader: MealReader
    private let rescoring: Rescoring
    let kinds: Kinds
    let judge: Judge
    let wake: WakePhrase
    private let live: Int?
    /// Whether sentences about recipes can be heard.
    let hasRecipes: Bool
    /// As what of a recipe recordings are heard again, for trying that.
    private let recipes: RecipeKind?
    /// The score of the newest utterance, as what it scored best; `nil` when nothing was heard.
    private(set) var last: Double?
    /// Its words and when they were said; `nil` where others were taken in their place.
    private(set) var spoken: Hypothesis?
    /// Whether it began with the wake phrase as it was heard at first, whatever was likelier after that.
    private(set) var wasCall = false

    package init(
        _ model: VoiceModel, reader: MealReader, trial: VoiceTrial = VoiceTrial()
    ) throws(EarsError) {
        recogniser = try Recogniser(model, trial: trial)
        self.reader = reader
        rescoring = trial.rescoring
        kinds = trial.kinds
        judge = trial.judge
        wake = WakePhrase(model.wakePhrase)
        hasRecipes = model.recipes != nil
        recipes = trial.recipes
        live = trial.live.map { Int($0 * Double(Recogniser.rate)) }
        // Foods and models were read piece by piece, and what that took would stay taken.
        Heap.returnFreePages()
    }

    /// What is said in a WAV file.
    package mutating func transcribe(_ path: String) -> Result<Heard, EarsError> {
        do throws(EarsError) {
            let samples = try Self.sound(of: Files.read(path)).integers
            let heard =
                live.map { $0 < samples.count } == true
                ? try hear(samples, liveFrom: live ?? 0) : try hear(samples)
            guard let recipes, recipes == .telling || mayBeOfRecipe(heard) else {
                return .success(heard)
            }
            return .success(hearRecipe(samples, as: recipes, over: heard))
        } catch {
            return .failure(error)
        }
    }

    /// As ears hear an utterance that goes on, for trying how well they do.
    private mutating func hear(
        _ samples: [Int16], liveFrom first: Int
    ) throws(EarsError) -> Heard {
        var place = first
        guard begin(Array(samples[..<first])) else { return try hear(samples) }
        while place < samples.count {
            let end = min(place + Hearing.step, samples.count)
            guard follow(Array(samples[place..<end])) else { return try hear(samples) }
            place = end
        }
        return try self.end(samples)
    }

    /// The words of a take, each with how sure the decoder is of it.
    package mutating func words(of take: Take) throws(EarsError) -> [(word: String, sure: Double)] {
        try recogniser.hear(take.samples)?.words.map { ($0.word, $0.posterior) } ?? []
    }

    /// What the meal reader makes of a sentence, for a person to look at.
    package func reading(of text: String) -> String { Self.reading(of: text, by: reader) }

    static func reading(of text: String, by reader: MealReader) -> String {
        switch reader.read(text) {
        case .command: "a command"
        case .nothing: "no meal"
        case .meal(let reading):
            reading.items.map { item in
                let calories = item.nutrients.calories.map { ", \(Int($0.value.rounded())) kcal" }
                return item.name + (calories ?? "")
            }.joined(separator: "; ")
        }
    }

    /// What is said in samples of 16 kHz.
    package mutating func hear(_ samples: [Int16]) throws(EarsError) -> Heard {
        judged(try recogniser.hear(samples), samples)
    }

    /// What was heard, and whether it was meant for the journal.
    ///
    /// - Parameter samples: the whole utterance.
    mutating func judged(_ first: Hypothesis?, _ samples: [Int16]) -> Heard {
        (last, wasCall, spoken) = (nil, false, nil)
        guard let first, !first.words.isEmpty else { return .silence }
        last = first.score
        let (text, agreement) = chosen(first)
        if let order = orderHeard(instead: first, samples) {
            spoken = order
            return asking(judged(order, order.text), words: order.words.map(\.word))
        }
        spoken = first
        var heard = judged(first, text)
        if heard.verdict == .sure, agreement < rescoring.agreement { heard.verdict = .doubtful }
        if text == first.text {
            heard.gap = gap(in: first, heard)
            heard = asking(heard, words: first.words.map(\.word))
        }
        wasCall = isCall(heard)
        guard let talk = talkHeard(instead: first, heard, samples) else { return heard }
        // The words of a search among few ways are worse, but they are no call.
        return isCall(heard)
            ? Heard(text: talk.text, confidence: Self.confidence(talk), verdict: .nothing)
            : Heard(text: text, confidence: 0, verdict: .nothing)
    }

    private func isCall(_ heard: Heard) -> Bool { wake.rest(of: heard.text) != heard.text }

    /// What sounds like a drink that is ordered, heard as nothing else; `nil` where that is no better.
    private mutating func orderHeard(instead first: Hypothesis, _ samples: [Int16]) -> Hypothesis? {
        let known = first.words.count { recogniser.isOfOrders($0.word) }
        guard Self.confidence(first) < kinds.clear,
            Double(known) >= kinds.ordered * Double(first.words.count)
        else { return nil }
        return heard(samples, as: .order, by: kinds.order, over: first)
    }

    /// What would count as a meal, a command or a call, heard as general English; `nil` where that is no
    /// better.
    private mutating func talkHeard(
        instead first: Hypothesis, _ heard: Heard, _ samples: [Int16]
    ) -> Hypothesis? {
        // The phrase alone only opens the ears; what is like it in other talk stands before other words.
        let isCall = isCall(heard)
        let isCertain =
            heard.verdict != .nothing && heard.confidence >= kinds.certain && first.unseen.isEmpty
        guard isCall || heard.verdict != .nothing, !isCertain else { return nil }
        return self.heard(
            samples, as: .talk, by: isCall ? kinds.call : kinds.talk, over: first)
    }

    private mutating func heard(
        _ samples: [Int16], as kind: Recogniser.Kind, by margin: Double, over first: Hypothesis
    ) -> Hypothesis? {
        guard let again = try? recogniser.hear(samples, as: kind), !again.words.isEmpty else {
            return nil
        }
        guard again.score - first.score > margin else { return nil }
        last = max(again.score, first.score)
        return again
    }

    /// The text of what was heard last, or of what may have been said as well and reads better, and how much of all that may
    /// have been said comes to the same, 0…1.
    private func chosen(_ first: Hypothesis) -> (text: String, agreement: Double) {
        guard rescoring.count > 1 else { return (first.text, 1) }
        var all = recogniser.alternatives(rescoring.count)
        guard let best = all.first else { return (first.text, 1) }
        // The decoder scores its own choice in another search, where figures differ.
        if !all.contains(where: { $0.text == first.text }) {
            all.insert(Hypothesis(words: first.words, score: best.score), at: 0)
        }
        let choice = rescoring.choice(among: all, by: reader)
        return (all[choice.place].text, choice.agreement)
    }

    private func judged(_ hypothesis: Hypothesis, _ text: String) -> Heard {
        let confidence = Self.confidence(hypothesis)
        let unread = unread(in: wake.rest(of: text))
        return Heard(
            text: text, confidence: confidence,
            verdict: judge.verdict(
                isMeant: unread != nil, confidence: confidence, noise: recogniser.noise,
                unread: unread ?? 0, unseen: Self.unseen(in: hypothesis),
                words: hypothesis.words.count, framesPerPhone: hypothesis.framesPerPhone))
    }

    /// How many words of a meal the reader makes nothing of, 0 of a command; `nil` of what is neither, and
    /// so was not meant for the journal.
    private func unread(in text: String) -> Int? {
        switch reader.read(SpokenOrder.meal(in: text)) {
        case .command: 0
        case .meal(let reading): reading.unread.count
        case .nothing: SpokenFigures.areAdded(by: text) ? 0 : nil
        }
    }

    /// How many words stand as in no sentence that was foreseen, not counting what is counted: nobody
    /// foresees how many eggs.
    static func unseen(in hypothesis: Hypothesis) -> Int {
        hypothesis.unseen.count { place in
            place == 0 || !NumberWords.isNumber(hypothesis.words[place - 1].word)
        }
    }

    /// The geometric mean of the words' posteriors: comparable between utterances, not a probability.
    static func confidence(_ hypothesis: Hypothesis) -> Double {
        let logarithms = hypothesis.words.map { log(max($0.posterior, 1e-9)) }
        return exp(logarithms.reduce(0, +) / Double(max(1, logarithms.count)))
    }

    /// A recording of speech in a WAV file.
    package static func take(_ path: String) throws(EarsError) -> Take {
        Take(try sound(of: Files.read(path)).integers)
    }

    private static func sound(of bytes: [UInt8]) throws(EarsError) -> Sound {
        do throws(AudioError) {
            return try WAV.sound(from: bytes).resampled(to: Recogniser.rate)
        } catch {
            throw .audio(error)
        }
    }
}
