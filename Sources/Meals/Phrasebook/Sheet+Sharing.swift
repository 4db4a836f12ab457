extension Phrasebook {
    static let sharing = #"""
        {1} belongs to somebody else; give it to yourself with "chown"
        {1} 屬於別人；請用「chown」改成你的
        others may read {1}; keep them out with "chmod 600"
        別人可以讀取 {1}；請用「chmod 600」阻止
        the daemon's answer to {1} is none; is it another version?
        daemon 對 {1} 的回答無法理解；是別的版本嗎？
        {1} must begin with https://: by plain http anybody on the way could read the journal and the password
        {1} 必須以 https:// 開頭：用普通的 http，路上的任何人都能讀到日誌和密碼
        the {1}'s server refuses the name or the password ({2}); see {3}.user and {4}.password_file
        {1} 的伺服器拒絕名稱或密碼（{2}）；請看 {3}.user 和 {4}.password_file
        another program holds a file of the {1}'s folder (423); tried again soon
        另一個程式占用 {1} 資料夾裡的檔案（423）；很快會再試
        the {1}'s server has no room ({2}); make some, or change {3}
        {1} 的伺服器沒有空間（{2}）；請騰出空間，或更改 {3}
        the {1}'s folder has moved to {2}, where no password is sent unasked; change {3}
        {1} 的資料夾移到 {2}，沒有要求不會把密碼送去；請更改 {3}
        who answers for the {1}'s server cannot show that it is ({2}); check this machine's clock and {3}, or name the server's certificates under {4}.certificates
        {1} 的伺服器無法證明自己的身分（{2}）；請檢查這台機器的時鐘和 {3}，或在 {4}.certificates 指定伺服器的憑證
        the {1}'s server does not answer as it should: {2}; tried again soon
        {1} 的伺服器沒有正常回應：{2}；很快會再試
        there is no folder by WebDAV at {1} ({2}); make it, or correct the address
        {1} 沒有 WebDAV 資料夾（{2}）；請建立它，或更正位址
        another device wrote the same file again and again; tried again soon
        另一台裝置一再寫入同一個檔案；很快會再試
        a file has more than {1} MB, which none of ours has; delete it in the cloud's folder if it is a stranger's
        有檔案超過 {1} MB，我們的檔案不會這麼大；如果是別人的，請在雲端資料夾刪除它
        the {1}'s folder holds more than {2} files or folders, which no devices write; change {3} to a folder for Demeter alone
        {1} 的資料夾有超過 {2} 個檔案或資料夾，裝置不會寫這麼多；請把 {3} 改成只給 Demeter 用的資料夾
        must begin with postgresql://
        必須以 postgresql:// 開頭
        must hold no password, for addresses stand in messages: put it into a file for yourself alone and name that with "password_file" under [sync]
        不能含有密碼，因為位址會出現在訊息裡：請放進只有你能讀的檔案，用 [sync] 的「password_file」指定
        must name one host
        必須指定一台主機
        has a part that is none: {1}
        有無效的部分：{1}
        must hold no password: name a file with "password_file" under [sync]
        不能含有密碼：請用 [sync] 的「password_file」指定檔案
        may say host, port, user, dbname and sslmode, and not {1}
        可以有 host、port、user、dbname 和 sslmode，不能有 {1}
        has an sslmode that is none: {1}
        有無效的 sslmode：{1}
        must have sslmode={1}, or none: by anything less somebody on the way could read the journal and the password
        必須是 sslmode={1} 或不寫：否則路上的人可能讀到日誌和密碼
        has a port that is none: {1}
        有無效的連接埠：{1}
        has a "%" that is followed by no number
        有後面不是數字的「%」
        has characters that no name has
        有名稱裡不會有的字元
        the household's server does not answer as it should: {1}; tried again soon
        家庭伺服器沒有正常回應：{1}；很快會再試
        the household's server refuses the role or the password ({1}); see sync.url and sync.password_file
        家庭伺服器拒絕角色或密碼（{1}）；請看 sync.url 和 sync.password_file
        who answers for the household's server cannot show that it is ({1}); check sync.url, or name the server's certificates with sync.certificates
        家庭伺服器無法證明自己的身分（{1}）；請檢查 sync.url，或用 sync.certificates 指定伺服器的憑證
        there is nothing of Demeter's in that database yet; make it with "demeter sync setup"
        那個資料庫裡還沒有 Demeter 的東西；請用「demeter sync setup」建立
        what is in that database is of an earlier version; bring it up to date with "demeter sync setup", as whoever set it up
        資料庫裡的是較舊的版本；請由建立的人用「demeter sync setup」更新
        what is in that database is of a later version; bring Demeter up to date on this device
        資料庫裡的是較新的版本；請更新這台裝置的 Demeter
        the role "{1}" is no person of this household; whoever set it up adds one with "demeter people add"
        角色「{1}」不是這個家庭的人；由建立的人用「demeter people add」加入
        sync.person is "{1}", but the role in sync.url is {2}'s; correct one of them
        sync.person 是「{1}」，但 sync.url 的角色是{2}的；請更正其中一個
        this journal was carried for {1} before, and would now become {2}'s; correct sync.url, or say "demeter sync leave" first if that is what you want
        這本日誌之前是為{1}傳送的，現在會變成{2}的；請更正 sync.url，如果真的要這樣，先執行「demeter sync leave」
        this device has left the household, and nothing is carried; "demeter sync setup" joins it again, and without url under [sync] nobody asks
        這台裝置已離開家庭，什麼都不會傳送；「demeter sync setup」可以再加入，把 [sync] 的 url 拿掉就不會再問
        what this device remembers of the household, cloud/household.json in the data folder, cannot be used ({1}), and nothing is carried; restore it, or say "demeter sync leave" and then "demeter sync setup"
        這台裝置對家庭的記憶（資料夾裡的 cloud/household.json）無法使用（{1}），什麼都不會傳送；請還原它，或先執行「demeter sync leave」再執行「demeter sync setup」
        the household's server does not let this role do that ({1}); whoever set it up may
        家庭伺服器不讓這個角色這樣做（{1}）；建立的人可以
        the role "{1}" may read everybody's rows whatever is said of them, so it can be no person's; make one that is no superuser
        角色「{1}」可以讀取每個人的資料，所以不能代表一個人；請建立不是超級使用者的角色
        there is no "{1}" in this household; see "demeter people list"
        這個家庭沒有「{1}」；請看「demeter people list」
        "{1}" is in this household already
        「{1}」已經在這個家庭裡
        "{1}" cannot be a person's name here: 1 to 63 letters, digits, "-" and "_"
        「{1}」在這裡不能當人的名字：1 到 63 個字母、數字、「-」和「_」
        the household's server says: {1}; tried again soon
        家庭伺服器說：{1}；很快會再試
        other devices sent without a pause; tried again soon
        其他裝置一直在送；很快會再試
        the files in the cloud's folder are encrypted, and this device has no key: give it the one that "demeter sync key" made, by cloud.key_file
        雲端資料夾裡的檔案有加密，這台裝置沒有金鑰：請用 cloud.key_file 給它「demeter sync key」產生的那把
        a file in the cloud's folder does not open by this device's key: every device needs the same one, and if all have it somebody has changed the file
        雲端資料夾裡有個檔案用這台裝置的金鑰打不開：每台裝置都要用同一把；如果都一樣，就是有人改過檔案
        a file in the cloud's folder is not encrypted, and is not taken: give the device that wrote it the key too, by cloud.key_file
        雲端資料夾裡有個檔案沒有加密，所以不採用：請用 cloud.key_file 把金鑰也給寫它的裝置
        nothing was shown in it yet
        還沒有在行事曆顯示過任何東西
        shown {1}
        上次顯示：{1}
        Put it there, or correct {1}.{2}.
        請把它放在那裡，或更正 {1}.{2}。
        Correct url under [calendar].
        請更正 [calendar] 底下的 url。
        It is tried again by itself.
        會自動再試。
        """#
}
