// The turns of speech, by what they speak of. The first row that fits counts.
extension ChineseTurns {
    /// Recipes: told, saved, cooked, looked at and changed.
    static let recipes = ChineseTurns(
        """
        rename recipe {n} to {t} | 把/將/_ 我的/_ {n} 的/_ 食譜 改名為/改名叫/改名成/改叫/改名 {t}
        my recipes | 我/看/看看/列出/給我看/_ 我/_ 的/_ 食譜 清單/列表/有哪些/_
        my recipes | 我/_ 有/有什麼/有哪些 食譜
        delete the recipe for {n} | 刪掉/刪除/移除/去掉 我的/_ {n} 的/_ 食譜
        delete the recipe for {n} | 把/將/_ 我的/_ {n} 的/_ 食譜 刪掉/刪除/移除/刪了
        new recipe: {t} | 新/新的/新增/建立/加入/我要記/我要做 一個/一份/個/_ 新/_ 食譜 ,/叫做/叫/是/_ {t}
        new recipe: {t} | 食譜 , {t}
        in my recipe for {n}, {e} | 我的/_ {n} 的/_ 食譜 裡面/裡/中/_ ,/_ {e}
        show me the recipe for {n} | 看/看看/顯示/給我看/_ 我的/_ {n} 的/_ 食譜
        save that as {n} | 把/將/_ 這個/這些/這餐/那個/這一餐/那一餐/它/剛剛的/剛才的/_ 存成/存為/儲存成/儲存為/記成/保存成 我的/我/_ {n}
        save todays {m} as {n} | 把/將/_ 今天/今天的/_ {m} 存成/存為/儲存成/儲存為/記成/保存成 我的/我/_ {n}
        save yesterdays {m} as {n} | 把/將/_ 昨天/昨天的 {m} 存成/存為/儲存成/儲存為/記成/保存成 我的/我/_ {n}
        made the {n}, {c} portions | 我/我們/_ 剛剛/剛/_ 煮了/做了/燉了/烤了/滷了/炒了/煮好了/做好了 一鍋/_ {n} ,/_ 共/_ {c} 份/人份
        {c} portions of the {n} left in {t} | {n} 還剩/剩下/還有/剩 {c} 份 ,/_ 放在/冰在/在 {t}
        {c} portions of the {n} left | {n} 還剩/剩下/還有/剩 {c} 份
        {c} portions left in {t} | 還剩/剩下/剩 {c} 份 ,/_ 放在/冰在/在 {t}
        {c} portions left | 還剩/剩下/剩 {c} 份
        had {c} | 我/_ 又/再/_ 吃了/喝了 {c} 份
        correct it since today | 從 今天/今日 起/開始/以來 也/都/_ 更正/修正/改
        correct it since yesterday | 從 昨天/昨日 起/開始/以來 也/都/_ 更正/修正/改
        correct it since {d} | 從 {d} 起/開始/以來 也/都/_ 更正/修正/改
        """)

    /// How the telling of a recipe ends.
    static let telling = ChineseTurns(
        """
        thats it | 就這樣/這樣就好/這樣就可以了/完成/完成了/結束/存檔/存起來/沒有了/好了/就這些/說完了
        cancel | 算了/取消/不做了/不要了/取消食譜/不存了
        """)

