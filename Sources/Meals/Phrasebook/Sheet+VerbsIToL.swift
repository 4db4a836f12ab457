extension Phrasebook {
    static let verbsIToL = #"""
        Take in foods from published tables
        從公開的食物表匯入食物
        Reads a download of FoodData Central (folder or zip), the tables of FNDDS and Standard Reference as CSV (foods and portions), the dump of Open Food Facts as TSV or JSON Lines (plain or gzip), and the published tables of nations: CIQUAL, CoFID, AFCD and AUSNUT, the Canadian Nutrient File, Taiwan's and Japan's. Imported foods stand behind the catalog's own. Importing again replaces what was imported under the same name.
        可以讀取 FoodData Central 的下載（資料夾或 zip）、FNDDS 和 Standard Reference 的 CSV 表（食物和份量）、Open Food Facts 的 TSV 或 JSON Lines（純文字或 gzip），以及各國公布的表：CIQUAL、CoFID、AFCD 和 AUSNUT、加拿大、台灣和日本的。匯入的食物排在目錄的食物後面。用同樣的名稱再匯入會取代原來的。
        Needs no daemon; one that runs takes the foods up at once.
        不需要 daemon；執行中的 daemon 會馬上採用。
        What to call the import; made from the file's name unless given.
        這次匯入叫什麼；沒給就由檔名產生。
        Show what has been imported.
        看匯入過什麼。
        Remove an import.
        移除一次匯入。
        A file or folder of tables.
        食物表的檔案或資料夾。
        imports the survey's foods, with the portions beside them
        匯入調查的食物，連同旁邊的份量
        shows what has been imported
        看匯入過什麼
        give one of PATH, --list and --remove NAME
        PATH、--list 和 --remove NAME 請只給一個
        Nothing has been imported.
        還沒有匯入過。
        demeter: nothing was imported as {1}; "demeter foods import --list" shows what was\n
        demeter: 沒有叫 {1} 的匯入；「demeter foods import --list」會列出來\n
        Removed {1}.
        已移除 {1}。
        Take in what this or another program has written out
        匯入 Demeter 或其他程式匯出的檔案
        An export of Demeter's makes the same journal of an empty one. Otherwise entries are added, but for those that are there already, and one undo takes all of them back. When a row is broken nothing is taken in. A daemon that runs takes the file in itself, of up to 100 MiB; only an export that is to make the same journal of an empty one needs it not to run.
        Demeter 匯出的檔案會讓空的日誌變成同一本日誌。否則會加上紀錄，已經有的除外，undo 一次就全部復原。有一列損壞就什麼都不匯入。執行中的 daemon 會自己匯入，最多 100 MiB；只有要讓空的日誌變成同一本日誌時，daemon 不能在執行中。
        Who wrote it; told from the file unless said.
        誰寫的；沒說就看檔案。
        Read dates such as 3/1/2026 as the 3rd of January.
        把 3/1/2026 這樣的日期讀成 1 月 3 日。
        Read dates such as 3/1/2026 as the 1st of March.
        把 3/1/2026 這樣的日期讀成 3 月 1 日。
        Show what would be taken in, and take in nothing.
        看會匯入什麼，但不匯入。
        Leave broken rows out and take in the others.
        略過損壞的列，匯入其餘的。
        Take in what is there of an export of Demeter's that was cut off.
        Demeter 匯出的檔案不完整時，匯入現有的部分。
        The file; - or a pipe for standard input.
        檔案；- 或管線是標準輸入。
        takes in an export
        匯入一份匯出檔
        shows what Cronometer's file has
        看 Cronometer 的檔案裡有什麼
        takes in the meals of Apple Health's archive
        匯入 Apple 健康封存檔裡的餐點
        FILE is missing
        缺少 FILE
        demeter: and {1} more\n
        demeter: 還有 {1} 項\n
        {1}; nothing was taken in. --skip-broken takes in the others
        {1}；什麼都沒有匯入。--skip-broken 會匯入其餘的
        give one of --day-first and --month-first
        --day-first 和 --month-first 請只給一個
        standard input
        標準輸入
        demeter: the export is of format 1, which does not tell its end; whether all of it is there cannot be seen\n
        demeter: 這份匯出檔是格式 1，沒有標示結尾；無法知道是否完整\n
        it has {1} rows and says that it has {2}
        有 {1} 列，但它說有 {2} 列
        its last line is missing, behind {1} rows
        缺少最後一行，前面有 {1} 列
        the export is not whole: {1}. Nothing was taken in; --incomplete takes in the entries and foods that are there, without their history
        匯出檔不完整：{1}。什麼都沒有匯入；--incomplete 會匯入現有的紀錄和食物，但沒有歷史
        demeter: the export is not whole: {1}\n
        demeter: 匯出檔不完整：{1}\n
        Log what you ate, and show what was understood and the day's total
        記錄吃了什麼，並顯示讀懂了什麼和當天的合計
        Without TEXT, each line of standard input is one meal.
        不給 TEXT 時，標準輸入的每一行是一餐。
        What the words say of time and meal ("yesterday", "for lunch") counts more than the options.
        話裡說的時間和餐次（"yesterday"、"for lunch"）優先於選項。
        Log only once: the same key within 7 days gives the first result again. Of several lines each adds its number to the key.
        只記一次：7 天內用同一個鍵會得到第一次的結果。有好幾行時，每行會把行號加到鍵上。
        What you ate; the words are joined.
        你吃了什麼；多個字會接在一起。
        logs a meal, now
        記錄現在的一餐
        logs it for half past twelve
        記在十二點半
        logs each line of a file
        記錄檔案裡的每一行
        TEXT is missing: say what you ate
        缺少 TEXT：請說你吃了什麼
        To take it back: demeter --person {1} undo
        要復原：demeter --person {1} undo
        Look a food up that the catalog does not have
        查詢目錄裡沒有的食物
        Whom the daemon asks, and in which order, is said by "lookup.sources" in the configuration; nobody unless it is set. What the catalog, your imports or your own foods have under that name is not looked up.
        daemon 問誰、順序如何，由設定裡的「lookup.sources」決定；沒有設定就不問任何人。目錄、匯入的資料或自己的食物裡有的名稱不會查詢。
        What is found is only shown. With --add it becomes a food of your own, which "demeter undo" takes back.
        找到的只會顯示。加上 --add 會存成自己的食物，「demeter undo」可以復原。
        Tell who was asked, what came of it, how old it is and under which licence.
        說明問了誰、結果如何、資料多舊、用什麼授權。
        Keep what was found as a food of your own.
        把找到的存成自己的食物。
        Which of several to keep, by its number; the first unless said.
        有好幾項時要存哪一項，用號碼；沒說就是第一項。
        What it is to be called.
        要叫什麼名稱。
        What it is called, or the number on its package; the words are joined.
        名稱，或包裝上的條碼；多個字會接在一起。
        asks about a product
        查詢一個產品
        keeps the second one
        存下第二項
        the value of "--choice" must be a number of the list
        「--choice」的值必須是清單裡的號碼
        "--choice" and "--name" need "--add"
        「--choice」和「--name」需要「--add」
        there are {1} to choose from
        有 {1} 項可以選
        """#
}
