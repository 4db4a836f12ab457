#if DEMETER_CODES
    internal import QRCodes
#endif

/// A link as a camera reads it from a terminal.
enum CodeDrawing {
    /// Light squares that a camera needs around a code.
    private static let quiet = 4

    /// Lines, each of two rows of squares; `nil` when this cannot be drawn.
    ///
    /// Dark on light whatever the terminal's colours are; without colours, light squares are what is
    /// printed, as most terminals are dark, and cameras read both.
    static func lines(of text: String, _ style: Style) -> [String]? {
        #if DEMETER_CODES
            guard let code = QRCode(text) else { return nil }
            let edges = -quiet..<code.width + quiet
            return stride(from: edges.lowerBound, to: edges.upperBound, by: 2).map { row in
                let line = edges.map { column in
                    half(code.isDark(column, row), code.isDark(column, row + 1))
                }.joined()
                return style.hasColour ? "\u{1B}[97;40m\(line)\u{1B}[0m" : line
            }
        #else
            return nil
        #endif
    }

    /// Of two squares one above the other, those that are light.
    private static func half(_ upperIsDark: Bool, _ lowerIsDark: Bool) -> String {
        switch (upperIsDark, lowerIsDark) {
        case (false, false): "█"
        case (false, true): "▀"
        case (true, false): "▄"
        case (true, true): " "
        }
    }
}
