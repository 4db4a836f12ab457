// Written by `measure --fit` from 24742 labelled readings; see docs/reading.md.

/// Coefficients of the confidence; the order is that of the features, the constant last.
package enum JudgeCoefficients {
    package static let item: [Double] = [
        0.0562,  // explained
        -0.0847,  // claimed
        0.2758,  // margin
        -0.1363,  // spread
        0.0649,  // guess
        0.37,  // whole
        -0.3982,  // popularity
        0.4614,  // imported
        -0.1312,  // unknownWord
        -0.5951,  // keyIgnored
        1.222,  // weighed
        0.4566,  // measured
        -0.1801,  // portionSaid
        -0.329,  // counted
        -1.2963,  // usual
        -0.1379,  // manyPortions
        0.3323,  // composed
        -0.0802,  // length
        0.0988,  // liquid
        0.7717,  // smallAmount
        0.1349,  // allExplained
        -0.0318,  // clearMargin
        0.2315,  // rivals
        1.5247,  // portionClear
        0.3539,  // eaten
        -0.3849,  // meal
        -0.2906,  // dessert
        0.0639,  // snack
        0.3308,  // protein
        -0.1204,  // vegetable
        0.5113,  // condiment
        0.628,  // drinkPortion
        0.0882,  // container
        -0.8011,  // constant
    ]

    package static let whole: [Double] = [
        0.3025,  // energyMean
        0.7019,  // lowest
        0.1189,  // items
        -0.238,  // unread
        0.0591,  // zero
        1.1528,  // allWeighed
        -0.0338,  // text
        -0.7147,  // large
        -0.496,  // largestShare
        0.086,  // single
        0.2454,  // mean explained
        0.0215,  // mean claimed
        0.0729,  // mean margin
        -0.0131,  // mean spread
        -0.3815,  // mean guess
        0.134,  // mean whole
        0.0932,  // mean popularity
        0.101,  // mean imported
        0.261,  // mean unknownWord
        -0.2369,  // mean keyIgnored
        -0.5157,  // mean weighed
        0.4205,  // mean measured
        0.4095,  // mean portionSaid
        0.1012,  // mean counted
        -0.4955,  // mean usual
        0.152,  // mean manyPortions
        0.2071,  // mean composed
        0.1517,  // mean length
        -0.3795,  // mean liquid
        -0.3799,  // mean smallAmount
        -0.1757,  // mean allExplained
        -0.1185,  // mean clearMargin
        -0.0523,  // mean rivals
        0.1931,  // mean portionClear
        0.1091,  // mean eaten
        -0.1335,  // mean meal
        -0.0606,  // mean dessert
        -0.5324,  // mean snack
        -0.2467,  // mean protein
        0.1197,  // mean vegetable
        -0.1403,  // mean condiment
        0.1758,  // mean drinkPortion
        0.0155,  // mean container
        -0.3715,  // constant
    ]
}
