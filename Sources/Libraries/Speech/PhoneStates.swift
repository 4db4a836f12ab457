internal import Glibc

/// How much distributions count in the states that phones have by themselves, whatever is beside them.
struct PhoneStates {
    /// The place of each phone by its name.
    let places: [String: Int]
    /// States of a phone.
    let count: Int
    /// A logarithm of the decoder's in natural ones.
    let unit: Float
    private let streams: Int
    private let densities: Int
    /// Of each phone, state, stream and distribution: negative logarithms in steps.
    private let weights: [UInt8]
    /// A step in natural logarithms.
    private let step: Float

    /// - Parameters:
    ///   - unit: the natural logarithm of the decoder's base.
    ///   - shift: how much coarser weights are, as a power of two.
    /// - Returns: `nil` of a model whose phones have states by themselves in different numbers.
    init?(_ model: SoundModel, unit: Float, shift: Int32) {
        guard let count = model.ownStates.first?.count, count > 0,
            model.ownStates.count == model.phoneCount,
            model.ownStates.allSatisfy({ $0.count == count }),
            model.names.count == model.phoneCount
        else { return nil }
        self.count = count
        self.unit = unit
        step = unit * Float(1 << shift)
        streams = model.lengths.count
        densities = model.densities
        places = Dictionary(zip(model.names, 0...)) { first, _ in first }
        let rows = 0..<streams * densities
        weights = model.ownStates.flatMap { states in
            states.flatMap { state in rows.map { model.weights[$0 * model.stride + state] } }
        }
    }

    /// The natural logarithm of a distribution's weight in a phone's state.
    func logarithm(_ phone: Int, _ state: Int, _ stream: Int, _ density: Int) -> Float {
        let at = ((phone * count + state) * streams + stream) * densities + density
        return -Float(weights[at]) * step
    }
}
