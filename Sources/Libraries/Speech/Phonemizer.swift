internal import CEspeak
internal import Glibc
internal import Locking

/// Guesses how words are pronounced with espeak-ng's rules for American English.
///
/// espeak-ng keeps its state in globals. It is started once and never ended: its `espeak_Terminate`
/// waits forever when its thread has not come up yet. It is started without a way out for sound, because
/// opening one goes through PulseAudio's library, which makes folders in the person's home.
package struct Phonemizer: Sendable {
    /// The samples a second that espeak-ng speaks with, or why it cannot be used.
    static let engine = start()
    /// Whose turn it is to use the globals.
    static let turn = Mutex(())

    package init() throws(SpeechError) { _ = try Self.engine.get() }

    /// The voice that words are looked up with.
    static let voice = "en-us"

    private static func start() -> Result<Int, SpeechError> {
        // Without a path it looks where it was built for; the context is only for messages.
        espeak_ng_InitializePath(nil)
        guard espeak_ng_Initialize(nil) == ENS_OK else {
            return .failure(SpeechError("espeak_ng_Initialize", "espeak-ng's data are missing"))
        }
        guard unsafe espeak_SetVoiceByName(voice) == EE_OK else {
            return .failure(
                SpeechError("espeak_SetVoiceByName", "espeak-ng has no voice en-us"))
        }
        return .success(Int(espeak_ng_GetSampleRate()))
    }

    /// The decoder's phones of `word`; `nil` when a sound of it has no counterpart.
    package func phones(of word: String) -> [String]? {
        Self.phones(named: Self.turn.withLock { _ in Self.names(of: word) })
    }

    /// espeak-ng's names of the phonemes of `word`.
    private static func names(of word: String) -> String {
        var names = ""
        var text = Array(word.utf8CString)
        // The pointer is advanced inside `text`, which outlives the call.
        unsafe text.withUnsafeMutableBufferPointer { buffer in
            var position = UnsafeRawPointer(buffer.baseAddress)
            while unsafe position != nil {
                let separator = Int32(UInt8(ascii: "_")) << 8
                guard
                    let clause = unsafe espeak_TextToPhonemes(
                        &position, Int32(espeakCHARS_UTF8), separator)
                else { break }
                names += unsafe String(cString: clause) + " "
            }
        }
        return names
    }

    /// The decoder's phones for espeak-ng's names of phonemes, which `_` and spaces part.
    static func phones(named names: String) -> [String]? {
        var phones: [String] = []
        for name in names.split(whereSeparator: { "_ ".contains($0) }) {
            let bare = name.filter { !"',%=|;".contains($0) }
            if bare.isEmpty { continue }
            guard let match = table[bare] else { return nil }
            phones += match
        }
        return phones.isEmpty ? nil : phones
    }

    /// espeak-ng's phoneme names for English beside those of the CMU dictionary.
    private static let table: [String: [String]] = [
        "p": ["P"], "b": ["B"], "t": ["T"], "t#": ["T"], "d": ["D"], "k": ["K"], "g": ["G"],
        "tS": ["CH"], "dZ": ["JH"], "f": ["F"], "v": ["V"], "T": ["TH"], "D": ["DH"], "s": ["S"],
        "z": ["Z"], "S": ["SH"], "Z": ["ZH"], "h": ["HH"], "m": ["M"], "n": ["N"], "N": ["NG"],
        "l": ["L"], "r": ["R"], "w": ["W"], "j": ["Y"], "?": ["T"], "n-": ["AH", "N"], "x": ["K"],
        "m-": ["AH", "M"], "@L": ["AH", "L"], "l^": ["L"], "r-": ["R"], "L": ["L"],
        "@": ["AH"], "@2": ["AH"], "@5": ["AH"], "a": ["AE"], "aa": ["AE"], "a#": ["AH"],
        "a2": ["AE"], "A:": ["AA"], "A@": ["AA", "R"], "0": ["AA"], "0#": ["AA"], "02": ["AA"],
        "O": ["AO"], "O:": ["AO"], "O@": ["AO", "R"], "o@": ["AO", "R"], "oU": ["OW"],
        "oU#": ["OW"], "o": ["OW"], "O2": ["AO"], "E": ["EH"], "E#": ["EH"], "E2": ["EH"],
        "e@": ["EH", "R"], "e": ["EY"], "eI": ["EY"], "I": ["IH"], "I#": ["IH"], "I2": ["IH"],
        "i": ["IY"], "i:": ["IY"], "i@": ["IY", "AH"], "i@3": ["IH", "R"], "V": ["AH"],
        "3": ["ER"], "3:": ["ER"], "U": ["UH"], "U@": ["UH", "R"], "u:": ["UW"], "u": ["UW"],
        "aI": ["AY"], "aI3": ["AY", "ER"], "aI@": ["AY", "AH"], "aU": ["AW"], "aU@": ["AW", "ER"],
        "OI": ["OY"], "VR": ["AH", "R"], "IR": ["ER"], "ju:": ["Y", "UW"], "nj": ["N", "Y"],
    ]
}
