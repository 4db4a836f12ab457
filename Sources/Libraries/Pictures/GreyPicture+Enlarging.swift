extension GreyPicture {
    /// A copy of twice the size with its edges brought out: bars of two pixels that a lens has blurred by one, which decoders
    /// miss or take for others, are bars again.
    package func enlarged() -> GreyPicture { doubled().sharpened() }

    /// Twice as wide and high, with straight lines between the middles of pixels.
    private func doubled() -> GreyPicture {
        guard width > 0, height > 0 else { return self }
        /// Four times the brightness along a row.
        func line(_ row: Int) -> [UInt16] {
            var line = [UInt16](repeating: 0, count: width * 2)
            let start = row * width
            for column in 0..<width {
                let here = 3 * UInt16(values[start + column])
                line[column * 2] = here + UInt16(values[start + max(0, column - 1)])
                line[column * 2 + 1] = here + UInt16(values[start + min(width - 1, column + 1)])
            }
            return line
        }
        var (above, here) = (line(0), line(0))
        var result = [UInt8](repeating: 0, count: width * height * 4)
        for row in 0..<height {
            let below = line(min(height - 1, row + 1))
            let start = row * 2 * width * 2
            for column in 0..<width * 2 {
                let middle = 3 * here[column]
                result[start + column] = UInt8(truncatingIfNeeded: (middle + above[column]) >> 4)
                result[start + width * 2 + column] = UInt8(
                    truncatingIfNeeded: (middle + below[column]) >> 4)
            }
            (above, here) = (here, below)
        }
        return GreyPicture(width: width * 2, height: height * 2, values: result)
    }

    /// Each pixel as much further from the mean of its surroundings as it is, and half of that.
    private func sharpened() -> GreyPicture {
        var soft = values
        // Means of squares, twice, weigh nearly as a Gaussian of 2.8 pixels.
        for _ in 0..<2 {
            soft = Self.means(of: soft, lines: height, length: width, line: width, step: 1)
            soft = Self.means(of: soft, lines: width, length: height, line: 1, step: width)
        }
        var result = values
        for place in values.indices {
            let value = Int(values[place])
            result[place] = UInt8(clamping: value + 3 * (value - Int(soft[place])) / 2)
        }
        return GreyPicture(width: width, height: height, values: result)
    }

    /// Pixels on either side that a mean is of.
    private static let reach = 3

    /// The mean of each pixel and those beside it along its line; the ends go on beyond the picture.
    private static func means(
        of values: [UInt8], lines: Int, length: Int, line: Int, step: Int
    ) -> [UInt8] {
        var result = values
        for number in 0..<lines {
            let start = number * line
            let last = start + (length - 1) * step
            var sum = (0..<reach).reduce((reach + 1) * Int(values[start])) {
                $0 + Int(values[min(last, start + $1 * step)])
            }
            for column in 0..<length {
                let place = start + column * step
                sum += Int(values[min(last, place + reach * step)])
                sum -= Int(values[max(start, place - (reach + 1) * step)])
                result[place] = UInt8(truncatingIfNeeded: sum / (2 * reach + 1))
            }
        }
        return result
    }
}