    /// What one could have, what is usual, and stars.
    static let suggestions = ChineseTurns(
        """
        what should i eat for {m} | 今天/今晚/等一下/待會/_ {m} 我/_ 該/可以/要/應該/能/_ 吃/喝/食 什麼/甚麼/些什麼/啥/乜/咩 好/比較好/呢/_
        what should i eat | 我/_ 現在/今天/今晚/等一下/待會/_ 我/_ 該/可以/要/應該/能/_ 吃/喝/食 什麼/甚麼/些什麼/啥/乜/咩 好/比較好/呢/_
        suggest for {m} | 建議/推薦 一下/我/_ {m} 吃什麼/_
        suggest for {m} | {m} 有什麼/有沒有/有 建議/推薦 嗎/的/_
        suggest | 有什麼/有沒有/有/給我/給我一些/給點/_ 建議/推薦 嗎/的/一下/_
        the usual | 我/_ 吃了/吃/_ 老樣子/照舊/跟平常一樣/和平常一樣/照平常/平常那個/平常的
        my usual {m} | {m} 吃/吃了/_ 老樣子/照舊/跟平常一樣/和平常一樣/照平常/平常那個/平常的
        my usual {m} | 我/_ 吃了/吃/來/記/記錄/_ 跟/和/照/_ 平常/平時/慣常/我平常/我平時 的 {m}
        my usual {n} | 我/_ 吃了/喝了/吃/喝/來/記/記錄/_ 跟/和/照/_ 平常/平時/慣常/我平常/我平時 吃/喝/_ 的 {n}
        rate {n} {c} stars | 我/_ 給/_ {n} 給/有/值/得/_ {c} 顆星/顆星星/星/個星
        """)

    /// What is chosen of what was suggested just now.
    static let choices = ChineseTurns(
        """
        something else | 換別的/別的/其他的/其他/還有呢/還有別的嗎/有別的嗎/都不要/都不想/換一個/換一批/不要這些/再想想/換其他的
        first two | 前兩個/前二個
        first three | 前三個
        both | 兩個都要/兩個都吃/兩個都/兩個都記
        all | 全部/都要/全都要/全部都要/三個都要/全要
        {c} and {k} | 我/_ 要/選/吃/喝/來/記/記錄/_ 第 {c} 個/項/種/份/_ 和/跟/還有/, 第 {k} 個/項/種/份/_
        {c} | 我/_ 要/選/吃/喝/來/記/記錄/_ 第 {c} 個/項/種/份/_
        {c} | 我/_ 要/選/吃/喝/來/記/記錄/_ {c} 號
        """)

