/// The natural logarithm of what is above 0; the standard library alone has none.
package func logarithm(_ value: Double) -> Double {
    // ln x = e·ln 2 + ln m for x = m·2^e, and ln m by the series in (m - 1)/(m + 1).
    let mantissa = value.significand
    let ratio = (mantissa - 1) / (mantissa + 1)
    let square = ratio * ratio
    var term = ratio
    var sum = 0.0
    var divisor = 1.0
    while divisor < 40 {
        sum += term / divisor
        term *= square
        divisor += 2
    }
    return 2 * sum + Double(value.exponent) * 0.693_147_180_559_945_3
}
