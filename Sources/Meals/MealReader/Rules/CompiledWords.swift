// swift-format-ignore-file
// Written by `make rules` from reading/steps; see docs/rules.md.

internal import FoodCatalog
internal import Nutrition

extension AbsencePass {
    static let bowls = WordSet(StepWords.text("AbsencePass.bowls", "bowl bibimbap poke"))
    static let shells = WordSet(StepWords.text("AbsencePass.shells", "taco nacho nachos quesadilla enchilada tostada"))
    static let salads = WordSet(StepWords.text("AbsencePass.salads", "salad"))
    static let cheeseburgers = WordSet(StepWords.text("AbsencePass.cheeseburgers", "cheeseburger bigmac mac"))
    /// Who leaves a bun away had the thing in one: 130 of 370 kcal of a hamburger of FNDDS, 200 of 535 of a Big Mac.
    static let inAny = WordTable(figures: StepWords.text("AbsencePass.inAny", """
        bun 0.35
        bap 0.35
        """))
    static let inBowl = WordTable(figures: StepWords.text("AbsencePass.inBowl", """
        rice 0.3
        bean 0.15
        cheese 0.12
        cream 0.08
        guacamole 0.15
        """))
    static let inBurrito = WordTable(figures: StepWords.text("AbsencePass.inBurrito", """
        rice 0.2
        bean 0.15
        cheese 0.12
        cream 0.08
        guacamole 0.12
        """))
    static let inShell = WordTable(figures: StepWords.text("AbsencePass.inShell", """
        cheese 0.2
        cream 0.08
        guacamole 0.12
        """))
    static let inSandwich = WordTable(figures: StepWords.text("AbsencePass.inSandwich", """
        mayonnaise 0.13
        butter 0.1
        sauce 0.08
        """))
    static let inCheeseburger = WordTable(figures: StepWords.text("AbsencePass.inCheeseburger", """
        cheese 0.12
        mayonnaise 0.13
        sauce 0.08
        """))
    static let inSalad = WordTable(figures: StepWords.text("AbsencePass.inSalad", """
        dressing 0.3
        crouton 0.1
        cheese 0.12
        bacon 0.12
        """))
}

extension AgainWords {
    /// What stands before and behind, and says nothing.
    static let politeness = WordSet(StepWords.text("AgainWords.politeness", "please hey demeter ok okay and oh um uh well so thanks"))
    static let repeating = WordSet(StepWords.text("AgainWords.repeating", "repeat copy"))
    static let same = WordSet(StepWords.text("AgainWords.same", "same"))
    /// Whose it was.
    static let owning = WordSet(StepWords.text("AgainWords.owning", "yesterdays mondays tuesdays wednesdays thursdays fridays saturdays sundays"))
    /// Without one of these or of those above nothing is repeated.
    static let more = WordSet(StepWords.text("AgainWords.more", "again another more"))
    static let fillers = WordSet(StepWords.text("AgainWords.fillers", "the a my same thing things food meal as on for from of at last like again repeat copy i had ate today was is day before time me all everything in too that to"))
    static let wholes = WordSet(StepWords.text("AgainWords.wholes", "all everything"))
    /// "Copy breakfast to yesterday" goes the other way.
    static let ways = WordSet(StepWords.text("AgainWords.ways", "to into onto"))
    static let determiners = WordSet(StepWords.text("AgainWords.determiners", "my the a"))
    static let meals = WordTable<Meal>(names: StepWords.text("AgainWords.meals", """
        breakfast: breakfast brekkie
        lunch: lunch
        dinner: dinner supper
        snack: snack snacks
        """))
    static let openings = StepWords.text("AgainWords.openings", """
        today i had
        i had
        i ate
        ive had
        i have had
        ill have
        im having
        we had
        had
        have
        ate
        log
        add
        put down
        track
        it was
        its
        today
        """)
    static let phrases = StepWords.text("AgainWords.phrases", """
        same again
        the same again
        same thing again
        the same thing again
        repeat that
        repeat it
        repeat the last meal
        repeat the last entry
        repeat the last one
        repeat my last meal
        repeat last meal
        that again
        another one
        one more
        one more of those
        another of those
        the same
        the same thing
        """)
}

extension ChineseAmount {
    static let vessels = WordSet(StepWords.text("ChineseAmount.vessels", "cup serving bowl plate small medium large"))
    static let kilograms = WordSet(StepWords.text("ChineseAmount.kilograms", "kg"))
    static let grams = WordSet(StepWords.text("ChineseAmount.grams", "g"))
    static let packs = WordSet(StepWords.text("ChineseAmount.packs", "box bottle handful pack carton bunch kg can"))
    /// What is bought to be kept.
    static let stores = WordSet(StepWords.text("ChineseAmount.stores", "box pack carton bunch"))
    /// Grams of what counts pieces.
    static let pieceGrams = WordTable(figures: StepWords.text("ChineseAmount.pieceGrams", """
        塊 嚿 舊 件 團 截 35
        片 顆 粒 隻 條 根 20
        """))
    static let bites = WordSet(StepWords.text("ChineseAmount.bites", "口 啖 箸 筷 筷子 叉"))
}

extension ChineseAmounts {
    static let others = WordSet(StepWords.text("ChineseAmounts.others", "包 口 把"))
}

extension ChineseClauseReading {
    static let inch = WordSet(StepWords.text("ChineseClauseReading.inch", "吋 英吋 寸"))
    static let dishes = WordSet(StepWords.text("ChineseClauseReading.dishes", "樣菜 道菜"))
    static let families = WordSet(StepWords.text("ChineseClauseReading.families", "一家 全家 我們家 家裡"))
    static let wasting = WordSet(StepWords.text("ChineseClauseReading.wasting", "丟 丟了 丟掉 倒掉 倒了 倒咗 掉咗 棄"))
    static let fewer = WordSet(StepWords.text("ChineseClauseReading.fewer", "少 減 半份"))
    static let belonging = WordSet(StepWords.text("ChineseClauseReading.belonging", "的 嘅 杯的 一個"))
    static let being = WordSet(StepWords.text("ChineseClauseReading.being", "是 係 而是 才是"))
    static let cutting = WordSet(StepWords.text("ChineseClauseReading.cutting", "切 切了 切成 切咗 切開"))
    static let eggs = WordSet(StepWords.text("ChineseClauseReading.eggs", "蛋黃 蛋白"))
    static let only = WordSet(StepWords.text("ChineseClauseReading.only", "只吃 只喝 只吃了 只喝了 只食 只飲 淨係食 淨係食咗"))
    /// What is meant by the name of a kind of food.
    static let plain = WordTable<String>(names: StepWords.text("ChineseClauseReading.plain", """
        炒青菜: 菜
        熟肉: 肉
        """))
    static let throwing = WordSet(StepWords.text("ChineseClauseReading.throwing", "丟 丟了"))
    static let mixed = WordSet(StepWords.text("ChineseClauseReading.mixed", "奶 鮮奶 牛奶 咖啡 茶 糖 檸檬 冰塊"))
    static let companions = WordSet(StepWords.text("ChineseClauseReading.companions", "friend friends colleague colleagues gf bf with and wife husband"))
    static let sharing = WordSet(StepWords.text("ChineseClauseReading.sharing", "share shared split"))
    static let making = WordSet(StepWords.text("ChineseClauseReading.making", "做 做成 煮成 炒成 弄成 變成 改造成 煮個 煮"))
    /// Behind what one does: before, after or during which one ate.
    static let whiles = WordSet(StepWords.text("ChineseClauseReading.whiles", "前 後 完 完後 時 之前 之後 的時候 途中 回來 空檔"))
    /// What dishes are said to be without, and no part of them.
    static let hot = WordSet(StepWords.text("ChineseClauseReading.hot", "辣 小辣 中辣 大辣 微辣 沾醬 醬料 甜 冰塊 配菜 套餐 調味"))
    static let owned = WordSet(StepWords.text("ChineseClauseReading.owned", "的 嘅 啲"))
    /// Who is given to eat, and gives nobody anything.
    static let served = WordSet(StepWords.text("ChineseClauseReading.served", "客人 學生 病人 隔壁桌 路人 旁邊的人 狗 貓 狗狗 貓咪 寶寶 毛小孩"))
    /// Words by which each of two had a half.
    static let halving = WordSet(StepWords.text("ChineseClauseReading.halving", "對分 對半分 一人一半 各一半 五五分 你一半我一半 一人半份 各自一半 一人各半"))
    /// In front of an amount they say what was left.
    static let leftovers = WordSet(StepWords.text("ChineseClauseReading.leftovers", "食剩 吃剩 喝剩 飲剩"))
    static let homes = WordSet(StepWords.text("ChineseClauseReading.homes", "家 屋企 家裡 家中"))
    /// Verbs of eating that say as well who made it: "媽媽煮了麵".
    static let madeWords = WordSet(StepWords.text("ChineseClauseReading.madeWords", "煮了 煎了 做了 泡了 沖了 自煮 叫了 叫咗 點了 點咗 訂了 帶了 熱了 煮咗個 煮咗碗 煮咗包 煎咗隻 煎咗個 炒咗碟 炒咗個 蒸咗碟 蒸咗條 整咗個 整咗碗 煮個 煮碗 煮了個 煮了碗 煮了包 弄了個 弄了碗"))
    static let sides = WordSet(StepWords.text("ChineseClauseReading.sides", "配菜 菜色 配料"))
    static let inside = WordSet(StepWords.text("ChineseClauseReading.inside", "裡面 裡頭 入面 裡面有 裡面是 裡頭有 入面有 內含"))
    static let peels = WordSet(StepWords.text("ChineseClauseReading.peels", "連皮 帶皮 帶皮的 連殼 帶殼 帶殼的 連殼的 含殼 含皮 連籽 帶籽 含籽 帶核 連核 未去皮 未去殼 未去骨 帶骨 帶骨的 連骨 連骨的 含骨 帶頭 連頭 殼秤 連殼秤"))
    static let using = WordSet(StepWords.text("ChineseClauseReading.using", "用了 用咗 用掉"))
    static let taking = WordSet(StepWords.text("ChineseClauseReading.taking", "把 將"))
    static let choosing = WordSet(StepWords.text("ChineseClauseReading.choosing", "點 點了"))
    /// "no cheese" in a Chinese line.
    static let without = StepWords.text("ChineseClauseReading.without", """
        no
        without
        hold the
        """)
    static let cooking = WordSet(StepWords.text("ChineseClauseReading.cooking", "炒 煮 蒸 燉 燜 焗 滷 煲 炆 拌 燒"))
}

extension ChineseCommands {
    static let undoing = HanText.words(StepWords.text("ChineseCommands.undoing", "復原 撤銷 撤回 還原 取消 復原上一步 取消上一步 撤銷上一步 復原剛才的 取消剛才的 取消剛剛的 取消那筆"))
    static let cancelling = HanText.words(StepWords.text("ChineseCommands.cancelling", "取消"))
    static let denying = HanText.words(StepWords.text("ChineseCommands.denying", "我沒 沒 我冇 冇 我未 我不 我唔"))
    static let redoing = HanText.words(StepWords.text("ChineseCommands.redoing", "重做 取消復原 重做上一步"))
    static let helping = HanText.words(StepWords.text("ChineseCommands.helping", "幫助 說明 怎麼用 使用說明 點用"))
    static let asking = HanText.words(StepWords.text("ChineseCommands.asking", "多少 幾多 幾大卡 幾卡 幾克"))
    /// What stands before "how much" where it is asked what is left: 還可以吃多少.
    static let leaving = HanText.words(StepWords.text("ChineseCommands.leaving", "還剩 剩下 還可以吃 還能吃 還可以喝 還能喝 仲可以食 仲有幾多 仲剩 剩多少 還有多少 還有幾"))
}

extension ChineseLine {
    /// Soups, congees and noodles by their plain names.
    static let plain = HanText.words(StepWords.text("ChineseLine.plain", "湯 清湯 粥 稀飯 湯麵 米粉 米粉湯 冬粉 冬粉湯 湯粉 煲湯 糖水"))
    /// What soups are called by besides.
    static let inSoups = HanText.words(StepWords.text("ChineseLine.inSoups", "筍 蔔 藕 竹笙 木耳 銀耳 雪耳 豆 豆苗 菜心 山藥 淮山 蓮子 枸杞 紅棗 百合 骨 腩 肚 肝 腰 心 血 腸 丸 滑 腐竹 芽 芥藍 韭菜 芹 海帶 紫菜 蔥 薑 蠔 蚵 鮑 翅 舌 雜 蛙 田雞 鰻"))
    /// Dishes that have in them what stands in front of their names.
    static let dishes = HanText.words(StepWords.text("ChineseLine.dishes", "燉飯 焗飯 燴飯 炒飯 丼 丼飯 蓋飯 拌飯 炊飯 咖哩 咖哩飯 炒麵 燴麵 義大利麵 義麵 意粉 意麵 焗麵 千層麵 燉菜 焗烤 水煎包 煎包 砵仔糕 缽仔糕 格仔餅 燒餅 炒飯 飯糰 粽子 餡餅 車輪餅 紅豆餅 蛋餅 厚片 鬆餅 格子餅 饅頭 燒餅 抓餅 肉包 菜包 蒸餃 燒賣 腸粉 拉麵 可麗餅 臭豆腐 滑蛋 炒蛋 烘蛋 蒸蛋 煎蛋捲 歐姆蛋 濃湯 羹 蛋花湯 鹹派 派 塔 蛋糕 戚風 起司蛋糕 千層 千層蛋糕 蛋糕捲 生乳捲 餅乾 曲奇 蛋捲 冰棒 雪條 冰淇淋 雪糕 霜淇淋 雪酪 聖代 冰沙 奶昔 麻糬 大福 銅鑼燒 車輪餅 紅豆餅 雞蛋糕 泡芙 布丁 奶酪 慕斯 果凍 馬卡龍 可頌 貝果 馬芬 瑪芬 司康 甜甜圈 飯捲 麵包 餐包 月餅 湯圓 元宵 包子 餡餅 水餃 煎餃 鍋貼 餛飩 雲吞 餃子 春捲 壽司 手卷 飯糰 御飯糰 漢堡 堡 三明治 三文治 潛艇堡 披薩 pizza 捲餅 可麗餅 粽 肉粽 大阪燒 文字燒 章魚燒 可樂餅 能量棒 蛋白棒 穀物棒 米餅"))
    /// What they may be of.
    static let kinds = HanText.words(StepWords.text("ChineseLine.kinds", "雞排 排骨 肉絲 牛柳 雞柳 豬扒 雞扒 叉燒 雪菜 肉 雞 鴨 牛 豬 羊 魚 蝦 蟹 貝 蛋 菜 菇 瓜 薯 雞胸 雞腿 牛腩 蝦仁 花枝 透抽 干貝 海鮮 蛤蜊 培根 火腿 臘腸 熱狗 香腸 肉鬆 玉米 粟米 番茄 蕃茄 洋蔥 青蔥 菠菜 酪梨 牛油果 豆腐 納豆 泡菜 起司 芝士 乳酪 奶油 鮮奶油 松露 紅豆 綠豆 黃豆 黑豆 芋頭 芋泥 地瓜 番薯 南瓜 栗子 抹茶 巧克力 朱古力 可可 花生 芝麻 核桃 杏仁 堅果 開心果 草莓 藍莓 莓果 芒果 檸檬 香蕉 蘋果 鳳梨 菠蘿 百香果 水蜜桃 葡萄 葡萄乾 蔓越莓 椰子 榴槤 柚子 橘子 香草 焦糖 蜂蜜 黑糖 桂花 牛奶 鮮奶 優格 咖啡 摩卡 紫米 燕麥 奧利奧 oreo 海苔 紫菜 咖哩 黃金 蒜香 麻油"))
    /// Behind what a dish is of.
    static let ofIt = StepWords.text("ChineseLine.ofIt", """
        的
        嘅
        味
        口味
        """)
}

extension ChineseLine.Item {
    static let spices = HanText.words(StepWords.text("ChineseLine.Item.spices", "麻油 香油 豉油 豉椒 胡椒 黑胡椒 白胡椒 胡椒鹽 味噌 青醬 白醬 紅醬 奶油白醬 番茄醬汁 沙茶 沙茶醬 豆豉 蔭豉 孜然 咖哩粉 五香 五香粉 照燒醬 醬油 蠔油 蒜蓉 蒜泥 薑汁 九層塔 羅勒 迷迭香 香菜 紫蘇 辣椒 剝皮辣椒 花椒 鹽麴 塔香 魚露 芥末 蜂蜜芥末 香茅"))
    static let drinks = HanText.words(StepWords.text("ChineseLine.Item.drinks", "拿鐵 那堤 鐵 咖啡 卡布奇諾 布奇諾 茶 摩卡 可可 布雷 啡 白 latte"))
    static let fillings = HanText.words(StepWords.text("ChineseLine.Item.fillings", "紅豆 綠豆 奶油 芋頭 芋泥 花生 芝麻 鮮肉 高麗菜 韭菜 鮪魚 鮭魚 肉鬆 抹茶 巧克力 朱古力 菜 肉 豬肉 牛肉 雞肉 原味 起司 芝士 豆沙 奶黃 咖哩 卡士達 泡菜 玉米 酸菜"))
    static let wholeCounters = WordSet(StepWords.text("ChineseLine.Item.wholeCounters", "個 顆 粒 條 隻 份 盒 支 枝 根 盤"))
}

extension ChineseLine {
    static let handfuls = WordSet(StepWords.text("ChineseLine.handfuls", "把 小把 束 團"))
    static let plainPots = HanText.words(StepWords.text("ChineseLine.plainPots", "火鍋 小火鍋 個人鍋 鍋物 打邊爐"))
    /// Words for kinds of food, and how the names of what is one of them end.
    static let genericRows = StepWords.text("ChineseLine.genericRows", """
        飲料 手搖 手搖飲 飲品 飲料店 嘢飲 涼水 冷飲 熱飲: 茶 奶綠 奶青 綠 青 紅 奶 啡 咖啡 拿鐵 美式 汁 檸檬 冰 水 可樂 雪碧 七喜 汽水 多多 養樂多 豆漿 漿 鐵 珍奶 露 沙 春 冰沙 奶昔 啤酒 酒 飲 樂 七 鴛鴦 可可 蜜 愛玉 甘露
        水果 生果 水果盤: 果 蕉 梨 瓜 莓 橙 柳丁 橘 橘子 柑 桃 芭樂 蓮霧 棗 柿 柿子 葡萄 提子 奇異果 鳳梨 菠蘿 芒果 荔枝 龍眼 櫻桃 車厘子 柚 柚子 文旦 釋迦 榴槤 李 李子 杏 番茄
        甜點 甜品 蛋糕: 蛋糕 千層 布丁 派 塔 慕斯 布朗尼 提拉米蘇 泡芙 奶酪 鬆餅 糖水 豆花 湯圓 湯丸 沙 糊 甘露 撞奶 雙皮奶 戚風 捲
        麵 湯麵: 麵 米粉 冬粉 河粉 拉麵
        點心: 餃 燒賣 包 腸粉 糕 排骨 鳳爪 餅 卷 酥 糰 布丁
        涼茶: 味 花茶 麻仁 枯草 菊露 茅根 茶
        丼飯 丼: 丼 飯
        餅乾: 餅乾 夾心餅 曲奇 蛋捲 蘇打餅
        麵包: 麵包 包 可頌 吐司 貝果 捲 菠蘿
        """)
}

extension ChineseHeads {
    static let meals = WordTable<String>(names: StepWords.text("ChineseHeads.meals", """
        早餐: 早 朝
        午餐: 午 中
        晚餐: 晚
        宵夜: 宵 消
        """))
}

extension ChineseLine.Item {
    static let plainRice = HanText.words(StepWords.text("ChineseLine.Item.plainRice", "白飯 飯 糙米飯 紫米飯 五穀飯 十穀飯 五穀米飯 地瓜飯 胚芽米飯 雜糧飯 白米飯 米飯 燕麥飯 藜麥飯"))
    static let ways = HanText.words(StepWords.text("ChineseLine.Item.ways", "炒 燒 燴 燜 炆 三杯 麻婆 宮保 糖醋 涼拌 咖哩 咖喱 打拋 魚香 回鍋 蔥爆 沙茶 醬爆 蠔油 豆豉 豉汁 豉椒 金沙 瓜仔 薑絲大腸 客家小炒 滷"))
    static let byThePiece = HanText.words(StepWords.text("ChineseLine.Item.byThePiece", "飯 麵 粥 湯 便當 餃 餅 包 腿 排 翅 翼 粉 糕 條 串 卷 捲 扒 滷蛋 丼 鍋 堡 賣 丸 餐 豆干 海帶 米血"))
}

extension ChineseLine {
    /// Words that stand behind what is right.
    static let right = WordSet(StepWords.text("ChineseLine.right", "才對 先啱 先至啱 才是 才正確"))
    static let being = WordSet(StepWords.text("ChineseLine.being", "是 係 而是 其實是"))
    static let kindly = WordSet(StepWords.text("ChineseLine.kindly", "嗰隻 嗰款 嗰種 那種 那款 那個口味 口味"))
}

extension ChineseLine.Item {
    static let menus = HanText.words(StepWords.text("ChineseLine.Item.menus", "便當 餐盒 飯盒 飯包 自助餐 火鍋 小火鍋 打邊爐 烤肉 中秋烤肉 燒烤 餸飯 兩餸飯 雙餸飯 三餸飯 套餐 常餐 快餐 特餐 A餐 B餐 C餐 D餐 茶餐 早午餐盤 健康餐 滷味 鹹水雞 關東煮 麻辣燙 沙拉 拼盤 飲茶 合菜 喜宴 婚宴 辦桌 酒席 尾牙 春酒 流水席 桌菜 水果 蔬菜 飲料"))
    /// Pots that are called by their broth, or by what most of them is.
    static let broths = HanText.words(StepWords.text("ChineseLine.Item.broths", "清粥小菜 鐵板燒 鐵板燒套餐 韓式烤肉 韓式燒肉 日式燒肉 日式燒烤 燒肉吃到飽 烤肉吃到飽 火鍋吃到飽 燒肉店 麻辣鍋 鴛鴦鍋 臭臭鍋 番茄鍋 昆布鍋 牛奶鍋 起司牛奶鍋 味噌鍋 泡菜鍋 咖哩鍋 涮涮鍋 壽喜鍋 石頭鍋 酸菜鍋 豆乳鍋 沙茶鍋 雞湯鍋 牛肉鍋 羊肉鍋 豬肉鍋 素食鍋 蔬菜鍋 海鮮鍋"))
    static let pots = HanText.words(StepWords.text("ChineseLine.Item.pots", "火鍋 小火鍋 打邊爐 關東煮"))
    static let besidePots = HanText.words(StepWords.text("ChineseLine.Item.besidePots", "飯 麵 粥 河粉 米粉 冬粉 烏龍 烏冬 茶 奶綠 可樂 雪碧 汽水 沙士 咖啡 拿鐵 豆漿 米漿 啤酒 酒 酸梅湯 汁 飲 水 鮮奶 牛奶 奶昔 多多 zero 冰 冰淇淋 雪糕 布丁 豆花 蛋糕 果凍 仙草 愛玉 水果"))
    static let otherMilks = HanText.words(StepWords.text("ChineseLine.Item.otherMilks", "燕麥奶 豆奶 杏仁奶 脫脂奶 脫脂牛奶 低脂奶 低脂牛奶 全脂奶 脫脂鮮奶 低脂鮮奶"))
    static let milkDrinks = HanText.words(StepWords.text("ChineseLine.Item.milkDrinks", "拿鐵 那堤 卡布奇諾 摩卡 latte 鮮奶茶"))
    static let mixtures = HanText.words(StepWords.text("ChineseLine.Item.mixtures", "雙拼飯 三拼飯 兩拼飯 雙拼 雙拼便當 三拼"))
    static let cut = HanText.words(StepWords.text("ChineseLine.Item.cut", "披薩 pizza 三明治 三文治 吐司 蛋餅 堡 捲餅 抓餅 蔥油餅 厚片 多士"))
    static let riceBoxes = HanText.words(StepWords.text("ChineseLine.Item.riceBoxes", "便當 飯盒 飯包 餸飯"))
    static let canteens = HanText.words(StepWords.text("ChineseLine.Item.canteens", "自助餐 便當 餐盒 飯盒 飯包 快餐 餸飯"))
    static let wholes = HanText.words(StepWords.text("ChineseLine.Item.wholes", "三寶飯 四寶飯 雙拼飯 雙拼 三拼飯 車仔麵 米線 麻辣燙 牛雜 生菜包 夜市牛排 鐵板牛排"))
    static let filled = HanText.words(StepWords.text("ChineseLine.Item.filled", "飯糰 飯團 漢堡 堡 三明治 三文治 吐司 蛋餅 捲餅 潤餅 刈包 割包 披薩 比薩 粽 粽子 御飯糰 潛艇堡 捲 可麗餅 車輪餅 壽司 餃 包子"))
    static let sets = HanText.words(StepWords.text("ChineseLine.Item.sets", "套餐 餐"))
    static let toppings = HanText.words(StepWords.text("ChineseLine.Item.toppings", "珍珠 波霸 椰果 寒天 愛玉 仙草 仙草凍 布丁 茶凍 粉粿 粉角 蘆薈 小芋圓 芋圓 蒟蒻 粉條 咖啡凍 紅豆"))
    static let dishesWithRice = HanText.words(StepWords.text("ChineseLine.Item.dishesWithRice", "餸飯"))
    static let drinksAndSweets = HanText.words(StepWords.text("ChineseLine.Item.drinksAndSweets", "朱古力 巧克力 可可 茶 奶綠 奶青 綠 四季春 冬瓜檸檬 可樂 雪碧 汽水 七喜 咖啡 啡 拿鐵 美式 豆漿 米漿 啤酒 酒 酸梅湯 汁 水 鮮奶 牛奶 奶昔 多多 zero 檸樂 檸七 鴛鴦 檸蜜 豆花 布丁 雪糕 冰淇淋 西多士 多士 維他奶 阿華田 好立克 紅豆冰 奶茶 咖啡走糖"))
    static let fruits = HanText.words(StepWords.text("ChineseLine.Item.fruits", "檸檬 金桔 百香 百香果 葡萄柚 芒果 荔枝 水蜜桃 蜜桃 蘋果 鳳梨 草莓 柳橙 甘蔗 蔓越莓 梅子 葡萄 芭樂 桑葚 蜂蜜"))
    static let milkTeas = HanText.words(StepWords.text("ChineseLine.Item.milkTeas", "奶茶 奶綠 奶青 奶烏 鮮奶茶 紅茶拿鐵 鮮奶綠"))
    static let teas = HanText.words(StepWords.text("ChineseLine.Item.teas", "茶 烏龍 青 綠 紅 四季春 春烏龍 鐵觀音 金萱 冷露 翡翠 包種"))
    static let plainMilkTeas = HanText.words(StepWords.text("ChineseLine.Item.plainMilkTeas", "奶茶 奶綠"))
    static let plainTeas = HanText.words(StepWords.text("ChineseLine.Item.plainTeas", "綠茶 紅茶 綠 青茶 烏龍茶"))
}

extension ChineseLine {
    static let parts = HanText.words(StepWords.text("ChineseLine.parts", "飯 白飯 湯 湯底 麵 皮 肉 菜 料 汁 雞皮 湯汁 配菜 麵條 餅皮 外皮 麵皮 麵衣 肥肉 肥的 麵包 餡 餡料 內餡 珍珠 蛋黃 蛋白 菜盤 肉盤 菇盤 火鍋料"))
    static let pieces = HanText.words(StepWords.text("ChineseLine.pieces", "腿 翅 翼 翅膀 胸 髀 大腿 腿肉 肉"))
}

extension ChineseLine.Item {
    static let rices = HanText.words(StepWords.text("ChineseLine.Item.rices", "飯 白飯"))
    static let withRice = HanText.words(StepWords.text("ChineseLine.Item.withRice", "便當 飯 餐盒 飯包 定食 丼 套餐 飯盒"))
    static let withSoup = HanText.words(StepWords.text("ChineseLine.Item.withSoup", "麵 湯 米線 河粉 米粉 粉 瀨粉 烏冬 鍋 雞 鴨 雲吞 餛飩 藥燉排骨 肉骨茶 羹 河 關東煮 粥 煲 蓉 米苔目 粄條 粿條 豆花 套餐 湯圓"))
    static let soups = HanText.words(StepWords.text("ChineseLine.Item.soups", "湯 湯底 湯汁"))
    static let sides = HanText.words(StepWords.text("ChineseLine.Item.sides", "菜 配菜"))
    static let mains = HanText.words(StepWords.text("ChineseLine.Item.mains", "肉"))
    /// The two parts of an egg.
    static let eggs = HanText.words(StepWords.text("ChineseLine.Item.eggs", "蛋黃 蛋白"))
    static let shares = StepWords.text("ChineseLine.Item.shares", """
        皮 外皮 餅皮 麵皮 餡 餡料 內餡 | 包 包子 餃 餃子 鍋貼 餡餅 雲吞 餛飩 抄手 燒賣 0.5
        珍珠 | 珍奶 珍珠奶茶 珍珠鮮奶茶 珍珠鮮奶 珍珠拿鐵 珍珠奶綠 珍珠奶青 波霸奶茶 0.25
        皮 雞皮 外皮 麵衣 | 炸雞 雞塊 雞排 鹽酥雞 雞腿 雞翅 0.33
        麵包 | 堡 三明治 三文治 熱狗 0.35
        """)
    static let bowls = HanText.words(StepWords.text("ChineseLine.Item.bowls", "湯 麵 飯 粥 羹 米粉 冬粉 河粉 豆花 粿條 粄條 麵線 鍋"))
}

extension ChinesePlaces {
    static let shops = HanText.words(StepWords.text("ChinesePlaces.shops", "店 檔 攤 舖 鋪 館 屋 檔口 攤子 攤位 攤販 小攤 專門店 專賣店 小館 小店 老店 名店 分店 店家 餐廳 排檔 餐車 工廠"))
}

extension ChineseRefuse {
    /// Refuse in per cent and the ends of names: of fruit, chicken and duck as the USDA's Standard Reference 28 has it, of shells, wings
    /// and feet as the Standard Tables of Food Composition in Japan (2020) do.
    static let rows = StepWords.text("ChineseRefuse.rows", """
        香蕉 芭蕉 36
        西瓜 小玉 48
        柳丁 柳橙 橙 橙子 27
        橘子 柑橘 椪柑 柑 桔子 26
        芒果 29
        鳳梨 菠蘿 哈密瓜 香瓜 美濃瓜 49
        木瓜 38
        葡萄柚 西柚 50
        柚子 文旦 石榴 44
        酪梨 牛油果 26
        荔枝 40
        龍眼 47
        榴槤 榴蓮 68
        百香果 48
        枇杷 35
        雞翅 雞翼 中翅 鴨翅 35
        豬腳 豬手 蹄膀 40
        雞 32
        鴨 鵝 28
        魚 蝦 50
        蟹 螃蟹 65
        蛤蜊 蛤 文蛤 海瓜子 花甲 60
        蜆 蜆仔 蠔 蚵 牡蠣 75
        """)
}

extension ChineseUnits {
    static let sizes = WordTable<String>(names: StepWords.text("ChineseUnits.sizes", """
        small: s
        medium: m
        large: l xl
        tall: tall
        grande: grande
        venti: venti
        """))
    static let units = WordTable<String>(names: StepWords.text("ChineseUnits.units", """
        g: g
        kg: kg
        ml: ml cc
        l: l
        oz: oz
        lb: lb
        mg: mg
        kcal: kcal cal
        """))
}

extension ChineseSegmenter {
    static let hongKongWords = HanText.words(StepWords.text("ChineseSegmenter.hongKongWords", "多士 通粉 走甜 走冰 少甜 凍檸 凍奶茶 凍鴛鴦 公仔麵 常餐 快餐 茶餐 腸仔 粟米 三文治 菠蘿油 菠蘿包 雲吞 打邊爐 薯仔 吞拿魚 芝士 瀨粉 豬扒 牛扒 雞扒 雞髀 蛋治 飲茶 a餐 b餐 c餐 凍咖啡 凍啡 熱啡 檸蜜 檸水 檸樂 例湯 車仔麵 魚蛋 煲仔飯 瑞士雞翼 肉絲米 湯米"))
}

extension ChineseLine.Item {
    static let ready = HanText.words(StepWords.text("ChineseLine.Item.ready", "壽司 便當 飯盒 三文治 三明治 沙律 沙拉 飯糰 手卷 飯 麵 蛋糕 蛋撻 烤雞 燒雞 刺身 生魚片 披薩 漢堡"))
}

extension ChineseLine {
    static let sides = HanText.words(StepWords.text("ChineseLine.sides", "薯條 中薯 大薯 小薯 沙拉 雞塊 薯餅 玉米 濃湯"))
    static let setDrinks = HanText.words(StepWords.text("ChineseLine.setDrinks", "可樂 茶 雪碧 咖啡 拿鐵 zero 豆漿 奶茶 汁"))
}

extension ChineseSlips {
    /// The character that is meant, and those that are written for it.
    static let written = StepWords.text("ChineseSlips.written", """
        漿: 獎槳
        蛋: 旦但
        包: 飽
        仁: 人任
        司: 斯
        吐: 土
        堡: 保寶飽
        烏: 鳥
        珍: 真
        蘋: 萍頻
        芭: 巴
        莓: 梅霉
        餛: 渾混
        飩: 吞燉
        饅: 慢漫
        薯: 署暑
        糬: 薯署
        菠: 波
        蘿: 羅籮
        蔔: 卜
        粽: 棕
        餃: 絞
        鮭: 圭
        抹: 末
        腸: 場
        丼: 井
        糯: 懦
        啡: 非
        哩: 理
        蠔: 豪毫
        檸: 寧擰
        檬: 蒙
        酪: 烙
        優: 憂
        骨: 古
        菇: 姑
        蝦: 暇
        鴨: 押
        蕉: 焦
        葡: 蒲
        萄: 陶
        杏: 幸
        芋: 宇
        燴: 會繪
        治: 冶
        糰: 團
        板: 版
        雞: 機
        糖: 堂塘
        魚: 漁
        咖: 珈
        粥: 周
        餅: 併
        煎: 尖
        燒: 稍
        鹽: 塩
        酥: 穌
        貢: 供
        烤: 考
        捲: 券
        蔥: 匆
        愛: 礙
        排: 牌
        奶: 乃
        鐵: 鉄
        粿: 果
        焗: 局
        魷: 尤
        蛤: 哈
        拿: 那
        魯: 鹵
        椰: 耶
        榴: 留
        柚: 油
        筍: 荀
        腐: 付
        鯛: 雕
        鮪: 尾
        """)
    /// Spellings of one word, of which a name has mostly one: as names have it, and as they are written.
    static let spelled = StepWords.text("ChineseSlips.spelled", """
        吐司: 土司
        起司: 起士 起斯
        沙嗲: 沙爹
        榴槤: 榴蓮
        美乃滋: 美奶滋
        """)
}

extension ChineseClauseReading {
    static let bracketedStates = WordTable<String>(names: StepWords.text("ChineseClauseReading.bracketedStates", """
        dry: 乾 乾的
        raw: 生 生的
        cooked: 熟 熟的
        """))
}

extension ChineseLine.Item {
    /// How names of foods in a state begin.
    static let dry = HanText.words(StepWords.text("ChineseLine.Item.dry", "乾 生"))
    static let raw = HanText.words(StepWords.text("ChineseLine.Item.raw", "生 乾"))
}

extension ChineseLine {
    static let belts = HanText.words(StepWords.text("ChineseLine.belts", "迴轉壽司 旋轉壽司 回轉壽司 壽司郎 藏壽司 爭鮮 元氣壽司 元氣 はま壽司 板前壽司 壽司店 sushiro"))
}

extension ChineseLine.Item {
    static let plates = WordSet(StepWords.text("ChineseLine.Item.plates", "盤 碟 貫 件 個"))
}

