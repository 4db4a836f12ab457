internal import FoodCatalog

// Names of several foods without a mark between them, which are one dish: its name stands last, and what stands in front says
// of which kind it is: "青醬雞肉燉飯", "紅豆銅鑼燒", unlike "荷包蛋吐司", where both are eaten.
extension ChineseLine {
    /// Lets the kinds go of which dishes are, with their amounts to the dishes.
    mutating func joinCompounds(in text: String) {
        for place in clauses.indices {
            takeKindsBehind(in: place, of: text)
            var part = 1
            while part < clauses[place].parts.count {
                if joinDrink(place, part, in: text) {
                    part = max(1, part - 1)
                    continue
                }
                guard case .item(let kind) = clauses[place].parts[part - 1],
                    case .item(var dish) = clauses[place].parts[part],
                    isKind(kind, of: dish, in: text)
                else {
                    part += 1
                    continue
                }
                // "富士蘋果派" is one of "芒果".
                for start in 0..<max(1, kind.scalars.count - 1) {
                    let name = kind.scalars.dropFirst(start) + dish.scalars
                    guard let known = index.known(name) else { continue }
                    (dish.name, dish.scalars) = (.food(known), name)
                    break
                }
                dish.amount = dish.amount ?? kind.amount
                dish.energy = dish.energy ?? kind.energy
                dish.isAddition = kind.isAddition
                dish.bytes = kind.bytes.lowerBound..<dish.bytes.upperBound
                clauses[place].parts[part] = .item(dish)
                clauses[place].parts.remove(at: part - 1)
                part = max(1, part - 1)
            }
        }
    }

    /// "大阪燒一份豬肉的": of which kind the dish before is.
    private mutating func takeKindsBehind(in place: Int, of text: String) {
        for part in clauses[place].parts.indices.dropFirst().reversed() {
            guard case .item(var dish) = clauses[place].parts[part - 1],
                case .item(let kind) = clauses[place].parts[part],
                (dish.amount == nil) != (kind.amount == nil), dish.isOneOf(Self.dishes),
                kind.isOneOf(Self.kinds), !kind.isAddition,
                case let utf8 = Array(text.utf8),
                isSaidOfIt(utf8[Int(kind.bytes.upperBound)...])
                    || isLast(part, in: place) && kind.isFilling
                        && (kind.amount == nil ? dish.isCountedByOne : kind.isCountedByOne),
                !utf8[Int(dish.bytes.upperBound)..<Int(kind.bytes.lowerBound)].contains(0x20)
            else { continue }
            if let known = index.known(kind.scalars + dish.scalars) {
                (dish.name, dish.scalars) = (.food(known), kind.scalars + dish.scalars)
            }
            dish.amount = dish.amount ?? kind.amount
            clauses[place].parts[part - 1] = .item(dish)
            clauses[place].parts.remove(at: part)
        }
    }

    /// "豬肉的", "紅豆口味"
    private func isSaidOfIt(_ behind: ArraySlice<UInt8>) -> Bool {
        ["的", "嘅", "味", "口味"].contains { behind.starts(with: $0.utf8) }
    }

    private func isLast(_ part: Int, in place: Int) -> Bool {
        !clauses[place].parts[(part + 1)...].contains(where: \.isItem)
    }

    /// Whether what stands in front of a dish says of which kind it is. Of what has an amount of its own both are eaten.
    private func isKind(_ kind: Item, of dish: Item, in text: String) -> Bool {
        guard isInFront(kind, dish, in: text), !dish.isAddition, kind.share == nil,
            kind.sweetness == nil, !kind.isListed, kind.cutInto == nil,
            case .food = kind.name, case .food = dish.name,
            kind.amount == nil || dish.amount == nil
        else { return false }
        if kind.isSeasoning { return !dish.isSeasoning }
        // "竹笙湯", "鮭魚粥": what is in a soup, a congee or noodles that are called by nothing else, unlike "荷包蛋味噌湯".
        if Self.plain.contains(where: { dish.scalars.elementsEqual($0) }) {
            return kind.isOneOf(Self.kinds) || kind.isOneOf(Self.inSoups)
        }
        return dish.isOneOf(Self.dishes) && kind.isOneOf(Self.kinds)
    }

    /// Whether nothing stands between two names but "的": "紅豆的冰棒".
    func isInFront(_ first: Item, _ second: Item, in text: String) -> Bool {
        guard first.bytes.upperBound <= second.bytes.lowerBound else { return false }
        let gap = Int(first.bytes.upperBound)..<Int(second.bytes.lowerBound)
        return gap.isEmpty
            || text.utf8.dropFirst(gap.lowerBound).prefix(gap.count)
                .elementsEqual("的".utf8)
    }

