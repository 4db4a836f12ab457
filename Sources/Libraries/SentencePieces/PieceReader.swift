internal import CSentencePiece

/// Cuts texts into the pieces that a model of meaning knows, by libsentencepiece.
// The library's model is not changed by cutting, which several threads may do at once.
@safe package final class PieceReader: @unchecked Sendable {
    private let handle: OpaquePointer

    /// Pieces of one text at most, its beginning and end among them; more are cut off.
    package static let limit = 512

    /// `nil` where the bytes are no model of pieces.
    ///
    /// - Parameter model: as its library writes it to a file.
    package init?(model: [UInt8]) {
        // The bytes are read within the call; what is returned is this object's alone.
        let opened: OpaquePointer? = unsafe model.withUnsafeBytes { bytes in
            guard let start = bytes.baseAddress else { return nil }
            return unsafe csentencepiece_open(start, bytes.count)
        }
        guard let opened = unsafe opened else { return nil }
        unsafe handle = opened
    }

    // Nobody else holds it.
    deinit { unsafe csentencepiece_close(handle) }

    /// How many different pieces it knows.
    package var count: Int { Int(unsafe csentencepiece_count(handle)) }

    /// The numbers of a text's pieces, with those of its beginning and end; empty where it cannot be cut.
    package func pieces(of text: String) -> [Int32] {
        var text = text
        return text.withUTF8 { bytes in
            // The empty text has no address.
            guard let start = bytes.baseAddress else { return [] }
            return unsafe [Int32](unsafeUninitializedCapacity: Self.limit) { ids, filled in
                guard let base = ids.baseAddress else { return }
                // Writes as many as there is room for, and returns how many.
                let count = unsafe start.withMemoryRebound(to: CChar.self, capacity: bytes.count) {
                    unsafe csentencepiece_encode(handle, $0, bytes.count, base, Self.limit)
                }
                filled = max(0, count)
            }
        }
    }
}