extension ChineseTokens {
    /// What dishes are served in, by the labels of their portions.
    static let servings = WordSet(StepWords.text("ChineseTokens.servings", "serving plate bowl bag box basket cup pack"))
    /// What labels call a piece.
    static let pieceLabels = StepWords.text("ChineseTokens.pieceLabels", """
        piece ball slice nugget chunk stick
        """)
    /// The labels of whole ones, and of what is no thin slice ("燒肉三嚿"), by what counts them.
    static let entireLabels = StepWords.text("ChineseTokens.entireLabels", """
        whole: 隻 顆 個 粒
        whole chicken: 隻
        duck: 隻
        loaf: 條
        chunk: 嚿 舊 坨
        """)
    static let spoons = WordSet(StepWords.text("ChineseTokens.spoons", "匙 勺 湯匙 大匙 勺子"))
    /// The labels of portions that some counters mean and nothing else.
    static let exact = WordTable<String>(names: StepWords.text("ChineseTokens.exact", """
        slice: 片
        roll: 條
        """))
}

extension ChineseNutrients {
    /// What nutrients are called.
    static let rows = StepWords.text("ChineseNutrients.rows", """
        calories: 卡路里 大卡 千卡 熱量 卡 能量
        protein: 蛋白質 蛋白
        carbohydrates: 碳水化合物 碳水 醣類 醣
        fat: 脂肪 油脂 脂質
        fiber: 膳食纖維 纖維
        sugar: 糖分 糖份 糖
        sodium: 鈉含量 鈉
        saturated_fat: 飽和脂肪酸 飽和脂肪
        cholesterol: 膽固醇
        potassium: 鉀
        calcium: 鈣質 鈣
        iron: 鐵質 鐵
        magnesium: 鎂
        zinc: 鋅
        caffeine: 咖啡因
        alcohol: 酒精
        water: 水分
        vitamin_a: 維他命a 維生素a
        vitamin_c: 維他命c 維生素c
        vitamin_d: 維他命d 維生素d
        vitamin_e: 維他命e 維生素e
        vitamin_b12: 維他命b12 維生素b12
        folate: 葉酸
        """)
}

extension ChineseTurnings {
    /// What says by itself that nothing was had.
    static let denials = WordSet(StepWords.text("ChineseTurnings.denials", "沒吃 沒喝 沒有吃 沒有喝 還沒吃 還沒喝 未食 冇食 冇飲 沒食慾 跳過 忘了吃 省略 不餓 沒胃口 無胃口 冇胃口 沒吃到 沒喝到 賣完 買不到 不吃 唔食 沒煮 沒空 沒空吃 沒時間 沒時間吃 來不及吃 冇時間食 嚟唔切食 吃不下飯 食唔落飯"))
    /// What begins what came of it.
    static let otherwise = WordSet(StepWords.text("ChineseTurnings.otherwise", "結果 最後 但 但是 可是 不過 後來 終於 所以 於是 只好 就 還是 最終 改 反而 點知 誰知"))
}

extension ChineseLexicon {
    /// One row for each thing that words of Chinese lines say which name no food: `kind | what is said | words`. A kind is a case of
    /// `ChineseWord.Kind`, what is said are English words for those that the passes behind know, and the words are in Traditional
    /// Chinese; Simplified ones are read as the same.
    static let rows = StepWords.text("ChineseLexicon.rows", """
        numeral | 0 | 零 〇 ○
        numeral | 1 | 一 壹
        numeral | 2 | 二 兩 貳 雙
        numeral | 3 | 三 參
        numeral | 4 | 四
        numeral | 5 | 五
        numeral | 6 | 六
        numeral | 7 | 七
        numeral | 8 | 八
        numeral | 9 | 九
        numeral | 10 | 十
        numeral | 20 | 廿
        numeral | 100 | 百
        numeral | 1000 | 千
        numeral | 10000 | 萬
        numeral | 100000000 | 億
        few | 3 | 幾 好幾 數
        half | 0.5 | 半 一半的 半份的
        dozen | 12 | 打
        ordinal | | 第
        parts | | 分之
        tenths | | 分滿 成滿 分飽 成
        some | some | 一些 些 一點兒 一滴 幾滴 一小撮 適量 隨意 一抹
        some | bit of | 少許 一點點 些許 少少 少量 一啲 啲啲 小許
        count | | 個 顆 粒 貫 捲 卷 條 根 支 隻 枝 尾 頭 枚 節 客 樣 道 株 副 串的 舊 底 磚 朵 瓣 坨 嚿
        count | piece of | 塊 團 截 件 格
        measure | slice of | 片
        measure | bowl of | 碗
        measure | plate of | 盤 碟
        measure | serving of | 份 例牌 人份 套
        measure | skewer of | 串
        measure | box of | 盒
        measure | pack of | 包 袋 封
        measure | bottle of | 瓶 支裝 樽
        measure | can of | 罐 鐵罐
        measure | basket of | 籠
        measure | scoop of | 球 勺子
        measure | bite of | 口 啖 箸 筷 筷子 叉
        measure | handful of | 把 小把 撮
        measure | pot of | 鍋 壺 桶
        measure | tablespoon of | 湯匙 大匙 大湯匙
        measure | teaspoon of | 茶匙 小匙
        measure | spoon of | 匙 勺 瓢 羹
        measure | carton of | 鋁箔包
        measure | bunch of | 束 捆
        cup | cup of | 杯 馬克杯
        cup | small | 小杯 細杯
        cup | medium | 中杯
        cup | large | 大杯 特大杯 超大杯
        measure | small bowl of | 小碗 細碗 碗仔 小半碗
        measure | large bowl of | 大碗 碗公 大碗公 超大碗
        measure | small plate of | 小盤 小碟 細碟 細盤 碟仔
        measure | large plate of | 大盤
        measure | small | 小份
        measure | large | 大份 大支 大塊 大顆 大條 大隻 大根 大個 大片 超大份 超大顆 超大個 超大塊 超大片 超大隻
        size | large | 大 特大 超大 加大
        size | medium | 中
        size | small | 小 迷你 細
        unit | g | 公克 克 公分克
        unit | kg | 公斤 千克
        unit | ml | 毫升 西西 公撮
        unit | l | 公升 升
        unit | oz | 盎司 安士
        unit | lb | 磅
        unit | catty | 斤 台斤 市斤
        unit | tael | 台兩 市兩
        unit | mace | 錢
        energy | kcal | 大卡 千卡 卡路里 卡 仟卡
        person | | 人 個人 位
        nofood | | 次 遍 步 公里 歲 度 層 樓 場 集 頁 題 通 件事 月份 週間 堂 趟 倍 輩子 檔 梯 毛 折 號餐 樣菜 道菜
        price | | 元 吋 英吋 寸 塊錢 塊半 蚊 塊多 圓 塊臺幣 塊台幣 元台幣
        hours | 60 | 小時 個小時 鐘頭 個鐘頭 個鐘
        hours | 1 | 分鐘
        hours | 1440 | 天
        span | 10080 | 週 星期 禮拜 個星期 個禮拜
        span | 43200 | 個月
        span | 525600 | 年
        ago | | 前 以前 之前
        oclock | | 點 點鐘 時
        minute | | 分
        month | | 月
        date | | 日 號
        day | 0 | 今天 今日 今兒 今
        day | 1 | 昨天 昨日 琴日 昨
        day | 2 | 前天 前日
        day | 3 | 大前天
        part | 0 8 | 早上 早晨 今早 朝早 上午 清晨 一早 大清早
        part | 0 12 | 中午 正午 晌午
        part | 0 15 | 下午 下晝 午後
        part | 0 19 | 晚上 今晚 傍晚 夜晚 晚間 夜裡
        part | 0 22 | 半夜 深夜 睡前 三更半夜
        part | 0 2 | 凌晨
        part | 1 20 | 昨晚 昨夜 琴晚 尋晚 昨天晚上
        part | 1 8 | 昨早 昨天早上
        weekday | 1 | 星期一 禮拜一 週一 上週一 上星期一 上禮拜一
        weekday | 2 | 星期二 禮拜二 週二 上週二 上星期二 上禮拜二
        weekday | 3 | 星期三 禮拜三 週三 上週三 上星期三 上禮拜三
        weekday | 4 | 星期四 禮拜四 週四 上週四 上星期四 上禮拜四
        weekday | 5 | 星期五 禮拜五 週五 上週五 上星期五 上禮拜五
        weekday | 6 | 星期六 禮拜六 週六 上週六 上星期六 上禮拜六
        weekday | 7 | 星期日 星期天 禮拜天 禮拜日 週日 上週日 上星期天 上禮拜天
        meal | breakfast | 早餐 早飯 早點 早膳 早午餐 第一餐 頭餐 早茶 早市
        meal | lunch | 營養午餐 學校午餐 午餐  午飯 中餐 中飯 晏晝 午膳 晏 晏仔 第二餐 午市 晏晝飯
        meal | dinner | 年夜飯 團年飯 除夕晚餐 團圓飯 圍爐 團年 晚餐 晚飯 晚膳 夜飯 第三餐 晚市 最後一餐
        meal | snack | 三點三 宵夜 消夜 下午茶 點心 零食 茶點 小點心 下午點心 飯後甜點 午茶 下晝茶 零嘴 飯後水果 餐後水果 飯後甜品 加餐
        joint | | 和 跟 與 及 以及 還有 還加 加上 再加 再加上 配 配上 搭 搭配 另外 再來 同 同埋 還喝了 然後 後來 接著 附 外加 佐 仲有 陪 連 連埋 兼 泡 沾著 蘸著 拌著 還下了 還加了 還放了 又下了 又加了 再下 再放 丟進 撈
        with | | 加 加了 多加 有加 加點 夾 淋 撒 沾 加了點 抹 抹了 塗 塗了 蘸 拌 拌了 灑 沾了 打顆 打隻 打粒 打個 打了顆 打了隻 打咗隻 加隻 加顆 加個 加粒 加片 加件 加份 加啲 加包 加咗 搽 搽咗 搽了 外加一份
        without | | no 不加 沒加 沒有加 沒有另外加 沒另外加 沒有再加 沒再加 不另外加 冇另外加 唔另外加 不要 不拿 不放 沒放 去 走 免 沒有 無 不含 不沾 唔要 唔加 沒拿 冇要 冇加 唔放 唔落 扣掉 扣除 沒附 沒淋 沒沾 沒配 沒夾 去掉 不淋 不配 不附 不用 不用加 沒用 免加 唔好 冇放 冇落 少了 不塗 不抹 不夾 沒塗 沒抹 唔搽 不刷 不擠
        less | | 少 多 減
        sweet | 全糖 | 全糖 含糖 有糖 正常糖 正常甜 甜度正常 全甜
        sweet | 少糖 | 少糖 低糖 七分糖 八分糖 少甜 七分甜
        sweet | 半糖 | 半糖 五分糖 半甜 五分甜
        sweet | 微糖 | 微糖 三分糖 二分糖 微甜 三分甜
        sweet | 一分糖 | 一分糖 一分甜 微微糖
        sweet | 無糖 | 無糖 不加糖 沒加糖 去糖 走甜 零糖 沒有加糖 唔加糖 不甜 走糖
        ice | | 去冰 少冰 微冰 正常冰 多冰 冰 溫 熱 常溫 走冰 凍 溫的 熱的 冰的 溫熱 碎冰 冷 加冰
        share | 0.25 | 四分一 四份一
        share | 0.333 | 三分一 三份一
        share | 0.667 | 三分二 三份二
        share | 0.75 | 四分三 四份三 一大半 大半碗 大部份 大多
        share | 0.3 | 小部分 一小部分 小半
        share | 0.5 | 一半 半份 分一半 吃不到一半 喝不到一半 食唔到一半 不到一半 一半不到 各半 半邊 一半左右
        share | 0.75 | 大半 大部分
        left | | 剩 剩下 留 剩了 還剩 沒吃完 吃不完 剩下一半沒吃 留下 沒喝完 喝不完 食唔晒 食唔完 飲唔晒 剩咗 淨返 剩返 剩著 沒吃光 沒喝光 沒吃的 冇食晒 留著
        all | | 我一個食 我一個食晒 我一個吃 我一個人吃 我一個人食 自己一個吃 自己一個食 自己一個食晒 自己一個人吃 全部 整 整個 吃完 喝完 吃光 喝光 吃光光 都吃完 全吃完 清光 清埋 全部清掉 清掉 全吃 全喝 全食 全飲 都吃 都喝 都食 通通吃 全乾 喝光光 吃乾淨 吃乾抹淨 掃光 掃晒 食清 全部吃 全部喝 飲清 清空
        split | | 平分 分著吃 分享 對分 分食 一起分 分來吃 合吃 share 共享 一人一半 一人半份 各一半 一人一份 五五分 對半分 均分 攤 平均分 兩人分 你一半我一半 分住食 夾份 分著喝 分住飲 share著 兩份分 大家分 大家分食 大家分咗 一齊分 一齊食 大家share 大家一起分 一起share 夾錢食 各自一半 一人各半
        each | | 各 各自 都 都只 各只
        about | | 大概 大約 約莫 差不多 約 秤起來 秤咗 可能 好像 應該有 大約有 大概有 約有 差不多有 目測 估計 粗估 大致 至多 頂多 最多 至少 起碼 標示 秤重 秤了 磅咗 淨重 可食重
        state | dry | 乾重 未煮重 未煮 煮前 煮前重 乾燥重
        state | raw | 生重 烹調前
        state | cooked | 熟重 煮後重 煮熟重
        flavour | | 味 口味 風味
        sum | | 合共 加起來 總共 一共
        eat | ate | 在家煮 在家做 在家弄 在屋企煮 屋企煮 家裡煮 下廚煮 開伙煮 在家吃 在家喝 吃 喝 食 飲 吃了 喝了 吃過 食咗 飲咗 吃的是 點了 嗑 嗑了 啃 啃了 享用 來了 吃到 配著 配著吃 改吃 改喝 只吃 只喝 只吃了 只喝了 吃掉 喝掉 吞 用餐 先吃 再吃 塞 塞了 來一 來個 享用了 食 飲茶 解決 墊肚子 記錄 記一下 紀錄 幫我記 幫我記錄 點 點咗 叫了 叫咗 飲杯 外帶了 帶了 訂了 泡了 沖了 煮了 煎了 做了 吃得 吃早餐 吃宵夜 自煮 自己煮 食晒 食完 飲晒 飲完 食埋 食左 飲左 食到 喝完了 吃完了 吃光了 只食 只飲 淨係食 淨係食咗 配了 加熱 熱了 微波了 順手清埋 吃飯 吃個飯 食飯 吃飯了 挖 挖了 舀 舀了 掃了 掃咗 嚐 嚐了 嘗 嘗了 扒 扒了 乾 乾了 乾掉 嗑掉 偷吃 偷吃了 偷喝 嘆 嘆咗 嘆返 嘆杯 啖 整返 篤 鋤 鋤咗 狂吃 狂喝 狂嗑 幹掉 消滅 吞了 灌 灌了 咬 咬了 咪 叮 叮了 叮咗 熱來吃 熱來喝 拿來吃 配來吃 煲咗食 食返 飲返 食個 食碗 食件 飲碗 飲罐 飲啖 食兩啖 吃個 吃碗 喝杯 喝碗 喝罐 喝瓶 吃份 吃片 來杯 來碗 來份 來根 墊墊胃 墊胃 果腹 充飢 當早餐 當晚餐 當午餐 當宵夜 做早餐 做晚餐 做午餐 做宵夜 當正餐 跟了 續 續了 續杯 續了一杯 無限續 吃了個 喝了個 去吃 去喝 去食 去飲 出去吃 出去食 跑去吃 包著吃 包住食 夾著吃 夾來吃 配飯吃 配酒 嗑光 嗑光光 啃光 掃光光 煮咗個 煮咗碗 煮咗包 煎咗隻 煎咗個 煎咗件 炒咗碟 炒咗個 蒸咗碟 蒸咗條 整咗個 整咗碗 煮個 煮碗 煮包 煮了個 煮了碗 煮了包 弄了個 弄了碗 烤了片 烤了個
        deny | | 在旁邊看 看別人 看別人吃 看人家吃 睇住人 睇住人哋 睇人食 冇食到 冇飲到 冇得食 冇得飲 沒得吃 沒得喝 食唔到 飲唔到 吃不起 買不起 喝不到 沒搶到 沒買成 不吃了 不喝了 婉拒 回絕 推掉 推咗 沒空 沒空吃 沒時間 沒時間吃 來不及吃 冇時間食 嚟唔切食 吃不下飯 食唔落飯 沒吃 沒喝 不吃 不喝 沒有吃 沒有喝 還沒吃 還沒喝 未食 冇食 唔食 不想 戒 戒掉 不敢 不能 沒食慾 跳過 忘了吃 省略 不餓 拒絕 差點 吃不到 賣完 買不到 不可以 別 冇 唔想 沒點 被炒 畀人炒 俾人炒 冇飲 唔飲 冇掂 冇郁 沒動 沒碰 冇瞓 不要記 別記 不用記 不要算 唔使記 沒吃到 沒喝到 沒用 沒掂 沒夾 沒煮 沒胃口 無胃口 冇胃口 不碰 唔掂 挑掉 剔走 剔除 拿掉 丟掉 倒掉 丟 倒咗 掉咗 棄 沒動到 nothanks
        kept | | 放著 擺著 冰著 先冰 收著 存起來 訂好了 已經訂好 已經訂好了 訂好咗 回家放 備用 備餐 冰起來 放冰箱 今晚煮 今晚要煮 忍住 忍住了 忍住沒 沒訂 沒跟 沒買 沒買到 沒跟團 冇買 冇買到 冇叫 明天吃 明天再吃 聽日食 聽日先食 明天帶 留到明天 留明天 留待 囤 囤貨 放雪櫃 入雪櫃 冷凍起來 未到 還沒到 還沒來 還沒送到 未嚟 未送到 仲未到 仲未嚟 遲遲沒來
        plan | | 要包 要做 要烤 要滷 要燉 要炸 要炒 要蒸 要煲 來備料 要備料 預訂 預訂了 預購 等放假 等發薪 計劃去 想學 學做 週末去 週末要去 放假要 想念 懷念 好懷念 超想 很想 好想吃 好想喝 超想吃 超想喝 很想吃 很想喝 叫我少 叫我多 叫我別 叫我戒 叫我唔好 叫我要 要我少 要我多 要我戒 勸我少 勸我別 建議我 小時候 細個 細個嗰陣 從前 當年 那年 年輕時 年輕的時候 學生時代 讀書時 讀書的時候 高中時 大學時 當兵時 兒時 以前住 以前常 以前常常 以前的時候 以前最 以前都 舊時 舊陣時 要先 先醃 醃起來 備料 等著吃 準備要 過幾天 幾時食 約咗 約了 約好 要約 揪團 揪 想食返 想飲返 諗緊 掛住 掛念 想吃 想喝 要吃 要喝 想食 想飲 打算 準備 明天 明日 聽日 後天 待會 等等 等一下 等下 等會 晚點 應該 如果 好想 需要 記得 計畫 計劃 下次 下週 下禮拜 改天 將 將要 想要 想買 要買 想 希望 能不能 可不可以 要去 想去 提醒 預計 週末要 考慮 打算吃 最想 應該要 建議 推薦 該 必須 明晚 聽晚 明早 聽朝 後日 下星期 下個月 諗住 想話 要煮 等陣 一陣間 可以喝 可以食 可以飲 等緊 等緊外賣 等外送 等外賣 原本點 本來點 原本要 本來要 原本叫 本來叫 原本想 本來想 原本想吃 本來想吃 本來想喝 原本想喝 原本打算 本來打算 本來還想 原本還想 唔好再食 唔好再飲 不要再吃 不要再喝
        given | | 給 畀 俾 餵 餵了 幫 替 留給 分給 送給 拿給 拎給 讓 買給 買畀 煮給 煮畀 倒給 請了
        others | | 阿仔 阿女 大仔 細仔 大女 細女 阿妹 阿弟 阿哥 表弟 表哥 表姐 表妹 堂弟 堂哥 姪子 外甥 乾媽 主任 課長 阿姐 阿嫂 老豆 老母 人哋 別人 隔壁桌 旁邊的人 路人 隊友 球友 狗狗們 毛小孩 弟 妹 哥 姊 姐 爺 嬤 他 她 他們 她們 老公 老婆 太太 先生 媽媽 媽 老媽 爸爸 爸 老爸 阿嬤 阿公 奶奶 爺爺 外婆 兒子 女兒 小孩 孩子 弟弟 哥哥 妹妹 姊姊 姐姐 同學 室友 朋友 同事 老闆 男友 女友 男朋友 女朋友 家人 寶寶 寶貝 狗 貓 狗狗 貓咪 鄰居 老師 客人 阿姨 叔叔 客戶 主管 閨蜜 姐妹 兄弟 婆婆 岳母 醫生 教練 我家狗 你 你們 您 佢 佢哋 有人 網友 爸媽 公公 阿媽 個仔 個女 囝囝 囡囡 屋企人 一家人 小朋友 孩子們 阿爺 阿爸 阿嫲 嫲嫲 爺爺的 家姐 細佬 舅舅 舅媽 嬸嬸 伯母 姑姑 姨媽 親戚 學長 學姐 學妹 學弟 組長 經理 房東 老媽的 公婆 婆家 阿婆 老人家 小鬼 兒子們 阿伯 太座 仔女 大家 媽咪 爹地 爸比 舅父 阿叔 契媽 師奶 工人姐姐 學生 病人 長輩 對象 曖昧對象 另一半 老伴 孫子 孫女 奶奶家人 我的狗 我的貓 我家貓 我家狗狗 我兒子 我女兒 我爸 我媽 我姐 我哥 我妹
        self | | 撿 撿來 接收 我 自己 我們 咱們 本人 人家 給我 畀我 俾我 請我 幫我 我自己 我們家 我哋 我地 我就 我倆 硬要我 逼我 硬塞給我 硬塞我 叫我吃
        got | | 買 買了 送 送了 訂 團購 網購 收到 領 抽到 買咗 買左 買到 買個 買杯 買返 買來 買回 餵食 買回來 有買 拿 拿了 拿到 領了 領到 訂咗 送咗 送來 分到 分給我 切了 切 帶來 拎 拎了 夾了 揀 揀咗 揀了 挑了 選 選了 開了 開咗 開罐 弄 弄了 整咗 整了 請咗 準備了 攞 攞咗 搶到 外送 點外送 叫外送 外賣 叫外賣 換到 裝了 盛了 盛 帶便當 便當帶 包了 揪團買 代購 帶返 買完 順手買 順便買 去買 跑去買 偷買 加點 加點了 嗌 嗌咗 叫個 叫份 叫 跟團 外帶 打包 請 請喝 請吃 請食 請飲 請喝了 請吃了 帶回來 帶回 帶嚟 拎嚟 拎返嚟 帶來的 寄來
        doing | | 種 種了 養 看 聽 聽到 寄 訂位 拍 拍照 學 學做 研究 過期 掉 洗 洗了 退冰 解凍 醃 收 做 做飯 給了 找 找到 補貨 儲存 放進 搬 開會 開車 上班 上課 下班後去 拜拜 打掃 整理 畫 寫 寫了 討厭 喜歡 最愛 覺得 認為 知道 聞 聞到 長大 收成 打工 請客 進貨 上架 缺貨 修 壞 死 生病 過敏 檢查 走路 跑步 運動 健身 游泳 散步 睡覺 睡 起床 工作 加班 出差 旅行 搭 坐 騎 開 借 還書 玩 比賽 輸 贏 打球 唱歌 追劇 化妝 剪 搬家 分手 約會 結婚 參加 報名 繳 刷卡 發票 中獎 抽 煮的 改買
        cook | | 煮湯 滾湯 燉湯 煮成湯 做湯 滾個湯 煮 煎 炒 烤了 炒了 炒咗 煮咗 煎咗 蒸咗 蒸了 燉了 燉咗 煲 煲咗 煲湯 滷了 炸了 炒一炒
        wrong | | 不對 不對啦 不對喔 打錯 打錯了 打錯咗 寫錯 寫錯了 記錯 記錯了 講錯 講錯了 講錯咗 說錯 說錯了 錯了 錯咗 搞錯 搞錯了 弄錯 弄錯了 唔啱 喔不是 啊不是 欸不是 哦不是 喔不對 啊不對 欸不對 喔不 啊不 欸不 喔等等 啊等等 欸等等 等等不對 等等不是 更正 更正一下 修正 訂正 應該是 應該係 才對 先啱 先至啱 才是 才正確 諗錯 唔係喎 咪住
        not | | 不是 唔係 不算是
        swap | | 換 換成 換了 換咗 改成 改為 改做 換做 轉 轉成 轉咗 升級 升級成 改點 改要 改叫
        order | | 刪 刪掉 刪除 刪去 刪咗 刪了 取消 撤銷 撤回 復原 還原 重做 移除 清除 改 改返 改返做 更改 修改 改正
        ask | | 食飯未 食咗飯未 食咗未 吃飯沒 吃飯了沒 吃了沒 吃飽沒 多久 要多久 幾耐 要幾耐 多少卡路里 到底 定係 誰 有誰 誰要 誰吃 求推薦 求推介 推介 請問 問一下 想問 怎麼煮 怎麼做 怎麼吃 點煮 點整 點食 邊間 邊隻 邊種 好唔好 得唔得 使唔使 係咪 會不會 哪個 哪種 哪間 哪款 幾錢 熱量多少 多少熱量 有多少 還是要 健不健康 能不能吃 可不可以吃 夠不夠 算不算 對不對 嗎 呢 什麼 甚麼 多少 幾多 哪 哪裡 哪一家 為什麼 怎麼 怎樣 有沒有 是不是 好不好 哪家 誰 點解 邊度 咩 要不要 能吃 可以吃 吃什麼 食咩 如何 幾點 幾時 幾號 幾天 幾次 幾卡 幾大卡 幾公克 幾克 什麼時候 何時 乜 乜嘢 乜野 啲乜 邊個 多少錢 一斤多少
        hedge | | 吧
        cost | | 太誇張 誇張 夭壽貴 好坑 很坑 盤子價 為了買 為了吃 排隊排 排了 研究指出 專家說 專家建議 夢到 夢見 發夢 夢裡 冰箱還有 冰箱裡還有 冰箱剩 冰箱只剩 雪櫃得返 雪櫃仲有 冷凍庫還有 家裡還有 屋企仲有 櫃子裡還有 快吃完 快吃完了 快食晒 食晒要買 保溫 秘訣 訣竅 喝太多 吃太多 食太多 食得太多 飲太多 到貨 到貨了 未到貨 打翻 打翻了 灑 灑了 倒瀉 打爛 掉地上 掉在地上 跌咗 忘在 漏咗喺 弄丟 結業 收掉 收掉了 頂讓 評論 評論說 評價 評價很高 熱量爆高 快過期 快過期了 過期了 過期 壞了 壞掉 壞掉了 爛掉 發霉 發霉了 缺貨 上架 進貨 補貨 沒開 公休 客滿 沒位子 沒位 關門 關了 倒了 倒閉 排不到 沒貨 快沒了 快用完 快喝完了 用完了 沒了 送禮 禮盒裡 看起來 睇落 電視上 電視 螢幕上 廣告 節目 影片 影片裡 網路上 食譜 做法 作法 買一送一到 特價到 優惠到 打折到 新聞 新聞說 報導 研究說 據說 聽講 致癌 食安 下架 回收 中毒 過敏 熱賣 調漲 一個要 一碗要 一杯要 一份要 要價 賣到 加價 起價 加咗價 加價咗 貴咗 平咗 執笠 做特價 減價 排長龍 排到 排咗 漲價 漲 特價 打折 優惠 貴 便宜 好貴 很貴 太貴 降價 又漲 賣 只賣 抱怨 投訴 投訴咗 客訴 退貨 退錢 退回去 退返 賠 太扯 扯爆 搶錢 坑錢 流口水 流晒口水 偷吃了我的 家裡窮
        taste | | 每天吃 每天喝 每日食 每日飲 世界第一 天下第一 最強 最讚 最好吃 最好喝 無人能敵 很雷 好雷 踩雷 cp值 cp值很高 最喜歡的 好久沒吃 好久沒喝 很久沒吃 好久沒吃到 好久沒有吃 好耐冇食 好耐冇食過 好耐冇飲 冇食過 沒吃過 沒喝過 買一送一 第二杯半價 第二件半價 第二件六折 買二送一 限量 開賣 上市 新出 新出的 推出 只肯吃 只肯喝 淨係肯食 只肯 討厭吃 最討厭吃 討厭喝 喜歡吃 最喜歡吃 喜歡喝 不喜歡吃 愛吃 最愛吃 愛喝 最愛喝 怕吃 超愛吃 超愛喝 鍾意食 最鍾意食 鍾意飲 中意食 憎食 唔鍾意食 習慣吃 常常吃 常吃 經常吃 總是吃 成日食 常喝 常常喝 天天吃 天天喝 日日食 日日飲 每次都吃 有多肥 好肥 很肥 很胖 會胖 變胖 致肥 好邪惡 好油膩 比較好 好吃 難吃 好喝 難喝 好食 很香 超好吃 很好吃 真好吃 超好喝 很好喝 不錯 很棒 太甜 太鹹 太油 太大 太大了 太小 太香 太香了 太多了 好甜 很甜 很鹹 營養 健康 熱量 很高 很低 很燙 好燙 有名 新鮮 很新鮮 很硬 太硬 超好吃的 超甜 超鹹 超辣 超燙 好鹹 好辣 好油 好正 正呀 好味 超讚 讚 超香 香 香香 好香 酸酸的 甜甜的 脆脆的 油油的 不好吃 普普 還可以 還行 一般般 麻麻 麻麻地 有夠 一定要吃 一定要喝 一定要食 一定要飲 必吃 必食 必喝 一定食 一定吃 就是要吃 就要吃 就係要食 少不了 才吃一次 一個月才吃 一年才吃 才喝一次
        place | | 便利商店 超商 全家 小七 統一超商 7-11 711 7仔 早餐店 星巴克 路易莎 麥當勞 麥記 肯德基 摩斯 摩斯漢堡 漢堡王 丹丹 丹丹漢堡 必勝客 達美樂 頂呱呱 鼎泰豐 八方雲集 八方 四海遊龍 公司 辦公室 家裡 家 學校 夜市 茶餐廳 餐廳 食堂 茶樓 街口 路邊 路邊攤 巷口 50嵐 五十嵐 清心 可不可 迷客夏 大苑子 春水堂 鮮茶道 一芳 得正 美而美 麥味登 大家樂 大快活 美心 譚仔 元氣壽司 爭鮮 壽司郎 藏壽司 吉野家 すき家 自助餐店 外送 foodpanda ubereats 火車上 高鐵上 車上 飛機上 健身房 咖啡廳 咖啡店 樓下 店裡 那邊 附近 對面 隔壁 對街 永和豆漿 世界豆漿 小7 小北 鬍鬚張 三商巧福 拉亞 弘爺 繼光香香雞 貢茶 麻古 大戶屋 すし郎 屋企 譚仔三哥 三哥米線 朋友聚餐 同事聚餐 家庭聚餐 聚餐 聚會 ok ok超商 okmart okｍａｒｔ 萊爾富 美聯社 屈臣氏 康是美 松青 頂好 一蘭 王品 西堤 陶板屋 石二鍋 築間 海底撈 瓦城 定食8 松屋 胖老爹 21世紀 拿坡里 subway 賽百味 麥當當 老麥 m記 kfc 家鄉雞 家鄉雞塊 bk mos 茶湯會 八曜 八曜和茶 龜記 再睡五分鐘 烏弄 萬波 珍煮丹 幸福堂 老虎堂 康青龍 麻古茶坊 五桐號 茶の魔手 茶之魔手 coco coco都可 大茗 先喝道 圓石 comebuy 水巷茶弄 翰林 樺達 一沐日 五桐 不要對我尖叫 鶴茶樓 喫茶小舖 日出茶太 茶太 橘子工坊 丹堤 怡客 伯朗 cama cama咖啡 85度c 八五度c 85度 露易莎 黑沃 夢時代 鼎王 老四川 馬辣 這一鍋 涮乃葉 一風堂 屯京 花月嵐 山頭火 樂麵屋 饒河 寧夏 逢甲 士林 師大 公館 羅東 瑞豐 花園 花園夜市 六合 一中 東大門 廟口 基隆廟口 夜市逛 信義 西門町 西門 板橋 台北 台中 台南 高雄 阜杭 阜杭豆漿 周記 阿宗 鼎邊 三餘 林東芳 永康 金峰 金山南 梁社漢 梁社漢排骨 悟饕 正忠 池上 台鐵 高鐵 福隆 員工餐廳 學餐 員餐 團膳 便當店 麵店 麵攤 小吃店 小吃攤 攤販 攤子 早餐車 餐車 菜市仔 市集 百貨 美食街 夜店 酒吧 居酒屋 熱炒店 熱炒 快炒店 火鍋店 燒肉店 燒烤店 日料店 牛排館 義大利麵店 拉麵店 豆花店 冰店 冰果室 手搖店 飲料店 麵包店 蛋糕店 甜點店 滷味攤 鹽酥雞攤 雞排店 街邊 街頭 樓上 樓梯口 巴士站 巷子 巷子口 轉角 家附近 公司附近 公司樓下 學校附近 捷運站 車站 機場 高速公路休息站 休息站 休息室 會議室 家中 家裏 娘家 婆家 外婆家 奶奶家 阿嬤家 阿婆家 朋友家 同事家 爸媽家 老家 男友家 女友家 宿舍 舅舅家 阿姨家 公婆家 屋企樓下 樓下茶記 茶記 冰室 粉麵店 車仔檔 燒臘店 酒樓 大排檔 街檔 小食店 士多 美心mx 翠華 太興 添好運 一點心 譚仔雲南 南記 雲桂香 聖安娜 a1 東海堂 奇華 鴻福堂 許留山 滿記 滿記甜品 天仁 天仁茗茶 kamkam 牛角 牛大人 爭鮮迴轉 元氣 板前 味千 撒椒 牛一 hotpot店 百味 便利店 7-eleven 7eleven seven circlek ok便利店 華潤萬家 一田 aeon jusco 惠康超市 donki 唐吉訶德 city'super 公園 球場 山上 山頂 海邊 河邊 戶外 電影院 戲院 ktv 網咖 圖書館 醫院 月子中心 逛夜市 去夜市 冰箱 公司冰箱 雪櫃
        shop | | 超市 市場 菜市場 傳統市場 全聯 家樂福 好市多 costco 大潤發 百佳 惠康 街市 賣場 庫存 購物
        lists | | 有 裡面 裡頭 入面 主菜 主菜是 主食 裡面有 裡面是 內有 包含 菜色 配菜 內容 料有 料是 配料 配料有 選了 選 揀 揀咗 餸係 餸有 有放 入面有 裡頭有 菜有 餡料 餡是 內餡 附了 裡面主要是 裡面主要有 主要是 主要有 入面係 裡面包 內含
        pill | | 維他命 維他命c 維他命d 維他命b 維他命e 維生素 維生素c 綜合維他命 b群 鈣片 葉黃素 益生菌 酵素 鐵劑 葉酸 鋅片 鎂片 蔓越莓錠 薑黃膠囊 褪黑激素 保健品 保健食品 止痛藥 感冒藥 胃藥 普拿疼 藥 中藥 西藥 膠囊 centrum 善存 克補 銀寶善存 q10
        fill | | 生日 慶生 同事生日 朋友生日 老闆生日 媽媽生日 爸爸生日 老公生日 老婆生日 女兒生日 兒子生日 同學生日 老闆請客 主管請客 同事請客 朋友請客 客戶請客 吃剩的 吃剩 剩下的 剩下來的 吃不完的 沒吃完的 喝剩的 食剩嘅 食剩 伴手禮 月子餐 團膳 工廠團膳 員工餐 拜拜完 拜完 拜拜完的 拜完的 祭拜完 上面寫 上面寫著 標示寫 包裝寫 包裝上寫 寫著 寫住 官網寫 營養標示 營養標示寫 即溶 沖泡 現沖 照加 照放 照樣加 照食 氣死 氣死我 好氣 笑死我 停不下來 一部分 的一部分 都係我食 都是我吃 冬天 夏天 秋天 春天 天冷 天熱 空腹 得啖氣 韓燒 日燒 齊 追 心滿意足 大滿足 過癮 餓昏 餓死 餓扁 快餓死 肚子叫 不知道吃什麼 懶得想 選擇困難 隨意 意思意思 配電視 配劇 配手機 下 不沾鍋 平底鍋 鑄鐵鍋 炒鍋 烤箱 小烤箱 電子鍋 壓力鍋 悶燒罐 水波爐 便當盒 保溫瓶 環保杯 保鮮盒 焗爐 電飯煲 光波爐 鬆餅機 水氧機 慢磨機 ㄉ ㄌ ㄅ ㄇ ㄚ ㄟ ㄏㄏ ㄏ ㄎㄎ ㄋ ㄛ ㄝ 惹 捏 咧 嘿嘿 嘻嘻 呵呵 lol haha hahaha xd xdd xddd orz qq qwq t_t lmao omg yummy btw der 爛 心坎 心坎裡 撫慰人心 療癒 療癒一下 犒賞自己 獎勵自己 慰勞自己 暖暖的 暖胃 熱熱的 一大早 趕車 趕上班 通勤 開會前 上課前 上班前 下課後 出門前 睡覺前 洗澡後 加班中 加班後 加班到 重訓 重訓後 重訓完 重訓前 跑步後 跑步前 跑完步 跑完 運動前 游完泳 游泳後 爬山 爬完山 騎車 騎完車 逛完街 看劇 睇劇 夜唱 唱完歌 生理期 生理期來 月經來 M來 姨媽來 下雨 下雨天 落雨 好凍 天氣冷 天氣熱 好熱 很熱 好冷 很冷 快睡著 提神 提神用 醒神 無敵 無敵正 好正呀 真香 香噴噴的 今日 搵食 小確幸 日常 窮學生 沒錢 月底吃土 選字 打字 手殘 選錯字 被同事 被朋友 被老公 被老婆 被室友 被媽媽 被 的 了 過 著 也 又 再 就 只 是 在 到 從 把它 它 這 那 這個 那個 一下 起來 先 很 好 真的 真 超 最 還 來 剛 剛剛 剛才 才 已經 左右 多一點 而已 喔 哦 啊 呀 啦 耶 囉 唷 嘛 喇 嘅 咗 哋 係 啱啱 完 完了 掉了 早 晚 餐 飽 肚子餓 餓 一起 一同 一齊 當 當作 做為 作為 為 以 因為 所以 但 但是 可是 不過 結果 最後 其實 簡單 隨便 隨手 順便 趕時間 匆忙 新鮮的 大口 慢慢 偷偷 今天的 改良 改良式 改良版 改版 普通 一般 正常 原味 便利 運動後 運動完 健身完 健身後 練完 下班 下課 上班前 起床後 飯後 餐後 餐前 吃完飯 食完飯 吃完飯後 食完飯後 吃飽飯 吃飽飯後 食飽飯 吃完正餐 回家 回家後 到公司 路上 中間 嘴饞 想說 於是 附贈 附的 現做 現煮 手工 自製 家常 媽媽煮的 阿嬤煮的 媽媽做的 昨天剩的 剩菜 剩的 冷掉的 熱騰騰 香噴噴 大 小 老 新 內用 外帶 外帶的 單點 套餐 組合 煎 烤 蒸 滷 水煮 清蒸 燙 涼拌 清炒 乾煎 氣炸 香煎 白灼 切片 切塊 去皮 帶皮 去骨 無骨 生 熟 半熟 全熟 五分熟 七分熟 低脂 高纖 有機 自己做的 自己煮的 自己帶的 吃 喝 不是很 不是很多 不是太多 不是太 不是特別 唔係好 不算 吹水 豆漿機 果汁機 調理機 氣炸鍋 電鍋 微波爐 微波 冷凍 冷藏 哈哈 頭先 用 剁碎 剝 自己剝 啲 仲 到一半 裡 連皮 連骨 連渣 含殼 含皮 含骨 帶骨 帶骨的 帶殼的 連殼的 連骨的 帶核 連核 含籽 帶頭 連頭 連殼 帶殼 帶籽 連籽 殼秤 連殼秤 未去殼 未去骨 多啦 之後 本來 原本 可以 切兩半 對切 切半 切成兩半 切對半 切一半 對半切 對半 得 得個 一哥 娘家 裡面 裡面的 心情差 心情不好 心情好 慘 爽 就是爽 老了 牙口不好 好慘 幸福 開心 滿足 罪惡 罪惡感 哭 哭哭 笑死 救命 累 好累 累死 累爆 好飽 很飽 飽到 撐 好撐 撐死 好爽 超爽 無奈 懶 懶得煮 不想煮 不想煮飯 不想下廚 懶得動 唔想煮 煩 天啊 哇 嗚嗚 嗚 欸 誒 呃 嗯 唉 靠 媽呀 總之 反正 一直 那種 嗰種 嗰隻 嗰份 嗰個 這種 味道 口感 一整天 整天 整日 成日 忙 忙到 忙翻 趕 趕著 匆匆 快速 幾乎 勉強 難得 終於 又是 照樣 一樣 老樣子 不錯吃 罪過 放縱 爆吃 廢 廢物 頹 攰 好攰 肚餓 肚子 有點 有些 其他 其他都 那樣 多吃 少吃 咁 噉 咁樣 好彩 梗係 就咁 求其 是但 咁啱 唔飽 未飽 打底 今餐 呢餐 嗰餐 這餐 那餐 這頓 那頓 一頓 一餐 呢個 嗰陣 那時 嘴癢 嘴巴 解饞 解嘴饞 罪 認真 真心 甜度 冰塊 牙痛 頭痛 感冒 無限 無糖的 招牌 經典 限定 季節限定 新品 人氣 必點 特製 秘製 古早味 老闆 老闆娘 店員 阿姨給 多給 微熱 加熱的 剛出爐 出爐 熱的 現切 現榨 現打 現炸 現烤 手沖 手打 隔夜 即食 袋裝 盒裝 罐裝 瓶裝 樽裝 紙包 散裝 家庭號 家庭裝 分享包 雙人份 原價 打折的 即期 即期品 特價的 高 低 小辣 中辣 大辣 微辣 不辣 加辣 走辣 少辣 免辣 辣 沾醬 醬料 上下 出頭 不到 有餘 以內 以上 以下 倒 撥 忘了 忘記 忘記了 不記得 唔記得 記不清 記不得 唔記得幾多 不記得幾 不記得多少 忘了幾 忘了多少 忘記多少 不知道什麼 不知道多少 不知什麼 唔知幾多 唔知乜 不知道幾 不知道是什麼 半肥瘦 少肥 肥瘦 偏肥 偏瘦 邊 邊邊 厚 薄 厚厚 薄薄 厚切 薄切 刷 塗醬 放題 自助吧 buffet 吃到飽 吃到飽的 任食 任飲 每樣 一點一點 店內 個人鍋 個人 雙人 單人 素 素食 吃素 茹素 早齋 初一 初一十五 滿滿 滿滿的 滿 一堆 超多 很多 好多 太多 一大堆 真嘅 梗 㗎 喎 囖 咩事 放工 返工 收工 放學 返學 午休 茶水間 睇波 打機 打緊機 斷糧 糧食 月底 發薪 淨 淨係得 度 喺 喺度 去咗 落街 落樓下 返嚟 返屋企 出街 行街 行山 飽晒 唔郁得 郁唔到 頂唔順 逢 爆 超飽 醒來 起床 午睡 睡醒 晚上的 中午的 早上的 剛剛的 手搖 帶皮的 過年 新年 農曆年 過年期間 假日 颱風假 放假 在家 無聊 打開冰箱 看到 經過 路過 順路 逛 逛街 陪 看電影 追劇 邊看劇邊吃 邊看 邊走邊吃 邊吃 一邊 之前剩的 主要 加爆 加很多 加超多 少少加 巷口那家 那家 那間 嗰間 呢間 這家 這間 同一家 排隊 排超久 排好久 排很久 終於買到 總算 聽說 網紅 爆紅 同事推薦 朋友推薦 試試 試了 試吃 試食 試咗 其中 漏 漏吃 漏吃了 十點多 附近買 整碗的 嗰款 款 熱量爆表 爆表 爆卡 特價品 半價 直接 乾脆 索性 夏威夷口味 旋轉 迴轉 翻轉 交換 替換 換口味 轉車 用了 用咗 用掉 實際 實際上 其餘 其他的 說好 最終 只好 反而 醬另外放 醬另外 醬分開放 醬汁另外放 醬汁另外 醬料另外放 醬料另外 走醬 醬另上 汁另上 糖水 不小心 唔小心 忍不住 說要 減肥 減重 沒吃什麼 沒吃甚麼 沒怎麼吃 冇食乜 冇點食 沒吃多少 不沾醬 沒沾醬 唔點醬 不沾醬料 蒜香 香蒜 椒鹽 蜜汁 泰式 韓式 日式 義式 法式 川味 鹽烤 醬燒 炭烤 炙燒 舒肥 香酥 脆皮 爆漿 和風 港式 台式 廣式 中式 南洋 紐奧良 一口氣 一次過 要辣 要小辣 要中辣 要大辣 要微辣 要加辣 要冰 要熱 淨係要 光光 好大 好大碗 好大份 好大個 解膩 解渴 消暑 唔夠喉 勁 勁飽 飽到嘔 撐到 肥死 會肥 會肥死 端午節 端午 中秋節 中秋 冬至 清明節 清明 元宵節 元宵節 做冬 過節 拜年 過冬 重陽 聖誕 聖誕節 跨年 尾牙 春酒 除夕 年初一 年初二 大年初一 初二 耶誕節 母親節 父親節 情人節 清明連假 回南部 回鄉下 回老家 逼 硬塞 狂 拚命 拼命 默默 起身 起身後 恰恰 煎恰恰 赤赤 做成 煮成 炒成 弄成 變成 夾埋 撈埋 飲剩
        """)
}

