/// The words that stand between a number and a thing in Chinese.
package enum Measure {
    /// The Chinese word for the unit of an amount, as the person said it where that is the same: `顆`, `大杯`, `公克`.
    ///
    /// - Parameters:
    ///   - unit: as the journal has it: `bowl`, `large slice`; `nil` where the thing itself is counted.
    ///   - words: what the person said.
    package static func told(_ unit: String?, saidAs words: String) -> String {
        let said = said(in: words)
        guard let unit else { return said ?? counter }
        // `bowl, cooked`, `can (12 fl oz)`
        let plain = unit.prefix { $0 != "," && $0 != "(" }.split(separator: " ")
        var size = ""
        var rest = plain[...]
        while let word = rest.first, let sign = sizes[String(word)] {
            if size.isEmpty { size = sign }
            rest.removeFirst()
        }
        if let words = rest.joined(separator: " ").nonEmpty.flatMap({ table[$0] })
            ?? rest.last.flatMap({ table[String($0)] })
        {
            guard let said, words.contains(where: said.hasSuffix) else { return size + words[0] }
            return said
        }
        // A size, or the thing itself.
        return said ?? (rest.isEmpty && !size.isEmpty ? size + "份" : size + counter)
    }

    /// What counts things that no other word counts.
    private static let counter = "個"

    /// The word behind the first number in words, with its size: `大杯` in `一大杯拿鐵`; without a number, a size of a
    /// vessel.
    private static func said(in words: String) -> String? {
        let letters = Array(words)
        for place in letters.indices where numerals.contains(letters[place]) {
            var next = place + 1
            while next < letters.count, letters[next] == " " { next += 1 }
            var size = ""
            if next < letters.count, "大中小".contains(letters[next]) {
                size = String(letters[next])
                next += 1
            }
            guard next < letters.count else { return nil }
            let two = String(letters[next...].prefix(2))
            if spoons.contains(two) { return size + two }
            if counters.contains(letters[next]) { return size + String(letters[next]) }
        }
        // "拿鐵大杯" is one of them.
        let sized = letters.indices.dropLast().first { place in
            "大中小".contains(letters[place]) && "杯碗盤份".contains(letters[place + 1])
        }
        return sized.map { String(letters[$0...($0 + 1)]) }
    }

    private static let numerals = Set("0123456789０１２３４５６７８９一二兩两三四五六七八九十百半幾几雙")
    private static let counters = Set("個顆粒條根支隻枝尾頭枚件碗杯盤碟份片塊串盒包袋瓶罐籠球口把鍋壺匙勺團捲节節个颗条只块盘笼锅壶团卷")
    private static let spoons: Set<String> = ["湯匙", "茶匙", "大匙", "小匙", "汤匙"]

    private static let sizes = [
        "large": "大", "big": "大", "medium": "中", "small": "小", "mini": "小", "extra": "特",
        "regular": "中", "tall": "中", "grande": "大", "venti": "特大", "thick": "厚", "thin": "薄",
    ]

    /// By unit: the usual word, then others that people use for the same.
    private static let table: [String: [String]] = Dictionary(
        uniqueKeysWithValues: rows.split(separator: "\n").map { row in
            let fields = row.split(separator: "|").map { $0.split(separator: " ") }
            return (fields[0].joined(separator: " "), fields[1].map(String.init))
        })

    private static let rows = """
        g | 公克
        kg | 公斤
        mg | 毫克
        ml | 毫升
        l | 公升
        oz | 盎司
        fl oz | 液量盎司
        lb | 磅
        bowl | 碗
        cup | 杯
        glass | 杯
        mug | 杯
        drink | 杯
        pint | 品脫
        plate | 盤 碟 盘
        serving | 份 人份
        portion | 份
        slice | 片 塊 块
        fillet | 片 塊
        wedge | 片
        strip | 條
        can | 罐
        jar | 罐
        tub | 盒
        bottle | 瓶
        box | 盒
        carton | 盒 罐 瓶
        container | 盒
        pack | 包 盒 袋
        packet | 包
        package | 包 盒
        bag | 包 袋
        basket | 籠 笼
        skewer | 串
        stick | 支 根 條
        bar | 條 片
        tablespoon | 湯匙 大匙 匙
        teaspoon | 茶匙 小匙 匙
        spoon | 匙 湯匙
        scoop | 球 匙
        ball | 顆 粒
        bite | 口
        handful | 把
        bunch | 把
        pot | 鍋 壺 锅 壶
        shot | 份
        square | 塊
        steak | 塊
        chunk | 塊
        cube | 塊
        egg | 顆 個 粒
        fruit | 顆 個
        half | 半
        """
}

extension String {
    fileprivate var nonEmpty: String? { isEmpty ? nil : self }
}
