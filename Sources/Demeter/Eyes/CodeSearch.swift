package import Nutrition
package import Pictures
internal import Threads

/// The numbers of products in a picture, by what several looks at it agree on.
///
/// A decoder takes stripes and letters for a code now and then, and one code in ten of those passes its check
/// digit. What two decoders read, or one of them twice, is believed; and a single reading of twelve digits
/// and more where nothing else was read.
package struct CodeSearch {
    /// How often each number was read, in the order in which they were met.
    private var sightings: [(code: GTIN, isShort: Bool, count: Int)] = []

    /// The longer side of the picture that is looked at as it is, and of the one that is turned.
    package static let side = 2048
    package static let turnedSide = 1280

    package init() {}

    /// Looks at the picture as it is, and turned where nothing is found that way.
    package static func codes(in picture: GreyPicture) -> [GTIN] {
        var search = CodeSearch()
        search.look(at: picture.shrunk(to: side))
        if !search.sure.isEmpty { return search.sure }
        let small = picture.shrunk(to: turnedSide)
        // Two at a time; what they read counts as if one came after the other.
        for place in stride(from: 0, to: CodeReader.turns.count, by: 2) {
            let turns = CodeReader.turns[place..<min(place + 2, CodeReader.turns.count)]
            let looks = OwnThread.both(
                "codes",
                { turns.dropFirst().first.map { CodeReader.codes(in: small.turned(by: $0)) } },
                { CodeReader.codes(in: small.turned(by: turns[place])) })
            for look in [looks.1, looks.0 ?? []] {
                for code in look { search.note(code) }
                if !search.sure.isEmpty { return search.sure }
            }
        }
        return search.likely
    }

    private mutating func look(at picture: GreyPicture) {
        for code in CodeReader.codes(in: picture) { note(code) }
    }

    mutating func note(_ read: CodeReader.Code) {
        let code: GTIN
        switch read.kind {
        case .digits:
            guard let found = try? GTIN(read.text) else { return }
            code = found
        case .text:
            // Plain digits there are anybody's numbers; GS1 says what its are.
            guard read.text.utf8.count <= 400, read.text.contains(where: { !$0.isNumber }),
                let found = try? GTIN(scanned: read.text)
            else { return }
            code = found
        }
        if let known = sightings.firstIndex(where: { $0.code == code }) {
            sightings[known].count += 1
        } else {
            // A code of error-correcting squares is no misreading.
            sightings.append((code, read.text.count <= 8, read.kind == .text ? 2 : 1))
        }
    }

    /// What was read more than once. A part of a long code may be taken for a short one, again and again;
    /// beside a long code short ones do not count.
    private var sure: [GTIN] {
        let hasLong = sightings.contains { !$0.isShort }
        return sightings.filter { $0.count > 1 && !(hasLong && $0.isShort) }
            .sorted { $0.count > $1.count }.map(\.code)
    }

    private var likely: [GTIN] {
        if !sure.isEmpty { return sure }
        guard sightings.count == 1, !sightings[0].isShort else { return [] }
        return [sightings[0].code]
    }
}
