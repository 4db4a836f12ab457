internal import FoodCatalog

// Names of what one chooses from, such as a buffet: what is listed behind them is what was chosen, and not eaten beside it.
extension ChineseLine.Item {
    /// Whether it is a menu, whatever it is called besides: "健康餐盒", unlike "排骨便當", which says what it is.
    func isMenu(_ index: FoodIndex) -> Bool {
        guard case .food = name else { return false }
        return Self.menus.contains { menu in
            scalars.count >= menu.count && scalars.suffix(menu.count).elementsEqual(menu)
                && index.known(scalars.dropLast(menu.count)) == nil
        }
    }

    private static let menus = words(
        "便當 餐盒 飯盒 自助餐 火鍋 小火鍋 打邊爐 套餐 常餐 快餐 特餐 滷味 鹹水雞 關東煮 麻辣燙 沙拉 拼盤 飲茶 合菜 水果 蔬菜 飲料")

    /// Whether it is called by what is a part of a dish: "飯", "湯", "皮".
    var isPart: Bool { Self.parts.contains { scalars.elementsEqual($0) } }

    /// Whether it is called by the rice of a dish.
    var isRice: Bool { Self.rices.contains { scalars.elementsEqual($0) } }

    /// Whether a dish by this name has rice in it.
    var hasRice: Bool {
        Self.withRice.contains { dish in
            scalars.count >= dish.count && scalars.suffix(dish.count).elementsEqual(dish)
        }
    }

    /// Whether a dish by this name is had in a soup or a sauce.
    var hasSoup: Bool {
        Self.withSoup.contains { dish in
            scalars.count >= dish.count && scalars.suffix(dish.count).elementsEqual(dish)
        }
    }

    private static let parts = words("飯 白飯 湯 湯底 麵 皮 肉 菜 料 汁 雞皮")
    private static let rices = words("飯 白飯")
    private static let withRice = words("便當 飯 餐盒 飯包 定食 丼")
    private static let withSoup = words("麵 湯 米線 河粉 米粉 粉 瀨粉 烏冬 鍋 雞 雲吞 餛飩")

    private static func words(_ text: String) -> [[UInt32]] {
        text.split(separator: " ").map { HanText.folded(String($0)) }
    }
}

extension ChineseLine {
    /// Takes out menus of which the sentence lists what was chosen.
    mutating func leaveMenus() {
        for sentence in sentences {
            guard let place = sentence.first(where: { clauses[$0].hasFood }),
                let part = clauses[place].parts.firstIndex(where: \.isItem),
                case .item(let menu) = clauses[place].parts[part], menu.isMenu(index),
                menu.energy == nil, menu.amount == nil, menu.share == nil,
                listed(from: place, in: sentence) > 3
            else { continue }
            clauses[place].parts.remove(at: part)
        }
    }

    /// How many things are named with the first, up to where another meal or what was eaten besides begins.
    private func listed(from first: Int, in sentence: Range<Int>) -> Int {
        var count = clauses[first].parts.count(where: \.isItem)
        for place in first + 1..<max(first + 1, sentence.upperBound) {
            let clause = clauses[place]
            guard !clause.hasOccasion, clause.signs.isDisjoint(with: [.eat, .me, .others]) else {
                break
            }
            count += clause.parts.count(where: \.isItem)
        }
        return count
    }

    /// "排骨便當，飯吃一半": takes what is said of a part of a dish for what it is; rice is two fifths of a dish with rice.
    mutating func takePartsOfDishes() {
        for sentence in sentences {
            var dish: (clause: Int, part: Int)?
            for place in sentence where clauses[place].hasFood {
                let items = clauses[place].parts.indices.filter { clauses[place].parts[$0].isItem }
                if items.count == 1, let dish,
                    case .item(let item) = clauses[place].parts[items[0]],
                    case .item(var whole) = clauses[dish.clause].parts[dish.part],
                    isPart(item, of: whole, clauses[place].signs)
                {
                    if item.isRice {
                        whole.share = (whole.share ?? 1) * (1 - Self.rice * (1 - (item.share ?? 1)))
                        clauses[dish.clause].parts[dish.part] = .item(whole)
                    }
                    clauses[place].parts.remove(at: items[0])
                    continue
                }
                dish = items.last.map { (place, $0) }
            }
        }
    }

    private func isPart(
        _ item: Item, of dish: Item, _ signs: Set<ChineseWord.Kind>
    ) -> Bool {
        // "湯飲咗兩啖"
        let isSipped = !item.isRice && dish.hasSoup && signs.contains(.eat)
        guard item.isPart, !dish.isPart, item.amount == nil || isSipped, item.energy == nil,
            item.share != nil || isSipped || !signs.isDisjoint(with: [.left, .all, .deny])
        else { return false }
        return item.isRice ? dish.hasRice : dish.hasSoup || dish.hasRice
    }

    private static let rice = 0.4

    /// The clauses of each sentence.
    private var sentences: [Range<Int>] {
        var sentences: [Range<Int>] = []
        var start = 0
        for (place, clause) in clauses.enumerated() where clause.endsSentence {
            sentences.append(start..<place + 1)
            start = place + 1
        }
        return start < clauses.count ? sentences + [start..<clauses.count] : sentences
    }
}
