extension Phrasebook {
    static let verbsCToE = #"""
        The day: today, tomorrow, a weekday (the next one) or 2026-03-06.
        日期：today、tomorrow、星期幾（下一個）或 2026-03-06。
        The day: 2026-03-06, today, yesterday, a weekday (the last one before today), or -2 for the day before yesterday.
        日期：2026-03-06、today、yesterday、星期幾（今天之前最近的一個），或用 -2 表示前天。
        Take the last change back
        復原上一次更改
        Any number of changes can be taken back, one after the other.
        可以一次一次地復原任意多次更改。
        Do again what was taken back last
        重做上一次復原的更改
        Take an entry out of the journal
        從日誌移除一筆紀錄
        The entry's number, as "demeter today" shows it.
        紀錄的編號，「demeter today」會顯示。
        Log an entry that was held
        把保留中的紀錄記下來
        Entries are held when their figures are not believable or not known. Without ID the only one held is logged; of several, a list is shown.
        數字不可信或不明的紀錄會先保留。不給 ID 就記錄唯一保留的一筆；有好幾筆就列出來。
        The entry's number.
        紀錄的編號。
        Change an entry
        更改一筆紀錄
        Either new words, or what is to be different. Words may correct it ("make it three and move it to lunch") or tell it anew; a new amount or weight changes the nutrients in proportion.
        給新的說法，或給要改的地方。說法可以更正它（"make it three and move it to lunch"），或重新描述；新的數量或重量會等比例改變營養素。
        When it was eaten: 12:30 keeps its day; or "yesterday 19:00", or RFC 3339.
        什麼時候吃的：12:30 不改日期；或 "yesterday 19:00"，或 RFC 3339。
        Its meal.
        哪一餐。
        What it was: a name, or the id of a food. The amount stays.
        是什麼：名稱，或食物的 id。分量不變。
        How many of the unit: 3, 1.5, "200 g".
        幾個單位：3、1.5、"200 g"。
        What is counted: cup, slice, g.
        數的是什麼：cup、slice、g。
        The weight in grams.
        重量，以公克計。
        What it was instead.
        其實是什麼。
        reads entry 12 anew
        重新讀取紀錄 12
        makes it three of what it is
        改成三份
        gives its figures
        給它數字
        says when it was
        說是什麼時候
        says what it was
        說是什麼
        Nothing waits for a confirmation.
        沒有等你確認的紀錄。
        Several entries wait; say which: demeter confirm ID
        有好幾筆在等；請說是哪一筆：demeter confirm ID
        say what to change: new words, or --amount, --day, --calories, …
        請說要改什麼：新的說法，或 --amount、--day、--calories、…
        give either new words or new figures, not both
        新的說法和新的數字只能給一種
        "{1}" is no amount; try 3, 1.5 or "200 g"
        「{1}」不是數量；試試 3、1.5 或「200 g」
        "{1}" is no moment; try 12:30 or "yesterday 19:00"
        「{1}」不是時間；試試 12:30 或「yesterday 19:00」
        Move entries to another meal or day
        把紀錄移到另一餐或另一天
        When they were eaten: 12:30 keeps their day.
        什麼時候吃的：12:30 不改日期。
        Entries' numbers, as "demeter today" shows.
        紀錄的編號，「demeter today」會顯示。
        moves two entries to breakfast
        把兩筆移到早餐
        moves one to the day before
        把一筆移到前一天
        say where: --to lunch, --to yesterday
        請說移到哪裡：--to lunch、--to yesterday
        Log a meal or a day for another one as well
        把一餐或一天也記到另一餐或另一天
        Of today a copy is eaten now, of another day at the hour it had. A meal without a day is today's.
        今天的複本算現在吃的，別天的算在當時的時間。只有餐次、沒有日子就是今天的。
        A day, a meal, or both: "yesterday dinner".
        日子、餐次，或兩者："yesterday dinner"。
        A day, a meal, or both.
        日子、餐次，或兩者。
        has today's lunch for dinner as well
        今天的午餐也當晚餐
        has it today
        今天也吃
        say from where and to where: demeter copy "yesterday dinner" today
        請說從哪裡到哪裡：demeter copy "yesterday dinner" today
        "{1}" is no entry's number; "demeter today" shows them
        「{1}」不是紀錄的編號；「demeter today」會顯示編號
        the value of "--{1}" must be a number, not negative
        「--{1}」的值必須是不小於零的數字
        Show what you had today
        看今天吃了什麼
        Show what you had on a day
        看某一天吃了什麼
        shows yesterday
        看昨天
        shows that day
        看那一天
        shows today's vitamins, minerals and the rest
        看今天的維生素、礦物質和其他營養素
        Show seven days, today the last of them
        看七天，今天是最後一天
        Show this month, or the month of a day
        看這個月，或某一天的那個月
        shows February 2026
        看 2026 年 2 月
        All nutrients against your goals or what labels refer to; of several days the average one.
        所有營養素與你的目標或營養標示的參考值相比；看好幾天時是平均的一天。
        Look whether everything is as it should be, and say what to do where not
        檢查一切是否正常，並說明怎麼處理
        Looks at the configuration, the data folder and the disk, the journal and its copies, the foods, the time zone, the daemon, the units, the summaries, the model and the voice. Changes nothing, and needs no daemon. Ends with 1 when something needs a remedy.
        檢查設定、資料夾和磁碟、日誌和備份、食物、時區、daemon、系統單元、摘要、模型和語音。不改變任何東西，也不需要 daemon。有需要處理的就以 1 結束。
        Everything is as it should be.
        一切正常。
        Something needs a remedy.
        有需要處理的地方。
        Log a helping of a recipe
        記錄吃了一份食譜
        How many servings; 1.
        幾份；預設 1。
        What it weighed on the plate.
        盤子裡的重量。
        Which share of all of it: 0.25, 1/4 or 25%.
        占全部的多少：0.25、1/4 或 25%。
        An entry for each ingredient.
        每種食材各記一筆。
        What was another way this once: "without the rice".
        這次有什麼不同："without the rice"。
        Its name or number.
        名稱或編號。
        logs a serving
        記錄一份
        logs 320 g of it
        記錄 320 公克
        logs a quarter, each ingredient by itself
        記錄四分之一，食材分開記
        give one of --servings, --grams and --share
        --servings、--grams 和 --share 請只給一個
        the value of "--{1}" must be a number above 0
        「--{1}」的值必須是大於 0 的數字
        Keep what was eaten as a meal of your own
        把吃過的存成自己的餐點
        Entries by their numbers, or those of a day and a meal: today breakfast, yesterday, "2026-03-06 lunch".
        紀錄的編號，或某一天某一餐的紀錄：today breakfast、yesterday、"2026-03-06 lunch"。
        What it is called.
        叫什麼名稱。
        Numbers of entries, or a day and a meal.
        紀錄的編號，或日子和餐次。
        keeps today's breakfast
        存下今天的早餐
        keeps three entries as one meal
        把三筆紀錄存成一餐
        "{1}" is no entry's number, day or meal
        「{1}」不是紀錄的編號、日子或餐次
        Show the pots of which something is left
        看還有剩的鍋
        Nothing that was cooked is left.
        煮好的都吃完了。
        Tell that a pot was made, whose portions are counted down
        說煮了一鍋，之後會倒數剩幾份
        How many portions it made; the recipe's servings.
        煮了幾份；沒說就是食譜的份數。
        The recipe's name or number.
        食譜的名稱或編號。
        Tell how many portions of the newest pot are left
        說最新的一鍋還剩幾份
        Where they are: "the freezer".
        放在哪裡："the freezer"。
        How many are left.
        還剩多少。
        PORTIONS must be a number, not negative
        PORTIONS 必須是不小於零的數字
        Show what you burn, your trend weight and the day's net calories
        看每天消耗多少、體重趨勢和當天的淨熱量
        What you burn is found from what you ate and what became of your weight, with an interval in which it lies nine times of ten. Until two weeks of weights and ten logged days are there, the textbook's figure stands first (Mifflin and St Jeor).
        消耗的熱量由你吃的和體重的變化算出，並附上十次有九次會落在其中的範圍。在有兩週體重和十天紀錄之前，會先用教科書的公式（Mifflin 和 St Jeor）。
        Of what devices measured each moment counts once, and every part of the sum is told.
        裝置量到的每一刻只算一次，總和的每個部分都會說明。
        what you burn, as of now
        目前消耗多少
        yesterday's sum
        昨天的總和
        Let the goal of energy follow how your weight is to change
        讓熱量目標跟著你想要的體重變化
        The goal is what you burn less what the change takes, 7,700 kcal a kilogram. Once a week, at night, it is looked at again; the summary tells why, and undo takes it back.
        目標是消耗的熱量減去變化所需，每公斤 7,700 大卡。每週一次，在夜裡重新檢查；摘要會說明原因，undo 可以復原。
        Nothing is set to lose more than a hundredth of the weight a week, nor under 18, in a pregnancy, or below a body mass index of 18.5; and no goal is below 1,200 kcal unless --floor says so.
        不會設定每週減超過體重百分之一，也不會為未滿 18 歲、懷孕或身體質量指數低於 18.5 的人設定減重；除非 --floor 另有指定，目標不會低於 1,200 大卡。
        How much to lose a week, as 0.4kg.
        每週要減多少，例如 0.4kg。
        How much to gain a week, at most 0.5 kg.
        每週要增加多少，最多 0.5 公斤。
        Keep the weight.
        維持體重。
        Let the goal be as it is from now on.
        從現在起目標保持不變。
        The least that a goal may be; 1,200 unless said, and 800 at least.
        目標的下限；沒說就是 1,200，最少 800。
        The most that a goal may be.
        目標的上限。
        a goal by which you lose 0.4 kg a week
        每週減 0.4 公斤的目標
        a goal by which you keep your weight
        維持體重的目標
        leaves the goal as it is
        目標保持不變
        say one of --lose KG, --gain KG, --hold and --stop
        請說 --lose KG、--gain KG、--hold 或 --stop 其中一個
        --floor and --ceiling go with --lose, --gain or --hold
        --floor 和 --ceiling 要搭配 --lose、--gain 或 --hold
        "{1}" is no weight to {2} in a week; try 0.4kg
        「{1}」不是一週可以{2}的重量；試試 0.4kg
        the ceiling lies below the floor of {1}
        上限低於下限 {1}
        --{1} must lie between {2} and {3} kcal
        --{1} 必須在 {2} 到 {3} 大卡之間
        Write the journal out, for other programs or another machine
        把日誌匯出，給其他程式或另一台機器用
        As JSON Lines nothing is lost: an empty journal that takes them in is the same journal, history included. With --from or --to they hold the days' words and entries as they stand. As CSV there is a row for each entry, as FHIR a NutritionIntake (R5) in a Bundle, or on a line of its own.
        JSON Lines 不會遺失任何東西：空的日誌匯入後就是同一本日誌，包括歷史。用 --from 或 --to 時只有那些日子的話和紀錄。CSV 是每筆紀錄一列；FHIR 是 Bundle 裡的 NutritionIntake（R5），或一列一筆。
        Works with and without the daemon.
        daemon 有沒有執行都可以。
        JSON Lines unless said.
        沒說就是 JSON Lines。
        The first day; the oldest unless said.
        從哪一天起；沒說就是最早的。
        The last day; the newest unless said.
        到哪一天；沒說就是最新的。
        The file to make, for you alone; - for standard output, as without it.
        要建立的檔案，只有你能讀；- 是標準輸出，不給也一樣。
        With --format csv: decimals with a comma and columns with a semicolon.
        搭配 --format csv：小數用逗號，欄位用分號。
        With --format fhir: whose intake it is; Patient/me unless said.
        搭配 --format fhir：是誰吃的；沒說就是 Patient/me。
        writes everything into a file
        把全部內容寫進檔案
        writes the entries of a year as a table
        把一年的紀錄寫成表格
        writes the entries for programs of health care
        把紀錄寫給醫療程式用
        --decimal-comma is for --format csv
        --decimal-comma 要搭配 --format csv
        --subject is for --format fhir
        --subject 要搭配 --format fhir
        the day of --from must not be later than that of --to
        --from 的日子不能晚於 --to
        """#
}
