extension Phrasebook {
    static let wordsAndParts2 = #"""
        imported
        已匯入
        food {1}
        食物 {1}
        {1} of 5
        5 分中 {1} 分
        1 {1} (usual)
        1 {1}（常用）
        carbs
        碳水
        protein
        蛋白質
        fat
        脂肪
        fiber
        膳食纖維
        sugar
        糖
        sodium
        鈉
        calories
        熱量
        carbohydrates
        碳水化合物
        category
        類別
        also
        也叫
        barcode
        條碼
        source
        來源
        weight
        重量
        amount
        數量
        food
        食物
        times
        次數
        last
        上次
        at
        時間
        stars
        星數
        corrected
        更正
        feeling
        感覺
        {1} on {2}
        {2}，{1}
        First {1}, last {2}
        第一次 {1}，最後一次 {2}
        Also: {1}
        另外還有：{1}
        On average {1} and {2} each time
        平均每次 {1}、{2}
        On average {1} each time
        平均每次 {1}
        {1} s left
        還要 {1} 秒
        {1} min {2} s left
        還要 {1} 分 {2} 秒
        {1} {row was|rows were} left out:
        略過了 {1} 列：
        Data: {1}
        資料：{1}
        estimate
        估計
        asked
        問了
        answer
        回答
        age
        多久前
        took
        花了
        licence
        授權
        {1} {food|foods}
        {1} 種食物
        {1} s
        {1} 秒
        {1} h
        {1} 小時
        {1} d
        {1} 天
        value
        數值
        month
        月份
        requests
        請求
        told
        送出
        answered
        回答
        cost
        費用
        {1}, but none is configured
        {1}，但沒有設定模型
        Answer {1}
        回答 {1}
        {1} after {2} ms: {3}
        {1}，{2} 毫秒後：{3}
        {1} after {2} ms
        {1}，{2} 毫秒後
        On average {1} a day in {2}
        {2}裡平均每天 {1}
        Your goal: {1}
        你的目標：{1}
        Labels refer to: {1}
        標示參考值：{1}
        {1} of {2}
        {2}的 {1}
        {1} of your {2}
        你的目標 {2}的 {1}
        Energy
        熱量
        Macronutrients
        巨量營養素
        Carbohydrates
        碳水化合物
        Fats
        脂肪
        Minerals
        礦物質
        Vitamins
        維生素
        Other
        其他
        unit
        單位
        most
        上限
        may {1} yours
        可以{1}你的
        lets you {1} theirs
        讓你{1}他的
        read
        讀取
        what
        內容
        {1} ({2} years)
        {1}（{2} 歲）
        {1}: {2}, {3} (your own)
        {1}：{2}，{3}（你自己的）
        {1}: {2}, {3}
        {1}：{2}，{3}
        Days that do not count: {1}
        不算的日子：{1}
        {1} to {2}
        {1} 到 {2}
        now
        現在
        of {1}
        共 {1} 天
        met
        達成
        missed
        未達成
        date
        日期
        corrections: {1}
        更正：{1}
        no entries yet
        還沒有紀錄
        logged again: {1}
        再次記錄：{1}
        yes
        是
        no
        否
        day {1} {2}
        第 {1} 天{2}
        sure
        把握
        or: {1}
        或：{1}
        servings
        份數
        1 serving
        1 份
        {1} servings
        {1} 份
        {1} cooked
        煮好 {1}
        at least in all
        至少合計
        in all
        合計
        {1}, cooked {2}: {3} of {4} portions left in {5}
        {1}，{2} 煮的：{4} 份剩 {3} 份，在 {5}
        {1}, cooked {2}: {3} of {4} portions left
        {1}，{2} 煮的：{4} 份剩 {3} 份
        {1} of 100
        100 分中 {1} 分
        {1}, known of {2} % of the energy
        {1}，知道 {2} % 熱量的食物類別
        Healthy Eating Index of {1}:
        {1} 的健康飲食指數：
          {1} {2} of 10
          {1}：10 分中 {2} 分
          {1} {2} of 10: {3}
          {1}：10 分中 {2} 分：{3}
        has
        含有
        {1} {2} {3} ({4}, −{5})
        {1}{2}{3}（{4}，−{5}）
        {1}, {2} of them your own
        {1}，其中 {2} 種是你自己的
        {1} {entry|entries}, {2}, event {3}
        {1} 筆紀錄，{2}，事件 {3}
        {1} for your confirmation
        {1} 筆等你確認
        {1} for your answer
        {1} 個問題等你回答
        {1} for the language model
        {1} 句話等語言模型
        {1} to be read
        {1} 句話等讀取
        {1} for a place to send a summary to
        {1} 份摘要等送出
        {1} {day|days} synced, {2} waiting
        已同步 {1} 天，{2} 天在等
        {1} failed
        {1} 個失敗
        {1} {erasure|erasures} not told yet
        {1} 次清除還沒通知
        {1} {summary was|summaries were} given up lately; try "demeter summary --send"
        最近放棄了 {1} 份摘要；試試「demeter summary --send」
        {1} d {2} h
        {1} 天 {2} 小時
        {1}, the journal of {2}
        {1}，{2}的日誌
        folder
        資料夾
        server
        伺服器
        {1} synced, {2} waiting, the oldest of {3}.
        已同步 {1}，{2} 在等，最早的是 {3}。
        {1} synced, {2} waiting.
        已同步 {1}，{2} 在等。
        {1} {holds|hold} no more: a later one, made without knowing of it, does.
        {1}不再有效：之後有一項在不知情下做的更改取代了它。
        {1} {day|days}
        {1} 天
        {1} {change|changes}
        {1} 項更改
        {1} contradicts itself ({2} {finding|findings}), and the journal stays as it is; try another copy
        {1} 自相矛盾（{2} 處），日誌保持不變；請試另一份備份
        a daemon (process {1}) works in the folder; end it first
        有 daemon（程序 {1}）在這個資料夾執行中；請先結束它
        a daemon works in the folder; end it first
        有 daemon 在這個資料夾執行中；請先結束它
        everything
        全部
        nothing was sent: who listens at {1} is user {2}{3}, neither you nor root\nIf that daemon is yours to ask, do so as that user; else name another socket with --socket.
        什麼都沒有送出：在 {1} 等候的是使用者 {2}{3}，不是你也不是 root\n如果你可以問那個 daemon，請以那個使用者的身分；否則用 --socket 指定別的 socket。
        a number of seconds from {1} to {2}
        {1} 到 {2} 的秒數
        one of {1}
        {1} 其中之一
        an array of any of {1}
        {1} 之中任意幾個的陣列
        {1}; name what is there, or leave it out
        {1}；請指定存在的，或拿掉它
        it
        它
        {1} needs {2}
        {1} 需要{2}
        so
        這樣
        empty
        空的
        The words mean somebody and do not tell whom; name one of {1} with `person`.
        這句話指的是某個人，但沒說是誰；請用 `person` 指定 {1} 其中之一。
        it keeps that of {1}
        它保存 {1} 的
        """#
}
