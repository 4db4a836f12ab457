// Written by `measure --fit` from 27684 labelled readings; see docs/reading.md.

/// Coefficients of the confidence; the order is that of the features, the constant last.
package enum JudgeCoefficients {
    package static let item: [Double] = [
        -0.9708,  // explained
        0.1977,  // claimed
        0.0438,  // margin
        0.2181,  // spread
        0.0999,  // guess
        0.5817,  // whole
        -0.4113,  // popularity
        0.3862,  // imported
        -0.0482,  // unknownWord
        -0.2037,  // keyIgnored
        0.8917,  // weighed
        0.522,  // measured
        0.197,  // portionSaid
        0.0367,  // counted
        -1.5017,  // usual
        0.0864,  // manyPortions
        0.2425,  // composed
        -0.5021,  // length
        -0.3515,  // liquid
        0.2254,  // smallAmount
        0.5365,  // allExplained
        -0.395,  // clearMargin
        -0.1191,  // rivals
        0.9669,  // portionClear
        0.2767,  // eaten
        0.192,  // meal
        0.3477,  // dessert
        0.1829,  // snack
        0.5254,  // protein
        -0.0067,  // vegetable
        0.6129,  // condiment
        0.8602,  // drinkPortion
        -0.0002,  // container
        0.3159,  // agreeSharp
        2.3173,  // agreeWide
        -0.7577,  // deviation
        0.6708,  // portionAgree
        -2.1417,  // logCalories
        1.2702,  // score
        0.9708,  // ignored
        -0.2247,  // around
        -0.1953,  // alias
        -0.1925,  // hedged
        -0.0584,  // certainFood
        0.1366,  // density
        -1.3005,  // recipe
        0.2856,  // survey
        0.0396,  // unranked
        -0.0088,  // weighedRecipe
        -0.0932,  // prepared
        -0.1852,  // rarity
        -0.4802,  // constant
    ]

    /// From where on a reading is called certain, without and with imported foods.
    package static let certain = 0.85
    package static let certainWithImports = 0.726

    package static let whole: [Double] = [
        -0.0335,  // energyMean
        0.101,  // lowest
        -0.2731,  // items
        -0.0578,  // unread
        0.4541,  // zero
        0.4701,  // allWeighed
        -0.2179,  // text
        -0.0812,  // large
        0.0189,  // largestShare
        0.2933,  // single
        -0.0747,  // doubt
        -0.2655,  // deviation
        -0.2513,  // chance
        0.2555,  // leastFood
        0.5919,  // leastPortion
        0.2527,  // logCalories
        -0.233,  // imports
        -0.0085,  // mean explained
        -0.0411,  // mean claimed
        0.0361,  // mean margin
        0.3079,  // mean spread
        -0.0655,  // mean guess
        -0.1501,  // mean whole
        -0.0654,  // mean popularity
        -0.1643,  // mean imported
        0.3129,  // mean unknownWord
        -0.1913,  // mean keyIgnored
        -0.4183,  // mean weighed
        0.3809,  // mean measured
        0.0034,  // mean portionSaid
        0.3029,  // mean counted
        -0.1621,  // mean usual
        -0.073,  // mean manyPortions
        -0.1007,  // mean composed
        0.0159,  // mean length
        -0.0859,  // mean liquid
        -0.2747,  // mean smallAmount
        -0.1566,  // mean allExplained
        0.058,  // mean clearMargin
        -0.1319,  // mean rivals
        -0.4647,  // mean portionClear
        0.3151,  // mean eaten
        -0.0352,  // mean meal
        -0.012,  // mean dessert
        -0.1483,  // mean snack
        -0.1751,  // mean protein
        0.0703,  // mean vegetable
        -0.1077,  // mean condiment
        0.0023,  // mean drinkPortion
        -0.1254,  // mean container
        0.0429,  // mean agreeSharp
        -0.0678,  // mean agreeWide
        -0.1824,  // mean deviation
        0.0344,  // mean portionAgree
        0.1499,  // mean logCalories
        0.064,  // mean score
        0.0085,  // mean ignored
        0.2493,  // mean around
        -0.1177,  // mean alias
        0.0091,  // mean hedged
        -0.3794,  // mean certainFood
        -0.2682,  // mean density
        -0.565,  // mean recipe
        0.0966,  // mean survey
        0.0018,  // mean unranked
        -0.3438,  // mean weighedRecipe
        -0.0108,  // mean prepared
        -0.745,  // mean rarity
        -0.1914,  // energyMean × energyMean
        0.0833,  // energyMean × lowest
        -0.0418,  // energyMean × items
        0.0469,  // energyMean × unread
        0.2956,  // energyMean × largestShare
        0.5432,  // energyMean × single
        -0.4023,  // energyMean × doubt
        0.208,  // energyMean × deviation
        -0.2826,  // energyMean × chance
        0.0279,  // energyMean × imports
        -0.3734,  // energyMean × mean agreeSharp
        0.6258,  // energyMean × mean agreeWide
        0.1977,  // energyMean × mean deviation
        0.8396,  // energyMean × mean portionAgree
        0.7124,  // energyMean × mean score
        -0.7624,  // energyMean × mean usual
        -0.1038,  // energyMean × mean weighed
        -0.2231,  // energyMean × mean portionSaid
        -0.0741,  // lowest × lowest
        -0.2489,  // lowest × items
        -0.1201,  // lowest × unread
        -0.2689,  // lowest × largestShare
        -0.2844,  // lowest × single
        -0.0799,  // lowest × doubt
        0.1013,  // lowest × deviation
        -0.2487,  // lowest × chance
        -0.0351,  // lowest × imports
        0.1006,  // lowest × mean agreeSharp
        0.8838,  // lowest × mean agreeWide
        -0.2579,  // lowest × mean deviation
        0.2591,  // lowest × mean portionAgree
        -0.2296,  // lowest × mean score
        0.0752,  // lowest × mean usual
        -0.3023,  // lowest × mean weighed
        0.0964,  // lowest × mean portionSaid
        0.2437,  // items × items
        0.171,  // items × unread
        0.1225,  // items × largestShare
        0.0733,  // items × single
        0.0805,  // items × doubt
        -0.213,  // items × deviation
        -0.1557,  // items × chance
        -0.1569,  // items × imports
        0.0304,  // items × mean agreeSharp
        -0.2315,  // items × mean agreeWide
        -0.385,  // items × mean deviation
        0.2701,  // items × mean portionAgree
        0.5309,  // items × mean score
        -0.8481,  // items × mean usual
        -0.4814,  // items × mean weighed
        0.8631,  // items × mean portionSaid
        0.0354,  // unread × unread
        0.7933,  // unread × largestShare
        -0.0952,  // unread × single
        0.0516,  // unread × doubt
        -0.3374,  // unread × deviation
        -0.4768,  // unread × chance
        -0.0183,  // unread × imports
        -0.1347,  // unread × mean agreeSharp
        0.0654,  // unread × mean agreeWide
        0.0307,  // unread × mean deviation
        -0.6647,  // unread × mean portionAgree
        -0.0323,  // unread × mean score
        0.4735,  // unread × mean usual
        0.5261,  // unread × mean weighed
        -0.0318,  // unread × mean portionSaid
        -0.0977,  // largestShare × largestShare
        0.2933,  // largestShare × single
        0.0361,  // largestShare × doubt
        -0.2778,  // largestShare × deviation
        -0.2929,  // largestShare × chance
        0.0927,  // largestShare × imports
        0.0734,  // largestShare × mean agreeSharp
        -0.0042,  // largestShare × mean agreeWide
        -0.1041,  // largestShare × mean deviation
        -0.3054,  // largestShare × mean portionAgree
        -0.4849,  // largestShare × mean score
        0.2304,  // largestShare × mean usual
        0.3097,  // largestShare × mean weighed
        -0.3165,  // largestShare × mean portionSaid
        0.2933,  // single × single
        -0.3349,  // single × doubt
        0.3375,  // single × deviation
        0.1107,  // single × chance
        -0.0598,  // single × imports
        -0.1521,  // single × mean agreeSharp
        -0.6637,  // single × mean agreeWide
        0.8671,  // single × mean deviation
        -0.3006,  // single × mean portionAgree
        -0.622,  // single × mean score
        0.6068,  // single × mean usual
        0.0433,  // single × mean weighed
        0.0279,  // single × mean portionSaid
        0.2101,  // doubt × doubt
        -0.1401,  // doubt × deviation
        -0.2043,  // doubt × chance
        -0.1992,  // doubt × imports
        0.0562,  // doubt × mean agreeSharp
        -0.2053,  // doubt × mean agreeWide
        -0.1801,  // doubt × mean deviation
        0.0141,  // doubt × mean portionAgree
        0.1781,  // doubt × mean score
        0.2711,  // doubt × mean usual
        0.0339,  // doubt × mean weighed
        -0.1311,  // doubt × mean portionSaid
        0.1842,  // deviation × deviation
        -0.1263,  // deviation × chance
        -0.2161,  // deviation × imports
        -0.3177,  // deviation × mean agreeSharp
        -0.4037,  // deviation × mean agreeWide
        0.1799,  // deviation × mean deviation
        0.2817,  // deviation × mean portionAgree
        0.0217,  // deviation × mean score
        0.0087,  // deviation × mean usual
        0.0842,  // deviation × mean weighed
        -0.0073,  // deviation × mean portionSaid
        -0.3543,  // chance × chance
        -0.2283,  // chance × imports
        -0.2893,  // chance × mean agreeSharp
        -0.1208,  // chance × mean agreeWide
        -0.08,  // chance × mean deviation
        -0.1982,  // chance × mean portionAgree
        -0.1609,  // chance × mean score
        -0.3304,  // chance × mean usual
        -0.3859,  // chance × mean weighed
        -0.0527,  // chance × mean portionSaid
        -0.233,  // imports × imports
        0.6347,  // imports × mean agreeSharp
        -0.2098,  // imports × mean agreeWide
        -0.1793,  // imports × mean deviation
        0.2547,  // imports × mean portionAgree
        0.2445,  // imports × mean score
        -0.0594,  // imports × mean usual
        0.063,  // imports × mean weighed
        0.2232,  // imports × mean portionSaid
        -0.0266,  // mean agreeSharp × mean agreeSharp
        0.0393,  // mean agreeSharp × mean agreeWide
        -0.3318,  // mean agreeSharp × mean deviation
        0.1359,  // mean agreeSharp × mean portionAgree
        -0.1275,  // mean agreeSharp × mean score
        -0.0241,  // mean agreeSharp × mean usual
        -0.1881,  // mean agreeSharp × mean weighed
        -0.4348,  // mean agreeSharp × mean portionSaid
        0.1252,  // mean agreeWide × mean agreeWide
        -0.4505,  // mean agreeWide × mean deviation
        -0.0943,  // mean agreeWide × mean portionAgree
        0.0572,  // mean agreeWide × mean score
        -0.3372,  // mean agreeWide × mean usual
        -0.3046,  // mean agreeWide × mean weighed
        0.037,  // mean agreeWide × mean portionSaid
        0.3815,  // mean deviation × mean deviation
        0.3347,  // mean deviation × mean portionAgree
        -0.0213,  // mean deviation × mean score
        -0.3025,  // mean deviation × mean usual
        -0.0706,  // mean deviation × mean weighed
        0.2075,  // mean deviation × mean portionSaid
        -1.2591,  // mean portionAgree × mean portionAgree
        0.8896,  // mean portionAgree × mean score
        -0.1481,  // mean portionAgree × mean usual
        0.2337,  // mean portionAgree × mean weighed
        1.19,  // mean portionAgree × mean portionSaid
        -0.2306,  // mean score × mean score
        -0.2004,  // mean score × mean usual
        0.2748,  // mean score × mean weighed
        -0.2348,  // mean score × mean portionSaid
        1.1729,  // mean usual × mean usual
        0.32,  // mean usual × mean weighed
        -1.1475,  // mean usual × mean portionSaid
        1.038,  // mean weighed × mean weighed
        -0.5755,  // mean weighed × mean portionSaid
        0.1709,  // mean portionSaid × mean portionSaid
        1.3979,  // constant
    ]
}
