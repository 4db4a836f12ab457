/// Finds the normal distributions of an acoustic model that are nearest to a frame, sixteen at a time.
///
/// The passes of a search and the hearings of an utterance ask for the same frames, so those of the last ten seconds
/// are remembered. It belongs to one thread at a time.
// All pointers are allocated by init, freed by deinit, and reached only through places that init made.
@safe final class NearestSounds {
    struct Near {
        /// Its place among those of its phone and stream.
        var density: Int32
        /// The logarithm of its likelihood.
        var score: Int32
    }

    let phones: Int
    /// Distributions of each phone in each stream.
    let densities: Int
    /// How many of them count.
    let most: Int
    let lengths: [Int]
    /// Coefficients of a frame.
    private let coefficients: Int
    /// Of each phone, stream, sixteen distributions and coefficient: sixteen means, then sixteen factors.
    private let shapes: UnsafeMutablePointer<SIMD16<Float>>
    /// Where each phone's stream begins among `shapes`.
    private let shapePlaces: [Int]
    /// The logarithms of the distributions' heights.
    private let heights: UnsafeMutablePointer<SIMD16<Float>>

    /// Frames that are remembered.
    static let remembered = 1_024
    private let frames: UnsafeMutablePointer<Float>
    /// Of each frame and phone: whether its streams' nearest were found.
    private let isFound: UnsafeMutablePointer<Bool>
    /// What was found, with each score and density for itself: together they would take half as much again.
    private let foundScores: UnsafeMutablePointer<Int32>
    private let foundDensities: UnsafeMutablePointer<UInt8>
    /// The nearest of each phone and stream that was asked for last.
    private let current: UnsafeMutablePointer<Near>
    /// The place of the frame that is asked for among those remembered.
    private var slot = 0

    /// What is looked at together.
    private static let width = 16
    /// Less than this is no number of the library's.
    private static let least = Float(Int32.min)

    /// - Parameters:
    ///   - most: how many of the distributions of a phone count in a stream.
    ///   - floor: the smallest variance.
    ///   - logarithm: of a number, to the decoder's base.
    ///   - natural: the same of what is a natural logarithm.
    /// - Returns: `nil` where distributions do not come in sixteens.
    init?(
        _ model: SoundModel, most: Int, floor: Float, logarithm: (Double) -> Int,
        natural: (Double) -> Int
    ) {
        guard model.densities % Self.width == 0, model.densities <= 256, (1...8).contains(most)
        else { return nil }
        phones = model.phoneCount
        densities = model.densities
        lengths = model.lengths
        coefficients = model.lengths.reduce(0, +)
        self.most = most
        let sets = model.phoneCount * model.lengths.count
        let perSet = model.densities / Self.width
        var (places, total) = ([Int](), 0)
        for set in 0..<sets {
            places.append(total)
            total += 2 * perSet * model.lengths[set % model.lengths.count]
        }
        shapePlaces = places
        unsafe shapes = .allocate(capacity: total)
        unsafe shapes.initialize(repeating: .zero, count: total)
        unsafe heights = .allocate(capacity: sets * perSet)
        unsafe heights.initialize(repeating: .zero, count: sets * perSet)
        unsafe frames = .allocate(capacity: Self.remembered * coefficients)
        // Like no frame.
        unsafe frames.initialize(repeating: .nan, count: Self.remembered * coefficients)
        unsafe isFound = .allocate(capacity: Self.remembered * phones)
        unsafe isFound.initialize(repeating: false, count: Self.remembered * phones)
        // Written before it is read, so that it takes memory only where it is used.
        unsafe foundScores = .allocate(capacity: Self.remembered * sets * most)
        unsafe foundDensities = .allocate(capacity: Self.remembered * sets * most)
        unsafe current = .allocate(capacity: sets * most)
        for place in 0..<sets * most {
            let near = Near(density: Int32(place % most), score: 0)
            unsafe (current + place).initialize(to: near)
        }
        fill(from: model, floor: floor, logarithm: logarithm, natural: natural)
    }

    deinit {
        unsafe shapes.deallocate()
        unsafe heights.deallocate()
        unsafe frames.deallocate()
        unsafe isFound.deallocate()
        unsafe foundScores.deallocate()
        unsafe foundDensities.deallocate()
        unsafe current.deallocate()
    }

    private func fill(
        from model: SoundModel, floor: Float, logarithm: (Double) -> Int, natural: (Double) -> Int
    ) {
        var value = 0
        for (set, start) in shapePlaces.enumerated() {
            let length = lengths[set % lengths.count]
            for density in 0..<densities {
                let (block, lane) = (density / Self.width, density % Self.width)
                var height: Float = 0
                for place in 0..<length {
                    let variance = Double(max(model.variances[value], floor))
                    height += Float(logarithm(1 / (variance * 2 * .pi).squareRoot()))
                    let at = start + 2 * (block * length + place)
                    unsafe shapes[at][lane] = model.means[value]
                    unsafe shapes[at + 1][lane] = Float(natural(1 / (variance * 2)))
                    value += 1
                }
                unsafe heights[set * (densities / Self.width) + block][lane] = height
            }
        }
    }

