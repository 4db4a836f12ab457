// What makes words in a photograph easier to recognise.
extension GreyPicture {
    /// A copy that stands upright.
    package func upright(_ orientation: Orientation) -> GreyPicture {
        guard orientation != .upright else { return self }
        let across = orientation.isSideways ? height : width
        let down = orientation.isSideways ? width : height
        var turned = [UInt8](repeating: 0, count: values.count)
        for row in 0..<height {
            for column in 0..<width {
                let place = orientation.place(column, row, width: width, height: height)
                turned[place.y * across + place.x] = values[row * width + column]
            }
        }
        return GreyPicture(width: across, height: down, values: turned)
    }

    /// A copy of another size, between whose pixels lies a straight slope.
    package func stretched(by factor: Double) -> GreyPicture {
        guard factor > 1, width > 1, height > 1 else {
            return shrunk(to: max(1, Int((Double(max(width, height)) * factor).rounded())))
        }
        let (across, down) = (Int(Double(width) * factor), Int(Double(height) * factor))
        var stretched = [UInt8](repeating: 0, count: across * down)
        // 8 bits behind the point.
        let columns = (0..<across).map {
            min(Int(Double($0) / factor * 256), (width - 1) * 256 - 1)
        }
        for row in 0..<down {
            let y = min(Int(Double(row) / factor * 256), (height - 1) * 256 - 1)
            let (top, below) = ((y >> 8) * width, y & 255)
            for column in 0..<across {
                let place = top + columns[column] >> 8
                let right = columns[column] & 255
                let upper = Int(values[place]) * (256 - right) + Int(values[place + 1]) * right
                let lower =
                    Int(values[place + width]) * (256 - right) + Int(values[place + width + 1])
                    * right
                stretched[row * across + column] = UInt8(
                    truncatingIfNeeded: (upper * (256 - below) + lower * below) >> 16)
            }
        }
        return GreyPicture(width: across, height: down, values: stretched)
    }

    /// A copy without single odd pixels: each is the middle one of the nine around it.
    package func smoothed() -> GreyPicture {
        guard width > 2, height > 2 else { return self }
        var smoothed = values
        var nine = [UInt8](repeating: 0, count: 9)
        for row in 1..<height - 1 {
            for column in 1..<width - 1 {
                let place = row * width + column
                for line in 0..<3 {
                    let start = place + (line - 1) * width - 1
                    nine[line * 3] = values[start]
                    nine[line * 3 + 1] = values[start + 1]
                    nine[line * 3 + 2] = values[start + 2]
                }
                smoothed[place] = Self.middle(&nine)
            }
        }
        return GreyPicture(width: width, height: height, values: smoothed)
    }

    /// The fifth of nine in their order, after Paeth, "Median finding on a 3×3 grid" (1990).
    private static func middle(_ nine: inout [UInt8]) -> UInt8 {
        for (low, high) in exchanges {
            let (one, other) = (nine[low], nine[high])
            nine[low] = min(one, other)
            nine[high] = max(one, other)
        }
        return nine[4]
    }

    private static let exchanges = [
        (1, 2), (4, 5), (7, 8), (0, 1), (3, 4), (6, 7), (1, 2), (4, 5), (7, 8), (0, 3), (5, 8),
        (4, 7), (3, 6),
        (1, 4), (2, 5), (4, 7), (4, 2), (6, 4), (4, 2),
    ]

