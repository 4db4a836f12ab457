// Written by `measure --fit` from 24954 labelled readings; see docs/reading.md.

/// Coefficients of the confidence; the order is that of the features, the constant last.
package enum JudgeCoefficients {
    package static let item: [Double] = [
        -0.688,  // explained
        0.1438,  // claimed
        0.0165,  // margin
        0.2825,  // spread
        -0.3905,  // guess
        0.5255,  // whole
        -0.4749,  // popularity
        0.5151,  // imported
        0.0106,  // unknownWord
        -0.1718,  // keyIgnored
        0.8063,  // weighed
        0.4817,  // measured
        0.1579,  // portionSaid
        0.1096,  // counted
        -1.4113,  // usual
        0.1887,  // manyPortions
        0.3279,  // composed
        -0.5992,  // length
        -0.1403,  // liquid
        0.1272,  // smallAmount
        0.2507,  // allExplained
        -0.2398,  // clearMargin
        -0.1477,  // rivals
        1.0108,  // portionClear
        0.3958,  // eaten
        0.0903,  // meal
        0.2452,  // dessert
        0.1765,  // snack
        0.3402,  // protein
        -0.2294,  // vegetable
        0.8872,  // condiment
        0.941,  // drinkPortion
        -0.0291,  // container
        0.5734,  // agreeSharp
        1.9819,  // agreeWide
        -0.8658,  // deviation
        0.7084,  // portionAgree
        -2.1981,  // logCalories
        1.1725,  // score
        0.688,  // ignored
        -0.2931,  // around
        -0.1244,  // alias
        -0.1949,  // hedged
        -0.0526,  // certainFood
        0.2394,  // density
        -0.2971,  // constant
    ]

    /// From where on a reading is called certain, without and with imported foods.
    package static let certain = 0.828
    package static let certainWithImports = 0.742

    package static let whole: [Double] = [
        0.1508,  // energyMean
        -0.02,  // lowest
        0.3886,  // items
        -0.0335,  // unread
        0.3521,  // zero
        1.238,  // allWeighed
        -0.3115,  // text
        0.1303,  // large
        -0.2276,  // largestShare
        0.319,  // single
        -0.0869,  // doubt
        -0.2486,  // deviation
        -0.1315,  // chance
        -0.297,  // leastFood
        0.5434,  // leastPortion
        0.0874,  // logCalories
        -0.2599,  // imports
        -0.0051,  // mean explained
        -0.0203,  // mean claimed
        -0.0173,  // mean margin
        0.3198,  // mean spread
        -0.044,  // mean guess
        -0.095,  // mean whole
        0.2687,  // mean popularity
        -0.1504,  // mean imported
        0.3363,  // mean unknownWord
        -0.2233,  // mean keyIgnored
        -0.307,  // mean weighed
        0.3896,  // mean measured
        -0.1918,  // mean portionSaid
        0.1889,  // mean counted
        -0.0514,  // mean usual
        0.0566,  // mean manyPortions
        -0.1673,  // mean composed
        0.1025,  // mean length
        -0.3352,  // mean liquid
        -0.3032,  // mean smallAmount
        -0.1205,  // mean allExplained
        0.0307,  // mean clearMargin
        -0.0971,  // mean rivals
        -0.418,  // mean portionClear
        0.3097,  // mean eaten
        -0.0839,  // mean meal
        -0.0929,  // mean dessert
        -0.3642,  // mean snack
        -0.0923,  // mean protein
        0.0763,  // mean vegetable
        -0.181,  // mean condiment
        0.2872,  // mean drinkPortion
        -0.1577,  // mean container
        0.0375,  // mean agreeSharp
        0.1409,  // mean agreeWide
        -0.2309,  // mean deviation
        0.0496,  // mean portionAgree
        -0.1406,  // mean logCalories
        0.0621,  // mean score
        0.0051,  // mean ignored
        0.4025,  // mean around
        -0.0618,  // mean alias
        0.2036,  // mean hedged
        -0.2601,  // mean certainFood
        -0.3435,  // mean density
        -0.1763,  // energyMean × energyMean
        -0.0706,  // energyMean × lowest
        -0.5844,  // energyMean × items
        0.2755,  // energyMean × unread
        0.0595,  // energyMean × largestShare
        0.7188,  // energyMean × single
        -0.2834,  // energyMean × doubt
        0.2041,  // energyMean × deviation
        -0.2036,  // energyMean × chance
        0.0615,  // energyMean × imports
        -0.3987,  // energyMean × mean agreeSharp
        0.6767,  // energyMean × mean agreeWide
        0.0604,  // energyMean × mean deviation
        0.7474,  // energyMean × mean portionAgree
        0.6745,  // energyMean × mean score
        -0.7344,  // energyMean × mean usual
        -0.1007,  // energyMean × mean weighed
        -0.2962,  // energyMean × mean portionSaid
        0.0318,  // lowest × lowest
        0.2738,  // lowest × items
        -0.3117,  // lowest × unread
        -0.1749,  // lowest × largestShare
        -0.4566,  // lowest × single
        -0.0144,  // lowest × doubt
        -0.1669,  // lowest × deviation
        -0.3911,  // lowest × chance
        -0.0666,  // lowest × imports
        0.4485,  // lowest × mean agreeSharp
        0.6666,  // lowest × mean agreeWide
        -0.3541,  // lowest × mean deviation
        0.4216,  // lowest × mean portionAgree
        -0.2289,  // lowest × mean score
        -0.2372,  // lowest × mean usual
        -0.2356,  // lowest × mean weighed
        0.1257,  // lowest × mean portionSaid
        -0.4854,  // items × items
        0.0532,  // items × unread
        0.1194,  // items × largestShare
        0.0798,  // items × single
        0.1204,  // items × doubt
        -0.0978,  // items × deviation
        0.2358,  // items × chance
        0.2321,  // items × imports
        0.235,  // items × mean agreeSharp
        0.0638,  // items × mean agreeWide
        -0.1316,  // items × mean deviation
        0.4533,  // items × mean portionAgree
        0.1966,  // items × mean score
        -0.8253,  // items × mean usual
        -0.7711,  // items × mean weighed
        0.7179,  // items × mean portionSaid
        0.0684,  // unread × unread
        0.8639,  // unread × largestShare
        -0.0847,  // unread × single
        0.0756,  // unread × doubt
        -0.1018,  // unread × deviation
        -0.1764,  // unread × chance
        -0.0371,  // unread × imports
        -0.3278,  // unread × mean agreeSharp
        -0.0369,  // unread × mean agreeWide
        0.0878,  // unread × mean deviation
        -0.8573,  // unread × mean portionAgree
        -0.2032,  // unread × mean score
        0.6747,  // unread × mean usual
        0.2386,  // unread × mean weighed
        -0.0803,  // unread × mean portionSaid
        0.1389,  // largestShare × largestShare
        0.319,  // largestShare × single
        0.0443,  // largestShare × doubt
        -0.2222,  // largestShare × deviation
        -0.4012,  // largestShare × chance
        0.0197,  // largestShare × imports
        -0.0058,  // largestShare × mean agreeSharp
        -0.1276,  // largestShare × mean agreeWide
        -0.0922,  // largestShare × mean deviation
        -0.4604,  // largestShare × mean portionAgree
        -0.1713,  // largestShare × mean score
        0.114,  // largestShare × mean usual
        -0.3314,  // largestShare × mean weighed
        -0.2698,  // largestShare × mean portionSaid
        0.319,  // single × single
        -0.2484,  // single × doubt
        0.2854,  // single × deviation
        0.0663,  // single × chance
        0.104,  // single × imports
        -0.0626,  // single × mean agreeSharp
        -0.6194,  // single × mean agreeWide
        0.7925,  // single × mean deviation
        -0.1796,  // single × mean portionAgree
        -0.8118,  // single × mean score
        0.9081,  // single × mean usual
        -0.5611,  // single × mean weighed
        -0.1611,  // single × mean portionSaid
        0.2171,  // doubt × doubt
        -0.1373,  // doubt × deviation
        -0.1669,  // doubt × chance
        -0.2908,  // doubt × imports
        0.1084,  // doubt × mean agreeSharp
        -0.0767,  // doubt × mean agreeWide
        -0.1911,  // doubt × mean deviation
        -0.0233,  // doubt × mean portionAgree
        0.1576,  // doubt × mean score
        0.2373,  // doubt × mean usual
        -0.0519,  // doubt × mean weighed
        -0.0384,  // doubt × mean portionSaid
        0.1246,  // deviation × deviation
        -0.1046,  // deviation × chance
        -0.444,  // deviation × imports
        -0.1893,  // deviation × mean agreeSharp
        -0.1585,  // deviation × mean agreeWide
        0.1227,  // deviation × mean deviation
        0.2551,  // deviation × mean portionAgree
        0.0417,  // deviation × mean score
        0.0056,  // deviation × mean usual
        0.1838,  // deviation × mean weighed
        -0.0917,  // deviation × mean portionSaid
        -0.212,  // chance × chance
        -0.1191,  // chance × imports
        -0.2271,  // chance × mean agreeSharp
        0.0522,  // chance × mean agreeWide
        -0.1262,  // chance × mean deviation
        -0.1004,  // chance × mean portionAgree
        -0.0703,  // chance × mean score
        -0.2625,  // chance × mean usual
        -0.1963,  // chance × mean weighed
        -0.3268,  // chance × mean portionSaid
        -0.2599,  // imports × imports
        0.5398,  // imports × mean agreeSharp
        -0.0009,  // imports × mean agreeWide
        -0.4151,  // imports × mean deviation
        0.1089,  // imports × mean portionAgree
        0.0797,  // imports × mean score
        -0.0456,  // imports × mean usual
        0.1846,  // imports × mean weighed
        0.1652,  // imports × mean portionSaid
        -0.0611,  // mean agreeSharp × mean agreeSharp
        0.1277,  // mean agreeSharp × mean agreeWide
        -0.2458,  // mean agreeSharp × mean deviation
        0.0988,  // mean agreeSharp × mean portionAgree
        -0.1971,  // mean agreeSharp × mean score
        -0.0374,  // mean agreeSharp × mean usual
        -0.1489,  // mean agreeSharp × mean weighed
        -0.4555,  // mean agreeSharp × mean portionSaid
        0.1517,  // mean agreeWide × mean agreeWide
        -0.2339,  // mean agreeWide × mean deviation
        0.0873,  // mean agreeWide × mean portionAgree
        0.0464,  // mean agreeWide × mean score
        -0.4018,  // mean agreeWide × mean usual
        0.0436,  // mean agreeWide × mean weighed
        -0.2296,  // mean agreeWide × mean portionSaid
        0.3587,  // mean deviation × mean deviation
        0.2265,  // mean deviation × mean portionAgree
        -0.0157,  // mean deviation × mean score
        -0.2826,  // mean deviation × mean usual
        -0.0909,  // mean deviation × mean weighed
        0.2642,  // mean deviation × mean portionSaid
        -1.3283,  // mean portionAgree × mean portionAgree
        0.8981,  // mean portionAgree × mean score
        -0.0498,  // mean portionAgree × mean usual
        0.3252,  // mean portionAgree × mean weighed
        1.6063,  // mean portionAgree × mean portionSaid
        -0.0874,  // mean score × mean score
        -0.1405,  // mean score × mean usual
        0.0848,  // mean score × mean weighed
        0.03,  // mean score × mean portionSaid
        0.9169,  // mean usual × mean usual
        0.6579,  // mean usual × mean weighed
        -0.6111,  // mean usual × mean portionSaid
        0.8466,  // mean weighed × mean weighed
        -0.6355,  // mean weighed × mean portionSaid
        0.546,  // mean portionSaid × mean portionSaid
        0.7907,  // constant
    ]
}
