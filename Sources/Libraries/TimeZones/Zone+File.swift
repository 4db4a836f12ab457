extension Zone {
    /// Reads the bytes of a TZif file, versions 1 to 4 (RFC 9636); leap seconds are ignored, as the
    /// system's clock ignores them.
    package init(name: String, tzif bytes: [UInt8]) throws(ZoneError) {
        var reader = ZoneFileReader(bytes)
        var header = try reader.header()
        var timeSize = 4
        if header.version >= 2 {
            try reader.skip(header.size(timeSize: 4))
            header = try reader.header()
            timeSize = 8
        }
        guard header.typeCount > 0 else { throw ZoneError.malformed }
        var transitions: [Int64] = []
        for _ in 0..<header.timeCount { transitions.append(try reader.integer(size: timeSize)) }
        var typeIndices: [Int] = []
        for _ in 0..<header.timeCount { typeIndices.append(Int(try reader.byte())) }
        var types: [Offset] = []
        for _ in 0..<header.typeCount {
            let seconds = Int(try reader.integer(size: 4))
            let isDaylightSaving = try reader.byte() != 0
            _ = try reader.byte()
            guard abs(seconds) <= 26 * 3600 else { throw ZoneError.malformed }
            types.append(Offset(seconds: seconds, isDaylightSaving: isDaylightSaving))
        }
        guard typeIndices.allSatisfy(types.indices.contains),
            zip(transitions, transitions.dropFirst()).allSatisfy(<)
        else { throw ZoneError.malformed }
        try reader.skip(
            header.characterCount + header.leapCount * (timeSize + 4) + header.standardCount
                + header.universalCount)
        var rule: ZoneRule?
        if header.version >= 2 {
            let footer = try reader.footer()
            if !footer.isEmpty {
                guard let parsed = ZoneRule(footer) else { throw ZoneError.malformed }
                rule = parsed
            }
        }
        self.init(
            name: name, transitions: transitions, offsets: typeIndices.map { types[$0] },
            first: types[0], rule: rule)
    }
}

/// Why a zone cannot be used.
package enum ZoneError: Error, Hashable {
    /// No zone of this name is installed.
    case unknown(name: String)
    /// The zone's file is no TZif file.
    case malformed
}

private struct ZoneFileReader {
    private let bytes: [UInt8]
    private var position = 0

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    struct Header {
        var version: UInt8
        var universalCount: Int
        var standardCount: Int
        var leapCount: Int
        var timeCount: Int
        var typeCount: Int
        var characterCount: Int

        func size(timeSize: Int) -> Int {
            timeCount * (timeSize + 1) + typeCount * 6 + characterCount
                + leapCount * (timeSize + 4) + standardCount + universalCount
        }
    }

    mutating func header() throws(ZoneError) -> Header {
        for expected in "TZif".utf8 where try byte() != expected { throw ZoneError.malformed }
        let versionByte = try byte()
        let version: UInt8 = versionByte == 0 ? 1 : versionByte &- UInt8(ascii: "0")
        try skip(15)
        var counts: [Int] = []
        for _ in 0..<6 {
            let count = Int(try integer(size: 4))
            guard (0...bytes.count).contains(count) else { throw ZoneError.malformed }
            counts.append(count)
        }
        return Header(
            version: version, universalCount: counts[0], standardCount: counts[1],
            leapCount: counts[2], timeCount: counts[3], typeCount: counts[4],
            characterCount: counts[5])
    }

    mutating func byte() throws(ZoneError) -> UInt8 {
        guard position < bytes.count else { throw ZoneError.malformed }
        defer { position += 1 }
        return bytes[position]
    }

    mutating func skip(_ count: Int) throws(ZoneError) {
        guard count <= bytes.count - position else { throw ZoneError.malformed }
        position += count
    }

    /// A signed big-endian integer of 4 or 8 bytes.
    mutating func integer(size: Int) throws(ZoneError) -> Int64 {
        var value: UInt64 = 0
        for _ in 0..<size { value = value << 8 | UInt64(try byte()) }
        return size == 4
            ? Int64(Int32(truncatingIfNeeded: value)) : Int64(bitPattern: value)
    }

    /// The rule between two newlines at the end.
    mutating func footer() throws(ZoneError) -> String {
        guard try byte() == UInt8(ascii: "\n"),
            let end = bytes[position...].firstIndex(of: UInt8(ascii: "\n"))
        else { throw ZoneError.malformed }
        defer { position = end + 1 }
        return String(decoding: bytes[position..<end], as: UTF8.self)
    }
}
