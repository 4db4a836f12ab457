/// JSON as it may be shown: what misleads is in it by its number.
package enum EscapedJSON {
    /// Writes misleading scalars, which stand in JSON within strings only, as `\u202E`, from a place on.
    ///
    /// Whoever reads it as JSON reads the same.
    package static func escape(_ json: inout [UInt8], from start: Int) {
        guard json[start...].contains(where: { $0 >= 0x7F && UInt8.mayBeginMisleading($0) }) else {
            return
        }
        let text = String(decoding: json[start...], as: UTF8.self)
        guard text.unicodeScalars.contains(where: { $0.value >= 0x7F && $0.isMisleading }) else {
            return
        }
        json.removeSubrange(start...)
        for scalar in text.unicodeScalars {
            guard scalar.value >= 0x7F, scalar.isMisleading else {
                json += UTF8.encode(scalar).map(Array.init) ?? []
                continue
            }
            for unit in UTF16.encode(scalar).map(Array.init) ?? [] {
                let digits = String(unit, radix: 16, uppercase: true)
                json += "\\u\(String(repeating: "0", count: 4 - digits.count))\(digits)".utf8
            }
        }
    }
}
