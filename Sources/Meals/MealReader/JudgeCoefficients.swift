// Written by `measure --fit` from 27707 labelled readings; see docs/reading.md.

/// Coefficients of the confidence; the order is that of the features, the constant last.
package enum JudgeCoefficients {
    package static let item: [Double] = [
        -0.5264,  // explained
        0.0947,  // claimed
        0.064,  // margin
        0.2554,  // spread
        0.0634,  // guess
        0.471,  // whole
        -0.2521,  // popularity
        0.3318,  // imported
        -0.119,  // unknownWord
        -0.1838,  // keyIgnored
        0.9265,  // weighed
        0.4444,  // measured
        0.1829,  // portionSaid
        -0.0318,  // counted
        -1.4838,  // usual
        -0.0125,  // manyPortions
        0.191,  // composed
        -0.1782,  // length
        -0.1381,  // liquid
        0.3658,  // smallAmount
        0.3389,  // allExplained
        -0.2862,  // clearMargin
        -0.1115,  // rivals
        0.7563,  // portionClear
        0.1917,  // eaten
        0.0881,  // meal
        0.1831,  // dessert
        0.097,  // snack
        0.3349,  // protein
        -0.0821,  // vegetable
        0.3666,  // condiment
        0.5798,  // drinkPortion
        0.0434,  // container
        0.5345,  // agreeSharp
        1.4525,  // agreeWide
        -0.7402,  // deviation
        0.5248,  // portionAgree
        -1.4075,  // logCalories
        1.0446,  // score
        0.5264,  // ignored
        -0.1912,  // around
        -0.1652,  // alias
        -0.0664,  // hedged
        -0.0084,  // certainFood
        0.2965,  // density
        -1.0093,  // recipe
        0.3385,  // survey
        0.0498,  // unranked
        -0.1432,  // weighedRecipe
        -0.1558,  // prepared
        -0.0058,  // rarity
        -0.4468,  // varied
        -0.7928,  // constant
    ]

    /// From where on a reading is called certain, without and with imported foods.
    package static let certain = 0.844
    package static let certainWithImports = 0.756

    package static let whole: [Double] = [
        0.0161,  // energyMean
        0.1346,  // lowest
        0.0011,  // items
        -0.1091,  // unread
        0.2917,  // zero
        0.452,  // allWeighed
        0.0746,  // text
        0.0147,  // large
        -0.0367,  // largestShare
        0.1201,  // single
        -0.1009,  // doubt
        -0.0864,  // deviation
        -0.1403,  // chance
        0.1177,  // leastFood
        0.3989,  // leastPortion
        0.0967,  // logCalories
        -0.0586,  // imports
        -0.1106,  // mean explained
        0.0108,  // mean claimed
        0.0183,  // mean margin
        0.1357,  // mean spread
        -0.0109,  // mean guess
        -0.1263,  // mean whole
        0.0715,  // mean popularity
        -0.1058,  // mean imported
        0.2705,  // mean unknownWord
        -0.0947,  // mean keyIgnored
        -0.1162,  // mean weighed
        0.0573,  // mean measured
        0.0716,  // mean portionSaid
        0.0758,  // mean counted
        -0.0972,  // mean usual
        0.0468,  // mean manyPortions
        -0.0515,  // mean composed
        -0.056,  // mean length
        -0.0702,  // mean liquid
        -0.2628,  // mean smallAmount
        -0.1554,  // mean allExplained
        0.0975,  // mean clearMargin
        -0.0973,  // mean rivals
        -0.2526,  // mean portionClear
        0.3536,  // mean eaten
        -0.0558,  // mean meal
        0.1131,  // mean dessert
        0.0083,  // mean snack
        -0.2203,  // mean protein
        0.1254,  // mean vegetable
        0.076,  // mean condiment
        0.0108,  // mean drinkPortion
        -0.1128,  // mean container
        -0.0562,  // mean agreeSharp
        0.0385,  // mean agreeWide
        -0.0831,  // mean deviation
        -0.0334,  // mean portionAgree
        0.0421,  // mean logCalories
        0.0624,  // mean score
        0.1106,  // mean ignored
        0.2499,  // mean around
        0.0633,  // mean alias
        0.003,  // mean hedged
        -0.4408,  // mean certainFood
        -0.3919,  // mean density
        -0.2688,  // mean recipe
        0.0587,  // mean survey
        0.1445,  // mean unranked
        0.0088,  // mean weighedRecipe
        0.3406,  // mean prepared
        -0.2906,  // mean rarity
        -0.1918,  // mean varied
        0.0872,  // energyMean × energyMean
        0.0549,  // energyMean × lowest
        -0.2076,  // energyMean × items
        0.0098,  // energyMean × unread
        0.1137,  // energyMean × largestShare
        0.0727,  // energyMean × single
        -0.0075,  // energyMean × doubt
        0.2236,  // energyMean × deviation
        -0.2897,  // energyMean × chance
        0.0394,  // energyMean × imports
        -0.1324,  // energyMean × mean agreeSharp
        0.3466,  // energyMean × mean agreeWide
        0.1114,  // energyMean × mean deviation
        0.3203,  // energyMean × mean portionAgree
        0.4629,  // energyMean × mean score
        -0.4967,  // energyMean × mean usual
        -0.1672,  // energyMean × mean weighed
        -0.0868,  // energyMean × mean portionSaid
        -0.0752,  // lowest × lowest
        -0.1821,  // lowest × items
        -0.1201,  // lowest × unread
        -0.0153,  // lowest × largestShare
        0.0316,  // lowest × single
        0.2569,  // lowest × doubt
        0.1896,  // lowest × deviation
        -0.2415,  // lowest × chance
        -0.0025,  // lowest × imports
        0.1276,  // lowest × mean agreeSharp
        0.5111,  // lowest × mean agreeWide
        -0.1947,  // lowest × mean deviation
        0.2339,  // lowest × mean portionAgree
        0.01,  // lowest × mean score
        -0.1988,  // lowest × mean usual
        -0.4273,  // lowest × mean weighed
        -0.1036,  // lowest × mean portionSaid
        0.1889,  // items × items
        -0.0037,  // items × unread
        0.2448,  // items × largestShare
        0.03,  // items × single
        0.0456,  // items × doubt
        0.0056,  // items × deviation
        -0.1354,  // items × chance
        -0.0576,  // items × imports
        0.034,  // items × mean agreeSharp
        0.0692,  // items × mean agreeWide
        -0.0433,  // items × mean deviation
        0.2073,  // items × mean portionAgree
        0.3287,  // items × mean score
        -0.0556,  // items × mean usual
        -0.089,  // items × mean weighed
        0.3674,  // items × mean portionSaid
        0.0334,  // unread × unread
        0.3117,  // unread × largestShare
        -0.0611,  // unread × single
        0.1074,  // unread × doubt
        -0.0046,  // unread × deviation
        -0.2409,  // unread × chance
        -0.0294,  // unread × imports
        -0.0306,  // unread × mean agreeSharp
        0.1439,  // unread × mean agreeWide
        0.0368,  // unread × mean deviation
        -0.43,  // unread × mean portionAgree
        0.0038,  // unread × mean score
        0.248,  // unread × mean usual
        0.4207,  // unread × mean weighed
        -0.0333,  // unread × mean portionSaid
        -0.1724,  // largestShare × largestShare
        0.1201,  // largestShare × single
        -0.0819,  // largestShare × doubt
        -0.1329,  // largestShare × deviation
        -0.1251,  // largestShare × chance
        0.027,  // largestShare × imports
        -0.065,  // largestShare × mean agreeSharp
        0.0073,  // largestShare × mean agreeWide
        -0.1201,  // largestShare × mean deviation
        -0.0891,  // largestShare × mean portionAgree
        -0.2099,  // largestShare × mean score
        0.0275,  // largestShare × mean usual
        0.2826,  // largestShare × mean weighed
        -0.2346,  // largestShare × mean portionSaid
        0.1201,  // single × single
        -0.1024,  // single × doubt
        0.1197,  // single × deviation
        0.0424,  // single × chance
        -0.0051,  // single × imports
        -0.0286,  // single × mean agreeSharp
        -0.1685,  // single × mean agreeWide
        0.2369,  // single × mean deviation
        0.0476,  // single × mean portionAgree
        -0.4381,  // single × mean score
        0.3123,  // single × mean usual
        0.3874,  // single × mean weighed
        -0.0646,  // single × mean portionSaid
        -0.0353,  // doubt × doubt
        -0.0835,  // doubt × deviation
        -0.0806,  // doubt × chance
        -0.0811,  // doubt × imports
        -0.0906,  // doubt × mean agreeSharp
        -0.1353,  // doubt × mean agreeWide
        -0.078,  // doubt × mean deviation
        -0.0785,  // doubt × mean portionAgree
        -0.0324,  // doubt × mean score
        0.0615,  // doubt × mean usual
        0.0975,  // doubt × mean weighed
        -0.0905,  // doubt × mean portionSaid
        0.0647,  // deviation × deviation
        -0.017,  // deviation × chance
        -0.0585,  // deviation × imports
        -0.1256,  // deviation × mean agreeSharp
        -0.1724,  // deviation × mean agreeWide
        0.0838,  // deviation × mean deviation
        0.0555,  // deviation × mean portionAgree
        -0.0073,  // deviation × mean score
        0.0073,  // deviation × mean usual
        0.0612,  // deviation × mean weighed
        -0.0149,  // deviation × mean portionSaid
        -0.2379,  // chance × chance
        -0.0821,  // chance × imports
        -0.1862,  // chance × mean agreeSharp
        -0.0402,  // chance × mean agreeWide
        -0.0341,  // chance × mean deviation
        -0.1487,  // chance × mean portionAgree
        -0.0058,  // chance × mean score
        -0.1886,  // chance × mean usual
        -0.2722,  // chance × mean weighed
        0.0831,  // chance × mean portionSaid
        -0.0586,  // imports × imports
        0.0699,  // imports × mean agreeSharp
        -0.0769,  // imports × mean agreeWide
        -0.0638,  // imports × mean deviation
        0.1059,  // imports × mean portionAgree
        0.1577,  // imports × mean score
        0.0081,  // imports × mean usual
        -0.008,  // imports × mean weighed
        0.2001,  // imports × mean portionSaid
        -0.1046,  // mean agreeSharp × mean agreeSharp
        0.0578,  // mean agreeSharp × mean agreeWide
        -0.1531,  // mean agreeSharp × mean deviation
        -0.0657,  // mean agreeSharp × mean portionAgree
        -0.029,  // mean agreeSharp × mean score
        -0.0553,  // mean agreeSharp × mean usual
        -0.1389,  // mean agreeSharp × mean weighed
        -0.0668,  // mean agreeSharp × mean portionSaid
        0.2277,  // mean agreeWide × mean agreeWide
        -0.2117,  // mean agreeWide × mean deviation
        0.0479,  // mean agreeWide × mean portionAgree
        0.0869,  // mean agreeWide × mean score
        -0.116,  // mean agreeWide × mean usual
        0.009,  // mean agreeWide × mean weighed
        -0.0143,  // mean agreeWide × mean portionSaid
        0.1179,  // mean deviation × mean deviation
        0.0605,  // mean deviation × mean portionAgree
        -0.0438,  // mean deviation × mean score
        -0.0534,  // mean deviation × mean usual
        0.0058,  // mean deviation × mean weighed
        0.0631,  // mean deviation × mean portionSaid
        -0.4172,  // mean portionAgree × mean portionAgree
        0.3345,  // mean portionAgree × mean score
        -0.0537,  // mean portionAgree × mean usual
        0.1278,  // mean portionAgree × mean weighed
        0.4507,  // mean portionAgree × mean portionSaid
        -0.2078,  // mean score × mean score
        -0.1299,  // mean score × mean usual
        0.3455,  // mean score × mean weighed
        -0.1958,  // mean score × mean portionSaid
        0.4105,  // mean usual × mean usual
        0.2231,  // mean usual × mean weighed
        -0.4301,  // mean usual × mean portionSaid
        0.3938,  // mean weighed × mean weighed
        -0.184,  // mean weighed × mean portionSaid
        0.0663,  // mean portionSaid × mean portionSaid
        -0.0869,  // mean eaten × mean weighed
        0.1437,  // mean eaten × items
        -0.0375,  // mean eaten × lowest
        0.0272,  // mean rarity × mean weighed
        -0.2085,  // mean rarity × items
        0.0439,  // mean rarity × lowest
        -0.0903,  // mean unranked × mean weighed
        -0.0277,  // mean unranked × items
        -0.2145,  // mean unranked × lowest
        -0.2716,  // mean survey × mean weighed
        -0.3476,  // mean survey × items
        0.0741,  // mean survey × lowest
        -0.0298,  // mean recipe × mean weighed
        -0.3558,  // mean recipe × items
        -0.5737,  // mean recipe × lowest
        -0.0977,  // mean meal × mean weighed
        0.2483,  // mean meal × items
        0.067,  // mean meal × lowest
        -0.3613,  // mean alias × mean weighed
        -0.135,  // mean alias × items
        -0.0423,  // mean alias × lowest
        0.1015,  // mean prepared × mean weighed
        0.164,  // mean prepared × items
        -0.324,  // mean prepared × lowest
        0.1482,  // mean explained × mean weighed
        0.0087,  // mean explained × items
        0.0847,  // mean explained × lowest
        -0.217,  // mean varied × mean weighed
        0.1954,  // mean varied × items
        0.1299,  // mean varied × lowest
        0.6217,  // constant
    ]
}
