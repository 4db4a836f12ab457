extension Phrasebook {
    static let verbsFToH = #"""
        Note how you feel
        記下你的感覺
        The words name the feeling, perhaps how strong it is from one to five, and since when. It is kept with the time; `demeter feelings` tells what you ate before. `demeter undo` takes it back.
        說出感覺，可以加上一到五的強度，以及從什麼時候開始。會連同時間保存；`demeter feelings` 會說之前吃了什麼。`demeter undo` 可以復原。
        When it was: 12:30, "yesterday 19:00", "2026-03-06 12:30", or RFC 3339.
        什麼時候：12:30、"yesterday 19:00"、"2026-03-06 12:30"，或 RFC 3339。
        How you feel.
        你的感覺。
        notes it now
        記在現在
        notes it of two o'clock
        記在兩點
        say how you feel, as: demeter feel bloated, three of five
        請說你的感覺，例如：demeter feel bloated, three of five
        List how you felt, and what you ate before
        列出你的感覺，以及之前吃了什麼
        Of one feeling, from eight times on, it counts what you ate in the 72 hours before, and before the noons of days without it. What is counted need not be why.
        同一種感覺有八次以上時，會統計之前 72 小時，以及沒有這種感覺的日子中午之前吃了什麼。統計出來的不一定就是原因。
        lists all
        全部列出
        counts what you ate before
        統計之前吃了什麼
        List one feeling, and count what you ate before
        列出一種感覺，並統計之前吃了什麼
        Its name, as bloated.
        感覺的名稱，例如 bloated。
        when, and what was eaten before
        什麼時候，以及之前吃了什麼
        name a feeling, as bloated
        請說一種感覺，例如 bloated
        Remove a feeling
        移除一筆感覺
        Its number in the list.
        清單裡的編號。
        removes number 12
        移除編號 12
        "{1}" is no number of a feeling; see: demeter feelings
        「{1}」不是感覺的編號；請看：demeter feelings
        Search the foods, and keep your own
        搜尋食物，保存自己的食物
        finds foods by name
        用名稱找食物
        adds one of your own
        加上自己的食物
        Foods
        食物
        Find foods by name
        用名稱找食物
        How many at most, 1 to 100; 10.
        最多幾項，1 到 100；預設 10。
        Words of the name.
        名稱裡的字。
        the value of "--limit" must be from 1 to 100
        「--limit」的值必須在 1 到 100 之間
        No food is called anything like that.
        沒有叫這個名稱的食物。
        Show all that is known of a food
        看一種食物的所有資料
        Its id, or words of its name.
        id，或名稱裡的字。
        Add a food of your own
        加上自己的食物
        Figures are for 100 g, or for the weight given with --per, as on a package that tells them for a serving. What is not given stays unknown.
        數字是每 100 公克的，或用 --per 給的重量，例如包裝上標示的一份。沒有給的就是不明。
        The weight that the figures are for; 100.
        數字是多少重量的；預設 100。
        A measure and its weight: bowl=250. The first one is meant by a bare count. May be repeated.
        量詞和重量：bowl=250。只說個數時用第一個。可以重複。
        The weight meant when no amount is said.
        沒說分量時的重量。
        What else it is called. May be repeated.
        還叫什麼。可以重複。
        Its brand.
        品牌。
        What it is; a meal unless said.
        是哪一類；沒說就是餐點。
        Its id; made from the name unless given.
        id；沒給就由名稱產生。
        What it is called; the words are joined.
        叫什麼名稱；多個字會接在一起。
        adds it from a package's figures for 40 g
        用包裝上 40 公克的數字加上
        Change a food of your own
        更改自己的食物
        What is not given stays. What was logged with it stays as it is, too.
        沒給的保持不變。已經記下的也保持不變。
        What it is called from now on.
        從現在起叫什麼。
        A measure and its weight, in the place of those it has. May be repeated.
        量詞和重量，取代原有的。可以重複。
        What else it is called, in the place of what it was. May be repeated.
        還叫什麼，取代原有的。可以重複。
        A number on its package, in the place of those it has. May be repeated.
        包裝上的條碼，取代原有的。可以重複。
        What it is.
        是哪一類。
        Its id, or its name.
        id 或名稱。
        corrects its energy
        更正熱量
        the value of "--per" must be above 0
        「--per」的值必須大於 0
        say what to change, as --calories 380 or --name NAME
        請說要改什麼，例如 --calories 380 或 --name NAME
        Changed.
        改好了。
        What it is made of, as it is printed: "wheat flour, sugar, may contain nuts".
        包裝上印的成分："wheat flour, sugar, may contain nuts"。
        give at least one figure, as --calories 380
        至少給一個數字，例如 --calories 380
        Added.
        加上了。
        the value of "--portion" must be as bowl=250
        「--portion」的值必須像 bowl=250
        Remove a food of your own
        移除自己的食物
        What was logged with it stays as it is. "demeter undo" brings it back.
        已經記下的保持不變。「demeter undo」可以復原。
        Erase what was said and eaten, for good
        把說過和吃過的永久清除
        Erases it from the journal and from its log, byte by byte, and with it the daily copies and the language model's remembered answers. Undoing cannot bring it back. Days that stay get a fresh copy. Files elsewhere that came from the journal are named.
        從日誌和它的記錄檔裡逐位元組清除，連同每日備份和語言模型記得的回答。無法復原。留下來的日子會重新備份。其他地方由日誌產生的檔案會列出來。
        Asks twice. Needs the daemon not to run, unlike --habits, which the daemon forgets.
        會詢問兩次。daemon 不能在執行中；--habits 例外，那由 daemon 忘記。
        Everything, the foods of your own and goals included.
        全部，包括自己的食物和目標。
        What was learnt from corrections; the entries stay.
        從更正中學到的；紀錄會留著。
        The first day to forget.
        從哪一天忘起。
        The last day to forget.
        忘到哪一天。
        Do not ask the first time.
        不要問第一次。
        Do not ask the second time.
        不要問第二次。
        forgets a week
        忘掉一週
        forgets everything
        忘掉全部
        --habits stands alone: the entries stay
        --habits 要單獨用：紀錄會留著
        Forget your habits?
        要忘掉你的習慣嗎？
        They cannot be brought back. Really?
        無法復原。確定嗎？
        say what to forget: --all, days with --from and --to, or --habits
        請說要忘掉什麼：--all、用 --from 和 --to 指定日子，或 --habits
        the days {1} to {2}
        {1} 到 {2} 的日子
        Forget {1}?
        要忘掉{1}嗎？
        It cannot be brought back. Really?
        無法復原。確定嗎？
        files that you made with backup or export
        你用 backup 或 export 做的檔案
        imported tables of foods
        匯入的食物表
        the words that the voice knows in {1}, which may be removed
        {1} 裡語音認得的詞，可以移除
        summaries in {1}
        {1} 裡的摘要
        summaries that were sent
        已經送出的摘要
        Forgot {1} entries and {2} utterances, and erased {3} daily copies.
        忘掉了 {1} 筆紀錄和 {2} 句話，清除了 {3} 份每日備份。
        Not touched: {1}.
        沒有動到：{1}。
        Show what you aim at, or set it
        看或設定你的目標
        Days that are over keep the goals that they had.
        已經結束的日子保留當時的目標。
        Set daily goals
        設定每日目標
        A goal is a nutrient and an amount: a number to come near to, "min" or "max" and a number, a range such as 1800-2200, or "none". Every figure is in the unit that "demeter nutrients" tells: kcal, g, mg or µg; salt in g.
        目標是一種營養素和一個量：要接近的數字、「min」或「max」加數字、像 1800-2200 的範圍，或「none」。單位都是「demeter nutrients」列出的：kcal、g、mg 或 µg；鹽用 g。
        The first day it holds for; today unless given.
        從哪一天起；沒說就是今天。
        Only on this weekday, where it counts more than the goal of every day.
        只在這個星期幾，優先於每天的目標。
        What is advised of vitamins, minerals and what is to be limited: eu (EFSA) or us (National Academies) for whom --sex and --age or your profile tell, else what labels there are printed with.
        維生素、礦物質和應限制項目的建議量：eu（EFSA）或 us（National Academies），依 --sex 和 --age 或個人資料；否則用當地營養標示的參考值。
        For --reference.
        搭配 --reference。
        With --reference: the values of labels, whoever you are.
        搭配 --reference：用營養標示的值，不論你是誰。
        sets two goals
        設定兩個目標
        a range and a limit
        一個範圍和一個上限
        sets what EFSA advises
        採用 EFSA 的建議
        any nutrient
        任何營養素
        more on Saturdays
        星期六多一點
        sets none for sugar
        取消糖的目標
        say a goal, as calories 2000, or --reference eu
        請說一個目標，例如 calories 2000，或 --reference eu
        "{1}" is no weekday; try saturday
        「{1}」不是星期幾；試試 saturday
        "{1}" is no day; try today, tomorrow or 2026-03-06
        「{1}」不是日子；試試 today、tomorrow 或 2026-03-06
        demeter-postgres is not installed beside demeter, so that no household's server is reached
        demeter 旁邊沒有安裝 demeter-postgres，所以連不到家庭伺服器；請重新安裝 Demeter
        demeter-postgres ended without a word
        demeter-postgres 什麼都沒說就結束了
        no household's server is configured: set url under [sync] in the configuration
        沒有設定家庭伺服器：請在設定的 [sync] 裡設定 url
        --sex, --age and the like go with --reference
        --sex、--age 等要搭配 --reference
        give either --pregnant or --breastfeeding
        --pregnant 和 --breastfeeding 請只給一個
        --pregnant and --breastfeeding go with --sex female
        --pregnant 和 --breastfeeding 要搭配 --sex female
        values by person are kept for ages from {1} to {2}; --labels takes those of labels
        依個人的值只有 {1} 到 {2} 歲的；--labels 會用營養標示的值
        --labels is for nobody in particular; leave --sex and --age out
        --labels 不分對象；請拿掉 --sex 和 --age
        "{1}" needs an amount: 120, min 120, max 120, 100-150 or none
        「{1}」需要一個量：120、min 120、max 120、100-150 或 none
        """#
}
