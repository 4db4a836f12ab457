extension Phrasebook {
    static let files = #"""
        {1} is damaged or of another version; import it again with "demeter foods import", or remove the file
        {1} 損壞了或屬於別的版本；請用「demeter foods import」重新匯入，或移除這個檔案
        {1} is being written by another import
        {1} 正由另一次匯入寫入；請等它完成再試一次
        have an energy that cannot be
        的熱量不可能
        is longer than {1} bytes
        超過 {1} 個位元組
        opens a quote that nothing closes
        有沒有關閉的引號
        has something behind a closing quote
        結尾引號後面還有內容
        is not UTF-8
        不是 UTF-8
        has no name
        沒有名稱
        has no code
        沒有代碼
        has {1} fields where the table has {2}
        有 {1} 欄，而表有 {2} 欄
        repeats the code {1}
        代碼 {1} 重複
        cannot be read
        無法讀取
        have no code
        沒有代碼
        have no name
        沒有名稱
        have no figures
        沒有數字
        have an impossible figure
        有不可能的數字
        repeat a code
        代碼重複
        {1}: only the first {2} lines count
        {1}：只有前 {2} 行有效
        a line is a food, a shop and perhaps a price, with tabs between
        一行是食物、商店，可以再加價格，用 tab 分開
        a shop's name has at most {1} characters
        商店的名稱最多 {1} 個字
        a price is as 2.49 EUR/kg, not what stands there
        價格要像 2.49 EUR/kg，不能是那裡寫的
        its first line must be "{1}", a tab and "{2}"
        第一行必須是「{1}」、一個 tab 和「{2}」
        "{1}" is no {2}
        「{1}」不是{2}
        "{1}" is no time
        「{1}」不是時間
        "{1}" is no unit of {2}
        「{1}」不是{2}的單位
        {1} {2} cannot be; {3} is {4} to {5}
        {1} {2}不可能；{3}是 {4} 到 {5}
        {1} is no day on which somebody was measured
        {1} 不是量測的日子
        1 of them has a warning, as logged since you told so:
        其中 1 筆有警告，和你說過之後記錄的一樣：
        {1} of them have a warning, as logged since you told so:
        其中 {1} 筆有警告，和你說過之後記錄的一樣：
          and {1} more
          還有 {1} 筆
        `demeter allergies` lists them.
        `demeter allergies` 會列出來。
        Of 1 entry it cannot be told whether it has what you must not have.
        有 1 筆無法判斷有沒有你不能吃的。
        Of {1} entries it cannot be told whether they have what you must not have.
        有 {1} 筆無法判斷有沒有你不能吃的。
        its amount is below 0
        分量小於 0
        {1} is no day on which somebody ate something
        {1} 不是吃東西的日子
        {1} {2} of {3} is below 0
        {3}的{1} {2} 小於 0
        {1} {2} of {3} cannot be; {4} is the most
        {3}的{1} {2} 不可能；最多是 {4}
        {1} is damaged or cut off: {2}
        {1} 損壞或不完整：{2}
        {1} is no whole workbook: {2} is missing
        {1} 不是完整的活頁簿：缺少 {2}
        {1} has more than {2} MiB of text in its cells; save the sheet with the meals as CSV and give that
        {1} 的儲存格文字超過 {2} MiB；請把有餐點的工作表存成 CSV 再給
        {1} is no whole JSON text: {2}, in line {3}
        {1} 不是完整的 JSON：{2}，在第 {3} 行
        {1} is larger than {2} MiB and cannot be read in one piece
        {1} 超過 {2} MiB，無法一次讀取；請分成較小的檔案
        {1} holds a database that cannot be read: {2}
        {1} 裡的資料庫無法讀取：{2}
        give {1}: {2} is {3}'s {4}, which has sums of days only
        請給 {1}：{2} 是 {3} 的{4}，只有每天的總和
        {1} is of {2} and needs {3} beside it, or in one archive with it
        {1} 屬於 {2}，旁邊或同一個封存檔裡需要 {3}
        {1} is not of {2} but of {3}; leave --format out
        {1} 不是 {2} 的，而是 {3} 的；請拿掉 --format
        {1} is not as {2} writes it; "demeter import -h" names whose files are known
        {1} 不像 {2} 寫的；「demeter import -h」會列出認得的程式
        {1} is a workbook in the old form (.xls); save it as .xlsx or CSV and give that
        {1} 是舊格式的活頁簿（.xls）；請存成 .xlsx 或 CSV 再給
        is no whole XML text: {1}, in line {2}
        不是完整的 XML：{1}，在第 {2} 行
        declares or uses entities, in line {1}, which no program writes into it
        在第 {1} 行宣告或使用了實體，沒有程式會這樣寫
        is damaged or cut off: {1}
        損壞或不完整：{1}
        needs more memory than there is
        需要的記憶體超過現有的
        "demeter import -h" names whose files are known
        「demeter import -h」會列出認得的程式
        {1} is empty
        {1} 是空的
        it is not known who wrote {1}; {2}
        不知道 {1} 是誰寫的；{2}
        it is not known who wrote {1}, whose columns are {2}, with {3} between them; {4}
        不知道 {1} 是誰寫的，它的欄位是 {2}，中間用{3}分開；{4}
        it is no JSON object
        不是 JSON 物件
        it is not the beginning of an export
        不是匯出檔的開頭
        its format is of a newer Demeter; update this one
        格式屬於較新的 Demeter；請更新這一個
        it stands behind the end of the export
        在匯出檔的結尾後面
        "table" is missing
        缺少「table」
        "{1}" cannot be read
        無法讀取「{1}」
        "{1}" is no date
        「{1}」不是日期
        its weight has no unit, and no BMI tells it
        體重沒有單位，也沒有 BMI 可以判斷
        it is no weight with its "date"
        不是附有「date」的體重
        its "weight" has no unit, and no "bmi" tells it
        「weight」沒有單位，也沒有「bmi」可以判斷
        it is no logged food
        不是記錄的食物
        its "logDate" is no date
        「logDate」不是日期
        its day is none
        日子不存在
        "{1}" is no date and no time
        「{1}」不是日期也不是時間
        no row above this one tells its date
        上面沒有說明日期的列
        "{1}" is no weight with a unit
        「{1}」不是有單位的體重
        "{1}" is no number of steps
        「{1}」不是步數
        "{1}" is no energy
        「{1}」不是熱量
        its time is none
        時間不存在
        "{1}" has no unit; name the column "{2} ({3})"
        「{1}」沒有單位；請把欄位命名為「{2} ({3})」
        its amount is no number up to 100,000
        分量不是 100,000 以內的數字
        its "dateTime" is no time
        「dateTime」不是時間
        "{1}" is impossible
        「{1}」不可能
        its "dateTime" is no date
        「dateTime」不是日期
        its "datetime" is no time
        「datetime」不是時間
        its amount is no number
        分量不是數字
        {1} is longer than 4 MiB, which no recipe is
        {1} 超過 4 MiB，沒有食譜這麼長
        no recipe stands in {1}
        {1} 裡沒有食譜
        it holds more than 64 MiB
        內容超過 64 MiB
        {1} is no archive that can be read: {2}
        {1} 不是可以讀取的封存檔：{2}
        {1} is no JSON that can be read
        {1} 不是可以讀取的 JSON
        no recipe that programs can read (schema.org or RecipeML) stands in {1}
        {1} 裡沒有程式讀得懂的食譜（schema.org 或 RecipeML）
        {1} has no words in it
        {1} 裡沒有文字
        it is longer than {1} bytes
        超過 {1} 個位元組
        it opens a quote that nothing closes
        有沒有關閉的引號
        something stands behind a closing quote
        結尾引號後面還有內容
        it has {1} fields and the header {2}
        有 {1} 欄，而標題有 {2} 欄
        it is not UTF-8
        不是 UTF-8
        it has no date
        沒有日期
        {1} is no nutrient
        {1} 不是營養素
        """#
}