extension ChipsPass {
    static let poured = WordSet(StepWords.text("ChipsPass.poured", "gravy peppercorn bearnaise vinegar"))
    static let plates = WordSet(StepWords.text("ChipsPass.plates", "fish steak sausage egg pie scampi gammon kebab cod haddock kiev schnitzel lasagna parma pasty"))
    static let battered = WordSet(StepWords.text("ChipsPass.battered", "cod haddock plaice scampi saveloy"))
    static let servings = WordSet(StepWords.text("ChipsPass.servings", "portion tray cone plate"))
    static let cold = WordSet(StepWords.text("ChipsPass.cold", "sandwich sub wrap dip hummus cheese nut peanutbutter salad tuna deli bologna jerky soup taco burrito quesadilla enchilada fajita panini bagel baguette blt chili nacho"))
    static let hot = WordSet(StepWords.text("ChipsPass.hot", "hamburger cheeseburger fish pie steak kebab schnitzel scampi pasty sausage gravy lasagna parma kiev chicken beef lamb pork curry casserole"))
    static let greens = WordSet(StepWords.text("ChipsPass.greens", "pea bean gravy"))
}

extension CommandPass {
    static let wishing = WordSet(StepWords.text("CommandPass.wishing", "i id want wanted need like have to let lets me us please will you just should kindly forgot"))
    static let polite = WordSet(StepWords.text("CommandPass.polite", "please hey hi ok okay demeter can could would you oops no oh ah well sorry wait wrong whoops thats so and"))
    static let undoing = WordSet(StepWords.text("CommandPass.undoing", "undo revert scratch cancel unlog nevermind"))
    static let redoing = WordSet(StepWords.text("CommandPass.redoing", "redo"))
    static let putting = WordSet(StepWords.text("CommandPass.putting", "take put bring"))
    static let deleting = WordSet(StepWords.text("CommandPass.deleting", "delete remove erase"))
    /// These delete what is named with an article: "scratch the latte", but no "drop scones".
    static let dropping = WordSet(StepWords.text("CommandPass.dropping", "scratch cancel forget drop unlog lose"))
    static let definite = WordSet(StepWords.text("CommandPass.definite", "the my that"))
    static let articles = WordSet(StepWords.text("CommandPass.articles", "the a an my of"))
    static let pointing = WordSet(StepWords.text("CommandPass.pointing", "that it this last one entry entries thing please pls plz the meal log again change my"))
    static let asking = WordSet(StepWords.text("CommandPass.asking", "what whats how show tell list give"))
    static let remaining = WordSet(StepWords.text("CommandPass.remaining", "left remaining remain remains"))
    static let nutrients = WordSet(StepWords.text("CommandPass.nutrients", "calories calorie kcal protein carbs carbohydrates fat fiber sugar sodium energy macros"))
    static let having = WordSet(StepWords.text("CommandPass.having", "had eaten ate eat have logged drunk drank log total entries"))
    static let showing = WordSet(StepWords.text("CommandPass.showing", "show me my the list for what total totals summary day whats on is of entries so far"))
    static let totals = WordSet(StepWords.text("CommandPass.totals", "total totals summary"))
    static let stretches = WordSet(StepWords.text("CommandPass.stretches", "day days week weeks weekend weekends fortnight month months year years past since ago often ever times between until before after during"))
    static let dayWords = WordSet(StepWords.text("CommandPass.dayWords", "today todays yesterday yesterdays monday tuesday wednesday thursday friday saturday sunday last night before"))
    static let openers = WordSet(StepWords.text("CommandPass.openers", "undo revert scratch cancel unlog nevermind redo take put bring forget drop lose delete remove erase help what whats how show tell list give total totals summary today todays yesterday remaining calories protein carbs"))
}

extension CompanyPass {
    static let wraps = WordSet(StepWords.text("CompanyPass.wraps", "wrap wraps wholegrain wholemeal wholewheat whole wheat grain multigrain seeded white brown flour"))
    static let ambiguous = WordSet(StepWords.text("CompanyPass.ambiguous", "wrap wraps lettuce dumpling dumplings tomato biscuit biscuits jelly jellies yorkie yorkies beans cone pie pies cereal cereals caesar breadstick breadsticks corn maize cornbread steamed"))
    static let slices = WordSet(StepWords.text("CompanyPass.slices", "slice rasher"))
    static let lettuceWraps = WordSet(StepWords.text("CompanyPass.lettuceWraps", "lettuce wrap wraps leaf leaves cup cups"))
    static let caesars = WordSet(StepWords.text("CompanyPass.caesars", "caesar"))
    static let dumplings = WordSet(StepWords.text("CompanyPass.dumplings", "dumpling dumplings"))
    static let stews = WordSet(StepWords.text("CompanyPass.stews", "stew casserole goulash hotpot"))
    static let cereals = WordSet(StepWords.text("CompanyPass.cereals", "cereal cereals"))
    static let moistening = WordSet(StepWords.text("CompanyPass.moistening", "milk yogurt water dry water juice"))
    static let bowls = WordSet(StepWords.text("CompanyPass.bowls", "bowl"))
    static let packs = WordSet(StepWords.text("CompanyPass.packs", "packet pack package tin box sleeve tube"))
    static let biscuits = WordSet(StepWords.text("CompanyPass.biscuits", "biscuit biscuits"))
    static let teas = WordSet(StepWords.text("CompanyPass.teas", "tea cuppa brew chocolate cocoa milk horlicks ovaltine"))
    static let besideBread = WordSet(StepWords.text("CompanyPass.besideBread", "gravy sausage chicken egg bacon ham butter jam honey"))
    static let beans = WordSet(StepWords.text("CompanyPass.beans", "beans"))
    static let tins = WordSet(StepWords.text("CompanyPass.tins", "tin"))
    static let besideBeans = WordSet(StepWords.text("CompanyPass.besideBeans", "sausage bacon egg toast frenchfries fries chip hash finger nugget mash waffle pie gammon pasty spam hamburger cheeseburger hotdog frankfurter rib brisket potato"))
    /// Where beans are the plain ones of a pot.
    static let besidePlainBeans = WordSet(StepWords.text("CompanyPass.besidePlainBeans", "rice tortilla taco burrito quesadilla salsa guacamole avocado chorizo enchilada fajita plantain chili cornbread tamale nacho huevos"))
    static let waffleCones = WordSet(StepWords.text("CompanyPass.waffleCones", "waffle cone sugar wafer in"))
    static let breadsticks = WordSet(StepWords.text("CompanyPass.breadsticks", "breadstick breadsticks"))
    static let crackers = WordSet(StepWords.text("CompanyPass.crackers", "cracker crackers"))
    static let cornBreads = WordSet(StepWords.text("CompanyPass.cornBreads", "corn maize bread cornbread"))
    static let cornbread = WordSet(StepWords.text("CompanyPass.cornbread", "cornbread"))
    static let ethiopian = WordSet(StepWords.text("CompanyPass.ethiopian", "ethiopian injera teff gomen shiro"))
    static let ofCoffee = WordSet(StepWords.text("CompanyPass.ofCoffee", "bean beans leaves leaf"))
    static let frozen = WordSet(StepWords.text("CompanyPass.frozen", "icecream gelato sorbet sherbet cream soft"))
    static let inside = WordSet(StepWords.text("CompanyPass.inside", "in on"))
    static let jellies = WordSet(StepWords.text("CompanyPass.jellies", "jelly jellies"))
    static let puddings = WordSet(StepWords.text("CompanyPass.puddings", "icecream custard trifle blancmange cream"))
    static let yorkies = WordSet(StepWords.text("CompanyPass.yorkies", "yorkie yorkies"))
    static let roasts = WordSet(StepWords.text("CompanyPass.roasts", "beef roast roasty gravy lamb chicken pork mash"))
    static let pies = WordSet(StepWords.text("CompanyPass.pies", "pie pies"))
    static let hotSides = WordSet(StepWords.text("CompanyPass.hotSides", "frenchfries fries chip potato mash pea gravy bean vegetable carrot cabbage broccoli beer"))
    static let grilled = WordSet(StepWords.text("CompanyPass.grilled", "sausage pie pasty hamburger cheeseburger frenchfries bacon egg fish nugget hotdog"))
    static let steamedRice = WordSet(StepWords.text("CompanyPass.steamedRice", "rice steamed white polished"))
    static let steamed = WordSet(StepWords.text("CompanyPass.steamed", "steamed"))
    /// What is eaten with rice of Laos.
    static let laoRows = StepWords.text("CompanyPass.laoRows", """
        bamboo-soup
        jeow
        river-weed
        or-lam
        steamed-sticky-rice
        sticky-rice
        """)
}

extension CompositionPass {
    static let mixing = WordSet(StepWords.text("CompositionPass.mixing", "with made from of using"))
    /// What is poured into a blender, or eaten in no other way.
    static let poured = WordSet(StepWords.text("CompositionPass.poured", "milk yogurt juice kefir spinach kale powder whey"))
    static let blends = WordSet(StepWords.text("CompositionPass.blends", "smoothie shake"))
    static let powders = WordSet(StepWords.text("CompositionPass.powders", "powder whey protein collagen spirulina oats seeds seed"))
    static let wrapping = WordSet(StepWords.text("CompositionPass.wrapping", "with on in"))
    /// What is spread on butter.
    static let thin = WordSet(StepWords.text("CompositionPass.thin", "marmite vegemite jam marmalade honey"))
    static let inTortillas = WordSet(StepWords.text("CompositionPass.inTortillas", "taco burrito quesadilla enchilada fajita wrap"))
    static let tortillaKinds = WordSet(StepWords.text("CompositionPass.tortillaKinds", "tortilla flour corn soft wholewheat white wheat warm small large"))
    static let filled = WordSet(StepWords.text("CompositionPass.filled", "taco burrito quesadilla enchilada fajita"))
    static let fillings = WordSet(StepWords.text("CompositionPass.fillings", "chicken beef steak pork carnitas shrimp fish tofu turkey ham bacon sausage chorizo mince asada barbacoa pastor egg cheese cheddar lettuce tomato onion cilantro salsa guacamole avocado cream pepper tortilla jalapeno sauce pico slaw cabbage mushroom shell"))
    /// Called after nothing that is in it.
    static let plain = WordSet(StepWords.text("CompositionPass.plain", "wrap sandwich"))
    static let burritoFillings = WordSet(StepWords.text("CompositionPass.burritoFillings", "rice bean potato hashbrown spinach corn"))
    static let tortillas = WordSet(StepWords.text("CompositionPass.tortillas", "tortilla"))
    static let shells = WordSet(StepWords.text("CompositionPass.shells", "taco enchilada fajita"))
    static let toppings = WordSet(StepWords.text("CompositionPass.toppings", "cheese bacon cream butter onion chive jalapeno salsa guacamole broccoli chili cheddar scallion"))
    /// Spreads by their ids.
    static let butters = WordSet(StepWords.text("CompositionPass.butters", "butter butter-spread margarine salted-butter"))
    static let fries = WordSet(StepWords.text("CompositionPass.fries", "frenchfries fries"))
    static let meals = WordSet(StepWords.text("CompositionPass.meals", "curry takeaway takeout takeaways chinese leftover leftovers"))
    static let takeaways = WordSet(StepWords.text("CompositionPass.takeaways", "takeaway takeout takeaways chinese leftover leftovers"))
    static let curries = WordSet(StepWords.text("CompositionPass.curries", "curry korma tikka masala jalfrezi bhuna madras vindaloo balti rogan dhansak dopiaza saag biryani butter katsu rendang massaman panang pasanda makhani karahi pathia phaal panaeng"))
    static let kinds = WordSet(StepWords.text("CompositionPass.kinds", "curry takeaway takeout takeaways leftover leftovers chinese indian thai mexican japanese korean turkish greek lebanese italian vietnamese"))
    /// What a shake is made of, and called by.
    static let powdersOfParts = WordSet(StepWords.text("CompositionPass.powdersOfParts", "whey protein casein powder isolate water scoop scoops"))
    static let burgers = WordSet(StepWords.text("CompositionPass.burgers", "burger hamburger cheeseburger"))
    static let wraps = WordSet(StepWords.text("CompositionPass.wraps", "wrap fajita burrito"))
    static let buns = WordSet(StepWords.text("CompositionPass.buns", "bun brioche bap roll"))
    static let tortillasOfParts = WordSet(StepWords.text("CompositionPass.tortillasOfParts", "tortilla pitta pita flatbread"))
    static let breadKinds = WordSet(StepWords.text("CompositionPass.breadKinds", "brioche burger hamburger wholemeal flour corn seeded white brown wholewheat sesame bread"))
    static let breads = WordSet(StepWords.text("CompositionPass.breads", "bread roll bap baguette brioche ciabatta sourdough"))
    static let otherBreads = WordSet(StepWords.text("CompositionPass.otherBreads", "garlic banana ginger corn naan"))
    static let ofBread = WordSet(StepWords.text("CompositionPass.ofBread", "sandwich submarine sub panini blt toast"))
    static let inTortillasOfParts = WordSet(StepWords.text("CompositionPass.inTortillasOfParts", "wrap fajita burrito quesadilla taco"))
    static let fats = WordSet(StepWords.text("CompositionPass.fats", "butter oil ghee margarine spread mayonnaise"))
    static let pastas = WordSet(StepWords.text("CompositionPass.pastas", "pasta spaghetti penne linguine tagliatelle fusilli macaroni rigatoni fettuccine noodle lasagna"))
    static let cuts = WordSet(StepWords.text("CompositionPass.cuts", "breast thigh fillet cheddar mozzarella dry slice cold white brown firm extra silken"))
    static let dry = WordSet(StepWords.text("CompositionPass.dry", "dry dried uncooked raw"))
    static let breakfasts = WordSet(StepWords.text("CompositionPass.breakfasts", "english irish scottish vegetarian"))
    static let stirring = WordSet(StepWords.text("CompositionPass.stirring", "with and made mostly mainly some lots of plenty extra in it the"))
    static let ladled = WordSet(StepWords.text("CompositionPass.ladled", "bowl bowlful plate plateful ladle ladleful portion serving helping square"))
    static let noodleSoups = WordSet(StepWords.text("CompositionPass.noodleSoups", "pho"))
    static let mostly = WordSet(StepWords.text("CompositionPass.mostly", "mostly mainly"))
    static let frying = WordSet(StepWords.text("CompositionPass.frying", "fried stirfry stirfried"))
    static let besides = WordSet(StepWords.text("CompositionPass.besides", "on side beside besides alongside separately"))
    /// What goes into a pot as it is, and is no side dish by its name.
    static let potted = WordSet(StepWords.text("CompositionPass.potted", "carrot celery celeriac onion leek shallot garlic ginger potato parsnip turnip swede radish daikon tomato pepper capsicum courgette zucchini aubergine eggplant squash pumpkin okra mushroom shiitake spinach kale chard cabbage bok pak choy choi cauliflower broccoli pea bean lentil chickpea corn sweetcorn bamboo tofu kimchi seaweed beef pork lamb mutton goat chicken turkey shrimp prawn clam mussel fish brisket flank tendon tripe pasta noodle barley orzo"))
    /// What was cooked by itself before.
    static let cookedOfPots = WordSet(StepWords.text("CompositionPass.cookedOfPots", "roast roasted grilled fried baked mashed steamed barbecued bbq breaded smoked crispy"))
    /// How what goes into a pot is cut or called.
    static let asCut = WordSet(StepWords.text("CompositionPass.asCut", "diced chopped sliced cubed shredded minced ground chunks cubes pieces sweet green red yellow white black brown kidney butter broad runner french pinto haricot cannellini split snow bell spring baby cherry new fresh some lots mostly mainly extra"))
    /// Dishes whose parts cook together.
    static let stews = WordSet(StepWords.text("CompositionPass.stews", "stew curry jjigae sinigang chili chilli casserole tagine goulash gumbo hotpot ratatouille stroganoff ragout cassoulet dal dahl daal tinola nilaga massaman pho"))
    static let soups = WordSet(StepWords.text("CompositionPass.soups", "soup"))
    /// Soups that are stews: "lentil soup".
    static let thick = WordSet(StepWords.text("CompositionPass.thick", "lentil bean pea chickpea"))
    static let joints = WordSet(StepWords.text("CompositionPass.joints", "thigh drumstick wing leg"))
    static let sushis = WordSet(StepWords.text("CompositionPass.sushis", "roll nigiri maki sashimi temaki uramaki"))
    static let rolls = WordSet(StepWords.text("CompositionPass.rolls", "california tuna salmon avocado cucumber dragon rainbow eel philadelphia"))
    static let dimSums = WordSet(StepWords.text("CompositionPass.dimSums", "gow mai wonton"))
    static let dryStaples = WordSet(StepWords.text("CompositionPass.dryStaples", "pasta rice noodle"))
    static let ofEggs = WordSet(StepWords.text("CompositionPass.ofEggs", "omelet omelette frittata scramble scrambled"))
    static let besidesOfSpelledOut = WordSet(StepWords.text("CompositionPass.besidesOfSpelledOut", "with w plus and side sides"))
    /// What goes into a batter or a dough, of which a piece holds a little.
    static let inBatters = WordSet(StepWords.text("CompositionPass.inBatters", "egg eggs flour milk buttermilk sugar cinnamon vanilla butter oil yeast oat oats banana bananas"))
    static let sweets = WordSet(StepWords.text("CompositionPass.sweets", "chocolate choc vanilla caramel mocha cookies cream cookie dough mint fudge brownie birthday cake salted sea salt dark milk brown sugar double white chip chips"))
    /// One of these at least: milk and cookies are had beside a shake.
    static let tasting = WordSet(StepWords.text("CompositionPass.tasting", "chocolate choc vanilla caramel mocha mint fudge dough birthday brown"))
    static let fruits = WordSet(StepWords.text("CompositionPass.fruits", "strawberry raspberry blueberry peach mango pineapple orange lemon lime grape cherry apple berry berries mixed watermelon coconut passionfruit apricot blackcurrant tropical"))
    static let flavoured = WordSet(StepWords.text("CompositionPass.flavoured", "shake bar powder whey casein tart ricecake cake pudding mousse icecream gelato milkshake jelly jello smoothie kombucha halo jerrys haagen dazs talenti"))
    static let manyFlavoured = WordSet(StepWords.text("CompositionPass.manyFlavoured", "yogurt yoghurt shake bar powder whey icecream gelato milkshake mousse custard pudding"))
    static let wholes = WordSet(StepWords.text("CompositionPass.wholes", "whole thing entire lot pint tub"))
    static let fruity = WordSet(StepWords.text("CompositionPass.fruity", "tart jelly jello smoothie kombucha"))
    static let makings = WordSet(StepWords.text("CompositionPass.makings", "made containing contains contain consisting"))
    static let beside = WordSet(StepWords.text("CompositionPass.beside", "along alongside paired together plus served accompanied beside then"))
    static let links = WordSet(StepWords.text("CompositionPass.links", "with and or plus on top the also some"))
    static let porridges = WordSet(StepWords.text("CompositionPass.porridges", "oatmeal oats porridge"))
    static let bowls = WordSet(StepWords.text("CompositionPass.bowls", "bowl burrito poke nachos pizza quesadilla ramen pho bibimbap laksa"))
    static let sandwiches = WordSet(StepWords.text("CompositionPass.sandwiches", "sandwich submarine sub panini blt bagel wrap burger hamburger cheeseburger"))
    static let eggDishes = WordSet(StepWords.text("CompositionPass.eggDishes", "shakshuka huevos quiche benedict bibimbap carbonara mcmuffin scrambled"))
    static let hotDogBuns = WordSet(StepWords.text("CompositionPass.hotDogBuns", "bun roll bap"))
    /// Breads that a sandwich is told to be on.
    static let loaves = WordSet(StepWords.text("CompositionPass.loaves", "focaccia ciabatta baguette sourdough brioche rye pumpernickel"))
    static let filledOfHere = WordSet(StepWords.text("CompositionPass.filledOfHere", "sandwich blt panini melt sub submarine toastie butty sarnie"))
    static let onOrIn = WordSet(StepWords.text("CompositionPass.onOrIn", "on in"))
    static let bunned = WordSet(StepWords.text("CompositionPass.bunned", "hamburger cheeseburger burger dog whopper"))
    static let staples = WordSet(StepWords.text("CompositionPass.staples", "rice bean"))
    static let shellsOfHere = WordSet(StepWords.text("CompositionPass.shellsOfHere", "taco tostada fajita"))
    static let tastes = WordSet(StepWords.text("CompositionPass.tastes", "chocolate vanilla strawberry caramel mocha coffee cookies cookie banana peanut peanutbutter mint salted cinnamon lemon coconut"))
}

extension CookedWords {
    static let grains = WordSet(StepWords.text("CookedWords.grains", "lentils lentil rice pasta spaghetti macaroni penne fusilli linguine quinoa couscous bulgur barley"))
    static let weights = WordSet(StepWords.text("CookedWords.weights", "g gr gram grams kg oz lb"))
    static let states = WordSet(StepWords.text("CookedWords.states", "cooked boiled dry dried uncooked raw canned tinned leftover cauliflower fried egg wild brown"))
    static let yielding = WordSet(StepWords.text("CookedWords.yielding", "makes made make got get gets gives gave yields yielded feeds fed serves served rolled formed shaped"))
    static let feeding = WordSet(StepWords.text("CookedWords.feeding", "feeds fed serves served"))
    static let cutting = WordSet(StepWords.text("CookedWords.cutting", "cut divided sliced portioned split cuts shaped rolled made dished served shared"))
    static let weighing = WordSet(StepWords.text("CookedWords.weighing", "to total weighs weighed makes made gives cooked"))
    static let leads = WordSet(StepWords.text("CookedWords.leads", "and but so then i we ive weve just only far today tonight now later myself ended up with"))
    static let having = WordSet(StepWords.text("CookedWords.having", "had ate eaten took have eat served finished eating drank enjoyed tried microwaved reheated nuked grabbed scoffed demolished devoured sprinkled spooned ladled got"))
    static let turns = WordSet(StepWords.text("CookedWords.turns", "makes made got gets rolled cut divided sliced feeds serves portioned split halved shared"))
    static let hedges = WordSet(StepWords.text("CookedWords.hedges", "about around roughly maybe probably like only just myself exactly approx approximately up"))
    static let looks = WordSet(StepWords.text("CookedWords.looks", "thick thin big small large little generous whole cooked normal"))
    static let pieces = WordSet(StepWords.text("CookedWords.pieces", "portion portions serving servings helping helpings share bowl bowls plate plates box boxes tub tubs container containers jar jars slice slices piece pieces square squares wedge wedges bar bars ball balls patty patties lunch lunches dinner dinners meal meals mug mugs glass glasses muffin muffins cookie cookies ladle ladles ladleful ladlefuls scoop scoops chunk chunks tupperware tupperwares"))
    static let eaters = WordSet(StepWords.text("CookedWords.eaters", "people adults friends guests kids of us"))
    static let closing = WordSet(StepWords.text("CookedWords.closing", "of it them that these those for me myself today tonight now so far already left here each eaten had done"))
    static let besides = WordSet(StepWords.text("CookedWords.besides", "with w and plus"))
    static let sharingOut = WordSet(StepWords.text("CookedWords.sharingOut", "we shared ate had finished evenly split it equally evenly between us all of them each half and everything with my the partner wife husband friend"))
    static let dashes = WordSet(StepWords.text("CookedWords.dashes", "whole total"))
    static let a = WordSet(StepWords.text("CookedWords.a", "a"))
    static let and = WordSet(StepWords.text("CookedWords.and", "and"))
    static let the = WordSet(StepWords.text("CookedWords.the", "the"))
    static let into = WordSet(StepWords.text("CookedWords.into", "in into"))
    static let sources = WordSet(StepWords.text("CookedWords.sources", "from using"))
    static let contents = WordSet(StepWords.text("CookedWords.contents", "of with"))
    static let batches = WordSet(StepWords.text("CookedWords.batches", "batch batches tray trays"))
    static let bakers = WordSet(StepWords.text("CookedWords.bakers", "baked made"))
    /// What nobody eats as it is.
    static let dough = WordSet(StepWords.text("CookedWords.dough", "flour sugar yeast semolina cornflour cornstarch batter"))
    /// What may follow a share that stands alone: "one and a half so far".
    static let untilNow = WordSet(StepWords.text("CookedWords.untilNow", "so far today tonight now already eaten"))
    static let left = WordSet(StepWords.text("CookedWords.left", "left remaining over"))
    static let halved = WordSet(StepWords.text("CookedWords.halved", "halved"))
    static let out = WordSet(StepWords.text("CookedWords.out", "out"))
    static let guessing = WordSet(StepWords.text("CookedWords.guessing", "what whats is s the about probably maybe roughly around"))
    static let ways = WordSet(StepWords.text("CookedWords.ways", "ways way"))
    static let us = WordSet(StepWords.text("CookedWords.us", "us me"))
    static let its = WordSet(StepWords.text("CookedWords.its", "it them that these those"))
    static let mine = WordSet(StepWords.text("CookedWords.mine", "me myself mine now today tonight eaten had"))
    static let ordinals = WordSet(StepWords.text("CookedWords.ordinals", "first second third another last"))
    static let of = WordSet(StepWords.text("CookedWords.of", "of"))
    static let my = WordSet(StepWords.text("CookedWords.my", "my"))
    /// What a helping or all of it is measured in.
    static let cups = WordSet(StepWords.text("CookedWords.cups", "cup cups"))
    /// When, where or as what it was eaten.
    static let circumstances = WordSet(StepWords.text("CookedWords.circumstances", "on at before after for as was were while during by over"))
    /// What all of it comes in, unlike what one has of anything: slices, cookies.
    static let parts = WordSet(StepWords.text("CookedWords.parts", "portion portions serving servings helping helpings box boxes tub tubs container containers jar jars square squares lunch lunches dinner dinners meal meals"))
    static let makers = WordSet(StepWords.text("CookedWords.makers", "made make makes making baked cooked cooking used uses from using with of batch pot tray dish recipe whole fried"))
    static let weighed = WordSet(StepWords.text("CookedWords.weighed", "comes came weighs weighed total"))
    static let occasions = WordSet(StepWords.text("CookedWords.occasions", "breakfast brunch lunch dinner supper snack snacks tea party bbq barbecue friends today"))
    static let fors = WordSet(StepWords.text("CookedWords.fors", "for between among"))
    /// Grams of a weight or a volume.
    static let grams = WordTable(figures: StepWords.text("CookedWords.grams", """
        g gr gram grams ml 1
        kg l litre liter 1000
        oz 28.35
        lb lbs 453.6
        """))
}

