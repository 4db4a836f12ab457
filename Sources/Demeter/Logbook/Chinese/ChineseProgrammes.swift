internal import FoodCatalog

/// Reads Chinese talk of programmes: 開始二十一天計畫, 暫停計畫, 我的計畫進行得怎麼樣.
enum ChineseProgrammes {
    /// `nil` when the line speaks of something else.
    static func wish(in line: String) -> ProgrammeWords.Wish? {
        guard line.utf8.count <= 200 else { return nil }
        let wording = ChineseWording(line)
        for (meaning, pattern) in turns {
            guard let places = pattern.match(wording) else { continue }
            switch meaning {
            case "show": return .show
            case "pause": return .pause
            case "resume": return .resume
            case "travel": return .travel
            case "stop": return .stop
            case "usual": return .start(nil)
            default: return .start(places["a"])
            }
        }
        return nil
    }

    /// The first row that fits counts; `{a}` is what the programme is called.
    private static let rows = """
        usual | 我/_ 要/想/想要/_ 開始/啟動/進行 我的/_ 二十一天/21天/二十一日/21日 的/_ 計畫/計劃/挑戰/課程/_
        usual | 我/_ 要/想/想要/_ 開始/啟動/進行 這個/我的/_ 計畫/計劃
        start | 我/_ 要/想/想要/_ 開始/啟動/進行 {a} 的/_ 計畫/計劃
        pause | 我/_ 要/想/想要/_ 暫停/先停 這個/我的/_ 二十一天/21天/_ 的/_ 計畫/計劃 一下/_
        pause | 計畫/計劃 先/_ 暫停 一下/_
        resume | 我/_ 要/想/想要/_ 繼續/恢復 進行/_ 這個/我的/_ 二十一天/21天/_ 的/_ 計畫/計劃
        resume | 計畫/計劃 繼續/恢復
        travel | 今天/今日 不算/唔計/不要算/別算 在/_ 計畫/計劃/計畫裡/計劃裡/進計畫/進計劃
        travel | 計畫/計劃 今天/今日 不算/唔計/不要算/別算
        stop | 我/_ 要/想/想要/_ 放棄/結束/停止/取消 這個/我的/_ 二十一天/21天/_ 的/_ 計畫/計劃
        show | 我的/這個/_ 二十一天/21天/_ 的/_ 計畫/計劃 進行/做/_ 得/_ 怎麼樣/怎樣/如何/點樣
        show | 我的/這個/二十一天/21天/_ 計畫/計劃 的/_ 進度/進展 如何/怎麼樣/_
        show | 我的/看看/看/顯示 我的/_ 計畫/計劃
        show | 計畫/計劃 第幾天/到第幾天/現在第幾天 了/_
        """

    private static let turns = rows.split(separator: "\n").map { row in
        let fields = row.split(separator: "|", maxSplits: 1)
        return (fields[0].prefix { $0 != " " }, ChinesePattern(fields[1]))
    }
}
