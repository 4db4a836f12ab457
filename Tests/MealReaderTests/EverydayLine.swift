import FoundationEssentials

/// A line that people write, with the energy that is acceptable for it; 0 to 0 for one without food.
struct EverydayLine {
    let text: String
    let low: Double
    let high: Double

    /// The lines of `everyday.tsv` in the folder above the file at `path`.
    static func all(besides path: String) throws -> [EverydayLine] {
        let folder = path.split(separator: "/").dropLast(2).joined(separator: "/")
        let text = try String(contentsOfFile: "/\(folder)/everyday.tsv", encoding: .utf8)
        return text.split(separator: "\n").compactMap { line in
            let fields = line.split(separator: "\t")
            guard fields.count == 3, let low = Double(fields[1]), let high = Double(fields[2])
            else {
                return nil
            }
            return EverydayLine(text: String(fields[0]), low: low, high: high)
        }
    }
}
