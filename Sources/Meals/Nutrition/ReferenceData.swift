/// Reference values as data: a source, then a line for each nutrient.
///
/// A line says `least` or `most`, the nutrient, and figures in its own unit: a first one for everybody,
/// then those of a sex (`m`, `f`), from an age on (`51`, `f51`), in pregnancy and while breastfeeding (`pregnant`, from an age
/// on `pregnant31`). The last that fits counts.
enum ReferenceData {
    /// Annex XIII of Regulation (EU) No 1169/2011; salt as sodium.
    static let europeanLabel = """
        EU reference intakes for labels (Regulation 1169/2011, Annex XIII)
        most saturated_fat 20
        most sodium 2400
        least potassium 2000
        least calcium 800
        least iron 14
        least magnesium 375
        least phosphorus 700
        least zinc 10
        least copper 1
        least selenium 55
        least manganese 2
        least iodine 150
        least chromium 40
        least molybdenum 50
        least chloride 800
        least vitamin_a 800
        least vitamin_c 80
        least vitamin_d 5
        least vitamin_e 12
        least vitamin_k 75
        least thiamin 1.1
        least riboflavin 1.4
        least niacin 16
        least pantothenic_acid 6
        least vitamin_b6 1.4
        least biotin 50
        least folate 200
        least vitamin_b12 2.5
        """

    /// Population reference intakes and adequate intakes of adults. Zinc is that for 600 mg of phytate a
    /// day, iron of women from 51 on that after menopause. Thiamin and niacin go by energy and are left out.
    static let european = """
        EFSA dietary reference values (2010 to 2022), caffeine: EFSA 2015
        least fiber 25
        most sodium 2000
        least potassium 3500; breastfeeding 4000
        least calcium 1000; 25 950
        least iron 11; f 16; f51 11; pregnant 16; breastfeeding 16
        least magnesium 350; f 300
        least phosphorus 550
        least zinc 11.7; f 9.3; pregnant 10.9; breastfeeding 12.2
        least copper 1.6; f 1.3; pregnant 1.5; breastfeeding 1.5
        least selenium 70; breastfeeding 85
        least manganese 3
        least iodine 150; pregnant 200; breastfeeding 200
        least molybdenum 65
        least chloride 3100
        least vitamin_a 750; f 650; pregnant 700; breastfeeding 1300
        least vitamin_c 110; f 95; pregnant 105; breastfeeding 155
        least vitamin_d 15
        least vitamin_e 13; f 11
        least vitamin_k 70
        least riboflavin 1.6; pregnant 1.9; breastfeeding 2
        least pantothenic_acid 5; breastfeeding 7
        least vitamin_b6 1.7; f 1.6; pregnant 1.8; breastfeeding 1.7
        least biotin 40; breastfeeding 45
        least folate 330; pregnant 600; breastfeeding 500
        least vitamin_b12 4; pregnant 4.5; breastfeeding 5
        least choline 400; pregnant 480; breastfeeding 520
        least water 2500; f 2000; pregnant 2300; breastfeeding 2700
        most caffeine 400; pregnant 200; breastfeeding 200
        """

    /// 21 CFR 101.9 (c), for adults and children from four years on.
    static let americanLabel = """
        FDA daily values for labels (21 CFR 101.9)
        least fiber 28
        most sodium 2300
        most added_sugar 50
        most saturated_fat 20
        most cholesterol 300
        least potassium 4700
        least calcium 1300
        least iron 18
        least magnesium 420
        least phosphorus 1250
        least zinc 11
        least copper 0.9
        least selenium 55
        least manganese 2.3
        least iodine 150
        least chromium 35
        least molybdenum 45
        least chloride 2300
        least vitamin_a 900
        least vitamin_c 90
        least vitamin_d 20
        least vitamin_e 15
        least vitamin_k 120
        least thiamin 1.2
        least riboflavin 1.3
        least niacin 16
        least pantothenic_acid 5
        least vitamin_b6 1.7
        least biotin 30
        least folate 400
        least vitamin_b12 2.4
        least choline 550
        """

    /// Recommended and adequate intakes of the National Academies; sodium is the intake above which they
    /// advise to reduce it. Pregnancy and breastfeeding from 19 years on.
    static let american = """
        US dietary reference intakes (National Academies, 1997 to 2019)
        least fiber 38; f 26; f19 25; m51 30; f51 21; pregnant 28; breastfeeding 29
        most sodium 2300
        least potassium 3000; f 2300; m19 3400; f19 2600; pregnant 2900; breastfeeding 2800
        least calcium 1300; 19 1000; f51 1200; 71 1200; pregnant 1000; breastfeeding 1000
        least iron 11; f 15; m19 8; f19 18; f51 8; pregnant 27; breastfeeding 9
        least magnesium 410; f 360; m19 400; f19 310; m31 420; f31 320; pregnant 350; pregnant31 360; breastfeeding 310; breastfeeding31 320
        least phosphorus 1250; 19 700
        least zinc 11; f 9; f19 8; pregnant 11; breastfeeding 12
        least copper 0.89; 19 0.9; pregnant 1; breastfeeding 1.3
        least selenium 55; pregnant 60; breastfeeding 70
        least manganese 2.2; f 1.6; m19 2.3; f19 1.8; pregnant 2; breastfeeding 2.6
        least iodine 150; pregnant 220; breastfeeding 290
        least chromium 35; f 24; f19 25; m51 30; f51 20; pregnant 30; breastfeeding 45
        least molybdenum 43; 19 45; pregnant 50; breastfeeding 50
        least chloride 2300; 51 2000; 71 1800
        least vitamin_a 900; f 700; pregnant 770; breastfeeding 1300
        least vitamin_c 75; f 65; m19 90; f19 75; pregnant 85; breastfeeding 120
        least vitamin_d 15; 71 20
        least vitamin_e 15; breastfeeding 19
        least vitamin_k 75; m19 120; f19 90
        least thiamin 1.2; f 1; f19 1.1; pregnant 1.4; breastfeeding 1.4
        least riboflavin 1.3; f 1; f19 1.1; pregnant 1.4; breastfeeding 1.6
        least niacin 16; f 14; pregnant 18; breastfeeding 17
        least pantothenic_acid 5; pregnant 6; breastfeeding 7
        least vitamin_b6 1.3; f 1.2; f19 1.3; m51 1.7; f51 1.5; pregnant 1.9; breastfeeding 2
        least biotin 25; 19 30; breastfeeding 35
        least folate 400; pregnant 600; breastfeeding 500
        least vitamin_b12 2.4; pregnant 2.6; breastfeeding 2.8
        least choline 550; f 400; f19 425; pregnant 450; breastfeeding 550
        least water 3300; f 2300; m19 3700; f19 2700; pregnant 3000; breastfeeding 3800
        """

    /// Tolerable upper intake levels of adults that count food and supplements together, and what is
    /// counted safe where there is none: caffeine, iron, manganese. Those that count only added or
    /// preformed forms (vitamin A, magnesium, folic acid, niacin) are left out: the tables do not part them.
    static let upper = """
        EFSA upper levels and safe levels of intake for adults (2006 to 2024)
        most calcium 2500
        most iron 40
        most zinc 25
        most copper 5
        most selenium 255
        most manganese 8
        most iodine 600
        most molybdenum 600
        most vitamin_d 100
        most vitamin_e 300
        most vitamin_b6 12
        most caffeine 400
        """
}
