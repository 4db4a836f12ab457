/// A bar that shows a share.
enum Bar {
    /// `width` columns, filled to `share` (0 to 1, clamped): eighths of a block, or `#` in ASCII.
    static func text(_ share: Double, width: Int, _ style: Style) -> String {
        let clamped = share.isFinite ? min(max(share, 0), 1) : 0
        guard style.isUnicode else {
            let full = Int((clamped * Double(width)).rounded())
            return String(repeating: "#", count: full)
                + String(repeating: ".", count: width - full)
        }
        let eighths = Int((clamped * Double(width * 8)).rounded())
        let (full, rest) = eighths.quotientAndRemainder(dividingBy: 8)
        let parts = ["", "▏", "▎", "▍", "▌", "▋", "▊", "▉"]
        let empty = width - full - (rest > 0 ? 1 : 0)
        return String(repeating: "█", count: full) + parts[rest]
            + String(repeating: "░", count: empty)
    }
}
