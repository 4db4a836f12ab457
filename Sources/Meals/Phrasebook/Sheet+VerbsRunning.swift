extension Phrasebook {
    static let verbsRunning = #"""
        there is no journal at {1}
        {1} 沒有日誌；請用 --data-dir 指定別的資料夾
        {1} is there already and stays as it is; choose another name or say --replace
        {1} 已經存在，保持不變；請換個名稱，或加上 --replace
        another process writes {1} as well; try again when it is done
        另一個程序也在寫 {1}；等它完成再試一次
        the journal contradicts itself ({1} findings); "demeter doctor" tells more
        日誌自相矛盾（{1} 處）；「demeter doctor」會說明
        {1} is no copy of a journal, and the journal stays as it is; an export is taken in with "demeter import"
        {1} 不是日誌的備份，日誌保持不變；匯出檔要用「demeter import」
        {1} is damaged, and the journal stays as it is; try another copy
        {1} 損壞了，日誌保持不變；請試另一份備份
        {1} cannot be put back, and the journal stays as it is: {2}
        {1} 無法還原，日誌保持不變：{2}
        {1} is a file that Demeter itself keeps, and stays as it is; choose another name
        {1} 是 Demeter 自己保存的檔案，保持不變；請換個名稱
        {1} is a link, a folder, a pipe or a device, and a file has to be there; nothing was done
        {1} 是連結、資料夾、管線或裝置，那裡必須是檔案；什麼都沒有做
        the disk with {1} has {2} left and {3} are needed; make room and try again. Nothing was done
        {1} 所在的磁碟剩下 {2}，需要 {3}；請騰出空間再試一次。什麼都沒有做
        the journal has forgotten, but not every other file is erased yet: {1}. It is finished by the next start of the daemon, or by "demeter forget" again
        日誌已經忘掉，但還有其他檔案沒有清除：{1}。下次啟動 daemon 或再執行一次「demeter forget」會完成
        "{1}" is of a newer Demeter; install that and try again
        「{1}」屬於較新的 Demeter；請安裝它再試一次
        row {1} does not fit into the journal; nothing was taken in
        第 {1} 列放不進日誌；什麼都沒有匯入
        the disk is full; make room and try again
        磁碟已滿；請騰出空間再試一次
        the folder is read-only; make it writable
        資料夾是唯讀的；請讓它可以寫入
        its file was moved or deleted; try again when it is back
        檔案被移走或刪除了；等它回來再試一次
        another program holds the journal; try again when it has ended
        另一個程式占用日誌；等它結束再試一次
        the journal is damaged; put back a copy with "demeter restore FILE"
        日誌損壞了；用「demeter restore FILE」放回一份備份
        there is no journal, but {1}, which a restore that was cut off has taken away; put it back with "demeter restore {2}", or move it away to begin anew
        沒有日誌，只有中斷的還原移走的 {1}；用「demeter restore {2}」放回去，或移走它重新開始
        it is no journal of Demeter; move it away, or name another folder with --data-dir
        它不是 Demeter 的日誌；請把它移走，或用 --data-dir 指定別的資料夾
        its format {1} is of a newer Demeter, and this one knows up to {2}; install the newer one again
        它的格式 {1} 屬於較新的 Demeter，這一版只認得到 {2}；請重新安裝較新的版本
        "{1}" of a row cannot be read
        一列的「{1}」無法讀取
        "{1}" of a row is beyond what the journal keeps
        一列的「{1}」超出日誌能保存的範圍
        the journal refused it
        日誌拒絕了
        "{1}" is no name of a person; say one word, as "anna"
        「{1}」不是人的名字；請用一個詞，例如「anna」
        there is no ingredients.json beside the program; name one with --ingredients or DEMETER_INGREDIENTS
        程式旁邊沒有 ingredients.json；請用 --ingredients 或 DEMETER_INGREDIENTS 指定一個
        there is no demeter-ears beside the program or on the PATH; install Demeter anew
        程式旁邊和 PATH 裡都沒有 demeter-ears；請重新安裝 Demeter
        a daemon (process {1}) works in {2}\nEnd it first, as with "systemctl --user stop demeterd.socket demeterd.service", or say --stop.
        一個 daemon（程序 {1}）在 {2} 執行中\n請先結束它，例如用「systemctl --user stop demeterd.socket demeterd.service」，或加上 --stop。
        standard input had no words; say what you ate
        標準輸入沒有內容；請說你吃了什麼
        {1} holds no table of foods that is known; "demeter foods import -h" names those that are
        {1} 裡沒有認得的食物表；「demeter foods import -h」會列出可以用的
        {1} is a pipe, which can be read only once; write what it gives to a file, and give that
        {1} 是管線，只能讀一次；請寫成檔案再給
        {1} is a workbook in Excel's former form (.xls); save it as .xlsx or as CSV and give that
        {1} 是舊版 Excel 的活頁簿（.xls）；請存成 .xlsx 或 CSV 再給
        {1} is damaged: {2}
        {1} 損壞了：{2}
        {1} has no column "{2}"
        {1} 沒有「{2}」欄
        {1} needs the table of {2} beside it; give that one's path too
        {1} 旁邊需要{2}的表；請也給它的路徑
        {1} holds no food that can be used, so nothing was changed
        {1} 裡沒有可以用的食物，所以什麼都沒有變
        "{1}" cannot be the import's name: it takes up to {2} lower-case letters, digits and hyphens, and one collection
        「{1}」不能當匯入的名稱：最多 {2} 個小寫字母、數字和連字號，一個名稱一組
        a restore or an import was cut off; the journal is as it was before, and a part of the new one lies beside it
        還原或匯入中斷了；日誌和之前一樣，旁邊有一部分新的日誌
        a restore was cut off at its end; the journal of before has not got its name yet
        還原在最後中斷了；之前的日誌還沒有改回名稱
        the forgetting of {1} was cut off
        忘掉{1}時中斷了
        the forgetting of {1} was cut off and cannot be finished: {2}
        忘掉{1}時中斷了，無法完成：{2}
        there is no journal, but {1}, which a restore that was cut off has taken away
        沒有日誌，只有中斷的還原移走的 {1}
        {1} is left of a restore that was cut off; nothing uses it, and it may be removed
        {1} 是中斷的還原留下的；沒有人使用它，可以移除
        journal.sqlite has no byte in it: a first start was cut off, or what it held is lost
        journal.sqlite 是空的：第一次啟動中斷了，或內容遺失了
        a restore or an import was cut off before; the journal is as it was, and what there was of the new one is removed
        之前的還原或匯入中斷了；日誌和之前一樣，新的部分已移除
        a restore was cut off at its end before; the journal of before is kept
        之前的還原在最後中斷了；保留之前的日誌
        the forgetting of {1}, which was cut off before, is finished
        之前中斷的忘掉{1}已經完成
        {1} leads nowhere
        {1} 沒有指向任何地方
        {1} leads to what is no page's address
        {1} 指向的不是網頁的位址
        {1} answers with status {2}
        {1} 回應狀態 {2}
        {1} leads on more than {2} times
        {1} 轉址超過 {2} 次
        {1} is no address of a page: it {2}
        {1} 不是網頁的位址：{2}
        {1} is on this machine or in a private network, which pages on the internet could lead to; to allow it, put it in recipes.hosts of the configuration
        {1} 在這台機器或私人網路上，網路上的網頁可能會指向它；要允許的話，請放進設定的 recipes.hosts
        {1} cannot be fetched: {2}
        無法取得 {1}：{2}
        {1} was not fetched
        沒有取得 {1}
        this program's own file was not found; is /proc there?
        找不到這個程式自己的檔案；有 /proc 嗎？
        {1} could not be read within {2} seconds and the limits of size; try a smaller file
        {1} 無法在 {2} 秒和大小限制內讀取；請試較小的檔案
        {1} is longer than 64 MiB
        {1} 超過 64 MiB；請試較小的檔案
        demeter: line {1}: {2}\n
        demeter: 第 {1} 行：{2}\n
        the line is longer than 64 KiB
        這一行超過 64 KiB
        the line is not UTF-8
        這一行不是 UTF-8
        the line has a NUL character in it
        這一行裡有 NUL 字元
        Any other nutrient, in its own unit unless said: iron=14, "vitamin d=1000 iu". May be repeated.
        其他任何營養素，沒說單位就用它自己的：iron=14、"vitamin d=1000 iu"。可以重複。
        "{1}" is no nutrient; "demeter nutrients" lists them
        「{1}」不是營養素；「demeter nutrients」會列出所有營養素
        "{1}" is no figure beyond calories to sodium; try --nutrient {2}=10
        「{1}」不是熱量到鈉以外的數字；試試 --nutrient {2}=10
        Keep a food journal by saying what you ate
        用說的記下你吃了什麼，就是飲食日誌
        Without a verb it shows today. Most verbs talk to the daemon, demeterd; those that need none say so.
        不給指令就顯示今天。大部分指令會和 daemon（demeterd）溝通；不需要的會說明。
        Print results as JSON, one line each, for programs.
        以 JSON 印出結果，一行一個，給程式用。
        Mean the journal of this person, where several are kept; so does DEMETER_PERSON.
        指定這個人的日誌（保存了好幾個人的時候）；也可以用 DEMETER_PERSON。
        Print without colours; so does NO_COLOR=1.
        不用顏色；也可以用 NO_COLOR=1。
        Show the version and end.
        顯示版本並結束。
        logs a meal
        記錄一餐
        shows what you had today
        看今天吃了什麼
        takes the last change back
        復原上一次更改
        """#
}
