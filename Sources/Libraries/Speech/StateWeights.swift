/// How much the distributions near a frame count in the states of an acoustic model, sixteen states at a time.
// All pointers are allocated by init, freed by deinit, and reached only through places that init made.
@safe final class StateWeights {
    typealias Lanes = SIMD16<UInt8>

    /// What is scored together: up to sixteen states of one phone.
    static let width = 16
    let states: Int
    /// The phone of each block of states.
    let blockPhones: [Int]
    /// The first block of each phone, and behind them that there is none.
    private let firstBlocks: [Int]
    /// Where each state stands among the blocks.
    let places: UnsafeMutablePointer<Int32>
    /// Of each phone, stream, distribution and block of states: the states' weights.
    private let weights: UnsafeMutablePointer<Lanes>
    private let streams: Int
    private let densities: Int
    private let most: Int
    /// Up to which difference a sum of two likelihoods is above the greater by one step, by two, and so on.
    private let steps: UnsafeMutablePointer<Lanes>
    private let stepCount: Int
    /// How far a sum of as many as count may be above the greatest of them.
    private let deepest: Lanes
    private let allDeepest: SIMD2<UInt64>

    /// The farthest below the best that a distribution counts, and the least weight: PocketSphinx's constants. The sum
    /// of both is less than 255.
    static let farthest: Int32 = 96
    private static let lightest: UInt8 = 158

    /// - Parameters:
    ///   - most: how many of the distributions of a phone count in a stream.
    ///   - sums: how much a sum of two likelihoods is above the greater one, for each difference between them.
    /// - Returns: `nil` of weights and sums that are not PocketSphinx's.
    init?(_ model: SoundModel, most: Int, sums: [Int]) {
        guard let first = sums.first, (1...30).contains(first), sums.last == 0, sums.count <= 256,
            zip(sums, sums.dropFirst()).allSatisfy({ (0...1).contains($0 - $1) }),
            (1...8).contains(most),
            model.weights.allSatisfy({ $0 <= Self.lightest })
        else { return nil }
        states = model.phones.count
        streams = model.lengths.count
        densities = model.densities
        self.most = most
        unsafe places = .allocate(capacity: model.phones.count)
        unsafe places.initialize(repeating: 0, count: model.phones.count)
        var (blockPhones, firstBlocks, blocks) = ([Int](), [Int](), [[Int]]())
        for phone in 0..<model.phoneCount {
            firstBlocks.append(blocks.count)
            let states = model.phones.indices.filter { model.phones[$0] == phone }
            for start in stride(from: 0, to: states.count, by: Self.width) {
                let block = Array(states[start..<min(start + Self.width, states.count)])
                for (lane, state) in block.enumerated() {
                    unsafe places[state] = Int32(blocks.count * Self.width + lane)
                }
                blocks.append(block)
                blockPhones.append(phone)
            }
        }
        self.blockPhones = blockPhones
        self.firstBlocks = firstBlocks + [blocks.count]
        let count = blocks.count * streams * densities
        unsafe weights = .allocate(capacity: count)
        unsafe weights.initialize(repeating: .zero, count: count)
        stepCount = first
        unsafe steps = .allocate(capacity: first)
        for step in 0..<first {
            let last = sums.lastIndex { $0 > step } ?? 0
            unsafe (steps + step).initialize(to: Lanes(repeating: UInt8(last)))
        }
        // No sum is farther above its greatest than that of equal ones.
        let depth = (1..<most).reduce(0) { depth, _ in depth + sums[depth] }
        deepest = Lanes(repeating: UInt8(depth))
        // Both are sixteen bytes.
        allDeepest = unsafe unsafeBitCast(deepest, to: SIMD2<UInt64>.self)
        for (block, states) in blocks.enumerated() {
            let (start, width) = blocksOfPhone(with: block)
            for row in 0..<streams * densities {
                let at = start * streams * densities + row * width + block - start
                for (lane, state) in states.enumerated() {
                    unsafe weights[at][lane] = model.weights[row * model.stride + state]
                }
            }
        }
    }

    deinit {
        unsafe places.deallocate()
        unsafe weights.deallocate()
        unsafe steps.deallocate()
    }

    private func blocksOfPhone(with block: Int) -> (start: Int, count: Int) {
        let phone = blockPhones[block]
        return (firstBlocks[phone], firstBlocks[phone + 1] - firstBlocks[phone])
    }

    /// The scores of a block's states: of each stream the sum of its nearest distributions, each with its weight.
    ///
    /// - Parameters:
    ///   - near: the phone's nearest, stream after stream.
    ///   - levels: how far each of them is below the best of its stream.
    func scores(
        ofBlock block: Int, near: UnsafePointer<NearestSounds.Near>, levels: UnsafePointer<UInt8>
    ) -> SIMD16<Int16> {
        let (start, width) = blocksOfPhone(with: block)
        var total = SIMD16<Int16>.zero
        for stream in 0..<streams {
            let terms = unsafe Terms(
                weights: weights + (start * streams + stream * width) * densities + block - start,
                width: width, near: near + stream * most, levels: levels + stream * most)
            var sum = terms[0]
            var least = sum
            for place in 1..<most {
                let term = terms[place]
                least.replace(with: term, where: term .<= least)
                sum = added(sum, term)
            }
            // A sum may be below 0.
            let above = least.replacing(with: deepest, where: deepest .<= least)
            let isExact = unsafe unsafeBitCast(above, to: SIMD2<UInt64>.self) == allDeepest
            total &+= isExact ? SIMD16(truncatingIfNeeded: sum) : exactSum(terms)
        }
        return total
    }

    /// What the nearest distributions of a stream give the states of a block: negative logarithms.
    // The pointers are of those who hold it, within one call.
    @safe private struct Terms {
        let weights: UnsafePointer<Lanes>
        let width: Int
        let near: UnsafePointer<NearestSounds.Near>
        let levels: UnsafePointer<UInt8>

        @inline(__always) subscript(place: Int) -> Lanes {
            unsafe weights[Int(near[place].density) &* width] &+ levels[place]
        }
    }

    /// The negative logarithm of a sum of two likelihoods.
    @inline(__always)
    private func added(_ one: Lanes, _ other: Lanes) -> Lanes {
        let isLower = one .<= other
        var lower = other.replacing(with: one, where: isLower)
        let difference = one.replacing(with: other, where: isLower) &- lower
        for step in 0..<stepCount {
            lower &-= unsafe Lanes.zero.replacing(with: 1, where: difference .<= steps[step])
        }
        return lower
    }

    private func exactSum(_ terms: Terms) -> SIMD16<Int16> {
        var sum = SIMD16<Int16>(truncatingIfNeeded: terms[0])
        for place in 1..<most {
            let term = SIMD16<Int16>(truncatingIfNeeded: terms[place])
            let difference = pointwiseMax(sum, term) &- pointwiseMin(sum, term)
            sum = pointwiseMin(sum, term)
            for step in 0..<stepCount {
                let bound = unsafe SIMD16<Int16>(truncatingIfNeeded: steps[step])
                sum &-= SIMD16<Int16>.zero.replacing(with: 1, where: difference .<= bound)
            }
        }
        return sum
    }
}
