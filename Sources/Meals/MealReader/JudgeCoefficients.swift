// Written by `measure --fit` from 28867 labelled readings; see docs/reading.md.

/// Coefficients of the confidence; the order is that of the features, the constant last.
package enum JudgeCoefficients {
    package static let item: [Double] = [
        -0.3574,  // explained
        0.0326,  // claimed
        0.0657,  // margin
        0.0082,  // spread
        -0.1863,  // guess
        0.3899,  // whole
        -0.4445,  // popularity
        0.318,  // imported
        -0.1861,  // unknownWord
        0.0146,  // keyIgnored
        0.7791,  // weighed
        0.399,  // measured
        0.2022,  // portionSaid
        0.0129,  // counted
        -1.1436,  // usual
        0.0621,  // manyPortions
        0.0798,  // composed
        -0.0328,  // length
        -0.1485,  // liquid
        0.3265,  // smallAmount
        0.4559,  // allExplained
        -0.2835,  // clearMargin
        0.069,  // rivals
        0.6446,  // portionClear
        0.1423,  // eaten
        -0.053,  // meal
        -0.021,  // dessert
        0.0903,  // snack
        -0.3473,  // protein
        -0.2744,  // vegetable
        0.3029,  // condiment
        0.3551,  // drinkPortion
        0.003,  // container
        0.4601,  // agreeSharp
        1.7043,  // agreeWide
        -0.6733,  // deviation
        0.838,  // portionAgree
        -1.5621,  // logCalories
        1.2564,  // score
        0.3574,  // ignored
        -0.2923,  // around
        -0.1339,  // alias
        -0.4031,  // hedged
        -0.1166,  // certainFood
        0.0494,  // density
        -0.8029,  // recipe
        0.0383,  // survey
        -0.1105,  // unranked
        -0.2176,  // weighedRecipe
        -0.0805,  // prepared
        0.096,  // rarity
        -0.3656,  // varied
        -0.4502,  // richness
        0.0901,  // dry
        0.0895,  // fatty
        -0.8294,  // carbohydrates
        0.1115,  // proteins
        0.0383,  // described
        -0.069,  // grain
        0.0383,  // surveyed
        -0.3801,  // told
        -0.1737,  // constant
    ]

    /// From where on a reading is called certain, without and with imported foods.
    package static let certain = 0.836
    package static let certainWithImports = 0.769
    /// The same of a meal of which all is weighed.
    package static let certainWeighed = 0.88

    package static let whole: [Double] = [
        0.4731,  // energyMean
        0.5372,  // lowest
        0.3522,  // items
        -0.0378,  // unread
        0.1399,  // zero
        0.304,  // allWeighed
        -0.3361,  // text
        -0.028,  // large
        -0.0934,  // largestShare
        0.0803,  // single
        0.0968,  // doubt
        -0.0901,  // deviation
        -0.5484,  // chance
        0.1124,  // leastFood
        -0.0602,  // leastPortion
        0.4257,  // logCalories
        0.0926,  // imports
        0.1328,  // evenness
        0.64,  // little
        -0.0295,  // unreadShare
        -0.2314,  // oneUnread
        -0.022,  // mean explained
        0.0127,  // mean claimed
        0.0933,  // mean margin
        0.222,  // mean spread
        0.0878,  // mean guess
        -0.0716,  // mean whole
        0.0833,  // mean popularity
        -0.0483,  // mean imported
        0.1653,  // mean unknownWord
        -0.0136,  // mean keyIgnored
        -0.1971,  // mean weighed
        0.0408,  // mean measured
        0.2774,  // mean portionSaid
        0.0177,  // mean counted
        -0.1386,  // mean usual
        0.0002,  // mean manyPortions
        0.189,  // mean composed
        -0.1342,  // mean length
        -0.0517,  // mean liquid
        -0.5497,  // mean smallAmount
        -0.2249,  // mean allExplained
        -0.0661,  // mean clearMargin
        -0.1364,  // mean rivals
        -0.1391,  // mean portionClear
        0.2489,  // mean eaten
        0.0431,  // mean meal
        -0.0753,  // mean dessert
        -0.0705,  // mean snack
        -0.1018,  // mean protein
        0.34,  // mean vegetable
        -0.0529,  // mean condiment
        0.1503,  // mean drinkPortion
        -0.1347,  // mean container
        -0.4131,  // mean agreeSharp
        0.1232,  // mean agreeWide
        -0.4116,  // mean deviation
        0.2659,  // mean portionAgree
        0.1148,  // mean logCalories
        0.4546,  // mean score
        0.022,  // mean ignored
        0.2165,  // mean around
        -0.0753,  // mean alias
        0.0288,  // mean hedged
        -0.118,  // mean certainFood
        -0.1017,  // mean density
        0.2296,  // mean recipe
        -0.0575,  // mean survey
        -0.011,  // mean unranked
        0.0938,  // mean weighedRecipe
        0.0243,  // mean prepared
        -0.1815,  // mean rarity
        -0.3128,  // mean varied
        0.0948,  // mean richness
        -0.0337,  // mean dry
        -0.0896,  // mean fatty
        -0.0406,  // mean carbohydrates
        0.3663,  // mean proteins
        -0.293,  // mean described
        0.1294,  // mean grain
        -0.0575,  // mean surveyed
        -0.2197,  // mean told
        -0.0118,  // energyMean × mean weighed
        -0.7077,  // lowest × mean weighed
        -0.3487,  // items × mean weighed
        0.0436,  // unread × mean weighed
        0.3221,  // zero × mean weighed
        0.304,  // allWeighed × mean weighed
        0.6103,  // text × mean weighed
        0.149,  // large × mean weighed
        -0.0117,  // largestShare × mean weighed
        0.5854,  // single × mean weighed
        0.0908,  // doubt × mean weighed
        0.2064,  // deviation × mean weighed
        -0.427,  // chance × mean weighed
        0.1142,  // leastFood × mean weighed
        0.2871,  // leastPortion × mean weighed
        -0.0827,  // logCalories × mean weighed
        -0.1354,  // imports × mean weighed
        -0.5801,  // evenness × mean weighed
        0.1271,  // little × mean weighed
        -0.1239,  // unreadShare × mean weighed
        0.1424,  // oneUnread × mean weighed
        -0.0066,  // mean explained × mean weighed
        0.0187,  // mean claimed × mean weighed
        -0.0507,  // mean margin × mean weighed
        -0.5143,  // mean spread × mean weighed
        -0.0169,  // mean guess × mean weighed
        0.0697,  // mean whole × mean weighed
        0.1191,  // mean popularity × mean weighed
        0.0833,  // mean imported × mean weighed
        0.1827,  // mean unknownWord × mean weighed
        -0.0255,  // mean keyIgnored × mean weighed
        0.7056,  // mean weighed × mean weighed
        0.154,  // mean measured × mean weighed
        -0.2527,  // mean portionSaid × mean weighed
        -0.9655,  // mean counted × mean weighed
        0.1277,  // mean usual × mean weighed
        0.2307,  // mean manyPortions × mean weighed
        -0.135,  // mean composed × mean weighed
        0.4456,  // mean length × mean weighed
        0.7795,  // mean liquid × mean weighed
        -0.1079,  // mean smallAmount × mean weighed
        0.1956,  // mean allExplained × mean weighed
        0.3313,  // mean clearMargin × mean weighed
        0.0842,  // mean rivals × mean weighed
        -0.2136,  // mean portionClear × mean weighed
        0.0994,  // mean eaten × mean weighed
        0.1951,  // mean meal × mean weighed
        0.5918,  // mean dessert × mean weighed
        0.4039,  // mean snack × mean weighed
        -0.2348,  // mean protein × mean weighed
        0.1405,  // mean vegetable × mean weighed
        -0.0342,  // mean condiment × mean weighed
        -0.1299,  // mean drinkPortion × mean weighed
        0.119,  // mean container × mean weighed
        -0.5426,  // mean agreeSharp × mean weighed
        -0.2095,  // mean agreeWide × mean weighed
        0.0322,  // mean deviation × mean weighed
        0.1402,  // mean portionAgree × mean weighed
        -0.1238,  // mean logCalories × mean weighed
        0.2226,  // mean score × mean weighed
        -0.1905,  // mean ignored × mean weighed
        -0.138,  // mean around × mean weighed
        -0.2295,  // mean alias × mean weighed
        0.1014,  // mean hedged × mean weighed
        -0.218,  // mean certainFood × mean weighed
        -0.0848,  // mean density × mean weighed
        -0.0141,  // mean recipe × mean weighed
        -0.4432,  // mean survey × mean weighed
        -0.1853,  // mean unranked × mean weighed
        0.0424,  // mean weighedRecipe × mean weighed
        0.0558,  // mean prepared × mean weighed
        -0.0376,  // mean rarity × mean weighed
        -0.4382,  // mean varied × mean weighed
        -0.0418,  // mean richness × mean weighed
        0.2248,  // mean dry × mean weighed
        -0.0541,  // mean fatty × mean weighed
        0.4624,  // mean carbohydrates × mean weighed
        0.3144,  // mean proteins × mean weighed
        -0.3259,  // mean described × mean weighed
        -0.2697,  // mean grain × mean weighed
        -0.4432,  // mean surveyed × mean weighed
        -0.2459,  // mean told × mean weighed
        0.1337,  // mean richness × energyMean
        0.1992,  // mean richness × items
        0.7401,  // mean richness × energyMean × mean weighed
        0.1596,  // mean richness × items × mean weighed
        0.0593,  // mean described × energyMean
        -0.0303,  // mean described × items
        0.3568,  // mean described × energyMean × mean weighed
        0.1506,  // mean described × items × mean weighed
        0.0952,  // mean surveyed × energyMean
        0.1109,  // mean surveyed × items
        0.5159,  // mean surveyed × energyMean × mean weighed
        -0.8594,  // mean surveyed × items × mean weighed
        -0.043,  // mean grain × energyMean
        0.408,  // mean grain × items
        -0.2901,  // mean grain × energyMean × mean weighed
        0.4224,  // mean grain × items × mean weighed
        -0.2864,  // mean rarity × energyMean
        -0.1301,  // mean rarity × items
        -0.1397,  // mean rarity × energyMean × mean weighed
        0.1151,  // mean rarity × items × mean weighed
        -0.0521,  // mean eaten × energyMean
        0.3761,  // mean eaten × items
        0.0057,  // mean eaten × energyMean × mean weighed
        -0.5058,  // mean eaten × items × mean weighed
        -0.3016,  // mean recipe × energyMean
        0.4838,  // mean recipe × items
        -0.5351,  // mean recipe × energyMean × mean weighed
        -0.611,  // mean recipe × items × mean weighed
        0.1901,  // mean varied × energyMean
        0.1308,  // mean varied × items
        0.1608,  // mean varied × energyMean × mean weighed
        0.004,  // mean varied × items × mean weighed
        -0.4457,  // mean told × mean usual
        0.1961,  // mean told × energyMean
        -0.0729,  // mean told × items
        -0.0311,  // mean told × single
        0.3527,  // constant
    ]
}
