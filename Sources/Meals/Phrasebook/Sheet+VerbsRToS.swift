extension Phrasebook {
    static let verbsRToS = #"""
        Take in recipes of other programs, one or five hundred
        匯入其他程式的食譜，一份或五百份
        Knows pages with schema.org recipes (JSON-LD or microdata), what Mealie, Tandoor, Paprika and Nextcloud Cookbook export, Cooklang, RecipeML and plain text, alone or in a zip archive. A recipe of a name that is there already is left out.
        可以讀取有 schema.org 食譜的網頁（JSON-LD 或 microdata）、Mealie、Tandoor、Paprika 和 Nextcloud Cookbook 的匯出檔、Cooklang、RecipeML 和純文字，單獨或在 zip 裡。名稱已經有的食譜會略過。
        For those that do not say how many they make.
        給沒說做幾份的食譜用。
        Files, archives, or addresses of pages.
        檔案、封存檔，或網頁的位址。
        takes in an archive
        匯入一個封存檔
        shows what a page has
        看網頁裡有什麼
        Recipes and meals of your own
        自己的食譜和餐點
        A recipe is described once and eaten by the portion, the weight or the share from then on. NAME is its name, words that only its name holds, or its number.
        描述一次食譜，之後就可以用份數、重量或比例來吃。NAME 是名稱、只有它的名稱才有的字，或編號。
        Recipes
        食譜
        Describe a dish: its ingredients, line by line or parted by commas
        描述一道菜：食材一行一項，或用逗號分開
        Of several arguments the first one is the name, unless it has a number in it. Without TEXT the ingredients come from standard input, one a line. A dish that is named alone is taken from your own recipes, else from the catalog's; else the language model is asked for its ingredients, where one is configured.
        有好幾個參數時，第一個是名稱，除非裡面有數字。不給 TEXT 時食材來自標準輸入，一行一項。只給菜名時，會用你自己的食譜，否則用目錄的；再沒有就問語言模型（有設定的話）。
        How many servings it makes.
        做幾份。
        What all of it weighs cooked, less the pot.
        煮好全部的重量，不含鍋子。
        Read the text from a file.
        從檔案讀取文字。
        Read the recipe of a page.
        讀取網頁的食譜。
        Show what would be understood, and keep nothing.
        看會怎麼讀，但不保存。
        The name, and the ingredients.
        名稱和食材。
        keeps a recipe
        保存一份食譜
        reads its ingredients from a file
        從檔案讀取食材
        the value of "--servings" must be above 0
        「--servings」的值必須大於 0
        no recipe stands on {1}
        {1} 上沒有食譜
        TEXT is missing: say what goes in
        缺少 TEXT：請說放了什麼
        List recipes, the last used first
        列出食譜，最近用過的在前
        How many at most.
        最多幾份。
        What their names hold.
        名稱裡有什麼。
        Show a recipe's ingredients, figures and doubts
        看食譜的食材、數字和疑問
        Change a recipe by words or by its fields
        用說的或逐項更改食譜
        What was eaten of it before stays as it was, unless --since says from which day on it does not.
        之前吃過的保持不變，除非用 --since 說從哪一天起要改。
        What else there is to say.
        還有什麼要說。
        One more ingredient. May be repeated.
        再加一項食材。可以重複。
        The number of an ingredient that goes. May be repeated.
        要拿掉的食材的號碼。可以重複。
        Correct what was eaten since that day as well.
        也更正那一天之後吃過的。
        What is another way: "without the oil", "serves 6".
        有什麼不同："without the oil"、"serves 6"。
        changes an ingredient
        更改一項食材
        tells what the pot weighs
        說整鍋的重量
        the value of "--remove" must be an ingredient's number, from 1
        「--remove」的值必須是食材的號碼，從 1 起
        "{1}" is no day; try monday or 2026-03-06
        「{1}」不是日子；試試 monday 或 2026-03-06
        say what to change: words, or --servings, --cooked, --add, …
        請說要改什麼：用說的，或 --servings、--cooked、--add、…
        Give a recipe another name
        給食譜另一個名稱
        The new name.
        新的名稱。
        Keep a recipe once more under another name
        用另一個名稱再存一份食譜
        The copy's name.
        複本的名稱。
        Delete a recipe; what was eaten of it stays
        刪除食譜；吃過的會留著
        "demeter undo" brings it back.
        「demeter undo」可以復原。
        Say something as in a conversation: a meal, a correction, an answer, a question
        像對話一樣說：一餐、更正、回答、問題
        Corrects the last thing, or one that is named, and answers what was asked. Without TEXT, each line of standard input is said, and all of them are one conversation.
        更正最後一筆或指名的一筆，並回答問題。不給 TEXT 時，標準輸入的每一行都會說，全部是一段對話。
        What to say; the words are joined.
        要說什麼；多個字會接在一起。
        corrects the last meal
        更正上一餐
        corrects what is named
        更正指名的
        answers what was asked
        回答問題
        asks about days, foods or goals
        詢問日子、食物或目標
        sets a goal
        設定一個目標
        talks, line by line
        一行一行地對話
        Show what is known of how you eat, or have it forgotten
        看你的飲食習慣，或讓它忘掉
        Of each food how often it counts, at which meal and hour, its stars, how often it was corrected, and why it would be suggested now. All of it is counted from the journal.
        每種食物多常吃、在哪一餐和幾點、星數、多常更正，以及現在為什麼會建議。全部由日誌統計。
        How many foods; 20.
        幾種食物；預設 20。
        what you have most often
        你最常吃的
        the value of "--limit" must be from 1 to 100000
        「--limit」的值必須在 1 到 100000 之間
        Forget what was learnt from corrections and confirmations
        忘掉從更正和確認學到的
        Amounts that were not said mean what they mean for anybody again. Entries stay.
        沒說的分量又和其他人一樣。紀錄會留著。
        Your habits are forgotten. Your entries stay.
        你的習慣忘掉了。紀錄都留著。
        TEXT is missing: say something
        缺少 TEXT：請說點什麼
        Show how a day was: for your allergies, and how healthy
        看一天如何：過敏方面，以及多健康
        The Healthy Eating Index (HEI-2020, 0 to 100) tells how near what you ate comes to the Dietary Guidelines for Americans, in thirteen components. Of several days what was eaten is summed first. There is none where the food groups are known of less than 80 % of the energy.
        健康飲食指數（HEI-2020，0 到 100）用十三個項目說明你吃的有多接近美國飲食指南。好幾天的會先加總。食物類別只知道不到 80 % 的熱量時就沒有分數。
        A meal begins with 10 and loses 8, 5 or 2 for each of its foods and each banned, avoided or small-amounts trigger that is in it, probably is or may be; never below 1. A day's is the mean of its meals rounded down, and one more, up to 10, where they are about the same. It never says that a food is safe.
        每一餐從 10 分開始，裡面每種食物的每個禁用、避免或少量項目，依含有、可能含有或或許含有扣 8、5 或 2 分；最低 1 分。一天是各餐平均無條件捨去，各餐差不多時加一分，最多 10 分。它不會說食物是安全的。
        So many days together, DATE the last of them: the Healthy Eating Index only.
        合計這麼多天，DATE 是最後一天：只有健康飲食指數。
        shows yesterday's
        看昨天的
        shows how healthy thirty days were
        看三十天有多健康
        "{1}" is no number of days; try 7
        「{1}」不是天數；試試 7
        Show how the daemon is
        看 daemon 的狀況
        Print the script that teaches a shell to complete this command line
        印出讓 shell 補全指令的腳本
        bash, zsh or fish.
        bash、zsh 或 fish。
        completes in this shell, bash or zsh
        在這個 shell 補全，bash 或 zsh
        the same in fish
        在 fish 也一樣
        Show what you would usually have now, and why
        看你現在平常會吃什麼，以及為什麼
        Up to five foods or whole meals, by your own journal alone. Nothing is logged; "demeter say" with a number right after "demeter say suggest" logs one, and so does "demeter log" with its words.
        最多五種食物或整餐，只依你自己的日誌。什麼都不會記錄；在「demeter say suggest」之後用「demeter say」加號碼會記錄一項，「demeter log」加上它的話也一樣。
        When you would have it; now.
        什麼時候吃；預設現在。
        How many, 1 to 5; 5.
        幾項，1 到 5；預設 5。
        what you usually have at this hour
        你這個時間平常吃的
        what you usually have for dinner
        你晚餐平常吃的
        the value of "--limit" must be from 1 to 5
        「--limit」的值必須在 1 到 5 之間
        Give a food stars, by which it is suggested more or less
        給食物星數，影響多常建議
        One undo takes the stars back; "none" takes them away.
        undo 一次就恢復原來的星數；「none」會拿掉星數。
        Words or an id, and the stars.
        名稱或 id，以及星數。
        gives the chili five stars
        給辣豆醬五顆星
        takes the stars of oat milk away
        拿掉燕麥奶的星數
        give a food and 1 to 5 stars, or none; try: demeter rate chili 5
        請給食物和 1 到 5 顆星，或 none；試試：demeter rate chili 5
        Show the summary of a day or a week, or send it
        看一天或一週的摘要，或送出去
        The summary that goes out when a day ends, at any time. It goes to the places that the configuration lists as [[summary.sink]]; --send tries them now.
        一天結束時送出的摘要，隨時可看。會送到設定裡 [[summary.sink]] 列出的地方；--send 會馬上試。
        With --week it is the review of the seven days that end with DATE: averages, goals met, the trend of the weight, what was eaten most, and what changed against the seven days before. It goes out by itself at the configuration's summary.week.
        加上 --week 是到 DATE 為止七天的回顧：平均、達成的目標、體重趨勢、最常吃的，以及和之前七天相比的變化。會在設定的 summary.week 自動送出。
        The seven days that end with DATE instead.
        改看到 DATE 為止的七天。
        Send it to every sink now, and tell what became of it.
        馬上送到每個地方，並說結果如何。
        Print it as a page of HTML.
        印成 HTML 網頁。
        how the last seven days were
        最近七天如何
        tests where summaries go
        測試摘要送到哪裡
        demeter: there is nowhere to send it; set [[summary.sink]] in the configuration\n
        demeter: 沒有地方可以送；請在設定裡設定 [[summary.sink]]\n
        Look after the journal that your devices share
        管理各裝置共用的日誌
        Devices share a journal by a household's PostgreSQL server (url under [sync] in the configuration of each), or by a folder of your own cloud (webdav under [cloud]). The daemon carries changes by itself.
        裝置透過家庭的 PostgreSQL 伺服器（每台設定 [sync] 裡的 url），或自己雲端的資料夾（[cloud] 裡的 webdav）共用日誌。daemon 會自動傳送更改。
        Join the household's server with this device
        讓這台裝置加入家庭伺服器
        Makes what is needed in the database, which whoever owns it does first, or brings it up to date; takes you in if you made it; and carries everything there is.
        建立資料庫裡需要的東西（由擁有資料庫的人先做），或更新到最新；如果是你建立的就把你加入；並傳送全部內容。
        Spread the tables that grow over so many parts, by the person: for thousands of people.
        把會變大的資料表按人分成這麼多份：給好幾千人用。
        the value of "--partitions" must be a number from 1 to 256
        「--partitions」的值必須是 1 到 256 的數字
        joins, and carries everything
        加入，並傳送全部內容
        This device is in the household, with the journal of {1}.
        這台裝置已加入家庭，日誌屬於{1}。
        Have this device share no more with the household
        讓這台裝置不再與家庭共用
        The journal stays whole, and so does what the server has of it. "demeter sync setup" joins again.
        日誌保持完整，伺服器上的也是。「demeter sync setup」可以再加入。
        carries nothing from then on
        從現在起不再傳送
        This device has left; its journal stays as it is, and so does what the server has of it.
        這台裝置已離開；日誌保持不變，伺服器上的也是。
        Remove url under [sync] from the configuration, unless it is to join again.
        除非要再加入，請把設定裡 [sync] 的 url 拿掉。
        The server could not be told, and still lists this device.
        無法通知伺服器，它仍列著這台裝置。
        Show what was carried to your other devices, and what waits
        看傳送了什麼到其他裝置，還有什麼在等
        shows the server or folder and the days that wait
        看伺服器或資料夾，以及在等的日子
        Carry changes to and from your other devices at once
        馬上與其他裝置傳送更改
        Looks at everything, also where nothing was expected.
        全部都檢查，包括預期沒有變化的。
        sends what waits and takes what others wrote
        送出在等的，並取得其他裝置寫的
        demeter-sync is not installed beside demeter, so that nothing is carried
        demeter 旁邊沒有安裝 demeter-sync，所以什麼都不會傳送；請重新安裝 Demeter
        nothing was carried: {1}
        什麼都沒有傳送：{1}
        nothing is shared: set webdav under [cloud], or url under [sync], in the configuration
        沒有共用：請在設定裡設定 [cloud] 的 webdav，或 [sync] 的 url
        """#
}
