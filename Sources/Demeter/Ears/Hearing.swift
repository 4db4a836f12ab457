package import Configuration
internal import MealReader
internal import Memory
package import Voice

/// Live sound to utterances: voice activity, wake phrase, end of speech, words, verdict.
///
/// It reads no clock and no descriptor: frames of 20 ms come in, messages for the daemon come out.
package struct Hearing: ~Copyable {
    var transcriber: Transcriber
    let wake: WakePhrase
    private var activity = VoiceActivity()
    private var endpointer = Endpointer()
    var machine: ListeningMachine
    /// The last second, kept so that no first word is cut.
    private var before: [Int16] = []
    /// What was said since the utterance began, the second before it included.
    var utterance: [Int16] = []
    private var isHearing = false
    /// How many of its samples the decoder has, when it decodes them as they come.
    private var followed: Int?
    /// What a pause was decoded to, should the utterance be over.
    private var prepared: Heard?
    private var rest: [Int16] = []
    var conversation: Conversation
    private var isPlaying = false
    var preview = Preview()
    /// Hears again what was hardly understood.
    let second: (any SecondRecogniser)?
    /// Whose words count first.
    let first: FirstEars
    /// Learns the voice; `nil` where nobody wants that.
    var learner: VoiceLearner?
    /// Utterances that were sent to the daemon.
    private var sentCount = 0

    /// Samples from which on an utterance is decoded as it comes: 3 s, the second before it included.
    ///
    /// What is shorter is decoded at its end, which takes no time and hears better, because all of it
    /// is known by then.
    private static let long = 150 * VoiceActivity.frame
    /// Samples that are decoded at once: 0.2 s.
    static let step = 10 * VoiceActivity.frame

    package init(
        _ transcriber: consuming Transcriber, mode: VoiceListening, wakePhrase: String,
        feedback: VoiceFeedback = .none, second: (any SecondRecogniser)? = nil,
        first: FirstEars = .own, learner: consuming VoiceLearner? = nil
    ) {
        self.learner = learner
        self.second = second
        self.first = first
        conversation = Conversation(feedback)
        self.transcriber = transcriber
        wake = WakePhrase(wakePhrase)
        machine = ListeningMachine(mode: mode)
    }

    var reader: MealReader { transcriber.reader }

    /// Whether an utterance has begun, so that silence is waited for.
    package var isWaitingForSilence: Bool { isHearing }

    /// Obeys the daemon.
    package mutating func take(_ command: EarsCommand) -> [EarsMessage] {
        switch command {
        case .listen:
            guard !machine.isMuted else { return [] }
            conversation.opens(isWatched: true)
            return open()
        case .mute:
            _ = machine.take(.mute)
            conversation.ends()
            learner?.dropNewest()
            wipe()
        case .unmute: _ = machine.take(.unmute)
        case .stop: wipe()
        case .reply(let reply):
            learner?.hears(reply)
            guard !machine.isMuted else { return [] }
            return conversation.hears(reply, whileSpeaking: isHearing) ? open() : []
        case .reload, .hear: break
        }
        return []
    }

    private mutating func open() -> [EarsMessage] {
        // Ears that always listen hear what is taken back without that.
        guard !(conversation.isForUndoing && machine.mode == .always) else { return [] }
        _ = machine.take(conversation.isTelling ? .expectIngredient : .open)
        return [.open(true)]
    }

    /// Hears with another model from now on; not while an utterance is heard.
    package mutating func adopt(_ loaded: LoadedModel) {
        guard let newer = loaded.take() else { return }
        endPreview()
        transcriber = newer
        // The words of two models would take twice the memory.
        Heap.returnFreePages()
    }

    /// What is to be heard of the ears since the last call.
    package mutating func takeCues() -> [Cue] { conversation.takeCues() }

    /// A cue was played, so that the microphone may be believed again in a moment.
    package mutating func cueEnded(wasPlayed: Bool) -> [EarsMessage] {
        conversation.cueEnded(wasPlayed: wasPlayed) && !machine.isMuted ? open() : []
    }

    /// Hears samples of 16 kHz, any number of them.
    ///
    /// - Parameter isPlaying: whether the ears' own speaker sounds meanwhile.
    package mutating func take(_ samples: [Int16], isPlaying: Bool = false) -> [EarsMessage] {
        self.isPlaying = isPlaying
        rest.keep(samples)
        var messages: [EarsMessage] = []
        var start = 0
        while rest.count - start >= VoiceActivity.frame {
            messages += hear(frame: rest[start..<start + VoiceActivity.frame])
            start += VoiceActivity.frame
        }
        rest.letGo(first: start)
        return messages
    }

    /// Takes nothing coming for silence.
    package mutating func takeSilence(frames: Int) -> [EarsMessage] {
        take([Int16](repeating: 0, count: frames * VoiceActivity.frame))
    }

    private mutating func hear(frame: ArraySlice<Int16>) -> [EarsMessage] {
        guard !machine.isMuted else { return [] }
        learner?.passesFrame()
        guard !conversation.isDeaf(isPlaying: isPlaying) else {
            // What came before is over; of the ears' own voice nothing is kept or learnt.
            return isHearing
                ? perform(machine.take(.frame(endpointer.take(isSpeech: false)))) : []
        }
        let isSpeech = activity.isSpeech(frame)
        keep(frame)
        if isSpeech, prepared != nil {
            // It was a pause and no end.
            prepared = nil
            if conversation.isWatched { preview.begins(utterance.dropLast(frame.count)) }
        }
        follow()
        return show(frame) + perform(machine.take(.frame(endpointer.take(isSpeech: isSpeech))))
    }

    /// Tells whoever pushed to talk what was understood so far.
    private mutating func show(_ frame: ArraySlice<Int16>) -> [EarsMessage] {
        guard isHearing, var due = preview.take(frame) else { return [] }
        defer { due.samples.overwrite() }
        if due.isFirst { transcriber.startPreview() }
        return preview.take(words: transcriber.preview(due.samples)).map { [.words($0)] } ?? []
    }

    /// The decoder has one utterance at a time.
    mutating func endPreview() {
        if preview.ends() { transcriber.endPreview() }
    }

    /// Decodes a long utterance while it is spoken.
    private mutating func follow() {
        guard isHearing, prepared == nil, !conversation.isWatched else { return }
        if let place = followed {
            guard utterance.count >= place + Self.step else { return }
            followed = follow(from: place) ? utterance.count : nil
        } else if utterance.count >= Self.long, transcriber.begin(utterance) {
            followed = utterance.count
        }
    }

    /// Gives the decoder what it does not have yet; `false` when it has to hear all of it at the end.
    private mutating func follow(from place: Int) -> Bool {
        var part = Array(utterance[place...])
        defer { part.overwrite() }
        return transcriber.follow(part)
    }

    mutating func decodedAsUsual() -> Heard {
        endPreview()
        guard let place = followed else {
            return (try? transcriber.hear(utterance)) ?? .silence
        }
        followed = nil
        if place < utterance.count, !follow(from: place) {
            return (try? transcriber.hear(utterance)) ?? .silence
        }
        return (try? transcriber.end(utterance)) ?? .silence
    }

    private mutating func keep(_ frame: ArraySlice<Int16>) {
        if isHearing {
            utterance.keep(frame)
        } else {
            before.keep(frame)
            let kept = ListeningMachine.preroll * VoiceActivity.frame
            // Trimmed seldom, because trimming moves everything.
            if before.count > 2 * kept { before.letGo(first: before.count - kept) }
        }
    }

    private mutating func perform(_ action: ListeningMachine.Action) -> [EarsMessage] {
        switch action {
        case .nothing: return []
        case .keep:
            utterance.overwrite()
            utterance.removeAll(keepingCapacity: true)
            utterance.keep(before.suffix(ListeningMachine.preroll * VoiceActivity.frame))
            isHearing = true
            if conversation.isWatched { preview.begins(utterance) }
            return []
        case .prepare:
            prepared = decoded()
            return []
        case .finish(let isOpen):
            // No sound leaves for what was perhaps said to others while something may be taken back.
            let isMeant = isOpen && (machine.mode == .always || !conversation.isForUndoing)
            let own = prepared ?? decoded()
            let heard = heardAgain(own, isOpen: isMeant)
            // Only of our own words is it known when they were said.
            let lesson = heard == own ? lesson(of: heard) : nil
            wipe()
            // A search leaves as much free as the models take.
            Heap.returnFreePages()
            return judge(heard, isOpen: isOpen, lesson)
        case .wipe:
            wipe()
            return []
        case .close:
            conversation.ends()
            return [.open(false)]
        }
    }

    private mutating func judge(
        _ heard: Heard, isOpen: Bool, _ lesson: Lesson?
    ) -> [EarsMessage] {
        let words = heard.text.split(separator: " ").map(String.init)
        switch wake.match(words) {
        case .alone:
            _ = machine.take(.woken)
            conversation.opens()
            return [.open(true)]
        case .leading(let count):
            conversation.isSpokenTo()
            var meant = heard
            meant.text = words.dropFirst(count).joined(separator: " ")
            meant.gap = heard.gap.flatMap { gap in
                gap.lowerBound < count ? nil : gap.lowerBound - count..<gap.upperBound - count
            }
            return sends(sent(meant, lesson))
        case .none:
            // Talk that was not meant for the journal leaves no trace.
            guard isOpen else { return [] }
            guard machine.mode == .always || conversation.counts(heard, isMeal: isMeal(heard))
            else { return [.open(false)] }
            let heard = sent(heard, lesson)
            if heard.verdict != .nothing { return sends(heard) }
            if conversation.isMisunderstood() {
                _ = machine.take(.expectIngredient)
                return []
            }
            return [.open(false)]
        }
    }

    private mutating func sends(_ heard: Heard) -> [EarsMessage] {
        sentCount += 1
        return [.utterance(heard)]
    }

    /// An utterance on its way to the daemon.
    private mutating func sent(_ heard: Heard, _ lesson: Lesson?) -> Heard {
        let heard = conversation.verdict(on: heard)
        learns(lesson, from: heard, as: sentCount + 1)
        if heard.verdict == .sure || heard.verdict == .doubtful {
            conversation.expectsReply(to: heard, isMeal: isMeal(heard))
        }
        return heard
    }

    func isMeal(_ heard: Heard) -> Bool {
        if case .meal = reader.read(heard.text) { return true }
        return false
    }

    /// Forgets what was being said, so that the next beginning is heard as one.
    mutating func forget() {
        machine.forget()
        wipe()
    }

    /// Overwrites what was heard before it lets go of it.
    mutating func wipe() {
        endPreview()
        if followed != nil { transcriber.abandon() }
        followed = nil
        before.overwrite()
        utterance.overwrite()
        before.removeAll(keepingCapacity: true)
        utterance.removeAll(keepingCapacity: true)
        prepared = nil
        isHearing = false
        endpointer.reset()
    }
}