    /// Soups, congees and noodles by their plain names.
    private static let plain = Item.words("湯 清湯 粥 稀飯 湯麵 米粉 米粉湯 冬粉 冬粉湯 湯粉 煲湯 糖水")

    /// What soups are called by besides.
    private static let inSoups = Item.words(
        "筍 蔔 藕 竹笙 木耳 銀耳 雪耳 豆 豆苗 菜心 山藥 淮山 蓮子 枸杞 紅棗 百合 骨 腩 肚 肝 腰 心 血 腸 丸 滑 腐竹 芽 芥藍 韭菜 芹 海帶 紫菜 蔥 薑 蠔 蚵 鮑 翅 舌 雜 蛙 田雞 鰻"
    )

    /// Dishes that have in them what stands in front of their names.
    private static let dishes = Item.words(
        """
        燉飯 焗飯 燴飯 炒飯 丼 丼飯 蓋飯 拌飯 炊飯 咖哩 咖哩飯 炒麵 燴麵 義大利麵 義麵 意粉 意麵 焗麵 千層麵 燉菜 焗烤 水煎包 煎包 砵仔糕 缽仔糕 格仔餅 燒餅 炒飯 飯糰 粽子 餡餅 車輪餅 紅豆餅 蛋餅 厚片 鬆餅 格子餅 饅頭 燒餅 抓餅 肉包 菜包 蒸餃 燒賣 腸粉 拉麵 可麗餅 臭豆腐 \
        滑蛋 炒蛋 烘蛋 蒸蛋 煎蛋捲 歐姆蛋 濃湯 羹 蛋花湯 鹹派 派 塔 蛋糕 戚風 起司蛋糕 千層 千層蛋糕 蛋糕捲 生乳捲 餅乾 曲奇 蛋捲 \
        冰棒 雪條 冰淇淋 雪糕 霜淇淋 雪酪 聖代 冰沙 奶昔 麻糬 大福 銅鑼燒 車輪餅 紅豆餅 雞蛋糕 泡芙 布丁 奶酪 慕斯 果凍 馬卡龍 \
        可頌 貝果 馬芬 瑪芬 司康 甜甜圈 飯捲 麵包 餐包 月餅 湯圓 元宵 包子 餡餅 水餃 煎餃 鍋貼 餛飩 雲吞 餃子 春捲 壽司 手卷 飯糰 御飯糰 \
        漢堡 堡 三明治 三文治 潛艇堡 披薩 pizza 捲餅 可麗餅 粽 肉粽 大阪燒 文字燒 章魚燒 可樂餅 能量棒 蛋白棒 穀物棒 米餅
        """)

    /// What they may be of.
    private static let kinds = Item.words(
        """
        雞排 排骨 肉絲 牛柳 雞柳 豬扒 雞扒 叉燒 雪菜 肉 雞 鴨 牛 豬 羊 魚 蝦 蟹 貝 蛋 菜 菇 瓜 薯 雞胸 雞腿 牛腩 蝦仁 花枝 透抽 干貝 海鮮 蛤蜊 培根 火腿 臘腸 熱狗 香腸 肉鬆 玉米 粟米 \
        番茄 蕃茄 洋蔥 青蔥 菠菜 酪梨 牛油果 豆腐 納豆 泡菜 起司 芝士 乳酪 奶油 鮮奶油 松露 紅豆 綠豆 黃豆 黑豆 芋頭 芋泥 地瓜 番薯 南瓜 栗子 \
        抹茶 巧克力 朱古力 可可 花生 芝麻 核桃 杏仁 堅果 開心果 草莓 藍莓 莓果 芒果 檸檬 香蕉 蘋果 鳳梨 菠蘿 百香果 水蜜桃 葡萄 葡萄乾 蔓越莓 椰子 榴槤 柚子 橘子 \
        香草 焦糖 蜂蜜 黑糖 桂花 牛奶 鮮奶 優格 咖啡 摩卡 紫米 燕麥 奧利奧 oreo 海苔 紫菜 咖哩 黃金 蒜香 麻油
        """)
}

extension ChineseLine.Item {
    /// Whether it seasons what stands behind it, and is no dish by itself: "黑胡椒牛柳", "味噌鯖魚".
    fileprivate var isSeasoning: Bool { isOneOf(Self.seasonings) }

    private static let seasonings = words(
        "麻油 香油 豉油 豉椒 胡椒 黑胡椒 白胡椒 胡椒鹽 味噌 青醬 白醬 紅醬 奶油白醬 番茄醬汁 沙茶 沙茶醬 豆豉 蔭豉 孜然 咖哩粉 五香 五香粉 照燒醬 醬油 蠔油 蒜蓉 蒜泥 薑汁 九層塔 羅勒 迷迭香 香菜 紫蘇 辣椒 剝皮辣椒 花椒 鹽麴 塔香 魚露 芥末 蜂蜜芥末 香茅"
    )
}
