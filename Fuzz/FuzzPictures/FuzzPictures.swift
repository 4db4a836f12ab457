internal import Pictures

/// More pixels than a fuzzer has time for; the head of a file may claim any number.
private let limit = 1 << 20

/// Takes the input for a picture: its head, and its pixels where there are few.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzPictures(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
    let bytes = Array(UnsafeBufferPointer(start: start, count: count))
    _ = Orientation(ofJPEG: bytes)
    guard let size = try? Picture.size(of: bytes) else { return 0 }
    precondition(size.width > 0 && size.height > 0, "a picture of no size")
    guard let picture = try? Picture(bytes, longest: 256, limit: limit) else { return 0 }
    let grey = picture.grey()
    precondition(grey.contrast.isFinite && grey.brightness.isFinite, "no measure")
    return 0
}
