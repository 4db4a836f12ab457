extension Phrasebook {
    static let requests = #"""
        must be an object with named members.
        必須是有名稱成員的物件。
        is missing.
        缺少。
        must be {1}.
        必須是{1}。
        `{1}` may have at most {2} characters or elements; give fewer.
        `{1}` 最多 {2} 個字或元素；請給少一點。
        is no parameter of this method.
        不是這個方法的參數。
        cannot be given together with `{1}`.
        不能和 `{1}` 一起給。
        One of {1} is needed.
        需要 {1} 其中之一。
        must be the digits below a barcode.
        必須是條碼下方的數字。
        has {1} digits; a barcode has 8, 12, 13 or 14.
        有 {1} 位數；條碼是 8、12、13 或 14 位。
        has a wrong digit; if it is the last, it should be {1}. Read it once more.
        有一位數不對；如果是最後一位，應該是 {1}。請再讀一次。
        a text
        文字
        a text that is not blank and has no control characters
        不是空白、沒有控制字元的文字
        the absolute path of a file
        檔案的絕對路徑
        a number
        數字
        a list
        清單
        an object
        物件
        a date as YYYY-MM-DD
        YYYY-MM-DD 形式的日期
        an instant as in RFC 3339, such as 2026-03-01T08:15:00+01:00
        RFC 3339 的時刻，例如 2026-03-01T08:15:00+01:00
        an instant as in RFC 3339, such as 2026-03-01T08:15:00+01:00, or a time of day as 13:05
        RFC 3339 的時刻，例如 2026-03-01T08:15:00+01:00，或一天的時間，例如 13:05
        a year such as 1984, or a date as 1984-05-17
        年，例如 1984，或日期，例如 1984-05-17
        a number of centimetres, or a length with its unit such as 168cm or 5'6"
        公分數，或有單位的長度，例如 168cm 或 5'6"
        two letters of a country, such as TW
        國家的兩個字母，例如 TW
        the tag of a language, such as en or zh-Hant
        語言的標籤，例如 en 或 zh-Hant
        left out, for there is nothing here that it could name
        拿掉，因為這裡沒有它可以指的
        The words are about several people's meals; send them by `say`, or each with its `person`.
        這句話關於好幾個人的餐點；請用 `say` 送出，或各自加上 `person`。
        This door is that of "{1}" alone; nothing of anybody else is told or changed here.
        這個入口只屬於「{1}」；這裡不會說出或更改別人的任何東西。
        The journal of "{1}" cannot be used: {2}
        無法使用「{1}」的日誌：{2}
        "{1}" is no name; give one word of at most 32 letters, digits and hyphens that begins with a letter and means nobody else, as "anna".
        「{1}」不是名字；請給一個最多 32 個字母、數字和連字號的詞，以字母開頭，而且不指別人，例如「anna」。
        "{1}" is the owner of this daemon, who is always here.
        「{1}」是這個 daemon 的擁有者，一直都在這裡。
        A daemon keeps the journals of at most {1} people beside its owner; remove one first.
        一個 daemon 除了擁有者最多保存 {1} 個人的日誌；請先移除一個。
        Nobody can be added to this daemon.
        這個 daemon 不能加入別人。
        it keeps its owner's alone; `people.owner` in the configuration says who that is
        只保存擁有者的；設定裡的 `people.owner` 說那是誰
        This daemon does not keep the journal of "{1}": {2}. `demeter people add NAME --here` has it keep another.
        這個 daemon 沒有保存「{1}」的日誌：{2}。`demeter people add NAME --here` 會讓它保存另一本。
        `{1}` is about open files that are sent beside its line (SCM_RIGHTS), 1 to {2}; send them with it.
        `{1}` 是關於隨這一行送來的開啟檔案（SCM_RIGHTS），1 到 {2} 個；請一起送來。
        Nothing could be looked at from here; run `demeter doctor` in a terminal.
        從這裡無法檢查；請在終端機執行 `demeter doctor`。
        """#
}
