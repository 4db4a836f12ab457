/// What frames of known phones say of a voice: how often each distribution of an acoustic model was meant, and the sum of
/// the frames by it.
///
/// It is all that learning needs. Of few frames it is nearly as good as the frames, so it stays in memory.
package struct VoiceStatistics: Sendable {
    /// Frames that were added up.
    package private(set) var frames = 0
    /// The row of each distribution that was meant, by its place in the model.
    private var rows: [Int: Int] = [:]
    /// Of each row: how often it was meant, and the sum of each coefficient.
    private var values: [Float] = []
    /// The most coefficients of a stream.
    private static let most = 64

    package init() {}

    /// One more frame.
    mutating func countFrame() { frames += 1 }

    /// A distribution was meant by a frame with this probability.
    ///
    /// - Parameters:
    ///   - place: the distribution's among all of the model.
    ///   - feature: the frame's coefficients in the distribution's stream.
    mutating func add(
        _ place: Int, by probability: Float, length: Int, _ feature: (Int) -> Float
    ) {
        let row = row(place, length: length)
        values[row] += probability
        for coefficient in 0..<length {
            values[row + 1 + coefficient] += probability * feature(coefficient)
        }
    }

    package mutating func add(_ other: VoiceStatistics) {
        frames += other.frames
        for (place, from) in other.rows {
            let length = other.length(from)
            let row = row(place, length: length)
            for index in 0...length { values[row + index] += other.values[from + index] }
        }
    }

    private mutating func row(_ place: Int, length: Int) -> Int {
        if let row = rows[place] { return row }
        let row = values.count + 1
        rows[place] = row
        makeRoom(for: length + 2)
        // Each row has its length in front.
        values.append(Float(min(length, Self.most)))
        values += [Float](repeating: 0, count: 1 + length)
        return row
    }

    /// Grows by a copy of its own, because what an array grows out of is freed as it is.
    private mutating func makeRoom(for count: Int) {
        let needed = values.count + count
        guard needed > values.capacity else { return }
        var larger: [Float] = []
        larger.reserveCapacity(max(needed, 2 * values.capacity, 4_096))
        larger += values
        overwrite()
        values = larger
    }

    private mutating func overwrite() {
        for index in values.indices { values[index] = 0 }
    }

    private func length(_ row: Int) -> Int { Int(values[row - 1]) }

    /// How often the distribution was meant, and the sum of its frames; `nil` of one that never was.
    func sum(_ place: Int) -> (weight: Float, features: ArraySlice<Float>)? {
        guard let row = rows[place], values[row] > 0 else { return nil }
        return (values[row], values[row + 1...row + length(row)])
    }

    /// Overwrites what was added up before it lets go of it.
    package mutating func wipe() {
        overwrite()
        values = []
        rows = [:]
        frames = 0
    }
}
