extension Phrasebook {
    static let tables2 = #"""
        probably has
        可能含有
        may have
        或許含有
        {1}, the next begins {2}
        {1}，下一天從 {2} 開始
        Nothing can be stored at the moment.
        目前無法保存任何東西。
        demeterd {1}, up {2}
        demeterd {1}，已執行 {2}
        {1} bytes
        {1} 位元組
        {1} min {2} s
        {1} 分 {2} 秒
        {1} h {2} min
        {1} 小時 {2} 分
        {1} more files were not carried.
        另外 {1} 個檔案沒有傳送。
        This device left {1}; nothing is carried.
        這台裝置{1}離開了；什麼都不會傳送。
        The server had lost what it had, as was seen {1}; it got all of it again.
        伺服器曾遺失它的資料（{1}發現）；已經全部重新送去。
        Carried {1}.
        {1}傳送過。
        Nothing was carried yet.
        還沒有傳送過。
        The {1} does not know yet of one thing that was forgotten.
        {1}還不知道有一件事已經忘掉。
        The {1} does not know yet of {2} things that were forgotten.
        {1}還不知道有 {2} 件事已經忘掉。
        1 change of another device waits for what has not come yet.
        其他裝置的 1 項更改在等還沒到的資料。
        {1} changes of other devices wait for what has not come yet.
        其他裝置的 {1} 項更改在等還沒到的資料。
        Another copy of this journal was met {1}; this one goes on as a device of its own.
        {1}遇到這本日誌的另一份複本；這一份從此算是另一台裝置。
        {1} sent; {2} taken from others.
        送出 {1}；從其他裝置取得 {2}。
        {1} wait for what has not come yet.
        {1}在等還沒到的資料。
        {1} cannot be, and were passed over.
        {1}無法套用，已略過。
        less than a minute ago
        不到一分鐘前
        a minute ago
        一分鐘前
        {1} minutes ago
        {1} 分鐘前
        {1} hours ago
        {1} 小時前
        {1} days ago
        {1} 天前
        """#
}
