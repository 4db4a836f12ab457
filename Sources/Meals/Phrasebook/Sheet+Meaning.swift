extension Phrasebook {
    static let meaning = #"""
        Find foods by what words mean, for Demeter
        依字詞的意思找食物，給 Demeter 用
        The daemon starts this program when nothing is known of the words of a meal or a search, and ends it when nobody has asked for a minute; you need not. It answers questions on standard input, each a line of JSON, with up to five foods of the catalog, the likeliest first.
        餐點或搜尋的字詞完全不認得時，daemon 會啟動這個程式，一分鐘沒有人問就結束它；你不必自己啟動。它回答標準輸入的問題，每個問題是一行 JSON，答案是目錄裡最多五種食物，最可能的在前面。
        The package that it looks into is made by scripts/get-meaning of Demeter's sources. Once that is open it gives away networks, other programs and every file.
        它查的套件由 Demeter 原始碼的 scripts/get-meaning 製作。套件打開之後，它就放棄網路、其他程式和所有檔案的權限。
        The package; ~/.local/share/demeter.meaning unless said.
        套件；沒說就是 ~/.local/share/demeter.meaning。
        tells which foods that may be
        說出可能是哪些食物
        File of the package that offers foods by meaning; ~/.local/share/demeter.meaning unless set.
        依意思提出食物的套件檔案；沒設就是 ~/.local/share/demeter.meaning。
        Whoever asked has closed its end.
        問的一方已經關閉連線。
        What came was no question.
        收到的不是問題。
        The package is not there, or cannot be used.
        套件不存在，或不能用。
        No food is called so. By what the words mean it may be one of these:
        沒有叫這個名字的食物。依字詞的意思，可能是其中一種：
        By what the words mean it may be one of these:
        依字詞的意思，可能是其中一種：
        there is no {1}, so that no food is offered by meaning
        沒有 {1}，所以不會依意思提出食物
        Make it with scripts/get-meaning of Demeter's sources.
        請用 Demeter 原始碼的 scripts/get-meaning 製作。
        demeter-meaning is not installed, which looks into {1}
        沒有安裝查 {1} 的 demeter-meaning
        Install it with "make install-meaning".
        請用「make install-meaning」安裝。
        {1} was made of other foods than these; newer ones are not offered
        {1} 是用別的食物製作的；較新的食物不會提出
        {1} names in {2}
        {2} 裡有 {1} 個名稱
        {1} is no package of meanings
        {1} 不是意思的套件
        {1} was made by another version of Demeter
        {1} 是別的版本的 Demeter 製作的
        {1} is not whole: {2} bytes of {3}
        {1} 不完整：{3} 位元組裡只有 {2}
        {1} is garbled
        {1} 已損壞
        """#
}
