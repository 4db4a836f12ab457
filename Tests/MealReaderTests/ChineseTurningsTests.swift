import MealReader
import Nutrition
import Testing

/// What one part of a line denies or plans, and another does not.
struct ChineseTurningsTests {
    private func foods(_ line: String) throws -> [String] {
        try WholeCatalog.reader().reading(of: line).items.compactMap(\.food?.rawValue)
    }

    @Test(arguments: [
        ("早上吃一個肉包中午沒吃晚上吃水餃十顆", 2), ("早餐沒吃午餐一碗牛肉麵", 1), ("說要戒宵夜結果吃了一包洋芋片", 1),
        ("原本想喝可樂最後喝了無糖豆漿", 1), ("沒胃口只喝了一碗味噌湯", 1), ("沒吃飯只吃燙青菜一盤", 1), ("漢堡吃四分之三 雞塊都給弟弟", 1),
        ("不餓所以只吃一根香蕉", 1),
    ])
    func `what was had stands beside what was not`(line: String, count: Int) throws {
        #expect(try foods(line).count == count, "\(line)")
    }

    @Test(arguments: ["不敢吃辣的炒麵", "今天早餐沒吃", "想吃火鍋但是太貴", "不能吃蝦", "沒吃蛋餅", "說好不吃甜點", "蛋餅賣完"])
    func `what was only denied is no meal`(line: String) throws {
        #expect(try foods(line).isEmpty, "\(line)")
    }

    @Test(arguments: [
        ("沒吃早餐就出門 午餐吃炒麵", "lunch"), ("省略早餐 晚餐吃咖哩飯", "dinner"), ("沒吃午餐就去開會 晚餐吃粥", "dinner"),
    ])
    func `a meal that was not had is not that of the next`(line: String, meal: String) throws {
        let reading = try WholeCatalog.reader().reading(of: line)
        #expect(reading.items.count == 1, "\(line)")
        #expect((reading.meal ?? reading.items.first?.meal)?.rawValue == meal, "\(line)")
    }

    @Test func `what is kept for another day was not had`() throws {
        let items = try WholeCatalog.reader().reading(of: "鍋貼十個留著四個明天吃").items
        #expect(items.map(\.grams?.value) == [168])
    }

    @Test(arguments: [
        "小時候常常吃外婆煮的粥", "冰箱裡還有兩顆蛋", "電視上的牛肉麵看起來好香", "醫師叫我少吃蛋糕", "最討厭吃茄子", "狗狗把我的雞腿吃掉了",
        "研究指出喝咖啡很健康", "吐司發霉了", "豆腐買一送一", "要去排隊排一小時的甜甜圈", "夢到吃蛋糕", "冇食到麵",
        "細佬食晒我啲餅乾", "今晚煮咩好",
    ])
    func `talk about food is no meal`(line: String) throws {
        guard case .nothing = try WholeCatalog.reader().read(line) else {
            Issue.record("\(line) is taken for a meal")
            return
        }
    }

    @Test(arguments: [
        ("過期的優格吃了一杯", 1), ("公休只好改吃一碗牛肉麵", 1), ("被同學餵食餅乾一片", 1), ("自己煮咗個麵", 1), ("在家煮咖哩雞", 1),
        ("買一送一的拿鐵喝了一杯", 1), ("上課前香蕉一根", 1), ("朋友生日切了一塊蛋糕", 1), ("年夜飯：白斬雞三塊、炒高麗菜", 2),
        ("超商只剩三明治，我就吃那個了", 1), ("湯麵剩兩口", 1), ("好久沒吃的臭豆腐一份", 1),
    ])
    func `what was had after all is a meal`(line: String, count: Int) throws {
        #expect(try foods(line).count == count, "\(line)")
    }
}
