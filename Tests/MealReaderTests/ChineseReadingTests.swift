import FoodCatalog
import MealReader
import Nutrition
import Testing

/// Lines in Chinese, read with the whole catalog.
struct ChineseReadingTests {
    private func reading(_ text: String) throws -> Reading {
        try WholeCatalog.reader().reading(of: text)
    }

    /// What is found, as "id grams".
    private func found(_ text: String) throws -> [String] {
        try reading(text).items.map { item in
            "\(item.food?.rawValue ?? "?") \(Int((item.grams?.value ?? -1).rounded()))"
        }
    }

    @Test(arguments: [
        (
            "早餐吃兩顆荷包蛋一杯無糖豆漿和半個肉包",
            ["fried-egg-tw 110", "unsweetened-soy-milk-tw 360", "pork-bun-tw 55"]
        ),
        (
            "午餐滷肉飯加滷蛋，還有一碗貢丸湯",
            ["lu-rou-fan 240", "braised-egg-tw 50", "pork-ball-soup-tw 350"]
        ),
        ("蛋餅加起司", ["cheese-egg-pancake 139"]),
        ("珍珠奶茶大杯半糖少冰", ["pearl-milk-tea-half-sugar 700"]),
        ("一杯半糖珍奶", ["pearl-milk-tea-half-sugar 500"]),
        ("雞胸肉150克白飯200公克", ["chicken-breast 150", "white-rice 200"]),
        ("水餃十五顆", ["pork-dumpling-tw 345"]),
        ("一個半肉包", ["pork-bun-tw 165"]),
        ("叉燒飯一碟，凍檸茶走甜", ["char-siu-rice-hk 470", "hong-kong-lemon-tea-unsweetened 365"]),
        ("吃了一個便當的一半", ["plain-bento 249"]),
        ("蘿蔔糕兩片加一顆蛋", ["pan-fried-turnip-hk 130", "egg 50"]),
        ("炒了一台斤菠菜", ["spinach-tw 600"]),
        ("白飯八分滿一碗", ["white-rice 144"]), ("把便當吃掉了", ["plain-bento 498"]),
        ("七點二十吃了蛋", ["egg 50"]), ("七點二十顆蛋", ["egg 1000"]),
        ("两个荷包蛋", ["fried-egg-tw 110"]),
        ("荷包蛋ｘ２", ["fried-egg-tw 110"]),
        ("第二碗白飯", ["white-rice 180"]), ("喝了第三杯無糖豆漿", ["unsweetened-soy-milk-tw 360"]),
        ("白飯和荷包蛋各吃一半", ["white-rice 80", "fried-egg-tw 28"]),
        ("一碗白飯、兩顆荷包蛋都只吃一半", ["white-rice 90", "fried-egg-tw 55"]),
        ("一碗白飯、兩顆荷包蛋，都只吃一半", ["white-rice 90", "fried-egg-tw 55"]),
        ("水餃，十顆，我吃三顆", ["pork-dumpling-tw 69"]), ("荷包蛋，四顆，吃了兩顆", ["fried-egg-tw 110"]),
        ("在對面吃了一碗白飯", ["white-rice 180"]), ("對面的荷包蛋兩顆", ["fried-egg-tw 110"]),
        ("一個披薩", ["cheese-pizza 691"]), ("兩片披薩", ["cheese-pizza 238"]),
        ("半個披薩", ["cheese-pizza 346"]),
        ("改良式豆漿一杯", ["sweet-soy-milk-tw 360"]), ("取消了晚餐聚會，改吃一碗白飯", ["white-rice 180"]),
    ])
    func `foods are found with their amounts`(text: String, foods: [String]) throws {
        #expect(try found(text) == foods)
    }

    @Test(arguments: [
        ("三兩豬肉", 112.5), ("兩兩豬肉", 75), ("半斤豬肉", 300), ("一斤豬肉", 600), ("1台斤豬肉", 600),
        ("一斤半豬肉", 900), ("一斤二兩豬肉", 675), ("一兩半豬肉", 56.25), ("三兩半豬肉", 131.25), ("十兩豬肉", 375),
        ("十二兩豬肉", 450),
    ])
    func `catties and taels are weights`(text: String, grams: Double) throws {
        #expect(try reading(text).items.map { $0.grams?.value } == [grams])
    }

