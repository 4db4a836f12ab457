internal import Nutrition
internal import Pictures

/// How often a number was read in a picture, and by whom.
struct CodeTally {
    let code: GTIN
    /// Whether it is of eight digits or fewer.
    let isShort: Bool
    /// Whether it stands in squares that correct errors, which are never misread.
    let isCorrecting: Bool
    /// Whether both decoders know its kind: EAN-13 and UPC-A, and the short ones.
    let isKnownToBoth: Bool
    var counts: [CodeReader.Decoder: Int] = [:]
    /// Whether both have read it in one look at the picture as it is.
    var isAgreed = false

    init(code: GTIN, sighting: CodeReader.Sighting) {
        self.code = code
        isShort = sighting.text.count <= 8
        isCorrecting = sighting.kind == .text
        isKnownToBoth = sighting.kind == .digits && sighting.text.count <= 13 && CodeReader.hasBoth
    }

    var count: Int { counts.values.reduce(0, +) }

    var isEvident: Bool {
        isCorrecting || isAgreed || (isShort || !isKnownToBoth) && count > 1
    }

    /// Whether it may be believed when all looks are done.
    var isLikely: Bool { !isShort && isKnownToBoth && counts.count == 2 && count >= 3 }

    /// Whether another number may be this code with some digits misread: two numbers share one digit in ten by
    /// chance.
    func maySupplant(_ other: CodeTally) -> Bool {
        guard !isShort, !other.isShort, !(isAgreed && other.isAgreed) else { return false }
        return zip(code.digits, other.code.digits).count { $0 == $1 } >= 6
    }
}

extension CodeReader.Sighting {
    /// The number that it tells; `nil` where it tells none.
    var code: GTIN? {
        switch kind {
        case .digits: return try? GTIN(text)
        case .text:
            // Plain digits there are anybody's numbers; GS1 says what its are.
            guard text.utf8.count <= 400, text.contains(where: { !$0.isNumber }) else { return nil }
            return try? GTIN(scanned: text)
        }
    }
}
