internal import ImportChecking

/// Takes the input for Apple Health's records, and for any other XML text.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzImportMarkup(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
    let input = UnsafeBufferPointer(start: start, count: count)
    ImportCheck.run(Array("<?xml version=\"1.0\"?><HealthData>".utf8) + input)
    ImportCheck.run(Array(input))
    return 0
}
