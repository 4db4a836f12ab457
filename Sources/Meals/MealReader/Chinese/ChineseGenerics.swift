internal import FoodCatalog

// Words for a kind of food in front of what it was: "訂飲料喝多多綠", "水果 蘋果一顆". Nobody had one beside the other.
extension ChineseLine {
    /// "麻油雞下一把麵線": noodles by the handful are no bowl of the soup that is called by them.
    mutating func nameNoodles() {
        guard let plain = index.known(Self.plainNoodles) else { return }
        for place in clauses.indices {
            for part in clauses[place].parts.indices {
                guard case .item(var item) = clauses[place].parts[part],
                    item.scalars.elementsEqual(Self.noodles),
                    let counter = item.amount?.counter, Self.handfuls.contains(counter)
                else { continue }
                (item.name, item.scalars) = (.food(plain), Self.plainNoodles[...])
                clauses[place].parts[part] = .item(item)
            }
        }
    }

    private static let noodles = HanText.folded("麵線")
    private static let plainNoodles = HanText.folded("白麵線")
    private static let handfuls = Set(["把", "小把", "束", "團"].map { HanText.key(ofName: $0) })

    /// Takes out what was only called by its kind, where the same meal says what it was.
    mutating func leaveGenerics() {
        for sentence in sentences {
            for place in sentence {
                for part in clauses[place].parts.indices.reversed() {
                    guard case .item(let item) = clauses[place].parts[part], item.amount == nil,
                        item.energy == nil, item.share == nil,
                        isToldBehind(place, part, in: sentence, item)
                    else { continue }
                    clauses[place].parts.remove(at: part)
                }
            }
        }
    }

    /// Whether the next food, before another meal begins, is one of a kind.
    private func isToldBehind(
        _ place: Int, _ part: Int, in sentence: Range<Int>, _ generic: Item
    ) -> Bool {
        let kind = Self.generics.first { generic.scalars.elementsEqual($0.name) }
        // "小火鍋 麻辣鍋底"
        let isPot = Self.pots.contains { generic.scalars.elementsEqual($0) }
        guard kind != nil || isPot else { return false }
        for next in place..<sentence.upperBound {
            if next > place, clauses[next].hasOccasion { return false }
            for (number, content) in clauses[next].parts.enumerated() {
                guard next > place || number > part, case .item(let item) = content else {
                    continue
                }
                return isPot && item.isPot || kind.map { item.isOneOf($0.ends) } == true
            }
        }
        return false
    }

    private static let pots = Item.words("火鍋 小火鍋 個人鍋 鍋物 打邊爐")

    private static let generics: [(name: [UInt32], ends: [[UInt32]])] = [
        (
            "飲料 手搖 手搖飲 飲品 飲料店 嘢飲 涼水 冷飲 熱飲",
            "茶 奶綠 奶青 綠 青 紅 奶 啡 咖啡 拿鐵 美式 汁 檸檬 冰 水 可樂 雪碧 七喜 汽水 多多 養樂多 豆漿 漿 鐵 珍奶 露 沙 春 冰沙 奶昔 啤酒 酒 飲 樂 七 鴛鴦 可可 蜜 愛玉 甘露"
        ),
        (
            "水果 生果 水果盤",
            "果 蕉 梨 瓜 莓 橙 柳丁 橘 橘子 柑 桃 芭樂 蓮霧 棗 柿 柿子 葡萄 提子 奇異果 鳳梨 菠蘿 芒果 荔枝 龍眼 櫻桃 車厘子 柚 柚子 文旦 釋迦 榴槤 李 李子 杏 番茄"
        ),
        ("甜點 甜品 蛋糕", "蛋糕 千層 布丁 派 塔 慕斯 布朗尼 提拉米蘇 泡芙 奶酪 鬆餅 糖水 豆花 湯圓 湯丸 沙 糊 甘露 撞奶 雙皮奶 戚風 捲"),
        ("麵 湯麵", "麵 米粉 冬粉 河粉 拉麵"),
        ("點心", "餃 燒賣 包 腸粉 糕 排骨 鳳爪 餅 卷 酥 糰 布丁"),
        ("涼茶", "味 花茶 麻仁 枯草 菊露 茅根 茶"),
        ("丼飯 丼", "丼 飯"),
        ("餅乾", "餅乾 夾心餅 曲奇 蛋捲 蘇打餅"),
        ("麵包", "麵包 包 可頌 吐司 貝果 捲 菠蘿"),
    ].flatMap { names, ends in
        Item.words(names).map { (name: $0, ends: Item.words(ends)) }
    }
}
