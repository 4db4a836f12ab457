internal import Nutrition

/// In which unit a weight is that does not say so, beside the body mass index that was made of it.
///
/// The index is kg/m², so that weight over index is the square of the height, in pounds or kilograms a kg/m².
enum BodyMassUnit {
    /// A height of more in metres is nobody's, and of so much in pounds a child's of eight.
    private static let tallest = 2.1

    /// `kg` or `lb`; `nil` without an index.
    static func name(weight: Double, index: Double?) -> String? {
        guard let index, index > 0, weight > 0 else { return nil }
        return (weight / index).squareRoot() < tallest ? "kg" : "lb"
    }
}