extension CoordinationPass {
    /// What beer, milk and tea are baked in.
    static let doughs = WordSet(StepWords.text("CoordinationPass.doughs", "bread roll cracker"))
    /// What is eaten beside a drink, and gives none its flavour.
    static let bare = WordSet(StepWords.text("CoordinationPass.bare", "toast sandwich crisp chip croissant bagel soup bread egg porridge muffin salad pasta pizza burger wrap curry roll sausage bacon granola cereal toastie crumpet scone pancake waffle omelet burrito taco donut doughnut weetabix nugget panini baguette frenchfries cracker danish"))
    static let sizes = WordSet(StepWords.text("CoordinationPass.sizes", "small medium large big regular little huge"))
    static let breads = WordSet(StepWords.text("CoordinationPass.breads", "toast bread bagel rice pasta"))
    /// What is weighed by the gram.
    static let dabs = WordSet(StepWords.text("CoordinationPass.dabs", "butter oil ghee margarine spread mayonnaise ketchup cheese cheddar parmesan jam honey syrup sugar peanutbutter nutella pesto gravy cream feta bacon ham milk hummus brie mozzarella marmite salami turkey salmon"))
    static let halved = WordSet(StepWords.text("CoordinationPass.halved", "banana apple avocado pear orange peach mango grapefruit lemon"))
    /// What is had beside something that was measured.
    static let sides = WordSet(StepWords.text("CoordinationPass.sides", "toast bread bagel rice pasta spaghetti noodle couscous potato mash chips fries oatmeal porridge coffee tea"))
    static let burgerBuns = WordSet(StepWords.text("CoordinationPass.burgerBuns", "bun brioche bap"))
    static let salads = WordSet(StepWords.text("CoordinationPass.salads", "lettuce tomato onion cucumber pickle gherkin spinach rocket"))
    static let accompanying = WordSet(StepWords.text("CoordinationPass.accompanying", "accompanied paired complemented combined together alongside"))
    static let bearers = WordSet(StepWords.text("CoordinationPass.bearers", "on onto over"))
    /// What a food is tinned or cooked in is told with it.
    static let holders = WordSet(StepWords.text("CoordinationPass.holders", "syrup oil water brine juice sauce vinegar gravy butter batter cone cup shell skin broth marinade garlic breadcrumbs stock"))
    static let plateSides = WordSet(StepWords.text("CoordinationPass.plateSides", "pea chip frenchfries fries mash potato rice bean broccoli carrot vegetable toast bacon egg corn spinach asparagus wedge"))
    static let eggDishes = WordSet(StepWords.text("CoordinationPass.eggDishes", "omelet frittata"))
    static let blends = WordSet(StepWords.text("CoordinationPass.blends", "smoothie smoothies"))
    static let poured = WordSet(StepWords.text("CoordinationPass.poured", "milk yogurt juice kefir spinach kale whey"))
    static let sauces = WordSet(StepWords.text("CoordinationPass.sauces", "sauce gravy ketchup mayonnaise dressing glaze marinade"))
    static let sidesOfWeighed = WordSet(StepWords.text("CoordinationPass.sidesOfWeighed", "chip frenchfries wedge mash potato salad pea rice vegetable egg bean"))
    static let bases = WordSet(StepWords.text("CoordinationPass.bases", "toast bread bagel potato roll muffin crumpet rice cracker waffle pancake ricecake pasta spaghetti"))
    static let meats = WordSet(StepWords.text("CoordinationPass.meats", "steak sirloin ribeye rump fillet gammon breast salmon chop burger"))
    static let dryness = WordSet(StepWords.text("CoordinationPass.dryness", "dry uncooked dried"))
    static let breadsOfHere = WordSet(StepWords.text("CoordinationPass.breadsOfHere", "pita pitta roll bun bap wrap tortilla bagel muffin baguette ciabatta naan"))
    static let drinks = WordSet(StepWords.text("CoordinationPass.drinks", "coffee tea milk water juice coke cola latte cappuccino americano espresso beer lager wine lemonade"))
    static let sizedSides = WordSet(StepWords.text("CoordinationPass.sizedSides", "frenchfries fries chip"))
    static let sets = WordSet(StepWords.text("CoordinationPass.sets", "meal combo menu box"))
    static let buns = WordSet(StepWords.text("CoordinationPass.buns", "bun roll bap"))
    static let plates = WordSet(StepWords.text("CoordinationPass.plates", "plate serving bowl order portion cup"))
}

extension DaySlips {
    /// The days, and what people write by ear for them, two letters off.
    static let byEar = StepWords.text("DaySlips.byEar", """
        yesterday: yesturday yestarday yestersay
        tuesday: teusday tuseday
        wednesday: wensday wendsday wenesday
        thursday: thirsday
        saturday: saterday satuday
        """)
}

extension EchoPass {
    static let naming = WordSet(StepWords.text("EchoPass.naming", "known called specifically namely"))
    static let pointers = WordSet(StepWords.text("EchoPass.pointers", "my the that exactly just thi these it delightful this"))
}

extension FigurePass {
    static let things = WordSet(StepWords.text("FigurePass.things", "thing lot dish pan tray pot batch one recipe"))
    static let being = WordSet(StepWords.text("FigurePass.being", "is was were has had be at of"))
    static let micrograms = WordSet(StepWords.text("FigurePass.micrograms", "mcg mcgs ug µg μg microgram micrograms"))
    static let international = WordSet(StepWords.text("FigurePass.international", "iu ius"))
    static let sharing = WordSet(StepWords.text("FigurePass.sharing", "each apiece"))
    static let summing = WordSet(StepWords.text("FigurePass.summing", "total altogether together overall"))
    static let onePack = WordSet(StepWords.text("FigurePass.onePack", "pack package packet"))
    static let packs = WordSet(StepWords.text("FigurePass.packs", "pack packs package packages packet packets"))
    /// Energy that these speak of is none of a food's.
    static let others = WordSet(StepWords.text("FigurePass.others", "burn burns burned burnt burning goal goals limit limits budget target targets deficit surplus bmr tdee maintenance remaining"))
    /// What is weighed on scales as well as printed on labels.
    static let foods = WordSet(StepWords.text("FigurePass.foods", "salt starch"))
    static let wholes = WordSet(StepWords.text("FigurePass.wholes", "whole entire full"))
    static let kilojoules = WordSet(StepWords.text("FigurePass.kilojoules", "kj kjs kilojoule kilojoules"))
    /// "P 30 C 20 F 10"
    static let letterNames = StepWords.text("FigurePass.letterNames", """
        protein:p
        carbohydrates:c
        fat:f
        """)
    static let nutrients = WordTable<Nutrient>(names: StepWords.text("FigurePass.nutrients", """
        calories: kcal kcals calorie calories cal cals kilocalorie kilocalories kj kjs kilojoule kilojoules
        protein: protein proteins prot
        carbohydrates: carb carbs carbohydrate carbohydrates
        fat: fat fats
        fiber: fiber fibre
        sugar: sugar sugars
        sodium: sodium
        """))
}

extension FigureQuestion {
    /// Words for all figures at once.
    static let topics = WordSet(StepWords.text("FigureQuestion.topics", "nutrition nutrients nutritional macros macronutrients figures values facts"))
    /// Words that no meal begins with.
    static let sure = WordSet(StepWords.text("FigureQuestion.sure", "calories calorie kcal kcals kj kilojoules carbs carbohydrates nutrition nutrients nutritional macros"))
    static let asking = WordSet(StepWords.text("FigureQuestion.asking", "how what whats which is are does do tell show give"))
    static let counting = WordSet(StepWords.text("FigureQuestion.counting", "how"))
    static let doing = WordSet(StepWords.text("FigureQuestion.doing", "does do has have"))
    static let having = WordSet(StepWords.text("FigureQuestion.having", "have has contain contains got"))
    static let speaker = WordSet(StepWords.text("FigureQuestion.speaker", "i me my we ive im"))
    static let prepositions = WordSet(StepWords.text("FigureQuestion.prepositions", "in of for"))
    static let contents = WordSet(StepWords.text("FigureQuestion.contents", "what whats is are exactly s"))
    static let lead = WordSet(StepWords.text("FigureQuestion.lead", "how many much what whats is are the a there tell show give about number amount total value count content info information breakdown any lot does do s"))
    static let caloriesNames = WordSet(StepWords.text("FigureQuestion.caloriesNames", "calories calorie kcal kcals cal cals energy kj kilojoule kilojoules"))
    static let proteinNames = WordSet(StepWords.text("FigureQuestion.proteinNames", "protein proteins"))
    static let carbohydratesNames = WordSet(StepWords.text("FigureQuestion.carbohydratesNames", "carbs carb carbohydrates carbohydrate"))
    static let fatNames = WordSet(StepWords.text("FigureQuestion.fatNames", "fat fats"))
    static let fiberNames = WordSet(StepWords.text("FigureQuestion.fiberNames", "fiber fibre"))
    static let sugarNames = WordSet(StepWords.text("FigureQuestion.sugarNames", "sugar sugars"))
    static let sodiumNames = WordSet(StepWords.text("FigureQuestion.sodiumNames", "sodium salt"))
}

extension HeardWords {
    static let plain = WordSet(StepWords.text("HeardWords.plain", "full regular normal standard usual"))
}

extension IngredientPass {
    static let breadDishes = WordSet(StepWords.text("IngredientPass.breadDishes", "baguette sandwich wrap toastie panini sub submarine bagel bap sarnie butty ciabatta roll"))
    static let filledPieces = WordSet(StepWords.text("IngredientPass.filledPieces", "taco burrito quesadilla enchilada pupusa empanada tamale pasty wrap sandwich toastie pie croissant bagel"))
    static let making = WordSet(StepWords.text("IngredientPass.making", "made prepared crafted produced derived extracted created enriched fortified enhanced flavored flavoured seasoned sweetened designed referred known free trimmed"))
    static let joints = WordSet(StepWords.text("IngredientPass.joints", "with from using of to as for in by"))
    static let holding = WordSet(StepWords.text("IngredientPass.holding", "containing contains consisting comprising"))
    static let links = WordSet(StepWords.text("IngredientPass.links", "and or also"))
    static let on = WordSet(StepWords.text("IngredientPass.on", "on in inside between within"))
    static let breads = WordSet(StepWords.text("IngredientPass.breads", "bun bread roll toast ciabatta baguette bagel"))
    static let sandwiches = WordSet(StepWords.text("IngredientPass.sandwiches", "sandwich hamburger cheeseburger submarine sub club panini blt"))
    static let garnishes = WordSet(StepWords.text("IngredientPass.garnishes", "lettuce tomato onion pickle gherkin cucumber mayonnaise mayo mustard ketchup relish rocket arugula"))
    static let eggDishes = WordSet(StepWords.text("IngredientPass.eggDishes", "omelet frittata scrambled"))
    static let milkCoffees = WordSet(StepWords.text("IngredientPass.milkCoffees", "latte cappuccino mocha macchiato cortado flatwhite flat chai horlicks ovaltine milo chocolate cocoa"))
    static let milks = WordSet(StepWords.text("IngredientPass.milks", "milk semiskim"))
    static let adding = WordSet(StepWords.text("IngredientPass.adding", "add adding added incorporate incorporating sprinkle sprinkling applying included including"))
    static let into = WordSet(StepWords.text("IngredientPass.into", "to into in on onto"))
    static let owners = WordSet(StepWords.text("IngredientPass.owners", "my the our"))
}

extension JudgeFeatures {
    /// Words for what every kitchen makes otherwise.
    static let varied = WordSet(StepWords.text("JudgeFeatures.varied", "stew soup curry sauce gravy juice porridge gruel drink beverage dish mix mixed mixture made pudding salad paste puree chutney pickle bread roll cake dough cheese flavored filled stuffed biryani biriyani briyani pulao palao pilau pilaf goulash rissole dumplings tamale vegetables"))
}

extension LabelWords {
    static let shapes = WordSet(StepWords.text("LabelWords.shapes", "cubic linear surface"))
    static let vessels = WordSet(StepWords.text("LabelWords.vessels", "bag package packet box can jar bowl carton basket order tub tray pouch pack pot handful"))
    static let fragments = WordSet(StepWords.text("LabelWords.fragments", "slice chip ring piece cubic strip wedge bite thin thick spear linear surface stick leaf section fry cracker kernel"))
}

extension LeftoverPass {
    static let drinks = WordSet(StepWords.text("LeftoverPass.drinks", "drink beverage"))
    static let springs = WordSet(StepWords.text("LeftoverPass.springs", "bottled mineral still sparkling spring natural carbonated"))
    static let vessels = WordSet(StepWords.text("LeftoverPass.vessels", "bar bars can cans bottle bottles sachet sachets pouch pouches"))
    static let exercises = WordSet(StepWords.text("LeftoverPass.exercises", "run ran running walk walks walked walking jog jogged jogging swim swam swimming bike biked biking cycle cycled cycling workout exercise exercised exercising gym treadmill rowed rowing hike hiked hiking climbed lifted lifting training trained yoga sport steps macros macro goal goals target targets budget deficit surplus tdee bmr maintenance allowance limit"))
    static let sure = WordSet(StepWords.text("LeftoverPass.sure", "ate eaten drank drunk munched nibbled devoured sipped gulped"))
    static let having = WordSet(StepWords.text("LeftoverPass.having", "had have having enjoyed"))
    static let meals = WordTable<Meal>(names: StepWords.text("LeftoverPass.meals", """
        breakfast: breakfast brunch
        lunch: lunch lunchtime
        dinner: dinner supper dinnertime
        snack: snack elevenses elevens teatime
        """))
}

extension LexiconWords {
    /// Words of everyday English, and well-known names, that are a slip or two away from a food's: whoever writes
    /// "speak", "pool" or "Leeds" means it, and no steak, polo mint or leek. Words that are as often slips for a food
    /// ("stake", "donor", "wanton") are not among them.
    ///
    /// `docs/history/reading.md` says how they were found.
    static let english = StepWords.text("LexiconWords.english", """
        adair addis afro agape agate agro aidan airman ajar akira alain alden aldo alien aliens alight allen alto altos amal aman america americas amman ample amro ankara anno applies apply aryan asha aspen asta astro astros atoll atom atoms atone austrians avail avila avis aware axis ayala azhar babel bails baku bali ballots balmy baltic baltics bambi bandana bandanas banderas banks barbaric barbra barca bari baron barons barr basal bashes basic basics basin basins basis basque bastille bathe baton batons batters baum baze beacon beacons bead beads beam beck bedlam beget begets bella bellamy belt benet bent benton beret berets berger bevan bigot bigots bilbo bild bischoff blake blink blinks blitz blitzes blondes blot bogs bona bond bondi bonds boot booth booths booties bore bores bork bosch bouncy bounties boxy brady brainy brake bram brandi brando brandt branson braun brawl brawls brawny bribe bribes bride brides brief briefs brig brim bristle bristles britches brut bryn buena buren buries burke burner burners buster busters butler butlers butte buzz byers cackling cada caddy cain caked calais calico camp campo campos camps campy canny capo capone caring carlin carping carting carver carvings casa cashed cashes castles cela celebrating cern chain chains chairs champions chap chapin chaplin chaps chasm chat chats cheat cheats cheek cheeks cheer chemo chez chide chides chime chimes ching chivas choke chokes choo chord chords chore chores christophe chums cicada cicadas cinder cinders cisco clang claus cleese cobble cobbled cobras coby coder coffer coffers cohn collages collared collars collin columbine combs como comp complain complains completion completions conch conger conley convey conveys corby corey cornet corny corrado cosby cracking cram cramer cramp crampons crawl crawls creak creamery crean crear creative cree creep creeped creeps crept crete crew crewe crews cribs crises crisper crispin cristo crocker crowder culpa cummins curie curling currie cute dabbing dade dale dame dames damm dando dane dani dante data dated dawes deaf dear decals decay decays deere defer depressing deter deters didi digestible dimon dinars dingo dings dion dive dives dixon doable doble doer doers dogma dole dome domes dominions donne donned donors dopa dope dorian dost doubled doubly dover dovey downer downers doze drills droves ducky duct ducts duel duels dull dunk dunks dusk duval dyer eddy elam electron electronic electronics elite elites elope endure endures ensue ensues ensured entrant entrants ergo evin fade fades fake fakes fame fargo faring farr farrow faster fata fate faye faze fema fenner fester fetal fide fidel fido finches fini fishy fisk fleur flip flips floors floral florals flores floundered foal foil foils fondle fontana footer fora forster founder founders fowl fran frazzled freddy frodo fudged gaby gaelic gallic gape garb garbo garros garry garza general giordano glee gloat gnat goode goosen gordon gosh gott gout grady granite graph graphs gravitas greene gripe gripes groot grope groupe grouped hades haim hain hairdo hakim hallam halle hamid hamlin hardy harpo harsh hart hast hawes hawke hawkes haye hayes haze hearings hearn hears hearst hearth herding herod heron hilda hilo hiro hitachi hobo hokey homey homily homing hone honed hooey hos huey hurl hutus idle izzo izzy jaeger jaffe jaffna jagger jana janna jazz jeer jeers jock jocks junked junker karin karla kayaks kenji kenney kessler khaki khmer kinney kippur kirby kiri kite kites kitsch knave kobe krebs kumar ladd lading laine laird lamps lang langer lassie lasso lawman laying layman leach lease leases leeds lenses leper lepers lever levers liang lifer lifers lift lifts lilly lind lindy ling lingua lint list lists litt liven livery lobo lode logan loma lord lords loro lotte lowly lugar luger lying lyme maam mace mach machado macho macht madre madrid mages magnus makin malaga malm mame mamet mane mang mangy maniac maniacs manic mano manos many maori marche marches mardi margo marti martina martine martino martins marty mated mateo matte mattes matthias matty maui maxi mayors mena mentor mentors mere meson meta method methods mezzo mica mich micki mika minion minions moat moats mobster mobsters modal model models module modules moises mona moore moores moping morin morose morse moses mosses motel motels mucha mushroomed muting nab nang nanna nano napoleonic nascar nate nato natty nerdy nested nesters nicki niki nikki noose nord oath oaths oblong odin odors ogden okada olde olden once orion paar pacific pacifica paddy pagoda paisley palma paltry pancho pander pandit pandora panky panzer paolo parc parley parr pasha patina patsy pavlov peasant peasants pedal pedals pena penn penned penney pennies pepperdine peril perils perkins perth peso pesos pest pests petr philadelphian philadelphians piazza piccadilly picky pied pinion pistol pistols piston pistons pitt pitts pity plantations plod plop plot plow plows plume pluto pogo poncho pool pools poor poppies poppins porta porte poser posh posse posses possums pouting powerhouse powerhouses preach prep preserver presto primitive prone proper prude pruned puffing puffy pummel purina purist purists putt putts putz quaid qual quip quips rabbi rabbis rabid racket rackets rada radley radon ragen rakish rama ramon rancho randi raping rashes rata rather raton raven ravens rayon rebar reckon reds regimen regimens reimer removed rending renton resign resigns revel revell richards ritzy rocked rogaine rojas rollo romo rosemarie rosen rote rouse rousing rubbing ruben rubens rumen ruse rusher ruskin russ saad saar sabah saban sadie saha salah salam saleh salem sales salman salon salons saloon saloons salute salutes salva salvo samba sami samoan sandwiched santana sarge sark scam scams scene scenes scholes sconce sconces scope scopes scorch scottie scuba scuffle scuffles sensei sept sever severn severs shade shady shaka shaky shale shalt shame shames shanty sharma sheena sherri sherrie shire shirk shone shorty shuffle shuffles shula siam sicker sikh sikhs silo silos singers singh skated skater skaters skew skews skimp skimpy skis skoda slab slabs slav slavs slay slinger slingers sliver slivers slog smock snake snakes sneak sneaks snug sochi soho soll solo solos solve solves somers soros sosa sousa spark sparks spasm spasms speak speaks spell spells spew spews spiro spite spitzer spock spouse spouses squirreled staffing stellar sten stevens stevie stocks stomp stott stringer stringers strut struts stuffy subbing sucked sudan suki sulking sultan supple surgeons sven swinger swingers swollen sykes tack taft tagalog tagline tahiti tahoe tama tamara tamil tamils tangiers tani tanks tanner taut taxis temper tempera tempers tendons thames thatcher thatcherism themes thier thorn thorns tiber tier tiers tiff tigers ting tinge toby tong tonga tongs tongued tories torre torres tote tracer tracers tracked tracker trackers tribe tribes triplet triplets tripp trite troll trolls tron trot trots trott trucker truckers trudy tryout tryouts tuff turin turnkey tuttle twig twigs twill twinkle umm unfit vaal veils venal vial vials vito vitro wada waders wager wagers waiters wakes walters wane wanes wang waster watery waver wedged whet whew whining whisked whisker whiskers wicks wince wined wipes wire wires wise wisp wispy wives wong wore worn worse worst wreak wreaks wrecks wring writings yahoo yahoos yeats yorke yuck zandi zeke
        """)
    static let containers = StepWords.text("LexiconWords.containers", """
        slice piece pump bowl bowlful glass tumbler mug can bottle bag packet package pack box carton container
        jar tub tube pouch handful serving portion helping scoop stick plate plateful dollop
        splash sprinkle pinch dash drizzle spoon spoonful order loaf wedge bunch sprig clove ear
        head stalk spear strip sheet cube jug pitcher shot tray basket bucket bite sip rasher link
        square segment pat knob ball can sachet punnet tin carafe cone fillet filet rack round
        unit count order cartons sleeve block chunk swig squirt squeeze patty link bar item mouthful nibble heap mound
        forkful lick sliver smidge smidgen
        smear nest cap ladle ladleful fist servingspoon katori vati cubic surface linear schooner scrape scraping glug dab sprinkling
        tael catty tola seer debe gorogoro lump
        """)
    static let sizes = StepWords.text("LexiconWords.sizes", """
        small medium large big little tiny huge mini miniature regular xl xs jumbo giant bite fun
        fistsize king snack personal individual thin thick thinly thickly standard average normal sized
        size sizeable gigantic enormous massive teeny footlong grande tall venti short kid kids child heaping heaped level scant double
        triple generous single family share sharing short
        """)
    static let connectors = StepWords.text("LexiconWords.connectors", """
        and with plus & n topped on in over under inside then or also along filled stuffed coated
        drizzled sprinkled covered loaded mixed made prepared cooked served featuring containing
        from including stirred dipped drenched spread smothered layered garnished
        """)
    static let breakers = StepWords.text("LexiconWords.breakers", """
        alongside paired accompanied complemented followed washed plus also besides beside
        together combined finished as well while then rounded pairing
        """)
    static let meals = StepWords.text("LexiconWords.meals", """
        breakfast brunch lunch dinner supper snack lunchtime dinnertime teatime elevenses
        """)
    static let hedges = StepWords.text("LexiconWords.hedges", """
        about around roughly maybe approximately approx nearly almost probably perhaps circa some
        """)
    static let eating = StepWords.text("LexiconWords.eating", """
        had have having ate eat eating eaten drank drinking drunk consumed consuming enjoyed
        enjoying sipped sipping munched munching savored savoring savoured snacked snacking
        devoured nibbled grabbed indulged indulging gulped chewed feasted dined relished finished
        polished demolished scoffed necked downed inhaled wolfed
        """)
    static let descriptors = StepWords.text("LexiconWords.descriptors", """
        crispy crunchy crisp fresh warm cold chilled creamy juicy tender soft fluffy rich savory
        tangy zesty spicy smooth thick hearty light chewy ripe golden classic traditional
        homemade fizzy bubbly cool melted natural simple plain healthy nutritious wholesome
        steaming freshly perfectly flaky sticky gooey fudgy velvety succulent moist seasoned
        flavorful flavored velvety nice good great tropical cozy comforting enriched fortified
        enhanced signature premium boneless assorted various smoky airy sized style portion snack
        treat ready prepared served
        """)
    static let fillers = StepWords.text("LexiconWords.fillers", """
        i me my mine myself we us our you your he she they them their it its it's this that these
        those the was were is are be been being am i'm i've did do does done will would could
        should can't couldn't didn't don't just really so very too quite much more most less least
        ever even still yet again only for at by to up down off out into onto through during before
        after until since between among within against about around as than if when where which
        who whom what how why because today tonight yesterday tomorrow morning afternoon arvo evening
        night midday noon midnight day week weekend now later earlier time times moment break
        bedtime mid pick delicious delightful refreshing satisfying tasty lovely wonderful amazing
        fantastic perfect perfection favorite beloved scrumptious luscious yummy delectable
        mouthwatering irresistible decadent exquisite appetizing flavor flavors taste tasted
        tasting texture aroma goodness sweetness richness creaminess crunch saltiness freshness
        juiciness warmth zing zest twist touch hint burst bursting treated treat treating opted
        chose choose chosen decided decide consisted consists consisting consist included includes
        include including featured features satisfied satisfy satisfied craving cravings hunger
        hungry thirst thirsty quench quenched quenching hydrated hydrate hydrating hydration stay
        stayed staying keep kept keeping kick kicked kickstart kickstarted start started starting
        began begin beginning fuel fueled fueling energize energized boost boosted balance
        balanced balancing give gave giving given make makes making made add added adding adds
        additional addition create created creating crafted craft offering offered offers provide
        provided providing provides bring bringing brought complement compliment accompaniment
        accompany combination combo pairing pair side sides wash washed washing washes drenched
        adorned nestled nestle tucked wrapped enveloped draped slathered generously lightly
        beautifully expertly simply absolutely incredibly truly deliciously delightfully
        thoroughly fully simply effortlessly quickly quick simple easy straightforward convenient
        handy special local joint place spot house kitchen work office night got get getting take
        took taken taking went go going goes gone come came put made makes reach reached reaching
        popped popping open opened opening pour poured pouring pack packed packing serve serving
        served prepare preparing prepared whip cooking heat heated heating warming warmed warms up
        used using utilize utilized utilizing possess possessing weigh weighing weighed weighs
        measure measuring measured total totaling totalling approximately there here all both each
        every either neither any some another one's ones thing things way kind sort type variety
        assortment array selection amount lot lots bit plenty feel feeling felt like liked love
        loved loving want wanted need needed needs help helped helping hit hits right left let
        let's lets try tried trying experience enjoyment indulgence indulge ritual routine lineup
        menu main course option choice meal meals dish dishes plate plates feast snacking
        lunchbreak appetite palate mouth tooth soul body mind delighted delights delight relaxed
        relaxing relaxation relax unwind unwinding cozy soothing comfort comforting inviting
        warming invigorating revitalized revitalizing rejuvenated well together also too then next
        first second finally lastly afterwards afterward later none never but though although
        however while whilst off straight neat known specifically primarily typically usually mostly
        brine mealdeal exactly nutrient nutrients nutrition nourishing nourishment vitamins minerals contains
        contain contained measuring equal level levels source sourced fulfilling filling full
        complete completed completes rounding finish finishing vibrant colorful adorable plump
        gentle blending layered stack stacked piled scattered studded infused brimming overflowing
        oozing swimming dressed crowned hello hi hey takeout takeaway thanks thank please ok okay yes yeah well um
        uh er everything anything something nothing else etc whatever felt feels needed wanted
        skipping skipped skip meeting friend friends family kids wife husband mom dad toddler's
        baby's partner colleague i'd i'll we're we've he's she's there's that's really pretty
        1st 2nd 3rd 4th 5th 6th 7th 8th kinda sorta actually basically literally indulgent guilty guilt pleasure homestyle fluffy
        pick picked grab grabbing pair enjoy enjoys enjoyable yum resist resisted other others
        has additionally sure lined different consumption processed processing fermentation product products
        forget munch clarify freshen brighten throughout removing oh
        """)
    /// Adjectives that are read as the thing they come from, but never name it: "buttery crackers".
    static let adjectives = StepWords.text("LexiconWords.adjectives", """
        cheesy buttery buttered nutty meaty lemony minty fruity garlicky oniony gingery sugary syrupy
        oaty peachy salty peppery tomatoey cinnamony chocolatey chocolaty toasted
        """)
    /// Dishes that are called after what is in them or on them.
    static let dishes = StepWords.text("LexiconWords.dishes", """
        sandwich burger hamburger taco burrito quesadilla enchilada fajita wrap panini pizza pasta
        lasagna risotto noodle rice curry stew soup casserole omelet frittata quiche salad smoothie
        latte cappuccino ramen macaroniandcheese ceviche tagine chowder toastie bhuna korma
        """)
    /// What is had beside a staple.
    static let companions = StepWords.text("LexiconWords.companions", """
        butter milk cream cheese ham bacon jam honey chicken beef pork fish salmon peanutbutter banana
        sausage marmalade syrup avocado tomato sugar gravy turkey lamb steak shrimp tofu broccoli
        """)
    /// Articles and numbers of other languages that are no English words.
    static let foreign = StepWords.text("LexiconWords.foreign", """
        un une unos unas una dos cuatro cinco deux trois quatre cinq ein eine einen einem zwei drei vier een twee
        """)
    /// Words that measure in front of "of", and belong to names elsewhere: "pot roast", "fish fingers".
    static let carriers = StepWords.text("LexiconWords.carriers", """
        pot pan saucepan skillet wok vat bit stack row triangle wheel log slab ladle flute pile fistful
        """)
    /// Foods that stand for themselves: what a comma parts from them is another, not their kind.
    static let staples = StepWords.text("LexiconWords.staples", """
        rice salad pasta toast tea coffee oatmeal porridge egg bread potato cereal milk water chip
        frenchfries bean noodle cheese chicken ham bacon
        """)
    static let preparations = StepWords.text("LexiconWords.preparations", """
        raw boiled grilled baked broiled roasted roast fried braised stewed steamed poached scrambled
        toasted mashed smoked cured pickled sauteed barbecued microwaved blanched breaded
        """)
    /// Everyday words that are part of a food's name ("Fruit Corner", "bear claw") and say nothing of
    /// food where the rest of the name is not said.
    static let ordinary = StepWords.text("LexiconWords.ordinary", """
        amarillo austrian belt bog bravo chat chipper ding dum frankie hopper lara olivier pare rolex tom
        shape vito wick
        twice advance aid air alphabet anchor angel animal ant aquarius auntie autumn baby back
        ball bargain barrel bear beater believe bell best beverage beyond bishop blanket
        bliss bloody blossom board boat bob bomb boom boston brand breath breeze brick
        broad bubble buddy builder bulb bull bully bunny burst button cadillac
        captain care castle century channel charm chess christmas circus city claw cliff
        club cluster coating colossal con concentrate concrete control corner cottage
        cotton country cow crescent cross crown crude crush crystal cubic cure cut day deal
        del devil diamond dick dino dinosaur dirty disc dodger dolly dragon drip drop drum
        drunken earl east easter elephant empty end energy essential expert express extract
        eye fair fairy famous farmer fear feet filter finger fit fizz flank flat float
        flower foot forest fortune foundation freedom freeze frog funnel fusion
        galaxy garden gem general giant gift glory gold grade grasshopper green guy
        hand hard heart heaven heavy helper hero high hill hog hole holiday home horn horse hour
        house human hunter hurricane hush hut imperial ingredient international iron island
        jack jacket jolly joy jungle junior killer king kiss kit knot lady lake land
        laughing lava layer leather leftover level light lily lion little living local
        long lover lucky magic maid marble mary mass max meal mess mild mile mill miller
        miracle mist mixture monk monster month moon morning mother mountain mud multi
        multiple muscle mystery naked natural nature navy nest new night normal
        north nose note ocean office old oriental original overnight page pale palm
        paper part party passion paste patch paw people person picnic pig place         planter play pocket point pole polish post power premature premier process protect
        purpose quality queen quest quick rainbow rancher ray ready real         ring rise river road rock rocky root rope rough round royal ruby run runner russian
        rusty sand school scout sea self semi sensation sensitive set shack shadow shape
        shark sharp shaving shell shepherd ship shore short side silk single sister skin
        skinny slim sling smash smile smith snap solid solution sound south
        space spare special spirit sport spot spotted spray spring square squeak stamp
        standard star start stick stiff stone stormy story straw street string strip strong
        substitute subway summer sun sunday sunny sunrise super surprise sweat swirl swiss
        temple texas thanksgiving thread throat thumb tide tiger tip toad toaster top
        total towel tower town toy trail transition treasure tree trek triangle turf twist
        twister type under union upside usual valley velvet vent victoria village vine
        virgin wave wax way wedding west wet wheel wild winter wonder wood work world worm
        wrapper yard year yellow young zebra zone
        """)
    /// Modifiers that change what is in a food: ignoring one is a mistake.
    static let keyModifiers = StepWords.text("LexiconWords.keyModifiers", """
        diet light lowfat reducedfat nonfat fullfat sugarfree caffeinefree decaf unsweetened sweetened
        fried raw dried powdered instant frozen canned low reduced free iced grilled dry skinless breaded
        battered zero lean uncooked
        """)
    /// Numbers in words.
    static let numberLines = StepWords.text("LexiconWords.numberLines", """
        zero 0
        one 1
        two 2
        three 3
        four 4
        five 5
        six 6
        seven 7
        eight 8
        nine 9
        ten 10
        eleven 11
        twelve 12
        thirteen 13
        fourteen 14
        fifteen 15
        sixteen 16
        seventeen 17
        eighteen 18
        nineteen 19
        twenty 20
        thirty 30
        forty 40
        fifty 50
        sixty 60
        seventy 70
        eighty 80
        ninety 90
        hundred 100
        thousand 1000
        dozen doz 12
        couple pair twin cpl brace 2
        few 3
        several 4
        half halves 0.5
        quarter 0.25
        third 1/3
        eighth 0.125
        fourth 0.25
        fifth 0.2
        sixth 1/6
        tenth 0.1
        dos 2
        deux 2
        zwei 2
        twee 2
        trois 3
        drei 3
        quatre 4
        cuatro 4
        vier 4
        cinco 5
        cinq 5
        """)
    /// Things that are counted and are no food, and everyday words that must not be taken for a slip of a food's name: "chill" is no
    /// chili.
    static let notFood = StepWords.text("LexiconWords.notFood", """
        minute hour second day week month year time mile km kilometer kilometre meter metre step page
        dollar euro pound-sterling buck percent people person email call meeting task thing lap rep set length
        pushup squat song episode chapter mph kph degree o'clock pm am kcal calory calorie stone
        guest visitor client boss appointment interview headache idea shower nap fight fever exam
        homework load laundry early late alone badly outside inside elsewhere slowly fast outdoors abroad
        area atop bath bike boast bold burst chill chum clod cooling culture current eastern fine flesh
        glasses grass grown heel held hind hold hurt light lights lung mail mall meant mood moon munch
        note oval page pain park path pill pitted placed plan play pleasant preserved pulp race rain
        read remove rent ride road room rush sated sealed sheep shoe shop show sick sign silky similar
        sing sink sore stored supply talk tape task team text tide timer tire told town trim trip turn
        wait walk wall wash weight width wind wood yard brisk santa fridge clean cleaning closed stop
        insulin metformin statin statins antihistamine inhaler probiotic probiotics nurofen ibuprofen tylenol aspirin paracetamol advil pills tablet tablets capsule capsules multivitamin
        multivitamins melatonin antibiotic antibiotics medication medicine meds dose doses painkiller
        painkillers supplement supplements min mins hr hrs sec secs
        listening lose weigh weighs weighed stomach ache phone door car bus train flight plane hotel
        goal goals halve bed bedroom bathroom couch sofa desk screen computer laptop music movie film game match party
        """)
    /// Words that say what a food is like, and never which food it is; behind them forms and states that any food may have, and that
    /// leave its figures as they are where no name says them: "iodised salt", "common beans". What changes them ("dry", "fried") is a
    /// key modifier as well.
    static let modifiers = StepWords.text("LexiconWords.modifiers", """
        raw cooked boiled grilled baked broiled roasted roast fried braised stewed steamed poached
        deep stir canned frozen dried dry diced sliced chopped shredded mashed pureed strained
        minced cubed peeled drained rinsed cured smoked salted unsalted seasoned breaded battered
        coated glazed sweetened unsweetened flavored iced hot sweet sour bitter dark white black
        green red yellow brown purple pink low lower reduced free light diet whole full regular
        original plain lean extra added trimmed boneless bone skin skinless top bottom round eye
        tip center style based type choice prime select part grade imported domestic new old domestic
        young mature commercial homemade home recipe restaurant fast food cafeteria school lunch
        energy content solid liquid separable native tropical organic natural mixed assorted
        whipped melted carbonated sparkling calorie calories vitamin vitamins mineral
        calcium enriched fortified sodium inch diameter dia approximately mexican chinese italian
        french american asian thai japanese korean indian greek german spanish latino caribbean
        vietnamese cuban puerto rican zealand australian rare thick thin crusty crust short long wide flat own
        outer inner edible portion ready uncooked unprepared prepared powdered instant
        reconstituted refrigerated refreshed bottled packaged prepackaged purchased bought nonfat
        lowfat reducedfat fullfat sugarfree caffeinefree decaf glutenfree readytoeat readytoheat
        readytodrink separately garden wild farmed vegan kosher halal gourmet deluxe
        supreme ultimate amber golden silver stuffed filled topped mature packed colored
        iodized fluoridated unfluoridated refined unrefined unenriched polished husked unhusked parboiled pasteurized uht
        unbottled edible common unripe
        leavened unleavened fermented unfermented reheated heated blanched simmered simmering boiling frying
        uncured ripened unripened desalted commercially artisan milled skinned starchy sulfured sulphured untreated sifted
        hulled unhulled dehulled deboned pulp dehydrated husk husks inedible flesh liquefied liquified puffed stems shoots
        """)
    static let articles = StepWords.text("LexiconWords.articles", """
        a an another
        """)
    /// What is the thing itself: "mince", unlike "minced".
    static let nouns = WordSet(StepWords.text("LexiconWords.nouns", "mince crunchie crunchies"))
    static let units = StepWords.text("LexiconWords.units", """
        milligram: mg milligram milligramme
        gram: g gram gramme gramm gr gm gms grm grms grs
        kilogram: kg kgs kilo kilogram kilogramme
        ounce: oz ozs ounce
        pound: lb lbs pound
        milliliter: ml mls mil milliliter millilitre cc
        centiliter: cl centiliter centilitre
        deciliter: dl deciliter decilitre
        liter: l liter litre ltr ltrs
        teaspoon: tsp tspn teaspoon teaspoonful
        tablespoon: tbsp tablespoon tablespoonful tbs tbl tblsp tbspn tblspn
        fluidOunce: floz
        cup: cup cupful
        pint: pint
        quart: quart
        gallon: gallon
        """)
}

