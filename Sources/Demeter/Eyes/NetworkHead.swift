/// What the head of a network in ONNX's form says of its input, as far as pictures are concerned.
///
/// Read by hand before anybody runs it, since whoever runs it asks for the numbers first. The fields are those of
/// `onnx.proto` (https://github.com/onnx/onnx/blob/main/onnx/onnx.proto): 7 of a model is its graph; 5, 11 of a graph
/// its constants and inputs, which older files have the constants among.
struct NetworkHead {
    /// Of the picture that it wants, in pixels.
    let width: Int
    let height: Int

    /// The sides of a picture that a network may want.
    static let sides = 8...1024

    enum Fault: Error, Hashable {
        /// No network in this form, or a cut one.
        case broken
        /// Its input is no picture of three colours, one at a time, of a size that the file says.
        case input
    }

    init(_ bytes: [UInt8]) throws(Fault) {
        guard let graph = Fields(bytes[...]).first(7) else { throw .broken }
        var inputs: [(name: ArraySlice<UInt8>, type: ArraySlice<UInt8>?)] = []
        var constants: Set<ArraySlice<UInt8>> = []
        var fields = Fields(graph)
        while let field = try fields.next() {
            guard let body = field.body else { continue }
            switch field.number {
            case 5: if let name = Fields(body).first(8) { constants.insert(name) }
            case 11:
                guard let name = Fields(body).first(1) else { throw .broken }
                inputs.append((name, Fields(body).first(2)))
            default: break
            }
        }
        let own = inputs.filter { !constants.contains($0.name) }
        guard own.count == 1, let tensor = own[0].type.flatMap({ Fields($0).first(1) }),
            let shape = Fields(tensor).first(2)
        else { throw inputs.isEmpty ? .broken : .input }
        var sizes: [Int?] = []
        var dimensions = Fields(shape)
        while let dimension = try dimensions.next() {
            guard dimension.number == 1, let body = dimension.body else { continue }
            var size = Fields(body)
            let field = try size.next()
            sizes.append(field?.number == 1 ? field?.value : nil)
        }
        // 1 is 32-bit numbers; how many pictures at once is often left open.
        guard Fields(tensor).value(1) == 1, sizes.count == 4, (sizes[0] ?? 1) <= 1, sizes[1] == 3,
            let height = sizes[2], let width = sizes[3], Self.sides.contains(height),
            Self.sides.contains(width)
        else { throw .input }
        (self.width, self.height) = (width, height)
    }
}

/// The fields of a message of Protocol Buffers (https://protobuf.dev/programming-guides/encoding/).
private struct Fields {
    struct Field {
        var number: Int
        /// Of one that is a whole number.
        var value: Int?
        /// Of one that has a length.
        var body: ArraySlice<UInt8>?
    }

    private var rest: ArraySlice<UInt8>

    init(_ bytes: ArraySlice<UInt8>) { rest = bytes }

    /// The first field of this number that has a body; `nil` too where what stands before it cannot be read.
    func first(_ number: Int) -> ArraySlice<UInt8>? {
        var fields = self
        while let field = try? fields.next() {
            if field.number == number, let body = field.body { return body }
        }
        return nil
    }

    func value(_ number: Int) -> Int? {
        var fields = self
        while let field = try? fields.next() {
            if field.number == number, let value = field.value { return value }
        }
        return nil
    }

    mutating func next() throws(NetworkHead.Fault) -> Field? {
        guard !rest.isEmpty else { return nil }
        let key = try number()
        var field = Field(number: Int(truncatingIfNeeded: key >> 3))
        switch key & 7 {
        case 0: field.value = Int(truncatingIfNeeded: try number())
        case 1: _ = try take(8)
        case 2: field.body = try take(Int(clamping: try number()))
        case 5: _ = try take(4)
        default: throw .broken
        }
        return field
    }

    private mutating func number() throws(NetworkHead.Fault) -> UInt64 {
        var value: UInt64 = 0
        for shift in stride(from: UInt64(0), to: 64, by: 7) {
            guard let byte = rest.popFirst() else { throw .broken }
            value |= UInt64(byte & 0x7F) << shift
            if byte & 0x80 == 0 { return value }
        }
        throw .broken
    }

    private mutating func take(_ count: Int) throws(NetworkHead.Fault) -> ArraySlice<UInt8> {
        guard count <= rest.count else { throw .broken }
        defer { rest = rest.dropFirst(count) }
        return rest.prefix(count)
    }
}