    @Test func `the region says what a catty and a peanut are`() throws {
        var reader = try WholeCatalog.reader()
        #expect(reader.reading(of: "土豆").items.first?.food == "peanuts")
        reader.region = .mainland
        #expect(reader.reading(of: "土豆").items.first?.food == "potato")
        #expect(reader.reading(of: "一斤豬肉").items.first?.grams?.value == 500)
    }

    @Test(arguments: [
        ("兩顆蛋", 2.0), ("三顆蛋", 3), ("十顆蛋", 10), ("十二顆蛋", 12), ("二十顆蛋", 20), ("一百顆蛋", 100),
        ("兩三顆蛋", 2.5), ("一兩顆蛋", 1.5), ("半顆蛋", 0.5), ("1/2顆蛋", 0.5), ("２顆蛋", 2), ("蛋兩顆", 2),
        ("一打蛋", 12), ("半打蛋", 6), ("兩顆半蛋", 2.5), ("二五顆蛋", 25), ("一百零五顆蛋", 105), ("一百五顆蛋", 150),
        ("一千零五顆蛋", 1005), ("一千零五十顆蛋", 1050), ("一千五顆蛋", 1500), ("一萬零五十顆蛋", 10_050),
        ("一千萬顆蛋", 10_000_000), ("3萬顆蛋", 30_000), ("一五〇顆蛋", 150), ("一零五顆蛋", 105), ("三五顆蛋", 4),
        ("十幾顆蛋", 15), ("幾十顆蛋", 30),
    ])
    func `numbers count`(text: String, count: Double) throws {
        let one = try #require(try reading("一顆蛋").items.first?.grams?.value)
        #expect(try reading(text).items.map { $0.grams?.value } == [one * count])
    }

    @Test(arguments: [
        ("一百零五克飯", 105.0), ("兩百零八克飯", 208), ("一千零五克飯", 1005), ("一五〇克飯", 150), ("兩百五克飯", 250),
        ("一點五公斤飯", 1500), ("1,200克飯", 1200),
    ])
    func `weights are as they are said`(text: String, grams: Double) throws {
        #expect(try reading(text).items.map { $0.grams?.value } == [grams])
    }

    @Test(arguments: [
        ("一又二分之一碗飯", 1.5), ("1 1/2碗飯", 1.5), ("1又1/2碗飯", 1.5), ("1½碗飯", 1.5), ("1,5碗飯", 1.5),
        ("1/2 碗飯", 0.5),
        ("十分之一碗飯", 0.1), ("八分之三碗飯", 0.375), ("五分之二碗飯", 0.4), ("六分之一碗飯", 1.0 / 6), ("百分之八十碗飯", 0.8),
        ("零點五碗飯", 0.5),
    ])
    func `parts are parts`(text: String, bowls: Double) throws {
        let bowl = try #require(try reading("一碗飯").items.first?.grams?.value)
        let grams = try #require(try reading(text).items.first?.grams?.value)
        #expect(abs(grams - bowl * bowls) < 0.01)
    }

    @Test func `a part behind a food is what was had of it`() throws {
        #expect(try found("一碗飯吃了五分之二") == ["white-rice 72"])
        #expect(try found("一碗飯剩三分之一") == ["white-rice 120"])
    }

