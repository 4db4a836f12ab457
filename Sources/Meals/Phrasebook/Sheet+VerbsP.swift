extension Phrasebook {
    static let verbsP = #"""
        Show what would be understood of a meal, without logging it
        看一餐會怎麼讀，但不記錄
        Needs no daemon. Without TEXT, each line of standard input is one meal.
        不需要 daemon。不給 TEXT 時，標準輸入的每一行是一餐。
        With --lines there is exactly one JSON object for each line, in order; lines that cannot be read get one with "error".
        加上 --lines 時，每一行依序剛好有一個 JSON 物件；讀不懂的行會有「error」。
        Read lines, print a JSON object for each.
        讀取每一行，各印出一個 JSON 物件。
        Say as well which rules read it so.
        也說明是哪些規則這樣讀的。
        shows what that would be
        看那會是什麼
        reads a file, one meal a line
        讀取一個檔案，一行一餐
        says why it is half of one
        說明為什麼是半個
        with --lines, descriptions come from standard input
        使用 --lines 時，內容來自標準輸入
        demeter: your own foods, recipes and allergies are not known here, as the journal cannot be read\n
        demeter: 無法讀取日誌，所以不知道你自己的食物、食譜和過敏\n
        the description has the control character {1} in it
        這句話裡有控制字元 {1}
        the description is empty
        這句話是空的
        a description may have at most {1} characters
        一句話最多 {1} 個字
        See who is in the household, and take people in
        看家裡有誰，並加入家人
        With --here somebody gets a journal of their own at this daemon, beside its owner's: the kitchen's machine. Otherwise each person has a daemon of their own, and a role of the household's database, which shows them their own rows alone.
        用 --here 會讓某人在這個 daemon 上有自己的日誌，在擁有者的旁邊：廚房的機器。否則每個人有自己的 daemon 和家庭資料庫的角色，只看得到自己的資料。
        List who is in the household
        列出家裡有誰
        Of the household's database where one is configured, else of this daemon.
        有設定家庭資料庫就列出它的，否則列出這個 daemon 的。
        lists everybody, and who may do what
        列出每個人，以及誰可以做什麼
        Take a person into the household
        把一個人加入家庭
        With --here they have a journal of their own at this daemon. Else, for whoever set the household up, makes a role of the database with a password, which is shown once; or takes a role that is there.
        用 --here 會在這個 daemon 上有自己的日誌。否則由建立家庭的人為他建立一個有密碼的資料庫角色，密碼只顯示一次；或採用已經有的角色。
        Their role of the database; called like them unless given.
        他在資料庫裡的角色；沒給就和名字一樣。
        What the household calls them.
        家裡怎麼稱呼他。
        has this daemon keep Anna's journal too
        讓這個 daemon 也保存 Anna 的日誌
        makes a role, and says what Anna configures
        建立一個角色，並說 Anna 要設定什麼
        --role goes with the database, and not with --here
        --role 搭配資料庫，不能和 --here 一起用
        Let another person read your journal on the server, or log for you
        讓另一個人讀你在伺服器上的日誌，或替你記錄
        It holds from then on, for what is there and what will be, until it is taken back with --none. What is granted are rights to your rows of the database.
        從現在起有效，包括已有的和以後的，直到用 --none 收回。給的是你在資料庫裡資料的權限。
        With --read they find your journal on their devices by "demeter --person" and your name, with --read and --log they log for you there as well.
        加上 --read，對方在自己的裝置上用「demeter --person」和你的名字就能看你的日誌；同時加上 --read 和 --log，還能在那裡替你記錄。
        They may read.
        可以讀。
        They may log for you.
        可以替你記錄。
        They may do neither any more.
        兩種都不再可以。
        Whom.
        給誰。
        lets Anna read
        讓 Anna 讀
        takes it back
        收回
        --none goes with neither --read nor --log
        --none 不能和 --read 或 --log 一起用
        say --read, --log, both of them, or --none
        請說 --read、--log、兩者，或 --none
        At this daemon, instead of the household's database.
        在這個 daemon 上，而不是家庭資料庫。
        Keep somebody's journal at this daemon no more
        不再於這個 daemon 保存某人的日誌
        Their folder stays as it is, and "people add NAME --here" takes it up again; "demeter --person NAME forget --all" erases what is in it.
        他的資料夾保持不變，「people add NAME --here」會再採用；「demeter --person NAME forget --all」會清除裡面的內容。
        Who.
        誰。
        ends Anna's journal here
        結束 Anna 在這裡的日誌
        The journal of {1} is kept here no more.
        這裡不再保存{1}的日誌。
        It stays in {1} until "demeter --person {2} forget --all".
        它會留在 {1}，直到「demeter --person {2} forget --all」。
        {1} has a journal here. Say "{2}: two eggs", "{3} had two eggs", or
        {1}在這裡有日誌了。可以說「{2}: two eggs」、「{3} had two eggs」，或
        Log a meal by photographs of it
        用照片記錄一餐
        One to eight pictures of one meal: JPEG, PNG, WebP or HEIC of at most 10 MB. A bar code in them is looked up as by "demeter barcode", and nobody else is asked.
        一餐一到八張照片：JPEG、PNG、WebP 或 HEIC，最多 10 MB。裡面的條碼會像「demeter barcode」那樣查詢，不問別人。
        Otherwise small copies without metadata go to the language model, where one is configured; what it sees is held until you confirm it. The figures are the catalog's.
        否則會把沒有中繼資料的小圖送給語言模型（有設定的話）；它看到的會先保留，等你確認。數字來自目錄。
        The files are opened by the daemon, which has to be able to read them.
        檔案由 daemon 開啟，它必須能讀取。
        "photo again NUMBER" looks at photographs once more, by the number that was told with them, with a note that they had not before. It needs their copies, which are there until the meal is confirmed, for seven days at most.
        「photo again NUMBER」用當時告訴你的號碼再看一次照片，加上之前沒有的說明。需要小圖還在，它們保留到確認為止，最多七天。
        What there is to say of it: "half of it", "the sauce is vegan".
        要補充什麼："half of it"、"the sauce is vegan"。
        Keep the small copies; they go when the meal is confirmed otherwise.
        保留小圖；否則確認之後就刪除。
        Pictures of one meal; or again and a number.
        一餐的照片；或 again 和號碼。
        logs what is on it, once you confirm it
        記錄上面的東西，等你確認
        looks at both as one meal
        把兩張當成一餐來看
        looks at photograph 12 once more
        再看一次照片 12
        {1} pictures are too many: at most {2} make one meal
        {1} 張照片太多了：一餐最多 {2} 張
        Plan what to eat; it counts nowhere until you had it
        計畫要吃什麼；吃了之前都不計算
        TEXT is what you would log: it is read when you had it, with the recipes there are then. "I had it" logs what is planned for that meal, and so does "demeter plan eat".
        TEXT 是你會記錄的話：吃的時候才讀取，用當時的食譜。"I had it" 會記錄那一餐計畫的，「demeter plan eat」也一樣。
        Without anything it lists what is planned.
        什麼都不給就列出計畫。
        The day (today, tomorrow, a weekday or 2026-03-06), breakfast, lunch, dinner or snack, and what to eat.
        日子（today、tomorrow、星期幾或 2026-03-06）、breakfast、lunch、dinner 或 snack，以及要吃什麼。
        plans Friday's dinner
        計畫星期五的晚餐
        lists what is planned
        列出計畫
        "{1}" is no day; try today, friday or 2026-03-06
        「{1}」不是日子；試試 today、friday 或 2026-03-06
        say the meal behind the day: breakfast, lunch, dinner or snack
        請在日子後面說餐次：breakfast、lunch、dinner 或 snack
        say what to eat behind the meal
        請在餐次後面說要吃什麼
        List what is planned
        列出計畫
        Log what was planned; the plan is gone then
        記錄計畫的內容；計畫就結束了
        logs plan 3
        記錄計畫 3
        Take a plan away
        取消一個計畫
        takes plan 3 away
        取消計畫 3
        Propose meals by what you like, within your goals
        依你的喜好和目標建議餐點
        For each meal that is usual and not planned yet: what you often have then, what fits what is left of the day's goal, nothing that you must not eat, and no lunch or dinner twice. Nothing is planned unless --keep says so.
        為每個平常有而還沒計畫的一餐：你那時常吃的、符合當天剩餘目標的、沒有你不能吃的，午餐和晚餐不重複。除非加上 --keep，否則不會計畫任何東西。
        The first day; tomorrow unless said.
        從哪一天起；沒說就是明天。
        How many, 1 to 14; 1.
        幾天，1 到 14；預設 1。
        Plan them, as one change.
        一次全部計畫。
        proposes tomorrow
        建議明天的
        plans a week
        計畫一週
        the value of "--days" must be from 1 to 14
        「--days」的值必須在 1 到 14 之間
        List what to buy for what is planned
        列出計畫要買的東西
        As a table: name, food, grams, for how many plans.
        以表格列出：名稱、食物、公克、幾個計畫。
        what to buy for the next four weeks
        接下來四週要買什麼
        as a table, until Sunday
        以表格列出，到星期日
        The first day; today unless said.
        從哪一天起；沒說就是今天。
        The last day; four weeks on unless said.
        到哪一天；沒說就是四週後。
        "{1}" is no number of a plan; see: demeter plan list
        「{1}」不是計畫的編號；請看：demeter plan list
        --to lies before --from
        --to 早於 --from
        Show what you have told of yourself, or tell it
        看你說過的個人資料，或說出來
        It stays in the journal on this machine, and is exported and forgotten with it.
        保存在這台機器的日誌裡，會一起匯出和忘記。
        Tell something of yourself
        說一些關於你的資料
        Pairs of a key and a value; "none" takes back what was told. The keys are: born (a year or a date), sex (female or male), height (168cm, 5'6"), region (two letters of a country), language (en, zh-Hant), pregnant and breastfeeding (yes or no).
        成對的項目和值；「none」會取消說過的。項目有：born（年或日期）、sex（female 或 male）、height（168cm、5'6"）、region（國家的兩個字母）、language（en、zh-Hant）、pregnant 和 breastfeeding（yes 或 no）。
        As: born 1984, height 168cm.
        例如：born 1984、height 168cm。
        tells three things
        說三件事
        tells two more
        再說兩件
        takes the height back
        取消身高
        "{1}" is nothing that a profile has; it has {2}
        個人資料沒有「{1}」；有 {2}
        "{1}" must lie between {2} and {3}, not "{4}"
        「{1}」必須在 {2} 到 {3} 之間，不能是「{4}」
        "{1}" needs {2}, not "{3}"
        「{1}」需要{2}，不能是「{3}」
        female or male
        female 或 male
        a height such as 168cm or 5'6"
        身高，例如 168cm 或 5'6"
        yes or no
        yes 或 no
        Follow a programme of twenty-one days, or one of your own
        進行二十一天的計畫，或你自己的計畫
        A programme asks the same of each of its days: so many meals logged, nothing that you must not have, a Healthy Eating Index, a note on how you feel. Its days are your own, wherever you are; those of a pause do not count. The nightly summary tells how the day was for it.
        計畫對每一天的要求相同：記錄多少餐、不吃你不能吃的、健康飲食指數、記下感覺。日子是你自己的，不論你在哪裡；暫停的日子不算。每晚的摘要會說當天的進度。
        Programmes of your own are files in programmes/ beside the configuration file. Without anything it tells how the programme goes.
        你自己的計畫是設定檔旁 programmes/ 裡的檔案。什麼都不給就說計畫的進度。
        starts the twenty-one days today
        今天開始二十一天
        tells how it goes
        說進度如何
        List the programmes that can be started
        列出可以開始的計畫
        Start a programme
        開始一個計畫
        Which, as `demeter programme list` names it; twenty-one-days unless said.
        哪一個，用 `demeter programme list` 的名稱；沒說就是 twenty-one-days。
        starts today
        今天開始
        starts another
        開始另一個
        Let no day count until you resume
        在你恢復之前的日子都不算
        today does not count any more
        今天起不算
        Let days count again
        日子重新開始算
        The first day that counts; today unless said.
        從哪一天起算；沒說就是今天。
        today counts again
        今天又開始算
        Let one day not count, because of a journey
        因為旅行，讓一天不算
        A journey to the east may leave little of a day, or swallow it. The programme ends a day later.
        往東旅行可能讓一天只剩一點，甚至沒有。計畫會晚一天結束。
        yesterday does not count
        昨天不算
        Tell how the programme goes, in numbers too
        說計畫的進度，包括數字
        as demeter programme alone
        和只打 demeter programme 一樣
        Tell every day of a programme, and all numbers
        說計畫的每一天和所有數字
        Its number; that which goes on, else the newest, unless said.
        計畫的編號；沒說就是進行中的，否則是最新的。
        the newest one, day by day
        最新的計畫，逐日
        Show how well keeping the journal went, or write these numbers to a file
        看記錄做得如何，或把數字寫成檔案
        They are computed here, of the days of the programme, and go nowhere. With --export they are written to a file, after a yes: counts, seconds and shares alone, without any word, food or date of yours.
        在這裡由計畫的日子算出，不會送到任何地方。用 --export 會在你同意後寫成檔案：只有次數、秒數和比例，沒有你的話、食物或日期。
        Write the numbers to FILE.
        把數字寫到 FILE。
        Do not ask before they are written.
        寫之前不要詢問。
        shows them
        顯示出來
        hands them on
        交出去
        --yes goes with --export FILE
        --yes 要搭配 --export FILE
        This is all that is written:
        要寫的就是這些：
        Write it to {1}?
        要寫到 {1} 嗎？
        Written to {1}.
        已寫到 {1}。
        Give the programme up
        放棄計畫
        demeter undo takes it back
        demeter undo 可以復原
        "{1}" is no number of a programme
        「{1}」不是計畫的編號
        "{1}" is no day; try yesterday, tomorrow, friday or 2026-03-06
        「{1}」不是日子；試試 yesterday、tomorrow、friday 或 2026-03-06
        "{1}" is no day and no meal; try lunch, yesterday or "monday dinner"
        「{1}」不是日子也不是餐次；試試 lunch、yesterday 或「monday dinner」
        name a day or a meal
        請說日子或餐次
        """#
}
