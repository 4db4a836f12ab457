extension Phrasebook {
    static let manual = #"""
        See {1}(1).
        請看 {1}(1)。
        Options
        選項
        All verbs take these, before or after the verb.
        所有指令都可以用，放在指令前面或後面。
        Done.
        完成。
        Understood nothing or found nothing; for doctor, something needs a remedy.
        什麼都沒讀懂或沒找到；doctor 則是有需要處理的地方。
        Wrong usage.
        用法錯誤。
        Bad input data.
        輸入資料錯誤。
        The daemon cannot be reached, or answers nobody; what to do is said.
        連不到 daemon，或它不回應任何人；會說明怎麼辦。
        Cannot create, or cannot write.
        無法建立，或無法寫入。
        Try again later.
        請稍後再試。
        Examples
        範例
        See also
        參見
        Signals
        信號
        Answers what it has received, closes the journal and ends, within five seconds.
        回應已收到的，關閉日誌並結束，五秒之內。
        Reads the configuration again. A faulty one changes nothing and is told of in the log.
        重新讀取設定。設定有誤就什麼都不改，並寫在記錄檔。
        Is accepted and does nothing.
        接受，但什麼都不做。
        With systemd
        搭配 systemd
        A socket that the service manager passes (LISTEN_FDS) is used instead of one of its own. On NOTIFY_SOCKET it says when it is ready, stops or reads its configuration, and feeds the watchdog twice in each WATCHDOG_USEC. The user units demeterd.socket and demeterd.service, and the system units demeterd@USER.socket and demeterd@USER.service, come with it.
        會使用服務管理員傳來的 socket（LISTEN_FDS），而不是自己的。在 NOTIFY_SOCKET 上回報就緒、停止或讀取設定，並在每個 WATCHDOG_USEC 內餵兩次 watchdog。附有使用者單元 demeterd.socket 和 demeterd.service，以及系統單元 demeterd@USER.socket 和 demeterd@USER.service。
        It was asked to end.
        被要求結束。
        The configuration, the catalog or the journal cannot be used.
        無法使用設定、目錄或日誌。
        Cannot listen on the socket.
        無法在 socket 上等候。
        Cannot create or cannot read what it needs.
        無法建立或讀取需要的東西。
        Another daemon has the data folder.
        另一個 daemon 占用資料夾。
        Verbs
        指令
        Privacy
        隱私
        Nothing of what it hears leaves the machine; the daemon is told words.
        聽到的都不會離開這台機器；只把文字告訴 daemon。
        Nothing was said.
        沒有人說話。
        A file cannot be read as sound.
        檔案無法當成聲音讀取。
        The sound, the foods or the voice model cannot be used.
        無法使用聲音、食物或聲音模型。
        Whoever may read at the broker reads what allow under [mqtt] lets it be told; whoever may write there does what that lets it do.
        可以在代理讀取的人，會看到 [mqtt] 的 allow 允許說的；可以寫入的人，可以做它允許的。
        The configuration names no broker, or cannot be used.
        設定沒有指定代理，或無法使用。
        It cannot start.
        無法啟動。
        What it may do
        可以做什麼
        It talks to the daemon and to the server of the folder. It starts no program (seccomp), and of the data folder it has the folder cloud alone, where days are handed over (Landlock): the journal's own files are out of its reach.
        它和 daemon 以及資料夾的伺服器溝通。不啟動任何程式（seccomp），在資料夾裡只能使用交接日子的 cloud 資料夾（Landlock）：碰不到日誌本身的檔案。
        It was asked to end, or everything was carried.
        被要求結束，或全部傳送完畢。
        The configuration names no folder, or cannot be used.
        設定沒有指定資料夾，或無法使用。
        The server refuses, or rights cannot be given away.
        伺服器拒絕，或無法放棄權限。
        The folder cloud cannot be made.
        無法建立 cloud 資料夾。
        The server or the daemon cannot be reached; try again later.
        連不到伺服器或 daemon；請稍後再試。
        It talks to the daemon and to the server. It starts no program (seccomp), and of the data folder it has the folder cloud alone, where days are handed over (Landlock): the journal's own files are out of its reach. Beyond this machine it speaks with a server only that shows by its certificate that it is the one that was named (verify-full).
        它和 daemon 以及伺服器溝通。不啟動任何程式（seccomp），在資料夾裡只能使用交接日子的 cloud 資料夾（Landlock）：碰不到日誌本身的檔案。在這台機器以外，只和用憑證證明自己就是指定的伺服器溝通（verify-full）。
        It was asked to end, or did what it was asked for.
        被要求結束，或完成要做的。
        The configuration names no server, or cannot be used.
        設定沒有指定伺服器，或無法使用。
        Who is heard
        聽誰的
        Wyoming knows neither persons nor passwords: whoever reaches the port does what allow under [wyoming] lets them. It listens to this computer alone unless peers names others.
        Wyoming 不分辨人，也沒有密碼：連得到連接埠的人都能做 [wyoming] 的 allow 允許的。除非 peers 指定別的，否則只在這台電腦等候。
        It listens at one address, and talks to the daemon, and to avahi-daemon by the system bus where announce says so; it opens no other connection, starts no program and reads no file but the voice of espeak-ng (seccomp, Landlock).
        它在一個位址等候，和 daemon 溝通，announce 有設定時也透過系統匯流排和 avahi-daemon 溝通；不開其他連線，不啟動程式，除了 espeak-ng 的聲音不讀任何檔案（seccomp、Landlock）。
        The configuration says nowhere to listen, or cannot be used.
        設定沒有說在哪裡等候，或無法使用。
        It cannot listen, cannot reach the server, or cannot give its rights away.
        無法等候、連不到伺服器，或無法放棄權限。
        Who gets in
        誰可以進入
        Nobody but by a link of demeter-web's own, which "demeter web" prints; it is good once and for five minutes. "demeter web sessions" lists the browsers that are signed in, and signs them out. Links and sessions are kept by their digests, in the folder web beside the journal.
        只有透過 demeter-web 自己的連結才能進入，由「demeter web」印出；只能用一次，五分鐘內有效。「demeter web sessions」會列出登入中的瀏覽器，也能讓它們登出。連結和登入只保存摘要值，放在日誌旁的 web 資料夾。
        It serves at one address, and talks to the daemon; it opens no other connection, starts no program and reads no file but those of its sessions (seccomp, Landlock).
        它在一個位址提供網頁，和 daemon 溝通；不開其他連線，不啟動程式，除了登入的檔案不讀任何檔案（seccomp、Landlock）。
        The configuration or the certificate cannot be used.
        無法使用設定或憑證。
        It cannot listen, or cannot give its rights away.
        無法等候，或無法放棄權限。
        Its folder cannot be made.
        無法建立它的資料夾。
        Another one serves the page already.
        已經有另一個在提供網頁。
        It has answered, also that the picture cannot be read.
        已經回答，包括照片無法讀取。
        Its answer could not be written.
        無法寫出回答。
        It cannot give its rights away, and has read nothing.
        無法放棄權限，什麼都沒有讀。
        It was told to end, or the reader is unplugged.
        被要求結束，或讀碼器拔掉了。
        What was named is no reader, or may not be read.
        指定的不是讀碼器，或不能讀取。
        Name
        名稱
        Synopsis
        語法
        Description
        說明
        Exit status
        結束狀態
        Files
        檔案
        The configuration, see demeter.toml(5). Needs not be there.
        設定檔，見 demeter.toml(5)。可以不存在。
        The journal, an SQLite database; the folder is for its person alone.
        日誌，一個 SQLite 資料庫；資料夾只有本人能用。
        A copy of the journal for each of the last days and weeks.
        最近每天和每週各一份日誌的備份。
        What can be made again and may be removed: the index of the foods, the voice's models.
        可以重新產生、可以移除的東西：食物的索引、語音的模型。
        The socket; in the data folder where there is no such variable. Programs that are started without it look in /run/user/UID too.
        socket；沒有這個變數時在資料夾裡。啟動時沒有這個變數的程式也會看 /run/user/UID。
        The socket of the system's service for a person; demeter(1) uses it when there is no other.
        系統服務為一個人準備的 socket；沒有別的時 demeter(1) 會使用它。
        Environment
        環境變數
        As the options --config, --data-dir, --socket, --ingredients and --grammars, which count more.
        和選項 --config、--data-dir、--socket、--ingredients、--grammars 相同，選項優先。
        The setting "key" of the table "table" of the configuration.
        設定裡表格「table」的「key」。
        Where the files above are, when they are not where they usually are.
        上面的檔案不在平常位置時，放在哪裡。
        Keeps demeter(1) from using colours.
        讓 demeter(1) 不用顏色。
        demeter.toml - configuration of the food journal
        demeter.toml - 飲食日誌的設定
        Settings of {1}.
        {1} 的設定。
        Any number of tables, each a place to which the summary of a day goes.
        任意多個表格，每個是一天的摘要要送到的地方。
        Nothing needs to be set: the file need not exist, and everything left out is as shown here. It is TOML. An unknown key or a wrong value is refused with its line.
        不需要設定任何東西：檔案可以不存在，沒寫的就和這裡顯示的一樣。格式是 TOML。不認得的項目或錯誤的值會連同行號拒絕。
        Every setting has a variable too, which counts more than the file. The daemon reads the file when it starts and on SIGHUP.
        每個設定也有變數，優先於檔案。daemon 在啟動和收到 SIGHUP 時讀取檔案。
        When days begin and end.
        一天什麼時候開始和結束。
        How much is too much.
        多少算太多。
        The language model that may be asked about doubtful meals; none unless you set one. Its key comes from the credential model-api-key, from api_key_file, from the keyring or from DEMETER_MODEL_API_KEY, and is never written here.
        有疑問的餐點可以問的語言模型；沒有設定就沒有。金鑰來自憑證 model-api-key、api_key_file、金鑰圈或 DEMETER_MODEL_API_KEY，不會寫在這裡。
        A reader of bar codes, see demeter-reader(8).
        條碼讀碼器，見 demeter-reader(8)。
        Where foods are looked up that nobody here knows; nowhere unless you say so. Keys come from the credentials fdc-api-key and nutritionix-api-key, from the files, from the keyring or from DEMETER_FDC_API_KEY and DEMETER_NUTRITIONIX_API_KEY, and are never written here.
        沒有人認識的食物到哪裡查；除非你說，否則不查。金鑰來自憑證 fdc-api-key 和 nutritionix-api-key、檔案、金鑰圈，或 DEMETER_FDC_API_KEY 和 DEMETER_NUTRITIONIX_API_KEY，不會寫在這裡。
        The microphone.
        麥克風。
        The summary of a day.
        一天的摘要。
        Copies of the journal, made each day while the daemon runs.
        daemon 執行時每天做的日誌備份。
        A folder of your own cloud by which your devices share the journal, see demeter-sync(8). Its password comes from the credential cloud-password, from password_file, from DEMETER_CLOUD_PASSWORD or from the keyring, and is never written here.
        裝置共用日誌的自己雲端的資料夾，見 demeter-sync(8)。密碼來自憑證 cloud-password、password_file、DEMETER_CLOUD_PASSWORD 或金鑰圈，不會寫在這裡。
        A household's server by which a person's devices share the journal, see demeter-postgres(8). The role's password comes from the credential sync-password, from password_file, from DEMETER_SYNC_PASSWORD or from the keyring, and is never written here.
        一個人的裝置共用日誌的家庭伺服器，見 demeter-postgres(8)。角色的密碼來自憑證 sync-password、password_file、DEMETER_SYNC_PASSWORD 或金鑰圈，不會寫在這裡。
        The broker by which demeter-house shows the journal to Home Assistant. Its password comes from the credential mqtt-password, from password_file or from DEMETER_MQTT_PASSWORD, and is never written here.
        demeter-house 把日誌給 Home Assistant 看的代理。密碼來自憑證 mqtt-password、password_file 或 DEMETER_MQTT_PASSWORD，不會寫在這裡。
        The page for browsers, see demeter-web(8). Who may see it is said by "demeter web".
        給瀏覽器的網頁，見 demeter-web(8)。誰可以看由「demeter web」決定。
        The rooms of the house, by Home Assistant's Wyoming protocol, see demeter-wyoming(8).
        家裡的房間，透過 Home Assistant 的 Wyoming 協定，見 demeter-wyoming(8)。
        What an assistant may do that talks to Demeter by the Model Context Protocol.
        使用 Model Context Protocol 與 Demeter 溝通的 AI 助理可以做什麼。
        An example that {1}:
        範例：{1}：
        Looking back
        回顧
        Your data
        你的資料
        The program itself
        程式本身
        Verbs of {1}(1), which tells of the options that all of them take, of the exit status and of the files.
        {1}(1) 的指令；共用的選項、結束狀態和檔案請看那一頁。
        """#
}
