extension Phrasebook {
    static let keys = #"""
        The time zone by which days begin and end; "system" follows the machine.
        一天開始和結束的時區；「system」照機器的設定。
        When a day begins: what is eaten earlier belongs to the day before.
        一天什麼時候開始：更早吃的算在前一天。
        The hours at which what is eaten is breakfast, unless it is said; the rest is a snack.
        沒說餐次時，哪些時間吃的算早餐；其餘是點心。
        The hours of lunch. One that ends before it begins goes over midnight.
        午餐的時間。結束早於開始就跨過午夜。
        The hours of dinner.
        晚餐的時間。
        Names of your own for meals, as "second breakfast: snack".
        自己的餐次名稱，例如「second breakfast: snack」。
        How long a question waits for its answer; then what it is about stays held.
        問題等多久的回答；之後相關的紀錄會保留。
        The unit of energy that people read; JSON, exported files and metrics are in kcal always.
        給人看的熱量單位；JSON、匯出檔和 metrics 一律用 kcal。
        The language of replies and summaries; "auto" answers a line in its own language.
        回答和摘要的語言；「auto」用每一行自己的語言回答。
        Where Chinese weights and names are from: Taiwan, Hong Kong or the mainland.
        中文的重量和名稱照哪裡的：台灣、香港或中國大陸。
        Characters that a description may have.
        一句話最多幾個字。
        Connections to the socket at one time; one more is told that the daemon is busy.
        同時連到 socket 的連線數；超過的會得知 daemon 忙碌。
        Whether doubtful meals go to the language model, once one is configured.
        有設定語言模型時，有疑問的餐點是否交給它。
        Address of an OpenAI-compatible service, without "/chat/completions".
        相容 OpenAI 的服務的位址，不含「/chat/completions」。
        Name of the model that reads doubtful meals.
        讀取有疑問餐點的模型名稱。
        Name of a better model, asked when the first one is not sure.
        較好的模型的名稱，第一個不確定時問它。
        How long to wait for the model before a meal is kept for later.
        等模型多久之後，把餐點留到以後。
        Requests to the model in any minute at most.
        任一分鐘內最多幾次請求。
        Requests to the model in any day at most.
        任一天內最多幾次請求。
        Length of an answer at most, in the model's tokens.
        回答的長度上限，以模型的 token 計。
        How freely the model answers; 0 is the most repeatable.
        模型回答的自由程度；0 最能重現。
        File that holds the service's key and nothing else.
        只存放服務金鑰的檔案。
        Public key that the service must have, as "sha256//…".
        服務必須有的公鑰，寫成「sha256//…」。
        Confidence from which on an offline reading is logged unasked.
        離線讀取的把握從多少起不問就記錄。
        Confidence from which on it is logged, and the model checks it later.
        從多少起先記錄，之後由模型檢查。
        Confidence below which the strong model reads.
        低於多少時由較強的模型讀取。
        What models cost, each as "MODEL: PROMPT COMPLETION" for a million tokens told and answered.
        模型的費用，各寫成「MODEL: PROMPT COMPLETION」，每百萬個送出和回答的 token。
        The currency of model.prices, as "EUR".
        model.prices 的貨幣，例如「EUR」。
        Name of the model that is shown photographs; model.model unless set.
        看照片的模型名稱；沒有設定就是 model.model。
        Whether small copies of photographs go to the model's server, once one is configured.
        有設定模型時，是否把照片的小圖送到模型的伺服器。
        A recogniser like Clarifai's food model, asked when the model is not sure or down.
        像 Clarifai 食物模型的辨識器，模型不確定或不在時問它。
        File that holds the key to it and nothing else.
        只存放它的金鑰的檔案。
        Folder of the model.onnx and labels.txt that guess what photographs show; none unless set.
        裝著 model.onnx 和 labels.txt 的資料夾，用來猜照片裡是什麼；沒有設定就不猜。
        A reader of bar codes, one of /dev/input/by-id, or a FIFO of your own; none unless set.
        條碼讀碼器，/dev/input/by-id 裡的一個，或你自己的 FIFO；沒有設定就沒有。
        Who is asked, in this order, about foods that nobody here knows; nobody unless set.
        沒有人認識的食物依序問誰；沒有設定就不問。
        How long to wait for all of them together.
        全部一起等多久。
        Address of Open Food Facts, or of a copy of it.
        Open Food Facts 或其複本的位址。
        Address of FoodData Central.
        FoodData Central 的位址。
        File that holds the key to FoodData Central and nothing else.
        只存放 FoodData Central 金鑰的檔案。
        Address of Nutritionix.
        Nutritionix 的位址。
        The "x-app-id" of your account at Nutritionix.
        你在 Nutritionix 帳號的「x-app-id」。
        File that holds the key of that account and nothing else.
        只存放那個帳號金鑰的檔案。
        A mail address that services are told, as Open Food Facts asks for.
        告訴各服務的電子郵件，例如 Open Food Facts 會要求。
        Whether to listen to a microphone.
        是否聽麥克風。
        Listen after the wake phrase, when pushed ("demeter listen"), or always.
        喚醒之後才聽、按下（「demeter listen」）才聽，或一直聽。
        The words that wake Demeter.
        喚醒 Demeter 的詞。
        How Demeter answers what it has heard.
        Demeter 怎麼回應聽到的話。
        Whose words count: our own decoder's, or always those of voice.second while it answers.
        以誰聽到的為準：我們自己的解碼器，或 voice.second 有回應時一律用它。
        A recogniser that speaks Wyoming, which hears again what was hardly understood.
        使用 Wyoming 的辨識器，再聽一次聽不清楚的。
        Whether your voice is learnt from what you say and confirm; no sound is kept.
        是否從你說過並確認的學習聲音；不保存聲音。
        When a preview of the day's summary goes out, while there is time to eat well; none unless set.
        當天摘要的預覽什麼時候送出，還來得及好好吃；沒有設定就不送。
        When the review of the week goes out, as "sunday 20:00"; none unless set.
        一週回顧什麼時候送出，例如「sunday 20:00」；沒有設定就不送。
        Hosts on private networks that recipes may be fetched from, as those of Mealie or Nextcloud.
        可以從哪些私人網路的主機取得食譜，例如 Mealie 或 Nextcloud 的。
        Whether to ask, by the summary's sinks, about what you probably had and did not log.
        是否透過摘要的送達處，詢問你可能吃了但沒記錄的。
        Hours at which nobody is reminded. Those that end before they begin go over midnight.
        不提醒任何人的時間。結束早於開始就跨過午夜。
        Reminders on a day at most.
        一天最多幾次提醒。
        A folder by WebDAV through which your devices share the journal; none unless set.
        裝置透過 WebDAV 共用日誌的資料夾；沒有設定就沒有。
        Your name at the server of the folder.
        你在資料夾伺服器的名稱。
        File that holds the password at that server and nothing else.
        只存放該伺服器密碼的檔案。
        File of trusted certificates (PEM) instead of the system's, for that server.
        該伺服器改用的可信憑證檔案（PEM），取代系統的。
        What the owner of this daemon's journal is called, where others have theirs beside it.
        這個 daemon 日誌的擁有者叫什麼（旁邊還有別人的日誌時）。
        Accounts of this machine that may use the socket, and whose each is, as "1001: anna".
        這台機器哪些帳號可以使用 socket，各是誰，例如「1001: anna」。
        Whether people find each other's own foods, products and recipes here.
        大家在這裡能否找到彼此自己的食物、產品和食譜。
        A household's PostgreSQL server, as "postgresql://anna@host/demeter"; none unless set.
        家庭的 PostgreSQL 伺服器，例如「postgresql://anna@host/demeter」；沒有設定就沒有。
        Whose journal this is, as the household calls them; whoever the role is unless set.
        這是誰的日誌，用家裡的稱呼；沒有設定就是角色的主人。
        File that holds the password of the role and nothing else.
        只存放角色密碼的檔案。
        Whether to copy the journal each day.
        是否每天備份日誌。
        Where copies go; "backups" in the data folder unless set.
        備份放在哪裡；沒有設定就是資料夾裡的「backups」。
        Daily copies to keep.
        保留幾份每日備份。
        Weekly copies to keep.
        保留幾份每週備份。
        What an assistant may do that "demeter mcp" serves; only "erase" deletes entries.
        「demeter mcp」服務的 AI 助理可以做什麼；只有「erase」可以刪除紀錄。
        Whether the daemon serves the page for browsers, see "demeter web".
        daemon 是否為瀏覽器提供網頁，見「demeter web」。
        Where the page is served. Beyond this computer only with certificate and key.
        網頁在哪裡提供。這台電腦以外必須有憑證和金鑰。
        File of the page's certificate and those that it is signed by, for TLS.
        網頁憑證和簽署它的憑證的檔案，給 TLS 用。
        File of the certificate's key.
        憑證金鑰的檔案。
        Names by which the page is reached over TLS, its own or that of a proxy before it.
        透過 TLS 連到網頁的名稱，它自己的或前面代理的。
        The house's MQTT broker, for demeter-house; "mqtts" is encrypted.
        家裡的 MQTT 代理，給 demeter-house 用；「mqtts」是加密的。
        The name by which the broker knows Demeter.
        代理怎麼稱呼 Demeter。
        File that holds the broker's password and nothing else.
        只存放代理密碼的檔案。
        File of certificates that the broker's must be signed by, instead of the system's.
        代理的憑證必須由這個檔案裡的憑證簽署，取代系統的。
        What the house calls you; your user's name unless set.
        家裡怎麼稱呼你；沒有設定就是使用者名稱。
        The topic under which Home Assistant looks for devices.
        Home Assistant 尋找裝置的主題。
        What the house may see and do; "listen" opens the ears, "correct" is undo.
        家裡可以看什麼、做什麼；「listen」會打開耳朵，「correct」是復原。
        Where rooms that speak Wyoming are listened to. Beyond this computer only with peers.
        在哪裡等使用 Wyoming 的房間。這台電腦以外必須有 peers。
        What the house calls you, where several people have a port each; not told unless set.
        家裡怎麼稱呼你（好幾個人各有連接埠時）；沒有設定就不說。
        Whose journal the microphone is for, of several at this daemon; the owner's, or whoever is named.
        這個 daemon 有好幾個人的日誌時，麥克風記到誰的；沒有設定就是主人的，或話裡提到的人的。
        Whose journal the house is for, of several at this daemon; the owner's, or whoever is named.
        這個 daemon 有好幾個人的日誌時，智慧家庭記到誰的；沒有設定就是主人的，或話裡提到的人的。
        Whose journal the reader is for, of several at this daemon; the owner's unless set.
        這個 daemon 有好幾個人的日誌時，條碼機記到誰的；沒有設定就是主人的。
        Whose journal rooms are for, of several at this daemon; the owner's, or whoever is named.
        這個 daemon 有好幾個人的日誌時，房間記到誰的；沒有設定就是主人的，或話裡提到的人的。
        Whether rooms may have speech turned into words by ears of Demeter's own.
        房間是否可以用 Demeter 自己的耳朵把說話變成文字。
        Who may connect there beside this computer, by address.
        除了這台電腦，哪些位址可以連到那裡。
        Whether your network is told of it (Zeroconf); needs a listen beyond this computer.
        是否告訴你的網路（Zeroconf）；listen 必須在這台電腦以外。
        What somebody may do who speaks in a room; nobody is told apart there.
        在房間裡說話的人可以做什麼；那裡不分辨是誰。
        Where the summary goes.
        摘要送到哪裡。
        Of whose days it is told, where several people have journals here; the owner's unless set.
        說誰的日子（好幾個人在這裡有日誌時）；沒有設定就是擁有者。
        The file to which a summary is appended.
        摘要會加到這個檔案後面。
        The program that reads the summary from its standard input.
        從標準輸入讀取摘要的程式。
        The mail server, as "host" or "host:port".
        郵件伺服器，寫成「host」或「host:port」。
        The sender's mail address.
        寄件人的電子郵件。
        The receivers' mail addresses.
        收件人的電子郵件。
        The name by which the mail server knows you, when it asks for one.
        郵件伺服器要求時，它認得你的名稱。
        File that holds the mail server's password and nothing else.
        只存放郵件伺服器密碼的檔案。
        How the mail is encrypted: after the command STARTTLS, from the first byte on, or not.
        郵件怎麼加密：STARTTLS 指令之後、從第一個位元組起，或不加密。
        File of certificates that the mail server's must be signed by, instead of the system's.
        郵件伺服器的憑證必須由這個檔案裡的憑證簽署，取代系統的。
        The address that gets the summary.
        收到摘要的位址。
        a whole number from {1} to {2}
        {1} 到 {2} 的整數
        a number from {1} to {2}
        {1} 到 {2} 的數字
        a string that is not empty
        不是空的字串
        a bare mail address, as "me@example.org"
        單純的電子郵件位址，例如 "me@example.org"
        a string or an array of strings
        字串或字串的陣列
        "host", "host:port", "sendmail" or a program's path
        "host"、"host:port"、"sendmail" 或程式的路徑
        an absolute path or one that begins with "~/"
        絕對路徑，或以 "~/" 開頭的路徑
        an address that begins with "https://" or "http://"
        以 "https://" 或 "http://" 開頭的位址
        an address and a port, as "127.0.0.1:7377" or "[::1]:7377"
        位址和連接埠，例如 "127.0.0.1:7377" 或 "[::1]:7377"
        an array of addresses in numbers, as ["192.168.1.20"]
        數字位址的陣列，例如 ["192.168.1.20"]
        an array of names of hosts, as ["journal.example.org"]
        主機名稱的陣列，例如 ["journal.example.org"]
        a time of day as "HH:MM"
        「HH:MM」形式的時間
        a day of the week and a time, as "sunday 20:00"
        星期幾和時間，例如 "sunday 20:00"
        hours as "HH:MM-HH:MM"
        「HH:MM-HH:MM」形式的時段
        strings as "elevenses: snack", each with one of breakfast, lunch, dinner and snack
        像 "elevenses: snack" 的字串，各有 breakfast、lunch、dinner 和 snack 其中之一
        strings as "MODEL: 0.15 0.60", each with two prices from 0 to 1000000
        像 "MODEL: 0.15 0.60" 的字串，各有兩個 0 到 1000000 的價格
        strings, each the name or number of a host alone, as "mealie.lan"
        字串，各是單獨的主機名稱或位址，例如 "mealie.lan"
        one word of letters and digits, as "anna"
        一個由字母和數字組成的詞，例如 "anna"
        strings as "1001: anna", each with the number of an account and a name
        像 "1001: anna" 的字串，各有帳號的號碼和名字
        "system" or the name of an installed time zone, as "Europe/Rome"
        "system" 或已安裝時區的名稱，例如 "Europe/Rome"
        "alsa:NAME", "fifo:PATH", "wav:PATH", "wyoming:tcp://HOST:PORT" or "stdin"
        "alsa:NAME"、"fifo:PATH"、"wav:PATH"、"wyoming:tcp://HOST:PORT" 或 "stdin"
        a command line, or an array of a program and its arguments
        命令列，或程式和參數的陣列
        one that is no bare mail address, as "me@example.org" is
        不是像 "me@example.org" 這種單純的電子郵件位址的字串
        an empty string
        空字串
        one with line breaks or other control characters
        有換行或其他控制字元的字串
        one with a name or a password in it
        含有名稱或密碼的位址
        this string
        這個字串
        File with the key, made by "demeter sync key", that encrypts the folder's files; not unless set.
        裝著金鑰的檔案，由「demeter sync key」產生，用來加密資料夾裡的檔案；不設定就不加密。
        Whether daily copies of the journal stand in the folder as well, the newest seven.
        資料夾裡是否也放日誌每天的備份，保留最新的七份。
        Whether tables for spreadsheets stand in the folder as well (Exports/meals.csv); not with a key.
        資料夾裡是否也放試算表能開的表格（Exports/meals.csv）；有金鑰時不放。
        Whether these tables have decimal commas, and semicolons between their columns.
        這些表格的小數點是否用逗號，欄與欄之間用分號。
        A calendar by CalDAV in which your meals are shown as events; none unless set.
        用 CalDAV 的行事曆，把你的餐點顯示成行程；不設定就沒有。
        Your name at the calendar's server.
        你在行事曆伺服器上的名稱。
        What an event is of: a meal, or a whole day.
        一個行程代表什麼：一餐，或一整天。
        Show meals in the calendar of [calendar] instead of carrying changes.
        把餐點顯示在 [calendar] 的行事曆，不傳送變更。
        Read the nutrition label in the picture instead, where built with tesseract.
        改讀圖片裡的營養標示；編譯時要有 tesseract。
        Guess what the picture shows instead, by the model.onnx and labels.txt of a folder; where built with OpenCV.
        改用資料夾裡的 model.onnx 和 labels.txt 猜圖片裡是什麼；編譯時要有 OpenCV。
        A calendar by CalDAV that shows what you ate, see demeter-sync(8). Its password comes from the credential calendar-password, from password_file, from DEMETER_CALENDAR_PASSWORD or from the keyring, and is never written here.
        用 CalDAV 顯示你吃了什麼的行事曆，見 demeter-sync(8)。密碼來自憑證 calendar-password、password_file、DEMETER_CALENDAR_PASSWORD 或鑰匙圈，絕不寫在這裡。
        Make a key by which the files in your cloud's folder are encrypted
        產生一把金鑰，用來加密雲端資料夾裡的檔案
        It is shown this once and kept nowhere. Give all your devices the same one, by key_file under [cloud] or as the password is given, and keep a copy: without it nobody reads the files again.
        只顯示這一次，不會存在任何地方。請把同一把給你所有的裝置，用 [cloud] 底下的 key_file，或照給密碼的方式，並留一份備份：沒有它，誰也讀不了那些檔案。
        puts one into a file
        把一把金鑰放進檔案
        """#
}
