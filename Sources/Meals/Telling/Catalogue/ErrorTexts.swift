/// Why something cannot be done: each names the thing, the limit where there is one, and what to do about it.
package struct ErrorTexts: Sendable {
    package let tooLong = Text<Int>(
        "A description may have at most {limit} characters; send it in shorter parts.",
        "一句話最多 {limit} 個字；請分成幾句。")
    package let notText = Text<String>(
        "A description may have no control characters, and this one has {character}; send it without.",
        "一句話裡不能有控制字元，這句有 {character}；請去掉再送。")
    package let noSuchEntry = Text<Int>(
        "There is no entry {id}; `demeter day` lists a day's entries.",
        "沒有編號 {id} 的紀錄；`demeter day` 會列出一天的紀錄。")
    package let noSuchFood = Text<String>(
        "There is no food \"{id}\"; `demeter foods search` finds foods by name.",
        "沒有「{id}」這種食物；`demeter foods search` 可以用名稱搜尋。")
    package let figureTooLarge = Text<String>(
        "The entry's `{figure}` would be below 0 or beyond 1000000000, and the journal keeps "
            + "neither; say what it was.",
        "紀錄的 `{figure}` 會小於 0 或超過 1000000000，日誌無法保存；請說是什麼。")
    package let readOnly = Sentence(
        "The journal cannot be written: its folder is read-only. Nothing was changed; "
            + "make the folder writable and try again.",
        "日誌無法寫入：資料夾是唯讀的。沒有改變任何紀錄；請讓資料夾可以寫入再試一次。")
    package let journalLost = Sentence(
        "The journal's file was moved or deleted while demeterd has it open. Nothing was changed; "
            + "put journal.sqlite back, or restart demeterd to go on with what is there now.",
        "demeterd 開著日誌時，檔案被移走或刪除了。沒有改變任何紀錄；請把 journal.sqlite 放回去，或重新啟動 demeterd。")
    package let diskFull = Sentence(
        "The disk with the journal is full. Nothing was changed; make room and try again.",
        "日誌所在的磁碟已滿。沒有改變任何紀錄；請騰出空間再試一次。")
    package let keptOnly = Text<String>(
        "Your words are kept, but the journal cannot be written now: {cause}. "
            + "They are logged by themselves once it can; no need to repeat them.",
        "已收下你的話，但現在無法寫入日誌：{cause}。可以寫入時會自動記錄，不用再說一次。")
    package let causeDiskFull = Sentence("the disk is full", "磁碟已滿")
    package let causeReadOnly = Sentence("its folder is read-only", "資料夾是唯讀的")
    package let causeBusy = Sentence("another program holds it", "另一個程式正在使用")
    package let causeStorage = Text<Int>("SQLite error {code}", "SQLite 錯誤 {code}")
    package let notAsked = Text<Int>(
        "Nothing of utterance {id} waits for an answer; `demeter day` lists what is held.",
        "第 {id} 句話沒有等待回答的問題；`demeter day` 會列出保留中的紀錄。")
    package let noFood = Sentence(
        "No food was found in the new words; the entry stays as it was.", "新的話裡找不到食物；紀錄維持原樣。")
    package let busy = Sentence(
        "Demeter has too much to do at the moment; try again in a while.", "Demeter 現在太忙；請稍後再試。")
    package let noFoodNamed = Text<String>(
        "\"{words}\" names no food; `demeter foods search` finds foods by name.",
        "「{words}」不是食物的名稱；`demeter foods search` 可以用名稱搜尋。")
    package let nothingToUndo = Sentence("There is nothing to undo.", "沒有可以復原的更改。")
    package let nothingToRedo = Sentence("There is nothing to redo.", "沒有可以重做的更改。")
    package let notHeld = Text<Int>(
        "Entry {id} waits for no confirmation; `demeter day` lists what is held.",
        "紀錄 {id} 沒有在等確認；`demeter day` 會列出保留中的紀錄。")
    package let mayNot = Text<String>(
        "These words need the right \"{right}\", which `allow` does not give. Nothing was changed.",
        "這句話需要「{right}」的權限，但 `allow` 沒有給。沒有改變任何紀錄。")
    package let storage = Text<Int>(
        "The journal could not be read or written (SQLite error {code}); the daemon's log says more.",
        "日誌無法讀寫（SQLite 錯誤 {code}）；詳情請看 daemon 的紀錄檔。")
    package let silence = Sentence("There is nothing to say to this.", "這句話沒有什麼可以回答的。")
}
