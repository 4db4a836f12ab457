/// How an amount was said, and so how far figures may move it.
package enum SaidAmount: Sendable, Hashable {
    /// Not at all.
    case unsaid
    /// As one thing of any size: "a pizza".
    case one
    /// By pieces or portions: "2 slices", "a bowl".
    case portions
    /// By weight.
    case weighed
}
