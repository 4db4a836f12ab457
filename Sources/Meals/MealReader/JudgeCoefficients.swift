// Written by `measure --fit` from 24727 labelled readings; see docs/reading.md.

/// Coefficients of the confidence; the order is that of the features, the constant last.
package enum JudgeCoefficients {
    package static let item: [Double] = [
        -0.4117,  // explained
        0.0702,  // claimed
        0.0035,  // margin
        0.0854,  // spread
        0.1605,  // guess
        0.4175,  // whole
        -0.4863,  // popularity
        0.4239,  // imported
        -0.0546,  // unknownWord
        -0.4416,  // keyIgnored
        0.766,  // weighed
        0.4454,  // measured
        -0.0127,  // portionSaid
        0.2248,  // counted
        -1.4567,  // usual
        0.2982,  // manyPortions
        0.3399,  // composed
        -0.5377,  // length
        -0.1325,  // liquid
        0.0365,  // smallAmount
        0.2094,  // allExplained
        0.068,  // clearMargin
        0.3129,  // rivals
        1.1615,  // portionClear
        0.3144,  // eaten
        -0.1827,  // meal
        -0.0953,  // dessert
        0.1059,  // snack
        0.4315,  // protein
        -0.1432,  // vegetable
        1.003,  // condiment
        0.7733,  // drinkPortion
        0.0755,  // container
        0.2817,  // agreeSharp
        1.7376,  // agreeWide
        -0.7095,  // deviation
        0.9177,  // portionAgree
        -2.262,  // logCalories
        0.8603,  // score
        0.4117,  // ignored
        -0.4882,  // around
        -0.0596,  // alias
        -1.2984,  // hedged
        0.0068,  // certainFood
        0.2337,  // density
        -0.2626,  // constant
    ]

    /// From where on a reading is called certain, without and with imported foods.
    package static let certain = 0.84
    package static let certainWithImports = 0.775

    package static let whole: [Double] = [
        0.0085,  // energyMean
        0.1719,  // lowest
        -0.0428,  // items
        0.3521,  // unread
        0.4613,  // zero
        1.1137,  // allWeighed
        -0.127,  // text
        -0.2137,  // large
        0.0828,  // largestShare
        0.4062,  // single
        -0.0972,  // doubt
        -0.3336,  // deviation
        -0.0539,  // chance
        -0.042,  // leastFood
        0.5134,  // leastPortion
        0.1903,  // logCalories
        -0.0142,  // imports
        -0.0024,  // mean explained
        0.0179,  // mean claimed
        -0.0004,  // mean margin
        0.033,  // mean spread
        -0.5081,  // mean guess
        -0.0185,  // mean whole
        0.1803,  // mean popularity
        -0.0903,  // mean imported
        0.1904,  // mean unknownWord
        -0.2364,  // mean keyIgnored
        -0.3178,  // mean weighed
        0.3585,  // mean measured
        -0.0793,  // mean portionSaid
        0.1768,  // mean counted
        -0.1621,  // mean usual
        0.0738,  // mean manyPortions
        0.0079,  // mean composed
        0.031,  // mean length
        -0.4041,  // mean liquid
        -0.3528,  // mean smallAmount
        -0.2029,  // mean allExplained
        -0.1229,  // mean clearMargin
        0.0165,  // mean rivals
        -0.3409,  // mean portionClear
        0.1175,  // mean eaten
        -0.1139,  // mean meal
        -0.1449,  // mean dessert
        -0.5385,  // mean snack
        -0.201,  // mean protein
        0.0137,  // mean vegetable
        -0.0712,  // mean condiment
        0.2253,  // mean drinkPortion
        -0.1372,  // mean container
        -0.0231,  // mean agreeSharp
        0.1551,  // mean agreeWide
        -0.0541,  // mean deviation
        -0.0179,  // mean portionAgree
        -0.0312,  // mean logCalories
        -0.0081,  // mean score
        0.0024,  // mean ignored
        0.1229,  // mean around
        -0.079,  // mean alias
        -0.0794,  // mean hedged
        -0.2798,  // mean certainFood
        -0.3812,  // mean density
        -0.4093,  // energyMean × energyMean
        0.3311,  // energyMean × lowest
        0.3668,  // energyMean × items
        -0.0615,  // energyMean × unread
        0.2017,  // energyMean × largestShare
        0.1411,  // energyMean × single
        0.0633,  // energyMean × doubt
        -0.1436,  // energyMean × deviation
        0.0367,  // energyMean × chance
        0.0413,  // energyMean × imports
        -0.2825,  // energyMean × mean agreeSharp
        0.1781,  // energyMean × mean agreeWide
        0.0476,  // energyMean × mean deviation
        0.8622,  // energyMean × mean portionAgree
        0.525,  // energyMean × mean score
        -0.9538,  // energyMean × mean usual
        0.0765,  // energyMean × mean weighed
        0.1106,  // energyMean × mean portionSaid
        -0.1259,  // lowest × lowest
        -0.4584,  // lowest × items
        -0.1065,  // lowest × unread
        -0.4559,  // lowest × largestShare
        0.1098,  // lowest × single
        -0.1463,  // lowest × doubt
        0.0126,  // lowest × deviation
        0.0197,  // lowest × chance
        -0.081,  // lowest × imports
        0.5624,  // lowest × mean agreeSharp
        0.2502,  // lowest × mean agreeWide
        0.2245,  // lowest × mean deviation
        0.151,  // lowest × mean portionAgree
        -0.2561,  // lowest × mean score
        -0.0648,  // lowest × mean usual
        -0.4711,  // lowest × mean weighed
        -0.4199,  // lowest × mean portionSaid
        -0.4994,  // items × items
        0.1849,  // items × unread
        0.1566,  // items × largestShare
        0.1015,  // items × single
        -0.1266,  // items × doubt
        -0.3013,  // items × deviation
        0.1557,  // items × chance
        -0.0646,  // items × imports
        0.1579,  // items × mean agreeSharp
        0.2633,  // items × mean agreeWide
        -0.1806,  // items × mean deviation
        0.3045,  // items × mean portionAgree
        0.1691,  // items × mean score
        -0.4143,  // items × mean usual
        -0.6975,  // items × mean weighed
        0.4732,  // items × mean portionSaid
        0.0314,  // unread × unread
        0.3642,  // unread × largestShare
        0.0654,  // unread × single
        0.2997,  // unread × doubt
        -0.1247,  // unread × deviation
        -0.0293,  // unread × chance
        -0.0886,  // unread × imports
        -0.2896,  // unread × mean agreeSharp
        0.2095,  // unread × mean agreeWide
        0.3166,  // unread × mean deviation
        -0.6734,  // unread × mean portionAgree
        -0.4459,  // unread × mean score
        0.1534,  // unread × mean usual
        0.2865,  // unread × mean weighed
        -0.2664,  // unread × mean portionSaid
        -0.0833,  // largestShare × largestShare
        0.4062,  // largestShare × single
        -0.0474,  // largestShare × doubt
        -0.1898,  // largestShare × deviation
        -0.0805,  // largestShare × chance
        0.0228,  // largestShare × imports
        0.0522,  // largestShare × mean agreeSharp
        0.1068,  // largestShare × mean agreeWide
        0.1156,  // largestShare × mean deviation
        -0.3792,  // largestShare × mean portionAgree
        -0.1016,  // largestShare × mean score
        0.0777,  // largestShare × mean usual
        -0.1744,  // largestShare × mean weighed
        0.001,  // largestShare × mean portionSaid
        0.4062,  // single × single
        -0.146,  // single × doubt
        -0.0528,  // single × deviation
        0.0801,  // single × chance
        -0.0457,  // single × imports
        -0.3127,  // single × mean agreeSharp
        -0.7124,  // single × mean agreeWide
        0.3283,  // single × mean deviation
        -0.4939,  // single × mean portionAgree
        -0.289,  // single × mean score
        0.9262,  // single × mean usual
        -0.4952,  // single × mean weighed
        -0.1476,  // single × mean portionSaid
        0.0276,  // doubt × doubt
        -0.1481,  // doubt × deviation
        -0.0872,  // doubt × chance
        -0.0472,  // doubt × imports
        0.0068,  // doubt × mean agreeSharp
        0.0262,  // doubt × mean agreeWide
        -0.1187,  // doubt × mean deviation
        -0.1173,  // doubt × mean portionAgree
        -0.0589,  // doubt × mean score
        0.0811,  // doubt × mean usual
        0.0719,  // doubt × mean weighed
        -0.1137,  // doubt × mean portionSaid
        0.3846,  // deviation × deviation
        -0.2054,  // deviation × chance
        -0.4853,  // deviation × imports
        -0.3255,  // deviation × mean agreeSharp
        -0.3183,  // deviation × mean agreeWide
        0.4516,  // deviation × mean deviation
        0.0571,  // deviation × mean portionAgree
        -0.0477,  // deviation × mean score
        0.1535,  // deviation × mean usual
        -0.01,  // deviation × mean weighed
        0.3937,  // deviation × mean portionSaid
        -0.0484,  // chance × chance
        -0.0158,  // chance × imports
        -0.1249,  // chance × mean agreeSharp
        0.0628,  // chance × mean agreeWide
        -0.0455,  // chance × mean deviation
        0.1957,  // chance × mean portionAgree
        0.1773,  // chance × mean score
        -0.1986,  // chance × mean usual
        -0.1682,  // chance × mean weighed
        -0.0632,  // chance × mean portionSaid
        -0.0142,  // imports × imports
        0.1668,  // imports × mean agreeSharp
        -0.0184,  // imports × mean agreeWide
        -0.3324,  // imports × mean deviation
        0.2363,  // imports × mean portionAgree
        0.0262,  // imports × mean score
        0.0141,  // imports × mean usual
        0.1139,  // imports × mean weighed
        -0.0027,  // imports × mean portionSaid
        -0.0984,  // mean agreeSharp × mean agreeSharp
        0.0891,  // mean agreeSharp × mean agreeWide
        -0.1194,  // mean agreeSharp × mean deviation
        0.3795,  // mean agreeSharp × mean portionAgree
        -0.1003,  // mean agreeSharp × mean score
        0.0415,  // mean agreeSharp × mean usual
        -0.1556,  // mean agreeSharp × mean weighed
        -0.2399,  // mean agreeSharp × mean portionSaid
        0.1985,  // mean agreeWide × mean agreeWide
        -0.1771,  // mean agreeWide × mean deviation
        0.4285,  // mean agreeWide × mean portionAgree
        0.235,  // mean agreeWide × mean score
        -0.1479,  // mean agreeWide × mean usual
        0.0528,  // mean agreeWide × mean weighed
        0.0125,  // mean agreeWide × mean portionSaid
        0.7601,  // mean deviation × mean deviation
        0.0668,  // mean deviation × mean portionAgree
        -0.0853,  // mean deviation × mean score
        -0.3306,  // mean deviation × mean usual
        -0.3145,  // mean deviation × mean weighed
        0.7385,  // mean deviation × mean portionSaid
        -1.1586,  // mean portionAgree × mean portionAgree
        0.6033,  // mean portionAgree × mean score
        -0.0929,  // mean portionAgree × mean usual
        0.0354,  // mean portionAgree × mean weighed
        1.0223,  // mean portionAgree × mean portionSaid
        -0.0981,  // mean score × mean score
        -0.8082,  // mean score × mean usual
        0.4244,  // mean score × mean weighed
        -0.7134,  // mean score × mean portionSaid
        1.177,  // mean usual × mean usual
        0.5112,  // mean usual × mean weighed
        -1.4078,  // mean usual × mean portionSaid
        0.8683,  // mean weighed × mean weighed
        -0.5797,  // mean weighed × mean portionSaid
        0.8036,  // mean portionSaid × mean portionSaid
        -0.6843,  // constant
    ]
}
