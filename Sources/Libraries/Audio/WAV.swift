/// Reading RIFF WAVE files: PCM of 8, 16, 24 and 32 bit and float of 32 and 64 bit.
package enum WAV {
    /// Rates outside of this are no speech, or a damaged header.
    static let rates = 4_000...384_000
    static let channels = 1...32

    /// The sound of a file's bytes, its channels averaged into one.
    package static func sound(from bytes: [UInt8]) throws(AudioError) -> Sound {
        guard !bytes.isEmpty else { throw fault("the file is empty") }
        guard bytes.count >= 12, bytes.starts(with: Array("RIFF".utf8)),
            Array(bytes[8..<12]) == Array("WAVE".utf8)
        else { throw fault("this is no WAV file") }
        var format: WAVFormat?
        var place = 12
        while place + 8 <= bytes.count {
            let name = bytes[place..<place + 4]
            let size = Int(number(bytes, place + 4, 4))
            let body = place + 8
            if name.elementsEqual("fmt ".utf8) {
                guard size >= 16, body + size <= bytes.count else { throw truncated }
                format = try WAVFormat(bytes[body..<body + size])
            } else if name.elementsEqual("data".utf8) {
                guard let format else { throw fault("the WAV file names no format") }
                // Programs that write into a pipe do not know the length and fill in the largest.
                let isOpen = size >= 0x7FFF_0000 || size == 0 && body < bytes.count
                guard isOpen || body + size <= bytes.count else { throw truncated }
                let end = isOpen ? bytes.count : body + size
                let samples = format.samples(bytes[body..<end])
                guard !samples.isEmpty else { throw fault("the WAV file holds no sound") }
                return Sound(samples: samples, rate: format.rate)
            }
            place = body + size + size % 2
        }
        throw place > 12 ? truncated : fault("the WAV file holds no sound")
    }

    /// A file of 16 bit and one channel.
    package static func bytes(of samples: [Int16], rate: Int) -> [UInt8] {
        let size = samples.count * 2
        var bytes: [UInt8] = []
        bytes.reserveCapacity(size + 44)
        func add(_ value: Int, _ width: Int) {
            for shift in 0..<width { bytes.append(UInt8(truncatingIfNeeded: value >> (8 * shift))) }
        }
        bytes += Array("RIFF".utf8)
        add(size + 36, 4)
        bytes += Array("WAVEfmt ".utf8)
        for (value, width) in [(16, 4), (1, 2), (1, 2), (rate, 4), (rate * 2, 4), (2, 2), (16, 2)] {
            add(value, width)
        }
        bytes += Array("data".utf8)
        add(size, 4)
        for sample in samples { add(Int(sample), 2) }
        return bytes
    }

    static func number(_ bytes: [UInt8], _ place: Int, _ width: Int) -> UInt64 {
        (0..<width).reduce(0) { $0 | UInt64(bytes[place + $1]) << (8 * UInt64($1)) }
    }

    static func fault(_ message: String) -> AudioError { AudioError("WAV", message) }

    private static var truncated: AudioError { fault("the WAV file ends too early") }
}
