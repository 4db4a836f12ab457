// Written by `measure --fit` from 24975 labelled readings; see docs/reading.md.

/// Coefficients of the confidence; the order is that of the features, the constant last.
package enum JudgeCoefficients {
    package static let item: [Double] = [
        -0.7358,  // explained
        0.0988,  // claimed
        0.0282,  // margin
        0.1571,  // spread
        -0.1316,  // guess
        0.4959,  // whole
        -0.3444,  // popularity
        0.439,  // imported
        0.1381,  // unknownWord
        -0.3264,  // keyIgnored
        0.7797,  // weighed
        0.4945,  // measured
        0.0576,  // portionSaid
        0.1346,  // counted
        -1.4839,  // usual
        0.4239,  // manyPortions
        0.3335,  // composed
        -0.5874,  // length
        -0.2259,  // liquid
        0.372,  // smallAmount
        0.3047,  // allExplained
        -0.2964,  // clearMargin
        0.0893,  // rivals
        1.2647,  // portionClear
        0.2952,  // eaten
        0.138,  // meal
        0.0866,  // dessert
        0.2648,  // snack
        0.384,  // protein
        -0.2209,  // vegetable
        0.8302,  // condiment
        0.9912,  // drinkPortion
        0.0266,  // container
        0.3822,  // agreeSharp
        1.736,  // agreeWide
        -0.8316,  // deviation
        0.7712,  // portionAgree
        -2.0632,  // logCalories
        1.1164,  // score
        0.7358,  // ignored
        -0.2961,  // around
        -0.1055,  // alias
        -0.1977,  // hedged
        -0.0285,  // certainFood
        0.3608,  // density
        -0.3665,  // constant
    ]

    /// From where on a reading is called certain, without and with imported foods.
    package static let certain = 0.81
    package static let certainWithImports = 0.758

    package static let whole: [Double] = [
        0.2431,  // energyMean
        0.1847,  // lowest
        0.3752,  // items
        0.0712,  // unread
        0.175,  // zero
        1.2704,  // allWeighed
        -0.201,  // text
        0.0952,  // large
        -0.1046,  // largestShare
        0.3917,  // single
        -0.1419,  // doubt
        -0.2401,  // deviation
        -0.1431,  // chance
        0.0117,  // leastFood
        0.6548,  // leastPortion
        0.0556,  // logCalories
        -0.1039,  // imports
        0.1124,  // mean explained
        0.0046,  // mean claimed
        0.0367,  // mean margin
        0.2793,  // mean spread
        -0.32,  // mean guess
        0.0284,  // mean whole
        0.1184,  // mean popularity
        -0.0917,  // mean imported
        0.3167,  // mean unknownWord
        -0.2133,  // mean keyIgnored
        -0.3721,  // mean weighed
        0.4635,  // mean measured
        -0.0882,  // mean portionSaid
        0.2066,  // mean counted
        -0.2235,  // mean usual
        0.1503,  // mean manyPortions
        -0.1768,  // mean composed
        0.0728,  // mean length
        -0.3178,  // mean liquid
        -0.3683,  // mean smallAmount
        -0.1622,  // mean allExplained
        -0.0181,  // mean clearMargin
        0.0677,  // mean rivals
        -0.299,  // mean portionClear
        0.2991,  // mean eaten
        -0.0422,  // mean meal
        -0.1161,  // mean dessert
        -0.4294,  // mean snack
        -0.182,  // mean protein
        0.0501,  // mean vegetable
        -0.2593,  // mean condiment
        0.2279,  // mean drinkPortion
        -0.1766,  // mean container
        -0.0433,  // mean agreeSharp
        0.0953,  // mean agreeWide
        -0.2535,  // mean deviation
        0.0629,  // mean portionAgree
        -0.1737,  // mean logCalories
        0.0539,  // mean score
        -0.1124,  // mean ignored
        0.1943,  // mean around
        -0.0437,  // mean alias
        0.2396,  // mean hedged
        -0.3032,  // mean certainFood
        -0.3274,  // mean density
        -0.203,  // energyMean × energyMean
        0.1256,  // energyMean × lowest
        -0.33,  // energyMean × items
        0.1839,  // energyMean × unread
        0.0449,  // energyMean × largestShare
        0.5287,  // energyMean × single
        -0.3498,  // energyMean × doubt
        0.0483,  // energyMean × deviation
        -0.0376,  // energyMean × chance
        -0.1585,  // energyMean × imports
        -0.5098,  // energyMean × mean agreeSharp
        0.522,  // energyMean × mean agreeWide
        -0.0526,  // energyMean × mean deviation
        0.7391,  // energyMean × mean portionAgree
        0.4416,  // energyMean × mean score
        -0.7013,  // energyMean × mean usual
        -0.0848,  // energyMean × mean weighed
        -0.0843,  // energyMean × mean portionSaid
        -0.0453,  // lowest × lowest
        -0.2404,  // lowest × items
        -0.2412,  // lowest × unread
        -0.3886,  // lowest × largestShare
        -0.2796,  // lowest × single
        -0.1665,  // lowest × doubt
        0.1772,  // lowest × deviation
        -0.3083,  // lowest × chance
        0.0965,  // lowest × imports
        0.6384,  // lowest × mean agreeSharp
        0.3745,  // lowest × mean agreeWide
        0.1097,  // lowest × mean deviation
        0.1766,  // lowest × mean portionAgree
        -0.0286,  // lowest × mean score
        0.0517,  // lowest × mean usual
        -0.3585,  // lowest × mean weighed
        -0.1699,  // lowest × mean portionSaid
        -0.4277,  // items × items
        0.046,  // items × unread
        0.2436,  // items × largestShare
        0.0979,  // items × single
        0.1742,  // items × doubt
        -0.1439,  // items × deviation
        0.1674,  // items × chance
        0.0995,  // items × imports
        0.2054,  // items × mean agreeSharp
        0.2297,  // items × mean agreeWide
        -0.1923,  // items × mean deviation
        0.5911,  // items × mean portionAgree
        0.293,  // items × mean score
        -0.5765,  // items × mean usual
        -0.6436,  // items × mean weighed
        0.5642,  // items × mean portionSaid
        0.0713,  // unread × unread
        0.5713,  // unread × largestShare
        0.077,  // unread × single
        0.175,  // unread × doubt
        -0.0924,  // unread × deviation
        -0.0844,  // unread × chance
        -0.0459,  // unread × imports
        -0.2293,  // unread × mean agreeSharp
        -0.1118,  // unread × mean agreeWide
        0.1004,  // unread × mean deviation
        -0.68,  // unread × mean portionAgree
        -0.3141,  // unread × mean score
        0.4343,  // unread × mean usual
        0.2138,  // unread × mean weighed
        -0.1047,  // unread × mean portionSaid
        0.0646,  // largestShare × largestShare
        0.3917,  // largestShare × single
        -0.0084,  // largestShare × doubt
        -0.1953,  // largestShare × deviation
        -0.3445,  // largestShare × chance
        0.0663,  // largestShare × imports
        0.1191,  // largestShare × mean agreeSharp
        0.0225,  // largestShare × mean agreeWide
        -0.0958,  // largestShare × mean deviation
        -0.2821,  // largestShare × mean portionAgree
        -0.1966,  // largestShare × mean score
        0.0603,  // largestShare × mean usual
        -0.1831,  // largestShare × mean weighed
        -0.0527,  // largestShare × mean portionSaid
        0.3917,  // single × single
        -0.1892,  // single × doubt
        0.2964,  // single × deviation
        0.1255,  // single × chance
        -0.0979,  // single × imports
        -0.0034,  // single × mean agreeSharp
        -0.6537,  // single × mean agreeWide
        0.6317,  // single × mean deviation
        -0.6303,  // single × mean portionAgree
        -0.7362,  // single × mean score
        0.956,  // single × mean usual
        -0.3754,  // single × mean weighed
        -0.2184,  // single × mean portionSaid
        0.1902,  // doubt × doubt
        -0.1277,  // doubt × deviation
        -0.2454,  // doubt × chance
        -0.1185,  // doubt × imports
        -0.0121,  // doubt × mean agreeSharp
        -0.1101,  // doubt × mean agreeWide
        -0.1418,  // doubt × mean deviation
        0.037,  // doubt × mean portionAgree
        0.1509,  // doubt × mean score
        0.1975,  // doubt × mean usual
        -0.063,  // doubt × mean weighed
        -0.2684,  // doubt × mean portionSaid
        0.3108,  // deviation × deviation
        -0.1127,  // deviation × chance
        -0.2441,  // deviation × imports
        -0.2773,  // deviation × mean agreeSharp
        -0.2577,  // deviation × mean agreeWide
        0.3248,  // deviation × mean deviation
        0.1708,  // deviation × mean portionAgree
        -0.0925,  // deviation × mean score
        0.1045,  // deviation × mean usual
        0.0818,  // deviation × mean weighed
        0.0544,  // deviation × mean portionSaid
        -0.1823,  // chance × chance
        -0.1069,  // chance × imports
        -0.2921,  // chance × mean agreeSharp
        -0.0176,  // chance × mean agreeWide
        -0.1297,  // chance × mean deviation
        -0.0892,  // chance × mean portionAgree
        -0.0965,  // chance × mean score
        -0.3462,  // chance × mean usual
        -0.182,  // chance × mean weighed
        -0.2195,  // chance × mean portionSaid
        -0.1039,  // imports × imports
        0.2663,  // imports × mean agreeSharp
        -0.1236,  // imports × mean agreeWide
        -0.4422,  // imports × mean deviation
        0.3615,  // imports × mean portionAgree
        0.1426,  // imports × mean score
        -0.0531,  // imports × mean usual
        0.2139,  // imports × mean weighed
        0.1261,  // imports × mean portionSaid
        -0.1401,  // mean agreeSharp × mean agreeSharp
        0.0262,  // mean agreeSharp × mean agreeWide
        -0.2473,  // mean agreeSharp × mean deviation
        0.2832,  // mean agreeSharp × mean portionAgree
        -0.0843,  // mean agreeSharp × mean score
        0.0368,  // mean agreeSharp × mean usual
        -0.2249,  // mean agreeSharp × mean weighed
        -0.6022,  // mean agreeSharp × mean portionSaid
        0.1175,  // mean agreeWide × mean agreeWide
        -0.2584,  // mean agreeWide × mean deviation
        0.3463,  // mean agreeWide × mean portionAgree
        0.3564,  // mean agreeWide × mean score
        -0.3429,  // mean agreeWide × mean usual
        -0.0349,  // mean agreeWide × mean weighed
        -0.0834,  // mean agreeWide × mean portionSaid
        0.3361,  // mean deviation × mean deviation
        -0.0711,  // mean deviation × mean portionAgree
        -0.2538,  // mean deviation × mean score
        -0.3111,  // mean deviation × mean usual
        -0.1882,  // mean deviation × mean weighed
        0.5468,  // mean deviation × mean portionSaid
        -1.2833,  // mean portionAgree × mean portionAgree
        0.7613,  // mean portionAgree × mean score
        -0.1631,  // mean portionAgree × mean usual
        0.1253,  // mean portionAgree × mean weighed
        1.4495,  // mean portionAgree × mean portionSaid
        -0.2851,  // mean score × mean score
        -0.3316,  // mean score × mean usual
        0.2902,  // mean score × mean weighed
        -0.0522,  // mean score × mean portionSaid
        0.8718,  // mean usual × mean usual
        0.631,  // mean usual × mean weighed
        -0.8484,  // mean usual × mean portionSaid
        0.9748,  // mean weighed × mean weighed
        -0.7329,  // mean weighed × mean portionSaid
        0.5849,  // mean portionSaid × mean portionSaid
        -0.1371,  // constant
    ]
}
