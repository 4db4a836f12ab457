internal import Telling

extension Nutrient {
    /// What people are told that it is called: `vitamin B12`, or `維生素 B12`.
    package var told: String {
        if SodiumForm.isSalt(self) { return SodiumForm.saltName }
        return Telling.isChinese ? chineseName : name
    }

    /// As Taiwan's labels and tables of foods have it.
    package var chineseName: String {
        guard let name = Self.chineseNames[rawValue] else {
            preconditionFailure("\(rawValue) has no Chinese name")
        }
        return name
    }

    private static let chineseNames: [String: String] = Dictionary(
        uniqueKeysWithValues: rows.split(separator: "\n").map { row in
            let fields = row.split(separator: "|").map { $0.drop { $0 == " " } }
            return (String(fields[0].prefix { $0 != " " }), String(fields[1]))
        })

    private static let rows = """
        calories | 熱量
        protein | 蛋白質
        carbohydrates | 碳水化合物
        fat | 脂肪
        fiber | 膳食纖維
        sugar | 糖
        sodium | 鈉
        added_sugar | 添加糖
        starch | 澱粉
        saturated_fat | 飽和脂肪
        monounsaturated_fat | 單元不飽和脂肪
        polyunsaturated_fat | 多元不飽和脂肪
        trans_fat | 反式脂肪
        epa | EPA
        dha | DHA
        cholesterol | 膽固醇
        potassium | 鉀
        calcium | 鈣
        iron | 鐵
        magnesium | 鎂
        phosphorus | 磷
        zinc | 鋅
        copper | 銅
        selenium | 硒
        manganese | 錳
        iodine | 碘
        chromium | 鉻
        molybdenum | 鉬
        chloride | 氯
        vitamin_a | 維生素 A
        vitamin_c | 維生素 C
        vitamin_d | 維生素 D
        vitamin_e | 維生素 E
        vitamin_k | 維生素 K
        thiamin | 維生素 B1
        riboflavin | 維生素 B2
        niacin | 菸鹼酸
        pantothenic_acid | 泛酸
        vitamin_b6 | 維生素 B6
        biotin | 生物素
        folate | 葉酸
        vitamin_b12 | 維生素 B12
        choline | 膽鹼
        caffeine | 咖啡因
        theobromine | 可可鹼
        alcohol | 酒精
        water | 水
        """
}
