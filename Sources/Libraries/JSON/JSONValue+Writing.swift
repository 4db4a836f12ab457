extension JSONValue {
    /// The value as JSON on one line, without insignificant spaces, readable by any parser.
    package var text: String {
        var writer = JSONWriter()
        write(into: &writer)
        // The bytes are lent while they are copied and no longer.
        return unsafe writer.read { unsafe String(decoding: $0, as: UTF8.self) }
    }

    /// Appends the value as JSON in UTF-8.
    package func write(to output: inout [UInt8]) {
        var writer = JSONWriter()
        write(into: &writer)
        // The bytes are lent while they are copied and no longer.
        unsafe writer.read { unsafe output.append(contentsOf: $0) }
    }

    private func write(into writer: inout JSONWriter) {
        switch self {
        case .null: writer.write(literal: "null")
        case .bool(let value): writer.write(literal: value ? "true" : "false")
        case .integer(let value): writer.write(value)
        case .number(let value): writer.write(value)
        case .string(let value): writer.write(value)
        case .array(let elements):
            writer.write(UInt8(ascii: "["))
            for index in elements.indices {
                if index > 0 { writer.write(UInt8(ascii: ",")) }
                elements[index].write(into: &writer)
            }
            writer.write(UInt8(ascii: "]"))
        case .object(let object):
            writer.write(UInt8(ascii: "{"))
            for index in object.members.indices {
                if index > 0 { writer.write(UInt8(ascii: ",")) }
                writer.write(object.members[index].key)
                writer.write(UInt8(ascii: ":"))
                object.members[index].value.write(into: &writer)
            }
            writer.write(UInt8(ascii: "}"))
        }
    }
}
