internal import LabelReader
internal import Nutrition

/// Takes the input for what looks at a label recognised, parted by NUL.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzLabels(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
    let bytes = UnsafeBufferPointer(start: start, count: count)
    let texts = bytes.split(separator: 0, omittingEmptySubsequences: false)
        .map { String(decoding: $0, as: UTF8.self) }
    guard case .label(let label) = LabelReader.read(texts) else { return 0 }
    guard let calories = label.per100g.calories else {
        preconditionFailure("a label without energy")
    }
    precondition(calories >= .zero && calories <= Thousandths(910), "energy that nothing has")
    let parts = [label.per100g.fat, label.per100g.carbohydrates, label.per100g.protein].compactMap {
        $0?.value
    }
    precondition(parts.count >= 1 && parts.reduce(0, +) <= 101, "parts that nothing has")
    for nutrient in label.per100g.known {
        precondition(label.per100g[nutrient].map { $0 >= .zero } ?? false, "less than nothing")
    }
    if let serving = label.serving {
        precondition(
            serving >= Thousandths(1) && serving <= Thousandths(1000), "a serving that nobody has")
    }
    return 0
}