    @Test(arguments: [
        ("宵夜跟室友分一份鹽酥雞，我吃一半", ["yan-su-ji 100"]),
        ("一盒雞蛋，吃了兩顆", ["egg 100"]), ("買了一盒雞蛋，吃了兩顆", ["egg 100"]),
        ("十顆水餃，剩兩顆", ["pork-dumpling-tw 184"]),
        ("十顆水餃，弟弟吃了兩顆", ["pork-dumpling-tw 184"]),
        ("一碗飯，吃了一半，剩下一半", ["white-rice 90"]),
        ("炒了一台斤菠菜，我吃了四分之一", ["spinach-tw 150"]),
        ("洋芋片一包60公克吃了半包", ["potato-chips-tw 30"]),
        ("我跟妹妹分四顆肉包，一人兩顆", ["pork-bun-tw 220"]),
        ("半台斤菠菜，滷一滷全部吃掉了", ["spinach-tw 300"]), ("茶葉蛋，兩顆", ["tea-egg-tw 110"]),
        ("一碗飯和一顆蛋，我不餓", ["white-rice 180", "egg 50"]),
    ])
    func `what is said behind a food tells how much of it was eaten`(
        text: String, foods: [String]
    ) throws {
        #expect(try found(text) == foods)
    }

    @Test(arguments: [
        ("牛奶 290 毫升", ["fresh-milk-tw 299"]), ("蛋 2 顆", ["egg 100"]),
        ("白飯 200g 雞胸肉 150g", ["white-rice 200", "chicken-breast 150"]),
        ("oatmeal 40g + 蛋一顆", ["oatmeal 40", "egg 50"]), ("哈密瓜 200 公克", ["muskmelon-tw 200"]),
    ])
    func `a space may part a number from its measure`(text: String, foods: [String]) throws {
        #expect(try found(text) == foods)
    }

    @Test func `a cup of a drink at home is no measure of its volume`() throws {
        let drinks = ["木瓜牛奶500cc", "優酪乳500cc", "無糖豆漿500cc"]
        for drink in drinks {
            let grams = try #require(try reading(drink).items.first?.grams?.value)
            #expect((490...530).contains(grams), "\(drink)")
        }
    }

    @Test func `a dish in front of a colon heads a list`() throws {
        #expect(try found("關東煮：白蘿蔔兩塊、米血一串") == ["daikon-tw 100", "pork-blood-cake 60"])
    }

    @Test func `a shop is no range of figures`() throws {
        #expect(try reading("7-11 的御飯糰一個").items.map(\.amount) == [1])
    }

    @Test func `figures that say nothing are told as unread`() throws {
        #expect(try reading("2/3/4碗飯").unread == ["2/3/4"])
        #expect(try reading("吃了兩顆蛋，0大卡").unread == ["0大卡"])
    }

    @Test(arguments: [
        ("一百二十五大卡的餅乾", 125.0), ("餅乾125大卡", 125), ("吃了兩顆蛋，200大卡", 200), ("喝了100 kcal的豆漿", 100),
    ])
    func `energy that is told is kept`(text: String, calories: Double) throws {
        #expect(try reading(text).items.map { $0.nutrients.calories?.value } == [calories])
    }

    @Test(arguments: [
        ("3/31 吃了兩顆蛋", 3, 31), ("31/3 吃了兩顆蛋", 3, 31), ("11/31吃了兩顆蛋", 11, 31),
        ("13/32 吃了兩顆蛋", 13, 32),
        ("三月三十二日吃了兩顆蛋", 3, 32), ("二月三十日兩顆蛋", 2, 30), ("十一月三十一日 兩顆蛋", 11, 31), ("3月5號兩顆蛋", 3, 5),
        ("十三月一日吃了兩顆蛋", 13, 1), ("三月三十 吃了兩顆蛋", 3, 30), ("3/5早餐兩顆蛋", 3, 5),
    ])
    func `dates are no amounts`(text: String, month: Int, day: Int) throws {
        let reading = try reading(text)
        let date = SpokenTime.Day.date(year: nil, month: month, day: day)
        #expect(reading.time?.day == date)
        #expect(reading.items.map { $0.grams?.value } == [100])
        let days = try WholeCatalog.reader().times(in: text).hits.map(\.time.day)
        #expect(days == [date])
        #expect(date.isReal == (month == 3 && day <= 31))
    }

