extension GreyPicture {
    /// How much looks like lines of letters: marks of a letter's size, dark on light or light on dark, that stand in a
    /// line of five and more across the picture.
    ///
    /// Much faster than reading them: what has none need not be read. To be asked of a copy of some 1,300 pixels.
    package var writing: Int {
        guard width >= 32, height >= 32 else { return 0 }
        var (dark, light) = (Regions(), Regions())
        var sums = LocalSums(self)
        for row in 0..<height {
            sums.move(to: row)
            var (darkStart, lightStart): (Int?, Int?)
            for column in 0...width {
                let ink = column < width ? sums.ink(at: column) : .none
                Self.note(ink == .dark, at: column, row, since: &darkStart, in: &dark)
                Self.note(ink == .light, at: column, row, since: &lightStart, in: &light)
            }
            dark.endRow()
            light.endRow()
        }
        return [dark, light].map { Mark.inLines($0.marks.filter(\.isLetterLike)) }.max() ?? 0
    }

    /// Connected pixels that differ from what is around them are joined, run by run.
    private static func note(
        _ isInk: Bool, at column: Int, _ row: Int, since start: inout Int?,
        in regions: inout Regions
    ) {
        if isInk {
            if start == nil { start = column }
        } else if let first = start {
            regions.add(row: row, first..<column)
            start = nil
        }
    }
}

/// The mean of what is around each pixel of a row: sums of columns that move with it.
private struct LocalSums {
    private static let reach = 12
    /// By how much ink differs from its surroundings, of 255.
    private static let least: Int32 = 20

    enum Ink {
        case none, dark, light
    }

    private let picture: GreyPicture
    private var columns: [Int32]
    /// Sums of `columns` in front of each.
    private var running: [Int32]
    private var rows = 0..<0
    /// Where the present row begins.
    private var start = 0

    init(_ picture: GreyPicture) {
        self.picture = picture
        columns = Array(repeating: 0, count: picture.width)
        running = Array(repeating: 0, count: picture.width + 1)
    }

    /// The row whose pixels are asked for from now on; the one behind the former.
    mutating func move(to row: Int) {
        let wanted = max(0, row - Self.reach)..<min(picture.height, row + Self.reach + 1)
        for old in rows where old < wanted.lowerBound { add(old, -1) }
        for new in max(rows.upperBound, wanted.lowerBound)..<wanted.upperBound { add(new, 1) }
        rows = wanted
        start = row * picture.width
        var sum: Int32 = 0
        for column in 0..<picture.width {
            sum &+= columns[column]
            running[column + 1] = sum
        }
    }

    private mutating func add(_ row: Int, _ sign: Int32) {
        let start = row * picture.width
        for column in 0..<picture.width {
            columns[column] &+= sign &* Int32(picture.values[start + column])
        }
    }

    /// Whether the pixel of the present row is darker or lighter than what is around it.
    func ink(at column: Int) -> Ink {
        let left = max(0, column - Self.reach)
        let right = min(picture.width, column + Self.reach + 1)
        let count = Int32(truncatingIfNeeded: (right - left) * rows.count)
        let difference =
            Int32(picture.values[start + column]) &* count &- (running[right] &- running[left])
        if difference < -Self.least &* count { return .dark }
        return difference > Self.least &* count ? .light : .none
    }
}

/// Runs of pixels joined into regions, row by row.
private struct Regions {
    private var parents: [Int] = []
    private var boxes: [Mark] = []
    private var former: [(run: Range<Int>, region: Int)] = []
    private var current: [(run: Range<Int>, region: Int)] = []
    private var place = 0

    mutating func add(row: Int, _ run: Range<Int>) {
        let region = parents.count
        parents.append(region)
        boxes.append(
            Mark(
                left: run.lowerBound, right: run.upperBound, top: row, bottom: row + 1,
                ink: run.count))
        // Runs of both rows stand in their order.
        while place < former.count, former[place].run.upperBound < run.lowerBound { place += 1 }
        var touching = place
        while touching < former.count, former[touching].run.lowerBound <= run.upperBound {
            join(former[touching].region, region)
            touching += 1
        }
        current.append((run, region))
    }

    mutating func endRow() {
        swap(&former, &current)
        current.removeAll(keepingCapacity: true)
        place = 0
    }

    private mutating func root(_ region: Int) -> Int {
        var region = region
        while parents[region] != region {
            parents[region] = parents[parents[region]]
            region = parents[region]
        }
        return region
    }

    private mutating func join(_ one: Int, _ other: Int) {
        let (first, second) = (root(one), root(other))
        guard first != second else { return }
        parents[second] = first
        boxes[first].include(boxes[second])
    }

    var marks: [Mark] { parents.indices.filter { parents[$0] == $0 }.map { boxes[$0] } }
}

/// A box around connected pixels.
private struct Mark: Hashable {
    var left: Int
    var right: Int
    var top: Int
    var bottom: Int
    /// Pixels in it.
    var ink: Int

    var width: Int { right - left }
    var height: Int { bottom - top }

    mutating func include(_ other: Mark) {
        left = min(left, other.left)
        right = max(right, other.right)
        top = min(top, other.top)
        bottom = max(bottom, other.bottom)
        ink += other.ink
    }

    var isLetterLike: Bool {
        let (long, short) = (max(width, height), min(width, height))
        return 5...64 ~= long && short >= 2 && long <= 8 * short && ink * 8 >= width * height
    }

    /// How many of them stand in lines of five and more.
    static func inLines(_ marks: [Mark]) -> Int {
        let marks = marks.sorted { ($0.left, $0.top) < ($1.left, $1.top) }
        var parents = Array(marks.indices)
        func root(_ index: Int) -> Int {
            var index = index
            while parents[index] != index { index = parents[index] }
            return index
        }
        for index in marks.indices {
            let mark = marks[index]
            var next = index + 1
            while next < marks.count, marks[next].left <= mark.right + mark.height {
                if mark.isBeside(marks[next]) {
                    parents[root(next)] = root(index)
                    break
                }
                next += 1
            }
        }
        var sizes: [Int: Int] = [:]
        for index in marks.indices { sizes[root(index), default: 0] += 1 }
        return sizes.values.reduce(0) { $0 + ($1 >= 5 ? $1 : 0) }
    }

    /// Whether another is the next letter of the same line.
    private func isBeside(_ next: Mark) -> Bool {
        let (low, high) = (min(height, next.height), max(height, next.height))
        return next.left >= right - 1 && high <= 2 * low
            && abs((top + bottom) - (next.top + next.bottom)) <= high
    }
}
