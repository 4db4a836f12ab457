extension Phrasebook {
    static let configuration = #"""
        what the variable holds
        變數裡的內容
        "second" under [voice], the recogniser that is to be believed
        [voice] 的「second」，也就是要相信的辨識器
        "peers", for whoever reaches it could log there; or listen at 127.0.0.1
        「peers」，因為連得到的人都可以記錄；或在 127.0.0.1 等候
        a "listen" beyond this computer, for nobody else reaches 127.0.0.1
        這台電腦以外的「listen」，因為別人連不到 127.0.0.1
        "read" beside "correct" and "erase", whose answers tell of the day
        在「correct」和「erase」旁邊加上「read」，因為它們的回答會提到當天的內容
        a table, "[{1}]"
        表格「[{1}]」
        a list of tables, "[[summary.sink]]"
        表格的清單「[[summary.sink]]」
        a list with {1}
        含有{1}的清單
        for the kind "{1}"
        ，因為類型是「{1}」
        there is no such file; name one that is there, or none to use the defaults
        沒有這個檔案；請指定存在的檔案，或不指定使用預設
        unknown key {1}
        不認得的項目 {1}
        unknown key {1}; did you mean "{2}"?
        不認得的項目 {1}；你是指「{2}」嗎？
        {1} must be {2}, not {3}
        {1} 必須是{2}，不能是{3}
        {1} means nothing {2}
        {1} 沒有意義{2}
        "certificate" beside it
        旁邊的「certificate」
        "key" beside it
        旁邊的「key」
        "certificate" and "key", for others could read along; or listen at 127.0.0.1
        「certificate」和「key」，否則別人可以看到；或在 127.0.0.1 等候
        Read this configuration file.
        讀取這個設定檔。
        Keep the journal and all state here.
        把日誌和所有狀態放在這裡。
        Meet at this socket.
        在這個 socket 會合。
        Take the foods from this file.
        從這個檔案取得食物。
        Take the grammars from here.
        從這裡取得文法。
        a name that no folder in {1} has; call the owner otherwise, or move that folder away
        {1} 裡的資料夾沒有用過的名稱；請給擁有者別的名稱，或把那個資料夾移走
        called by 1 to {1} letters a to z, digits and hyphens, and {2}
        以 1 到 {1} 個 a 到 z 的字母、數字和連字號命名，加上 {2}
        a table, "[daily]"
        表格「[daily]」
        text of 1 to {1} characters on one line
        1 到 {1} 個字的單行文字
        the value of "{1}"
        「{1}」的值
        Arguments
        參數
        General options
        一般選項
        Show this help and end.
        顯示這個說明並結束。
        option "{1}" takes no value
        選項「{1}」不需要值
        unexpected argument "{1}"
        多出來的參數「{1}」
        a verb is missing: one of {1}
        缺少指令：{1} 其中之一
        """#
}