extension MealSense {
    static let hedges = WordSet(StepWords.text("MealSense.hedges", "maybe perhaps probably almost nearly about roughly like"))
    static let alternatives = WordSet(StepWords.text("MealSense.alternatives", "or"))
    static let wholes = WordSet(StepWords.text("MealSense.wholes", "whole entire full"))
    static let some = WordSet(StepWords.text("MealSense.some", "some my the"))
    static let children = WordSet(StepWords.text("MealSense.children", "kid kids child children"))
    /// What says when, where, with whom or how sure, and nothing of whether it was eaten.
    static let settings = WordSet(StepWords.text("MealSense.settings", "today yesterday again please lol yum usual my the i think maybe probably about at in on after before while watching work home desk gym bed way car cinema train bus office morning afternoon evening night late quick leftover leftovers tv telly mum dad wife husband friend friends this just some too much more one for breakfast lunch dinner tea supper brunch snack was with from shop"))
    static let going = WordSet(StepWords.text("MealSense.going", "drove went ran walked popped nipped"))
    static let thirdPersons = WordSet(StepWords.text("MealSense.thirdPersons", "he she they"))
    static let circles = WordSet(StepWords.text("MealSense.circles", "family team people guest guests restaurant place cafe bakery pub canteen him them guy guys"))
    static let remaining = WordSet(StepWords.text("MealSense.remaining", "left remaining leftover leftovers tomorrow later over"))
    static let bites = WordSet(StepWords.text("MealSense.bites", "bit handful handfuls bite bites nibble slice slices glass bowl mug"))
    static let headings = WordSet(StepWords.text("MealSense.headings", "ingredients menu goal goals banned stock inventory catering wishlist todo plan plans idea ideas allergies allergy intolerances avoid avoiding forbidden cravings craving specials recipe supplies stocktake party shopping groceries list reminder prices offers vouchers sheet guidelines rules instructions leaflet"))
    static let appointments = WordSet(StepWords.text("MealSense.appointments", "meeting"))
    static let householdNames = StepWords.text("MealSense.householdNames", """
        washing up liquid|dish soap|washing powder|detergent|fabric softener|bleach|bin bags|bin liners|trash bags|toilet roll|toilet rolls|loo roll|toilet paper|kitchen roll|paper towels|tissues|cling film|tin foil|shampoo|conditioner|soap|shower gel|toothpaste|deodorant|nappies|diapers|wipes|baby wipes|batteries|light bulbs|cat food|dog food|cat litter|dishwasher tablets|sponges|candles|stamps
        """)
    static let grams = WordSet(StepWords.text("MealSense.grams", "g gram grams"))
    static let kilos = WordSet(StepWords.text("MealSense.kilos", "kg kgs kilo kilos kilogram kilograms"))
    static let pounds = WordSet(StepWords.text("MealSense.pounds", "lb lbs pound pounds"))
    static let buying = WordSet(StepWords.text("MealSense.buying", "bought got picked"))
    /// What nobody eats as it is bought.
    static let staples = WordSet(StepWords.text("MealSense.staples", "milk eggs butter flour sugar oil potatoes onions oats"))
    static let bulks = WordSet(StepWords.text("MealSense.bulks", "dozen loaf loaves sack crate kilo kilos multipack trayful"))
    static let larder = WordSet(StepWords.text("MealSense.larder", "milk bread eggs butter flour sugar oil potatoes onions oats cheese rice pasta noodles cereal yoghurt yogurt yoghurts yogurts ham bacon lettuce tomatoes tomato apples bananas oranges grapes carrots broccoli spinach peppers mushrooms garlic mince chicken beef sausages cucumber lemons limes avocados beans lentils cream margarine salt jam honey spices"))
    static let afterGoods = WordSet(StepWords.text("MealSense.afterGoods", "forgot on from for at"))
    static let settingOpeners = WordSet(StepWords.text("MealSense.settingOpeners", "at for on"))
    static let ways = WordSet(StepWords.text("MealSense.ways", "drive ride walk flight train bus road hike commute journey way trek run trip ferry"))
    static let freeTimes = WordSet(StepWords.text("MealSense.freeTimes", "off break anniversary birthday holiday honeymoon shift"))
    static let enclosures = WordSet(StepWords.text("MealSense.enclosures", "aquarium zoo farm pond lake field river fair show market park"))
    static let taking = WordSet(StepWords.text("MealSense.taking", "take takes taking took taken flour"))
    static let scenes = WordSet(StepWords.text("MealSense.scenes", "trip roadtrip camping night cinema party parties bbq barbecue picnic cookout potluck theatre theater airport flight plane train bus car ferry office canteen cafe restaurant pub truck stall stand diner bar hotel hospital birthday anniversary wedding concert festival match game stadium beach park gym zoo museum uni university school college lecture library football yoga swim swimming run hike ride walk drive buffet"))
    static let sharing = WordSet(StepWords.text("MealSense.sharing", "shared split"))
    static let havingOfSubjects = WordSet(StepWords.text("MealSense.havingOfSubjects", "had having drank"))
    static let servingWords = StepWords.text("MealSense.servingWords", """
        made bought cooked ordered fixed baked served poured brewed grilled fried brought gave got fed handed toasted
        """)
    static let giving = WordSet(StepWords.text("MealSense.giving", "brought gave got fed handed"))
    static let cooked = WordSet(StepWords.text("MealSense.cooked", "made cooked fixed baked brewed grilled fried"))
    static let unreal = WordSet(StepWords.text("MealSense.unreal", "if unless imagine imagined imagining pretend pretended suppose dreamt dreamed dreaming dream wish wished"))
    static let who = WordSet(StepWords.text("MealSense.who", "who that which whos"))
    static let caredFor = WordSet(StepWords.text("MealSense.caredFor", "fed walked washed bathed dropped collected picked settled sorted changed dressed"))
    static let it = WordSet(StepWords.text("MealSense.it", "it that this"))
    static let past = WordSet(StepWords.text("MealSense.past", "ate drank had finished made brought ordered bought"))
    static let hasVerbs = WordSet(StepWords.text("MealSense.hasVerbs", "has have hasnt"))
    static let mine = WordSet(StepWords.text("MealSense.mine", "me us myself"))
    static let titles = WordSet(StepWords.text("MealSense.titles", "mr mrs ms dr miss prof"))
    static let endearments = WordSet(StepWords.text("MealSense.endearments", "honey sugar sweetie pumpkin cupcake peanut muffin dumpling pudding buttercup sweetheart babe"))
    static let planned = WordSet(StepWords.text("MealSense.planned", "idea ideas list haul order delivery shop"))
    static let cookingFor = WordSet(StepWords.text("MealSense.cookingFor", "peeling chopping slicing kneading cooking making baking roasting grilling frying preparing"))
    static let tasting = WordSet(StepWords.text("MealSense.tasting", "eating drinking tasting"))
    static let lists = WordSet(StepWords.text("MealSense.lists", "list groceries grocery shopping ingredients recipe menu idea ideas haul tesco sainsbury sainsburys asda aldi lidl waitrose morrisons ocado walmart costco kroger instacart safeway publix wegmans iceland"))
    static let othersEating = WordSet(StepWords.text("MealSense.othersEating", "eats drinks has snacks microwaved reheated nuked burnt burned orders brings brought bought wants wanted likes loves keeps"))
    static let places = WordSet(StepWords.text("MealSense.places", "restaurant place cafe bakery pub canteen"))
    static let coloured = WordSet(StepWords.text("MealSense.coloured", "green red pink brown blue yellow orange purple grey gray white black coloured colored colour color scented shaped themed flavoured"))
    static let garments = WordSet(StepWords.text("MealSense.garments", "coat blouse skirt scarf suit gown tights leggings bikini boots"))
    static let clothes = WordSet(StepWords.text("MealSense.clothes", "jacket coat top blouse skirt tie scarf vest suit gown tights leggings bikini trim nails boots"))
    static let possessiveWords = StepWords.text("MealSense.possessiveWords", """
        kids hubbys husbands wifes partners boyfriends girlfriends brothers sisters dads mums moms
        babys toddlers childrens dogs cats
        """)
    static let pronouns = WordSet(StepWords.text("MealSense.pronouns", "it they he she"))
    static let afterwards = WordSet(StepWords.text("MealSense.afterwards", "then so"))
    static let restricting = WordSet(StepWords.text("MealSense.restricting", "just only instead"))
}

extension MeasuredFood {
    /// What people may have called what a label calls a word: a slice a piece, a can a tin.
    static let cousins = WordTable<WordHash>(names: StepWords.text("MeasuredFood.cousins", """
        piece: slice
        slice: piece
        tin: can
        packet: bag
        pack: package
        pot: container
        small: mini slider
        big: large
        spoon: tablespoon teaspoon
        tumbler: glass
        """))
}

extension OccasionPass {
    static let prepositions = WordSet(StepWords.text("OccasionPass.prepositions", "for at during as"))
}

extension PartPass {
    static let portions = WordSet(StepWords.text("PartPass.portions", "portion share bowl plate serving helping part bit slice piece half glass cup"))
    static let being = WordSet(StepWords.text("PartPass.being", "was is were weighed came"))
    static let me = WordSet(StepWords.text("PartPass.me", "mine me"))
    static let the = WordSet(StepWords.text("PartPass.the", "the"))
    static let sizes = WordSet(StepWords.text("PartPass.sizes", "smallest biggest smaller bigger larger largest"))
    static let guesses = WordSet(StepWords.text("PartPass.guesses", "i id i'd say guess reckon think thought"))
    static let joints = WordSet(StepWords.text("PartPass.joints", "and but"))
    static let cues = WordSet(StepWords.text("PartPass.cues", "inch inches point of from out my mine"))
    static let inches = WordSet(StepWords.text("PartPass.inches", "inch inches"))
    static let naughts = WordSet(StepWords.text("PartPass.naughts", "oh o zero nought naught"))
    static let jointsOfHere = WordSet(StepWords.text("PartPass.jointsOfHere", "of from out"))
    static let articles = WordSet(StepWords.text("PartPass.articles", "a an the my our this one"))
    static let bits = WordSet(StepWords.text("PartPass.bits", "bit bits piece pieces slice slices square squares chunk chunks"))
}

extension PotPass {
    static let salts = WordSet(StepWords.text("PotPass.salts", "salt"))
    static let flours = WordSet(StepWords.text("PotPass.flours", "flour cornmeal"))
    static let ready = WordSet(StepWords.text("PotPass.ready", "cooked steamed leftover leftovers drained tinned canned tin can jar reheated fried"))
    static let roots = WordSet(StepWords.text("PotPass.roots", "onion garlic tomato oil shortening"))
    /// With what flour is porridge, and flour as it is.
    static let waters = WordSet(StepWords.text("PotPass.waters", "boiled cooked mixed water"))
    static let dried = WordSet(StepWords.text("PotPass.dried", "dry dried raw uncooked"))
    /// Flours, and the porridge that is boiled of them.
    static let flourRows = StepWords.text("PotPass.flourRows", """
        maize-flour to-stiff-porridge
        sorghum-flour to-stiff-porridge
        millet-flour to-stiff-porridge
        rice-flour to-stiff-porridge
        """)
    /// Drinks that are made from powder, and what they were before.
    static let drinkRows = StepWords.text("PotPass.drinkRows", """
        iced-milo milo-powder
        horlicks milo-powder
        hot-chocolate chocolate-powder
        chocolate-milk-from-powder chocolate-powder
        instant-coffee instant-coffee-powder
        sweet-instant-coffee coffee-and-sugar-dry
        coffee-with-sugar coffee-and-sugar-dry
        prepared-infant-formula follow-on-formula-powder
        wheat-atole flour
        pinolillo maize-flour
        oatmeal-atole dry-oats
        rice-atole rice-flour
        atole masa-flour
        kool-aid kool-aid-powder
        """)
    /// What swells in the pot, and what it was before.
    static let swollenRows = StepWords.text("PotPass.swollenRows", """
        white-rice dry-rice
        flavored-rice dry-rice
        brown-rice dry-brown-rice
        kidney-beans dry-kidney-beans
        black-beans dry-black-beans
        pinto-beans dry-pinto-beans
        navy-beans-cooked dry-navy-beans
        white-beans dry-white-beans
        cranberry-beans dry-cranberry-beans
        beans-of-some-kind dry-kidney-beans
        black-eyed-peas dry-black-eyed-peas
        lentils dry-lentils
        chickpeas dry-chickpeas
        mung-beans dry-mung-beans
        fava-beans dry-fava-beans
        pigeon-peas-without-fat dry-pigeon-peas
        boiled-pigeon-peas dry-pigeon-peas
        quinoa dry-quinoa
        sorghum dry-sorghum
        millet dry-millet
        couscous dry-couscous
        pasta dry-pasta
        """)
    /// What makes a yogurt sweet.
    static let sweets = WordSet(StepWords.text("PotPass.sweets", "sweet sweetened flavored flavoured fruit sugar vanilla low-fat"))
}

extension QuantityPass {
    static let vessels = WordSet(StepWords.text("QuantityPass.vessels", "can bottle glass carton"))
    static let loose = WordSet(StepWords.text("QuantityPass.loose", "scoop slice spoon handful rasher spoonful"))
    static let amounts = WordSet(StepWords.text("QuantityPass.amounts", "full whole entire heaped heaping generous good decent proper nice hearty modest"))
    static let numbered = WordSet(StepWords.text("QuantityPass.numbered", "number mile km page level gate platform room season episode chapter day week route floor aisle lap hour round table terminal junction exit flight game"))
    static let countless = WordSet(StepWords.text("QuantityPass.countless", "minutes mins hours hrs degrees steps reps miles laps course courses january february march april june july august september october november december quid bucks dollars euros pence holes years year yrs months weeks yards k km kilometres kilometers lengths innings points goals meetings calls emails episodes pages"))
    /// What is halved and quartered and is no food.
    static let parted = WordSet(StepWords.text("QuantityPass.parted", "time past hour term final finals marathon mile day year"))
    static let quick = WordSet(StepWords.text("QuantityPass.quick", "steak rice noodle egg oats bite"))
    /// Behind digits: "2 dozen".
    static let multiples = WordSet(StepWords.text("QuantityPass.multiples", "dozen doz hundred thousand"))
    static let shares = WordSet(StepWords.text("QuantityPass.shares", "third fourth fifth sixth tenth"))
    static let sets = WordSet(StepWords.text("QuantityPass.sets", "meal combo box bucket dinner"))
    static let counted = WordSet(StepWords.text("QuantityPass.counted", "cheese bean meat"))
    static let pastas = WordSet(StepWords.text("QuantityPass.pastas", "ravioli tortellini tortelloni enchilada nacho noodle"))
    static let kinds = WordSet(StepWords.text("QuantityPass.kinds", "cheese bean meat layer grain seed finger"))
    static let holding = WordSet(StepWords.text("QuantityPass.holding", "with from using of containing"))
    static let quarters = WordSet(StepWords.text("QuantityPass.quarters", "old second first last next final french latin"))
    static let lots = WordSet(StepWords.text("QuantityPass.lots", "lots portions servings helpings"))
    static let owners = WordSet(StepWords.text("QuantityPass.owners", "the my those these our"))
    /// "100 calorie package": a name, no amount.
    static let figures = WordSet(StepWords.text("QuantityPass.figures", "calory calorie kcal cal kj kilojoule percent proof grain"))
}

extension ReadingTrace {
    /// What rules made of words, in words for those who ask why.
    static let time = StepWords.text("ReadingTrace.time", "when it was")
    /// What rules made of words, in words for those who ask why.
    static let slip = StepWords.text("ReadingTrace.slip", "a slip for a food's word")
    /// What rules made of words, in words for those who ask why.
    static let noFood = StepWords.text("ReadingTrace.noFood", "no food, or taken back")
    /// What rules made of words, in words for those who ask why.
    static let part = StepWords.text("ReadingTrace.part", "no food of its own")
    /// What rules made of words, in words for those who ask why.
    static let ownMeal = StepWords.text("ReadingTrace.ownMeal", "a meal of its own")
    /// What rules made of words, in words for those who ask why.
    static let meal = StepWords.text("ReadingTrace.meal", "a meal after all")
    /// What rules made of words, in words for those who ask why.
    static let noMeal = StepWords.text("ReadingTrace.noMeal", "no meal")
    /// What rules made of words, in words for those who ask why.
    static let eaten = StepWords.text("ReadingTrace.eaten", "eaten")
    /// What rules made of words, in words for those who ask why.
    static let uneaten = StepWords.text("ReadingTrace.uneaten", "not eaten, or not yet")
    /// What rules made of words, in words for those who ask why.
    static let others = StepWords.text("ReadingTrace.others", "about somebody or something else")
}

extension ReadingWork {
    static let placing = WordSet(StepWords.text("ReadingWork.placing", "ordered from at to via visited"))
}

extension RegionPass {
    static let uncounted = WordSet(StepWords.text("RegionPass.uncounted", "oats grits lentils peas greens noodles cornflakes"))
    static let abbreviations = WordSet(StepWords.text("RegionPass.abbreviations", "g gr gm gms kg mg oz lb lbs ml cl dl l c tbsp tbs tbl tsp pt qt gal fl pkg pkt pc pcs sl lg sm med"))
}

extension SenseWords {
    /// What one does that has nothing to do with eating, as said of what is over or under way.
    static let deeds = StepWords.text("SenseWords.deeds", """
        interviewed interviewing applied applying listening listened reading watching painting painted running jogging jogged walking walked
        hiking hiked cycling cycled biking biked swimming swam rowing rowed skiing skied dancing
        danced training trained exercising exercised lifting lifted squatted deadlifted benched
        stretching stretched climbing climbed playing played working worked studying studied
        coding coded debugging debugged deploying deployed programming programmed testing tested
        compiling compiled refactoring refactored merging merged pushing committing committed
        typing typed emailing emailed calling texting texted messaging messaged waiting waited
        sleeping slept napping napped resting rested driving drove riding rode flying flew
        travelling traveling travelled traveled commuting commuted parking parked moving moved
        shopping browsing browsed searching searched hunting gardening gardened weeding mowing mowed
        raking raked digging dug planting planted watering watered harvesting harvested cleaning
        cleaned washing washed scrubbing scrubbed wiping wiped mopping mopped sweeping swept
        vacuuming vacuumed dusting dusted tidying tidied sorting sorted folding folded ironing ironed
        repairing repaired fixing building built installing installed assembling assembled
        sharpening sharpened descaling descaled emptying emptied unloading unloaded loading
        organizing organized organising organised decluttering decluttered donating donated
        delivering returning returned collecting collected attending attended hosting hosted teaching taught learning learned learnt writing wrote
        drawing drew sketching sketched photographing photographed filming filmed recording recorded
        singing sang humming practising practicing practised practiced rehearsing rehearsed
        winning losing scored competing competed racing raced voting voted arguing argued
        complaining complained apologizing apologized laughing laughed crying cried shouting shouted
        dreaming dreamed dreamt imagining imagined remembering remembered forgetting
        smelling seeing hearing noticing noticed spotted finding discovering discovered
        googling googled researching researched comparing compared counting
        checking checked reviewing reviewed rating rated selling sold trading traded
        investing invested paying paid spending spent saving saved stealing stole hiding hid
        throwing threw tossing dropping dropped spilling spilled spilt knocking knocked breaking
        burning fighting fought chasing chased feeding fed petting walks jogs hating hates
        sneezing sneezed coughing coughed vomiting vomited puked threw allergic bleeding bled
        recovering recovered suffering suffered fasting fasted dieting dieted detoxing
        teething nursing babysitting babysat proofreading auditing invoicing invoiced scheduling
        scheduled rescheduled cancelled canceled postponed booked reserved renewed subscribed
        unsubscribed uploaded downloaded streamed streaming gaming gamed
        """)
    /// What one is told to do: orders before "the", "some" or "a".
    static let errands = StepWords.text("SenseWords.errands", """
        cancel fix check sharpen wipe paint descale empty fill replace move update delete rename install
        deploy merge push pull commit compile test print scan whisk dice knead grate combine drain
        rinse soak beat marinate crack melt sift mince blend collect return deliver donate
        organize organise unload load sort measure weigh count compare review rate research google
        """)
    static let idiomLines = StepWords.text("SenseWords.idiomLines", """
        stocked up
        stocking up
        stock up
        life short
        life too short
        life too
        life hard
        life is
        life gave
        alcohol free day
        alcohol free week
        alcohol free month
        alcohol free since
        sugar free day
        sugar free week
        sugar free month
        weird flex
        brown sugar by
        spill the beans
        spilled the beans
        couch potato
        hot potato
        say cheese
        bread winner
        bread line
        home the bacon
        save your bacon
        butter fingers
        butter up
        talk turkey
        big apple
        bad apple
        adams apple
        apple of my eye
        apple a day
        apples and oranges
        apples with oranges
        top banana
        banana skin
        banana republic
        go bananas
        going bananas
        went bananas
        cherry pick
        cherry picking
        cherry picked
        takes the biscuit
        took the biscuit
        fish out the
        fork out
        butter up the
        beef up the
        spice up the
        waffle on about
        waffle on in
        fudge the
        prune the
        peach of a goal
        bird seed
        fat balls
        cat food
        dog food
        fish food
        hanging fruit
        forbidden fruit
        sour grapes
        grapes of wrath
        traffic jam
        nutshell
        cool as a cucumber
        red herring
        bigger fish to fry
        fish out of
        gone fishing
        ham it up
        icing on the cake
        your cake and eat
        takes the cake
        split the bill
        split the rent
        split the cost
        split the tab
        split the fare
        split the check
        waffle house index
        bell stock
        computer chips
        intel chips
        chip shortage
        chips shortage
        gravy train
        all gravy
        half baked
        humble pie
        pie in the sky
        easy as pie
        pie chart
        american pie
        proof of the pudding
        proof is in the pudding
        salad days
        sugar daddy
        sugar coat
        sugar high
        sugar rush
        grain of salt
        worth his salt
        eggs in one basket
        egg on my face
        egg on his face
        walking on eggshells
        walk on eggshells
        good egg
        bad egg
        spilled milk
        spilt milk
        milk it
        cash cow
        carrot and stick
        peas in a pod
        smart cookie
        tough cookie
        way the cookie crumbles
        chicken out
        chickened out
        eat a horse
        eat my hat
        blood sugar
        blood pressure
        sugar level
        sugar levels
        body fat
        food for thought
        wild goose
        sitting duck
        lame duck
        dead meat
        meat of the matter
        play date
        due date
        blind date
        first date
        double date
        date with
        date tonight
        date tomorrow
        date is
        date today
        dinner date
        coffee date
        raspberry pi
        candy crush
        angry birds
        chip and pin
        blue chip
        computer chip
        spam folder
        percent off
        fan of
        ran out
        run out
        running out
        for later
        next time
        bun in the oven
        sweetie pie
        cutie pie
        honey bunny
        sugarplum fairy
        plum fairy
        giant peach
        pineapple express
        goose chase
        beer belly
        second banana
        lemon of a
        cool beans
        full of beans
        your noodle
        breakfast club
        cookie monster
        cookie cutter
        bench press
        bench pressed
        leg press
        apple watch
        apple music
        apple pay
        apple tv
        apple id
        apple maps
        mango db
        chili peppers concert
        red hot chili peppers
        turned to jelly
        kill for
        coffee grounds
        garlic press
        bake off
        not worth
        life is like
        capital of
        black eyed peas
        smashing pumpkins
        the cranberries
        peanut gallery
        cherry blossom
        cherry blossoms
        turkey trot
        duck tape
        bean bag
        pea brain
        olive branch
        orange county
        salt lake
        silicon valley
        nuts and bolts
        fishing for compliments
        sandwich generation
        egg hunt
        bread crumb trail
        bread basket of
        teach your grandmother
        in a pickle
        in a stew
        gone pear
        toast of the town
        cheesed off
        selling like hotcakes
        banana peel
        lemon law
        chicken feed
        chicken scratch
        spring chicken
        chickens come home
        headless chicken
        chicken and egg
        rotten apple
        upset the apple
        apple cart
        cream of the crop
        cream rises
        cut the mustard
        sell like hot
        gift horse
        no such thing as
        slice of life
        best thing since
        tempest in a teapot
        storm in a teacup
        know your onions
        knows his onions
        bread always falls
        salt of the earth
        salt in the wound
        rub salt
        sugar coated
        life gives you lemons
        in a nutshell
        hard nut
        tough nut
        use your loaf
        two peas
        peas and queues
        word salad
        from soup to nuts
        too many cooks
        egg head
        bad taste
        cup of joe with
        eye candy
        ear candy
        arm candy
        brain food
        rabbit food
        comfort zone
        pie eyed
        pie hole
        honey trap
        honey moon
        honey do
        land of milk
        milk teeth
        milk tooth
        like sardines
        rose bowl
        orange bowl
        sugar bowl
        cotton bowl
        citrus bowl
        peach bowl
        dust bowl
        milk of magnesia
        body wash
        body butter
        body scrub
        tea tree oil
        castor oil
        primrose oil
        pea souper
        all over the
        all over my
        out of date
        past its date
        freezer full
        fridge full
        cupboard full
        pumpkin patch
        toast rack
        wine rack
        spice rack
        bread bin
        cake stand
        pepper mill
        salt cellar
        gravy boat
        egg timer
        is still there
        are still there
        on repeat
        chance of meatballs
        sugar sugar
        chicken run
        cheese rolling
        blackberry winter
        stomach it
        stomach lunch
        stomach dinner
        stomach any
        my stomach
        spilling tea
        spilling the tea
        spill the tea
        spilled the tea
        egg and spoon
        butter me up
        cold shoulder
        hash table
        hash function
        hash map
        bread and butter work
        bread and butter stuff
        bread and butter issue
        cbd oil
        coffee table
        tea towel
        tea towels
        strawberry fields
        butter wouldnt melt
        over egged
        over egging
        egged on
        go cold turkey
        going cold turkey
        went cold turkey
        gone cold turkey
        spaghetti western
        quit cold turkey
        stopped cold turkey
        cold turkey on
        cold turkey off
        cold turkey no
        tea for two
        pinch of salt
        apples with apples
        apples to apples
        wedding cake
        crossword clue
        per 100g
        per 100 g
        help yourselves
        help yourself
        nothing beats
        nothing like a
        raise a toast
        pear shaped
        say no to
        honey i
        """)
    static let tellingLines = StepWords.text("SenseWords.tellingLines", """
        piece of cake
        cup of tea
        bread and butter
        bananas
        nuts
        a lot of baloney
        crackers
        pants
        cold turkey
        big cheese
        big fish
        cherry on top
        small beer
        small potatoes
        milk and honey
        hot cakes
        """)
    /// Everyday things, places and doings that are no food, though food's name may stand before them:
    /// "apple store", "coffee machine", "pizza party".
    static let things = StepWords.text("SenseWords.things", """
        cookbook cookbooks store stores shop shops machine machines truck trucks factory shortage crash settings folder
        banner browser website app phone watch laptop computer tablet screen printer mail email
        inbox update version server code tables desk chair sofa lamp window door kitchen
        fridge kettle sink dishwasher lobby office building tree trees farm farmer fields aisle
        road car bus train plane flight airport station hotel school university library museum
        theater theatre cinema concert movie film song album band match league tournament team
        winner winners champion marathon race prize award sale discount price prices inflation
        market stocks company business logo industry customer man men woman women girl person
        people crowd party date tasting festival fair contest competition class lesson book books
        chapter page magazine article podcast episode story poem joke quote language name names
        colour color paint shirt dress shoes hair headache allergy allergies intolerance addiction
        poisoning recipe recipes advert commercial picture photo photos video emoji sticker toy toys
        costume hat meeting meetings appointment interview call calls deadline project report task
        budget invoice contract weather storm lake beach mountain forest tank coop cage peeler
        grinder grater timer opener maker bin holder stain stains spill republic
        deadline flag assembly maintenance rental permit subscription spinner van arena stadium connection database datastore api endpoint repo repository branch commit deploy cluster driver disk thread exception compiler framework library plugin firmware traffic street avenue roundabout town border army president minister election shopping grocery groceries reservation menu
        bill receipt alarm calendar reminder note message battery charger cable wifi internet
        password account bank money wallet ticket tickets radio television guitar piano news gym
        treadmill workout yoga bike break breaks card cards knife knives fork forks napkin napkins island islands coast football soccer tennis basketball baseball cricket hockey won
        crush fishing hunting reading writing driving sleeping lane rights plant plants night trip
        pantry cupboard oven competition competitions championship cookoff bakeoff carnival convention
        exhibition seminar workshop candle candles perfume soap shampoo lotion lipstick wallpaper wall
        walls carpet rug towel towels apron fuzz pox puppy vineyard brewery winery distillery stand
        stall vendor seller delivery driver picking session cooker toaster blender badger sting
        coupon voucher sculpture painting statue mascot emojis stocks shares smell odor odour ipo
        blonde horse horses cat cats kitten kittens bird birds vulture
        fever virus recall outbreak shortage crisis
        season seasons rate rates scooter tattoo tattoos glider filter filters cellar hunt
        ride rides county university college classroom vulture sweater hoodie sneakers
        sandals gloves scarf sock socks underwear pajamas uniform backpack purse suitcase
        luggage umbrella sunglasses necklace earrings bracelet jewelry makeup mascara nails
        sofa mattress curtain curtains shelf shelves closet wardrobe bathtub toilet faucet
        mirror clock vacuum broom mop bucket hammer screwdriver drill ladder paintbrush
        crayon crayons pencil pencils pen pens notebook stapler scissors glue envelope
        envelopes stamps poster posters billboard logo logos slogan motto myth theory fact
        headline headlines documentary sequel trailer soundtrack lyrics orchestra drummer
        guitarist singer actor actress celebrity politician lawyer dentist plumber
        electrician carpenter engineer scientist professor police policeman
        thief robber pirate ghost witch wizard unicorn dinosaur elephants gorilla squirrel
        squirrels raccoon wolf spider spiders mosquito caterpillar whale dolphin owl eagle
        parrot hamster hamsters gerbil pony donkey goldfish aquarium kennel leash litter vet
        veterinarian hospital clinic pharmacy surgery vaccine injury bruise rash pimple
        infection sunburn cough flu tumor cancer diabetes cholesterol obesity nausea
        pregnancy weightloss marathon triathlon sprint jog hike hikes cruise voyage passport
        visa taxi tram bicycle motorcycle moped tractor helicopter spaceship satellite
        universe tornado earthquake flood drought landslide glacier waterfall canyon cliff
        meadow pond swamp harbor harbour pier dock lighthouse bridge tunnel highway avenue
        boulevard sidewalk roundabout intersection suburb neighborhood neighbourhood
        apartment apartments condo mansion palace cabin tent campground garage attic
        basement balcony porch driveway lawn hedge fence roof ceiling staircase elevator
        hallway corridor bedroom bathroom boardroom cubicle headquarters franchise startup
        corporation merger bankruptcy lawsuit trial verdict jury prison arrest robbery
        murder scandal rumor rumour gossip truth dreams nightmare memory memories childhood
        birthday anniversary graduation funeral holiday holidays vacation semester homework
        essay exam exams grade diploma scholarship tuition rent mortgage loan debt salary
        wage bonus pension insurance tax taxes refund invoice coupon lottery jackpot casino
        poker chess puzzle crossword riddle quiz trivia karaoke ballet opera theatre drama
        comedy sitcom cartoon anime manga meme memes hashtag selfie livestream spreadsheet
        powerpoint software hardware router modem keyboard monitor headphones earbuds
        charger adapter socket bulb lamp lantern torch lighter cigarette cigarettes vape
        fog hail sleet thunder lightning heatwave sunset sky forecast
        pickleball padel netball volleyball lacrosse rugby darts bowling pilates crossfit zumba aerobics
        kickboxing boxing wrestling judo karate gymnastics skating skateboarding surfing sailing kayaking
        golf polo archery fencing croquet snooker badminton playoffs playoff semifinal final finals
        goalkeeper striker midfielder quarterback referee umpire stadium scoreboard podium medal trophy
        fryer cooker hob stove extractor thermostat boiler radiator dryer tumble washer detergent bleach
        disinfectant sponges duster mask scrub conditioner diffuser deodorant toothpaste toothbrush razor
        scanner webcam projector drone gadget console playstation xbox nintendo laptop macbook ipad iphone
        kindle airpods headset podcast playlist gig tour festival encore chorus
        slide slides deck standup sprint backlog ticket retro roadmap milestone deadline stakeholder
        recycling art payslip timesheet onboarding webinar conference summit keynote agenda minutes
        tyre tyres tire brakes clutch gearbox exhaust windscreen dashboard motorway junction roadworks
        ferry tramway runway gate terminal luggage suitcase boarding departures arrivals
        drawer drawers bunting balloons confetti wrapping curtain blinds tiles grout plaster wallpaper
        cigar tobacco plantation seedling seedlings fertilizer pesticide compost greenhouse
        """)
    /// First names that are no food: whoever has one is somebody else.
    static let names = StepWords.text("SenseWords.names", """
        aaron abby abigail adam adrian aisha alan alex alexa alexander ali alice alicia alison allan
        amanda amber amelia amir amy andre andrea andrew andy angela angie anita anna anne annie
        anthony antonio arthur ashley audrey ava barbara barry becky ben beth betty beverly bob bobby
        bonnie brad bradley brandon brenda brian bruce bryan caitlin callum cameron carl carla carlos
        carmen carol caroline catherine cathy chad charles charlie chelsea chloe chris christian
        christina christine christopher cindy claire clara colin connor courtney craig crystal cynthia
        daniel danny darren dave david debbie deborah declan denise dennis derek diana diane
        diego dominic donald donna doris dorothy doug douglas dylan eddie edward eileen elaine
        eleanor elena eli elijah elizabeth ella ellen ellie emily emma eric erica erin ethan eva
        evan evelyn fatima fiona florence frances francis gabriel gareth gary gavin gemma geoff
        george gina gloria gordon grace greg gregory hannah harold harriet harry hassan heather
        heidi helen henry holly hugo hussein ian ibrahim imran irene isaac isabel isabella isla
        jackie jacob jake james jamie jan jane janet janice jared jasmine jason javier jay jayden
        jean jeff jeffrey jen jenna jennifer jenny jens jeremy jerome jess jesse jessica jill jim
        jimmy joan joanna joanne jodie joe joel john johnny jon jonathan jordan jorge jose joseph
        josh joshua joyce juan judith judy julia julian julie justin kara karen karim karl kate
        kathleen kathy katie kayla keith kelly ken kenneth kerry kevin kieran kim kirsty kyle laura
        lauren leah leanne lee leo leon leonard leslie lewis liam lily linda lindsay lisa liz lola
        lorraine louis louise lucas lucy luis luke lydia lynn maggie malcolm mandy marcus margaret
        maria marie mario marion mark martha martin mary matt matthew maureen max megan melanie melissa
        mia michael michelle miguel mike mohammed mohamed molly monica morgan muhammad nadia nancy
        natalie natasha nathan neil niamh nicholas nick nicola nicole nigel nina noah nora norman
        oliver olivia omar oscar owen pamela patricia patrick paul paula pauline pedro peggy
        penny pete peter phil philip phillip phoebe priya rachel ralph raj ravi ray raymond rebecca
        ricardo richard rick ricky rita rob robert roberto robin roger ron ronald rory rosie ross
        roy russell ruth ryan sally sam samantha samuel sandra sanjay sara sarah scott sean sebastian
        sergio shane shannon sharon shaun sheila shirley simon sofia sonia sophia sophie stacey
        stacy stan stephanie stephen steve steven stewart stuart sue susan suzanne sylvia tara ted
        teresa terry thomas tim timothy tina todd tom tommy toni tony tracy trevor tyler valerie
        vanessa vera veronica vicky vincent virginia vivian walter wayne wendy william xavier
        yasmin yusuf yvonne zach zachary zara zoe
        """)
    /// What happens to things and people, as it is told of them; no word of a kitchen or a table.
    static let happenings = StepWords.text("SenseWords.happenings", """
        arrived arrives beat beats barked barks implanted repotted bloomed
        leaked leaking leaks rebooted rebooting reboots failed failing fails restarted restarting
        exploded collapsed fainted tripped slipped sneezed coughed yelled screamed shouted phoned rang
        texted emailed messaged visited visiting visits moved moves moving resigned retired
        graduated married divorced proposed died scored scores scoring defending defended
        conceded equalised tackled relegated signed transferred won lost wins loses losing winning drew
        thrashed postponed cancelled canceled delayed rescheduled departed departs boarding landed towed
        stolen robbed hacked banned fined arrested sued elected voted tweeted posted trending streaming
        premiered aired airing airs launched launches released announced announces updated upgraded
        downgraded renewed deployed compiled rebuilt renovated flooded flooding snowed snowing raining
        rained chased chasing scratched peed pooped puked vomited purring purred meowed howled growled
        snoring snored slept sleeps woke yawned parked dented repaired installed reinstalled uninstalled
        downloaded uploaded borrowed lent owes owed paid refunded billed invoiced hired
        interviewed enrolled presented pitched negotiated inherited hosted hosting performed performs
        performing danced dances dancing starring directed published translated printed scanned faxed
        stapled framed arguing argued fighting fought cried crying laughed laughing smiling smiled waved
        hugged kissed blocked clogged overflowed shattered
        vanished disappeared escaped wandered jumped climbed crawled flew flies sank
        drowned crashed skidded swerved honked beeped beeping buzzing vibrating ringing flashing
        glowing flickering tripping buffering lagging syncing charging defends
        asked asks laid lays hatched hatches moulted told tells said says thinks thought reckons knows knew hates hated loves loved
        wants wanted needs prefers preferred brought brings bringing steals stole dropped
        spilled spilt knocked threw throws ripped tore stained ruined damaged destroyed
        carving
        """)
    /// More things, doings and notions that no food is: what stands behind a food's name makes it theirs
    /// ("apple corer", "beer mat collection").
    static let objects = StepWords.text("SenseWords.objects", """
        linux ubuntu macos algorithm script regex json docker
        kubernetes campaign printer liner flowerbed rummy scrabble monopoly hoover
        vacancy debrief rota payroll paperwork handout
        slideshow brochure leaflet flyer pamphlet booklet appraisal
        maze topper pickup songs ocean tutorial tutorials corer jumper tie mat mats coaster coasters collection collections
        event events manoeuvre maneuver notification notifications nav navbar widget
        toggle popup banner inbox outbox attachment spreadsheet pdf docx wifi hotspot
        password login logout username passcode bug bugs pipeline
        cache consent gdpr domain hosting plugin theme template font icon icons cursor
        pixel pixels screenshot screenshots wallpaper emoji gif meme avatar username handle
        bracket brackets hinge hinges screw screws bolt bolts wrench spanner pliers saw saws
        chisel sander sandpaper varnish primer putty sealant caulk insulation drywall plywood timber
        beams brickwork scaffolding cement mortar gravel paving patio decking gutter
        gutters pipe pipes plumbing wiring fuse fuses plugs
        adaptor switches dimmer lightbulb lampshade candlestick vase vases ornament
        ornaments figurine figurines cushion cushions pillow pillows duvet quilt
        bedding linen linens wardrobe dresser drawers cabinet cabinets
        bookcase stool stools benches barstool highchair cot crib pram buggy stroller nappies
        diaper diapers bib bibs pacifier rattle teddy doll dolls lego legos jigsaw puzzle
        scooter skateboard rollerblades trampoline swings seesaw sandpit paddling
        wetsuit swimsuit trunks goggles flippers snorkel surfboard kayak canoe paddle oar oars yacht
        dinghy anchor sail sails rope ropes harness carabiner tent tents
        rucksack torch compass binoculars telescope microscope magnet magnets
        lipgloss eyeliner blush foundation concealer serum toner moisturiser moisturizer sunscreen
        sunblock bodywash shaving aftershave cologne hairbrush comb hairspray curlers straighteners
        hairdryer tweezers clippers manicure pedicure facial massage spa sauna jacuzzi waxing
        cardigan pullover sweatshirt tracksuit leggings shorts skirt blouse waistcoat blazer tuxedo
        gown bridesmaid veil bouquet corsage cufflinks brooch bangle earring pendant locket
        trainers heels flats slippers wellies flipflops insoles zip zipper buckle strap straps
        collar seam stitching knitting crochet yarn
        sewing needles embroidery tapestry loom pottery kiln easel canvas watercolour
        watercolor sketchbook origami calligraphy scrapbook collage stencil stencils
        trombone trumpet saxophone clarinet flute violin cello viola harp banjo ukulele accordion
        harmonica cymbal cymbals amplifier microphone mic speaker speakers
        turntable vinyl cassette dvd bluray remote aerial antenna satellite streaming
        ballot referendum senator congressman councillor mp mps parliament congress senate council
        embassy consulate treaty sanctions tariff tariffs protest strikes rally riot
        newspaper newspapers tabloid editor columnist reporter journalist broadcast
        thesis dissertation lecture lectures tutorial tutor syllabus curriculum textbook textbooks
        revision coursework detention headmaster principal dean campus dorm dormitory
        surgeon paramedic ambulance ward clinic xray mri ultrasound biopsy stitches crutches
        wheelchair stethoscope thermometer bandages syringe transfusion
        barrister solicitor magistrate courtroom alibi evidence witness parole probation bail
        mechanic garage mot servicing carwash carpool motorbike moped caravan campervan trailer
        forklift digger bulldozer crane lorry lorries minibus
        cockpit airline airlines airbus boeing pilot stewardess hangar airfield radar
        asteroid meteor comet nebula orbit astronaut nasa
        hedgehog badger weasel stoat chipmunk possum skunk
        giraffe zebra hippo rhino cheetah leopard panther jaguar hyena koala
        penguins walrus jellyfish starfish seahorse stingray piranha
        beetle beetles ladybird ladybug wasp wasps hornet hornets moth moths butterflies
        caterpillars slugs maggot maggots tick ticks flea fleas lice
        ivy moss fern ferns shrub shrubs hedges bonsai tulip tulips
        daffodil daffodils dahlia orchid orchids wisteria trellis trowel rake hoe shovel
        spade wheelbarrow hosepipe hose lawnmower strimmer fertiliser fertilizer mulch
        allotment plots polytunnel shed sheds gazebo pergola firepit
        eclipse equinox solstice monsoon typhoon cyclone avalanche volcano
        accent accents grammar vocabulary spelling pronunciation proverb anecdote
        philosophy psychology sociology biology chemistry physics geography maths algebra
        geometry calculus statistics economics politics religion theology
        behaviour behavior attitude mindset myth
        legend folklore fable prophecy horoscope zodiac tarot
        manoeuvres regime protocol strategy tactic tactics logistics procurement
        supplier suppliers wholesaler retailer merchandise branding rebrand trademark patent copyright
        crumbs subsidy levy quota glut futures commodity
        commodities shareholder dividend portfolio crypto bitcoin blockchain nft
        vote poll polls survey surveys questionnaire census
        fundraiser raffle auction bazaar fete parade procession vigil
        nav pun puns riddle wordplay limerick haiku sonnet verse verses
        """)
    /// What hurts.
    static let ailments = StepWords.text("SenseWords.ailments", """
        headache migraine heartburn indigestion hangover bloating cramps nausea reflux hives rash
        diarrhea diarrhoea constipation ache aches poisoning sickness dizziness allergies wind gas
        """)
    /// Medicines, and what they are taken from: no food has a dose.
    static let medicines = StepWords.text("SenseWords.medicines", """
        ventolin albuterol salbutamol symbicort flonase prednisone prednisolone amoxicillin penicillin
        doxycycline antihistamine antihistamines zyrtec claritin benadryl piriton lisinopril ramipril
        metformin omeprazole lansoprazole sertraline fluoxetine citalopram prozac zoloft lexapro xanax
        adderall ritalin concerta ozempic wegovy mounjaro semaglutide levothyroxine thyroxine synthroid
        eliquis warfarin lipitor atorvastatin simvastatin nexium gaviscon rennies rennie tums imodium
        pepto lemsip nyquil dayquil mucinex sudafed strepsils codeine tramadol morphine naproxen aleve
        diclofenac voltarol calpol insulin novorapid lantus humalog inhaler inhalers nebuliser puffer
        eyedrops cetirizine loratadine fexofenadine melatonin zopiclone diazepam valium gabapentin
        pregabalin amitriptyline propranolol bisoprolol amlodipine losartan hydrocortisone estradiol
        testosterone contraceptive antacid antacids laxative laxatives antiseptic betadine plaster
        bandage jab vaccine
        """)
    /// What words say of who eats, by the names of roles in rules of talk.
    static let roles = StepWords.text("SenseWords.roles", """
        speaker: i we ive weve im
        owner: my our
        subject: my our
        subject: i you we he she they it there anyone anybody someone somebody everyone everybody
        subject: the a an any your this that these those his her their
        determiner: the a an some any my your our his her their this that these those me us it them more
        pronoun: he she they hes shes theyre theyve everyone everybody someone somebody nobody anybody anyone you youre youve
        other: dog dogs cat cats puppy kitten kid kids son sons daughter daughters baby child children husband wife boyfriend girlfriend partner brother sister roommate flatmate colleague colleagues mum mom mother dad father grandma grandpa grandad granddad nan nana gran granny auntie aunt uncle cousin nephew niece friend friends boss neighbour neighbours neighbor neighbors waiter waitress doctor nurse teacher student customer guest guests coworker coworkers parents people guy guys man woman men women boys girls lads mouse mice rat rats pig cows goat monkey squirrel squirrels fox boy girl bird birds horse rabbit hamster family team chef him them restaurant place cafe bakery pub canteen toddler toddlers twins grandson granddaughter landlord coach mayor grandkids grandchildren teenagers lad lads lass lasses missus housemate housemates interns president
        asking: who whom whose why where whos
        open-asking: what whats how when which
        inverting: is are am was do does did can could would will should shall may has have isnt arent doesnt didnt cant wont wasnt havent hasnt couldnt wouldnt shouldnt
        ate: had ate eaten drank drunk having eating drinking enjoyed enjoying finished finishing consumed consuming devoured devouring snacked snacking munched munching nibbled nibbling sipped sipping savored savoured savoring savouring indulged indulging gulped chewed feasted feasting dined dining relished relishing scoffed downed demolished polished gobbled wolfed inhaled tasted tried treated treating shared sharing split swigged guzzled
        got: made making prepped ordered grabbed grabbing bought got getting gotten picked prepared fixed whipped packed brewed baked cooked chose chosen opted used using added received placed scored snagged nabbed
        base: eat eaten have had drink drunk ate want like feel get stand say having eating log track record count touch touched tried tasted finish finished add save wait need order buy try make cook go taste fancy
        skipping: skipped skip skipping gaveup givingup quit avoided refused declined stopped resisted avoid quitting quit avoiding resisting refusing
        denying: didnt dont havent wont cant never werent doesnt isnt couldnt wasnt hasnt hadnt cannot arent shouldnt wouldnt aint
        auxiliary: did do does have has was could will am are would should
        not: not
        no: no
        nothing: nothing fasting
        planning: want wanted wanting wanna wish wishing remind buy shopping recipe recipes tomorrow hate allergic meeting weather reserve schedule email call phone hurts hurt aching turn thinking dreaming tempted fancying tablet capsule craving planning hoping considering groceries grocery reminder
        willing: ill will gonna going might may wouldve couldve shouldve
        later: later tonight tomorrow soon next weekend monday tuesday wednesday thursday friday saturday sunday
        refusing: turned passed stayed said walked steered out low short cutting cut dying
        titled: mr mrs ms dr miss prof vitamin vitamins jacket top trim nails coat
        errand: bottled iced froze frosted jarred
        body: hair eyes eye face shirt dress teeth nose beard pants trousers jeans tie jumper carpet rug laptop browser codebase spreadsheet server database repo folder keyboard sleeve blouse collar windscreen inbox curtains dress coat boots
        maybe: might should could must would id wed ought
        intending: going have has need needs needed want wants wanted used about supposed trying try plan plans hope hoping intend forgot got refuse planning
        to: to
        intending: gonna wanna gotta
        nearly: almost nearly
        copula: is are was were
        pointer: it this that these those there here mine which today tonight yesterday meal meals snack treat breakfast brekkie brekky lunch dinner supper choice drink food plate bowl dish order favorite favourite what morning evening afternoon night brunch dessert starter main course portion serving side goto usual
        state: cost costs claims claimed reckons swears insists smell smells smelled smelt taste tastes look looks looked need needs want wants keep keeps make makes gives gave goes went fell falls broke cracked exploded died burned comes came seem seems sells sold opens opened closes closed calls called ran runs spoiled expired rotted melted arrived won lost crashed swim swims flies flew grows upset upsets uses belongs stinks stole does gets started starts lives says said brought brings left offered takes took bakes cooks likes loves hates wanted has sent told means helps helped causes contains expires expire owns own runs launched released announced forgot hates failed arrives arrive exists tells reads writes works sounds feels turns becomes remains lasts sits stands leaves departs plays sings walks talks jumps barks meows snores drives teaches plans turns snapped hangs matters reduces increases lowers raises improves rose lay give
        acting: saw see seen watched watch watching fed feed gave give sold sell selling planted plant planting watered spilled spilt spilling dropped dropping burnt burned threw returned lost smell smelled hear heard love loved hate hated miss missed collect collected met remember know think thought wonder wrote read washed wash grew grow delivered served stole throw like liked live lived smelt fly flew moved travel visited drove fancy crave craved promised left sent donated brought bring saving saved save stand hid hide steal carried showed told dreamt dreamed listened talked argued laughed discussed learned studied googled researched noticed overheard planting growing selling repotted chucked chucking binned binning ditched dumped trashed discarded composted tipped recycled dye dyed dyeing decorated
        bare-acting: saw fed gave threw spilled spilt dropped watched smelled dislike disliked watering watching reading playing sold donated planted saving saved dreamt dreamed listened talked argued laughed discussed learned studied googled researched planting growing selling sent bringing repotted chucked chucking binned binning ditched dumped trashed discarded composted tipped recycled
        ordering: buy pass fetch bring remember remind forget search show play call meet reply send email ask tell preheat defrost thaw reorder schedule serve help stop hand delete remove erase undo convert select dont let ignore
        cooking: cook make bake fry roast simmer grill toast steam boil chop peel mash mix serve stir pour order water salt season stuff cut slice heat warm wash clean clear open close put take give feed stop let get prepare arrange plan reserve set keep leave throw pick drop avoid try book find add reheat microwave
        adverb: just already also then finally only really actually probably always usually often sometimes again now so still ever never later both all quickly even kind sort totally definitely first currently recently lately previously gladly happily slowly eventually immediately initially occasionally regularly normally earlier yesterday today
        contrast: but though although however except
        meal: breakfast lunch dinner supper snack snacks food brunch brekkie brekky breaky
        placing: at in on from with after before during while near by to for watching into under behind inside post pre around between over per outside off via until than like of
        money: dollar dollars buck bucks euro euros cent cents quid rupee rupees price pence
        thanking: thanks thank thankyou cheers congratulations merry happy bon enjoy welcome
        condition: if when whenever unless
        joining: and & plus n
        for: for
        there: there theres
        logging: log track record count add
        event: party trip sale fundraiser charity church birthday picnic week potluck event wedding funeral meeting shop freezer
        room: sink fridge freezer kitchen lobby oven pantry cupboard desk counter floor shelf ceiling wall walls piano bin trash drawer compost
        with: with
        particle: up out off away
        market: supermarket market grocer grocers grocery farm orchard
        figure: calories carbs carbohydrates protein kcal kj kilojoules macros nutrition fat fiber sugar sodium
        preparing: preparing prepare enjoy
        liking: favorite favourite
        """)
}

