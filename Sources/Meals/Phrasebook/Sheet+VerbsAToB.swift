extension Phrasebook {
    static let verbsAToB = #"""
        Log figures alone, without a food
        只記數字，不記食物
        A number and what it is of: kcal, p or protein, c or carbs, f or fat, fiber, sugar, sodium, or any nutrient that "demeter nutrients" lists, with its unit. A number alone is kcal. What is not given is unknown.
        數字和它的單位：kcal、p 或 protein、c 或 carbs、f 或 fat、fiber、sugar、sodium，或「demeter nutrients」列出的任何營養素，連同單位。只有數字就是 kcal。沒有給的就是不明。
        What it was.
        這是什麼。
        logs 500 kcal with 30 g of protein
        記錄 500 大卡和 30 公克蛋白質
        logs a supplement
        記錄一份補充品
        names it
        給它一個名稱
        "{1}" are no figures; try 500kcal 30p, or: demeter log TEXT
        「{1}」不是數字；試試 500kcal 30p，或：demeter log TEXT
        "{1}" adds nothing; try 250kcal, or 500kcal 30p; what has no calories needs a name: --name water
        「{1}」沒有增加任何東西；試試 250kcal 或 500kcal 30p；沒有熱量的要給名稱：--name water
        Log once more what you had before
        把之前吃過的再記一次
        Without DAY and MEAL it is the last thing; with a DAY alone its meal of this hour, or everything when it has none; with a MEAL alone the last one before today.
        不給 DAY 和 MEAL 就是最後一筆；只給 DAY 就是那天這個時段的一餐，那一餐沒有紀錄就是全部；只給 MEAL 就是今天之前最近的一次。
        The occasion now; as it was then unless said.
        現在算哪一餐；沒說就和當時一樣。
        Everything of the DAY, whatever the hour.
        那個 DAY 的全部，不論時段。
        logs the last thing once more
        把最後一筆再記一次
        has yesterday's breakfast again
        再吃一次昨天的早餐
        has a dinner for lunch
        把晚餐當午餐
        has all of yesterday again
        把昨天的全部再記一次
        "{1}" is no day and no meal; try: demeter repeat yesterday breakfast
        「{1}」不是日子也不是餐次；試試：demeter repeat yesterday breakfast
        --all goes with a day alone; try: demeter repeat yesterday --all
        --all 只能搭配日子；試試：demeter repeat yesterday --all
        Show one food or nutrient over time
        看一種食物或營養素隨時間的變化
        How often, how much and when a food was eaten last; the newest first. A nutrient such as iron or vitamin c is shown day by day, the last thirty unless said.
        一種食物多常吃、吃多少、上次什麼時候吃；最新的在前。像 iron 或 vitamin c 這樣的營養素會逐日顯示，沒說就是最近三十天。
        The words name a nutrient, where they could be a food: water, fat.
        當名稱也可能是食物時（water、fat），指定它是營養素。
        The first day to look at.
        從哪一天看起。
        The last day to look at; today unless given.
        看到哪一天；沒說就是今天。
        How many entries to list, 1 to 1000; 20.
        列出幾筆，1 到 1000；預設 20。
        Words of its name, the id of a food, or a nutrient.
        名稱裡的字、食物的 id，或一種營養素。
        shows when you had coffee
        看什麼時候喝過咖啡
        shows how much iron you had, day by day
        看每天吃了多少鐵
        since New Year
        從元旦起
        the value of "--limit" must be from 1 to 1000
        「--limit」的值必須在 1 到 1000 之間
        "--from" must be a day before "--to", ten years at most
        「--from」必須早於「--to」，最多十年
        The occasion; by the clock unless said.
        哪一餐；沒說就看時間。
        "{1}" is no day; try yesterday, friday or 2026-03-06
        「{1}」不是日子；試試 yesterday、friday 或 2026-03-06
        Show what you must not or would rather not eat, or set it
        看或設定你不能吃和不想吃的東西
        What has a banned trigger, may have it or cannot be told is held until you say that you ate it. Nothing here says that a food is safe: recipes differ and kitchens have traces.
        含有、可能含有，或無法判斷是否含有禁用項目的食物，會先保留，等你說吃了才算。這裡不會說任何食物是安全的：做法各有不同，廚房裡也會有微量殘留。
        shows them, and what you had of them
        列出來，以及你吃到過什麼
        adds one
        加上一項
        Watch for something
        開始留意一項
        It is one of the project's triggers (milk, egg, fish, crustaceans, molluscs, shellfish, peanut, tree_nuts or a kind of nut, soy, gluten, wheat, sesame, mustard, celery, lupin, sulphites, lactose, alcohol, pork and others) or a word of your own, which is looked for among ingredients.
        可以是內建的項目（milk、egg、fish、crustaceans、molluscs、shellfish、peanut、tree_nuts 或某種堅果、soy、gluten、wheat、sesame、mustard、celery、lupin、sulphites、lactose、alcohol、pork 等），或你自己的詞，會在成分裡尋找。
        banned: never (the usual one); avoid: better not; small-amounts: a little is fine.
        banned：絕對不行（預設）；avoid：最好不要；small-amounts：少量可以。
        For small-amounts: what is fine in a day, as 20g.
        搭配 small-amounts：一天可以吃多少，例如 20g。
        What to watch for.
        要留意什麼。
        never any nuts
        所有堅果都不行
        a little is fine
        少量可以
        a word of your own
        自己的詞
        "{1}" is no amount of a day; try 20g
        「{1}」不是一天的分量；試試 20g
        --amount goes with --severity small-amounts
        --amount 要搭配 --severity small-amounts
        Watch for something no more
        不再留意一項
        What was watched for.
        原本留意什麼。
        ends one; undo takes it back
        結束一項；undo 可以復原
        say what to watch for, as peanut
        請說要留意什麼，例如 peanut
        demeter: you have noted no allergy to {1}\n
        demeter: 你沒有記下對{1}過敏\n
        Show what you could have instead of a food
        看可以改吃什麼
        Up to three foods of the same role in a meal, the nearest in use and nutrients first. None has what you must not have, nor of which that cannot be told, and none what you avoid. Nothing here says that a food is safe.
        最多三種在餐點裡角色相同的食物，用法和營養最接近的在前。都不含你不能吃的、無法判斷的，也不含你避免的。這裡不會說任何食物是安全的。
        What is in season comes before what is not, by the region of your profile, and what your own table of shops has (shops.tsv beside the configuration) before what it has not, the cheaper first.
        依個人資料的地區，當季的排在前面；你自己的商店表（設定檔旁的 shops.tsv）裡有的排在沒有的前面，便宜的在前。
        Of an entry, or of an ingredient of a recipe, one of them can be taken in its place, as much of it, which `demeter undo` takes back. How often you took one and how often none is counted.
        對於一筆紀錄或食譜裡的一項食材，可以用其中一種取代，分量相同，`demeter undo` 可以復原。會統計你採用和都不採用的次數。
        What must not be in it either, as milk.
        裡面也不能有什麼，例如 milk。
        The recipe of which FOOD is an ingredient.
        FOOD 是哪一份食譜的食材。
        Puts that one of the list in the place of the entry's food, or of the ingredient.
        用清單裡的這一項取代紀錄的食物或食材。
        Notes that you want none of them instead of the entry.
        記下你一個都不想用來取代這筆紀錄。
        The food in words, or the number of an entry as #12.
        食物的名稱，或紀錄的編號，例如 #12。
        a latte without milk
        不含牛奶的拿鐵
        instead of what entry 12 has
        紀錄 12 可以改吃什麼
        puts the second of these there
        換成其中第二項
        changes the recipe, which demeter undo takes back
        更改食譜，demeter undo 可以復原
        You
        你自己
        name a food, as: demeter instead latte --without milk
        請說一種食物，例如：demeter instead latte --without milk
        "--recipe" goes with an ingredient, and without "--none"
        「--recipe」要搭配食材，不能和「--none」一起用
        the value of "--take" must be a number of the list
        「--take」的值必須是清單裡的號碼
        "--take" or "--none" needs an entry, as: '#12' --take 2
        「--take」或「--none」需要一筆紀錄，例如：'#12' --take 2
        there are {1} instead of #{2}; see: demeter instead '#{3}'
        有 {1} 種可以取代 #{2}；請看：demeter instead '#{3}'
        there are {1} instead of it; leave --take out to see them
        有 {1} 種可以取代它；不加 --take 就會列出來
        Noted.
        記下了。
        Nothing like {1} is known without it.
        除去那些之後，沒有和{1}相似的食物。
        Instead of {1}:
        可以取代{1}的：
        Until now: {1} taken, {2} refused.
        到目前為止：採用 {1} 次，沒有採用 {2} 次。
        Serve an assistant on standard input and output
        在標準輸入和輸出上為 AI 助理服務
        Speaks the Model Context Protocol, one message on each line. An assistant starts it; what it may do is said with "allow" under [mcp] in the configuration.
        使用 Model Context Protocol，一行一則訊息。由助理啟動；它可以做什麼由設定裡 [mcp] 的「allow」決定。
        Connecting
        連線
        Copy the journal into a file, as it is now
        把現在的日誌複製成一個檔案
        Works with and without the daemon, which need not stop for it. The copy is verified before it gets its name, and only you can read it.
        daemon 有沒有執行都可以，不用停止它。備份檢查過才會命名，只有你能讀取。
        Replace the file when it is there.
        檔案已經存在就取代它。
        The file to make.
        要建立的檔案。
        makes a copy of everything
        備份全部內容
        Copied {1} to {2}.
        已將 {1} 複製到 {2}。
        Put a copy of the journal in its place
        把備份放回日誌的位置
        The copy is verified first. The journal that was there is kept as before-restore.sqlite in the data folder. Needs the daemon not to run.
        會先檢查備份。原來的日誌會以 before-restore.sqlite 保留在資料夾裡。daemon 不能在執行中。
        Do not ask.
        不要詢問。
        End the daemon first when it runs.
        daemon 執行中就先結束它。
        A copy made by "demeter backup" or by the daemon.
        「demeter backup」或 daemon 做的備份。
        goes back to that day's copy
        回到那一天的備份
        Put {1} in the place of the journal in {2}?
        要用 {1} 取代 {2} 裡的日誌嗎？
        The journal has {1}.
        日誌有 {1}。
        The daemon was ended; start it again.
        daemon 已經結束；請重新啟動。
        Nothing was done.
        什麼都沒有做。
        Log a product by the number on its package
        用包裝上的條碼記錄產品
        Products are known from your own foods and from what you imported, Open Food Facts for example. One that nobody knows is held, and you are asked what it is.
        產品來自你自己的食物和你匯入的資料，例如 Open Food Facts。沒有人認識的會先保留，並問你那是什麼。
        CODE may be what a reader sends: GTIN-8 to -14, UPC-E, a GS1 element string or link.
        CODE 可以是讀碼器送出的內容：GTIN-8 到 -14、UPC-E、GS1 元素字串或連結。
        Log only once: the same key within 7 days gives the first result again.
        只記一次：7 天內用同一個鍵會得到第一次的結果。
        The digits below the code.
        條碼下方的數字。
        How much: half of it, 150 g, two; a serving unless said.
        多少：half of it、150 g、two；沒說就是一份。
        logs a serving of it
        記錄一份
        logs half of one
        記錄半份
        "{1}" is no barcode: give the digits below it
        「{1}」不是條碼：請輸入條碼下方的數字
        "{1}" has {2} digits; a barcode has 8, 12, 13 or 14
        「{1}」有 {2} 位數；條碼是 8、12、13 或 14 位
        "{1}" has a wrong digit; if it is the last, it should be {2}
        「{1}」有一位數不對；如果是最後一位，應該是 {2}
        A number on its package. May be repeated.
        包裝上的條碼。可以重複。
        """#
}
