/// What is told of a file of meals that is taken in, or would be.
package struct ImportTexts: Sendable {
    package let tookIn = Text<String, String>(
        "Took in {what} from {format}.", "已匯入 {what}，來自 {format}。")
    package let wouldTakeIn = Text<String, String>(
        "Would take in {what} from {format}.", "會匯入 {what}，來自 {format}。")
    package let span = Text<String, String>(
        "They are of {first} to {last}.", "日期是 {first} 到 {last}。")
    package let recipes = Text<Counted>(
        "{count} {count|recipe|recipes} came with them.", "另外有 {count} 份食譜。")
    package let wereThere = Text<Int>("{count} were there already.", "有 {count} 筆本來就有了。")
    package let areThere = Text<Int>("{count} are there already.", "有 {count} 筆已經有了。")
    package let withThem = Text<String>("With them: {what}.", "另外有：{what}。")
    package let rowsBroken = Text<Counted>(
        "{count} {count|row was broken.|rows were broken.}", "{count} 列壞掉了。")
    package let areBroken = Text<Counted>(
        "{count} {count|row is broken|rows are broken}", "{count} 列壞掉了")
    package let ofRowsBroken = Text<Int, Int>(
        "{broken} of {all} rows are broken", "{all} 列裡有 {broken} 列壞掉了")
    package let days = Text<Counted>("{count} {count|day|days}", "{count} 天")
    package let found = Text<String, String, String, Int, Int, Int>(
        "Found {program}: {entries} on {days}; energy a day: least {least}, median {median}, most {most} kcal.",
        "找到 {program}：{entries}，{days}；每天熱量：最少 {least}、中位數 {median}、最多 {most} 大卡。")
    package let noFood = Text<Counted>(
        "{count} {count|row was no food.|rows were no food.}", "{count} 列不是食物。")
    package let leftOut = Text<String>("Left out: {what}.", "略過：{what}。")
    package let unnamed = Text<Counted>(
        "{count} {count|food has no name and bears that of its meal.|foods have no name and bear that of their meal.}",
        "{count} 種食物沒有名稱，用了那一餐的名稱。")
    package let notKept = Text<String>(
        "Nutrients that are not kept: {what}.", "不保存的營養素：{what}。")
    package let notUnderstood = Text<String>(
        "Columns that are not understood: {what}.", "看不懂的欄位：{what}。")
    package let unknownUnit = Text<String>(
        "Columns in a unit that is not known, left out: {what}.", "單位不明而略過的欄位：{what}。")
    package let decimalCommas = Sentence(
        "Its numbers have decimal commas.", "數字用逗號當小數點。")
    package let monthFirst = Sentence(
        "Dates such as 3/1/2026 were read with the month first, which nothing in the file "
            + "decides; --day-first reads them the other way.",
        "3/1/2026 這樣的日期當作月份在前，檔案裡沒有可以判斷的資料；--day-first 會反過來讀。")
    package let dayFirst = Sentence(
        "Dates such as 3/1/2026 were read with the day first, which nothing in the file "
            + "decides; --month-first reads them the other way.",
        "3/1/2026 這樣的日期當作日期在前，檔案裡沒有可以判斷的資料；--month-first 會反過來讀。")
    package let line = Text<Int, String>("line {line}: {reason}", "第 {line} 行：{reason}")
    package let fileLine = Text<String, String>("{file}, {line}", "{file}，{line}")
    package let more = Text<Int>("and {count} more", "還有 {count} 列")
    package let listMore = Text<String, Int>("{items} and {count} more", "{items}，還有 {count} 項")
    package let nothingTaken = Text<String>(
        "{broken}; nothing is taken in unless they are left out (skip_broken).",
        "{broken}；除非略過它們（skip_broken），否則什麼都不匯入。")
    package let claimsRows = Text<Int, Int>(
        "it has {found} rows and says that it has {said}", "有 {found} 列，卻說有 {said} 列")
    package let lastMissing = Text<Int>(
        "its last line is missing, behind {found} rows", "{found} 列之後少了最後一行")
    package let notWhole = Text<String>(
        "The export is not whole: {what}. Nothing is taken in unless what is there is wanted (incomplete).",
        "匯出檔不完整：{what}。除非就要現有的部分（incomplete），否則什麼都不匯入。")

    package let sums = Text<Counted>("{count} {count|sum|sums}", "{count} 列總計")
    package let withoutFigures = Text<Counted>(
        "{count} {count|row without any figure|rows without any figure}", "{count} 列沒有數字")
    package let deleted = Text<Counted>(
        "{count} {count|deleted entry|deleted entries}", "{count} 筆已刪除的紀錄")
    package let exercise = Text<Counted>("{count} {count|exercise|exercises}", "{count} 筆運動")
    package let water = Text<Counted>("{count} {count|day's water|days' water}", "{count} 天的飲水")
    package let goals = Text<Counted>("{count} {count|day's goals|days' goals}", "{count} 天的目標")
    package let portions = Text<Counted>(
        "{count} {count|portion of a recipe|portions of recipes}", "{count} 份食譜的份量")
    package let notes = Text<Counted>("{count} {count|note|notes}", "{count} 則附註")
    package let ofTable = Text<Counted, String>(
        "{count} {count|row|rows} of {name}", "{name} 的 {count} 列")
    package let files = Text<Counted, String>("{count} files of {name}", "{count} 個 {name} 檔案")
    package let records = Text<Counted, String>(
        "{count} {count|record|records} of {name}", "{name} 的 {count} 筆資料")
}
