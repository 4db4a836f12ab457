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

    package let noSuchMeasurement = Text<Int>(
        "There is no measurement {id}; `demeter measure list` lists them.",
        "沒有編號 {id} 的量測；`demeter measure list` 會列出所有量測。")
    package let noSuchPlan = Text<Int>(
        "There is no plan {id}; `demeter plan` lists them.", "沒有編號 {id} 的計畫；`demeter plan` 會列出所有計畫。"
    )
    package let noFeeling = Sentence(
        "These words tell no feeling; say, as: bloated, three of five", "這句話沒有說什麼感覺；可以說：肚子脹，三分")
    package let noSuchFeeling = Text<Int>(
        "There is no feeling {id}; `demeter feelings` lists them.",
        "沒有編號 {id} 的感覺；`demeter feelings` 會列出所有感覺。")
    package let anotherChange = Text<Int>(
        "Something else was changed since change {change}; `steps` tells what would be undone "
            + "and redone now.",
        "更改 {change} 之後又有別的更改；`steps` 會說明現在可以復原和重做什麼。")
    package let nothingToRepeat = Sentence(
        "There is nothing in the last month that could be logged once more; `demeter day` lists what there is.",
        "最近一個月沒有可以再記一次的紀錄；`demeter day` 會列出所有紀錄。")
    package let noMealToRepeat = Text<String>(
        "There is no {meal} in the last month that could be logged once more; `demeter day` lists what there is.",
        "最近一個月沒有可以再記一次的{meal}；`demeter day` 會列出所有紀錄。")
    package let nothingToRepeatOn = Text<String>(
        "There is nothing on {day} that could be logged once more; `demeter day` lists what there is.",
        "{day} 沒有可以再記一次的紀錄；`demeter day` 會列出所有紀錄。")
    package let noMealToRepeatOn = Text<String, String>(
        "There is no {meal} on {day} that could be logged once more; `demeter day` lists what there is.",
        "{day} 沒有可以再記一次的{meal}；`demeter day` 會列出所有紀錄。")
    package let foodExists = Text<String>(
        "There is already a food \"{id}\"; choose another name, or remove that one first.",
        "已經有食物「{id}」；請換個名稱，或先刪除原來的。")
    package let noLookup = Sentence(
        "Nobody is asked about unknown foods; `lookup.sources` in the configuration says who may be.",
        "不會向別人查詢不認識的食物；設定裡的 `lookup.sources` 決定可以問誰。")
    package let notFound = Text<String, String>(
        "No food \"{id}\" was found for \"{query}\" within the last hour; "
            + "`demeter foods lookup` looks it up again.",
        "最近一小時沒有為「{query}」找到食物「{id}」；`demeter foods lookup` 可以再查一次。")
    package let notOwnFood = Text<String>(
        "\"{id}\" is no food of your own; only those can be changed or removed.",
        "「{id}」不是你自己的食物；只能更改或刪除自己的食物。")
    package let alreadyDone = Text<String>(
        "This was done before under the key \"{key}\", and is not done again; "
            + "`demeter day` lists how things stand.",
        "這件事已經用「{key}」做過，不會再做一次；`demeter day` 會列出目前的紀錄。")
    package let keyTaken = Text<String>(
        "The key \"{key}\" named another call within the last 7 days; "
            + "choose a new key for each thing to be done.",
        "「{key}」在最近 7 天內用在別的要求上；請為每件事選一個新的。")
    package let notListening = Sentence(
        "Nobody is listening: voice is off, muted or failed. `demeter status` says which, and "
            + "`demeter doctor` what to do.",
        "現在沒有在聽：語音關閉、靜音或故障。`demeter status` 會說是哪一種，`demeter doctor` 會說怎麼辦。")
    package let notOffered = Text<String>(
        "This version of Demeter does not offer `{method}` yet.", "這個版本的 Demeter 還沒有 `{method}`。")
    package let outOfRange = Text<String, String, String>(
        "`{parameter}` must lie between {lowest} and {highest}.",
        "`{parameter}` 必須在 {lowest} 和 {highest} 之間。")

    package let noSuchProgramme = Text<String>(
        "There is no programme \"{name}\"; `demeter programme list` shows what can be started.",
        "沒有「{name}」這個計畫；`demeter programme list` 會列出可以開始的計畫。")
    package let brokenProgramme = Text<String, String>(
        "The file of \"{name}\" is no programme: {reason}", "「{name}」的檔案不是計畫：{reason}")
    package let noProgrammeNumber = Text<Int>(
        "No programme has the number {id}; `demeter programme` tells of the newest.",
        "沒有編號 {id} 的計畫；`demeter programme` 會說明最新的計畫。")
    package let noProgrammeYet = Sentence(
        "No programme was started; `demeter programme list` shows what can be started.",
        "還沒有開始任何計畫；`demeter programme list` 會列出可以開始的計畫。")
    package let noProgrammeOn = Sentence(
        "No programme goes on; `demeter programme start` begins one.",
        "沒有進行中的計畫；`demeter programme start` 可以開始。")
    package let anotherProgramme = Text<String>(
        "\"{title}\" goes on already; `demeter programme stop` ends it, so that another can be started.",
        "「{title}」還在進行；`demeter programme stop` 結束它之後，才能開始另一個。")
    package let programmePaused = Text<String>(
        "The programme is paused since {day}; `demeter programme resume` goes on with it.",
        "計畫從 {day} 起暫停；`demeter programme resume` 可以繼續。")
    package let programmeNotPaused = Sentence("The programme is not paused.", "計畫沒有暫停。")
    package let notCounted = Text<String>("{day} does not count already.", "{day} 本來就不算。")
    package let outsideProgramme = Text<String, String>(
        "The day must lie between {first} and {last}.", "日期必須在 {first} 和 {last} 之間。")
}
