extension Phrasebook {
    static let wordsAndParts1 = #"""
        Keeping the journal
        記錄日誌
        unknown option "{1}"
        不認得的選項「{1}」
        unknown option "{1}"; did you mean "{2}"?
        不認得的選項「{1}」；你是指「{2}」嗎？
        unknown verb "{1}"
        不認得的指令「{1}」
        unknown verb "{1}"; did you mean "{2}"?
        不認得的指令「{1}」；你是指「{2}」嗎？
        option "{1}" needs a value: {2} {3}
        選項「{1}」需要一個值：{2} {3}
        {1} is missing
        缺少 {1}
        {1} must be one of {2}
        {1} 必須是 {2} 其中之一
        the value of "{1}" must be one of {2}
        「{1}」的值必須是 {2} 其中之一
        Try "{1} --help".
        試試「{1} --help」。
        cannot read {1}: {2}
        無法讀取 {1}：{2}
        cannot write {1}: {2}
        無法寫入 {1}：{2}
        cannot open {1}: {2}
        無法開啟 {1}：{2}
        cannot create {1}: {2}
        無法建立 {1}：{2}
        cannot make {1}: {2}
        無法建立 {1}：{2}
        cannot make a file in {1}: {2}
        無法在 {1} 建立檔案：{2}
        cannot write into {1}: {2}
        無法寫入 {1}：{2}
        cannot look into {1}: {2}
        無法查看 {1}：{2}
        cannot look at {1}: {2}
        無法查看 {1}：{2}
        cannot connect to {1}: {2}
        無法連到 {1}：{2}
        cannot start {1}: {2}
        無法啟動 {1}：{2}
        cannot remove {1}: {2}
        無法移除 {1}：{2}
        cannot read the input: {1}
        無法讀取輸入：{1}
        cannot write the output: {1}
        無法寫出輸出：{1}
        cannot read: {1}
        無法讀取：{1}
        cannot write: {1}
        無法寫入：{1}
        cannot open: {1}
        無法開啟：{1}
        cannot create: {1}
        無法建立：{1}
        cannot remove: {1}
        無法移除：{1}
        No such file or directory
        沒有這個檔案或資料夾
        Permission denied
        沒有權限
        Operation not permitted
        不允許這個操作
        No space left on device
        磁碟空間不足
        Read-only file system
        檔案系統是唯讀的
        Is a directory
        是資料夾
        Not a directory
        不是資料夾
        Connection refused
        連線被拒絕
        File exists
        檔案已經存在
        Too many open files
        開啟的檔案太多
        Input/output error
        輸入／輸出錯誤
        Broken pipe
        管線中斷
        Device or resource busy
        裝置或資源忙碌
        Disk quota exceeded
        超過磁碟配額
        File name too long
        檔名太長
        Resource temporarily unavailable
        資源暫時無法使用
        {1} {entry|entries} of {2} {day|days} ({3})
        {2} 天的 {1} 筆紀錄（{3}）
        without a terminal to ask at, say {1}
        沒有終端機可以詢問，請加上 {1}
        "{1}" is no {2}; give a number in {3}
        「{1}」不是{2}；請給數字，單位是 {3}
        {1} must lie between {2} and {3} {4}
        {1}必須在 {2} 到 {3} {4} 之間
        Would take in {1} {recipe|recipes}.
        會匯入 {1} 份食譜。
        Took in {1} {recipe|recipes}.
        匯入了 {1} 份食譜。
        {1} of these names {is|are} there already.
        有 {1} 個名稱已經存在。
        a recipe
        食譜
        There are no recipes yet.
        還沒有食譜。
        There are no recipes of that name.
        沒有這個名稱的食譜。
        {1} is another version's, so that nothing can be told of what is in foods
        {1} 屬於別的版本，所以無法判斷食物裡有什麼
        {1} is not there, so that nothing can be told of what is in foods
        沒有 {1}，所以無法判斷食物裡有什麼
        known of all {1} foods
        {1} 種食物全部知道
        {1}; watched for: {2}
        {1}；留意：{2}
        {1} is older than the foods: it has nothing of {2} {food|foods}, as {3}
        {1} 比食物舊：缺少 {2} 種食物，例如 {3}
        carried {1}
        {1}傳送過
        nothing was carried yet
        還沒有傳送過
        nothing carried yet
        還沒有傳送過
        {1} synced, {2} waiting
        已同步 {1}，{2} 天在等
        the oldest of {1}
        最早的是 {1}
        {1} files failed
        {1} 個檔案失敗
        {1} erasures not told yet
        {1} 次清除還沒通知
        {1} The next daemon replaces the file.
        {1}下一個 daemon 會取代這個檔案。
        Start it again: systemctl --user restart demeterd.
        重新啟動它：systemctl --user restart demeterd。
        Let it go on with "kill -CONT {1}", or start it again: systemctl --user restart demeterd.
        用「kill -CONT {1}」讓它繼續，或重新啟動：systemctl --user restart demeterd。
        {1} is {2}: {3}
        {1}：{2}，{3}
        {1} is {2}
        {1}：{2}
        off
        關閉
        {1} {entry is|entries are} in the future, the first on {2}
        有 {1} 筆紀錄在未來，第一筆在 {2}
        Nothing to do: the next start of the daemon, or the next verb that changes the journal, settles it.
        不用處理：下次啟動 daemon，或下一個更改日誌的指令會處理好。
        sound: {1}
        完好：{1}
        damaged: {1}
        損壞：{1}
        pages
        頁面
        nothing
        沒有
        served at {1}, {2} {browser is|browsers are} signed in
        在 {1} 提供，{2} 個瀏覽器登入中
        money
        費用
        tokens
        token
        it could not be tried
        無法測試
        full: {1}
        已滿：{1}
        data folder
        資料夾
        daily copies
        每日備份
        model errors
        模型錯誤
        model cost
        模型費用
        time zone
        時區
        configuration
        設定
        journal
        日誌
        disk
        磁碟
        foods
        食物
        allergens
        過敏原
        language
        語言
        socket
        socket
        daemon
        daemon
        day
        日子
        model
        模型
        units
        系統單元
        summary
        摘要
        voice
        語音
        microphone
        麥克風
        page
        網頁
        cloud
        雲端
        sync
        同步
        people
        家人
        readings
        讀取
        holds
        保留
        questions
        問題
        lock
        鎖
        days
        日子
        connections
        連線
        waiting
        等待中
        routes
        路徑
        failures
        失敗
        answers
        回答
        journal of
        日誌屬於
        beside it
        旁邊還有
        ready
        可以使用
        {1}: {2}, up to {3} a day, since {4}
        {1}：{2}，一天最多 {3}，從 {4} 起
        {1}: {2}, since {3}
        {1}：{2}，從 {3} 起
        banned
        禁用
        avoid
        避免
        reached
        已達成
        heard
        聽到
        logged
        已記錄
        confirmed
        已確認
        deleted
        已刪除
        changed
        已更改
        undone
        已復原
        goals
        目標
        profile
        個人資料
        measured
        已量測
        felt
        感覺
        programme
        計畫
        rated
        已評星
        allergies
        過敏
        aim
        體重目標
        planned
        已計畫
        """#
}