    /// A copy in which paper is white, however the light falls: each pixel by the brightest of its surroundings.
    package func whitened() -> GreyPicture {
        let light = surroundings()
        var whitened = [UInt8](repeating: 255, count: values.count)
        for row in 0..<height {
            // The middle of a square of the surroundings is where it counts fully.
            let y = max(
                0, min((light.height - 1) * 256, (row * 2 + 1) * 256 / (2 * Self.square) - 128))
            let (top, below) = ((y >> 8) * light.width, y & 255)
            let next = min(y >> 8 + 1, light.height - 1) * light.width
            for column in 0..<width {
                let x = max(
                    0,
                    min((light.width - 1) * 256, (column * 2 + 1) * 256 / (2 * Self.square) - 128))
                let (left, right) = (x >> 8, x & 255)
                let beside = min(left + 1, light.width - 1)
                let upper =
                    Int(light.values[top + left]) * (256 - right) + Int(light.values[top + beside])
                    * right
                let lower =
                    Int(light.values[next + left]) * (256 - right) + Int(
                        light.values[next + beside]) * right
                let white = (upper * (256 - below) + lower * below) >> 16
                let place = row * width + column
                // Paper is a little darker than its brightest spot.
                whitened[place] = UInt8(min(255, Int(values[place]) * 300 / (white + 1)))
            }
        }
        return GreyPicture(width: width, height: height, values: whitened)
    }

    /// The side of the squares that light is measured in, in pixels.
    private static let square = 8

    /// How bright it is around each square, smoothed.
    private func surroundings() -> GreyPicture {
        let (across, down) = (
            (width + Self.square - 1) / Self.square, (height + Self.square - 1) / Self.square
        )
        var means = [UInt8](repeating: 0, count: across * down)
        for row in 0..<down {
            for column in 0..<across {
                var (sum, count) = (0, 0)
                for y in row * Self.square..<min(height, (row + 1) * Self.square) {
                    for x in column * Self.square..<min(width, (column + 1) * Self.square) {
                        sum += Int(values[y * width + x])
                        count += 1
                    }
                }
                means[row * across + column] = UInt8(sum / max(1, count))
            }
        }
        let light = GreyPicture(width: across, height: down, values: means)
        return light.brightest(within: 3).mean(within: 2).mean(within: 2)
    }

    private func brightest(within reach: Int) -> GreyPicture { around(reach) { $0.max() ?? 0 } }

    private func mean(within reach: Int) -> GreyPicture {
        around(reach) { UInt8($0.reduce(0) { $0 + Int($1) } / max(1, $0.count)) }
    }

    /// Along rows, then along columns.
    private func around(_ reach: Int, _ value: (ArraySlice<UInt8>) -> UInt8) -> GreyPicture {
        var rows = values
        for row in 0..<height {
            let line = values[row * width..<(row + 1) * width]
            for column in 0..<width {
                let start = line.startIndex
                rows[start + column] = value(
                    line[start + max(0, column - reach)..<start + min(width, column + reach + 1)])
            }
        }
        var both = rows
        for column in 0..<width {
            let line = (0..<height).map { rows[$0 * width + column] }
            for row in 0..<height {
                both[row * width + column] = value(
                    line[max(0, row - reach)..<min(height, row + reach + 1)])
            }
        }
        return GreyPicture(width: width, height: height, values: both)
    }

    /// By how many degrees it has to be turned against the clock for its lines to lie level, -25 … 25.
    package var skew: Double {
        let small = shrunk(to: 700)
        var best = (angle: 0.0, score: small.levelness)
        func look(_ angles: [Double]) {
            for angle in angles {
                let score = small.turned(by: angle).levelness
                if score > best.score { best = (angle, score) }
            }
        }
        look((-16...16).filter { $0 != 0 }.map { Double($0) / 2 })
        // What is held in a hand is rarely askew by more: there every other step is enough at first.
        look((9...25).flatMap { [Double($0), -Double($0)] })
        if abs(best.angle) > 8 { look([best.angle - 0.5, best.angle + 0.5]) }
        return best.angle
    }

    /// How much rows differ from those below them: most where lines of words lie along them.
    private var levelness: Double {
        // Corners of what was turned are white.
        let (columns, rows) = (width / 8..<width - width / 8, height / 8..<height - height / 8)
        guard !columns.isEmpty, rows.count > 1 else { return 0 }
        let means = rows.map { row in
            Double(columns.reduce(0) { $0 + Int(values[row * width + $1]) }) / Double(columns.count)
        }
        return zip(means, means.dropFirst()).reduce(0) { $0 + ($1.0 - $1.1) * ($1.0 - $1.1) }
    }
}
