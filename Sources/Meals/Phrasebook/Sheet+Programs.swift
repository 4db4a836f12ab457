extension Phrasebook {
    static let programs = #"""
        Keep the food journal and answer on its socket
        保存飲食日誌，並在 socket 上回應
        Needs no configuration. It runs in the foreground until SIGTERM or Ctrl-C, rereads its configuration on SIGHUP, and works with systemd's socket activation, notification and watchdog.
        不需要設定。在前景執行到 SIGTERM 或 Ctrl-C，收到 SIGHUP 會重新讀取設定，支援 systemd 的 socket 啟動、通知和 watchdog。
        Configuration file; ~/.config/demeter/config.toml unless given.
        設定檔；沒給就是 ~/.config/demeter/config.toml。
        Folder of the journal; ~/.local/share/demeter unless given.
        日誌的資料夾；沒給就是 ~/.local/share/demeter。
        Socket to listen on; $XDG_RUNTIME_DIR/demeter/demeter.sock unless given.
        等候的 socket；沒給就是 $XDG_RUNTIME_DIR/demeter/demeter.sock。
        Catalog of foods.
        食物的目錄。
        Folder of spoken sentences.
        語音句子的資料夾。
        Print the version and end.
        印出版本並結束。
        Hears what is said to Demeter
        聽對 Demeter 說的話
        The daemon and the command line start this program; you need not.
        由 daemon 和 demeter 指令啟動；你不用自己執行。
        Print what is said in WAV files
        印出 WAV 檔裡說的話
        Print one JSON object for each file.
        每個檔案印出一個 JSON 物件。
        Change a setting of the decoder or, with a dot, of the language model.
        更改解碼器的設定；有點的是語言模型的設定。
        A WAV file of any common form.
        任何常見格式的 WAV 檔。
        Listen for the daemon, which holds the other end of descriptor 3
        替 daemon 聽，另一端在描述符 3
        Where the sound comes from.
        聲音從哪裡來。
        When what is said is meant for Demeter.
        什麼時候算是對 Demeter 說的。
        The words that wake it.
        喚醒它的詞。
        How it lets hear what became of what was said.
        怎麼讓人聽到結果。
        Socket of the second recogniser, see demeter-wyoming(8).
        第二個辨識器的 socket，見 demeter-wyoming(8)。
        Whose words count.
        以誰聽到的為準。
        Learn the voice from what is confirmed.
        從確認過的學習聲音。
        Turn the speech of rooms into words, for demeter-wyoming
        把房間裡的說話變成文字，給 demeter-wyoming 用
        The socket to wait at.
        等候的 socket。
        The words that wake them.
        喚醒它們的詞。
        It was started by the daemon, which holds the other end of descriptor 3.
        由 daemon 啟動，另一端在描述符 3。
        Make the model of the foods and grammars, which ears then take up
        建立食物和文法的模型，之後由 ears 採用
        Give the rights away as when listening, and try to use them
        像聽的時候一樣放棄權限，再試著使用
        Prints a JSON object with true for each that was refused.
        印出一個 JSON 物件，被拒絕的項目是 true。
        Try whether a device can be heard, and let go of it again
        試一個裝置聽不聽得到，再放開它
        Prints a JSON object: "heard", and the "fault" if it cannot.
        印出一個 JSON 物件：「heard」，不行時有「fault」。
        Hear one sentence, and say how well
        聽一句話，說聽得多清楚
        Learn a person's voice from sentences that they read
        從一個人念的句子學習聲音
        Keep the takes as WAV files; they are erased otherwise.
        把錄音以 WAV 檔留下；否則會清除。
        Print the sentences, and take none.
        只印出句子，不錄音。
        Learn from 1.wav, 2.wav and so on instead of a microphone.
        從 1.wav、2.wav 等學習，不用麥克風。
        Forget a person's voice
        忘掉一個人的聲音
        Where the sound comes from; alsa:default unless given.
        聲音從哪裡來；沒給就是 alsa:default。
        Print a JSON object.
        印出一個 JSON 物件。
        Look at one picture for Demeter
        替 Demeter 看一張照片
        The daemon starts this program for each photograph that it is shown, with the picture as its standard input; you need not. It tells on standard output, in a line of JSON, how sharp and bright the picture is and which bar codes it shows, and behind the line comes a small copy of it as a JPEG without metadata.
        daemon 為每張照片啟動這個程式，照片從標準輸入進來；你不用自己執行。它在標準輸出用一行 JSON 說照片多清楚、多亮、有哪些條碼，後面是沒有中繼資料的 JPEG 小圖。
        Before it reads a byte it gives away networks, other programs, every file, and memory and time beyond what a picture takes.
        在讀取任何位元組之前，它就放棄網路、其他程式、所有檔案，以及超出一張照片所需的記憶體和時間。
        tells what it sees in a picture
        說它在照片裡看到什麼
        Show the journal to the house, and hear what the house says
        把日誌給智慧家庭看，並聽它說
        Joins Home Assistant by way of the MQTT broker that [mqtt] in the configuration names. It runs in the foreground until SIGTERM or Ctrl-C, and goes on when the broker or the daemon was away.
        透過設定裡 [mqtt] 的 MQTT 代理加入 Home Assistant。在前景執行到 SIGTERM 或 Ctrl-C；代理或 daemon 不在時會等它們回來。
        Socket of the daemon.
        daemon 的 socket。
        Carry the journal's changes between devices by a household's PostgreSQL server
        透過家庭的 PostgreSQL 伺服器在裝置間傳送日誌的更改
        Keeps what this device wrote in the database that url under [sync] in the configuration names, and takes what the person's other devices wrote there. The daemon starts this program when that is set, and starts it again when it ends; you need not. It runs in the foreground until SIGTERM or Ctrl-C. What it does once and then ends is what "demeter sync" and "demeter people" have it do.
        把這台裝置寫的保存在設定裡 [sync] 的 url 指定的資料庫，並取得這個人其他裝置寫的。有設定時由 daemon 啟動，結束了會再啟動；你不用自己執行。在前景執行到 SIGTERM 或 Ctrl-C。做一次就結束的工作由「demeter sync」和「demeter people」交給它。
        Folder of the journal.
        日誌的資料夾。
        Carry what there is, print a line of JSON about it, and end.
        傳送現有的，印出一行 JSON，然後結束。
        With --setup: spread the tables that grow over so many parts, by the person.
        與 --setup 合用：把會變大的資料表按人分成這麼多份。
        Make what is needed in the database, join with this device, carry, and end.
        建立資料庫裡需要的東西，讓這台裝置加入，傳送，然後結束。
        Have this device carry no more, and end.
        讓這台裝置不再傳送，然後結束。
        Print who is in the household, and end.
        印出家裡有誰，然後結束。
        Take a person into the household, and end.
        把一個人加入家庭，然後結束。
        Of the person that is added: a role of the database, called like them unless given.
        加入的人在資料庫裡的角色；沒給就和名字一樣。
        Say what a person may do with yours, and end.
        設定一個人可以對你的日誌做什麼，然後結束。
        What that person may do.
        那個人可以做什麼。
        It was started by demeter: what goes wrong is a line of JSON on the standard output.
        由 demeter 啟動：出錯時在標準輸出印一行 JSON。
        Read bar codes from a reader for Demeter
        替 Demeter 從讀碼器讀取條碼
        The daemon starts this program when device under [barcode] in the configuration is set, and starts it again when it ends; you need not. It waits for the device, takes it for itself, so that what it types goes nowhere else, and gives away networks, other programs and every other file before it reads a byte. By hand it prints what it reads.
        設定裡 [barcode] 的 device 有設定時由 daemon 啟動，結束了會再啟動；你不用自己執行。它等裝置出現，獨占裝置讓輸入不會跑到別處，並在讀取之前放棄網路、其他程式和其他所有檔案。自己執行時會印出讀到的。
        The reader, one of /dev/input/by-id, or a FIFO of your own.
        讀碼器，/dev/input/by-id 裡的一個，或你自己的 FIFO。
        prints the codes that it reads
        印出讀到的條碼
        Carry the journal's changes between devices by a folder of one's own cloud
        透過自己雲端的資料夾在裝置間傳送日誌的更改
        Keeps what this device wrote in the folder that webdav under [cloud] in the configuration names, and takes what others wrote there. The daemon starts this program when that is set, and starts it again when it ends; you need not. It runs in the foreground until SIGTERM or Ctrl-C.
        把這台裝置寫的保存在設定裡 [cloud] 的 webdav 指定的資料夾，並取得其他裝置寫的。有設定時由 daemon 啟動，結束了會再啟動；你不用自己執行。在前景執行到 SIGTERM 或 Ctrl-C。
        Serve the journal's page to browsers
        為瀏覽器提供日誌的網頁
        The daemon starts this program when enabled under [web] in the configuration is true, and starts it again when it ends; you need not. It runs in the foreground until SIGTERM or Ctrl-C. "demeter web" prints a link that lets a browser in.
        設定裡 [web] 的 enabled 是 true 時由 daemon 啟動，結束了會再啟動；你不用自己執行。在前景執行到 SIGTERM 或 Ctrl-C。「demeter web」會印出讓瀏覽器進入的連結。
        A socket that the service manager passes (LISTEN_FDS) is served where it listens at what listen names, and refused elsewhere: demeter-web.socket has the page start with the first browser.
        服務管理員傳來的 socket（LISTEN_FDS）如果在 listen 指定的位址就使用，否則拒絕：demeter-web.socket 會在第一個瀏覽器連入時啟動網頁。
        Folder of the journal, of which it uses the folder web alone.
        日誌的資料夾，只使用其中的 web 資料夾。
        Where to serve; this and what follows counts more than the configuration.
        在哪裡提供；這個和後面的選項優先於設定。
        The page's certificate.
        網頁的憑證。
        The certificate's key.
        憑證的金鑰。
        A name by which the page is reached over TLS.
        透過 TLS 連到網頁的名稱。
        The unit of energy that people read.
        給人看的熱量單位。
        What everybody is told in; "auto" is what each browser's person reads.
        對所有人用的語言；「auto」是每個瀏覽器使用者的語言。
        what the option says
        選項說的
        Hear meals from the rooms of a house
        聽家裡各房間說的餐點
        Answers Home Assistant and others that speak the Wyoming protocol: what is said in a room is logged, and what there is to say is spoken. The daemon starts this program when listen under [wyoming] in the configuration is set, and starts it again when it ends; you need not. It runs in the foreground until SIGTERM or Ctrl-C.
        回應 Home Assistant 和其他使用 Wyoming 協定的程式：房間裡說的會記錄，要說的會念出來。設定裡 [wyoming] 的 listen 有設定時由 daemon 啟動，結束了會再啟動；你不用自己執行。在前景執行到 SIGTERM 或 Ctrl-C。
        Where to listen; this and what follows counts more than the configuration.
        在哪裡等候；這個和後面的選項優先於設定。
        What the house calls the person whose journal it is, to tell several apart.
        家裡怎麼稱呼日誌的主人，用來區分好幾個人。
        Whose journal it is for, of several at one daemon.
        同一個 daemon 有好幾個人時，記到誰的日誌。
        Who may connect beside this computer.
        除了這台電腦，還有誰可以連線。
        What somebody may do who speaks in a room.
        在房間裡說話的人可以做什麼。
        Tell the network of it, by avahi-daemon; not for this computer alone.
        透過 avahi-daemon 告訴網路；只給這台電腦用時不適用。
        Socket of the ears that speech is turned into words by, see demeter-ears(8).
        把說話變成文字的 ears 的 socket，見 demeter-ears(8)。
        Let the ears be heard by another recogniser, once
        讓另一個辨識器聽一次 ears 聽到的
        Connects to the server, gives away the network, waits for the ears at the socket, carries one utterance there and its words back, and ends. The daemon starts it again when second under [voice] in the configuration is set.
        連到伺服器，放棄網路，在 socket 等 ears，把一句話送過去、把文字送回來，然後結束。設定裡 [voice] 的 second 有設定時由 daemon 再啟動。
        The recogniser, which speaks Wyoming.
        使用 Wyoming 的辨識器。
        Let the ears hear the microphone of a satellite
        讓 ears 聽衛星裝置的麥克風
        Connects to the satellite, gives away the network, and writes the sound into a FIFO for the ears. The daemon starts it when device under [voice] in the configuration is "wyoming:tcp://HOST:PORT".
        連到衛星裝置，放棄網路，把聲音寫進給 ears 的 FIFO。設定裡 [voice] 的 device 是「wyoming:tcp://HOST:PORT」時由 daemon 啟動。
        The satellite, which speaks Wyoming.
        使用 Wyoming 的衛星裝置。
        """#
}