    @Test func `a date is told in its words`() throws {
        let text = "十一月三十一日早餐吃了蛋"
        let hit = try #require(try WholeCatalog.reader().times(in: text).hits.first)
        #expect(text[hit.range] == "十一月三十一日")
        #expect(try reading("2026/3/31 蛋餅").time?.day == .date(year: 2026, month: 3, day: 31))
        #expect(try reading("2026-03-31蛋餅").time?.day == .date(year: 2026, month: 3, day: 31))
        #expect(try reading("5號早餐蛋餅").time?.day == .dayOfMonth(5))
    }

    @Test(arguments: [
        ("兩個半小時前吃了蛋", 150), ("一個半小時前吃了蛋", 90), ("半小時前吃了蛋", 30), ("2.5天前吃了蛋", 3600),
        ("一天半前吃了蛋", 2160),
        ("一小時二十分鐘前吃了蛋", 80), ("9999分鐘前吃了蛋", 9999),
    ])
    func `how long ago it was is no amount`(text: String, minutes: Int) throws {
        let reading = try reading(text)
        #expect(reading.time == SpokenTime(clock: .minutesAgo(minutes)))
        #expect(reading.items.map { $0.grams?.value } == [50])
        #expect(try self.reading("兩週前吃了蛋").time?.day == .daysAgo(14))
    }

    @Test(arguments: [
        "900000天前", "10000天前", "9999999999天前", "9999999999分鐘前", "9999999999小時前", "一億年前",
    ])
    func `what is longer ago than any journal is unread`(words: String) throws {
        let reading = try reading("\(words)吃了兩顆蛋")
        #expect(reading.time == nil)
        #expect(reading.unread == [words])
        #expect(reading.items.map { $0.grams?.value } == [100])
    }

    @Test(arguments: [
        "把蛋刪掉", "刪掉兩顆蛋", "改成三顆蛋", "把飯改成200克", "更正 三顆蛋", "更正，三顆蛋", "打錯了，是兩碗飯", "不是100克飯，是150克飯",
        "唔係兩隻蛋，係三隻蛋",
        "取消兩顆蛋", "今天吃了幾顆蛋", "今天一共吃了幾碗飯", "昨天喝了幾杯咖啡", "蛋幾顆", "幾顆", "多少", "今天吃了多少", "早餐幾點吃的蛋",
        "今日食咗啲乜",
    ])
    func `orders, corrections and questions log nothing`(text: String) throws {
        #expect(try found(text) == [])
    }

    @Test func `a few are some, where nobody asks`() throws {
        #expect(try found("早上吃了幾顆草莓") == ["strawberries 54"])
        #expect(try found("不是很餓，吃了一顆蛋") == ["egg 50"])
    }

    @Test(arguments: [
        "沒吃早餐", "明天想吃火鍋", "香蕉一斤多少錢？", "我弟吃了兩碗飯", "去超市買了雞蛋和牛奶", "牛肉麵很好吃", "蘋果電腦壞了",
        "今天吃了什麼？", "老公說他要吃牛排", "我想喝珍珠奶茶", "買了雞蛋一盒 牛奶兩瓶 青菜三把", "昨天的火鍋就不要記了",
        "煮咗成煲咖喱畀屋企人食",
    ])
    func `talk is no meal`(text: String) throws {
        #expect(try found(text) == [])
        guard case .nothing = try WholeCatalog.reader().read(text) else {
            Issue.record("read as a meal")
            return
        }
    }

