extension TableDialect {
    /// Told from the first line of a table that holds one of them: whichever of comma, semicolon and tab
    /// it has most of, outside quotes.
    package static func guess(_ start: some Sequence<UInt8>) -> TableDialect {
        var counts: [UInt8: Int] = [:]
        var isQuoted = false
        for byte in start {
            switch byte {
            case UInt8(ascii: "\""): isQuoted.toggle()
            case UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: "\t"):
                if !isQuoted { counts[byte, default: 0] += 1 }
            case UInt8(ascii: "\n"):
                if !counts.isEmpty, !isQuoted { return most(counts) }
            default: break
            }
        }
        return most(counts)
    }

    private static func most(_ counts: [UInt8: Int]) -> TableDialect {
        let comma = UInt8(ascii: ",")
        let best = counts.max { ($0.value, $1.key) < ($1.value, $0.key) }
        return TableDialect(separator: best?.key ?? comma, isQuoted: true)
    }
}
