/// Figures of the nutrients beyond the seven: only those that are known take room.
///
/// Known ones are bits, their figures stand behind each other in the order of the nutrients' numbers.
@usableFromInline
package struct FurtherFigures: Sendable, Hashable {
    /// A bit for the number of each nutrient that is known.
    @usableFromInline package private(set) var known: UInt64
    @usableFromInline package private(set) var values: [Thousandths]

    @inlinable
    package init() {
        known = 0
        values = []
    }

    /// - Parameter values: as many as `known` has bits, in their order.
    @usableFromInline
    init(known: UInt64, values: [Thousandths]) {
        self.known = known
        self.values = values
    }

    @inlinable package var isEmpty: Bool { known == 0 }

    package subscript(nutrient: Nutrient) -> Thousandths? {
        get {
            let bit = UInt64(1) << UInt64(nutrient.number)
            guard known & bit != 0 else { return nil }
            return values[(known & (bit - 1)).nonzeroBitCount]
        }
        set {
            let bit = UInt64(1) << UInt64(nutrient.number)
            let place = (known & (bit - 1)).nonzeroBitCount
            switch (known & bit != 0, newValue) {
            case (true, let value?): values[place] = value
            case (true, nil): values.remove(at: place)
            case (false, let value?): values.insert(value, at: place)
            case (false, nil): return
            }
            known = newValue == nil ? known & ~bit : known | bit
        }
    }

    /// Figures by ids of nutrients; ids that are none are passed over.
    package init(_ figures: [String: Double]) {
        self.init()
        for (id, value) in figures {
            if let nutrient = Nutrient(rawValue: id), !nutrient.isLeading {
                self[nutrient] = Thousandths(value)
            }
        }
    }

    /// Every known figure times `factor`.
    @inlinable
    package func scaled(by factor: Double) -> FurtherFigures {
        if known == 0 { return self }
        return FurtherFigures(known: known, values: values.map { $0.scaled(by: factor) })
    }

    /// What is known, in the order of numbers; figures that only a newer version can name are among them.
    package func visit(_ body: (_ number: UInt8, _ value: Thousandths) -> Void) {
        var rest = known
        for value in values {
            body(UInt8(rest.trailingZeroBitCount), value)
            rest &= rest - 1
        }
    }

    /// The nutrients that are known, in the order in which they are shown.
    package var nutrients: [Nutrient] {
        known == 0 ? [] : Nutrient.further.filter { known & (1 << UInt64($0.number)) != 0 }
    }

    /// Takes figures in any order and puts them into theirs once.
    package struct Collector {
        private var known: UInt64 = 0
        private var values = InlineArray<64, Int64>(repeating: 0)

        package init() {}

        package mutating func take(_ nutrient: Nutrient, _ value: Thousandths) {
            known |= 1 << UInt64(nutrient.number)
            values[Int(nutrient.number)] = value.rawValue
        }

        package var figures: FurtherFigures {
            if known == 0 { return FurtherFigures() }
            var ordered: [Thousandths] = []
            ordered.reserveCapacity(known.nonzeroBitCount)
            var rest = known
            while rest != 0 {
                ordered.append(Thousandths(rawValue: values[rest.trailingZeroBitCount]))
                rest &= rest - 1
            }
            return FurtherFigures(known: known, values: ordered)
        }
    }
}
