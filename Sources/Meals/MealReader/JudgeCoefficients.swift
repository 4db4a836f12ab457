// Written by `measure --fit` from 24951 labelled readings; see docs/reading.md.

/// Coefficients of the confidence; the order is that of the features, the constant last.
package enum JudgeCoefficients {
    package static let item: [Double] = [
        -0.6301,  // explained
        0.1598,  // claimed
        0.01,  // margin
        0.1378,  // spread
        -0.2972,  // guess
        0.5534,  // whole
        -0.4899,  // popularity
        0.4489,  // imported
        0.083,  // unknownWord
        -0.2323,  // keyIgnored
        0.8611,  // weighed
        0.4759,  // measured
        0.1759,  // portionSaid
        0.0439,  // counted
        -1.4133,  // usual
        0.2218,  // manyPortions
        0.298,  // composed
        -0.6065,  // length
        -0.0987,  // liquid
        0.1566,  // smallAmount
        0.2076,  // allExplained
        -0.2189,  // clearMargin
        0.0185,  // rivals
        1.1846,  // portionClear
        0.4011,  // eaten
        0.1471,  // meal
        0.271,  // dessert
        0.1847,  // snack
        0.3962,  // protein
        -0.0741,  // vegetable
        0.8729,  // condiment
        0.9329,  // drinkPortion
        -0.0443,  // container
        0.4546,  // agreeSharp
        2.1339,  // agreeWide
        -0.8309,  // deviation
        0.6669,  // portionAgree
        -2.1394,  // logCalories
        1.1234,  // score
        0.6301,  // ignored
        -0.297,  // around
        -0.1512,  // alias
        -0.2073,  // hedged
        -0.0325,  // certainFood
        0.1555,  // density
        0,  // recipe
        0,  // survey
        0,  // unranked
        0,  // weighedRecipe
        -0.4115,  // constant
    ]

    /// From where on a reading is called certain, without and with imported foods.
    package static let certain = 0.83
    package static let certainWithImports = 0.744

    package static let whole: [Double] = [
        0.0581,  // energyMean
        -0.0617,  // lowest
        0.3663,  // items
        0.0277,  // unread
        0.3289,  // zero
        1.2426,  // allWeighed
        -0.3005,  // text
        0.1381,  // large
        -0.1796,  // largestShare
        0.2791,  // single
        -0.0906,  // doubt
        -0.2365,  // deviation
        -0.1413,  // chance
        -0.19,  // leastFood
        0.6632,  // leastPortion
        0.0811,  // logCalories
        -0.2802,  // imports
        0.0026,  // mean explained
        -0.0243,  // mean claimed
        -0.0092,  // mean margin
        0.2401,  // mean spread
        -0.0162,  // mean guess
        -0.0807,  // mean whole
        0.3058,  // mean popularity
        -0.1059,  // mean imported
        0.347,  // mean unknownWord
        -0.2218,  // mean keyIgnored
        -0.3067,  // mean weighed
        0.3509,  // mean measured
        -0.0788,  // mean portionSaid
        0.2055,  // mean counted
        -0.1048,  // mean usual
        0.0069,  // mean manyPortions
        -0.1277,  // mean composed
        0.0277,  // mean length
        -0.3458,  // mean liquid
        -0.3163,  // mean smallAmount
        -0.1418,  // mean allExplained
        -0.0242,  // mean clearMargin
        -0.1414,  // mean rivals
        -0.4981,  // mean portionClear
        0.2674,  // mean eaten
        -0.116,  // mean meal
        -0.1051,  // mean dessert
        -0.3675,  // mean snack
        -0.1325,  // mean protein
        0.0295,  // mean vegetable
        -0.2321,  // mean condiment
        0.3235,  // mean drinkPortion
        -0.1578,  // mean container
        -0.0028,  // mean agreeSharp
        0.1428,  // mean agreeWide
        -0.2401,  // mean deviation
        0.0302,  // mean portionAgree
        -0.1558,  // mean logCalories
        0.0996,  // mean score
        -0.0026,  // mean ignored
        0.3743,  // mean around
        -0.0547,  // mean alias
        0.2093,  // mean hedged
        -0.3458,  // mean certainFood
        -0.3236,  // mean density
        0,  // mean recipe
        0,  // mean survey
        0,  // mean unranked
        0,  // mean weighedRecipe
        -0.194,  // energyMean × energyMean
        0.0436,  // energyMean × lowest
        -0.5618,  // energyMean × items
        0.2827,  // energyMean × unread
        0.0545,  // energyMean × largestShare
        0.649,  // energyMean × single
        -0.2142,  // energyMean × doubt
        0.1763,  // energyMean × deviation
        -0.2066,  // energyMean × chance
        0.0325,  // energyMean × imports
        -0.3218,  // energyMean × mean agreeSharp
        0.7058,  // energyMean × mean agreeWide
        -0.0355,  // energyMean × mean deviation
        0.7782,  // energyMean × mean portionAgree
        0.6372,  // energyMean × mean score
        -0.7697,  // energyMean × mean usual
        -0.1152,  // energyMean × mean weighed
        -0.3637,  // energyMean × mean portionSaid
        -0.0058,  // lowest × lowest
        0.2633,  // lowest × items
        -0.3073,  // lowest × unread
        -0.2137,  // lowest × largestShare
        -0.366,  // lowest × single
        0.0572,  // lowest × doubt
        0.0283,  // lowest × deviation
        -0.3436,  // lowest × chance
        -0.0362,  // lowest × imports
        0.4521,  // lowest × mean agreeSharp
        0.5933,  // lowest × mean agreeWide
        -0.2162,  // lowest × mean deviation
        0.305,  // lowest × mean portionAgree
        -0.2684,  // lowest × mean score
        -0.0936,  // lowest × mean usual
        -0.2524,  // lowest × mean weighed
        0.0769,  // lowest × mean portionSaid
        -0.4115,  // items × items
        0.1302,  // items × unread
        0.0865,  // items × largestShare
        0.0698,  // items × single
        0.0457,  // items × doubt
        -0.1735,  // items × deviation
        0.2447,  // items × chance
        0.2534,  // items × imports
        0.2052,  // items × mean agreeSharp
        0.0509,  // items × mean agreeWide
        -0.202,  // items × mean deviation
        0.3502,  // items × mean portionAgree
        0.1372,  // items × mean score
        -1.0193,  // items × mean usual
        -0.7492,  // items × mean weighed
        0.659,  // items × mean portionSaid
        0.0646,  // unread × unread
        0.7513,  // unread × largestShare
        -0.0297,  // unread × single
        -0.0528,  // unread × doubt
        -0.1252,  // unread × deviation
        -0.2005,  // unread × chance
        -0.0227,  // unread × imports
        -0.3761,  // unread × mean agreeSharp
        0.0039,  // unread × mean agreeWide
        0.2887,  // unread × mean deviation
        -0.8343,  // unread × mean portionAgree
        -0.21,  // unread × mean score
        0.6967,  // unread × mean usual
        0.2612,  // unread × mean weighed
        -0.0732,  // unread × mean portionSaid
        0.1721,  // largestShare × largestShare
        0.2791,  // largestShare × single
        0.0459,  // largestShare × doubt
        -0.1603,  // largestShare × deviation
        -0.3574,  // largestShare × chance
        0.0848,  // largestShare × imports
        -0.07,  // largestShare × mean agreeSharp
        -0.1716,  // largestShare × mean agreeWide
        -0.0447,  // largestShare × mean deviation
        -0.4009,  // largestShare × mean portionAgree
        -0.1347,  // largestShare × mean score
        0.1655,  // largestShare × mean usual
        -0.2973,  // largestShare × mean weighed
        -0.3212,  // largestShare × mean portionSaid
        0.2791,  // single × single
        -0.2641,  // single × doubt
        0.3172,  // single × deviation
        0.0805,  // single × chance
        0.0376,  // single × imports
        -0.0867,  // single × mean agreeSharp
        -0.6034,  // single × mean agreeWide
        0.8464,  // single × mean deviation
        -0.1403,  // single × mean portionAgree
        -0.7761,  // single × mean score
        0.831,  // single × mean usual
        -0.5373,  // single × mean weighed
        -0.0694,  // single × mean portionSaid
        0.1708,  // doubt × doubt
        -0.1365,  // doubt × deviation
        -0.1654,  // doubt × chance
        -0.2506,  // doubt × imports
        0.0377,  // doubt × mean agreeSharp
        -0.1161,  // doubt × mean agreeWide
        -0.1924,  // doubt × mean deviation
        -0.0255,  // doubt × mean portionAgree
        0.1362,  // doubt × mean score
        0.2088,  // doubt × mean usual
        -0.0628,  // doubt × mean weighed
        -0.0244,  // doubt × mean portionSaid
        0.0312,  // deviation × deviation
        -0.1044,  // deviation × chance
        -0.4131,  // deviation × imports
        -0.2004,  // deviation × mean agreeSharp
        -0.2139,  // deviation × mean agreeWide
        0.0178,  // deviation × mean deviation
        0.3002,  // deviation × mean portionAgree
        0.0218,  // deviation × mean score
        -0.0069,  // deviation × mean usual
        0.0771,  // deviation × mean weighed
        -0.2277,  // deviation × mean portionSaid
        -0.2006,  // chance × chance
        -0.1836,  // chance × imports
        -0.2221,  // chance × mean agreeSharp
        0.0748,  // chance × mean agreeWide
        -0.1431,  // chance × mean deviation
        -0.1061,  // chance × mean portionAgree
        -0.0265,  // chance × mean score
        -0.31,  // chance × mean usual
        -0.1666,  // chance × mean weighed
        -0.2847,  // chance × mean portionSaid
        -0.2802,  // imports × imports
        0.5426,  // imports × mean agreeSharp
        -0.0112,  // imports × mean agreeWide
        -0.3683,  // imports × mean deviation
        0.116,  // imports × mean portionAgree
        0.1393,  // imports × mean score
        -0.0136,  // imports × mean usual
        0.1893,  // imports × mean weighed
        0.1632,  // imports × mean portionSaid
        -0.1161,  // mean agreeSharp × mean agreeSharp
        0.1208,  // mean agreeSharp × mean agreeWide
        -0.2625,  // mean agreeSharp × mean deviation
        0.0814,  // mean agreeSharp × mean portionAgree
        -0.2354,  // mean agreeSharp × mean score
        0.0242,  // mean agreeSharp × mean usual
        -0.173,  // mean agreeSharp × mean weighed
        -0.3988,  // mean agreeSharp × mean portionSaid
        0.2464,  // mean agreeWide × mean agreeWide
        -0.3029,  // mean agreeWide × mean deviation
        0.0494,  // mean agreeWide × mean portionAgree
        0.0285,  // mean agreeWide × mean score
        -0.3081,  // mean agreeWide × mean usual
        -0.0251,  // mean agreeWide × mean weighed
        -0.1033,  // mean agreeWide × mean portionSaid
        0.2653,  // mean deviation × mean deviation
        0.2554,  // mean deviation × mean portionAgree
        -0.0077,  // mean deviation × mean score
        -0.2779,  // mean deviation × mean usual
        -0.226,  // mean deviation × mean weighed
        0.122,  // mean deviation × mean portionSaid
        -1.3705,  // mean portionAgree × mean portionAgree
        0.9103,  // mean portionAgree × mean score
        -0.093,  // mean portionAgree × mean usual
        0.3123,  // mean portionAgree × mean weighed
        1.5908,  // mean portionAgree × mean portionSaid
        -0.0279,  // mean score × mean score
        -0.2786,  // mean score × mean usual
        0.0559,  // mean score × mean weighed
        -0.1988,  // mean score × mean portionSaid
        1.0022,  // mean usual × mean usual
        0.6418,  // mean usual × mean weighed
        -0.7161,  // mean usual × mean portionSaid
        0.8858,  // mean weighed × mean weighed
        -0.595,  // mean weighed × mean portionSaid
        0.5741,  // mean portionSaid × mean portionSaid
        0.9916,  // constant
    ]
}
