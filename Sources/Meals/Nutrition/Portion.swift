/// A named measure of a food with its weight: "slice, thin" of bread, "can (12 fl oz)" of cola.
package struct Portion: Sendable, Hashable {
    /// One of the measure, in words and without a leading "1": `cup`, `large`, `slice, thin`,
    /// `bottle (20 fl oz)`. The reader takes unit, size and container from these words.
    package var label: String
    /// Weight of one, greater than 0.
    package var grams: Thousandths

    package init(label: String, grams: Thousandths) {
        self.label = label
        self.grams = grams
    }
}
