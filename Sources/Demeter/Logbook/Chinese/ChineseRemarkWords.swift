internal import Nutrition

/// Turns of speech in Chinese by which people answer and correct: what is meant, and how it is said.
///
/// The first row that fits counts. `{a}` is what is corrected, `{b}` what it should be.
enum ChineseRemarkWords {
    static let rows = """
        drop | 取消 , 我/_ 沒/冇/未/不 {x}
        cancel | 取消/取消吧
        complaint | 說錯了/講錯了/講錯咗/錯了/不對/打錯了/記錯了/寫錯了/搞錯了/唔啱/錯咗/打錯咗
        remove | 刪掉/刪除/刪去/刪咗佢/刪了/把它刪掉/把它刪了
        remove | 把/將 {a} 刪掉/刪除/刪去/刪了/刪/拿掉/移除/去掉/取消
        remove | 刪掉/刪除/刪去/刪咗/刪了/刪/移除/拿掉/去掉/清除 {a} 佢/它/_
        remove | 取消 {a}
        remove | {a} 刪掉/刪除/刪去/刪咗佢/刪咗/刪了/拿掉/不算/唔計/取消
        change | 把/將 {a} 改成/改為/改做/換成/改到 {b}
        change | 不是/唔係 {a} ,/_ 而是/應該是/是/係 {b}
        change | 不對/不是/唔係/唔啱/說錯了/講錯了/講錯咗/錯了/打錯了/記錯了/寫錯了/搞錯了/弄錯了/錯咗/打錯咗 , 應該是/應該係/是/係/改成/_ {b}
        change | 更正/修正/訂正/更改 ,/為/成/_ {b}
        change | 改返做/改返/改成/改為/改做/換成 {b}
        change | {a} 改成/改為/改做/改返做/換成 {b}
        change | 應該是/應該係/其實是/其實係 {b}
        change | 那/剛剛那/剛才那/啱啱嗰/嗰 {a} 應該是/應該係/其實是/是/係 {b}
        change | {a} 應該是/應該係/其實是/其實係 {b}
        amount | {a} 是/係/有 {b} 的/嘅/_
        again | 我/_ 又/再/_ 吃了/喝了/吃/喝/食/飲/來/_ 第 {o} 碗/杯/盤/份/片/塊/顆/粒/球/串/罐/瓶/包/盒/條/根/隻
        part | {a} 我只/我淨係/只/淨係 吃了/喝了/食咗/飲咗/吃/喝/食/飲 {f}
        part | 我只/只/我淨係/淨係 吃了/喝了/食咗/飲咗/吃/喝/食/飲 {f}
        beside | 還有/再加/再加上/另外還有/忘了說還有/忘記說還有/仲有 {c}
        again | 再來一個/再一個/再來一份/再一份/再來一碗/再一碗/再來一杯/再一杯/一樣再來一份/多一份/再嚟一個
        """

    /// Answers to what was asked.
    static let answers = """
        yes | 對/是/是的/沒錯/確認/係/係呀/啱/是啊/對啊
        no | 不是/不用/不要/否/不/唔係/唔要/唔使
        neverMind | 算了/不用了/當我沒說/算啦/唔使喇
        first | 第一個/第一/一號
        second | 第二個/第二/二號
        third | 第三個/第三/三號
        """

    /// Answers that are something else where nothing was asked just now.
    static let answersToQuestions = """
        yes | 好/好的/嗯/要/可以/有/記錄
        no | 不對/沒有/冇
        neverMind | 沒事
        """

    /// Verbs of eating: a line with one tells of a meal, however it begins.
    static let eating = "吃 喝 食 飲"

    /// What points at what was spoken of last.
    static let last = """
        上一筆 最後一筆 前一筆 那筆 這筆 剛才那筆 剛剛那筆 剛才的 剛剛的 那個 這個 它 上一個 最後一個 剛剛那個 剛才那個 嗰個 呢個 佢 啱啱嗰個
        """
    /// What may stand in front of a name.
    static let pointing =
        "剛剛的 剛才的 剛剛那 剛才那 那一 這一 那 這 嗰 呢 我的 杯 碗 份 個 顆 盤 片 瓶 罐 條 根 隻 塊 包 盒 碟 件 的"
    static let all = "全部 所有 全部的 所有的 每一筆"
    static let meals: [(word: String, meal: Meal)] = [
        ("早餐", .breakfast), ("早飯", .breakfast), ("早點", .breakfast), ("午餐", .lunch), ("午飯", .lunch),
        ("中餐", .lunch), ("中午", .lunch), ("晚餐", .dinner), ("晚飯", .dinner), ("宵夜", .snack),
        ("消夜", .snack), ("下午茶", .snack), ("點心", .snack), ("晚饭", .dinner), ("午饭", .lunch),
        ("早饭", .breakfast), ("点心", .snack),
    ]
    static let days = "今天 今日 昨天 昨日 琴日 尋日 前天 前日"
}