    /// Questions, and what somebody tells of themselves and aims at.
    static let inquiries = ChineseTurns(
        """
        i weigh {v} {d} | {d} 我/_ 的/_ 體重/量體重/量的體重 是/有/,/_ {v}
        i weigh {v} | 我/_ 現在/_ 重 {v}
        i am {v} | 我/_ 現在/_ {v}
        my waist is {v} {d} | {d} 我/_ 的/_ 腰圍 是/有/,/_ {v}
        i walked {v} {d} | {d} 我/_ 走了/走/總共走了/一共走了 {v}
        i burned {v} {d} | {d} 我/_ 運動/活動/_ 消耗了/消耗/燃燒了/燒掉了/燒了 {v}
        i am {v} tall | 我/_ 的/_ 身高 是/,/_ {v}
        i was born in {y} | 我/_ 是/在/_ {y} 年 出生/生/出世 的/_
        i am female | 我 是 女生/女性/女的/女人
        i am male | 我 是 男生/男性/男的/男人
        i am pregnant | 我/_ 懷孕了/懷孕中/有身孕/有了身孕
        i am not pregnant | 我/_ 沒有懷孕/沒懷孕/不再懷孕/沒有懷孕了
        i am breastfeeding | 我/_ 在/正在/_ 餵母乳/哺乳/餵奶
        i am not breastfeeding | 我/_ 不再/沒有/沒/沒在 餵母乳/哺乳/餵奶 了/_
        my profile | 我的/我的個人/我的基本/我 資料
        what is my weight | 我/_ 現在/_ 的/_ 體重 是/有/_ 多少/幾公斤/多重
        what is my weight | 我 現在/_ 多重/有多重/幾公斤
        my weight | 我的體重
        what is my waist | 我/_ 的/_ 腰圍 是/有/_ 多少/幾公分
        my waist | 我的腰圍
        how many steps did i walk | 今天/今日/_ 我/_ 走了 幾步/多少步
        how much do i burn | 我/_ 每天/一天/平常/_ 大概/大約/_ 消耗/燃燒/需要 多少/幾 熱量/大卡/卡路里/卡/能量/_
        my trend weight | 我/_ 的/_ 體重 趨勢/變化/的趨勢/的變化 是/_ 怎麼樣/如何/什麼/_
        how is my weight | 我/_ 的/_ 體重 怎麼樣/如何/怎樣/點樣
        i want to lose {v} a week | 我/_ 想/要/希望/想要/_ 每週/每周/一週/每星期/每個星期/一個星期/每個禮拜/一個禮拜 減/減少/瘦/減重 {v}
        i want to gain {v} a week | 我/_ 想/要/希望/想要/_ 每週/每周/一週/每星期/每個星期/一個星期/每個禮拜/一個禮拜 增/增加/胖/增重 {v}
        keep my weight | 我/_ 想/要/想要/_ 維持/保持 我的/現在的/_ 體重
        let my weight be | 目標/_ 不要/不用/別 再/_ 跟著/管 我的/_ 體重 了/_
        my goal is {g} | 我/我的/_ 每天/每日/一天/_ 的/_ 目標 是/設為/設成/設定為/定為/改成/改為/,/_ {g}
        my goal is {g} | 把/將/_ 我/我的/_ 每天/每日/一天/_ 的/_ 目標 設為/設成/設定為/定為/改成/改為 {g}
        my goal is {g} | 設定/設 我的/每天/每天的/_ 目標 為/成/,/_ {g}
        delete my goals | 取消/刪除/刪掉/不要/清除 我的/所有的/所有/全部/_ 目標
        delete my {u} goal | 取消/刪除/刪掉/不要/清除 我的/_ {u} 的/_ 目標
        did i reach my {u} goal {d} | {d} {u} 有沒有/有 達標/達到目標/達成目標/到目標 嗎/_
        did i get enough {u} {d} | {d} {u} 吃/攝取/_ 夠不夠/夠嗎/足夠嗎/夠了嗎/有沒有吃夠/吃夠了嗎/夠了沒
        did i get enough {u} {d} | {d} 有沒有/有 吃夠/攝取足夠的/攝取足夠/吃到足夠的 {u} 嗎/_
        was that too much {u} {d} | {d} {u} 會不會/是不是/有沒有/會/_ 太多/過多/過量/超標/太高 了/_ 嗎/_
        where did the {u} come from {d} | {d} {u} 主要/都/_ 從哪裡來/從哪來/來自哪裡/是哪裡來的/來自什麼 的/_
        what gave me the most {u} {d} | {d} 什麼/哪個/哪種/哪樣 食物/東西/_ {u} 最多
        how much {u} came from {n} {d} | {d} 從 {n} 吃了/攝取了/得到/得到了 多少 {u}
        what vitamins am i low on {d} | {d} 缺/缺少/缺乏/少了 什麼/哪些 維生素/維他命
        what minerals am i low on {d} | {d} 缺/缺少/缺乏/少了 什麼/哪些 礦物質
        what nutrients am i low on {d} | {d} 缺/缺少/缺乏/少了 什麼/哪些 營養素/營養/_
        my vitamins {d} | {d} 維生素/維他命 有多少/多少/是多少/如何/怎麼樣
        my minerals {d} | {d} 礦物質 有多少/多少/是多少/如何/怎麼樣
        my nutrients {d} | {d} 營養素 有多少/有哪些/多少/是多少/如何/怎麼樣
        how much water {d} | {d} 喝了/總共喝了/一共喝了 多少/幾多 水
        did i stay under {q} of {u} {d} | {d} {u} 有沒有/有 低於/少於/不超過/在 {q} 以下/以內/_ 嗎/_
        what percentage of my {u} have i reached {d} | {d} {u} 達到/達成/到 百分之幾/幾成/幾趴 了/_
        """)
}
