internal import Nutrition

// Where a table has no dietary equivalents of folate it is total folate, which is the same unless folic acid
// was added. Retinol activity equivalents are retinol and a twelfth of β-carotene and a twenty-fourth of other
// carotenes; older retinol equivalents count twice as much of carotenes, so that the former are half the sum
// of these and of retinol (Institute of Medicine, Dietary Reference Intakes, 2001).
extension PublishedShape {
    /// In French and English (2020, 2025). Of carotenes it tells β-carotene only.
    static let ciqual = PublishedShape(
        name: "ciqual", release: "CIQUAL", credit: "Anses, table Ciqual, under the Open Licence",
        code: ["alim_code"], titles: ["alim_nom_eng", "alim_nom_fr"], aliases: ["alim_nom_fr"],
        figures: PublishedFigure.list(
            """
            calories: energie, règlement* in kcal | energy, regulation* in kcal
            calories: energie, règlement* in kJ | energy, regulation* in kJ
            calories: energie, n x* in kcal | energy, n x* in kcal
            protein: protéines, n x facteur* | protein | protéines* | protein*
            carbohydrates: glucides | carbohydrate
            fat: lipides | fat
            fiber: fibres*
            sugar: sucres | sugars
            sodium: sodium | 0.4 × sel chlorure de sodium | 0.4 × salt
            water: eau | water
            alcohol: alcool | alcohol
            starch: amidon | starch
            saturated_fat: ag saturés | fa saturated
            monounsaturated_fat: ag monoinsaturés | fa mono
            polyunsaturated_fat: ag polyinsaturés | fa poly
            epa: ag 20:5* | fa 20:5*
            dha: ag 22:6* | fa 22:6*
            cholesterol: cholestérol | cholesterol
            chloride: chlorure | chloride
            copper: cuivre | copper
            iron: fer | iron
            iodine: iode | iodine
            magnesium: magnésium | magnesium
            manganese: manganèse | manganese
            phosphorus: phosphore | phosphorus
            selenium: sélénium | selenium
            vitamin_a: rétinol + 1/12 × beta-carotène | retinol + 1/12 × beta-carotene
            vitamin_c: vitamine c | vitamin c
            vitamin_d: vitamine d | vitamin d
            vitamin_e: vitamine e | vitamin e
            vitamin_k: vitamine k1 | vitamin k1
            thiamin: vitamine b1 * | vitamin b1 *
            riboflavin: vitamine b2 * | vitamin b2 *
            niacin: vitamine b3 * | vitamin b3 *
            pantothenic_acid: vitamine b5 * | vitamin b5 *
            vitamin_b6: vitamine b6 | vitamin b6
            folate: vitamine b9 * | vitamin b9 *
            vitamin_b12: vitamine b12 | vitamin b12
            """))

    /// The composition of foods (2021), whose columns bear codes below their names; the sheet of proximates has
    /// the foods, those of inorganics, vitamins and fatty acids tell more of them.
    static let cofid = PublishedShape(
        name: "cofid", release: "CoFID",
        credit:
            "McCance and Widdowson's Composition of Foods, under the Open Government Licence v3.0",
        code: ["food code"], titles: ["food name"],
        figures: PublishedFigure.list(
            """
            calories: energy (kcal) in kcal | energy* in kcal | energy* in kJ
            carbohydrates: carbohydrate
            fiber: aoac fibre | nsp
            saturated_fat: satfod | satd fa /100g*
            monounsaturated_fat: monofod | mono fa /100g food
            polyunsaturated_fat: polyfod | poly fa /100g food
            trans_fat: fodtrans | trans fas /100g food
            epa: fod20:5cn3
            dha: fod22:6cn3
            protein: protein
            fat: fat
            vitamin_a: 1/2 × retinol equivalent + 1/2 × retinol
            pantothenic_acid: pantothenate
            """))

    static let afcd = PublishedShape(
        name: "afcd", release: "Australian Food Composition Database", credit: australianCredit,
        code: ["public food key"], titles: ["food name"], figures: australianFigures)

    /// What the surveys of nutrition reckon with, in its forms of 2011-13 and of 2023.
    static let ausnut = PublishedShape(
        name: "ausnut", release: "AUSNUT", credit: australianCredit,
        code: ["food id", "survey id"], titles: ["food name"], figures: australianFigures)