    /// Turns to a frame of an utterance.
    ///
    /// - Parameter streams: its features; as many streams as the model has.
    func turn(to frame: Int, _ streams: UnsafePointer<UnsafeMutablePointer<Float>?>) {
        slot = frame % Self.remembered
        let known = unsafe frames + slot * coefficients
        var (isKnown, place) = (true, 0)
        for (stream, length) in lengths.enumerated() {
            guard let features = unsafe streams[stream] else { continue }
            for coefficient in 0..<length {
                isKnown = unsafe isKnown && known[place] == features[coefficient]
                unsafe known[place] = features[coefficient]
                place += 1
            }
        }
        if !isKnown {
            unsafe (isFound + slot * phones).update(repeating: false, count: phones)
        }
    }

    /// Turns to a frame of the newest utterance again, which is one of those remembered.
    func turnBack(to frame: Int) { slot = frame % Self.remembered }

    /// Whether a frame of that place was ever compared.
    func remembers(_ frame: Int) -> Bool {
        unsafe !frames[frame % Self.remembered * coefficients].isNaN
    }

    /// A coefficient of the frame that was turned to, counted over all streams.
    func feature(_ place: Int) -> Float { unsafe frames[slot * coefficients + place] }

    /// The nearest in a phone's stream, the nearest first. Ask for `find` before.
    @inline(__always)
    func nearest(_ set: Int) -> UnsafePointer<Near> {
        unsafe UnsafePointer(current + set * most)
    }

    /// Finds the nearest of a phone in the frame that was turned to.
    func find(phone: Int) {
        let count = lengths.count * most
        let top = unsafe current + phone * count
        let scores = unsafe foundScores + (slot * phones + phone) * count
        let densities = unsafe foundDensities + (slot * phones + phone) * count
        if unsafe isFound[slot * phones + phone] {
            for place in 0..<count {
                unsafe top[place] = Near(
                    density: Int32(densities[place]), score: scores[place])
            }
            return
        }
        var frame = unsafe UnsafePointer(frames + slot * coefficients)
        for (stream, length) in lengths.enumerated() {
            unsafe find(
                phone * lengths.count + stream, length: length, frame: frame,
                top: top + stream * most)
            unsafe frame += length
        }
        for place in 0..<count {
            unsafe scores[place] = top[place].score
            unsafe densities[place] = UInt8(top[place].density)
        }
        unsafe isFound[slot * phones + phone] = true
    }

    private func find(
        _ set: Int, length: Int, frame: UnsafePointer<Float>, top: UnsafeMutablePointer<Near>
    ) {
        let shapes = unsafe shapes + shapePlaces[set]
        let heights = unsafe heights + set * (densities / Self.width)
        // Those of the frame before are near as a rule, so most others are ruled out soon.
        for place in 0..<most {
            let density = unsafe Int(top[place].density)
            let (block, lane) = (density / Self.width, density % Self.width)
            var score = unsafe heights[block][lane]
            for coefficient in 0..<length {
                let at = 2 * (block * length + coefficient)
                let distance = unsafe frame[coefficient] - shapes[at][lane]
                score -= unsafe distance * distance * shapes[at + 1][lane]
            }
            let near = Near(density: Int32(density), score: Int32(max(score, Self.least)))
            var free = place
            while free > 0, unsafe near.score > top[free - 1].score {
                unsafe top[free] = top[free - 1]
                free -= 1
            }
            unsafe top[free] = near
        }
        for block in 0..<densities / Self.width {
            let bound = unsafe SIMD16(repeating: Float(top[most - 1].score))
            var scores = unsafe heights[block]
            let rows = unsafe shapes + 2 * block * length
            var coefficient = 0
            while coefficient < length, any(scores .>= bound) {
                // Most are ruled out by the first coefficients.
                let next = min(length, coefficient + 5)
                while coefficient < next {
                    let distance = unsafe frame[coefficient] - rows[2 * coefficient]
                    scores -= unsafe distance * distance * rows[2 * coefficient + 1]
                    coefficient += 1
                }
            }
            guard any(scores .>= bound) else { continue }
            for lane in 0..<Self.width where scores[lane] >= bound[0] {
                unsafe insert(
                    Near(
                        density: Int32(block * Self.width + lane),
                        score: Int32(max(scores[lane], Self.least))), in: top)
            }
        }
    }

    private func insert(_ near: Near, in top: UnsafeMutablePointer<Near>) {
        guard unsafe Float(near.score) >= Float(top[most - 1].score) else { return }
        for place in 0..<most where unsafe top[place].density == near.density { return }
        var free = most - 1
        while free > 0, unsafe near.score >= top[free - 1].score {
            unsafe top[free] = top[free - 1]
            free -= 1
        }
        unsafe top[free] = near
    }
}
