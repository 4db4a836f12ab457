internal import ImportChecking

/// Takes the input for a zip or a gzip file, or for a database.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzImportArchives(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
    let input = UnsafeBufferPointer(start: start, count: count)
    ImportCheck.run(Array(input))
    return 0
}
