internal import CodeReader

/// Takes the input for events of a reader's keys, and for the text of a FIFO.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzKeys(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
    let bytes = Array(UnsafeBufferPointer(start: start, count: count))
    var (keys, text) = (KeyDecoder(), TextDecoder())
    var (whole, wholeText) = (KeyDecoder(), TextDecoder())
    var (lines, texts): ([String], [String]) = ([], [])
    for byte in bytes {
        lines += keys.take([byte])
        texts += text.take([byte])
    }
    precondition(lines == whole.take(bytes), "codes that depend on how bytes arrive")
    precondition(texts == wholeText.take(bytes), "lines that depend on how bytes arrive")
    for line in lines {
        precondition(!line.isEmpty && line.utf8.count <= 200, "a code that is too long")
    }
    return 0
}
