import Audio
import Glibc

/// Speech made by espeak-ng for a test, as a WAV file's bytes.
enum Synthesis {
    static func wav(_ sentence: String, voice: String = "en-us+f3") -> [UInt8] {
        let command = "espeak-ng --stdout -s 140 -v \(voice) '\(sentence)'"
        guard let pipe = popen(command, "r") else { return [] }
        defer { pclose(pipe) }
        var bytes: [UInt8] = []
        var chunk = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            let count = fread(&chunk, 1, chunk.count, pipe)
            if count == 0 { return bytes }
            bytes += chunk[..<count]
        }
    }

    static func samples(_ sentence: String, voice: String = "en-us+f3") throws -> [Int16] {
        try WAV.sound(from: wav(sentence, voice: voice)).resampled(to: 16_000).integers
    }
}
