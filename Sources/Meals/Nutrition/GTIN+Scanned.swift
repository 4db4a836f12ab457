extension GTIN {
    /// The number in what a reader of codes sends: plain digits, a GS1 element string, with or without
    /// brackets and symbology identifier, or a GS1 Digital Link.
    ///
    /// - Throws: what is wrong with the number in it.
    package init(scanned text: some StringProtocol) throws(Fault) {
        let text = text.drop { $0.isWhitespace }
        if let link = Self.linked(text) {
            self = try GTIN(link)
        } else if text.hasPrefix("(01)") {
            self = try GTIN(text.dropFirst(4).prefix(14))
        } else if text.hasPrefix("]") {
            // ISO/IEC 15424: a bracket, a letter and a digit say what kind of code it was.
            let data = text.dropFirst(3)
            self =
                try Self.elements.contains(where: text.hasPrefix) && data.hasPrefix("01")
                ? GTIN(data.dropFirst(2).prefix(14)) : GTIN(data.trimmed)
        } else {
            self = try GTIN(text.trimmed)
        }
    }

    /// GS1-128, GS1 DataBar, GS1 DataMatrix and GS1 QR.
    private static let elements = ["]C1", "]e0", "]d2", "]Q3"]

    /// What stands behind `/01/` or `/gtin/` in the path of a link.
    private static func linked(_ text: some StringProtocol) -> Substring? {
        let lower = text.lowercased()
        guard lower.hasPrefix("http://") || lower.hasPrefix("https://") else { return nil }
        let path = text.prefix { $0 != "?" && $0 != "#" }.split(separator: "/")
        guard
            let place = path.dropFirst(2).firstIndex(where: {
                $0 == "01" || $0.lowercased() == "gtin"
            }), path.index(after: place) < path.endIndex
        else { return nil }
        return Substring(path[path.index(after: place)])
    }
}

extension StringProtocol {
    /// Without white space at its ends.
    fileprivate var trimmed: SubSequence {
        let start = self.drop { $0.isWhitespace }
        guard let last = start.lastIndex(where: { !$0.isWhitespace }) else { return start }
        return start[...last]
    }
}
