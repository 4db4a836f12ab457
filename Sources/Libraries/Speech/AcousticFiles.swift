internal import CPocketSphinx
internal import Glibc

/// The files of an acoustic model in the forms that sphinxtrain reads.
package enum AcousticFiles {
    /// Writes a binary model definition as text.
    package static func writeDefinition(from path: String, to text: String) throws(SpeechError) {
        cpocketsphinx_be_quiet()
        guard let definition = unsafe bin_mdef_read(nil, path) else {
            throw SpeechError("bin_mdef_read", "the acoustic model's definition cannot be read")
        }
        // The definition is ours alone.
        defer { unsafe _ = bin_mdef_free(definition) }
        guard unsafe bin_mdef_write_text(definition, text) == 0 else {
            throw SpeechError("bin_mdef_write_text", "the model's definition cannot be written")
        }
    }

    /// The mixture weights that a `sendump` file holds in eight bits each, as sphinxtrain's file.
    ///
    /// `sendump` has, after strings that end with one of length 0, the number of densities and of
    /// states, then a byte for each feature, density and state: the weight's negative logarithm to
    /// the base 1.0001, in units of 1,024.
    package static func mixtureWeights(fromSendump bytes: [UInt8]) throws(SpeechError) -> [UInt8] {
        let damaged = SpeechError("sendump", "the acoustic model's weights are damaged")
        func number(_ place: Int) throws(SpeechError) -> Int {
            guard place + 4 <= bytes.count else { throw damaged }
            return (0..<4).reduce(0) { $0 | Int(bytes[place + $1]) << (8 * $1) }
        }
        var place = 0
        while true {
            let length = try number(place)
            place += 4 + length
            if length == 0 { break }
        }
        let (densities, states) = (try number(place), try number(place + 4))
        place += 8
        guard densities > 0, states > 0, (bytes.count - place) % (densities * states) == 0 else {
            throw damaged
        }
        let features = (bytes.count - place) / (densities * states)
        let weights = (0..<256).map { Float(pow(1.0001, -Double($0 << 10))) }
        var file = Array("s3\nversion 1.0\nendhdr\n".utf8)
        file.reserveCapacity(file.count + 20 + 4 * (bytes.count - place))
        func add(_ value: UInt32) {
            for shift in 0..<4 { file.append(UInt8(truncatingIfNeeded: value >> (8 * shift))) }
        }
        // The mark of the byte order, the dimensions and the count of all values.
        add(0x1122_3344)
        for count in [states, features, densities, states * features * densities] {
            add(UInt32(count))
        }
        for state in 0..<states {
            for feature in 0..<features {
                let row = (0..<densities).map { density in
                    weights[Int(bytes[place + (feature * densities + density) * states + state])]
                }
                let sum = row.reduce(0, +)
                for weight in row { add((weight / sum).bitPattern) }
            }
        }
        return file
    }
}
