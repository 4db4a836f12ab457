internal import ImportChecking

/// Takes the input for a table: rows in commas, semicolons or tabs, in any encoding.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzImportTables(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
    let input = UnsafeBufferPointer(start: start, count: count)
    ImportCheck.run(Array(input))
    return 0
}