extension SentenceWords {
    static let speakers = WordSet(StepWords.text("SentenceWords.speakers", "i we"))
    /// What a dish has some of.
    static let withinOfBarriers = WordSet(StepWords.text("SentenceWords.withinOfBarriers", "chips fries fat vegetables veg added"))
    static let flavours = WordSet(StepWords.text("SentenceWords.flavours", "chocolate vanilla strawberry caramel mocha hazelnut banana mango pepperoni margherita hawaiian"))
    static let holders = WordSet(StepWords.text("SentenceWords.holders", "in on over onto into to inside through with"))
    /// What is told one after the other is no single food.
    static let following = WordSet(StepWords.text("SentenceWords.following", "then plus followed"))
    static let vessels = WordSet(StepWords.text("SentenceWords.vessels", "handful scoop dollop drizzle splash knob bag can bottle glass bowl cup mug packet tin"))
    static let slices = WordSet(StepWords.text("SentenceWords.slices", "slice slices piece pieces round rounds"))
    /// What is told more of by its bread, and lies on none.
    static let sandwiches = WordSet(StepWords.text("SentenceWords.sandwiches", "sandwich toastie blt roll sub panini wrap burger"))
    static let overRice = WordSet(StepWords.text("SentenceWords.overRice", "curry chili stew fry dal daal masala korma vindaloo jalfrezi casserole stroganoff bhuna balti"))
    static let glasses = WordSet(StepWords.text("SentenceWords.glasses", "glass bottle carafe pour pint half"))
    static let colourWords = StepWords.text("SentenceWords.colourWords", """
        red white bitter bubbly brown seeded
        """)
    static let places = WordSet(StepWords.text("SentenceWords.places", "on in per onto inside"))
    static let holdings = WordSet(StepWords.text("SentenceWords.holdings", "with having had has topped spread containing contains w"))
    static let asideWords = StepWords.text("SentenceWords.asideWords", """
        think guess reckon believe suppose
        """)
    static let lists = WordSet(StepWords.text("SentenceWords.lists", "list lists shopping shop groceries grocery buy plan plans menu todo need tomorrow order orders"))
    /// What has sides as often as its filling behind a dash: "wrap - crisps, apple".
    static let filled = WordSet(StepWords.text("SentenceWords.filled", "sandwich wrap omelette scramble frittata"))
    static let headings = WordSet(StepWords.text("SentenceWords.headings", "night lunch dinner breakfast brunch supper day list full fry fryup takeaway takeout platter board meze mezze smoothie shake salad bowl stirfry meal combo roast"))
    static let lacking = WordSet(StepWords.text("SentenceWords.lacking", "alcohol sugar calorie calories fat"))
    static let rashers = WordSet(StepWords.text("SentenceWords.rashers", "rasher rashers"))
    static let measureWords = StepWords.text("SentenceWords.measureWords", """
        rasher rashers wedges footlong footlongs
        """)
    static let tellers = WordSet(StepWords.text("SentenceWords.tellers", "i we he she they had ive today tonight it"))
    static let owners = WordSet(StepWords.text("SentenceWords.owners", "my our their his her"))
    static let days = WordSet(StepWords.text("SentenceWords.days", "last today yesterday tonight earlier again at on"))
    static let sharingWords = StepWords.text("SentenceWords.sharingWords", """
        split shared sharing splitting
        """)
    /// What is called after what is in it, and stands in no list of dishes.
    static let heads = WordSet(StepWords.text("SentenceWords.heads", "sabzi sabji bhaji masala bread cake pie juice sauce poke sushi dip fishcake fish burger bagel shake milkshake bake kebab kabab porridge bar bowl roll bun ball cereal muffin melt spread butter powder sweets sandwich bites"))
    static let filledOfSideBySide = WordSet(StepWords.text("SentenceWords.filledOfSideBySide", "burrito sandwich submarine sub omelet wrap salad sarnie toastie panini bowl quesadilla taco smoothie shake pizza soup"))
    static let fillings = WordSet(StepWords.text("SentenceWords.fillings", "egg sausage cheese bacon ham chicken beef pork bean rice lettuce tomato onion mayonnaise avocado tuna turkey pepperoni mushroom pepper spinach potato corn salsa steak shrimp banana strawberry blueberry milk"))
    /// What is eaten by itself and lends its name to few other foods.
    static let wholes = WordSet(StepWords.text("SentenceWords.wholes", "toast oatmeal porridge banana yogurt salmon tuna pizza burger bagel muffin cereal granola hummus avocado"))
    /// What is another food when it is written apart.
    static let apart = WordSet(StepWords.text("SentenceWords.apart", "sweetbread"))
    static let placesOfSpelling = WordSet(StepWords.text("SentenceWords.placesOfSpelling", "at in near from"))
    /// Shops whose names are a letter away from a food's, written without a capital.
    static let shops = WordSet(StepWords.text("SentenceWords.shops", "coles cole"))
    static let keywords = WordSet(StepWords.text("SentenceWords.keywords", "const let var def func function return"))
    static let copulas = WordSet(StepWords.text("SentenceWords.copulas", "was is were"))
    static let fryingWords = StepWords.text("SentenceWords.fryingWords", """
        fried sauteed stirfried panfried deepfried roasted
        """)
    static let ins = WordSet(StepWords.text("SentenceWords.ins", "in with"))
    static let pans = WordSet(StepWords.text("SentenceWords.pans", "stir pan shallow deep lightly"))
    static let fats = WordSet(StepWords.text("SentenceWords.fats", "oil butter ghee lard dripping fat"))
    static let whens = WordSet(StepWords.text("SentenceWords.whens", "for at during"))
}

extension SharedWeightPass {
    static let makings = WordSet(StepWords.text("SharedWeightPass.makings", "in made using mixed stuffed filled featuring containing contains consisting comprising topped dressed drizzled including includes garnished"))
    /// What tells the makings of a food even where nothing else was weighed.
    static let made = WordSet(StepWords.text("SharedWeightPass.made", "made using mixed containing contains consisting comprising featuring"))
    static let cooking = WordSet(StepWords.text("SharedWeightPass.cooking", "cooked fried boiled sauteed stewed baked roasted grilled prepared steamed stir-fried"))
    /// What says that the next food is beside the last.
    static let another = WordSet(StepWords.text("SharedWeightPass.another", "along alongside paired together plus served accompanied beside besides then also followed"))
    /// "which has", "that also contains".
    static let relative = WordSet(StepWords.text("SharedWeightPass.relative", "which that"))
    static let holding = WordSet(StepWords.text("SharedWeightPass.holding", "has have had contains contain includes include"))
    /// What stands between a name and what is called after it.
    static let kinds = WordSet(StepWords.text("SharedWeightPass.kinds", "flavored flavoured flavor flavour based style type"))
}

extension SlicesPass {
    static let sandwiches = WordSet(StepWords.text("SlicesPass.sandwiches", "sandwich toastie melt blt"))
    static let fillings = WordSet(StepWords.text("SlicesPass.fillings", "turkey ham swiss cheddar provolone salami pastrami bologna tuna beef chicken mayo bacon cheese"))
    /// What is bound with mayonnaise and called a salad.
    static let mixed = WordSet(StepWords.text("SlicesPass.mixed", "chicken tuna egg ham turkey crab seafood"))
}

extension SlipPass {
    /// Words of amounts, meals and joints.
    static let words = StepWords.text("SlipPass.words", """
        with without half quarter third about around cups glass slice slices piece pieces bowl bowls small medium large bottle bottles packet handful spoon spoons spoonful teaspoon tablespoon tablespoons little some like breakfast lunch dinner snack cooked grilled scrambled boiled roasted fried baked poached chopped sliced steamed mashed toasted couple portion serving plate think maybe after before today yesterday morning evening ounces grams glass glasses packet packets package handfuls spoonfuls teaspoons sandwich portions servings plates scoops
        """)
    /// Slips of words of three letters, of which each has too many, and letters that sound alike.
    static let short = StepWords.text("SlipPass.short", """
        nd=and adn=and anf=and annd=and andd=and teh=the hte=the wth=with wih=with haf=half liek=like sme=some hafl=half tsbp=tbsp tps=tsp slize=slice slizes=slices slise=slice slises=slices slyce=slice cupp=cup cupps=cups
        """)
    /// What reads like a slip and is a word or a name.
    static let others = StepWords.text("SlipPass.others", """
        wit abut bow bole lie sack diner diners fred coked lass glas portin sever severing plat pate potion potions lates lace frid thin maybee slie sices spon spoons bottles tink grams smell mall lage platte plait
        """)
}

extension SplashPass {
    static let plainMilks = WordSet(StepWords.text("SplashPass.plainMilks", "milk semiskim skimmed skim semiskimmed oatmilk almondmilk soymilk soyamilk coconutmilk ricemilk"))
    static let milkKinds = WordSet(StepWords.text("SplashPass.milkKinds", "oat almond soy soya coconut rice whole skim skimmed semi semiskim semiskimmed 2 1"))
    static let sweeteners = WordSet(StepWords.text("SplashPass.sweeteners", "sugar sweetener splenda stevia honey"))
    static let cereals = WordSet(StepWords.text("SplashPass.cereals", "cereal muesli granola cornflakes cornflake flake flakes cheerios krispies weetabix bran puffs shreddies krispie krispy shreddie shreddy cheerio puff charm loop chex crunch special frosty krave kix trix wheaty grape"))
    /// "bran muffin", "oat bran bread".
    static let baked = WordSet(StepWords.text("SplashPass.baked", "muffin bread cake bar cookie cracker biscuit roll"))
    static let milks = WordSet(StepWords.text("SplashPass.milks", "milk cream creamer halfandhalf"))
    static let creams = WordSet(StepWords.text("SplashPass.creams", "cream creamer"))
    static let cups = WordSet(StepWords.text("SplashPass.cups", "coffee tea americano espresso cuppa brew cappuccino latte chai decaf"))
    static let inCups = StepWords.text("SplashPass.inCups", "a splash in each cup")
    static let onCereal = StepWords.text("SplashPass.onCereal", "over the cereal")
}

extension SpokenDate {
    /// Months that are something else in small letters.
    static let verbs = WordSet(StepWords.text("SpokenDate.verbs", "may march mar"))
    static let monthLines = StepWords.text("SpokenDate.monthLines", """
        january jan
        february feb
        march mar
        april apr
        may
        june jun
        july jul
        august aug
        september sep sept
        october oct
        november nov
        december dec
        """)
    /// "1st", "2nd"
    static let endings = StepWords.text("SpokenDate.endings", """
        st nd rd th
        """)
    static let spelled = WordTable(figures: StepWords.text("SpokenDate.spelled", """
        first 1
        second 2
        third 3
        fourth 4
        fifth 5
        sixth 6
        seventh 7
        eighth 8
        ninth 9
        tenth 10
        eleventh 11
        twelfth 12
        thirteenth 13
        fourteenth 14
        fifteenth 15
        sixteenth 16
        seventeenth 17
        eighteenth 18
        nineteenth 19
        twentieth 20
        thirtieth 30
        """))
    static let tens = WordTable(figures: StepWords.text("SpokenDate.tens", """
        twenty 20
        thirty 30
        """))
}

extension SpreadPass {
    static let joints = WordSet(StepWords.text("SpreadPass.joints", "with and some plus a little bit of on"))
    static let lying = WordSet(StepWords.text("SpreadPass.lying", "on over"))
    static let nuts = WordSet(StepWords.text("SpreadPass.nuts", "peanut almond cashew nut"))
    /// Grams on a slice of toast; our own figures, nobody measured them.
    static let spreads = WordTable(figures: StepWords.text("SpreadPass.spreads", """
        butter margarine ghee 7
        jam jelly marmalade preserve curd 15
        honey 10
        nutella 16
        marmite vegemite 4
        """))
    /// Parts of a slice of toast.
    static let breads = WordTable(figures: StepWords.text("SpreadPass.breads", """
        toast bread crumpet teacake waffle roll bun muffin 1
        bagel baguette scone 1.4
        cracker oatcake 0.3
        crispbread biscuit 0.8
        """))
    static let layers = StepWords.text("SpreadPass.layers", "a layer on each")
}

extension StrangerPass {
    static let origins = WordSet(StepWords.text("StrangerPass.origins", "from at by near for to"))
}

extension TalkFeatures {
    static let leads = WordSet(StepWords.text("TalkFeatures.leads", "um uh er erm ok okay so well and then also log add please today yesterday hmm"))
    static let tails = WordSet(StepWords.text("TalkFeatures.tails", "lol haha hahaha lmao ugh today tonight yesterday thanks thx yum tho though please pls"))
    static let scenes = WordSet(StepWords.text("TalkFeatures.scenes", "work home"))
}

extension TalkJudge {
    static let done = WordSet(StepWords.text("TalkJudge.done", "baked iced decorated started finished fed walked cleaned washed froze frozen marinated planted bottled"))
    /// Weights that kitchens use.
    static let grams = WordSet(StepWords.text("TalkJudge.grams", "g gram grams"))
}

extension TimePass {
    static let joints = WordSet(StepWords.text("TimePass.joints", "and with then"))
    static let tellings = WordSet(StepWords.text("TimePass.tellings", "i we just had ate ive got grabbed finished drank"))
    static let hours = WordSet(StepWords.text("TimePass.hours", "hrs hr hours h"))
    static let rising = WordSet(StepWords.text("TimePass.rising", "woke up awake rose by till til until"))
    /// What is called by a number.
    static let numbered = WordSet(StepWords.text("TimePass.numbered", "up bean beans grain seed layer spice spices alarm course day days hour hours min mins minute minutes week weeks month months year years mile miles step steps count for of to or in and am pm inch kcal cal calories calorie carb carbs protein fat fibre sugar percent piece pack"))
    static let countedAlike = WordSet(StepWords.text("TimePass.countedAlike", "fries sushi sashimi nigiri maki temaki onigiri kimbap gimbap shrimp scampi calamari crayfish squid ravioli gnocchi tortellini tortelloni cannelloni pierogi pelmeni manti mandu momo gyoza jiaozi wonton shumai bao baozi mochi takoyaki karaage yakitori tempura edamame falafel arancini kibbeh dolma pakora bhaji asparagus biscotti macaron haribo"))
    static let numberedByFew = WordSet(StepWords.text("TimePass.numberedByFew", "cheese cheeses egg herb star"))
    static let ranked = WordSet(StepWords.text("TimePass.ranked", "one time slice piece serving portion helping half"))
    static let roasts = WordSet(StepWords.text("TimePass.roasts", "roast roasts joint gravy carvery"))
    static let words = WordSet(StepWords.text("TimePass.words", "sat sun"))
    static let people = WordSet(StepWords.text("TimePass.people", "night nights was is will"))
    static let minutes = WordTable(figures: StepWords.text("TimePass.minutes", """
        hour hours hr hrs h 60
        minute minutes mins min 1
        """))
    static let days = WordTable(figures: StepWords.text("TimePass.days", """
        day days 1
        week weeks wk wks 7
        fortnight 14
        month months 30
        """))
    /// From Monday on.
    static let weekdayLines = StepWords.text("TimePass.weekdayLines", """
        monday mondays mon
        tuesday tuesdays tue tues
        wednesday wednesdays wed weds
        thursday thursdays thu thur thurs
        friday fridays fri
        saturday saturdays sat
        sunday sundays sun
        """)
    /// These are something else, too.
    static let shortWeekdays = WordSet(StepWords.text("TimePass.shortWeekdays", "mon tue wed thu fri sat sun"))
    static let openings = WordSet(StepWords.text("TimePass.openings", "between from"))
    static let untils = WordSet(StepWords.text("TimePass.untils", "to until till til through"))
}

extension TrailingPass {
    static let weighing = WordSet(StepWords.text("TrailingPass.weighing", "weighing weighs weighed totaling totalling"))
}

