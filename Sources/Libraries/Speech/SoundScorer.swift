/// How like each state of an acoustic model a frame sounds: what PocketSphinx computes itself, and slowly.
///
/// The results are the library's to the last bit, unless two distributions are equally near. It belongs to one thread
/// at a time, as the decoder does that it scores for.
// All pointers are allocated by init, freed by deinit, and reached only through places that init made.
@safe final class SoundScorer {
    let sounds: NearestSounds
    private let weights: StateWeights
    /// The states of phones by themselves; `nil` where nothing is learnt of voices.
    let phoneStates: PhoneStates?
    private let streams: Int
    /// How far below the best the nearest of each phone and stream are.
    private let levels: UnsafeMutablePointer<UInt8>
    private let isActive: UnsafeMutablePointer<Bool>
    /// The states that are asked for.
    private let asked: UnsafeMutablePointer<Int32>
    /// The scores of the states, block after block.
    private let scores: UnsafeMutablePointer<SIMD16<Int16>>

    /// How much coarser the library's scores are than its logarithms, as a power of two.
    static let shift: Int32 = 10

    init(_ sounds: NearestSounds, _ weights: StateWeights, _ phoneStates: PhoneStates? = nil) {
        self.sounds = sounds
        self.phoneStates = phoneStates
        self.weights = weights
        streams = sounds.lengths.count
        let near = sounds.phones * sounds.lengths.count * sounds.most
        unsafe levels = .allocate(capacity: near)
        unsafe levels.initialize(repeating: 0, count: near)
        unsafe isActive = .allocate(capacity: sounds.phones)
        unsafe isActive.initialize(repeating: false, count: sounds.phones)
        unsafe asked = .allocate(capacity: weights.states)
        unsafe asked.initialize(repeating: 0, count: weights.states)
        unsafe scores = .allocate(capacity: weights.blockPhones.count)
        unsafe scores.initialize(repeating: .zero, count: weights.blockPhones.count)
    }

    deinit {
        unsafe levels.deallocate()
        unsafe isActive.deallocate()
        unsafe asked.deallocate()
        unsafe scores.deallocate()
    }

    /// Scores a frame: the lower the likelier, 0 the likeliest of the states asked for.
    ///
    /// - Parameters:
    ///   - result: room for one score a state.
    ///   - active: the states asked for, each as its distance from the one before; ignored when `all` are.
    ///   - frame: its place in the utterance.
    ///   - features: the frame's streams.
    func score(
        _ result: UnsafeMutablePointer<Int16>, active: UnsafePointer<UInt8>, count: Int, all: Bool,
        frame: Int, features: UnsafePointer<UnsafeMutablePointer<Float>?>
    ) {
        let count = unsafe note(active, count: count, all: all)
        unsafe sounds.turn(to: frame, features)
        for phone in 0..<sounds.phones where unsafe isActive[phone] { sounds.find(phone: phone) }
        for stream in 0..<streams { level(stream) }
        var last = -1
        for index in 0..<count {
            let block = unsafe Int(weights.places[Int(asked[index])]) / StateWeights.width
            if block == last { continue }
            last = block
            let set = weights.blockPhones[block] * streams
            unsafe scores[block] = weights.scores(
                ofBlock: block, near: sounds.nearest(set), levels: levels + set * sounds.most)
        }
        unsafe write(result, count)
    }

    /// Notes which states are asked for; how many.
    private func note(_ active: UnsafePointer<UInt8>, count: Int, all: Bool) -> Int {
        let count = all ? weights.states : min(count, weights.states)
        unsafe isActive.update(repeating: false, count: sounds.phones)
        var state = 0
        for index in 0..<count {
            state = unsafe all ? index : state + Int(active[index])
            // The decoder asks for no state that its model does not have.
            state = min(state, weights.states - 1)
            unsafe asked[index] = Int32(state)
            let block = unsafe Int(weights.places[state]) / StateWeights.width
            unsafe isActive[weights.blockPhones[block]] = true
        }
        return count
    }

    /// Sets how far below the best of a stream its nearest distributions are.
    private func level(_ stream: Int) {
        var best = Int32.min
        for phone in 0..<sounds.phones where unsafe isActive[phone] {
            let near = unsafe sounds.nearest(phone * streams + stream)
            best = max(best, unsafe near[0].score >> Self.shift)
        }
        for phone in 0..<sounds.phones where unsafe isActive[phone] {
            let set = phone * streams + stream
            let near = unsafe sounds.nearest(set)
            for place in 0..<sounds.most {
                let level = unsafe best - near[place].score >> Self.shift
                unsafe levels[set * sounds.most + place] = UInt8(min(level, StateWeights.farthest))
            }
        }
    }

    /// Writes the scores of the states that are asked for, beside the best of them.
    private func write(_ result: UnsafeMutablePointer<Int16>, _ count: Int) {
        let capacity = weights.blockPhones.count * StateWeights.width
        unsafe scores.withMemoryRebound(to: Int16.self, capacity: capacity) { scores in
            var best = Int16.max
            for index in 0..<count {
                best = unsafe min(best, scores[Int(weights.places[Int(asked[index])])])
            }
            // What is not asked for is written as the library writes it.
            unsafe result.update(repeating: 0 &- best, count: weights.states)
            for index in 0..<count {
                let state = unsafe Int(asked[index])
                unsafe result[state] = scores[Int(weights.places[state])] &- best
            }
        }
    }
}
