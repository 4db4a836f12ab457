package import Nutrition
package import Pictures
internal import Threads

/// The numbers of products in a picture, by what several looks at it agree on.
///
/// A decoder takes stripes and letters for a code now and then, and blurred bars for other digits, the same ones again and
/// again; one such number in ten passes its check digit. So a long number is believed when both decoders have read it: in
/// one look at the picture where nothing like it was read, or in three looks, with three times as many as at any other
/// number that may be the same code misread. What one decoder alone knows is believed when it has read it twice.
package struct CodeSearch {
    /// How often each number was read, in the order in which they were met.
    private var tallies: [CodeTally] = []

    /// The longer side of the picture that is looked at as it is, and of the one that is turned.
    package static let side = 2048
    package static let turnedSide = 1280
    /// Where nothing was seen, a picture of this side is looked at once more, enlarged as a whole.
    private static let smallSide = 700

    package init() {}

    /// Looks at the picture as it is, and turned where nothing is found that way.
    package static func codes(in picture: GreyPicture) -> [GTIN] {
        var search = CodeSearch()
        search.note(look(at: picture.shrunk(to: side)))
        if !search.evident.isEmpty { return search.evident }
        let small = picture.shrunk(to: turnedSide)
        search.lookTurned { look(at: small.turned(by: $0)) }
        if search.tallies.isEmpty, max(small.width, small.height) <= smallSide {
            search.note(Look(enlarged: CodeReader.codes(in: small.enlarged())))
            search.lookTurned {
                Look(enlarged: CodeReader.codes(in: small.turned(by: $0).enlarged()))
            }
        }
        return search.likely
    }

    /// Two at a time; what they read counts as if one came after the other.
    private mutating func lookTurned(_ look: @escaping @Sendable (Double) -> Look) {
        for place in stride(from: 0, to: CodeReader.turns.count, by: 2) where evident.isEmpty {
            let turns = CodeReader.turns[place..<min(place + 2, CodeReader.turns.count)]
            let looks = OwnThread.both(
                "codes", { turns.dropFirst().first.map(look) }, { look(turns[place]) })
            note(looks.1)
            if evident.isEmpty, let second = looks.0 { note(second) }
        }
    }

    /// What was read of a picture, and of what stands about a code enlarged, where the decoders did not agree on it.
    private struct Look {
        var plain: [CodeReader.Sighting] = []
        var enlarged: [CodeReader.Sighting]
    }

    private static func look(at picture: GreyPicture) -> Look {
        let plain = CodeReader.codes(in: picture)
        var once = CodeSearch()
        once.note(Look(plain: plain, enlarged: []))
        guard once.evident.isEmpty, let first = plain.first else {
            return Look(plain: plain, enlarged: [])
        }
        return Look(plain: plain, enlarged: CodeReader.secondLook(at: first, in: picture))
    }

    private mutating func note(_ look: Look) {
        var readers: [GTIN: Set<CodeReader.Decoder>] = [:]
        for sighting in look.plain {
            guard let code = note(sighting) else { continue }
            readers[code, default: []].insert(sighting.decoder)
        }
        for place in tallies.indices where readers[tallies[place].code]?.count == 2 {
            tallies[place].isAgreed = true
        }
        // Enlarged, a part of a long code is still taken for a short one.
        for sighting in look.enlarged where sighting.text.count > 8 { _ = note(sighting) }
    }

    private mutating func note(_ sighting: CodeReader.Sighting) -> GTIN? {
        guard let code = sighting.code else { return nil }
        let place =
            tallies.firstIndex { $0.code == code }
            ?? {
                tallies.append(CodeTally(code: code, sighting: sighting))
                return tallies.count - 1
            }()
        tallies[place].counts[sighting.decoder, default: 0] += 1
        return code
    }

    /// What needs no further look. A part of a long code may be taken for a short one, again and again; beside a long
    /// code short ones do not count.
    private var evident: [GTIN] {
        let isLong = tallies.contains { !$0.isShort }
        return inOrder(
            tallies.filter { tally in
                tally.isEvident && !(isLong && tally.isShort)
                    && !tallies.contains { $0.code != tally.code && $0.maySupplant(tally) }
            })
    }

    private var likely: [GTIN] {
        if !evident.isEmpty { return evident }
        return inOrder(
            tallies.filter { tally in
                tally.isLikely
                    && !tallies.contains {
                        $0.code != tally.code && $0.maySupplant(tally) && $0.count * 3 > tally.count
                    }
            })
    }

    private func inOrder(_ tallies: [CodeTally]) -> [GTIN] {
        tallies.sorted { $0.count > $1.count }.map(\.code)
    }
}
