/// What a person says of a file beside giving it.
package struct ImportOptions: Sendable {
    /// The program that wrote it; seen from the file otherwise.
    package var format: ExchangeFormat?
    /// How dates such as 3/1/2026 are meant; told by the file's other dates otherwise.
    package var dateOrder: DateOrder?

    package init(format: ExchangeFormat? = nil, dateOrder: DateOrder? = nil) {
        self.format = format
        self.dateOrder = dateOrder
    }
}
