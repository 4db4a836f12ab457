// Written by `measure --fit` from 24944 labelled readings; see docs/reading.md.

/// Coefficients of the confidence; the order is that of the features, the constant last.
package enum JudgeCoefficients {
    package static let item: [Double] = [
        -0.6531,  // explained
        0.1562,  // claimed
        0.0081,  // margin
        0.1598,  // spread
        -0.2965,  // guess
        0.5591,  // whole
        -0.5041,  // popularity
        0.4585,  // imported
        0.0109,  // unknownWord
        -0.2181,  // keyIgnored
        0.8618,  // weighed
        0.485,  // measured
        0.1514,  // portionSaid
        0.0535,  // counted
        -1.4069,  // usual
        0.2323,  // manyPortions
        0.3268,  // composed
        -0.6101,  // length
        -0.1017,  // liquid
        0.1523,  // smallAmount
        0.2173,  // allExplained
        -0.189,  // clearMargin
        0.0108,  // rivals
        1.1816,  // portionClear
        0.3931,  // eaten
        0.1296,  // meal
        0.2667,  // dessert
        0.1863,  // snack
        0.3725,  // protein
        -0.0824,  // vegetable
        0.8685,  // condiment
        0.9494,  // drinkPortion
        -0.0244,  // container
        0.4594,  // agreeSharp
        2.1877,  // agreeWide
        -0.78,  // deviation
        0.6804,  // portionAgree
        -2.1171,  // logCalories
        1.1275,  // score
        0.6531,  // ignored
        -0.2938,  // around
        -0.1633,  // alias
        -0.1955,  // hedged
        -0.0315,  // certainFood
        0.1446,  // density
        -0.5108,  // constant
    ]

    /// From where on a reading is called certain, without and with imported foods.
    package static let certain = 0.848
    package static let certainWithImports = 0.747

    package static let whole: [Double] = [
        0.1163,  // energyMean
        -0.0472,  // lowest
        0.3539,  // items
        -0.007,  // unread
        0.3232,  // zero
        1.2578,  // allWeighed
        -0.3154,  // text
        0.1363,  // large
        -0.186,  // largestShare
        0.261,  // single
        -0.1114,  // doubt
        -0.233,  // deviation
        -0.1364,  // chance
        -0.255,  // leastFood
        0.6347,  // leastPortion
        0.0802,  // logCalories
        -0.259,  // imports
        -0.0131,  // mean explained
        -0.0229,  // mean claimed
        -0.0135,  // mean margin
        0.3047,  // mean spread
        -0.0269,  // mean guess
        -0.0646,  // mean whole
        0.3001,  // mean popularity
        -0.098,  // mean imported
        0.3412,  // mean unknownWord
        -0.2382,  // mean keyIgnored
        -0.318,  // mean weighed
        0.3669,  // mean measured
        -0.1032,  // mean portionSaid
        0.2017,  // mean counted
        -0.0815,  // mean usual
        0.0094,  // mean manyPortions
        -0.1003,  // mean composed
        0.0449,  // mean length
        -0.3474,  // mean liquid
        -0.3191,  // mean smallAmount
        -0.1327,  // mean allExplained
        -0.0034,  // mean clearMargin
        -0.1537,  // mean rivals
        -0.4587,  // mean portionClear
        0.2685,  // mean eaten
        -0.1274,  // mean meal
        -0.1067,  // mean dessert
        -0.3572,  // mean snack
        -0.1294,  // mean protein
        0.0358,  // mean vegetable
        -0.2115,  // mean condiment
        0.3263,  // mean drinkPortion
        -0.1515,  // mean container
        -0.0094,  // mean agreeSharp
        0.1472,  // mean agreeWide
        -0.2213,  // mean deviation
        0.0272,  // mean portionAgree
        -0.1514,  // mean logCalories
        0.1118,  // mean score
        0.0131,  // mean ignored
        0.378,  // mean around
        -0.0503,  // mean alias
        0.206,  // mean hedged
        -0.327,  // mean certainFood
        -0.2985,  // mean density
        -0.1711,  // energyMean × energyMean
        0.0095,  // energyMean × lowest
        -0.5873,  // energyMean × items
        0.2844,  // energyMean × unread
        0.056,  // energyMean × largestShare
        0.6677,  // energyMean × single
        -0.1885,  // energyMean × doubt
        0.1717,  // energyMean × deviation
        -0.2162,  // energyMean × chance
        0.0239,  // energyMean × imports
        -0.3719,  // energyMean × mean agreeSharp
        0.7426,  // energyMean × mean agreeWide
        0.0098,  // energyMean × mean deviation
        0.6883,  // energyMean × mean portionAgree
        0.6355,  // energyMean × mean score
        -0.7373,  // energyMean × mean usual
        -0.1243,  // energyMean × mean weighed
        -0.3355,  // energyMean × mean portionSaid
        0.0109,  // lowest × lowest
        0.2889,  // lowest × items
        -0.3146,  // lowest × unread
        -0.2469,  // lowest × largestShare
        -0.3862,  // lowest × single
        0.0612,  // lowest × doubt
        0.0072,  // lowest × deviation
        -0.3793,  // lowest × chance
        -0.0352,  // lowest × imports
        0.4525,  // lowest × mean agreeSharp
        0.6115,  // lowest × mean agreeWide
        -0.2198,  // lowest × mean deviation
        0.4035,  // lowest × mean portionAgree
        -0.3082,  // lowest × mean score
        -0.1821,  // lowest × mean usual
        -0.254,  // lowest × mean weighed
        0.0638,  // lowest × mean portionSaid
        -0.3896,  // items × items
        0.1134,  // items × unread
        0.0848,  // items × largestShare
        0.0653,  // items × single
        0.0462,  // items × doubt
        -0.1865,  // items × deviation
        0.224,  // items × chance
        0.2697,  // items × imports
        0.2015,  // items × mean agreeSharp
        0.0494,  // items × mean agreeWide
        -0.2064,  // items × mean deviation
        0.3705,  // items × mean portionAgree
        0.13,  // items × mean score
        -0.9602,  // items × mean usual
        -0.7638,  // items × mean weighed
        0.6241,  // items × mean portionSaid
        0.063,  // unread × unread
        0.7866,  // unread × largestShare
        -0.0517,  // unread × single
        -0.051,  // unread × doubt
        -0.0965,  // unread × deviation
        -0.2313,  // unread × chance
        -0.0286,  // unread × imports
        -0.3236,  // unread × mean agreeSharp
        0.0214,  // unread × mean agreeWide
        0.2228,  // unread × mean deviation
        -0.8484,  // unread × mean portionAgree
        -0.1777,  // unread × mean score
        0.6933,  // unread × mean usual
        0.2637,  // unread × mean weighed
        -0.0883,  // unread × mean portionSaid
        0.1537,  // largestShare × largestShare
        0.261,  // largestShare × single
        0.0296,  // largestShare × doubt
        -0.1386,  // largestShare × deviation
        -0.3622,  // largestShare × chance
        0.0662,  // largestShare × imports
        -0.0562,  // largestShare × mean agreeSharp
        -0.1762,  // largestShare × mean agreeWide
        -0.023,  // largestShare × mean deviation
        -0.4348,  // largestShare × mean portionAgree
        -0.1252,  // largestShare × mean score
        0.0717,  // largestShare × mean usual
        -0.3114,  // largestShare × mean weighed
        -0.25,  // largestShare × mean portionSaid
        0.261,  // single × single
        -0.2889,  // single × doubt
        0.2708,  // single × deviation
        0.0814,  // single × chance
        0.0671,  // single × imports
        -0.0697,  // single × mean agreeSharp
        -0.5935,  // single × mean agreeWide
        0.7664,  // single × mean deviation
        -0.0959,  // single × mean portionAgree
        -0.7474,  // single × mean score
        0.9294,  // single × mean usual
        -0.5515,  // single × mean weighed
        -0.104,  // single × mean portionSaid
        0.151,  // doubt × doubt
        -0.1202,  // doubt × deviation
        -0.1647,  // doubt × chance
        -0.2108,  // doubt × imports
        0.0307,  // doubt × mean agreeSharp
        -0.132,  // doubt × mean agreeWide
        -0.174,  // doubt × mean deviation
        -0.0378,  // doubt × mean portionAgree
        0.1484,  // doubt × mean score
        0.1746,  // doubt × mean usual
        -0.0417,  // doubt × mean weighed
        -0.0495,  // doubt × mean portionSaid
        0.0718,  // deviation × deviation
        -0.1085,  // deviation × chance
        -0.4681,  // deviation × imports
        -0.193,  // deviation × mean agreeSharp
        -0.1843,  // deviation × mean agreeWide
        0.0686,  // deviation × mean deviation
        0.2965,  // deviation × mean portionAgree
        0.0546,  // deviation × mean score
        0.012,  // deviation × mean usual
        0.1441,  // deviation × mean weighed
        -0.2526,  // deviation × mean portionSaid
        -0.2113,  // chance × chance
        -0.1827,  // chance × imports
        -0.2392,  // chance × mean agreeSharp
        0.0765,  // chance × mean agreeWide
        -0.1319,  // chance × mean deviation
        -0.1257,  // chance × mean portionAgree
        -0.0257,  // chance × mean score
        -0.2927,  // chance × mean usual
        -0.206,  // chance × mean weighed
        -0.2544,  // chance × mean portionSaid
        -0.259,  // imports × imports
        0.5195,  // imports × mean agreeSharp
        -0.0198,  // imports × mean agreeWide
        -0.459,  // imports × mean deviation
        0.1436,  // imports × mean portionAgree
        0.09,  // imports × mean score
        -0.0397,  // imports × mean usual
        0.1888,  // imports × mean weighed
        0.1766,  // imports × mean portionSaid
        -0.1096,  // mean agreeSharp × mean agreeSharp
        0.1237,  // mean agreeSharp × mean agreeWide
        -0.2426,  // mean agreeSharp × mean deviation
        0.0756,  // mean agreeSharp × mean portionAgree
        -0.1984,  // mean agreeSharp × mean score
        0.0301,  // mean agreeSharp × mean usual
        -0.1623,  // mean agreeSharp × mean weighed
        -0.3646,  // mean agreeSharp × mean portionSaid
        0.2228,  // mean agreeWide × mean agreeWide
        -0.26,  // mean agreeWide × mean deviation
        0.0704,  // mean agreeWide × mean portionAgree
        0.0513,  // mean agreeWide × mean score
        -0.308,  // mean agreeWide × mean usual
        0.0362,  // mean agreeWide × mean weighed
        -0.1498,  // mean agreeWide × mean portionSaid
        0.307,  // mean deviation × mean deviation
        0.2437,  // mean deviation × mean portionAgree
        -0.003,  // mean deviation × mean score
        -0.2674,  // mean deviation × mean usual
        -0.1468,  // mean deviation × mean weighed
        0.1087,  // mean deviation × mean portionSaid
        -1.385,  // mean portionAgree × mean portionAgree
        0.8868,  // mean portionAgree × mean score
        -0.0774,  // mean portionAgree × mean usual
        0.3177,  // mean portionAgree × mean weighed
        1.5445,  // mean portionAgree × mean portionSaid
        -0.0518,  // mean score × mean score
        -0.3061,  // mean score × mean usual
        0.0805,  // mean score × mean weighed
        -0.1794,  // mean score × mean portionSaid
        0.9693,  // mean usual × mean usual
        0.6616,  // mean usual × mean weighed
        -0.7087,  // mean usual × mean portionSaid
        0.8859,  // mean weighed × mean weighed
        -0.6096,  // mean weighed × mean portionSaid
        0.5556,  // mean portionSaid × mean portionSaid
        1.0518,  // constant
    ]
}
