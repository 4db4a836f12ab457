internal import ImportChecking

/// Takes the input for a JSON text.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzImportDocuments(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
    let input = UnsafeBufferPointer(start: start, count: count)
    ImportCheck.run(Array(input))
    return 0
}
