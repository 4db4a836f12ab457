internal import CEspeak
internal import Locking

/// Speaks sentences with espeak-ng, into memory; playing them is somebody else's.
package struct Synthesizer: Sendable {
    /// Samples a second.
    package let rate: Int

    /// Gives espeak-ng a buffer to speak into, once.
    private static let output = Phonemizer.turn.withLock { _ in
        // No device is named, and none is played on: the callback takes what is spoken.
        espeak_ng_InitializeOutput(ENOUTPUT_MODE_SYNCHRONOUS, 0, nil)
    }

    package init() throws(SpeechError) {
        rate = try Phonemizer.engine.get()
        guard Self.output == ENS_OK else {
            throw SpeechError(
                "espeak_ng_InitializeOutput", code: Int32(Self.output.rawValue),
                "espeak-ng cannot speak")
        }
    }

    /// The sound of `text`, one channel.
    package func samples(of text: String) throws(SpeechError) -> [Int16] {
        let spoken = Spoken()
        let status = Phonemizer.turn.withLock { _ in Self.speak(text, into: spoken) }
        guard status == EE_OK else {
            throw SpeechError(
                "espeak_Synth", code: Int32(status.rawValue), "the reply cannot be spoken")
        }
        return spoken.samples
    }

    private static func speak(_ text: String, into spoken: Spoken) -> espeak_ERROR {
        // Chinese characters mean nothing to the voice that words are looked up with.
        let isChinese = text.unicodeScalars.contains { 0x3400...0x9FFF ~= $0.value }
        if isChinese { _ = unsafe espeak_SetVoiceByName(mandarin) }
        defer { if isChinese { _ = unsafe espeak_SetVoiceByName(Phonemizer.voice) } }
        unsafe espeak_SetSynthCallback { samples, count, events in
            // espeak-ng calls this while `speak` waits, with the `spoken` that was given to it.
            guard let target = unsafe events?.pointee.user_data else { return 0 }
            let spoken = unsafe Unmanaged<Spoken>.fromOpaque(target).takeUnretainedValue()
            if let samples = unsafe samples, count > 0 {
                unsafe spoken.samples += UnsafeBufferPointer(start: samples, count: Int(count))
            }
            return 0
        }
        let target = unsafe Unmanaged.passUnretained(spoken).toOpaque()
        // The length counts the NUL at the end.
        return unsafe espeak_Synth(
            text, text.utf8.count + 1, 0, POS_CHARACTER, 0, UInt32(espeakCHARS_UTF8), nil, target)
    }

    /// espeak-ng's Mandarin, as it is spoken by most.
    private static let mandarin = "cmn"

    /// What was spoken so far; one thread at a time has it.
    private final class Spoken {
        var samples: [Int16] = []
    }
}
