/// Makes lines of the key events that a reader sends.
///
/// An event is the `input_event` of a 64-bit kernel, in the machine's byte order: seconds and microseconds
/// (8 bytes each), type and code (2 bytes each), value (4 bytes).
package struct KeyDecoder: Sendable {
    /// Bytes of an event.
    package static let eventSize = 24

    private var rest: [UInt8] = []
    private var line = CodeLine()
    private var isShifted = false
    private var isControlled = false
    /// Seconds of the last key.
    private var last: Int64?

    /// A reader types a code at once: what is followed by a pause and no Enter is no code, and the next one does
    /// not continue it.
    static let pause: Int64 = 2

    package init() {}

    /// Takes bytes as they were read; returns the lines that are complete by them.
    package mutating func take(_ bytes: [UInt8]) -> [String] {
        rest += bytes
        var lines: [String] = []
        let whole = rest.count - rest.count % Self.eventSize
        for start in stride(from: 0, to: whole, by: Self.eventSize) {
            if let line = take(event: rest[start..<start + Self.eventSize]) { lines.append(line) }
        }
        rest.removeFirst(whole)
        return lines
    }

    private enum Kind {
        static let synchronization: UInt16 = 0
        static let key: UInt16 = 1
    }

    /// The kernel's buffer ran over, and events are lost.
    private static let dropped: UInt16 = 3

    private mutating func take(event: ArraySlice<UInt8>) -> String? {
        let seconds = Int64(truncatingIfNeeded: Self.number(event.prefix(8)))
        let kind = UInt16(truncatingIfNeeded: Self.number(event.dropFirst(16).prefix(2)))
        let code = UInt16(truncatingIfNeeded: Self.number(event.dropFirst(18).prefix(2)))
        let value = UInt32(truncatingIfNeeded: Self.number(event.dropFirst(20)))
        if kind == Kind.synchronization, code == Self.dropped {
            line.spoil()
            return nil
        }
        guard kind == Kind.key else { return nil }
        let isDown = value != 0
        if KeyTable.shifts.contains(code) { isShifted = isDown }
        if KeyTable.controls.contains(code) { isControlled = isDown }
        // Pressed; 0 is let go, and 2 repeats what is held down, which no reader means.
        guard value == 1 else { return nil }
        if let last, seconds > last.addingReportingOverflow(Self.pause).partialValue {
            line = CodeLine()
        }
        last = seconds
        if KeyTable.ends.contains(code) { return line.end() }
        if isControlled {
            if code == KeyTable.separator { line.take(0x1D) }
        } else if let byte = KeyTable.byte(code, isShifted: isShifted) {
            line.take(byte)
        }
        return nil
    }

    /// In the machine's byte order, which is little-endian wherever Swift runs on Linux.
    private static func number(_ bytes: some BidirectionalCollection<UInt8>) -> UInt64 {
        bytes.reversed().reduce(0) { $0 << 8 | UInt64($1) }
    }
}
