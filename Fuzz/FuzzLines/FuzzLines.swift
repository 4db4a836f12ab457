internal import UnixSocket

/// Cuts the input into lines twice, whole and in pieces of its own choice; both must agree.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzLines(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
    let input = Array(UnsafeBufferPointer(start: start, count: count))
    guard let seed = input.first else { return 0 }
    let limit = Int(seed % 32) + 1
    let whole = lines(of: input, inPiecesOf: [input.count], limit: limit)
    let cut = lines(of: input, inPiecesOf: input.map { Int($0 % 16) + 1 }, limit: limit)
    precondition(whole == cut, "lines depend on how the bytes are split")
    precondition(
        whole.count <= input.count { $0 == UInt8(ascii: "\n") } + 1, "lines from nowhere")
    return 0
}

private func lines(of input: [UInt8], inPiecesOf sizes: [Int], limit: Int) -> [Line] {
    var framer = LineFramer(limit: limit)
    var lines: [Line] = []
    var rest = input[...]
    for size in sizes {
        framer.append(rest.prefix(size))
        rest = rest.dropFirst(size)
        while let line = framer.next() { lines.append(line) }
        precondition(framer.count <= limit + 1, "an unfinished line grows beyond the limit")
    }
    precondition(rest.isEmpty, "every piece has at least one byte")
    if let last = framer.last() { lines.append(last) }
    for case .text(let text) in lines {
        precondition(text.utf8.count <= limit && !text.utf8.contains(0))
    }
    return lines
}