    @Test(arguments: [
        ("鍋貼10個 酸辣湯小", ["potsticker-tw 280", "hot-and-sour-soup 380"]),
        ("燒賣2粒 叉燒包1個", ["siu-mai-dim-sum-hk 50", "char-siu-bun-tw 60"]),
        ("兩顆荷包蛋 一杯無糖豆漿", ["fried-egg-tw 110", "unsweetened-soy-milk-tw 360"]),
        ("雞蛋 2顆 白飯 1碗", ["egg 100", "white-rice 180"]),
        ("烤地瓜 1條 208克", ["sweet-potato-tw 208"]),
        ("蛋 2 顆 豆漿 400 毫升", ["egg 100", "sweet-soy-milk-tw 400"]),
        ("雞胸肉 200 克 白飯 150 克", ["chicken-breast 200", "white-rice 150"]),
        ("披薩四個人分 我吃兩片", ["cheese-pizza 238"]),
        ("買了一個便當、一杯無糖豆漿、一顆蘋果", ["plain-bento 498", "unsweetened-soy-milk-tw 360", "apple 200"]),
        (
            "午餐便當，下午吃蘋果、荷包蛋、白飯",
            ["plain-bento 498", "apple 200", "fried-egg-tw 55", "white-rice 160"]
        ),
        ("便當80%吃完", ["plain-bento 398"]),
        ("早餐 荷包蛋", ["fried-egg-tw 55"]), ("白飯 290 公克", ["white-rice 290"]),
        ("一杯熱拿鐵 其他沒吃", ["cappuccino-latte-tw 360"]),
        ("沒吃早餐 午餐吃荷包蛋", ["fried-egg-tw 55"]),
        ("半斤叉燒，我食咗三兩左右 冇飯", ["char-siu-tw 113"]),
    ])
    func `spaces part what commas part elsewhere`(text: String, foods: [String]) throws {
        #expect(try found(text) == foods)
    }

    @Test(arguments: [
        // A bracket behind a food says what is in it, and of a menu what was chosen.
        ("蒸蛋（用兩顆蛋）一碗", ["steamed-egg-tw 400"]),
        (
            "自助餐：荷包蛋、青江菜、茄子、白飯半碗",
            ["fried-egg-tw 55", "bok-choy-tw 100", "eggplant-tw 100", "white-rice 90"]
        ),
        // Of the rice of a dish.
        ("排骨便當 飯吃一半", ["pork-chop-bento 406"]), ("牛肉麵，湯喝一半", ["taiwanese-beef-noodle-soup 703"]),
        ("市場買的滷牛腱切三兩", ["beef-shank-tw 113"]), ("豬肉二両", ["pork 75"]),
        ("荷包蛋兩顆 飯唔要", ["fried-egg-tw 110"]), ("出前一丁麻油味1包", ["instant-noodles-pack-hk 100"]),
        ("吃了pad thai 大概80%", ["pad-thai 360"]),
        ("珍珠奶茶，半糖少冰", ["pearl-milk-tea-half-sugar 500"]),
        ("小火鍋（沒吃王子麵）", ["small-hotpot-tw 990"]), ("優格 一杯（plain 0%）", ["yogurt 170"]),
        ("我吃半盤炒飯吧", ["yangzhou-fried-rice-hk 230"]),
        ("漢堡、薯條，兩個人分", ["hamburger 73", "french-fries 55"]),
    ])
    func `what is said of a dish is no food beside it`(text: String, foods: [String]) throws {
        #expect(try found(text) == foods)
    }

    @Test func `meals and times are told`() throws {
        let breakfast = try reading("昨天早餐蛋餅")
        #expect(breakfast.meal == .breakfast)
        #expect(breakfast.time?.day == .daysAgo(1))
        #expect(try reading("早上八點半蛋餅").time?.clock == .at(hour: 8, minute: 30))
        #expect(try reading("晚上七點牛肉麵").time?.clock == .at(hour: 19, minute: 0))
        let both = try reading("早餐蛋餅，午餐牛肉麵")
        #expect(both.items.map { both.meal(of: $0) } == [.breakfast, .lunch])
    }

    @Test func `English and Chinese stand in one line`() throws {
        #expect(try found("一杯 latte 和 2 eggs").count == 2)
    }

    @Test func `an unknown word is not guessed at`() throws {
        let reading = try reading("吃了兩個飛天掃帚")
        #expect(reading.items.allSatisfy { $0.food == nil && $0.nutrients.calories == nil })
        #expect(try self.reading("吃了蛋餅和掃帚").unread == ["掃帚"])
    }

    @Test func `simplified and traditional characters read alike`() throws {
        #expect(try found("早餐吃两颗荷包蛋一杯无糖豆浆") == found("早餐吃兩顆荷包蛋一杯無糖豆漿"))
    }
}
