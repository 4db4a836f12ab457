internal import CPocketSphinx

/// A language model file of PocketSphinx's, opened to look up what it knows or to convert it.
@safe package struct ReferenceModel: ~Copyable {
    // Both pointers are freed in deinit alone and never leave this type.
    private let handle: OpaquePointer
    private let logarithms: OpaquePointer

    package init(path: String) throws(SpeechError) {
        cpocketsphinx_be_quiet()
        guard let logarithms = unsafe logmath_init(1.0001, 0, 0) else {
            throw SpeechError("logmath_init", "there is no memory for a language model")
        }
        guard let handle = unsafe ngram_model_read(nil, path, NGRAM_AUTO, logarithms) else {
            unsafe logmath_free(logarithms)
            throw SpeechError("ngram_model_read", "a language model cannot be read")
        }
        unsafe self.handle = handle
        unsafe self.logarithms = logarithms
    }

    deinit {
        unsafe ngram_model_free(handle)
        unsafe logmath_free(logarithms)
    }

    /// Writes the model in the binary form, which loads many times faster than ARPA.
    package func writeBinary(to path: String) throws(SpeechError) {
        guard unsafe ngram_model_write(handle, path, NGRAM_BIN) == 0 else {
            throw SpeechError("ngram_model_write", "the language model cannot be written")
        }
    }

    /// Every word with its probability where nothing is known of what came before.
    package func unigrams() -> [(word: String, probability: Double)] {
        (0..<(unsafe ngram_model_get_counts(handle).pointee)).compactMap { id in
            guard let word = unsafe ngram_word(handle, Int32(id)) else { return nil }
            var used: Int32 = 0
            let score = unsafe ngram_ng_prob(handle, Int32(id), nil, 0, &used)
            return (unsafe String(cString: word), unsafe logmath_exp(logarithms, score))
        }
    }

    /// The model's own numbers of words, for asking about them often.
    package func places(of words: [String]) -> [Int32] {
        words.map { unsafe ngram_wid(handle, $0) }
    }

    /// Those of `candidates` that the model has seen after `word`, with their probabilities.
    /// - Parameter candidates: numbers of words, from `places`.
    package func successors(
        of word: String, among candidates: [Int32]
    ) -> [(place: Int, probability: Double)] {
        var history = [unsafe ngram_wid(handle, word)]
        return candidates.enumerated().compactMap { place, id in
            var used: Int32 = 0
            let score = unsafe ngram_ng_prob(handle, id, &history, 1, &used)
            return used < 2 ? nil : (place, unsafe logmath_exp(logarithms, score))
        }
    }
}
