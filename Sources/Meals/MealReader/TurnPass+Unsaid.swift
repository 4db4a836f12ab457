internal import FoodCatalog

// What goes without saying: "a packet of ready salted" crisps, "3 tenders" of chicken.
extension TurnPass {
    /// "a bag of cheese and onion", "packet of ready salted": crisps, because nothing else comes so.
    mutating func callCrisps() {
        for pack in tokens.indices.reversed() where isOne(pack, of: Self.crispPacks) {
            let start = pack + (word(pack + 1) == .of ? 2 : 1)
            guard
                let name = Self.crispFlavours.first(where: { name in
                    start + name.count <= tokens.count
                        && zip(name, tokens[start...]).allSatisfy { $0 == $1.surface }
                }), case let end = start + name.count,
                isEnd(end) || isOne(end, of: Self.borders)
            else { continue }
            var crisps = Self.crisps
            (crisps.start, crisps.end) = (tokens[end - 1].end, tokens[end - 1].end)
            (crisps.gap, crisps.joined) = ([], .seed)
            tokens.insert(crisps, at: end)
        }
    }

    /// "3 tenders, slaw": of chicken, and no tender slaw.
    mutating func callTenders() {
        for tenders in tokens.indices.reversed()
        where word(tenders) == .tenders
            && (tenders == 0 || isApart(tenders)
                || !isName(tenders - 1) && !Self.isChain(tokens[tenders - 1].surface))
        {
            say([Self.chicken], before: tenders)
        }
    }

    private static let chicken = TextScanner.words(of: "chicken")[0]

    private static let crisps = TextScanner.words(of: "crisps")[0]
    /// Their words; "&" is none.
    private static let crispFlavours = crispLines.split(separator: "\n").map {
        TextScanner.phrases(of: String($0)).map(\.surface)
    }
}
