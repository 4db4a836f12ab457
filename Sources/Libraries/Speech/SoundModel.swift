internal import Glibc
internal import Mapping

/// What an acoustic model says of how sounds sound: normal distributions that the states of a phone share, and
/// how much each of them counts in each state.
///
/// It is what PocketSphinx calls phonetically tied. The forms of the files are CMU Sphinx's; that of the definition
/// stands in the file itself.
struct SoundModel {
    /// Distributions of each phone in each stream of features.
    let densities: Int
    /// The coefficients of each stream of features.
    let lengths: [Int]
    /// Of each phone, stream and distribution.
    let means: [Float]
    let variances: [Float]
    /// The weights of stream after stream and distribution after distribution, in each the states': negative
    /// logarithms.
    let weights: [UInt8]
    /// The bytes of `weights` from one distribution to the next.
    let stride: Int
    /// The phone that each state is of.
    let phones: [Int]
    /// What the phones are called.
    var names: [String] = []
    /// The states that each phone has by itself, whatever is beside it, one after the other.
    var ownStates: [[Int]] = []

    /// How many phones there are.
    var phoneCount: Int { means.count / max(1, densities * lengths.reduce(0, +)) }
}

// The files in an acoustic model's folder.
extension SoundModel {
    /// - Parameter folder: the acoustic model's.
    /// - Returns: `nil` of a model of another kind.
    init?(folder: String) {
        guard let means = Self.parameters("\(folder)/means"),
            let variances = Self.parameters("\(folder)/variances"),
            means.lengths == variances.lengths, means.densities == variances.densities,
            means.values.count == variances.values.count,
            let definition = Self.definition("\(folder)/mdef"),
            let weights = Self.weights("\(folder)/sendump")
        else { return nil }
        densities = means.densities
        lengths = means.lengths
        self.means = means.values
        self.variances = variances.values
        phones = definition.phones
        names = definition.names
        ownStates = definition.ownStates
        self.weights = weights.values
        stride = weights.states
        guard weights.densities == densities, weights.states >= phones.count,
            self.weights.count == densities * lengths.count * stride,
            let last = phones.max(), last < phoneCount
        else { return nil }
    }

    private static func bytes(of path: String) -> [UInt8]? {
        guard let file = try? MappedFile(path) else { return nil }
        return file.numbers(0, count: file.count, UInt8.self)
    }

    /// A file of means or variances.
    private static func parameters(
        _ path: String
    ) -> (densities: Int, lengths: [Int], values: [Float])? {
        guard let bytes = bytes(of: path) else { return nil }
        let end = Array("endhdr\n".utf8)
        guard
            let head = bytes.indices.prefix(1_000).first(where: { bytes[$0...].starts(with: end) })
        else { return nil }
        var reader = LittleEndianReader(bytes, from: head + end.count)
        // The mark of the byte order.
        guard reader.next() == 0x1122_3344, let phones = reader.next(),
            let streams = reader.next(), let densities = reader.next(),
            (1...256).contains(phones), (1...8).contains(streams), (1...256).contains(densities)
        else { return nil }
        let lengths = (0..<streams).compactMap { _ in reader.next() }
        let count = phones * densities * lengths.reduce(0, +)
        guard lengths.count == streams, lengths.allSatisfy((1...64).contains),
            reader.next() == count, reader.place + 4 * count <= bytes.count
        else { return nil }
        let values = (0..<count).compactMap { _ in
            reader.next(as: UInt32.self).map(Float.init(bitPattern:))
        }
        return (densities, lengths, values)
    }

    private static func weights(
        _ path: String
    ) -> (densities: Int, states: Int, values: [UInt8])? {
        guard let bytes = bytes(of: path) else { return nil }
        var reader = LittleEndianReader(bytes)
        var titles: [String] = []
        while let length = reader.next(), length > 0, reader.place + length <= bytes.count {
            titles.append(
                String(decoding: bytes[reader.place..<reader.place + length], as: UTF8.self))
            reader.skip(length)
        }
        // The weights may be packed into four bits each.
        let isPacked = titles.contains {
            $0.hasPrefix("cluster_") && !$0.hasPrefix("cluster_count 0")
        }
        guard !isPacked, let densities = reader.next(),
            let states = reader.next(), densities > 0, states > 0, reader.place < bytes.count
        else { return nil }
        return (densities, states, Array(bytes[reader.place...]))
    }

    /// The phones and their states, out of a binary definition.
    private static func definition(
        _ path: String
    ) -> (phones: [Int], names: [String], ownStates: [[Int]])? {
        guard let bytes = bytes(of: path), bytes.starts(with: Array("BMDF".utf8)) else {
            return nil
        }
        var reader = LittleEndianReader(bytes, from: 8)
        guard let described = reader.next() else { return nil }
        reader.skip(described)
        let counts = (0..<10).compactMap { _ in reader.next() }
        guard counts.count == 10 else { return nil }
        let (phones, all, emitting) = (counts[0], counts[1], counts[2])
        let (states, sequences, nodes) = (counts[4], counts[6], counts[8])
        guard emitting > 0, phones > 0, all >= phones, states > 0 else { return nil }
        let start = reader.place
        var names: [String] = []
        for _ in 0..<phones {
            guard let end = bytes[min(reader.place, bytes.count)...].firstIndex(of: 0) else {
                return nil
            }
            names.append(String(decoding: bytes[reader.place..<end], as: UTF8.self))
            reader.skip(end + 1 - reader.place)
        }
        // Padded to four bytes.
        reader.skip((4 - (reader.place - start) % 4) % 4)
        reader.skip(8 * nodes)
        let entries = reader.place
        let places = entries + 12 * all + 4
        guard places + 2 * sequences * emitting <= bytes.count else { return nil }
        var found = [Int](repeating: -1, count: states)
        var ownStates: [[Int]] = []
        for entry in 0..<all {
            var entryReader = LittleEndianReader(bytes, from: entries + 12 * entry)
            guard let sequence = entryReader.next(), (0..<sequences).contains(sequence) else {
                return nil
            }
            // Behind the place within a word the phone itself, between its neighbours.
            let phone = entry < phones ? entry : Int(bytes[entries + 12 * entry + 9])
            var stateReader = LittleEndianReader(bytes, from: places + 2 * sequence * emitting)
            var own: [Int] = []
            for _ in 0..<emitting {
                guard let state = stateReader.next(as: UInt16.self), Int(state) < states else {
                    return nil
                }
                if found[Int(state)] < 0 { found[Int(state)] = phone }
                own.append(Int(state))
            }
            if entry < phones { ownStates.append(own) }
        }
        return found.contains(-1) ? nil : (found, names, ownStates)
    }
}