    private static let australianCredit =
        "Food Standards Australia New Zealand, under Creative Commons Attribution"

    /// Energy is in kJ only.
    private static let australianFigures = PublishedFigure.list(
        """
        calories: energy with dietary fibre* in kJ | energy, with dietary fibre* in kJ
        protein: protein
        carbohydrates: available carbohydrate, with sugar alcohols*
        carbohydrates: available carbohydrates, with sugar alcohols*
        carbohydrates: carbohydrate, with sugar alcohols*
        fat: fat, total | total fat
        fiber: total dietary fibre | dietary fibre
        saturated_fat: total saturated f* | saturated fat
        monounsaturated_fat: total monounsaturated f* | monounsaturated fat
        polyunsaturated_fat: total polyunsaturated f* | polyunsaturated fat
        trans_fat: total trans fatty acids* | trans fatty acids
        epa: c20:5w3 | c20:5w3 eicosapentaenoic
        dha: c22:6w3 | c22:6w3 docosahexaenoic
        added_sugar: added sugars
        vitamin_a: 1/2 × vitamin a retinol equivalents + 1/2 × retinol (preformed*
        vitamin_a: 1/2 × vitamin a retinol equivalents + 1/2 × preformed vitamin a*
        vitamin_a: 1/2 × vitamin a retinol equivalents + 1/2 × vitamin a (retinol)
        vitamin_d: vitamin d3 equivalents | vitamin d
        vitamin_e: alpha tocopherol | alpha-tocopherol | vitamin e
        folate: dietary folate equivalents | total folates
        """)

    /// The standard tables (eighth revision), whose columns bear the tags of INFOODS. Foods are parted by their
    /// groups, each in a sheet, or stand in one.
    static let japanese = PublishedShape(
        name: "japan", release: "Standard Tables of Food Composition in Japan",
        credit: "Ministry of Education, Culture, Sports, Science and Technology, Japan",
        code: ["食品番号", "item_no", "item no*"], titles: ["食品名", "food and description"],
        figures: PublishedFigure.list(
            """
            calories: enerc_kcal
            protein: prot-
            fat: fat-
            carbohydrates: chocdf-
            fiber: fib-
            sodium: na | 400 × nacl_eq
            folate: fol
            vitamin_k: vitk
            """)
            + Nutrient.all.map {
                PublishedFigure(nutrient: $0, name: $0.facts.tag.lowercased())
            }, isParted: true)

    /// Taiwan's table, as the workbook with a column for each thing that is measured or as open data with a row
    /// for each. Folate (葉酸) is total folate.
    static let taiwanese = PublishedShape(
        name: "taiwan", release: "Taiwan Food Composition Database",
        credit: "Food and Drug Administration, Taiwan, under the Open Government Data License",
        code: ["整合編號"], titles: ["樣品名稱"], aliases: ["俗名", "樣品英文名稱"],
        figures: PublishedFigure.list(
            """
            calories: 熱量
            protein: 粗蛋白
            fat: 粗脂肪
            carbohydrates: 總碳水化合物
            fiber: 膳食纖維
            sugar: 糖質總量
            sodium: 鈉
            water: 水分
            alcohol: 酒精含量 | 酒精
            saturated_fat: 飽和脂肪 | 脂肪酸s總量
            monounsaturated_fat: 脂肪酸m總量
            polyunsaturated_fat: 脂肪酸p總量
            trans_fat: 反式脂肪
            epa: 廿碳五烯酸(20:5)
            dha: 廿二碳六烯酸(22:6)
            cholesterol: 膽固醇
            potassium: 鉀
            calcium: 鈣
            magnesium: 鎂
            iron: 鐵
            zinc: 鋅
            phosphorus: 磷
            copper: 銅
            manganese: 錳
            selenium: 硒
            iodine: 碘
            vitamin_a: 1/2 × 視網醇當量(re) + 1/2 × 視網醇
            vitamin_c: 維生素c
            vitamin_d: 維生素d總量 in µg
            vitamin_e: α-生育酚 | α-維生素e當量(α-te)
            vitamin_k: 維生素k1
            thiamin: 維生素b1
            riboflavin: 維生素b2
            niacin: 菸鹼素
            vitamin_b6: 維生素b6
            folate: 葉酸
            vitamin_b12: 維生素b12
            """))
}
