extension Phrasebook {
    static let wordsAndParts3 = #"""
        it keeps those of {1}
        它保存 {1} 的
        {1} in {2} {3}
        {2} 裡的 {1} {3}
        commas
        逗號
        semicolons
        分號
        tabs
        tab
        steps
        步數
        waist
        腰圍
        {1} in {2}
        {2} 裡有 {1} 種
        {1}: {2} {3}, {4} g protein, {5} g carbs, {6} g fat
        {1}：{2} {3}，蛋白質 {4} 公克，碳水 {5} 公克，脂肪 {6} 公克
        no file in {1} is of a program that is known: it has {2}; {3}
        {1} 裡沒有認得的程式的檔案：有 {2}；{3}
        Tell what is found in this language; in yours unless given, and for programs in English.
        用這個語言說明結果；沒給就用你的語言，給程式時用英文。
        It must be {1}.
        必須是{1}。
        It is unset by default.
        預設沒有設定。
        Variable: {1}.
        變數：{1}。
        """#
}
