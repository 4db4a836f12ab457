internal import FoodCatalog

/// A turn of speech in Chinese with places for what it is about: `把/將 {a} 改成/換成 {b}`.
///
/// Parts are separated by spaces. A part is a place in braces, or what may stand there, separated by strokes, `_` for
/// nothing; `,` is any mark between clauses.
struct ChinesePattern: Sendable {
    private enum Part: Sendable {
        case literal([[UInt32]])
        case place(Character)
    }

    private let parts: [Part]

    init(_ text: some StringProtocol) {
        parts = text.split(separator: " ").map { part in
            if part.hasPrefix("{"), let name = part.dropFirst().first { return .place(name) }
            return .literal(
                part.split(separator: "/").map { $0 == "_" ? [] : HanText.folded(String($0)) })
        }
    }

    /// What stands in the places of a line that is this turn from end to end; the first way to fit.
    ///
    /// - Parameter isFit: whether the words may stand in the place of that name.
    func match(
        _ line: ChineseWording, where isFit: (Character, String) -> Bool = { _, _ in true }
    ) -> [Character: String]? {
        var places: [Character: Range<Int>] = [:]
        guard fit(0, 0, line, &places, isFit) else { return nil }
        return places.mapValues { line.text(of: $0) }
    }

    private func fit(
        _ part: Int, _ start: Int, _ line: ChineseWording,
        _ places: inout [Character: Range<Int>], _ isFit: (Character, String) -> Bool
    ) -> Bool {
        let scalars = line.scalars
        guard part < parts.count else { return start == scalars.count }
        switch parts[part] {
        case .literal(let words):
            return words.contains { word in
                scalars[start...].starts(with: word)
                    && fit(part + 1, start + word.count, line, &places, isFit)
            }
        case .place(let name):
            guard start < scalars.count else { return false }
            for end in start + 1...scalars.count {
                places[name] = start..<end
                if fit(part + 1, end, line, &places, isFit), isFit(name, line.text(of: start..<end))
                {
                    return true
                }
            }
            places[name] = nil
            return false
        }
    }
}

/// A line in Chinese as turns of speech are compared with it: without spaces between its characters, and without what is
/// said before and behind anything.
struct ChineseWording: Sendable {
    /// Folded; a mark between clauses is a comma.
    private(set) var scalars: [UInt32] = []
    private var originals: [Unicode.Scalar] = []

    init(_ line: String) {
        for scalar in line.unicodeScalars {
            let folded = HanText.folded(scalar.value)
            if folded == 0x20 {
                // Between words of other scripts a space says where they end.
                guard let last = scalars.last, last < 0x80, last != Self.comma else { continue }
                append(folded, scalar)
            } else if Self.stops.contains(folded) {
                guard let last = scalars.last, last != Self.comma else { continue }
                append(Self.comma, scalar)
            } else {
                if scalars.last == 0x20, folded >= 0x80 { removeLast() }
                append(folded, scalar)
            }
        }
        dropEnds()
    }

    func text(of range: Range<Int>) -> String {
        var text = String.UnicodeScalarView()
        text.append(contentsOf: originals[range])
        return String(text).trimmingPrefix { $0 == "," || $0 == "，" }.description
    }

    private mutating func append(_ folded: UInt32, _ scalar: Unicode.Scalar) {
        scalars.append(folded)
        originals.append(scalar)
    }

    private mutating func removeLast() {
        scalars.removeLast()
        originals.removeLast()
    }

    private mutating func dropEnds() {
        while let ending = Self.endings.first(where: { scalars.ends(with: $0) }),
            ending.count < scalars.count
        {
            scalars.removeLast(ending.count)
            originals.removeLast(ending.count)
        }
        while let opening = Self.openings.first(where: { scalars.starts(with: $0) }),
            opening.count < scalars.count
        {
            scalars.removeFirst(opening.count)
            originals.removeFirst(opening.count)
        }
    }

    private static let comma: UInt32 = 0x2C
    private static let stops = Set(HanText.folded(",、。;:!?…~\n"))

    private static func words(_ text: String) -> [[UInt32]] {
        text.split(separator: " ").map { HanText.folded(String($0)) }
    }

    private static let openings = words(", 不好意思 對不起 抱歉 等等 等一下 欸 誒 喔 啊 唉 哎呀 請 麻煩 幫我 唔該 那個, sorry")
    private static let endings = words(", 吧 啦 喔 哦 呀 啊 喇 唷 耶 了啦 謝謝 唔該 好了 才對 至啱")
}

extension BidirectionalCollection where Element == UInt32 {
    func ends(with other: [UInt32]) -> Bool { suffix(other.count).elementsEqual(other) }
}
