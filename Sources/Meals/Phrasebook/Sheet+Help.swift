extension Phrasebook {
    static let help = #"""
        Nutrient and amount: calories, protein, carbohydrates, fat, fiber, sugar, sodium, and all others that "demeter nutrients" lists.
        營養素和量：calories、protein、carbohydrates、fat、fiber、sugar、sodium，以及「demeter nutrients」列出的其他營養素。
        Today unless given. The day: 2026-03-06, today, yesterday, a weekday (the last one before today), or -2 for the day before yesterday.
        沒說就是今天。日期：2026-03-06、today、yesterday、星期幾（今天之前最近的一個），或用 -2 表示前天。
        The last day shown. The day: 2026-03-06, today, yesterday, a weekday (the last one before today), or -2 for the day before yesterday.
        顯示到哪一天。日期：2026-03-06、today、yesterday、星期幾（今天之前最近的一個），或用 -2 表示前天。
        A day of the month. The day: 2026-03-06, today, yesterday, a weekday (the last one before today), or -2 for the day before yesterday.
        那個月的某一天。日期：2026-03-06、today、yesterday、星期幾（今天之前最近的一個），或用 -2 表示前天。
        A day (yesterday, a weekday, 2026-03-06) and a meal (breakfast, lunch, dinner, snack); either, or none.
        一個日子（yesterday、星期幾、2026-03-06）和一餐（breakfast、lunch、dinner、snack）；可以只給一個，或都不給。
        A meal (breakfast, lunch, dinner, snack), a day (yesterday, a weekday, 2026-03-06), or both: "monday lunch".
        餐次（breakfast、lunch、dinner、snack）、日子（yesterday、星期幾、2026-03-06），或兩者："monday lunch"。
        What to read; "two eggs and a slice of toast" unless given.
        要讀什麼；沒給就是「two eggs and a slice of toast」。
        Calories of the whole entry in kcal.
        整筆紀錄的熱量，單位 kcal。
        Protein of the whole entry in g.
        整筆紀錄的蛋白質，單位 g。
        Carbohydrates of the whole entry in g.
        整筆紀錄的碳水化合物，單位 g。
        Fat of the whole entry in g.
        整筆紀錄的脂肪，單位 g。
        Fiber of the whole entry in g.
        整筆紀錄的膳食纖維，單位 g。
        Sugar of the whole entry in g.
        整筆紀錄的糖，單位 g。
        Sodium of the whole entry in mg.
        整筆紀錄的鈉，單位 mg。
        A number in kg, g, lb or st; without a unit in kg.
        數字，單位 kg、g、lb 或 st；沒有單位就是 kg。
        A number in cm, m, in or ft; without a unit in cm.
        數字，單位 cm、m、in 或 ft；沒有單位就是 cm。
        A number in steps; without a unit in steps.
        數字，單位 steps；沒有單位就是 steps。
        A number in kcal or kJ; without a unit in kcal.
        數字，單位 kcal 或 kJ；沒有單位就是 kcal。
        Knows Demeter's own exports, and what these write: MyFitnessPal, Cronometer, Lose It!, MacroFactor, OpenNutriTracker, Waistline, Food You, SparkyFitness, wger, Yazio, Samsung Health, Fitbit, FatSecret, Apple Health, Health Connect, Garmin, a table of measurements. Archives and workbooks are opened, and whose a file is is seen from what it holds. It is told what was found and what is left out; then it is taken in. Meals without a time get the one that is usual. Weights, waists, steps and energies of devices are taken in beside them.
        認得 Demeter 自己的匯出檔，以及這些程式寫的：MyFitnessPal、Cronometer、Lose It!、MacroFactor、OpenNutriTracker、Waistline、Food You、SparkyFitness、wger、Yazio、Samsung Health、Fitbit、FatSecret、Apple Health、Health Connect、Garmin，以及量測的表格。會打開封存檔和活頁簿，並從內容看出是誰的檔案。會說找到什麼、略過什麼，然後匯入。沒有時間的餐點會用平常的時間。裝置的體重、腰圍、步數和熱量也會一起匯入。
        500kcal, 30p, "12 g fat".
        例如 500kcal、30p、"12 g fat"。
        When: 12:30, "yesterday 19:00".
        什麼時候：12:30、"yesterday 19:00"。
        The FIFO.
        給 ears 的 FIFO 檔。
        EU reference intakes for labels (Regulation 1169/2011, Annex XIII)
        歐盟營養標示的參考值（Regulation 1169/2011 附件 XIII）
        Calories in kcal.
        熱量，單位 kcal。
        Protein in g.
        蛋白質，單位 g。
        Carbohydrates in g.
        碳水化合物，單位 g。
        Fat in g.
        脂肪，單位 g。
        Fiber in g.
        膳食纖維，單位 g。
        Sugar in g.
        糖，單位 g。
        Sodium in mg.
        鈉，單位 mg。
        """#
}
