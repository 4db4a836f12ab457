internal import FoodCatalog

// Dishes that are had with rice at home: of each of several one has a helping, and no plate.
extension ChineseLine {
    /// "白飯一碗、麻婆豆腐、炒高麗菜": of dishes without an amount, two and more of which stand beside rice, the speaker had a helping.
    mutating func helpBesideRice() {
        var start = clauses.startIndex
        for place in clauses.indices {
            if clauses[place].hasOccasion, place > start { help(in: start..<place) }
            if clauses[place].hasOccasion { start = place }
            if clauses[place].endsSentence || place == clauses.count - 1 {
                help(in: start..<place + 1)
                start = place + 1
            }
        }
    }

    private mutating func help(in meal: Range<Int>) {
        let items = meal.flatMap { clauses[$0].parts }.compactMap { part in
            if case .item(let item) = part { item } else { nil }
        }
        guard items.contains(where: \.isBowlOfRice), items.count(where: \.isDishBesideRice) > 1
        else { return }
        for place in meal {
            for part in clauses[place].parts.indices {
                guard case .item(var item) = clauses[place].parts[part], item.isDishBesideRice
                else { continue }
                let bytes = item.bytes.lowerBound..<item.bytes.lowerBound
                item.amount = ChineseAmount(
                    count: Self.helping, measure: Self.ofServing, bytes: bytes)
                clauses[place].parts[part] = .item(item)
            }
        }
    }

    /// What part of a plate a helping is: of three or four dishes on a table everybody has less than two thirds of one.
    private static let helping = 0.6
    private static let ofServing = TextScanner.phrases(of: "serving of")
}

extension ChineseLine.Item {
    fileprivate var isBowlOfRice: Bool { Self.plainRice.contains { scalars.elementsEqual($0) } }

    /// Whether it is a dish of the wok or the pot of which nobody said how much was had.
    fileprivate var isDishBesideRice: Bool {
        guard amount == nil, share == nil, energy == nil, !isAddition, !isOneOf(Self.byThePiece)
        else { return false }
        return Self.ways.contains { scalars.firstRange(of: $0) != nil }
    }
}
