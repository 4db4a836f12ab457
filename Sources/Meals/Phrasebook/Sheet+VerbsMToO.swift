extension Phrasebook {
    static let verbsMToO = #"""
        Keep your weight, waist, steps and what you burned
        保存體重、腰圍、步數和消耗的熱量
        Keep your weight
        保存體重
        Keep your waist
        保存腰圍
        Keep how many steps you walked
        保存走了幾步
        Keep what moving took
        保存活動消耗的熱量
        Keep what your body took at rest
        保存身體靜止時消耗的熱量
        Keep what a workout took, rest included
        保存一次運動消耗的熱量，包括靜止部分
        keeps what you measured now
        保存現在量到的
        keeps what you measured yesterday
        保存昨天量到的
        --minutes goes with --at, and lies between 1 and 1440
        --minutes 要搭配 --at，在 1 到 1440 之間
        List what was measured
        列出量測
        weight, waist, steps, activity, resting or workout; all unless said.
        weight、waist、steps、activity、resting 或 workout；沒說就是全部。
        Remove a measurement
        移除一筆量測
        "{1}" is no number of a measurement; see: demeter measure list
        「{1}」不是量測的編號；請看：demeter measure list
        "{1}" is not measured; weight, waist, steps, activity, resting and workout are
        沒有「{1}」這種量測；可以用 weight、waist、steps、activity、resting 和 workout
        How long it took from --at on; what has no time is the day's.
        從 --at 起花了多久；沒有時間就算那一天的。
        When it was measured: 12:30 (the last time it was that late), "yesterday 19:00", "monday 8:15", "2026-03-06 12:30", or RFC 3339.
        什麼時候量的：12:30（最近一次的那個時間）、"yesterday 19:00"、"monday 8:15"、"2026-03-06 12:30"，或 RFC 3339。
        Print figures of the daemon in the OpenMetrics text format
        以 OpenMetrics 文字格式印出 daemon 的數字
        For a collector such as Prometheus' node exporter, which reads it from a file. Nothing of what was eaten is in it. With --json it prints the object of "status --json", from which most of the figures are taken.
        給 Prometheus 的 node exporter 這樣的收集程式從檔案讀取。裡面沒有吃了什麼。加上 --json 會印出「status --json」的物件，大部分數字都來自它。
        How well it does is told of the last four weeks: how many readings nobody corrected within seven days, how many entries were held and confirmed as they stood, how many questions were answered, how long reading took, and what the language model did in the last seven days beside an average week of the four before.
        表現是最近四週的：多少次讀取在七天內沒有人更正、多少紀錄被保留而原樣確認、回答了多少問題、讀取花多久，以及語言模型最近七天與之前四週平均一週的比較。
        writes them for a collector
        寫給收集程式
        Read again what could not be read
        重新讀取之前讀不懂的
        Every description whose reading failed is given to the language model once more. "demeter watch" shows what comes of it.
        讀取失敗的每句話會再交給語言模型一次。「demeter watch」會顯示結果。
        Nothing has failed.
        沒有失敗的。
        One description will be read again.
        會重新讀取一句話。
        {1} descriptions will be read again.
        會重新讀取 {1} 句話。
        Look after the language model
        管理語言模型
        Send one sentence to the language model and show all that went and came
        送一句話給語言模型，並顯示往來的全部內容
        Nothing is logged, and no earlier answer is used. It counts as a request.
        什麼都不會記錄，也不使用之前的回答。算一次請求。
        Ask the strong model.
        問較強的模型。
        shows whether the model answers
        看模型有沒有回答
        shows what it makes of that
        看它怎麼讀那句話
        Show what the language model was asked each month, and what that costs
        看每個月問了語言模型什麼，花多少錢
        Prices are yours to set: model.prices in the configuration. Tokens are those that the service told; months are those of UTC.
        價格由你設定：設定裡的 model.prices。token 數是服務回報的；月份以 UTC 計。
        shows tokens, costs and the requests left
        看 token、費用和剩餘的請求次數
        List all nutrients, or fill them in where old entries lack them
        列出所有營養素，或為舊紀錄補上
        The list needs no daemon: what each is called, its unit, what labels refer to (EU) and the most that is known to be safe.
        清單不需要 daemon：名稱、單位、營養標示的參考值（歐盟）和已知安全的上限。
        lists them
        列出來
        fills them in
        補上
        Give old entries the nutrients that the catalog knows of their foods
        為舊紀錄補上目錄裡已知的營養素
        Entries that were logged when only calories to sodium were kept get the rest, marked as filled in later. Their other figures stay, and so do entries whose food has another energy by now. One undo takes all of it back.
        只保存熱量到鈉的舊紀錄會補上其餘的，並標示是後來補的。其他數字不變，食物熱量已經不同的紀錄也不變。undo 一次就全部復原。
        Only tell what would be done.
        只說會做什麼。
        label reference
        標示參考值
        When it was eaten: 12:30 (the last time it was that late), "yesterday 19:00", "monday 8:15", "2026-03-06 12:30", or RFC 3339.
        什麼時候吃的：12:30（最近一次的那個時間）、"yesterday 19:00"、"monday 8:15"、"2026-03-06 12:30"，或 RFC 3339。
        """#
}
