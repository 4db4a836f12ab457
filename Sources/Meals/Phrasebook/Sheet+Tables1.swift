extension Phrasebook {
    static let tables1 = #"""
        You have noted no allergies. Try: demeter allergies add peanut
        你沒有記下過敏。試試：demeter allergies add peanut
        small amounts
        少量
        You have noted no allergies.
        你沒有記下過敏。
        What you had of them
        你吃到過的
        Also {1}.
        還有 {1}。
        {1} more goals: demeter day --nutrients
        另外 {1} 個目標：demeter day --nutrients
        Not known for every food: {1}.
        不是每種食物都有資料：{1}。
        {1} to go
        還差 {1}
        within the range
        在範圍內
        {1} over
        超過 {1}
        {1} left
        還剩 {1}
        of the energy
        的熱量
        Nothing was logged.
        沒有紀錄。
        Nothing logged yet. Try: demeter log two eggs and a slice of toast
        還沒有紀錄。試試：demeter log 兩顆蛋和一片吐司
        Total
        合計
        Waiting for you, counted nowhere yet
        等你確認，還沒算進任何合計
        Allergies {1} of 10: demeter score
        過敏：10 分中 {1} 分：demeter score
        Healthy Eating Index {1} of 100: demeter score
        健康飲食指數：100 分中 {1} 分：demeter score
        Breakfast
        早餐
        Lunch
        午餐
        Dinner
        晚餐
        Snacks
        點心
        demeter confirm {1} logs it
        demeter confirm {1} 會記下它
        demeter edit {1} --calories 250 gives its figures
        demeter edit {1} --calories 250 會給它數字
        demeter delete {1} drops it
        demeter delete {1} 會捨棄它
        from the catalog
        來自目錄
        as you had it before
        和你之前吃的一樣
        from the language model
        來自語言模型
        figures given by you
        你給的數字
        a meal of your own
        你自己的餐點
        from the package
        來自包裝
        done again
        已重做
        day closed
        一天結束
        day changed
        日子有更改
        day open again
        日子重新開啟
        measurement removed
        已移除量測
        feeling removed
        已移除感覺
        goal changed by itself
        目標自動更改
        no longer planned
        不再計畫
        food added
        已加上食物
        food removed
        已移除食物
        from others
        來自其他裝置
        No such feeling was told. Try: demeter feel bloated, three of five
        沒有說過這種感覺。試試：demeter feel bloated, three of five
        Eaten in the {1} hours before, which need not be why:
        之前 {1} 小時吃的，不一定就是原因：
        usual measure
        常用量詞
        made of
        成分
        when no amount is said
        沒說分量時
        sodium mg
        鈉 毫克
        Nothing is known of your habits yet: log what you eat for a few days.
        還不知道你的習慣：先記錄幾天吃了什麼。
        why now
        現在的原因
        and {1} more: demeter habits --limit {2}
        還有 {1} 種：demeter habits --limit {2}
        There is no {1} in the journal.
        日誌裡沒有{1}。
        {1}  by month, at most {2} in one
        {1}  逐月，一個月最多 {2} 次
        and {1} before; --limit shows more
        之前還有 {1} 筆；--limit 會顯示更多
        Once
        一次
        {1} times
        {1} 次
        one day
        一天
        {1} days
        {1} 天
        {1} rows a second
        每秒 {1} 列
        {1} MB a second
        每秒 {1} MB
        {1}: nothing changed; its {2} foods are here already.
        {1}：沒有變化；它的 {2} 種食物已經在這裡。
        {1}: {2} foods of {3}.
        {1}：{3} 的 {2} 種食物。
        {1}: {2} foods of {3}, {4} KiB
        {1}：{3} 的 {2} 種食物，{4} KiB
        Held, and counted nowhere until you say so
        保留中，在你說之前不會計算
        Logged for {1}, {2}
        記在{1}，{2}
        Not understood: {1}
        讀不懂：{1}
        Answer with "demeter say" and your choice, or "demeter say never mind".
        用「demeter say」加上你的選擇來回答，或「demeter say never mind」。
        These are here already, so that nobody was asked:
        這些已經有了，所以沒有問任何人：
        Nobody who may be asked knows that.
        可以問的都不知道。
        Nothing was found, and not everybody could be asked.
        什麼都沒找到，而且有的還不能問。
        told by
        來源
        knows nothing of it
        沒有這種食物的資料
        not asked: it was asked often enough
        沒有問：已經問得夠多了
        not asked: it failed before
        沒有問：之前失敗過
        not asked
        沒有問
        no answer
        沒有回答
        again in {1}
        {1}後再試
        {1} min
        {1} 分鐘
        Nothing was measured. Try: demeter measure weight 82.4kg
        沒有量測。試試：demeter measure weight 82.4kg
        Nothing was asked of a language model yet.
        還沒有問過語言模型。
        The tokens of one request were not told; it is not in the costs.
        有一次請求沒有回報 token；不計入費用。
        The tokens of {1} requests were not told; they are not in the costs.
        有 {1} 次請求沒有回報 token；不計入費用。
        No price is set for {1}: see model.prices.
        沒有設定 {1} 的價格：看 model.prices。
        This month will have cost {1} if it goes on so.
        照這樣下去，本月會花 {1}。
        {1} requests are left today, {2} of them now.
        今天剩下 {1} 次請求，現在可以用 {2} 次。
        {1} requests, {2} from memory, {3} tokens told, {4} answered
        {1} 次請求，{2} 次來自記憶，問了 {3} 個 token，回答 {4} 個
        half within {1}, 95 of 100 within {2}
        一半在 {1} 內，100 次有 95 次在 {2} 內
        Request {1} to {2}
        第 {1} 次請求，送到 {2}
        Read as
        讀成
        No answer
        沒有回答
        {1} is not known of anything in these days.
        這些日子沒有食物有{1}的資料。
        {1} of the energy knows it
        {1} 的熱量有資料
        {1}: nutrients
        {1}：營養素
        One day with entries
        一天有紀錄
        Average of {1} days
        {1} 天平均
        of it drunk: {1}
        其中喝的：{1}
        Not known of anything: {1}.
        沒有食物有資料：{1}。
        Bars without a goal of yours: {1}.
        沒有自己目標的長條：{1}。
        at most {1}
        最多 {1}
        {1}, the owner
        {1}，擁有者
        the owner
        擁有者
        {1}, which is you
        {1}，就是你
        {1} is in the household, with the role "{2}".
        {1}已加入家庭，角色是「{2}」。
        The role's password is shown this once:
        角色的密碼只顯示這一次：
        On each of their devices: put it into a file for them alone (chmod 600), name
        在他的每台裝置上：把它放進只有他能讀的檔案（chmod 600），
        that with password_file under [sync], set url there with this role, and say
        用 [sync] 的 password_file 指定，把 url 設成這個角色，再執行
        "demeter sync setup".
        「demeter sync setup」。
        The role was there, and keeps its password.
        角色已經存在，密碼不變。
        {1} may neither read yours nor log into it.
        {1}不能讀你的日誌，也不能記錄。
        {1} may {2} yours.
        {1}可以{2}你的日誌。
        log into
        記錄
        Nothing is planned. Try: demeter plan friday dinner my stir fry
        沒有計畫。試試：demeter plan friday dinner 滷肉飯
        Nothing is planned, so there is nothing to buy.
        沒有計畫，所以沒有要買的。
        You have told nothing of yourself. Try: demeter profile set born 1984 sex female
        你還沒有說過自己的資料。試試：demeter profile set born 1984 sex female
        There are no programmes.
        沒有計畫。
        Left out: {1}
        略過：{1}
        In numbers:
        數字：
        to do
        要做
        not known
        不知道
        {1} s for half of {2}, {3} s for nine of ten
        {2} 句話有一半在 {1} 秒內，十次有九次在 {3} 秒內
        nothing yet
        還沒有
        {1} an entry
        每筆 {1} 次
        days with entries: {1}
        有紀錄的日子：{1}
        from words to entries: {1}
        從說到記錄：{1}
        right without a correction: {1} entries
        不用更正就對：{1} 筆
        alternatives taken: {1}
        採用的替代：{1}
        not yet
        還沒到
        No food was found in that.
        沒有找到食物。
        No rule spoke: every word is an amount or part of a name.
        沒有用到規則：每個詞都是分量或名稱的一部分。
        Why:
        原因：
        a serving
        一份
        last used
        上次使用
        ? a usual amount: nobody said how much
        ？常用的分量：沒有人說多少
        ? not sure that "{1}" is this
        ？不確定「{1}」是不是這個
        ? nobody knows "{1}": edit it, or give its figures
        ？沒有人認識「{1}」：請更改，或給它數字
        ? how much of it is not said
        ？沒說多少
        Say what went in: demeter recipe edit "{1}" "use {2} {3} instead"
        請說放了什麼：demeter recipe edit "{1}" "use {2} {3} instead"
        There is no score of {1}: no meal was logged.
        {1} 沒有分數：沒有紀錄。
        There is no Healthy Eating Index of {1}: the food groups are known of {2} % of the energy, and 80 % are needed.
        {1} 沒有健康飲食指數：只知道 {2} % 熱量的食物類別，需要 80 %。
        Allergies on {1}: {2} of 10
        {1} 的過敏：10 分中 {2} 分
        """#
}
