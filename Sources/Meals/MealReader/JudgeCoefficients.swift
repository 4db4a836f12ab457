// Written by `measure --fit` from 24741 labelled readings; see docs/reading.md.

/// Coefficients of the confidence; the order is that of the features, the constant last.
package enum JudgeCoefficients {
    package static let item: [Double] = [
        0.0287,  // explained
        -0.1021,  // claimed
        0.2678,  // margin
        -0.1102,  // spread
        0.187,  // guess
        0.3646,  // whole
        -0.3672,  // popularity
        0.478,  // imported
        -0.1144,  // unknownWord
        -0.5853,  // keyIgnored
        1.1739,  // weighed
        0.4509,  // measured
        -0.2002,  // portionSaid
        -0.329,  // counted
        -1.2361,  // usual
        -0.0505,  // manyPortions
        0.3268,  // composed
        -0.0246,  // length
        0.1127,  // liquid
        0.7704,  // smallAmount
        0.2175,  // allExplained
        0.0686,  // clearMargin
        0.2761,  // rivals
        1.4869,  // portionClear
        0.2903,  // eaten
        -0.3765,  // meal
        -0.3339,  // dessert
        0.069,  // snack
        0.3262,  // protein
        -0.0978,  // vegetable
        0.563,  // condiment
        0.6251,  // drinkPortion
        0.0698,  // container
        -0.9331,  // constant
    ]

    package static let whole: [Double] = [
        0.305,  // energyMean
        0.6899,  // lowest
        0.2045,  // items
        -0.2395,  // unread
        0.0441,  // zero
        1.1736,  // allWeighed
        -0.0269,  // text
        -0.7227,  // large
        -0.4635,  // largestShare
        0.1277,  // single
        0.1775,  // mean explained
        0.0227,  // mean claimed
        0.0907,  // mean margin
        -0.0474,  // mean spread
        -0.5048,  // mean guess
        0.1594,  // mean whole
        0.0661,  // mean popularity
        0.1174,  // mean imported
        0.2916,  // mean unknownWord
        -0.2363,  // mean keyIgnored
        -0.5158,  // mean weighed
        0.4282,  // mean measured
        0.4332,  // mean portionSaid
        0.0931,  // mean counted
        -0.5254,  // mean usual
        0.1342,  // mean manyPortions
        0.1973,  // mean composed
        0.1325,  // mean length
        -0.3988,  // mean liquid
        -0.3588,  // mean smallAmount
        -0.1552,  // mean allExplained
        -0.1866,  // mean clearMargin
        -0.0494,  // mean rivals
        0.2237,  // mean portionClear
        0.1518,  // mean eaten
        -0.1567,  // mean meal
        -0.071,  // mean dessert
        -0.5203,  // mean snack
        -0.2743,  // mean protein
        0.1014,  // mean vegetable
        -0.1976,  // mean condiment
        0.1742,  // mean drinkPortion
        -0.0066,  // mean container
        -0.4131,  // constant
    ]
}
