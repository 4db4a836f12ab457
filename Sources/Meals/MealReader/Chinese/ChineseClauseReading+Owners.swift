internal import FoodCatalog

// Whose something was, and when it was had.
extension ChineseClauseReading {
    func key(_ position: Int) -> WordHash {
        range.contains(position) ? amounts.pieces[position].key : .seed
    }

    /// Behind what one does: before, after or during which one ate.
    static let whiles = Set(
        "前 後 完 完後 時 之前 之後 的時候 途中 回來 空檔".split(separator: " ").map {
            HanText.key(ofName: String($0))
        })
    /// What dishes are said to be without, and no part of them.
    static let hot = Set(
        "辣 小辣 中辣 大辣 微辣 沾醬 醬料 甜 冰塊 配菜 套餐 調味".split(separator: " ").map {
            HanText.key(ofName: String($0))
        })
    /// "把我的布丁吃掉", "食晒我啲薯片": whether what somebody else had was the speaker's.
    var isOwning: Bool {
        isOf(position) && Self.taking.contains(key(position - 2))
            || clause.signs.contains(.others)
                && [.eat, .all].contains(kind(position - 2)) && Self.owned.contains(key(position))
    }

    /// Who is given to eat, and gives nobody anything.
    static let served = Set(
        "客人 學生 病人 隔壁桌 路人 旁邊的人 狗 貓 狗狗 貓咪 寶寶 毛小孩".split(separator: " ").map {
            HanText.key(ofName: String($0))
        })

    /// Words by which each of two had a half.
    static let halving = Set(
        "對分 對半分 一人一半 各一半 五五分 你一半我一半 一人半份 各自一半 一人各半".split(separator: " ").map {
            HanText.key(ofName: String($0))
        })

    /// In front of an amount they say what was left.
    static let leftovers = Set(["食剩", "吃剩", "喝剩", "飲剩"].map { HanText.key(ofName: $0) })

    static let owned = Set(["的", "嘅", "啲"].map { HanText.key(ofName: $0) })

    /// "媽媽煮的": whether the somebody in front of this made or brought it.
    var isMaker: Bool {
        !Self.taking.contains(key(position))
            && isMakerHere
    }

    private var isMakerHere: Bool {
        [.doing, .cook, .got, .given].contains(kind(position))
            && (isOf(position + 1) || isMade(position))
            || isOf(position)
            || isOf(position + 1) && kind(position) != .eat && hasFoodAhead
            || isMakerAhead
    }

    private static let homes = Set(["家", "屋企", "家裡", "家中"].map { HanText.key(ofName: $0) })

    /// "家" in "外婆家".
    func isHome(_ position: Int) -> Bool {
        range.contains(position) && Self.homes.contains(amounts.pieces[position].key)
    }

    func isMine(_ position: Int) -> Bool { kind(position) == .me }

    /// Whether a number stands before a place: "三個朋友".
    func isCounted(_ place: Int) -> Bool {
        company != nil && range.contains(place)
    }

    /// "媽切了一盤水果": somebody cooks, buys or brings what is named next, for nobody else.
    var isMakerAhead: Bool {
        var isMade = false
        for place in position..<range.upperBound {
            switch amounts.pieces[place].content {
            case .food, .latin:
                return (isMade || isOf(place - 1)) && !isGivenAhead(place)
            case .word(let word):
                switch word.kind {
                case .got, .cook: isMade = true
                case .eat:
                    if !Self.madeWords.contains(amounts.pieces[place].key) {
                        return false
                    } else {
                        isMade = true
                    }
                case .deny, .plan, .given, .doing, .ask, .others: return false
                default: break
                }
            case .mark: if !amounts.isSpace(place) { return false }
            default: break
            }
        }
        return false
    }

    func isGivenAhead(_ start: Int) -> Bool {
        (start..<range.upperBound).contains { kind($0) == .given }
    }

    /// Verbs of eating that say as well who made it: "媽媽煮了麵".
    private static let madeWords = Set(
        ("煮了 煎了 做了 泡了 沖了 自煮 叫了 叫咗 點了 點咗 訂了 帶了 熱了 煮咗個 煮咗碗 煮咗包 煎咗隻 煎咗個 炒咗碟 炒咗個 蒸咗碟 "
            + "蒸咗條 整咗個 整咗碗 煮個 煮碗 煮了個 煮了碗 煮了包 弄了個 弄了碗").split(separator: " ").map {
                HanText.key(ofName: String($0))
            })
}
