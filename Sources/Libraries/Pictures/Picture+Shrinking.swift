extension Picture {
    /// A copy whose longer side is at most `longest`, turned upright; each pixel is the mean of those that it
    /// stands for.
    package func shrunk(
        to longest: Int, orientation: Orientation = .upright
    ) throws(PictureError) -> Picture {
        let scale = min(1, Double(longest) / Double(max(width, height)))
        let columns = Shrinking(from: width, to: max(1, Int((Double(width) * scale).rounded())))
        let rows = Shrinking(from: height, to: max(1, Int((Double(height) * scale).rounded())))
        let places = columns.ranges
        let means = Means(upTo: rows.longest * columns.longest)
        let (across, down) =
            orientation.isSideways
            ? (rows.count, columns.count) : (columns.count, rows.count)
        let picture = unsafe Picture(width: across, height: down) { target in
            unsafe withPixels { source in
                for row in 0..<rows.count {
                    let lines = rows[row]
                    for column in 0..<columns.count {
                        let xs = places[column]
                        var sums = (red: 0, green: 0, blue: 0)
                        for line in lines {
                            var place = (line * width + xs.lowerBound) * 3
                            for _ in xs {
                                // Within the picture, as both ranges are.
                                unsafe sums.red &+= Int(source[place])
                                unsafe sums.green &+= Int(source[place + 1])
                                unsafe sums.blue &+= Int(source[place + 2])
                                place &+= 3
                            }
                        }
                        let count = lines.count * xs.count
                        let (x, y) = orientation.place(
                            column, row, width: columns.count, height: rows.count)
                        let start = (y * across + x) * 3
                        unsafe target[start] = means.mean(sums.red, of: count)
                        unsafe target[start + 1] = means.mean(sums.green, of: count)
                        unsafe target[start + 2] = means.mean(sums.blue, of: count)
                    }
                }
            }
        }
        guard let picture else { throw .memory }
        return picture
    }

    /// Its brightness alone.
    package func grey() -> GreyPicture {
        let values = unsafe [UInt8](unsafeUninitializedCapacity: width * height) { target, count in
            unsafe withPixels { source in
                for index in 0..<width * height {
                    // Three bytes for each of the target's, which has room for them all. The weights are
                    // those of ITU-R BT.601 in 256ths.
                    let place = index * 3
                    let sum =
                        unsafe 77 * Int(source[place]) + 150 * Int(source[place + 1])
                        + 29 * Int(source[place + 2])
                    unsafe target[index] = UInt8(truncatingIfNeeded: sum >> 8)
                }
            }
            count = width * height
        }
        return GreyPicture(width: width, height: height, values: values)
    }
}

/// Which of the old pixels each of the new ones stands for, along one side.
struct Shrinking {
    let count: Int
    private let from: Int

    init(from: Int, to count: Int) {
        self.from = from
        self.count = count
    }

    subscript(index: Int) -> Range<Int> {
        let start = index * from / count
        return start..<max(start + 1, (index + 1) * from / count)
    }

    /// All of them, for whoever asks again and again.
    var ranges: [Range<Int>] { (0..<count).map { self[$0] } }

    /// Old pixels of one new one at most.
    var longest: Int { from / count + 1 }
}

/// Means of sums of bytes, rounded to the nearest, without a division for each.
struct Means {
    private static let bits = 40
    /// By how many were added, their inverse times two to the power of `bits`, rounded up.
    ///
    /// Exact as long as the sum times the number of what was added is less than that: up to 65,000 bytes.
    private let inverses: [Int]

    init(upTo most: Int) {
        inverses = [0] + (1...max(1, most)).map { ((1 << Self.bits) + $0 - 1) / $0 }
    }

    func mean(_ sum: Int, of count: Int) -> UInt8 {
        guard count < 65_000 else { return UInt8((sum + count / 2) / count) }
        return UInt8(truncatingIfNeeded: ((sum + count / 2) &* inverses[count]) >> Self.bits)
    }
}
