extension Phrasebook {
    static let doctor1 = #"""
        Install Demeter again: the file belongs to the ingredients.json beside it.
        重新安裝 Demeter：這個檔案和旁邊的 ingredients.json 是一套。
        {1}, and every meal is held
        {1}，每一餐都會保留
        Install Demeter again, or compute it with "catalog allergens". Until then these are held where something is banned.
        重新安裝 Demeter，或用「catalog allergens」計算。在那之前，有禁用項目時這些食物會保留。
        {1} is an additive, which only labels tell: of most foods it cannot be told
        {1}是添加物，只有標示才知道：大多數食物無法判斷
        Give products with their ingredients: "demeter barcode", or "demeter foods add" with --ingredients.
        給產品加上成分：「demeter barcode」，或「demeter foods add」加 --ingredients。
        nobody knows "{1}": it is noticed only where somebody says it
        沒有人認識「{1}」：只有話裡提到才會注意到
        Say it otherwise, if it is misspelt: "demeter allergies remove {1}", then add it by the name that lists of ingredients have.
        如果拼錯了，換個說法：「demeter allergies remove {1}」，再用成分表上的名稱加上。
        of {1} of {2} foods in {3} days it cannot be told whether they have what you watch for
        {3} 天裡 {2} 種食物有 {1} 種無法判斷有沒有你要留意的
        Say what is in them: "demeter foods edit" with --ingredients, a recipe ("demeter recipe new"), or the code on the package ("demeter barcode").
        說明裡面有什麼：「demeter foods edit」加 --ingredients、食譜（「demeter recipe new」），或包裝上的條碼（「demeter barcode」）。
        Correct webdav under [cloud].
        請更正 [cloud] 的 webdav。
        demeter-sync is not installed
        沒有安裝 demeter-sync
        Install Demeter again, or take webdav out of [cloud].
        重新安裝 Demeter，或把 webdav 從 [cloud] 拿掉。
        what waits is not known without the daemon
        沒有 daemon 就不知道有什麼在等
        Put the password there, or correct {1}.password_file.
        請把密碼放在那裡，或更正 {1}.password_file。
        {1} belongs to somebody else
        {1} 屬於別人
        chown it to yourself.
        用 chown 改成你的。
        others may read {1}
        別人可以讀取 {1}
        Then try at once with "demeter sync now"; {1}.
        然後馬上用「demeter sync now」試試；{1}。
        {1} is there and is no socket
        {1} 已經存在，而且不是 socket
        Move it away, or name another place with --socket.
        把它移走，或用 --socket 指定別的位置。
        {1} was left by a daemon that is gone
        {1} 是已經不在的 daemon 留下的
        Run this as the person whose daemon it is.
        請以 daemon 擁有者的身分執行。
        nobody answers at {1}
        {1} 沒有人回應
        the one at {1} does not answer: it is stopped or hangs
        {1} 上的 daemon 沒有回應：它停住了或當掉了
        See its log, and start it again.
        請看它的記錄檔，再重新啟動。
        Another daemon, process {1}, has {2} and listens elsewhere: name its socket with --socket, or end it with "kill {3}".
        另一個 daemon（程序 {1}）占用 {2}，在別處等候：用 --socket 指定它的 socket，或用「kill {3}」結束它。
        Start it: systemctl --user start demeterd, or run demeterd.
        啟動它：systemctl --user start demeterd，或執行 demeterd。
        version {1}, up {2}
        版本 {1}，已執行 {2}
        version {1}, and this is {2}
        版本 {1}，而這是 {2}
        Start the daemon again: systemctl --user restart demeterd.
        重新啟動 daemon：systemctl --user restart demeterd。
        nothing can be stored at the moment
        目前無法保存任何東西
        Make room on the disk, and the data folder writable.
        請騰出磁碟空間，並讓資料夾可以寫入。
        the next begins {1} in {2}
        {2} 的下一天從 {1} 開始
        none is set
        沒有設定
        {1} is ready
        {1} 可以使用
        Try it with "demeter model test"; check model.base_url and the key.
        用「demeter model test」試試；檢查 model.base_url 和金鑰。
        goes to {1}
        送到 {1}
        {1} cannot be written: {2}
        無法寫入 {1}：{2}
        there is no program {1}
        沒有程式 {1}
        Install it, or correct summary.sink.command.
        請安裝它，或更正 summary.sink.command。
        goes by mail over {1}; not tried
        透過 {1} 寄出；沒有測試
        goes to an address; not tried
        送到一個位址；沒有測試
        is shown on the desktop
        顯示在桌面
        there is no notify-send to show it on the desktop
        沒有 notify-send 可以顯示在桌面
        Set summary.sink.path to a regular file, or one that is not there yet.
        請把 summary.sink.path 設成一般檔案，或還不存在的檔案。
        Make room on its disk.
        請在它的磁碟騰出空間。
        Make its folder: mkdir -p '{1}'
        建立它的資料夾：mkdir -p '{1}'
        Make {1} and the file writable for you, or set another path.
        讓 {1} 和檔案可以由你寫入，或設定別的路徑。
        closed until {1}, by a clock that was ahead
        因為時鐘快了，到 {1} 的日子都已經結束
        Start the daemon, which opens them again: systemctl --user restart demeterd.
        啟動 daemon，它會重新開啟這些日子：systemctl --user restart demeterd。
        the clock shows {1}, and the journal ends before {2}
        時鐘顯示 {1}，而日誌在 {2} 之前就結束了
        Set the clock: timedatectl set-ntp true. No day is closed until then.
        請校正時鐘：timedatectl set-ntp true。在那之前不會結束任何日子。
        See them with "demeter day {1}"; put each right with "demeter edit ID that was today", or "demeter delete ID".
        用「demeter day {1}」看；用「demeter edit ID that was today」逐筆改正，或「demeter delete ID」。
        Correct url under [sync].
        請更正 [sync] 的 url。
        demeter-postgres is not installed
        沒有安裝 demeter-postgres
        Install it with "make install-household", or take url out of [sync].
        用「make install-household」安裝，或把 url 從 [sync] 拿掉。
        this device has left the household; "demeter sync setup" joins it
        這台裝置已離開家庭；「demeter sync setup」可以加入
        there is none yet; the daemon makes one
        還沒有日誌；daemon 會建立
        damaged, or no journal of Demeter
        損壞了，或不是 Demeter 的日誌
        cannot be read: {1}
        無法讀取：{1}
        Then run "demeter doctor" again.
        然後再執行一次「demeter doctor」。
        left by process {1}, which is gone; it means nothing
        是已經不在的程序 {1} 留下的；沒有影響
        Nothing to do: the next daemon takes it over.
        不用處理：下一個 daemon 會接手。
        there is none, but {1}, taken away by a restore that was cut off
        沒有日誌，只有中斷的還原移走的 {1}
        {1} is left of a restore that was cut off; nothing uses it
        {1} 是中斷的還原留下的；沒有人使用它
        Remove it once your journal is as it should be.
        確認日誌正常之後就移除它。
        Start the daemon, or say "demeter forget" again: either finishes it.
        啟動 daemon，或再執行一次「demeter forget」：兩者都會完成它。
        Keep a copy of {1}; there is no daily copy to restore. "sqlite3 journal.sqlite .recover" rescues what is left.
        請保留一份 {1}；沒有每日備份可以還原。「sqlite3 journal.sqlite .recover」可以救回剩下的。
        rows of {1} refer to nothing
        {1} 的列參照不存在的資料
        the total of {1} is not the sum of its entries
        {1} 的合計不等於各筆的總和
        switched off
        已關閉
        Set backup.enabled, or make copies yourself.
        請設定 backup.enabled，或自己備份。
        none yet; the daemon makes one each day
        還沒有；daemon 每天會做一份
        {1} in {2}, the newest of {3}
        {2} 裡有 {1} 份，最新的是 {3}
        Let the daemon run each day, or see in its log why it makes none.
        讓 daemon 每天執行，或看它的記錄檔為什麼沒有備份。
        Set backup.folder to a folder that you can write to, or make this one that.
        請把 backup.folder 設成你可以寫入的資料夾，或讓這個資料夾可以寫入。
        the disk with {1} is full
        {1} 所在的磁碟已滿
        Make room on it.
        請騰出空間。
        cannot be written to {1}: {2}
        無法寫入 {1}：{2}
        the disk with {1} has {2} left, and a copy takes {3}
        {1} 所在的磁碟剩下 {2}，一份備份要 {3}
        Make room on it, or set backup.folder to another disk.
        請騰出空間，或把 backup.folder 設到另一個磁碟。
        each line in its own; summaries in {1}
        每一行用它自己的語言；摘要用 {1}
        all replies in {1}
        所有回答都用 {1}
        Taiwan
        台灣
        Hong Kong
        香港
        the mainland
        中國大陸
        {1}; Chinese weights as in {2}
        {1}；中文的重量照{2}
        PocketSphinx has no Mandarin model: Chinese is not heard
        PocketSphinx 沒有華語的模型：聽不懂中文
        Set voice.second to a Wyoming recogniser that knows zh.
        請把 voice.second 設成懂 zh 的 Wyoming 辨識器。
        PocketSphinx has no Mandarin model: voice.second is to know zh
        PocketSphinx 沒有華語的模型：voice.second 要懂 zh
        demeter-web is not installed
        沒有安裝 demeter-web
        Install libmicrohttpd-dev and then Demeter again, or set web.enabled to false.
        先安裝 libmicrohttpd-dev 再安裝 Demeter，或把 web.enabled 設成 false。
        it is not served
        沒有提供
        "demeter status" says why; have the daemon read its configuration with "systemctl --user reload demeterd".
        「demeter status」會說原因；用「systemctl --user reload demeterd」讓 daemon 重新讀取設定。
        people.uids names {1} for {2}, who has no journal here
        people.uids 把 {2} 指定給{1}，但他在這裡沒有日誌
        {1} is for {2}, who has no journal here
        {1} 是給{2}的，但他在這裡沒有日誌
        a summary.sink is for {1}, who has no journal here
        有一個 summary.sink 是給{1}的，但他在這裡沒有日誌
        {1} of {2} were confirmed as they stood, in {3} days
        {3} 天裡，{2} 筆有 {1} 筆原樣確認
        {1} of {2} were answered, in {3} days
        {3} 天裡，{2} 個問題有 {1} 個得到回答
        {1} % of {2} in {3} days were right: nobody corrected them within a week
        {3} 天裡 {2} 句話有 {1} % 讀對：一週內沒有人更正
        See why with "demeter parse --why"; teach it your own foods with "demeter foods add" and "demeter recipe new".
        用「demeter parse --why」看原因；用「demeter foods add」和「demeter recipe new」教它你自己的食物。
        {1} % of the requests failed this week, and {2} % in the weeks before
        本週 {1} % 的請求失敗，之前幾週是 {2} %
        Try it with "demeter model test"; "demeter status" tells what failed.
        用「demeter model test」試試；「demeter status」會說什麼失敗了。
        {1} % more {2} this week than in an average week of the four before
        本週的{2}比之前四週平均多 {1} %
        See "demeter model cost"; model.requests_per_day bounds it.
        看「demeter model cost」；model.requests_per_day 可以限制。
        no systemd of your own runs here
        這裡沒有你自己的 systemd 在執行
        demeterd.service ended with status {1}: no namespaces may be made here
        demeterd.service 以狀態 {1} 結束：這裡不能建立命名空間
        Put without-namespaces.conf of the documentation's examples where its first lines say.
        請照文件範例裡 without-namespaces.conf 開頭幾行說的放置它。
        demeterd.service failed with status {1}
        demeterd.service 失敗，狀態 {1}
        See why: journalctl --user -u demeterd. Then: systemctl --user restart demeterd.socket
        看原因：journalctl --user -u demeterd。然後：systemctl --user restart demeterd.socket
        demeterd.socket is active
        demeterd.socket 使用中
        demeterd.socket is not active
        demeterd.socket 沒有使用
        the grammars were not found
        找不到文法
        Install Demeter again, or name their folder with --grammars.
        重新安裝 Demeter，或用 --grammars 指定它們的資料夾。
        demeter-ears is not installed
        沒有安裝 demeter-ears
        Install Demeter again.
        重新安裝 Demeter。
        that of the satellite {1}; not tried
        衛星裝置 {1} 的；沒有測試
        listens to {1}
        從 {1} 聽
        {1} is not heard: {2}
        聽不到 {1}：{2}
        there is no sound device; {1}
        沒有音效裝置；{1}
        Plug in a microphone, or set voice.device.
        請接上麥克風，或設定 voice.device。
        "arecord -L" lists the devices; set voice.device to alsa:NAME.
        「arecord -L」會列出裝置；把 voice.device 設成 alsa:NAME。
        Correct voice.device.
        請更正 voice.device。
        what hears has no network and starts no program (seccomp, tried)
        負責聽的程式沒有網路，也不會啟動程式（seccomp，已測試）
        what hears could reach the network or start programs
        負責聽的程式可能連上網路或啟動程式
        Its kernel needs seccomp filters (CONFIG_SECCOMP_FILTER).
        核心需要 seccomp 過濾器（CONFIG_SECCOMP_FILTER）。
        what hears cannot read the journal (Landlock, tried)
        負責聽的程式無法讀取日誌（Landlock，已測試）
        what hears could read the journal
        負責聽的程式可以讀取日誌
        Its kernel needs Landlock: 5.13 or newer, "landlock" among its lsm=.
        核心需要 Landlock：5.13 或更新，lsm= 裡有「landlock」。
        none, and none is needed; everything is as usual
        沒有，也不需要；一切照預設
        Correct that place; demeter.toml(5) lists every key.
        請更正那個地方；demeter.toml(5) 列出所有項目。
        Name the folder that came with Demeter, or none to have it found.
        請指定 Demeter 附的資料夾，或不指定讓它自己找。
        the variable {1} means nothing
        變數 {1} 沒有意義
        Did you mean {1}?
        你是指 {1} 嗎？
        Unset it.
        請取消設定它。
        Move it away, or set --data-dir.
        把它移走，或設定 --data-dir。
        {1} is not there yet; the daemon makes it
        {1} 還不存在；daemon 會建立
        {1} is no folder
        {1} 不是資料夾
        {1} belongs to somebody else (user {2})
        {1} 屬於別人（使用者 {2}）
        {1} cannot be written
        無法寫入 {1}
        {1} is open to others
        {1} 對別人開放
        """#
}
