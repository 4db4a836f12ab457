internal import Glibc

/// The brightness of a picture's pixels: 0 black … 255 white, row by row from the top.
package struct GreyPicture: Sendable, Hashable {
    package let width: Int
    package let height: Int
    package let values: [UInt8]

    /// - Parameter values: `width * height` of them.
    package init(width: Int, height: Int, values: [UInt8]) {
        precondition(values.count == width * height, "one value for each pixel")
        self.width = width
        self.height = height
        self.values = values
    }

    /// A copy whose longer side is at most `longest`; itself where it is not longer.
    package func shrunk(to longest: Int) -> GreyPicture {
        guard max(width, height) > longest else { return self }
        let scale = Double(longest) / Double(max(width, height))
        let columns = Shrinking(from: width, to: max(1, Int((Double(width) * scale).rounded())))
        let rows = Shrinking(from: height, to: max(1, Int((Double(height) * scale).rounded())))
        let places = columns.ranges
        let means = Means(upTo: rows.longest * columns.longest)
        let shrunk = unsafe [UInt8](unsafeUninitializedCapacity: columns.count * rows.count) {
            target, count in
            // Line by line first: sums of whole rows are made many at a time.
            var sums = [UInt32](repeating: 0, count: width)
            for row in 0..<rows.count {
                let lines = rows[row]
                unsafe values.withUnsafeBufferPointer { source in
                    for line in lines {
                        let start = line * width
                        let isFirst = line == lines.lowerBound
                        for column in 0..<width {
                            // Within the picture, as the lines are.
                            let value = unsafe UInt32(source[start + column])
                            sums[column] = isFirst ? value : sums[column] &+ value
                        }
                    }
                }
                for column in 0..<columns.count {
                    var sum: UInt32 = 0
                    for place in places[column] { sum &+= sums[place] }
                    // There is room for all of them.
                    unsafe target[row * columns.count + column] = means.mean(
                        Int(sum), of: lines.count * places[column].count)
                }
            }
            count = columns.count * rows.count
        }
        return GreyPicture(width: columns.count, height: rows.count, values: shrunk)
    }

    /// A copy turned by so many degrees against the clock, on white, large enough for all of it.
    package func turned(by degrees: Double) -> GreyPicture {
        let (sine, cosine) = (sin(degrees * .pi / 180), cos(degrees * .pi / 180))
        let across = Int((Double(width) * abs(cosine) + Double(height) * abs(sine)).rounded(.up))
        let down = Int((Double(width) * abs(sine) + Double(height) * abs(cosine)).rounded(.up))
        // 16 bits behind the point: a pixel is met within 1/16 for sides below 4,096.
        let unit = 65_536.0
        let (stepX, stepY) = (Int(cosine * unit), Int(-sine * unit))
        let middle = (x: Double(width - 1) / 2, y: Double(height - 1) / 2)
        var turned = [UInt8](repeating: 255, count: across * down)
        for row in 0..<down {
            let (dx, dy) = (-Double(across - 1) / 2, Double(row) - Double(down - 1) / 2)
            var x = Int((middle.x + dx * cosine + dy * sine) * unit)
            var y = Int((middle.y - dx * sine + dy * cosine) * unit)
            for column in 0..<across {
                let (left, top) = (x >> 16, y >> 16)
                if left >= 0, top >= 0, left + 1 < width, top + 1 < height {
                    let place = top * width + left
                    let (right, below) = (x & 0xFFFF, y & 0xFFFF)
                    let upper =
                        Int(values[place]) * (65_536 - right) + Int(values[place + 1]) * right
                    let lower =
                        Int(values[place + width]) * (65_536 - right)
                        + Int(values[place + width + 1]) * right
                    turned[row * across + column] = UInt8(
                        truncatingIfNeeded: ((upper >> 16) * (65_536 - below) + (lower >> 16)
                            * below)
                            >> 16)
                }
                x += stepX
                y += stepY
            }
        }
        return GreyPicture(width: across, height: down, values: turned)
    }
}
