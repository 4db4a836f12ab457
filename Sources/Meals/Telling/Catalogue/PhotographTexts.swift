/// What is told of photographs of meals, and of why one could not be taken or looked at.
package struct PhotographTexts: Sendable {
    package let nobodyLooks = Sentence(
        "Nobody looks at photographs here: no language model is configured. Say what it was.",
        "這裡沒有人看照片：沒有設定語言模型。請說是什麼。")
    package let noModelLooks = Sentence(
        "No language model looks at photographs here. Say what it was.",
        "這裡沒有語言模型看照片。請說是什麼。")
    package let perhaps = Text<String>("Perhaps: {foods}.", "可能是：{foods}。")
    package let isIt = Text<String>(
        "{food}? Say \"yes\" for that, or what it was.", "是{food}嗎？是就回答「是」，不是就說是什麼。")
    package let sayIt = Text<String>("If so, say it: \"{food}\".", "如果是，就說：「{food}」。")
    package let classifierAbsent = Sentence(
        "Nothing is guessed: demeter-eyes is built without OpenCV. Install libopencv-dnn-dev and build it again, "
            + "or leave photo.classifier out.",
        "沒有辦法猜：demeter-eyes 編譯時沒有 OpenCV。請安裝 libopencv-dnn-dev 再編譯一次，或不要設定 photo.classifier。")
    package let classifierMissing = Text<String, String>(
        "Nothing is guessed: {folder} holds no {file} that the daemon may read. Prepare one with "
            + "scripts/get-classifier, or correct photo.classifier.",
        "沒有辦法猜：{folder} 裡沒有 daemon 讀得到的 {file}。請用 scripts/get-classifier 準備，或更正 photo.classifier。")
    package let classifierLarge = Text<String, String>(
        "Nothing is guessed: {file} in {folder} is larger than any that is read. Take a smaller one, as "
            + "scripts/get-classifier prepares it.",
        "沒有辦法猜：{folder} 裡的 {file} 太大。請換小一點的，例如 scripts/get-classifier 準備的。")
    package let classifierModel = Text<String>(
        "Nothing is guessed: model.onnx in {folder} is broken, or has steps that OpenCV does not know. Prepare it "
            + "again with scripts/get-classifier.",
        "沒有辦法猜：{folder} 裡的 model.onnx 壞了，或有 OpenCV 不認得的步驟。請再用 scripts/get-classifier 準備一次。")
    package let classifierInput = Text<String>(
        "Nothing is guessed: model.onnx in {folder} takes no picture of three colours of a fixed size. "
            + "docs/photographs.md says which it may be.",
        "沒有辦法猜：{folder} 裡的 model.onnx 不收固定大小的三色圖片。可以用什麼請看 docs/photographs.md。")
    package let classifierLabels = Text<String, Int, Int>(
        "Nothing is guessed: labels.txt in {folder} has {count} labels for the {classes} classes of model.onnx. "
            + "Both have to be of the same classifier; prepare them again with scripts/get-classifier.",
        "沒有辦法猜：{folder} 裡的 labels.txt 有 {count} 個標籤，model.onnx 卻有 {classes} 類。兩者要屬於同一個分類器；"
            + "請再用 scripts/get-classifier 準備一次。")
    package let classifierMemory = Text<String>(
        "Nothing is guessed: model.onnx in {folder} takes more memory than it may. Take a smaller one, as "
            + "scripts/get-classifier prepares it.",
        "沒有辦法猜：{folder} 裡的 model.onnx 需要的記憶體超過上限。請換小一點的，例如 scripts/get-classifier 準備的。")
    package let classifierBroken = Text<String>(
        "Nothing is guessed: model.onnx in {folder} took too long, or ended its program. Prepare it again with "
            + "scripts/get-classifier.",
        "沒有辦法猜：{folder} 裡的 model.onnx 花太久，或讓程式中斷了。請再用 scripts/get-classifier 準備一次。")
    package let waits = Sentence(
        "Kept. I will look at it as soon as the language model answers; nothing is lost.",
        "已收下。語言模型回答後就會看，不會遺失。")
    package let noFood = Text<Int>(
        "No food was seen in photograph {number}. If there is some, say what: "
            + "demeter photo again {number} --note \"…\"",
        "照片 {number} 裡沒有看到食物。如果有，請說是什麼：demeter photo again {number} --note \"…\"")
    package let seen = Text<Int>("Seen in photograph {number}:", "照片 {number} 裡看到：")
    package let inNoTable = Text<String>(
        "No table has {foods}; its figures are unknown.", "資料裡沒有{foods}；營養成分不明。")
    package let asks = Text<String, Int>(
        "{questions} Answer with: demeter photo again {number} --note \"…\"",
        "{questions}請這樣回答：demeter photo again {number} --note \"…\"")
    package let copiesGone = Text<Int>(
        "The copies of photograph {number} are gone. Send the files again.",
        "照片 {number} 的副本已經不在了。請再送一次檔案。")
    package let keyRefused = Text<Int>(
        "The language model's server refuses the key. Give another one, reload, and then: "
            + "demeter photo again {number}",
        "語言模型的伺服器拒絕金鑰。請換一個並重新載入，然後：demeter photo again {number}")
    package let unavailable = Text<Int>(
        "The language model did not answer in three rounds. When it does again: demeter photo again {number}",
        "語言模型三次都沒有回答。等它恢復之後：demeter photo again {number}")
    package let interrupted = Text<Int>(
        "The looking at photograph {number} was interrupted twice. Once more: demeter photo again {number}",
        "看照片 {number} 時中斷了兩次。再試一次：demeter photo again {number}")
    package let noSuchModel = Text<Int>(
        "The server knows no such address or model (404). Check model.base_url, model.model and photo.model; "
            + "then: demeter photo again {number}",
        "伺服器沒有這個位址或模型（404）。請檢查 model.base_url、model.model 和 photo.model；"
            + "然後：demeter photo again {number}")
    package let refused = Text<String, Int>(
        "The server refuses photographs ({status}): the model may see none. Name one that does in photo.model; "
            + "then: demeter photo again {number}",
        "伺服器拒絕照片（{status}）：這個模型可能不能看圖。請在 photo.model 指定可以看圖的模型；"
            + "然後：demeter photo again {number}")
    package let unread = Text<Int, String>(
        "Photograph {number} could not be read ({reason}). Once more, perhaps with a word of what it shows: "
            + "demeter photo again {number} --note \"…\"",
        "照片 {number} 沒辦法讀取（{reason}）。再試一次，也可以說明裡面是什麼：demeter photo again {number} --note \"…\"")

    package let noSuch = Text<Int>(
        "There is no photograph {number}; `photo` tells the number of each as `utterance`.",
        "沒有照片 {number}；`photo` 會把每張的編號放在 `utterance`。")
    package let gone = Text<Int>(
        "The copies of photograph {number} are erased, as they are once its meal is confirmed or gone, and "
            + "after 7 days. Send the files again: demeter photo FILE",
        "照片 {number} 的副本已經刪除；餐點確認或刪除後、或 7 天後都會刪除。請再送一次檔案：demeter photo FILE")
    package let noModel = Sentence(
        "No language model may look at photographs: set model.mode, model.base_url and model.model, "
            + "leave photo.send on, and reload. Or say what was eaten.",
        "沒有語言模型可以看照片：請設定 model.mode、model.base_url 和 model.model，"
            + "讓 photo.send 保持開啟，並重新載入。或直接說吃了什麼。")
    package let notThere = Sentence(
        "is not there for the daemon; check the path.", "daemon 找不到；請檢查路徑。")
    package let mayNotRead = Sentence(
        "may not be read by the daemon, which runs with its own view of the file system; copy it to where "
            + "it may, or change its rights.",
        "daemon 不能讀取，因為它看到的檔案系統不同；請複製到它讀得到的地方，或更改權限。")
    package let unopened = Text<Int>(
        "cannot be opened (error {code}).", "無法開啟（錯誤 {code}）。")
    package let notPlain = Sentence(
        "is no plain file; give the picture itself.", "不是一般檔案；請給圖片本身。")
    package let tooLarge = Text<Int>(
        "is larger than {limit} MB; make it smaller, or photograph with fewer pixels.",
        "大於 {limit} MB；請縮小，或用較低的畫素拍攝。")
    package let tooManyPixels = Text<Int, Int>(
        "has {count} million pixels, and {limit} million are the most; make it smaller.",
        "有 {count} 百萬畫素，最多 {limit} 百萬；請縮小。")
    package let unreadable = Sentence(
        "is no picture that can be read: JPEG, PNG, WebP and HEIC are. If it is one, it is broken; take it "
            + "again.",
        "不是可以讀取的圖片：請用 JPEG、PNG、WebP 或 HEIC。如果已經是，檔案可能損壞；請重拍。")
    package let tooSlow = Sentence(
        "took too long to look at; make it smaller.", "看太久了；請縮小。")
    package let memory = Sentence(
        "took more memory than a picture may; make it smaller.", "需要的記憶體超過上限；請縮小。")
    package let noEyes = Sentence(
        "cannot be looked at: demeter-eyes is not installed beside demeterd. docs/install.md says what it "
            + "is built with.",
        "無法查看：demeterd 旁邊沒有安裝 demeter-eyes。需要什麼請看 docs/install.md。")
    package let poor = Text<String>(
        "is too poor to tell food by. {advice}", "品質太差，看不出食物。{advice}")
    package let tiny = Sentence(
        "It is tiny: send the picture itself instead of a preview, or go nearer.",
        "太小了：請送原圖而不是縮圖，或靠近一點拍。")
    package let dark = Sentence(
        "It is too dark: take it again with more light.", "太暗了：請在亮一點的地方重拍。")
    package let burnt = Sentence(
        "It is burnt out: take it again without flash, or out of the sun.", "過曝了：請關掉閃光燈，或避開陽光重拍。")
    package let flat = Sentence(
        "It shows hardly any contrast: wipe the lens, or take it again from nearer.",
        "幾乎沒有對比：請擦擦鏡頭，或靠近一點重拍。")
    package let blurred = Sentence(
        "It is blurred: hold still, tap on the dish to focus, and take it again.",
        "模糊了：請拿穩，點一下餐點對焦，再拍一次。")
}
