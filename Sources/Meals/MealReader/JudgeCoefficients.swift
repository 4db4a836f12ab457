// Written by `measure --fit` from 24831 labelled readings; see docs/reading.md.

/// Coefficients of the confidence; the order is that of the features, the constant last.
package enum JudgeCoefficients {
    package static let item: [Double] = [
        -0.6906,  // explained
        0.1553,  // claimed
        0.0228,  // margin
        0.2784,  // spread
        -0.3438,  // guess
        0.5483,  // whole
        -0.4799,  // popularity
        0.4824,  // imported
        0.0001,  // unknownWord
        -0.1868,  // keyIgnored
        0.8421,  // weighed
        0.4432,  // measured
        0.1723,  // portionSaid
        0.0368,  // counted
        -1.3515,  // usual
        0.1701,  // manyPortions
        0.3001,  // composed
        -0.6305,  // length
        -0.1104,  // liquid
        0.132,  // smallAmount
        0.2743,  // allExplained
        -0.2542,  // clearMargin
        -0.1097,  // rivals
        1.1715,  // portionClear
        0.3865,  // eaten
        0.0983,  // meal
        0.2262,  // dessert
        0.15,  // snack
        0.3608,  // protein
        -0.1002,  // vegetable
        0.865,  // condiment
        0.8975,  // drinkPortion
        -0.0652,  // container
        0.4592,  // agreeSharp
        2.1256,  // agreeWide
        -0.8993,  // deviation
        0.6589,  // portionAgree
        -2.0917,  // logCalories
        1.1761,  // score
        0.6906,  // ignored
        -0.2995,  // around
        -0.1404,  // alias
        -0.2542,  // hedged
        -0.0425,  // certainFood
        0.1634,  // density
        -0.4146,  // constant
    ]

    /// From where on a reading is called certain, without and with imported foods.
    package static let certain = 0.825
    package static let certainWithImports = 0.741

    package static let whole: [Double] = [
        0.1315,  // energyMean
        -0.0561,  // lowest
        0.374,  // items
        -0.0052,  // unread
        0.3401,  // zero
        1.2372,  // allWeighed
        -0.2588,  // text
        0.1228,  // large
        -0.2259,  // largestShare
        0.319,  // single
        -0.0827,  // doubt
        -0.2558,  // deviation
        -0.1117,  // chance
        -0.3229,  // leastFood
        0.5121,  // leastPortion
        0.0742,  // logCalories
        -0.2595,  // imports
        -0.0138,  // mean explained
        -0.0235,  // mean claimed
        -0.0196,  // mean margin
        0.3377,  // mean spread
        -0.0877,  // mean guess
        -0.0991,  // mean whole
        0.2721,  // mean popularity
        -0.1451,  // mean imported
        0.3348,  // mean unknownWord
        -0.2384,  // mean keyIgnored
        -0.2975,  // mean weighed
        0.387,  // mean measured
        -0.1786,  // mean portionSaid
        0.1943,  // mean counted
        -0.0774,  // mean usual
        0.052,  // mean manyPortions
        -0.1495,  // mean composed
        0.0958,  // mean length
        -0.3495,  // mean liquid
        -0.3168,  // mean smallAmount
        -0.1401,  // mean allExplained
        0.0455,  // mean clearMargin
        -0.1372,  // mean rivals
        -0.4308,  // mean portionClear
        0.3091,  // mean eaten
        -0.0949,  // mean meal
        -0.0895,  // mean dessert
        -0.353,  // mean snack
        -0.1017,  // mean protein
        0.0487,  // mean vegetable
        -0.1782,  // mean condiment
        0.3239,  // mean drinkPortion
        -0.1467,  // mean container
        0.0142,  // mean agreeSharp
        0.1232,  // mean agreeWide
        -0.2155,  // mean deviation
        0.0565,  // mean portionAgree
        -0.1551,  // mean logCalories
        0.0642,  // mean score
        0.0138,  // mean ignored
        0.3978,  // mean around
        -0.0714,  // mean alias
        0.1923,  // mean hedged
        -0.2592,  // mean certainFood
        -0.3292,  // mean density
        -0.1813,  // energyMean × energyMean
        -0.0411,  // energyMean × lowest
        -0.6011,  // energyMean × items
        0.2944,  // energyMean × unread
        0.0368,  // energyMean × largestShare
        0.7061,  // energyMean × single
        -0.252,  // energyMean × doubt
        0.2468,  // energyMean × deviation
        -0.1667,  // energyMean × chance
        0.0705,  // energyMean × imports
        -0.3781,  // energyMean × mean agreeSharp
        0.6577,  // energyMean × mean agreeWide
        0.0615,  // energyMean × mean deviation
        0.7253,  // energyMean × mean portionAgree
        0.6427,  // energyMean × mean score
        -0.7115,  // energyMean × mean usual
        -0.1379,  // energyMean × mean weighed
        -0.3372,  // energyMean × mean portionSaid
        0.0372,  // lowest × lowest
        0.2813,  // lowest × items
        -0.3316,  // lowest × unread
        -0.1734,  // lowest × largestShare
        -0.4642,  // lowest × single
        0.0059,  // lowest × doubt
        -0.1442,  // lowest × deviation
        -0.4011,  // lowest × chance
        -0.0744,  // lowest × imports
        0.457,  // lowest × mean agreeSharp
        0.6466,  // lowest × mean agreeWide
        -0.3491,  // lowest × mean deviation
        0.4331,  // lowest × mean portionAgree
        -0.2185,  // lowest × mean score
        -0.2172,  // lowest × mean usual
        -0.2469,  // lowest × mean weighed
        0.0896,  // lowest × mean portionSaid
        -0.4736,  // items × items
        0.0329,  // items × unread
        0.0963,  // items × largestShare
        0.0797,  // items × single
        0.113,  // items × doubt
        -0.1044,  // items × deviation
        0.2472,  // items × chance
        0.2302,  // items × imports
        0.2264,  // items × mean agreeSharp
        0.0213,  // items × mean agreeWide
        -0.1272,  // items × mean deviation
        0.4574,  // items × mean portionAgree
        0.1905,  // items × mean score
        -0.8573,  // items × mean usual
        -0.7493,  // items × mean weighed
        0.7059,  // items × mean portionSaid
        0.0636,  // unread × unread
        0.8793,  // unread × largestShare
        -0.0855,  // unread × single
        0.0347,  // unread × doubt
        -0.1566,  // unread × deviation
        -0.1884,  // unread × chance
        -0.0388,  // unread × imports
        -0.3222,  // unread × mean agreeSharp
        -0.0536,  // unread × mean agreeWide
        0.1264,  // unread × mean deviation
        -0.868,  // unread × mean portionAgree
        -0.179,  // unread × mean score
        0.6753,  // unread × mean usual
        0.2412,  // unread × mean weighed
        -0.1082,  // unread × mean portionSaid
        0.1605,  // largestShare × largestShare
        0.319,  // largestShare × single
        0.0506,  // largestShare × doubt
        -0.2296,  // largestShare × deviation
        -0.3919,  // largestShare × chance
        0.0328,  // largestShare × imports
        -0.0452,  // largestShare × mean agreeSharp
        -0.1304,  // largestShare × mean agreeWide
        -0.0782,  // largestShare × mean deviation
        -0.4457,  // largestShare × mean portionAgree
        -0.1493,  // largestShare × mean score
        0.0871,  // largestShare × mean usual
        -0.3289,  // largestShare × mean weighed
        -0.2579,  // largestShare × mean portionSaid
        0.319,  // single × single
        -0.2558,  // single × doubt
        0.2437,  // single × deviation
        0.0832,  // single × chance
        0.1063,  // single × imports
        -0.0901,  // single × mean agreeSharp
        -0.5907,  // single × mean agreeWide
        0.7894,  // single × mean deviation
        -0.1405,  // single × mean portionAgree
        -0.8559,  // single × mean score
        0.9267,  // single × mean usual
        -0.5353,  // single × mean weighed
        -0.1247,  // single × mean portionSaid
        0.2116,  // doubt × doubt
        -0.1453,  // doubt × deviation
        -0.1559,  // doubt × chance
        -0.2919,  // doubt × imports
        0.0871,  // doubt × mean agreeSharp
        -0.083,  // doubt × mean agreeWide
        -0.1986,  // doubt × mean deviation
        -0.0152,  // doubt × mean portionAgree
        0.1588,  // doubt × mean score
        0.2504,  // doubt × mean usual
        -0.0624,  // doubt × mean weighed
        -0.0601,  // doubt × mean portionSaid
        0.1186,  // deviation × deviation
        -0.1048,  // deviation × chance
        -0.4595,  // deviation × imports
        -0.2057,  // deviation × mean agreeSharp
        -0.1657,  // deviation × mean agreeWide
        0.1277,  // deviation × mean deviation
        0.2189,  // deviation × mean portionAgree
        0.0506,  // deviation × mean score
        -0.0203,  // deviation × mean usual
        0.1723,  // deviation × mean weighed
        -0.1606,  // deviation × mean portionSaid
        -0.1773,  // chance × chance
        -0.1176,  // chance × imports
        -0.2027,  // chance × mean agreeSharp
        0.0706,  // chance × mean agreeWide
        -0.1208,  // chance × mean deviation
        -0.0812,  // chance × mean portionAgree
        -0.0481,  // chance × mean score
        -0.2879,  // chance × mean usual
        -0.1728,  // chance × mean weighed
        -0.3225,  // chance × mean portionSaid
        -0.2595,  // imports × imports
        0.496,  // imports × mean agreeSharp
        0.0253,  // imports × mean agreeWide
        -0.4043,  // imports × mean deviation
        0.1089,  // imports × mean portionAgree
        0.0816,  // imports × mean score
        -0.0239,  // imports × mean usual
        0.1862,  // imports × mean weighed
        0.1652,  // imports × mean portionSaid
        -0.0694,  // mean agreeSharp × mean agreeSharp
        0.1351,  // mean agreeSharp × mean agreeWide
        -0.25,  // mean agreeSharp × mean deviation
        0.1112,  // mean agreeSharp × mean portionAgree
        -0.1864,  // mean agreeSharp × mean score
        -0.0146,  // mean agreeSharp × mean usual
        -0.1549,  // mean agreeSharp × mean weighed
        -0.4882,  // mean agreeSharp × mean portionSaid
        0.1758,  // mean agreeWide × mean agreeWide
        -0.2395,  // mean agreeWide × mean deviation
        0.0969,  // mean agreeWide × mean portionAgree
        0.0596,  // mean agreeWide × mean score
        -0.39,  // mean agreeWide × mean usual
        0.0722,  // mean agreeWide × mean weighed
        -0.1396,  // mean agreeWide × mean portionSaid
        0.3943,  // mean deviation × mean deviation
        0.2007,  // mean deviation × mean portionAgree
        -0.0103,  // mean deviation × mean score
        -0.3213,  // mean deviation × mean usual
        -0.1071,  // mean deviation × mean weighed
        0.219,  // mean deviation × mean portionSaid
        -1.368,  // mean portionAgree × mean portionAgree
        0.8747,  // mean portionAgree × mean score
        -0.0559,  // mean portionAgree × mean usual
        0.3366,  // mean portionAgree × mean weighed
        1.6363,  // mean portionAgree × mean portionSaid
        -0.0759,  // mean score × mean score
        -0.2157,  // mean score × mean usual
        0.0679,  // mean score × mean weighed
        -0.0124,  // mean score × mean portionSaid
        0.9563,  // mean usual × mean usual
        0.6583,  // mean usual × mean weighed
        -0.6392,  // mean usual × mean portionSaid
        0.8448,  // mean weighed × mean weighed
        -0.6218,  // mean weighed × mean portionSaid
        0.5637,  // mean portionSaid × mean portionSaid
        0.859,  // constant
    ]
}