extension TurnPass {
    static let skewers = WordSet(StepWords.text("TurnPass.skewers", "skewer skewers stick sticks"))
    static let lengths = WordSet(StepWords.text("TurnPass.lengths", "inch inches in cm"))
    static let spirits = WordSet(StepWords.text("TurnPass.spirits", "gin vodka rum whisky whiskey bourbon tequila"))
    static let mixing = WordSet(StepWords.text("TurnPass.mixing", "and n with w"))
    static let mixers = WordSet(StepWords.text("TurnPass.mixers", "tonic coke cola soda lemonade ginger ale juice orange cranberry slimline diet lime pepsi sprite redbull"))
    static let centiliters = WordSet(StepWords.text("TurnPass.centiliters", "cl"))
    static let withs = WordSet(StepWords.text("TurnPass.withs", "with w"))
    static let pouring = WordSet(StepWords.text("TurnPass.pouring", "with w in"))
    static let spreads = WordSet(StepWords.text("TurnPass.spreads", "milk water butter jam cream marmite honey marmalade"))
    static let volumes = WordSet(StepWords.text("TurnPass.volumes", "ml cl l litre liter litres liters oz"))
    static let additions = WordSet(StepWords.text("TurnPass.additions", "sugar sugars ice milk pearls pearl boba syrup shot shots whip cream sweetener sweeteners honey lemon splenda tapioca jelly foam"))
    static let ofMilk = WordSet(StepWords.text("TurnPass.ofMilk", "skimmed skim semi semiskim whole splash dash bit drop sugarfree"))
    static let tea = WordSet(StepWords.text("TurnPass.tea", "tea teas coffees lattes brew brews cuppa cuppas"))
    static let beforeAdditions = WordSet(StepWords.text("TurnPass.beforeAdditions", "with w of extra no one two a oat soy soya almond"))
    static let joiners = WordSet(StepWords.text("TurnPass.joiners", "and n with w on plus in"))
    static let drinks = WordSet(StepWords.text("TurnPass.drinks", "latte coffee tea mocha cappuccino chai matcha cocoa frappuccino frappe americano macchiato cortado boba smoothie milkshake shake milktea pearls flatwhite"))
    static let sweetTeas = WordSet(StepWords.text("TurnPass.sweetTeas", "bubble boba pearl taro milktea tapioca"))
    static let levels = WordSet(StepWords.text("TurnPass.levels", "half full less light extra regular normal quarter low no zero little medium"))
    static let teaLevels = WordSet(StepWords.text("TurnPass.teaLevels", "full less quarter reduced"))
    static let levelled = WordSet(StepWords.text("TurnPass.levelled", "sugar sweet sweetness ice"))
    static let leans = WordSet(StepWords.text("TurnPass.leans", "lean"))
    static let them = WordSet(StepWords.text("TurnPass.them", "them em those these"))
    static let withsOfAsides = WordSet(StepWords.text("TurnPass.withsOfAsides", "with w on"))
    static let roughly = WordSet(StepWords.text("TurnPass.roughly", "about only maybe like roughly just around"))
    static let just = WordSet(StepWords.text("TurnPass.just", "just only but"))
    static let meats = WordSet(StepWords.text("TurnPass.meats", "beef turkey mince hamburger burger chuck pork chicken patty patties meat"))
    static let masses = WordSet(StepWords.text("TurnPass.masses", "pasta rice spaghetti couscous quinoa mash popcorn cereal"))
    static let keepings = WordSet(StepWords.text("TurnPass.keepings", "the and but then i saved left gave kept put threw binned took froze boxed packed saving keeping"))
    static let keeping = WordSet(StepWords.text("TurnPass.keeping", "saved left gave kept put threw binned took froze boxed packed saving keeping"))
    static let turnings = WordSet(StepWords.text("TurnPass.turnings", "and but then so"))
    static let fates = WordSet(StepWords.text("TurnPass.fates", "is was for in to went will goes later tomorrow gets"))
    static let dividing = WordSet(StepWords.text("TurnPass.dividing", "for between serves feeds served makes made gives yields cut sliced divided"))
    static let into = WordSet(StepWords.text("TurnPass.into", "in into"))
    static let its = WordSet(StepWords.text("TurnPass.its", "it them that this these those"))
    static let meOfBatches = WordSet(StepWords.text("TurnPass.meOfBatches", "me myself"))
    static let enough = WordSet(StepWords.text("TurnPass.enough", "enough"))
    static let recipes = WordSet(StepWords.text("TurnPass.recipes", "it which that recipe and supposedly should"))
    static let folk = WordSet(StepWords.text("TurnPass.folk", "people adults friends folks guests mates kids"))
    static let portions = WordSet(StepWords.text("TurnPass.portions", "portion portions serving servings helping helpings share part bit bowl bowls plate plates glass glasses mug mugs cup cups slice slices piece pieces squares square bars wedge wedges"))
    static let anyPieces = WordSet(StepWords.text("TurnPass.anyPieces", "piece pieces"))
    static let weightsOfBatches = WordSet(StepWords.text("TurnPass.weightsOfBatches", "g gr gram grams kg oz ounce ounces ml lb lbs pound pounds"))
    static let leads = WordSet(StepWords.text("TurnPass.leads", "and but so then i we ive only just though"))
    static let everyone = WordSet(StepWords.text("TurnPass.everyone", "everyone everybody we all both each us"))
    static let eatingOfBatches = WordSet(StepWords.text("TurnPass.eatingOfBatches", "had ate eaten took drank finished managed got scoffed"))
    static let being = WordSet(StepWords.text("TurnPass.being", "was is were weighed being"))
    static let roughlyOfBatches = WordSet(StepWords.text("TurnPass.roughlyOfBatches", "only just about roughly around maybe like probably"))
    static let owning = WordSet(StepWords.text("TurnPass.owning", "my a an the equal same own"))
    static let makers = WordSet(StepWords.text("TurnPass.makers", "made prepared did bought got ordered cooked making prepped whipped fixed"))
    static let cooking = WordSet(StepWords.text("TurnPass.cooking", "baked boiled roasted fried grilled steamed scrambled poached blended brewed peeled"))
    static let makersLeads = WordSet(StepWords.text("TurnPass.makersLeads", "i we ive weve just then and so"))
    static let receiving = WordSet(StepWords.text("TurnPass.receiving", "for between enough"))
    static let sources = WordSet(StepWords.text("TurnPass.sources", "from using"))
    static let pots = WordSet(StepWords.text("TurnPass.pots", "batch pot tray pan load whole"))
    static let the = WordSet(StepWords.text("TurnPass.the", "the all"))
    static let us = WordSet(StepWords.text("TurnPass.us", "us"))
    static let eachOfBatches = WordSet(StepWords.text("TurnPass.eachOfBatches", "each"))
    static let partsOfBatches = WordSet(StepWords.text("TurnPass.partsOfBatches", "share part bit"))
    static let bits = WordSet(StepWords.text("TurnPass.bits", "slice slices piece pieces squares square wedge wedges"))
    static let dryness = WordSet(StepWords.text("TurnPass.dryness", "dry uncooked raw dried"))
    static let staples = WordSet(StepWords.text("TurnPass.staples", "pasta spaghetti penne fusilli linguine tagliatelle macaroni noodles rice couscous quinoa oats lentils"))
    static let borders = WordSet(StepWords.text("TurnPass.borders", "from at with w for on in"))
    static let nights = WordSet(StepWords.text("TurnPass.nights", "night day party lunch monday tuesday wednesday thursday friday saturday sunday"))
    static let sliced = WordSet(StepWords.text("TurnPass.sliced", "pizza pizzas cake quiche tart cheesecake"))
    static let ands = WordSet(StepWords.text("TurnPass.ands", "and n"))
    static let addings = WordSet(StepWords.text("TurnPass.addings", "and n with w on plus"))
    static let rashers = WordSet(StepWords.text("TurnPass.rashers", "rasher rashers"))
    static let cups = WordSet(StepWords.text("TurnPass.cups", "coffee tea espresso chai americano filter"))
    static let whiteners = WordSet(StepWords.text("TurnPass.whiteners", "milk cream creamer"))
    static let lacking = WordSet(StepWords.text("TurnPass.lacking", "no without not"))
    /// What others are put on or in.
    static let carriers = WordSet(StepWords.text("TurnPass.carriers", "bread toast wrap wraps roll rolls bun buns bagel bagels baguette pita pitta naan tortilla tortillas cracker crackers crispbread pasta spaghetti rice noodles potato potatoes salad sandwich muffin scone scones croissant pancakes shake smoothie coffee tea oatmeal porridge yogurt yoghurt"))
    static let spooned = WordSet(StepWords.text("TurnPass.spooned", "sauce dressing dip hummus butter jam honey spread paste powder syrup sugar yogurt yoghurt oil"))
    static let measuring = WordSet(StepWords.text("TurnPass.measuring", "inch inches foot footlong for count ct in layer cheese meat bean"))
    static let visiting = WordSet(StepWords.text("TurnPass.visiting", "at to"))
    static let visited = WordSet(StepWords.text("TurnPass.visited", "and for with"))
    static let eaters = WordSet(StepWords.text("TurnPass.eaters", "i we had ate got ordered just only"))
    /// What a chain's chicken is called by alone.
    static let recipesOfChains = WordSet(StepWords.text("TurnPass.recipesOfChains", "original crispy spicy"))
    static let shares = WordSet(StepWords.text("TurnPass.shares", "half quarter whole"))
    static let sets = WordSet(StepWords.text("TurnPass.sets", "meal combo box bucket dinner tenders"))
    static let chainNames = StepWords.text("TurnPass.chainNames", """
        mcdonalds|mcdonald's|maccies|maccas|mcd's|kfc|burger king|bk|subway|dominos|domino's|pizza hut|papa johns|papa john's|little caesars|wendys|wendy's|taco bell|chipotle|starbucks|dunkin|dunkin donuts|greggs|nandos|nando's|costa|pret|chick fil a|chickfila|popeyes|five guys|arbys|arby's|panera|tim hortons|sonic|dairy queen|in n out|shake shack|whataburger|krispy kreme|panda express|wagamama|pizza express|leon|itsu|wingstop|jack in the box|culvers|culver's|hardees|hungry jacks|zaxbys|raising canes|canes|white castle|ihop|dennys|denny's|olive garden|applebees|cheesecake factory|carls jr|jollibee|caffe nero|red lobster|waffle house|cracker barrel|texas roadhouse|outback|auntie annes|auntie anne's|buffalo wild wings|el pollo loco|bojangles
        """)
    static let othersOfChains = WordSet(StepWords.text("TurnPass.othersOfChains", "kcal kcals cal cals calorie calories kj am pm oclock a p g mins min percent"))
    static let piecesOfChains = WordSet(StepWords.text("TurnPass.piecesOfChains", "piece pieces pc pcs"))
    static let refusals = WordSet(StepWords.text("TurnPass.refusals", "no nah nope"))
    static let wavering = WordSet(StepWords.text("TurnPass.wavering", "no nah nope well"))
    static let afterComma = WordSet(StepWords.text("TurnPass.afterComma", "well nah nope"))
    static let hesitations = WordSet(StepWords.text("TurnPass.hesitations", "wait scratch"))
    static let doubting = WordSet(StepWords.text("TurnPass.doubting", "no nah nope ok okay hmm"))
    static let hesitating = WordSet(StepWords.text("TurnPass.hesitating", "um erm er hm"))
    static let sure = WordSet(StepWords.text("TurnPass.sure", "wait sorry actually correction edit oops rather"))
    static let corrections = WordSet(StepWords.text("TurnPass.corrections", "correction edit"))
    static let rather = WordSet(StepWords.text("TurnPass.rather", "rather"))
    static let struck = WordSet(StepWords.text("TurnPass.struck", "scratch strike make call"))
    static let that = WordSet(StepWords.text("TurnPass.that", "that it there"))
    static let copulas = WordSet(StepWords.text("TurnPass.copulas", "was were had"))
    static let lets = WordSet(StepWords.text("TurnPass.lets", "lets id"))
    static let meantOfCorrections = WordSet(StepWords.text("TurnPass.meantOfCorrections", "mean meant"))
    static let holding = WordSet(StepWords.text("TurnPass.holding", "hang hold"))
    static let thats = WordSet(StepWords.text("TurnPass.thats", "that thats was"))
    static let wrong = WordSet(StepWords.text("TurnPass.wrong", "wrong"))
    static let asidesOfCorrections = WordSet(StepWords.text("TurnPass.asidesOfCorrections", "fine alright i think well just more like um no yes yeah it its was of them"))
    static let going = WordSet(StepWords.text("TurnPass.going", "no not with without also and plus but or then the in on for to"))
    static let openingsOfCorrections = WordSet(StepWords.text("TurnPass.openingsOfCorrections", "i we had ate have just so um well for lunch dinner breakfast was"))
    static let parting = WordSet(StepWords.text("TurnPass.parting", "and with on plus"))
    static let or = WordSet(StepWords.text("TurnPass.or", "or"))
    static let moreOfCorrections = WordSet(StepWords.text("TurnPass.moreOfCorrections", "also too another forgot extra again as"))
    static let closing = WordSet(StepWords.text("TurnPass.closing", "then"))
    /// Of what nobody has a serving by the number.
    static let handed = WordSet(StepWords.text("TurnPass.handed", "chips crisps crackers fries pretzels wings nuggets olives"))
    static let bracketed = WordSet(StepWords.text("TurnPass.bracketed", "baby cherry mini sweet"))
    static let ofKinds = WordSet(StepWords.text("TurnPass.ofKinds", "taco tacos bao baos empanada empanadas pierogi pierogies samosa samosas gyoza dumpling dumplings burrito burritos wrap wraps quesadilla quesadillas enchilada enchiladas sandwich sandwiches arepa arepas pupusa pupusas tamale tamales"))
    static let bowls = WordSet(StepWords.text("TurnPass.bowls", "bowls bowl plates plate portions portion helpings servings cups cup mugs"))
    static let dishesOfCounts = WordSet(StepWords.text("TurnPass.dishesOfCounts", "stew soup curry chili chilli casserole porridge oatmeal salad ramen pasta pho broth goulash rice noodles"))
    static let stacks = WordSet(StepWords.text("TurnPass.stacks", "stack pile row tower trio"))
    static let lots = WordSet(StepWords.text("TurnPass.lots", "lots"))
    static let betweenOfCounts = WordSet(StepWords.text("TurnPass.betweenOfCounts", "a an the my our those these more other"))
    static let touching = WordSet(StepWords.text("TurnPass.touching", "touch eat have want try"))
    static let pronounsOfDenials = WordSet(StepWords.text("TurnPass.pronounsOfDenials", "it them that those any"))
    static let denials = WordSet(StepWords.text("TurnPass.denials", "didnt couldnt wouldnt never"))
    static let helpers = WordSet(StepWords.text("TurnPass.helpers", "did could would was were is do am are"))
    static let adverbs = WordSet(StepWords.text("TurnPass.adverbs", "even really actually end up"))
    static let verbs = WordSet(StepWords.text("TurnPass.verbs", "touch eat have want fancy need take try bother order get drink touched had eaten drunk use"))
    static let skipping = WordSet(StepWords.text("TurnPass.skipping", "skipped ditched binned avoided ignored refused declined removed omitted except"))
    static let leaving = WordSet(StepWords.text("TurnPass.leaving", "left leave leaving"))
    static let taking = WordSet(StepWords.text("TurnPass.taking", "took gave"))
    static let someOf = WordSet(StepWords.text("TurnPass.someOf", "most some half much lots a lot bit all almost"))
    static let nothingOfDenials = WordSet(StepWords.text("TurnPass.nothingOfDenials", "no not none without instead didn"))
    static let onlys = WordSet(StepWords.text("TurnPass.onlys", "just only"))
    static let things = WordSet(StepWords.text("TurnPass.things", "burger sandwich wrap drink main meal plate sub food"))
    static let picking = WordSet(StepWords.text("TurnPass.picking", "picked scraped"))
    static let away = WordSet(StepWords.text("TurnPass.away", "out off"))
    static let cancelling = WordSet(StepWords.text("TurnPass.cancelling", "forget delete cancel"))
    static let leadsOfDenials = WordSet(StepWords.text("TurnPass.leadsOfDenials", "but and though i we then just ok so"))
    static let betweenOfDenials = WordSet(StepWords.text("TurnPass.betweenOfDenials", "with any of"))
    static let definite = WordSet(StepWords.text("TurnPass.definite", "the my our his her their that this those"))
    static let some = WordSet(StepWords.text("TurnPass.some", "much many all enough quite even too so very just only half most"))
    /// What is in or on another food, and lacks to it where it was not eaten.
    static let components = WordSet(StepWords.text("TurnPass.components", "icing frosting dressing sauce gravy bun buns cheese mayo mayonnaise skin crust butter milk sugar cream batter yolk yolks syrup salt bread rice beans guacamole guac croutons toppings topping filling rind fat"))
    static let joining = WordSet(StepWords.text("TurnPass.joining", "with w and n plus"))
    static let also = WordSet(StepWords.text("TurnPass.also", "and or nor"))
    static let closingOfDenials = WordSet(StepWords.text("TurnPass.closingOfDenials", "at all this time though today tonight on it then either with in for of"))
    static let instead = WordSet(StepWords.text("TurnPass.instead", "instead rather"))
    static let sorts = WordSet(StepWords.text("TurnPass.sorts", "fish meat fruit nuts beer beers wine cereal chocolate biscuits biscuit sweets veg takeaway dessert snack"))
    static let lists = WordSet(StepWords.text("TurnPass.lists", "and with or plus no without"))
    static let vessels = WordSet(StepWords.text("TurnPass.vessels", "pot pots pack packs"))
    static let tellings = WordSet(StepWords.text("TurnPass.tellings", "skimmed skim whole semi sliced plain"))
    static let kinds = WordSet(StepWords.text("TurnPass.kinds", "fish pasta cheese bread meat fruit nuts noodles cereal biscuits biscuit crisps sweets beer wine"))
    /// What the hundredths of say something else.
    static let milkless = WordSet(StepWords.text("TurnPass.milkless", "yogurt yoghurt beer cider lager wine skyr cheese cocoa mince beef turkey chocolate"))
    static let pints = WordSet(StepWords.text("TurnPass.pints", "pint pints"))
    static let adding = WordSet(StepWords.text("TurnPass.adding", "and plus then"))
    static let followers = WordSet(StepWords.text("TurnPass.followers", "last this after at down with w watching later tonight"))
    static let wishing = WordSet(StepWords.text("TurnPass.wishing", "fancy fancied anyone need want owe who love"))
    static let articlesOfDrinks = WordSet(StepWords.text("TurnPass.articlesOfDrinks", "a each one"))
    static let sandwiches = WordSet(StepWords.text("TurnPass.sandwiches", "sandwich sarnie butty toastie wrap burrito bagel roll"))
    static let whitesOfEggs = WordSet(StepWords.text("TurnPass.whitesOfEggs", "white whites"))
    static let holders = WordSet(StepWords.text("TurnPass.holders", "with from using of"))
    static let potsOfFillings = WordSet(StepWords.text("TurnPass.potsOfFillings", "pot pots tub tubs tube tubes"))
    static let yogurts = WordSet(StepWords.text("TurnPass.yogurts", "yogurt yoghurt yogurts yoghurts yog"))
    static let filled = WordSet(StepWords.text("TurnPass.filled", "wrap pizza sandwich omelette omelet bagel panini toastie burrito sub salad baguette quesadilla bap roll"))
    static let milks = WordSet(StepWords.text("TurnPass.milks", "oat almond soy soya coconut skim skimmed semiskimmed nonfat whole semi"))
    static let milkOfFillings = WordSet(StepWords.text("TurnPass.milkOfFillings", "milk"))
    static let flavours = WordSet(StepWords.text("TurnPass.flavours", "vanilla chocolate strawberry mint pistachio caramel salted cookies cream coffee hazelnut coconut"))
    static let flavoured = WordSet(StepWords.text("TurnPass.flavoured", "cream icecream gelato sorbet yogurt yoghurt milkshake shake pudding custard"))
    static let proteins = WordSet(StepWords.text("TurnPass.proteins", "protein"))
    static let scooped = WordSet(StepWords.text("TurnPass.scooped", "icecream gelato sorbet shake smoothie powder"))
    static let frozen = WordSet(StepWords.text("TurnPass.frozen", "icecream gelato sorbet"))
    static let behindScoop = WordSet(StepWords.text("TurnPass.behindScoop", "with w in and plus after before"))
    static let meatColours = WordSet(StepWords.text("TurnPass.meatColours", "white dark light brown"))
    static let meat = WordSet(StepWords.text("TurnPass.meat", "meat"))
    static let birds = WordSet(StepWords.text("TurnPass.birds", "turkey chicken duck"))
    static let chocolates = WordSet(StepWords.text("TurnPass.chocolates", "lindt chocolate choc ghirardelli cocoa"))
    static let openers = WordSet(StepWords.text("TurnPass.openers", "um uh er erm hmm ok okay so well and then also today yesterday"))
    static let towards = WordSet(StepWords.text("TurnPass.towards", "for"))
    static let meals = WordSet(StepWords.text("TurnPass.meals", "breakfast brunch lunch lunchtime dinner supper tea teatime snack dessert pudding afters elevenses"))
    /// What is had itself as well: "tea, milk".
    static let served = WordSet(StepWords.text("TurnPass.served", "tea snack dessert pudding"))
    static let describing = WordSet(StepWords.text("TurnPass.describing", "a an my our late early quick light little second the"))
    static let pointers = WordSet(StepWords.text("TurnPass.pointers", "this last yesterday at earlier"))
    static let locating = WordSet(StepWords.text("TurnPass.locating", "at on in from"))
    static let scenes = WordSet(StepWords.text("TurnPass.scenes", "train bus car plane tube flight sofa couch go way canteen cafeteria cafe pub gym park beach school college uni university airport hotel party wedding barbecue cookout movies cinema game garden"))
    static let people = WordSet(StepWords.text("TurnPass.people", "wife husband kids friends friend family mum mom dad mates mate boyfriend girlfriend colleagues coworkers parents"))
    static let speakers = WordSet(StepWords.text("TurnPass.speakers", "i we ive i've just also only then so today think believe"))
    static let uneaten = WordSet(StepWords.text("TurnPass.uneaten", "no not nothing none enough to been all most half"))
    static let daysOfFrame = WordSet(StepWords.text("TurnPass.daysOfFrame", "today tonight yesterday morning afternoon evening night lunchtime"))
    static let sharingOfFrame = WordSet(StepWords.text("TurnPass.sharingOfFrame", "shared split sharing splitting divided between"))
    static let closingOfFrame = WordSet(StepWords.text("TurnPass.closingOfFrame", "lol haha thanks thx ta please pls tho though cheers yum usual"))
    static let having = WordSet(StepWords.text("TurnPass.having", "had ate eaten"))
    static let throwing = WordSet(StepWords.text("TurnPass.throwing", "threw chucked"))
    static let itsOfGiven = WordSet(StepWords.text("TurnPass.itsOfGiven", "it them those"))
    static let giving = WordSet(StepWords.text("TurnPass.giving", "gave handed had ate got took"))
    static let handing = WordSet(StepWords.text("TurnPass.handing", "gave handed"))
    static let receivingOfGiven = WordSet(StepWords.text("TurnPass.receivingOfGiven", "to away back out"))
    static let concluding = WordSet(StepWords.text("TurnPass.concluding", "so"))
    static let eatingOfGiven = WordSet(StepWords.text("TurnPass.eatingOfGiven", "had ate got took"))
    static let remaining = WordSet(StepWords.text("TurnPass.remaining", "other"))
    static let leftOver = WordSet(StepWords.text("TurnPass.leftOver", "other rest"))
    static let turns = WordSet(StepWords.text("TurnPass.turns", "and but then"))
    static let speakersOfGiven = WordSet(StepWords.text("TurnPass.speakersOfGiven", "i we ive id"))
    static let articlesOfHalves = WordSet(StepWords.text("TurnPass.articlesOfHalves", "a an one"))
    static let eatersOfHalves = WordSet(StepWords.text("TurnPass.eatersOfHalves", "had ate i just about only"))
    static let halved = WordSet(StepWords.text("TurnPass.halved", "walnut walnuts pecan pecans nut nuts almond almonds apricot apricots egg eggs cider beer lager stout ale bitter guinness chips crisps fries canned tinned tin can syrup juice"))
    static let leadsOfHeadedShares = WordSet(StepWords.text("TurnPass.leadsOfHeadedShares", "i we ive weve only just ate had eaten finished managed so well"))
    static let wholesOfHeadedShares = WordSet(StepWords.text("TurnPass.wholesOfHeadedShares", "the following all this these that those it them everything whole lot of below foods things meal list entire"))
    static let evenly = WordSet(StepWords.text("TurnPass.evenly", "it this that them these everything all both evenly equally half halves fifty the following"))
    static let bowlsOfInBread = WordSet(StepWords.text("TurnPass.bowlsOfInBread", "chipotle burrito poke buddha taco grain"))
    static let slices = WordSet(StepWords.text("TurnPass.slices", "slice slices"))
    static let breads = WordSet(StepWords.text("TurnPass.breads", "sandwich sarnie sandwhich bap bun roll wrap bagel pitta pita baguette muffin barm"))
    static let sandwichesOfInBread = WordSet(StepWords.text("TurnPass.sandwichesOfInBread", "sandwich sarnie sandwhich"))
    static let articles = WordSet(StepWords.text("TurnPass.articles", "a the"))
    static let meatsOfInBread = WordSet(StepWords.text("TurnPass.meatsOfInBread", "chicken beef lamb pork turkey gammon"))
    static let bunned = WordSet(StepWords.text("TurnPass.bunned", "dog dogs hotdog hotdogs burger burgers cheeseburger cheeseburgers"))
    static let looking = WordSet(StepWords.text("TurnPass.looking", "in buttered fry fried grilled boiled roasted roast steamed baked poached toasted sauteed raw cooked scrambled mashed broiled smoked microwaved dry dried uncooked nonfat fatfree lowfat plain skinless boneless drained unsweetened unsalted"))
    static let sizes = WordSet(StepWords.text("TurnPass.sizes", "small large big little huge"))
    static let cooked = WordSet(StepWords.text("TurnPass.cooked", "pan deep stir air dry lightly fried cooked"))
    static let besideOfLooks = WordSet(StepWords.text("TurnPass.besideOfLooks", "with in on and w"))
    static let ones = WordSet(StepWords.text("TurnPass.ones", "one ones"))
    static let furtherOnes = WordSet(StepWords.text("TurnPass.furtherOnes", "another more new second third last extra other this that these those good bad my a an no not"))
    static let tellingOfLooks = WordSet(StepWords.text("TurnPass.tellingOfLooks", "from in with at that which i we for on"))
    static let states = WordSet(StepWords.text("TurnPass.states", "dry dried uncooked raw cooked nonfat fatfree lowfat plain skinless boneless drained unsweetened unsalted"))
    static let weightsOfLooks = WordSet(StepWords.text("TurnPass.weightsOfLooks", "weight wt"))
    static let withinOrBeside = WordSet(StepWords.text("TurnPass.withinOrBeside", "with w and in"))
    static let heating = WordSet(StepWords.text("TurnPass.heating", "toasted grilled warmed lightly"))
    static let servings = WordSet(StepWords.text("TurnPass.servings", "small medium large regular little"))
    static let articlesOfLooks = WordSet(StepWords.text("TurnPass.articlesOfLooks", "a and with plus n one the"))
    static let butterable = WordSet(StepWords.text("TurnPass.butterable", "bagel bagels muffin muffins crumpet crumpets teacake teacakes bread sourdough naan cob corn scone scones waffle waffles pancake pancakes baguette croissant croissants potato"))
    static let dishes = WordSet(StepWords.text("TurnPass.dishes", "sandwich toastie toasty omelette omelet smoothie wrap salad burger burrito quesadilla panini sub shake soup stew curry bowl stirfry melt scramble frittata pancakes pancake"))
    static let turning = WordSet(StepWords.text("TurnPass.turning", "made turned mixed blended rolled cooked scrambled tossed put wrapped assembled whizzed churned whirled pulsed whisked mashed combined all"))
    static let intoOfMadeInto = WordSet(StepWords.text("TurnPass.intoOfMadeInto", "into in to as"))
    static let joiningOfMadeInto = WordSet(StepWords.text("TurnPass.joiningOfMadeInto", "and then all"))
    static let tellingOfMadeInto = WordSet(StepWords.text("TurnPass.tellingOfMadeInto", "a homemade home made breakfast toasted my own diy egg"))
    static let breadsOfMadeInto = WordSet(StepWords.text("TurnPass.breadsOfMadeInto", "bread muffin muffins bagel roll bun toast croissant tortilla wrap pitta pita sourdough baguette brioche biscuit ciabatta"))
    static let salads = WordSet(StepWords.text("TurnPass.salads", "salad salads"))
    static let mores = WordSet(StepWords.text("TurnPass.mores", "more another"))
    static let anothers = WordSet(StepWords.text("TurnPass.anothers", "another"))
    static let partsOfMore = WordSet(StepWords.text("TurnPass.partsOfMore", "morning afternoon evening tonight night lunchtime"))
    static let grains = WordSet(StepWords.text("TurnPass.grains", "rice millet maize corn sorghum wheat barley cassava semolina teff amaranth quinoa buckwheat cornmeal ragi bean beans lentil pumpkin plantain flour fruit"))
    static let porridges = WordSet(StepWords.text("TurnPass.porridges", "oatmeal porridge"))
    static let grams = WordSet(StepWords.text("TurnPass.grams", "g gram grams gr"))
    static let making = WordSet(StepWords.text("TurnPass.making", "with in w using"))
    static let cookingOfOats = WordSet(StepWords.text("TurnPass.cookingOfOats", "made cooked prepared mixed soaked"))
    static let liquids = WordSet(StepWords.text("TurnPass.liquids", "water milk"))
    static let havings = WordSet(StepWords.text("TurnPass.havings", "had ate"))
    static let partingOfOwnCount = WordSet(StepWords.text("TurnPass.partingOfOwnCount", "and but while"))
    static let those = WordSet(StepWords.text("TurnPass.those", "them those these"))
    static let stating = WordSet(StepWords.text("TurnPass.stating", "is was has had contains"))
    static let cutWholes = WordSet(StepWords.text("TurnPass.cutWholes", "pizza digiorno cheesecake quiche pie tart cake lasagna lasagne"))
    static let keepers = WordSet(StepWords.text("TurnPass.keepers", "took saved kept left boxed gave binned"))
    static let remainders = WordSet(StepWords.text("TurnPass.remainders", "the other a half rest remaining third quarter it"))
    static let later = WordSet(StepWords.text("TurnPass.later", "home for to away up"))
    static let cutting = WordSet(StepWords.text("TurnPass.cutting", "cut sliced divided"))
    static let hedges = WordSet(StepWords.text("TurnPass.hedges", "about around roughly maybe probably like only just approx approximately nearly almost over under perhaps"))
    static let pronounsOfParts = WordSet(StepWords.text("TurnPass.pronounsOfParts", "it that them this these those mine everything"))
    static let eatersOfParts = WordSet(StepWords.text("TurnPass.eatersOfParts", "i ive we"))
    static let turnsOfParts = WordSet(StepWords.text("TurnPass.turnsOfParts", "but and though so"))
    static let leadsOfParts = WordSet(StepWords.text("TurnPass.leadsOfParts", "but and though so i ive we only just then probably really maybe in the end actually well ok"))
    static let verbsOfParts = WordSet(StepWords.text("TurnPass.verbsOfParts", "ate eaten had got finished drank managed left"))
    static let afterVerbs = WordSet(StepWords.text("TurnPass.afterVerbs", "only just to eat finish drink"))
    static let denialsOfParts = WordSet(StepWords.text("TurnPass.denialsOfParts", "i but and though couldnt didnt cant could did not never quite to even wasnt able"))
    /// When or where it was eaten.
    static let circumstances = WordSet(StepWords.text("TurnPass.circumstances", "during while watching before after at"))
    static let vesselsOfParts = WordSet(StepWords.text("TurnPass.vesselsOfParts", "container box pack packet bag tub bowl plate tin can bottle carton tray pot jar lot thing portion"))
    static let wholesOfParts = WordSet(StepWords.text("TurnPass.wholesOfParts", "a an my our the"))
    static let leavingOfParts = WordSet(StepWords.text("TurnPass.leavingOfParts", "left leaving"))
    static let bitsOfParts = WordSet(StepWords.text("TurnPass.bitsOfParts", "bits bit pieces piece slices slice parts quarters wedges squares triangles strips chunks"))
    static let partLines = StepWords.text("TurnPass.partLines", """
        half 1/2
        third thirds 1/3
        quarter quarters 1/4
        fifth fifths 1/5
        sixth sixths 1/6
        seventh 1/7
        eighth eighths 1/8
        ninth 1/9
        tenth tenths 1/10
        twelfth twelfths 1/12
        sixteenth sixteenths 1/16
        """)
    static let numerators = WordTable(figures: StepWords.text("TurnPass.numerators", """
        a an one 1
        two 2
        three 3
        four 4
        """))
    static let alls = WordSet(StepWords.text("TurnPass.alls", "all of it them that this the whole entire lot thing everything"))
    static let allEnds = WordSet(StepWords.text("TurnPass.allEnds", "all it them that this lot thing everything"))
    /// "of it" alone is the last food.
    static let lastThings = WordSet(StepWords.text("TurnPass.lastThings", "it them that this"))
    /// What may stand before how many pieces it was.
    static let beforeCounts = WordSet(StepWords.text("TurnPass.beforeCounts", "say well left like eat took managed perhaps about around maybe roughly probably ate had only of drank finished managed eaten"))
    static let leadsOfPieces = WordSet(StepWords.text("TurnPass.leadsOfPieces", "i we ive but and only just ate had got eaten drank finished managed cooked like about around maybe roughly probably think well say"))
    static let turnsOfPieces = WordSet(StepWords.text("TurnPass.turnsOfPieces", "but and"))
    static let verbsOfPieces = WordSet(StepWords.text("TurnPass.verbsOfPieces", "ate had got eaten drank finished managed"))
    static let partsOfDishes = WordSet(StepWords.text("TurnPass.partsOfDishes", "egg eggs pav puri puris bhatura bhature idli idlis vada vadas roti rotis naan meatballs sausages wings"))
    static let cuts = WordSet(StepWords.text("TurnPass.cuts", "wings wing thighs thigh drumsticks drumstick legs leg breasts breast nuggets strips tenders goujons"))
    static let behindCuts = WordSet(StepWords.text("TurnPass.behindCuts", "with w no without and"))
    static let fingers = WordSet(StepWords.text("TurnPass.fingers", "finger fingers squares square segments"))
    static let hedgingOfPieces = WordSet(StepWords.text("TurnPass.hedgingOfPieces", "ish or so maybe total"))
    static let notLeft = WordSet(StepWords.text("TurnPass.notLeft", "was what were had is"))
    static let pronouns = WordSet(StepWords.text("TurnPass.pronouns", "them those these em it that"))
    static let vagueOfPieces = WordSet(StepWords.text("TurnPass.vagueOfPieces", "handful handfuls bunch bowl plate fistful palmful pile bit portion few"))
    static let another = WordSet(StepWords.text("TurnPass.another", "another seconds more other"))
    static let beforeMore = WordSet(StepWords.text("TurnPass.beforeMore", "and then plus i we had ate went back for got grabbed have having later the a"))
    static let timesOfPieces = WordSet(StepWords.text("TurnPass.timesOfPieces", "this later tonight today after in the at morning afternoon evening night lunch dinner on of same size"))
    static let bitsOfPieces = WordSet(StepWords.text("TurnPass.bitsOfPieces", "squares square slices slice pieces piece segments fingers rows wedges"))
    static let houses = WordSet(StepWords.text("TurnPass.houses", "house place flat"))
    static let placeNames = StepWords.text("TurnPass.placeNames", """
        deli|chip shop|fish and chip shop|fish n chip shop|chippy|coffee shop|sandwich shop|sandwich place|burger van|burger place|ice cream van|ice cream truck|ice cream shop|ice cream parlour|pizza place|food truck|taco truck|noodle bar|noodle shop|salad bar|sushi place|sushi bar|curry house|kebab shop|tea room|shop|juice bar|donut shop|doughnut shop|asado|braai|bbq|barbecue|barbie
        """)
    static let bare = WordSet(StepWords.text("TurnPass.bare", "home work"))
    static let wheres = WordSet(StepWords.text("TurnPass.wheres", "from at"))
    static let nearness = WordSet(StepWords.text("TurnPass.nearness", "the a an my our that this local corner little nearest new"))
    static let followersOfPlaces = WordSet(StepWords.text("TurnPass.followersOfPlaces", "with w no without for on today yesterday"))
    static let friers = WordSet(StepWords.text("TurnPass.friers", "chip chippy"))
    static let battered = WordSet(StepWords.text("TurnPass.battered", "cod haddock plaice fish sausage"))
    static let cookingOfPlaces = WordSet(StepWords.text("TurnPass.cookingOfPlaces", "battered fried grilled baked steamed poached smoked breaded"))
    static let pies = WordSet(StepWords.text("TurnPass.pies", "pie pies meat mince beef party"))
    static let grills = WordSet(StepWords.text("TurnPass.grills", "nandos nando peri"))
    static let bindersOfQuarters = WordSet(StepWords.text("TurnPass.bindersOfQuarters", "and with w plus n or then had ate for"))
    static let would = WordSet(StepWords.text("TurnPass.would", "would"))
    static let sharesOfRatings = WordSet(StepWords.text("TurnPass.sharesOfRatings", "ate eaten had finished about of left"))
    static let openingLines = StepWords.text("TurnPass.openingLines", """
        must+have+been
        mustve+been
        it+must+have+been
        shop store+bought
        i+guess reckon suppose
        hey ok okay hi hello+demeter
        date movie film game quiz poker girls boys games+night
        cheat rest leg push pull arm chest busy long travel sick lazy quiet slow snow+day
        worked working stayed staying+from+home
        working worked studying+late overtime nights
        drive+thru through
        tea+time
        cheat+meal
        intermittent+fasting
        fridge+raid
        board card video+games game
        pre post+workout gym run swim training match ride
        """)
    static let doubtLines = StepWords.text("TurnPass.doubtLines", """
        i+dont do+know
        i+do+not+know
        dont+know
        i+dunno
        dunno idk
        no+idea clue
        not+sure certain
        im+not+sure certain
        hard+to+say
        lets id+say
        i+would+say
        """)
    static let how = WordSet(StepWords.text("TurnPass.how", "how"))
    static let muches = WordSet(StepWords.text("TurnPass.muches", "much many"))
    static let honestly = WordSet(StepWords.text("TurnPass.honestly", "exactly honestly really tbh there was were it"))
    static let guesses = WordSet(StepWords.text("TurnPass.guesses", "like maybe about around roughly probably say"))
    /// In front of a pause: "note to self: 2 crumpets".
    static let prefaceLines = StepWords.text("TurnPass.prefaceLines", """
        note+to+self
        note
        for+the+record
        just+for+the+record
        """)
    static let refusalsOfRemarks = WordSet(StepWords.text("TurnPass.refusalsOfRemarks", "no never not"))
    static let asideLines = StepWords.text("TurnPass.asideLines", """
        meal food+prep prepped
        board card video+games game
        power+cut cuts
        cracked stirred mixed blended thrown+in into+it
        cracked stirred mixed thrown+in
        over during+the+shift
        straight right+from+the+pack packet bag box
        straight right+out+of+the+pack packet bag box
        drive+thru through
        from at in+the a+drive+thru through
        at+tea+time
        school nursery+run
        office work+party
        didnt+eat have+much lots loads
        havent hadnt not+eaten had+much lots loads
        when+i we+got get came arrived woke+home back there in up
        not+great good bad nice ideal healthy proud brilliant amazing
        not+bad+at+all
        of+my our+life lives
        not+very that so too+great good bad nice healthy
        during in+a the my our+meeting call lecture class shift film movie game match break lesson
        in during at+the+all+hands
        upset dodgy bad sore funny+stomach tummy
        stomach tummy+ache bug upset
        still+warm hot+from+the+oven bakery
        fresh straight hot warm+from out+of the+oven bakery freezer fridge
        fresh straight hot warm+from+the+oven bakery freezer fridge
        """)
    /// In a clause of their own behind what was eaten.
    static let verdictLines = StepWords.text("TurnPass.verdictLines", """
        bit too very so quite really little rather+dry salty sweet bland spicy stodgy greasy cold rich heavy tough soggy
        a+bit little+dry salty sweet bland spicy stodgy greasy cold rich heavy tough soggy
        """)
    static let numbered = WordSet(StepWords.text("TurnPass.numbered", "meal snack course"))
    static let hedging = WordSet(StepWords.text("TurnPass.hedging", "around about at"))
    static let servingsOfRemarks = WordSet(StepWords.text("TurnPass.servingsOfRemarks", "meal food dinner lunch breakfast snack snacks"))
    static let dayFoods = WordSet(StepWords.text("TurnPass.dayFoods", "taco tacos fish pizza curry wing wings wine pasta burger fakeaway meatless meatfree steak sushi soup salad"))
    static let days = WordSet(StepWords.text("TurnPass.days", "monday tuesday wednesday thursday friday saturday sunday"))
    static let mealPlaces = WordSet(StepWords.text("TurnPass.mealPlaces", "pub picnic bbq barbecue buffet staff crew canteen"))
    static let powders = WordSet(StepWords.text("TurnPass.powders", "drink powder shake scoop scoops mix supplement"))
    static let followersOfRemarks = WordSet(StepWords.text("TurnPass.followersOfRemarks", "just only so but then with and"))
    static let leadsOfRetold = WordSet(StepWords.text("TurnPass.leadsOfRetold", "i we ate had eat took finished managed maybe perhaps think but about around maybe roughly probably like say with and plus just only approx"))
    static let dryOfRetold = WordSet(StepWords.text("TurnPass.dryOfRetold", "oats"))
    static let totals = WordSet(StepWords.text("TurnPass.totals", "total altogether overall"))
    static let somes = WordSet(StepWords.text("TurnPass.somes", "some few"))
    static let bindersOfRetold = WordSet(StepWords.text("TurnPass.bindersOfRetold", "and with w n on in plus then"))
    static let behindNames = WordSet(StepWords.text("TurnPass.behindNames", "with w n on in from at while for off to over"))
    /// As foods are weighed anyway.
    static let cookedOfSentences = WordSet(StepWords.text("TurnPass.cookedOfSentences", "cooked prepared drained"))
    static let sayingOfSentences = WordSet(StepWords.text("TurnPass.sayingOfSentences", "it was that they there were i had ate about around maybe like roughly probably approx just only"))
    static let shakes = WordSet(StepWords.text("TurnPass.shakes", "shake shakes"))
    static let proteinsOfShakes = WordSet(StepWords.text("TurnPass.proteinsOfShakes", "protein whey"))
    static let powdersOfShakes = WordSet(StepWords.text("TurnPass.powdersOfShakes", "protein whey powder isolate"))
    static let handfuls = WordSet(StepWords.text("TurnPass.handfuls", "handful handfuls cup cups bowl bowls"))
    static let mixed = WordSet(StepWords.text("TurnPass.mixed", "strawberries blueberries raspberries blackberries cranberries berries cherries grapes mango pineapple melon watermelon banana bananas apple apples kiwi peaches oranges dates apricots raisins sultanas spinach kale lettuce rocket cabbage broccoli cauliflower peppers onions mushrooms zucchini courgette cucumber tomato tomatoes celery almonds walnuts cashews pecans peanuts pistachios hazelnuts nuts seeds pretzels crisps popcorn"))
    static let feeding = WordSet(StepWords.text("TurnPass.feeding", "fed served"))
    static let eatingOfSharing = WordSet(StepWords.text("TurnPass.eatingOfSharing", "had ate got eaten"))
    static let guessesOfSharing = WordSet(StepWords.text("TurnPass.guessesOfSharing", "i id say i'd guess reckon had ate"))
    static let evenlyOfSharing = WordSet(StepWords.text("TurnPass.evenlyOfSharing", "it this that them one these both evenly equally half halfandhalf"))
    static let halvesOfSharing = WordSet(StepWords.text("TurnPass.halvesOfSharing", "half halfandhalf"))
    static let leadsOfSharing = WordSet(StepWords.text("TurnPass.leadsOfSharing", "which we i was were and but that then equal even fair"))
    static let describingOfSharing = WordSet(StepWords.text("TurnPass.describingOfSharing", "best little other older younger whole"))
    static let nobody = WordSet(StepWords.text("TurnPass.nobody", "nobody noone none myself"))
    static let groups = WordSet(StepWords.text("TurnPass.groups", "family team"))
    static let bottles = WordSet(StepWords.text("TurnPass.bottles", "bottle bottles carafe jug pitcher"))
    static let companionsOfSharing = WordSet(StepWords.text("TurnPass.companionsOfSharing", "with w and"))
    static let subjects = WordSet(StepWords.text("TurnPass.subjects", "i me we and my our the of us both just all"))
    static let speakersOfSharing = WordSet(StepWords.text("TurnPass.speakersOfSharing", "i me we us"))
    static let folkOfSharing = WordSet(StepWords.text("TurnPass.folkOfSharing", "people friends mates adults of"))
    static let waysOfSharing = WordSet(StepWords.text("TurnPass.waysOfSharing", "way ways"))
    static let sharingVerbs = WordSet(StepWords.text("TurnPass.sharingVerbs", "shared split sharing splitting divided"))
    static let othersOfSharing = WordSet(StepWords.text("TurnPass.othersOfSharing", "mate mates hubby missus gf bf bestie sis bro mam wifey flatmates roommates housemate housemates fiance dan pat jo jack ruby daisy poppy bill fred frank theo finn meg steph fiancee sister sisters brother brothers mother other others girls lads someone cousins date"))
    static let sportsDrinks = WordSet(StepWords.text("TurnPass.sportsDrinks", "gatorade powerade vitaminwater bodyarmor propel snapple celsius"))
    static let behindSportsDrinks = WordSet(StepWords.text("TurnPass.behindSportsDrinks", "zero thirst quencher g2 fit sugar free bottle"))
    static let sodaFlavours = WordSet(StepWords.text("TurnPass.sodaFlavours", "lemon lime orange grape cherry strawberry raspberry kiwi watermelon peach mango tropical berry fruit punch cool blue glacier freeze cherry frost arctic blitz mountain blast red yellow green purple white ice riptide rush citrus pineapple apple lemonade cucumber blackberry mixed"))
    static let pumps = WordSet(StepWords.text("TurnPass.pumps", "pump pumps"))
    static let pumped = WordSet(StepWords.text("TurnPass.pumped", "vanilla caramel hazelnut mocha classic cinnamon dolce brown sugar sugarfree sf toffee nut pumpkin peppermint white chocolate coconut almond raspberry lavender gingerbread cane liquid sweetener"))
    static let behindPumps = WordSet(StepWords.text("TurnPass.behindPumps", "with w in plus no"))
    static let syrups = WordSet(StepWords.text("TurnPass.syrups", "syrup syrups sauce"))
    static let withsOfSodas = WordSet(StepWords.text("TurnPass.withsOfSodas", "with w and plus of"))
    static let free = WordSet(StepWords.text("TurnPass.free", "sugarfree sf"))
    static let halving = WordSet(StepWords.text("TurnPass.halving", "half quarter third"))
    static let approximately = WordSet(StepWords.text("TurnPass.approximately", "about around maybe roughly approx like probably"))
    static let degrees = WordSet(StepWords.text("TurnPass.degrees", "much many far good nice hungry full"))
    static let lackingOfSpoken = WordSet(StepWords.text("TurnPass.lackingOfSpoken", "wasnt isnt dont didnt couldnt cant havent no"))
    static let afterReasons = WordSet(StepWords.text("TurnPass.afterReasons", "just only i we had ate grabbed got having"))
    static let packs = WordSet(StepWords.text("TurnPass.packs", "pack packs box slices slice pieces piece packet bag"))
    static let courses = WordSet(StepWords.text("TurnPass.courses", "starter starters main mains dessert"))
    static let beforeCourses = WordSet(StepWords.text("TurnPass.beforeCourses", "a the my for as no two three our"))
    static let scoops = WordSet(StepWords.text("TurnPass.scoops", "scoop scoops"))
    static let multiples = WordTable(figures: StepWords.text("TurnPass.multiples", """
        single 1
        double 2
        triple 3
        """))
    static let leaves = WordSet(StepWords.text("TurnPass.leaves", "wrap wraps wrapped bun buns leaf leaves cup cups"))
    static let wrapping = WordSet(StepWords.text("TurnPass.wrapping", "in on with w"))
    static let buns = WordSet(StepWords.text("TurnPass.buns", "bun buns"))
    static let lackingOfSwaps = WordSet(StepWords.text("TurnPass.lackingOfSwaps", "no without"))
    static let fillings = WordSet(StepWords.text("TurnPass.fillings", "burger burgers hamburger cheeseburger cheeseburgers dog dogs hotdog hotdogs bratwurst brat frankfurter"))
    static let otherBurgers = WordSet(StepWords.text("TurnPass.otherBurgers", "chicken veggie vegan vegetarian bean fish turkey plant impossible beyond lamb salmon mushroom halloumi zinger spicy double triple quarter"))
    static let swappingOfSwaps = WordSet(StepWords.text("TurnPass.swappingOfSwaps", "swapped swapping swap subbed switched traded replaced"))
    /// What cooks say of what they use: "subbed yogurt for mayo".
    static let mixingOfSwaps = WordSet(StepWords.text("TurnPass.mixingOfSwaps", "subbed switched traded"))
    static let turnsOfSwaps = WordSet(StepWords.text("TurnPass.turnsOfSwaps", "for with to"))
    static let leadsOfSwaps = WordSet(StepWords.text("TurnPass.leadsOfSwaps", "i we but and then ive just asked had they"))
    static let arriving = WordSet(StepWords.text("TurnPass.arriving", "came comes"))
    static let describingOfSwaps = WordSet(StepWords.text("TurnPass.describingOfSwaps", "a the some small medium large side regular of"))
    static let speakersOfSwaps = WordSet(StepWords.text("TurnPass.speakersOfSwaps", "i we was were had originally nearly almost so been just id"))
    static let alsoOfSwaps = WordSet(StepWords.text("TurnPass.alsoOfSwaps", "too also well after"))
    static let wishingOfSwaps = WordSet(StepWords.text("TurnPass.wishingOfSwaps", "ordered fancied wanted planned going gonna meant intended"))
    static let coming = WordSet(StepWords.text("TurnPass.coming", "got sent gave brought received had went settled opted ended chose ate"))
    static let afterComing = WordSet(StepWords.text("TurnPass.afterComing", "me us instead for up with having only just"))
    static let out = WordSet(StepWords.text("TurnPass.out", "out"))
    static let havingOfSwaps = WordSet(StepWords.text("TurnPass.havingOfSwaps", "had ate got brought received"))
    static let turningOfTakenBack = WordSet(StepWords.text("TurnPass.turningOfTakenBack", "actually wait sorry scratch oops"))
    static let said = WordSet(StepWords.text("TurnPass.said", "said thought wrote logged entered typed put"))
    static let logged = WordSet(StepWords.text("TurnPass.logged", "wrote logged entered typed put"))
    static let beingOfTakenBack = WordSet(StepWords.text("TurnPass.beingOfTakenBack", "was were"))
    static let sayingOfTakenBack = WordSet(StepWords.text("TurnPass.sayingOfTakenBack", "i it had was were id about there"))
    static let only = WordSet(StepWords.text("TurnPass.only", "only just really actually"))
    static let turned = WordSet(StepWords.text("TurnPass.turned", "but it there they and i turned out"))
    static let no = WordSet(StepWords.text("TurnPass.no", "no"))
    static let slang = WordSet(StepWords.text("TurnPass.slang", "managed crushed destroyed annihilated murdered sank"))
    static let greetings = WordSet(StepWords.text("TurnPass.greetings", "hey ok okay hi hello yo"))
    static let machines = WordSet(StepWords.text("TurnPass.machines", "siri alexa google jarvis cortana bixby"))
    static let beforeTails = WordSet(StepWords.text("TurnPass.beforeTails", "is are now already just went straight all was were"))
    static let toldEatings = WordSet(StepWords.text("TurnPass.toldEatings", "had ate drank eaten drunk inhaled demolished devoured scoffed wolfed finished munched necked smashed"))
    static let toldAdverbs = WordSet(StepWords.text("TurnPass.toldAdverbs", "just then also even naturally somehow still obviously immediately happily quickly only literally already actually accidentally totally"))
    static let tellers = WordSet(StepWords.text("TurnPass.tellers", "i ive we weve"))
    static let relatives = WordSet(StepWords.text("TurnPass.relatives", "that which"))
    static let articlesOfTold = WordSet(StepWords.text("TurnPass.articlesOfTold", "a an"))
    static let pointing = WordSet(StepWords.text("TurnPass.pointing", "the a an that those these this my our his her their"))
    static let behindRelative = WordSet(StepWords.text("TurnPass.behindRelative", "this last yesterday today tonight earlier for at with in on after before while during from when by and but was is were hit made tasted did could should so because instead later really again just here"))
    static let toldVerdicts = WordSet(StepWords.text("TurnPass.toldVerdicts", "was is were hit made tasted did could should really went cost"))
    static let unreal = WordSet(StepWords.text("TurnPass.unreal", "again many much where who whose whom what which when calories kcal remember recall delete remove undo cancel change replace like than instead never if wish recipe price cost want wanting craving crave need miss dream dreamt dreamed imagine tomorrow planning"))
    static let addressed = WordSet(StepWords.text("TurnPass.addressed", "you he she they"))
    static let longAgo = WordSet(StepWords.text("TurnPass.longAgo", "week month year summer winter weekend ago kid child years weeks months holiday student tomorrow"))
    static let toldTimes = WordSet(StepWords.text("TurnPass.toldTimes", "yesterday breakfast lunch dinner supper brunch morning afternoon evening"))
    static let addingOfTold = WordSet(StepWords.text("TurnPass.addingOfTold", "add enter"))
    static let recording = WordSet(StepWords.text("TurnPass.recording", "log mention record track note say tell"))
    static let afterRecording = WordSet(StepWords.text("TurnPass.afterRecording", "you about that"))
    static let yieldingLines = StepWords.text("TurnPass.yieldingLines", """
        gave in to
        gave into
        could only manage
        could only eat
        could only stomach
        succumbed to
        caved in to
        caved to
        broke and had
        broke down and had
        """)
    static let tailsLines = StepWords.text("TurnPass.tailsLines", """
        down the hatch
        in my belly
        in my tummy
        in my stomach
        inside me
        inside my belly
        into my belly
        went into me
        found their way to me
        found its way to me
        found their way into me
        gone in one sitting
        gone in one go
        """)
    /// The longer ones first.
    static let sayingsLines = StepWords.text("TurnPass.sayingsLines", """
        gonna be honest with you
        going to be honest with you
        to be honest with you
        gonna be honest
        going to be honest
        to be honest
        ill be honest
        not gonna lie
        not going to lie
        wont lie
        cant lie
        ngl
        tbh
        full disclosure
        true story
        long story short
        plot twist
        if you must know
        dont judge me
        dont judge
        dont laugh
        dont at me
        no judgement
        no judgment
        i regret nothing
        no regrets
        zero regrets
        never mind the diet
        so much for the diet
        sorry not sorry
        guess what
        you wont believe it
        you wont believe this
        believe it or not
        brace yourself
        raining cats and dogs
        what a day
        what a week
        what a morning
        what a night
        what an evening
        what a match
        what a game
        what a weekend
        life short
        life too short
        sorry for the late entry
        late entry
        cant remember if i said
        weak moment
        update
        fyi
        btw
        moment of weakness
        confession time
        confession
        what can i say
        you know me
        """)
    static let deedLines = StepWords.text("TurnPass.deedLines", """
        settled for
        stopped for
        knocked back
        put away
        crunched through
        munched through
        polished off
        tucked into
        chomped through
        gulped down
        wolfed down
        """)
    static let leading = WordSet(StepWords.text("TurnPass.leading", "and so but then yet naturally obviously somehow still anyway because"))
    static let itsOfToldPronouns = WordSet(StepWords.text("TurnPass.itsOfToldPronouns", "it them that those"))
    static let all = WordSet(StepWords.text("TurnPass.all", "all anyway too myself up both"))
    static let behind = WordSet(StepWords.text("TurnPass.behind", "on in at with for after before while during this today tonight yesterday myself instead gone too anyway later straight from by when already now as because earlier over"))
    static let withinOfToldPronouns = WordSet(StepWords.text("TurnPass.withinOfToldPronouns", "with"))
    static let owningOfToldPronouns = WordSet(StepWords.text("TurnPass.owningOfToldPronouns", "my our the his her their this that those these"))
    static let sparing = WordSet(StepWords.text("TurnPass.sparing", "but except bar"))
    /// Before what was not eaten, or not now.
    static let elsewhen = WordSet(StepWords.text("TurnPass.elsewhen", "many much where calories kcal remember recall delete remove undo cancel change replace recipe dreamt dreamed dreaming imagine tomorrow if wish"))
    /// What others do for the speaker as well.
    static let servers = WordSet(StepWords.text("TurnPass.servers", "made cooked baked brought grilled roasted did fried"))
    static let partsOfToldPronouns = WordSet(StepWords.text("TurnPass.partsOfToldPronouns", "half third quarter couple few most some"))
    static let wholeLines = StepWords.text("TurnPass.wholeLines", """
        the lot
        the whole lot
        the whole thing
        the whole bag
        every bit
        every last bit
        every last bite
        every bite
        all of it
        all of them
        every crumb
        both
        """)
    static let crispPacks = WordSet(StepWords.text("TurnPass.crispPacks", "packet packets pkt bag bags pack packs"))
    static let crispLines = StepWords.text("TurnPass.crispLines", """
        ready salted
        cheese and onion
        cheese n onion
        cheese onion
        salt and vinegar
        salt n vinegar
        salt vinegar
        prawn cocktail
        pickled onion
        beef and onion
        sour cream and onion
        """)
    static let weights = WordSet(StepWords.text("TurnPass.weights", "weight weighed wt"))
    static let statesOfWeighings = WordSet(StepWords.text("TurnPass.statesOfWeighings", "raw dry cooked uncooked dried"))
    static let turnsOfWhole = WordSet(StepWords.text("TurnPass.turnsOfWhole", "but and though"))
    static let leadsOfWhole = WordSet(StepWords.text("TurnPass.leadsOfWhole", "but and though i ive we only just then probably really maybe in the end actually well so"))
    static let verbsOfWhole = WordSet(StepWords.text("TurnPass.verbsOfWhole", "ate eaten had finished drank managed"))
    static let roughlyOfWhole = WordSet(StepWords.text("TurnPass.roughlyOfWhole", "only just about maybe around like roughly probably to eat finish drink approx"))
    static let pronounsOfWhole = WordSet(StepWords.text("TurnPass.pronounsOfWhole", "it them that this these those mine"))
    static let buying = WordSet(StepWords.text("TurnPass.buying", "bought brought ordered got made baked"))
    static let packsOfWhole = WordSet(StepWords.text("TurnPass.packsOfWhole", "pack packs packet box bag tray plate bucket tub case carton sleeve tin punnet batch"))
    static let goingOfWhole = WordSet(StepWords.text("TurnPass.goingOfWhole", "went gave handed"))
    static let bitsOfWhole = WordSet(StepWords.text("TurnPass.bitsOfWhole", "bits bit pieces piece slices slice squares square"))
    /// Slices are known by their own weight.
    static let pieces = WordSet(StepWords.text("TurnPass.pieces", "bits pieces quarters wedges triangles"))
    static let others = WordSet(StepWords.text("TurnPass.others", "other others rest"))
    static let to = WordSet(StepWords.text("TurnPass.to", "to"))
    static let alongside = WordSet(StepWords.text("TurnPass.alongside", "and with plus"))
    static let joints = WordSet(StepWords.text("TurnPass.joints", "and then so because before as but plus while"))
    static let owners = WordSet(StepWords.text("TurnPass.owners", "my our the his her their a an this that"))
}

