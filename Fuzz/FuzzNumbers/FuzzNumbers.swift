internal import Nutrition

/// Takes the input for what a reader sent, for digits, and for a line in which numbers of products stand.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzNumbers(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
    let text = String(
        decoding: UnsafeBufferPointer(start: start, count: count), as: UTF8.self)
    if let code = try? GTIN(scanned: text) { check(code) }
    if let code = try? GTIN(text) { check(code) }
    var end = text.startIndex
    for found in GTIN.found(in: text) {
        precondition(found.place.lowerBound >= end, "numbers that overlap")
        precondition(!found.place.isEmpty, "a number of no words")
        end = found.place.upperBound
        if case .success(let code) = found.code { check(code) }
    }
    return 0
}

private func check(_ code: GTIN) {
    precondition(code.digits.utf8.count == 14, "a number of another length")
    precondition(code.digits.utf8.allSatisfy { (0x30...0x39).contains($0) }, "no digits")
    precondition(code.digits.contains { $0 != "0" }, "a number of nothing")
    precondition((try? GTIN(code.digits)) == code, "a number that is none when read again")
    precondition((try? GTIN(code.description)) == code, "a number that people cannot type")
    for spelling in code.spellings {
        precondition((try? GTIN(spelling)) == code, "a spelling of another number")
    }
}
