extension Figures {
    /// With as many as four decimals and without separators, so that the reader reads it again.
    package static func plain(_ value: Double) -> String {
        let rounded = (value * 10_000).rounded() / 10_000
        return rounded == rounded.rounded() && abs(rounded) < 1e9
            ? String(Int(rounded)) : String(rounded)
    }
}