extension Weigher {
    /// What comes in bags too, and is counted.
    static let handEaten = WordSet(StepWords.text("Weigher.handEaten", "cracker goldfish nut nuts almond cashew walnut pistachio peanut pecan raisin gummy candy mint bean m"))
    static let bagWords = WordSet(StepWords.text("Weigher.bagWords", "bag packet pack"))
    static let helpings = WordSet(StepWords.text("Weigher.helpings", "container order"))
    static let fews = WordSet(StepWords.text("Weigher.fews", "few several"))
    /// Without those that `extremes` knows, which count whatever they stand in front of.
    static let measureSizes = WordTable(figures: StepWords.text("Weigher.measureSizes", """
        small sm sml little mini 0.7
        thin 0.6
        large lg lge lrg big thick heaped heaping 1.4
        """))
    static let measures = WordTable<Measure>(names: StepWords.text("Weigher.measures", """
        bite: bite mouthful forkful
        spoon: spoon spoonful
        side: side
        bowl: bowl bowlful
        plate: plate plateful
        bit: bit
        sliver: sliver smidge smidgen
        ladle: ladle ladleful
        katori: katori vati
        fist: fist
        serving spoon: servingspoon
        jug: jug pitcher
        carafe: carafe
        tael: tael
        catty: catty
        tola: tola
        seer: seer
        debe: debe
        gorogoro: gorogoro
        """))
    static let countedSingly = WordSet(StepWords.text("Weigher.countedSingly", "taco pancake nugget finger sausage meatball dumpling wing crumpet waffle fritter drumstick"))
    /// What labels call one of a kind: "custard cream", "digestive".
    static let bakes = WordSet(StepWords.text("Weigher.bakes", "biscuit cookie"))
    static let generic = WordSet(StepWords.text("Weigher.generic", "pie cake tart"))
    static let cutInEight = WordSet(StepWords.text("Weigher.cutInEight", "pie cake cheesecake tart quiche gateau pizza pavlova torte tarte"))
    static let usualSizes = WordSet(StepWords.text("Weigher.usualSizes", "regular medium standard"))
    static let solids = WordSet(StepWords.text("Weigher.solids", "slice loaf rasher"))
    static let pieces = WordSet(StepWords.text("Weigher.pieces", "strip piece spear unit chunk wedge stick item"))
    static let totals = WordSet(StepWords.text("Weigher.totals", "total altogether together all"))
    static let dryWords = WordSet(StepWords.text("Weigher.dryWords", "dry dried uncooked"))
    /// By the usual tables for water, milk, syrup and oil.
    static let densities = WordTable(figures: StepWords.text("Weigher.densities", """
        drink juice water tea coffee soup broth stock beer wine cider squash cordial lemonade soda cola kombucha bouillon 1
        milk smoothie shake kefir cream yogurt yoghurt lassi latte cocoa eggnog horchata 1.03
        oil dressing 0.92
        sauce ketchup puree gravy curry 1.05
        syrup honey 1.35
        spirit vodka gin rum whisky whiskey 0.95
        """))
    static let spreads = WordSet(StepWords.text("Weigher.spreads", "butter margarine oil powder seed honey sugar jam cream"))
    static let plates = WordSet(StepWords.text("Weigher.plates", "plate serving bowl order portion cup dish"))
    static let plainSizes = WordSet(StepWords.text("Weigher.plainSizes", "large big small"))
    static let sizing = WordSet(StepWords.text("Weigher.sizing", "a size sized one"))
    static let joints = WordSet(StepWords.text("Weigher.joints", "with w containing has contains"))
    static let vessels = WordSet(StepWords.text("Weigher.vessels", "can tin bottle jar carton pot tub"))
    static let grains = WordSet(StepWords.text("Weigher.grains", "rice grains quinoa couscous lentils pilau"))
    static let cans = WordSet(StepWords.text("Weigher.cans", "can tin"))
    static let drinkVessels = WordSet(StepWords.text("Weigher.drinkVessels", "bottle can carton glass tin mug cup pouch"))
    static let touches = WordTable(figures: StepWords.text("Weigher.touches", """
        splash 30
        drizzle 7
        dollop 25
        squeeze 7
        squirt 10
        sprinkle 4
        sprinkling 4
        pinch 0.4
        dash 1
        knob 10
        smear 8
        sip 20
        swig 40
        handful 30
        nibble 10
        scrape 5
        scraping 5
        dab 5
        glug 14
        lick 8
        """))
    static let dairyTouches = WordTable(figures: StepWords.text("Weigher.dairyTouches", """
        dash 15
        sprinkle 10
        sprinkling 10
        drizzle 15
        """))
    /// All of them are words for a size in the lexicon too.
    static let extremes = WordTable(figures: StepWords.text("Weigher.extremes", """
        huge massive 1.5
        enormous gigantic 1.6
        tiny teeny 0.5
        """))
    static let sizes = WordTable(figures: StepWords.text("Weigher.sizes", """
        large big 1.4
        huge 1.8
        small little 0.7
        grande 1.3
        venti 1.6
        """))
    static let little = StepWords.text("Weigher.little", "a little")
    static let handful = StepWords.text("Weigher.handful", "a handful")
}

extension WordHash {
    static var `a`: WordHash { "a" }
    static var `about`: WordHash { "about" }
    static var `afternoon`: WordHash { "afternoon" }
    static var `ago`: WordHash { "ago" }
    static var `all`: WordHash { "all" }
    static var `along`: WordHash { "along" }
    static var `am`: WordHash { "am" }
    static var `among`: WordHash { "among" }
    static var `amongst`: WordHash { "amongst" }
    static var `an`: WordHash { "an" }
    static var `and`: WordHash { "and" }
    static var `around`: WordHash { "around" }
    static var `at`: WordHash { "at" }
    static var `back`: WordHash { "back" }
    static var `bacon`: WordHash { "bacon" }
    static var `bar`: WordHash { "bar" }
    static var `battered`: WordHash { "battered" }
    static var `beer`: WordHash { "beer" }
    static var `before`: WordHash { "before" }
    static var `best`: WordHash { "best" }
    static var `between`: WordHash { "between" }
    static var `bit`: WordHash { "bit" }
    static var `bitter`: WordHash { "bitter" }
    static var `both`: WordHash { "both" }
    static var `bought`: WordHash { "bought" }
    static var `bowl`: WordHash { "bowl" }
    static var `bread`: WordHash { "bread" }
    static var `breakfast`: WordHash { "breakfast" }
    static var `brown`: WordHash { "brown" }
    static var `bubbly`: WordHash { "bubbly" }
    static var `bun`: WordHash { "bun" }
    static var `burrito`: WordHash { "burrito" }
    static var `but`: WordHash { "but" }
    static var `butter`: WordHash { "butter" }
    static var `buttered`: WordHash { "buttered" }
    static var `c`: WordHash { "c" }
    static var `cake`: WordHash { "cake" }
    static var `call`: WordHash { "call" }
    static var `calorie`: WordHash { "calorie" }
    static var `cava`: WordHash { "cava" }
    static var `cheese`: WordHash { "cheese" }
    static var `chicken`: WordHash { "chicken" }
    static var `chip`: WordHash { "chip" }
    static var `chips`: WordHash { "chips" }
    static var `coffee`: WordHash { "coffee" }
    static var `couple`: WordHash { "couple" }
    static var `cream`: WordHash { "cream" }
    static var `crust`: WordHash { "crust" }
    static var `date`: WordHash { "date" }
    static var `day`: WordHash { "day" }
    static var `decaf`: WordHash { "decaf" }
    static var `diet`: WordHash { "diet" }
    static var `dinner`: WordHash { "dinner" }
    static var `double`: WordHash { "double" }
    static var `dry`: WordHash { "dry" }
    static var `each`: WordHash { "each" }
    static var `egg`: WordHash { "egg" }
    static var `eleven`: WordHash { "eleven" }
    static var `energy`: WordHash { "energy" }
    static var `evening`: WordHash { "evening" }
    static var `fat`: WordHash { "fat" }
    static var `fil`: WordHash { "fil" }
    static var `finger`: WordHash { "finger" }
    static var `finish`: WordHash { "finish" }
    static var `fl`: WordHash { "fl" }
    static var `fluid`: WordHash { "fluid" }
    static var `for`: WordHash { "for" }
    static var `forgot`: WordHash { "forgot" }
    static var `four`: WordHash { "four" }
    static var `frenchfries`: WordHash { "frenchfries" }
    static var `fried`: WordHash { "fried" }
    static var `from`: WordHash { "from" }
    static var `frosting`: WordHash { "frosting" }
    static var `frozen`: WordHash { "frozen" }
    static var `fry`: WordHash { "fry" }
    static var `give`: WordHash { "give" }
    static var `guess`: WordHash { "guess" }
    static var `h`: WordHash { "h" }
    static var `had`: WordHash { "had" }
    static var `half`: WordHash { "half" }
    static var `halves`: WordHash { "halves" }
    static var `handful`: WordHash { "handful" }
    static var `hazelnut`: WordHash { "hazelnut" }
    static var `helping`: WordHash { "helping" }
    static var `hour`: WordHash { "hour" }
    static var `i`: WordHash { "i" }
    static var `ice`: WordHash { "ice" }
    static var `icecream`: WordHash { "icecream" }
    static var `if`: WordHash { "if" }
    static var `in`: WordHash { "in" }
    static var `inch`: WordHash { "inch" }
    static var `instead`: WordHash { "instead" }
    static var `is`: WordHash { "is" }
    static var `ish`: WordHash { "ish" }
    static var `it`: WordHash { "it" }
    static var `lager`: WordHash { "lager" }
    static var `last`: WordHash { "last" }
    static var `lean`: WordHash { "lean" }
    static var `left`: WordHash { "left" }
    static var `leg`: WordHash { "leg" }
    static var `lettuce`: WordHash { "lettuce" }
    static var `like`: WordHash { "like" }
    static var `loaded`: WordHash { "loaded" }
    static var `lunch`: WordHash { "lunch" }
    static var `m`: WordHash { "m" }
    static var `made`: WordHash { "made" }
    static var `me`: WordHash { "me" }
    static var `meal`: WordHash { "meal" }
    static var `meat`: WordHash { "meat" }
    static var `medium`: WordHash { "medium" }
    static var `midnight`: WordHash { "midnight" }
    static var `mil`: WordHash { "mil" }
    static var `milk`: WordHash { "milk" }
    static var `mine`: WordHash { "mine" }
    static var `more`: WordHash { "more" }
    static var `morning`: WordHash { "morning" }
    static var `most`: WordHash { "most" }
    static var `my`: WordHash { "my" }
    static var `next`: WordHash { "next" }
    static var `nfs`: WordHash { "nfs" }
    static var `night`: WordHash { "night" }
    static var `no`: WordHash { "no" }
    static var `noon`: WordHash { "noon" }
    static var `not`: WordHash { "not" }
    static var `nothing`: WordHash { "nothing" }
    static var `oat`: WordHash { "oat" }
    static var `oats`: WordHash { "oats" }
    static var `oclock`: WordHash { "oclock" }
    static var `of`: WordHash { "of" }
    static var `omelet`: WordHash { "omelet" }
    static var `on`: WordHash { "on" }
    static var `one`: WordHash { "one" }
    static var `or`: WordHash { "or" }
    static var `ordered`: WordHash { "ordered" }
    static var `other`: WordHash { "other" }
    static var `out`: WordHash { "out" }
    static var `oz`: WordHash { "oz" }
    static var `p`: WordHash { "p" }
    static var `pack`: WordHash { "pack" }
    static var `passed`: WordHash { "passed" }
    static var `past`: WordHash { "past" }
    static var `per`: WordHash { "per" }
    static var `percent`: WordHash { "percent" }
    static var `piece`: WordHash { "piece" }
    static var `pizza`: WordHash { "pizza" }
    static var `place`: WordHash { "place" }
    static var `plate`: WordHash { "plate" }
    static var `pm`: WordHash { "pm" }
    static var `point`: WordHash { "point" }
    static var `portion`: WordHash { "portion" }
    static var `pouch`: WordHash { "pouch" }
    static var `pounder`: WordHash { "pounder" }
    static var `powder`: WordHash { "powder" }
    static var `pre`: WordHash { "pre" }
    static var `prepackaged`: WordHash { "prepackaged" }
    static var `protein`: WordHash { "protein" }
    static var `put`: WordHash { "put" }
    static var `quarter`: WordHash { "quarter" }
    static var `quarterpounder`: WordHash { "quarterpounder" }
    static var `recipe`: WordHash { "recipe" }
    static var `red`: WordHash { "red" }
    static var `rest`: WordHash { "rest" }
    static var `rice`: WordHash { "rice" }
    static var `roast`: WordHash { "roast" }
    static var `roll`: WordHash { "roll" }
    static var `salad`: WordHash { "salad" }
    static var `salt`: WordHash { "salt" }
    static var `sandwich`: WordHash { "sandwich" }
    static var `sauce`: WordHash { "sauce" }
    static var `say`: WordHash { "say" }
    static var `scale`: WordHash { "scale" }
    static var `second`: WordHash { "second" }
    static var `seconds`: WordHash { "seconds" }
    static var `seeded`: WordHash { "seeded" }
    static var `seven`: WordHash { "seven" }
    static var `shake`: WordHash { "shake" }
    static var `side`: WordHash { "side" }
    static var `simple`: WordHash { "simple" }
    static var `single`: WordHash { "single" }
    static var `size`: WordHash { "size" }
    static var `slam`: WordHash { "slam" }
    static var `slice`: WordHash { "slice" }
    static var `slices`: WordHash { "slices" }
    static var `small`: WordHash { "small" }
    static var `so`: WordHash { "so" }
    static var `spread`: WordHash { "spread" }
    static var `sum`: WordHash { "sum" }
    static var `sunday`: WordHash { "sunday" }
    static var `sushi`: WordHash { "sushi" }
    static var `syrup`: WordHash { "syrup" }
    static var `take`: WordHash { "take" }
    static var `tea`: WordHash { "tea" }
    static var `teatime`: WordHash { "teatime" }
    static var `tenders`: WordHash { "tenders" }
    static var `than`: WordHash { "than" }
    static var `the`: WordHash { "the" }
    static var `then`: WordHash { "then" }
    static var `thin`: WordHash { "thin" }
    static var `this`: WordHash { "this" }
    static var `times`: WordHash { "times" }
    static var `to`: WordHash { "to" }
    static var `toast`: WordHash { "toast" }
    static var `today`: WordHash { "today" }
    static var `todays`: WordHash { "todays" }
    static var `tom`: WordHash { "tom" }
    static var `tomato`: WordHash { "tomato" }
    static var `tonight`: WordHash { "tonight" }
    static var `top`: WordHash { "top" }
    static var `tortilla`: WordHash { "tortilla" }
    static var `twenty`: WordHash { "twenty" }
    static var `twice`: WordHash { "twice" }
    static var `two`: WordHash { "two" }
    static var `us`: WordHash { "us" }
    static var `used`: WordHash { "used" }
    static var `w`: WordHash { "w" }
    static var `was`: WordHash { "was" }
    static var `water`: WordHash { "water" }
    static var `ways`: WordHash { "ways" }
    static var `we`: WordHash { "we" }
    static var `well`: WordHash { "well" }
    static var `went`: WordHash { "went" }
    static var `what`: WordHash { "what" }
    static var `whey`: WordHash { "whey" }
    static var `which`: WordHash { "which" }
    static var `white`: WordHash { "white" }
    static var `whole`: WordHash { "whole" }
    static var `wine`: WordHash { "wine" }
    static var `with`: WordHash { "with" }
    static var `without`: WordHash { "without" }
    static var `workout`: WordHash { "workout" }
    static var `wrap`: WordHash { "wrap" }
    static var `x`: WordHash { "x" }
    static var `yesterday`: WordHash { "yesterday" }
    static var `yesterdays`: WordHash { "yesterdays" }
    static var `zero`: WordHash { "zero" }
}
