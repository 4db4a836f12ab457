internal import MealReader
internal import Nutrition

/// Plain lines of our own with the energy that is acceptable for each; 0 to 0 for lines without food.
struct EverydayLines {
    struct Line {
        var text: String
        var low: Double
        var high: Double
    }

    let lines: [Line]

    init?(path: String) {
        guard let bytes = TextFile.bytes(path) else { return nil }
        lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n").compactMap { line in
            let fields = line.split(separator: "\t")
            guard fields.count == 3, let low = Double(fields[1]), let high = Double(fields[2])
            else { return nil }
            return Line(text: String(fields[0]), low: low, high: high)
        }
    }

    /// The share that is read acceptably, and the lines that are not.
    func share(of reader: MealReader) -> (right: Double, wrong: [(Line, Reading)]) {
        var wrong: [(Line, Reading)] = []
        for line in lines {
            let reading = reader.reading(of: line.text)
            let calories = reading.total.sum.calories?.value ?? 0
            let isRight =
                line.high == 0
                ? reading.items.isEmpty
                : !reading.items.isEmpty && line.low <= calories && calories <= line.high
            if !isRight { wrong.append((line, reading)) }
        }
        return (1 - Double(wrong.count) / Double(max(1, lines.count)), wrong)
    }
}
