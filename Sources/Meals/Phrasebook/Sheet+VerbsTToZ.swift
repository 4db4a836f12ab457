extension Phrasebook {
    static let verbsTToZ = #"""
        Write down what is said in sound files, without logging it
        把聲音檔裡說的話寫下來，但不記錄
        Needs no daemon. The words come as they were spoken, one line for each file, in order. The first run makes a model of the foods and takes some seconds.
        不需要 daemon。照說的寫出來，每個檔案一行，依順序。第一次執行會建立食物的模型，要花幾秒。
        With --json there is exactly one object for each file: "file" with "text" and "confidence", or with "error".
        加上 --json 時，每個檔案剛好一個物件：「file」加上「text」和「confidence」，或「error」。
        A WAV file: PCM or float, of any rate and number of channels.
        WAV 檔：PCM 或浮點，任何取樣率和聲道數。
        prints the words
        印出說的話
        prints an object for each file
        每個檔案印出一個物件
        Voice
        語音
        Speak one meal or command, without the wake phrase
        說一餐或一個指令，不用喚醒詞
        Ends when it was understood, or after eight seconds without a word. On a terminal the words are shown as they come. A key of your desktop may run it.
        聽懂了就結束，或八秒沒有說話。在終端機上會即時顯示。可以設成桌面的快速鍵。
        I heard no meal.
        沒有聽到餐點。
        Stop listening at once, until "unmute"
        馬上停止聽，直到「unmute」
        Listen again
        重新開始聽
        Try the microphone, and have your voice learnt
        試麥克風，並讓程式學習你的聲音
        Say one sentence, and see how well it is heard
        說一句話，看聽得多清楚
        Prints the level of the voice and of the room in decibels of full scale, the words with how sure each is, and what the meal reader makes of them. Needs no daemon, and logs nothing.
        印出聲音和房間的音量（滿刻度分貝）、每個詞的把握程度，以及會怎麼讀。不需要 daemon，也不記錄。
        Have your voice learnt from sixteen sentences that you read
        念十六個句子，讓程式學習你的聲音
        Shows the sentences one by one, and asks for one again that was too quiet, too loud or another. Twelve adapt the recogniser's sounds to the voice; the other four are held out, and the new sounds are used only if they are heard better with them. The takes are erased afterwards. Needs the package sphinxtrain, and no daemon.
        一句一句顯示，太小聲、太大聲或念錯的會再請你念一次。十二句用來調整辨識，另外四句用來檢查，聽得更好才會採用。錄音之後會清除。需要套件 sphinxtrain，不需要 daemon。
        Keep the takes as WAV files in the data folder.
        把錄音以 WAV 檔留在資料夾裡。
        Print the sentences only.
        只印出句子。
        Learn from 1.wav, 2.wav and so on, read elsewhere.
        從別處念好的 1.wav、2.wav 等學習。
        Forget what was learnt of your voice, and its takes
        忘掉學到的聲音和錄音
        Where the sound comes from; else as configured.
        聲音從哪裡來；沒說就照設定。
        Show what happens in the journal, as it happens
        即時看日誌裡發生什麼
        None is lost or shown twice: when the daemon restarts, the watch goes on after the last event it has shown. It ends with Ctrl-C.
        不會漏掉或重複：daemon 重新啟動後，會從最後顯示的事件繼續。按 Ctrl-C 結束。
        On a terminal the summary of a day is shown when the day ends.
        在終端機上，一天結束時會顯示當天的摘要。
        Begin with what followed this event; 0 for everything.
        從這個事件之後開始；0 是全部。
        the value of "--since" must be a whole number, not negative
        「--since」的值必須是不小於零的整數
        demeter: the daemon is gone; waiting for it\n
        demeter: daemon 不在了；等它回來\n
        Print a link that opens the journal's page in a browser
        印出在瀏覽器開啟日誌網頁的連結
        The link is good once, for five minutes; the browser stays signed in until it signs out or was not used for 30 days. The daemon serves the page when enabled under [web] in the configuration is true.
        連結只能用一次，五分鐘內有效；瀏覽器會保持登入，直到登出或 30 天沒有使用。設定裡 [web] 的 enabled 是 true 時，daemon 才會提供網頁。
        For a telephone: draw the link as a code for its camera. The page has to be reached from there, by a certificate or a proxy that "hosts" names.
        給手機用：把連結畫成相機可以掃的碼。手機必須能連到網頁，透過憑證或「hosts」裡的代理。
        With --person it is that person's page, and shows nothing of anybody else's journal.
        加上 --person 就是那個人的網頁，看不到別人的日誌。
        prints a link to Anna's page
        印出安娜網頁的連結
        prints a link to open in a browser of this computer
        印出在這台電腦的瀏覽器開啟的連結
        draws it for a telephone's camera
        畫給手機的相機掃
        List the browsers that are signed in, or sign them out
        列出登入中的瀏覽器，或讓它們登出
        Sign out the browser of this id, or of one that begins so; "all" signs out all of them and spends all links.
        讓這個 id（或開頭相同）的瀏覽器登出；「all」讓全部登出，並讓所有連結失效。
        lists the browsers that are signed in
        列出登入中的瀏覽器
        signs all of them out
        讓全部登出
        a telephone cannot reach {1}; set "listen", "certificate" and "key" under [web], and "hosts" to the name by which it is reached, or "hosts" to that of a proxy
        手機連不到 {1}；請設定 [web] 的「listen」、「certificate」和「key」，並把「hosts」設成連得到的名稱，或把「hosts」設成代理的名稱
        this demeter draws no codes: it was built without libqrencode, or the link is too long; type the link of "demeter web" instead
        這個 demeter 不會畫碼：建置時沒有 libqrencode，或連結太長；請改輸入「demeter web」的連結
        the page is not served: {1}
        網頁沒有提供：{1}
        the page is not served; the daemon may have to read its configuration again, or to be started: "demeter status" and "demeter doctor" tell
        網頁沒有提供；daemon 可能要重新讀取設定，或要啟動：「demeter status」和「demeter doctor」會說明
        no page is served; set "enabled = true" under [web] in {1}, and have the daemon read it with "systemctl --user reload demeterd"
        沒有提供網頁；請在 {1} 的 [web] 設定「enabled = true」，再用「systemctl --user reload demeterd」讓 daemon 讀取
        One browser was signed out.
        一個瀏覽器已登出。
        {1} browsers were signed out.
        {1} 個瀏覽器已登出。
        No browser is signed in.
        沒有登入中的瀏覽器。
        {1} ago
        {1}前
        Let assistants in by HTTP, and end that again
        讓 AI 助理透過 HTTP 連入，或結束
        A token lets a program use the Model Context Protocol at /mcp of the page's address, for as long as you do not end it, and within what it allows. It goes into the header "Authorization: Bearer TOKEN".
        權杖讓程式在網頁位址的 /mcp 使用 Model Context Protocol，直到你結束它，並只在它允許的範圍內。放在標頭「Authorization: Bearer TOKEN」。
        With --person it leads to that person's journal, and to nobody else's.
        加上 --person 就只連到那個人的日誌，連不到別人的。
        Make a token, and print it this once
        建立權杖，只印出這一次
        What its bearer may do, parted by commas: read, log, correct, erase; read, log and correct unless given.
        持有者可以做什麼，用逗號分開：read、log、correct、erase；沒給就是 read、log 和 correct。
        What you call it; it must be new.
        你怎麼稱呼它；必須是新的。
        makes a token that may read, log and correct
        建立可以讀取、記錄和更正的權杖
        makes one that may log and see nothing
        建立只能記錄、看不到內容的權杖
        List the tokens, and when they were used last
        列出權杖，以及上次什麼時候使用
        End tokens at once, with all that their bearers have open
        馬上結束權杖，連同持有者開著的連線
        Their names.
        它們的名稱。
        a token's name has 1 to {1} characters that can be seen
        權杖的名稱要有 1 到 {1} 個看得見的字
        a token is called "{1}" already; choose another name, or end that one with "demeter web token end"
        已經有叫「{1}」的權杖；請換個名稱，或用「demeter web token end」結束那一個
        there are {1} tokens, as many as there may be; "demeter web token list" shows them, and "demeter web token end" ends one
        有 {1} 個權杖，已經到上限；「demeter web token list」會列出來，「demeter web token end」可以結束一個
        demeter: the token is made, but {1}\n
        demeter: 權杖建立了，但{1}\n
        , parted by commas alone
        ，只用逗號分開
        One token was ended.
        一個權杖已結束。
        {1} tokens were ended.
        {1} 個權杖已結束。
        demeter: no token is called "{1}"; "demeter web token list" shows them\n
        demeter: 沒有叫「{1}」的權杖；「demeter web token list」會列出來\n
        There are no tokens.
        沒有權杖。
        """#
}
