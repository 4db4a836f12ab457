internal import CPocketSphinx
internal import Glibc

/// A PocketSphinx decoder with its acoustic model, dictionary and language model.
///
/// It belongs to one thread at a time. PocketSphinx ends the whole process on its own fatal errors,
/// so nothing that must survive lives beside it.
@safe package struct Decoder: ~Copyable {
    // Both pointers are freed in deinit alone and never leave this type.
    private let handle: OpaquePointer
    /// The language models, each with searches of its own; `nil` of those that are read when they are wanted.
    private var languages: [OpaquePointer?]
    private let paths: [String]
    /// How many of them stay in memory.
    private let lasting: Int
    /// The place of that which is searched by.
    private var current = 0
    /// What the search is called that is always there, and that which is used.
    private let usual: String
    private var used: String
    /// Scores frames in the library's place; `nil` of a model that it has to score itself.
    private let scorer: SoundScorer?

    /// - Parameters:
    ///   - arguments: flags and values as on PocketSphinx's command line, none of them a search's.
    ///   - languageModels: the paths of files with trigrams, one at least.
    ///   - others: further ones, which are in memory only while something is searched by them.
    ///   - breadth: how widely it searches, by the first of them, until something else is asked for.
    ///   - isScoredByLibrary: has PocketSphinx itself compare frames with sounds, which is slower.
    package init(
        arguments: [String], languageModels: [String], others: [String] = [],
        breadth: SearchBreadth,
        isScoredByLibrary: Bool = false
    ) throws(SpeechError) {
        // Only our own sentences may reach standard error.
        cpocketsphinx_be_quiet()
        // The parser copies the strings, so they may go when this returns.
        var argv = unsafe (["demeter"] + arguments).map { unsafe strdup($0) }
        defer { for index in unsafe argv.indices { unsafe free(argv[index]) } }
        let known = unsafe ps_args()
        guard let config = unsafe cmd_ln_parse_r(nil, known, Int32(argv.count), &argv, 1)
        else {
            throw SpeechError("cmd_ln_parse_r", "PocketSphinx does not know one of its settings")
        }
        // The decoder keeps its own reference to the configuration.
        defer { unsafe cmd_ln_free_r(config) }
        guard let handle = unsafe ps_init(config) else {
            throw SpeechError(
                "ps_init", "a model cannot be loaded; is pocketsphinx-en-us installed?")
        }
        var languages = unsafe [OpaquePointer?]()
        do throws(SpeechError) {
            for path in languageModels {
                try unsafe languages.append(Self.read(path, by: handle))
            }
            guard let first = unsafe languages.first ?? nil else {
                throw SpeechError("ngram_model_read", "there is no language model")
            }
            try unsafe Self.search(breadth, by: handle, with: first, model: 0)
        } catch {
            unsafe Self.release(handle, languages)
            throw error
        }
        unsafe self.handle = handle
        unsafe self.languages = languages + others.map { _ in nil }
        paths = languageModels + others
        lasting = languageModels.count
        scorer = isScoredByLibrary ? nil : unsafe SoundScorer(for: handle)
        usual = Self.name(of: breadth, model: 0)
        used = usual
    }

    deinit { unsafe Self.release(handle, languages) }

    private static func release(_ handle: OpaquePointer, _ languages: [OpaquePointer?]) {
        unsafe ps_free(handle)
        for place in unsafe languages.indices where unsafe languages[place] != nil {
            unsafe ngram_model_free(languages[place])
        }
    }

    private static func read(
        _ path: String, by handle: OpaquePointer
    ) throws(SpeechError) -> OpaquePointer {
        guard
            let language = unsafe ngram_model_read(
                ps_get_config(handle), path, NGRAM_AUTO, ps_get_logmath(handle))
        else { throw SpeechError("ngram_model_read", "the language model cannot be read") }
        return unsafe language
    }

    /// The language model of a place, read now if it was not there.
    private mutating func language(_ place: Int) throws(SpeechError) -> OpaquePointer {
        if let known = unsafe languages[place] { return unsafe known }
        let read = try unsafe Self.read(paths[place], by: handle)
        unsafe languages[place] = read
        return unsafe read
    }

    /// Forgets the language models that are in memory only while they are used.
    private mutating func releaseOthers(but kept: Int? = nil) {
        for place in unsafe languages.indices.dropFirst(lasting) where place != kept {
            if let language = unsafe languages[place] { unsafe ngram_model_free(language) }
            unsafe languages[place] = nil
        }
    }

    /// Searches as widely as this from the next utterance on.
    ///
    /// Beside that which the decoder was made with, one search is kept: it takes megabytes, and some ten
    /// milliseconds to make.
    ///
    /// - Parameter place: the place of the language model among those that the decoder was made with.
    package mutating func search(
        _ breadth: SearchBreadth, model place: Int = 0
    ) throws(SpeechError) {
        try unsafe Self.search(breadth, by: handle, with: language(place), model: place)
        let name = Self.name(of: breadth, model: place)
        if used != name, used != usual { unsafe ps_unset_search(handle, used) }
        (current, used) = (place, name)
        releaseOthers(but: place)
    }

    /// Searches as at first, and forgets any other search.
    package mutating func searchAsUsual() throws(SpeechError) {
        try Self.check("ps_set_search", unsafe ps_set_search(handle, usual))
        if used != usual { unsafe ps_unset_search(handle, used) }
        (current, used) = (0, usual)
        releaseOthers()
    }

    private static func name(of breadth: SearchBreadth, model place: Int) -> String {
        "\(place): \(breadth.name)"
    }

    private static func search(
        _ breadth: SearchBreadth, by handle: OpaquePointer, with language: OpaquePointer,
        model place: Int
    ) throws(SpeechError) {
        let name = name(of: breadth, model: place)
        if unsafe ps_get_lm(handle, name) == nil {
            // A search reads these once, when it is made.
            let config = unsafe ps_get_config(handle)
            unsafe cmd_ln_set_int_r(config, "-maxhmmpf", breadth.states)
            unsafe cmd_ln_set_int_r(config, "-maxwpf", breadth.words)
            let isTwofold = unsafe cmd_ln_int_r(config, "-fwdflat")
            let usual = beams.map { unsafe cmd_ln_float_r(config, $0) }
            if breadth.isQuick {
                unsafe cmd_ln_set_int_r(config, "-fwdflat", 0)
                for (flag, width) in zip(beams, usual) {
                    unsafe cmd_ln_set_float_r(config, flag, pow(width, 0.8))
                }
            }
            defer {
                unsafe cmd_ln_set_int_r(config, "-fwdflat", isTwofold)
                for (flag, width) in zip(beams, usual) {
                    unsafe cmd_ln_set_float_r(config, flag, width)
                }
            }
            try check("ps_set_lm", unsafe ps_set_lm(handle, name, language))
        }
        try check("ps_set_search", unsafe ps_set_search(handle, name))
    }

    private static let beams = ["-beam", "-pbeam", "-wbeam", "-lpbeam", "-lponlybeam"]

    /// Forgets what was learnt of the noise and the channel; call it before an unrelated recording.
    package mutating func startStream() throws(SpeechError) {
        try Self.check("ps_start_stream", unsafe ps_start_stream(handle))
    }

    /// How much the language model counts beside the sound; 6.5 unless it is changed.
    ///
    /// The later passes keep the ratio to it that they were started with.
    package mutating func weighLanguage(_ weight: Double) throws(SpeechError) {
        // The searches read the weights at each look-up.
        guard
            let language = unsafe languages[current],
            unsafe ngram_model_apply_weights(language, Float(weight), Self.insertion) == 0
        else {
            throw SpeechError("ngram_model_apply_weights", "the language model cannot be weighted")
        }
    }

    /// What each word costs, as a factor; PocketSphinx's own figure.
    private static let insertion: Float = 0.65

    package mutating func startUtterance() throws(SpeechError) {
        try Self.check("ps_start_utt", unsafe ps_start_utt(handle))
        // Making a search of one pass has the sound kept as a ring, in which another finds no way back for
        // its second pass; this has all of it kept.
        var none: Int16 = 0
        try Self.check("ps_process_raw", unsafe ps_process_raw(handle, &none, 0, 1, 0))
    }

    /// Learns from samples how the voice and the room sound, for normalising what comes in pieces.
    ///
    /// Call it before the utterance; of less than a quarter of a second of speech nothing is learnt.
    package mutating func learnMean(of samples: [Int16]) throws(SpeechError) {
        // The buffer is only read during the call.
        let frames = unsafe samples.withUnsafeBufferPointer { buffer in
            unsafe cpocketsphinx_learn_mean(handle, buffer.baseAddress, buffer.count, 25)
        }
        try Self.check("fe_process_utt", frames)
    }

    /// Decodes samples of 16 kHz as they come.
    /// - Parameter whole: these are all samples of the utterance, which allows normalising over it.
    package mutating func feed(_ samples: [Int16], whole: Bool = false) throws(SpeechError) {
        if whole {
            unsafe cpocketsphinx_normalise_by_whole(handle)
            return try process(samples[...], whole: true)
        }
        // Of six seconds at once PocketSphinx reads beyond the end of its buffer.
        var start = 0
        while start < samples.count {
            let end = min(start + Self.most, samples.count)
            try process(samples[start..<end], whole: false)
            start = end
        }
    }

    /// The most samples that are given at once of an utterance that goes on: 0.2 s.
    private static let most = 3_200

    private mutating func process(
        _ samples: ArraySlice<Int16>, whole: Bool
    ) throws(SpeechError) {
        // The buffer is only read during the call.
        let frames = SoundScorer.during(scorer) {
            unsafe samples.withUnsafeBufferPointer { buffer in
                unsafe ps_process_raw(handle, buffer.baseAddress, buffer.count, 0, whole ? 1 : 0)
            }
        }
        try Self.check("ps_process_raw", frames)
    }

    package mutating func endUtterance() throws(SpeechError) {
        let status = SoundScorer.during(scorer) { unsafe ps_end_utt(handle) }
        try Self.check("ps_end_utt", status)
    }

    /// Whether PocketSphinx's own voice activity heard speech in the samples fed last.
    package var isInSpeech: Bool { unsafe ps_get_in_speech(handle) != 0 }

    private static func check(_ operation: String, _ status: Int32) throws(SpeechError) {
        guard status >= 0 else {
            throw SpeechError(operation, code: status, "the samples could not be decoded")
        }
    }

    /// The words so far, for showing them as they come.
    package var partialText: String {
        guard let text = unsafe ps_get_hyp(handle, nil) else { return "" }
        return Self.spoken(unsafe String(cString: text).split(separator: " ").map(String.init))
            .joined(separator: " ")
    }

    /// The best hypothesis, with how sure each of its words is; `nil` when nothing was heard.
    package func hypothesis() -> Hypothesis? {
        var score: Int32 = 0
        guard let text = unsafe ps_get_hyp(handle, &score), unsafe text.pointee != 0 else {
            return nil
        }
        let logarithms = unsafe ps_get_logmath(handle)
        var words: [HeardWord] = []
        var start: Int?
        var next = unsafe ps_seg_iter(handle)
        while let segment = unsafe next {
            var (first, last): (Int32, Int32) = (0, 0)
            var (acoustic, language, backoff): (Int32, Int32, Int32) = (0, 0, 0)
            unsafe ps_seg_frames(segment, &first, &last)
            // Of a stream they are counted with the quiet before, which has no frames.
            let before = start ?? Int(first)
            start = before
            let posterior = unsafe ps_seg_prob(segment, &acoustic, &language, &backoff)
            let symbol = unsafe String(cString: ps_seg_word(segment))
            words.append(
                HeardWord(
                    symbol: symbol,
                    frames: Int(first) - before...Int(max(first, last)) - before,
                    posterior: min(1, unsafe logmath_exp(logarithms, posterior)),
                    acoustic: Int(acoustic), phones: phones(of: symbol)))
            unsafe next = ps_seg_next(segment)
        }
        let log = unsafe logmath_log_to_ln(logarithms, score)
        let spoken = words.filter { !$0.isFiller }
        return Hypothesis(words: spoken, score: log, unseen: unseenPlaces(spoken.map(\.word)))
    }

    /// Which of the words, and of the end after them, the language model has behind no neighbour of theirs.
    private func unseenPlaces(_ words: [String]) -> [Int] {
        guard let language = unsafe languages[current] else { return [] }
        var (before, last): (Int32, Int32) = (-1, unsafe ngram_wid(language, "<s>"))
        var unseen: [Int] = []
        for (place, word) in (words + ["</s>"]).enumerated() {
            var used: Int32 = 0
            let number = unsafe ngram_wid(language, word)
            _ = unsafe ngram_tg_score(language, number, last, before, &used)
            if used < 2 { unseen.append(place) }
            (before, last) = (last, number)
        }
        return unseen
    }

    /// Whether a language model has the word.
    package func knows(_ word: String, model place: Int) -> Bool {
        guard let language = unsafe languages[place] else { return false }
        return unsafe ngram_wid(language, word) != ngram_unknown_wid(language)
    }

    private func phones(of symbol: String) -> Int { phoneNames(of: symbol).count }

    private func phoneNames(of symbol: String) -> [String] {
        // The text is the caller's to free.
        guard let text = unsafe ps_lookup_word(handle, symbol) else { return [] }
        defer { unsafe free(text) }
        return unsafe String(cString: text).split(separator: " ").map(String.init)
    }

    /// What the utterance that was decoded last says of the voice, its words being right; `nil` where its frames are no
    /// longer known, and of a model that the library has to score.
    package func statistics(of words: [HeardWord]) -> VoiceStatistics? {
        scorer?.statistics(
            of: words.map { (phones: phoneNames(of: $0.symbol), frames: $0.frames) })
    }

    /// Up to `count` different hypotheses, best first.
    package func alternatives(_ count: Int) -> [Hypothesis] {
        var found: [Hypothesis] = []
        var seen: Set<[String]> = []
        let logarithms = unsafe ps_get_logmath(handle)
        var next = unsafe ps_nbest(handle)
        var tries = 0
        while let path = unsafe next, found.count < count, tries < 20 * count {
            tries += 1
            var score: Int32 = 0
            if let text = unsafe ps_nbest_hyp(path, &score) {
                let words = unsafe String(cString: text).split(separator: " ").map(String.init)
                let spoken = Self.spoken(words)
                if !spoken.isEmpty, seen.insert(spoken).inserted {
                    found.append(
                        Hypothesis(
                            words: spoken.map { HeardWord(symbol: $0) },
                            score: unsafe logmath_log_to_ln(logarithms, score)))
                }
            }
            unsafe next = ps_nbest_next(path)
            if unsafe next == nil { return found }
        }
        if let path = unsafe next { unsafe ps_nbest_free(path) }
        return found
    }

    private static func spoken(_ symbols: [String]) -> [String] {
        symbols.filter { !HeardWord(symbol: $0).isFiller }.map { HeardWord(symbol: $0).word }
    }
}
