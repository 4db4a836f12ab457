internal import Glibc

/// Cuts a stream of bytes into lines, whatever pieces the bytes arrive in.
///
/// Lines end with LF or CR LF. The lines taken out depend on the bytes alone, never on how they
/// were split. An over-long line is one faulty line; as much of it as has arrived is dropped at once.
package struct LineFramer: Sendable {
    /// Most bytes of a line, without its end.
    package let limit: Int
    private var buffer: [UInt8] = []
    /// Where the first byte not yet taken is.
    private var head = 0
    /// No line ends before here.
    private var scanned = 0
    /// An over-long line was reported; its rest is skipped up to the next LF.
    private var isSkipping = false

    package init(limit: Int = 65_536) { self.limit = limit }

    /// Bytes that wait to be taken.
    package var count: Int { buffer.count - head }

    package mutating func append(_ bytes: some Collection<UInt8>) { append(Array(bytes)[...]) }

    package mutating func append(_ bytes: ArraySlice<UInt8>) {
        guard isSkipping else {
            buffer += bytes
            return
        }
        // Somebody who sends a line without end has this done all the time.
        guard let end = Self.lineEnd(in: bytes) else { return }
        isSkipping = false
        buffer += bytes[(end + 1)...]
    }

    /// Where the first line ends in bytes; `nil` when none does.
    package static func lineEnd(in bytes: ArraySlice<UInt8>) -> Int? {
        // The bytes outlive the call, which looks at no more of them than there are.
        let offset = unsafe bytes.withUnsafeBytes { buffer -> Int? in
            guard let base = buffer.baseAddress,
                let found = unsafe memchr(base, Int32(lineFeed), buffer.count)
            else { return nil }
            return unsafe base.distance(to: UnsafeRawPointer(found))
        }
        return offset.map { bytes.startIndex + $0 }
    }

    /// The next line; `nil` when no further line has ended.
    package mutating func next() -> Line? {
        if let end = Self.lineEnd(in: buffer[scanned...]) {
            let line = line(buffer[head..<end])
            head = end + 1
            scanned = head
            compact()
            return line
        }
        scanned = buffer.count
        guard isTooLong else { return nil }
        let line = Line.faulty(.tooLong, opening: Line.opening(of: buffer[head...].prefix(limit)))
        discard()
        isSkipping = true
        return line
    }

    /// The unfinished line at the end of input, once every whole line is taken; `nil` when there is
    /// none.
    package mutating func last() -> Line? {
        isSkipping = false
        guard count > 0 else { return nil }
        let line = line(buffer[head...])
        discard()
        return line
    }

    /// Drops everything that was not taken.
    package mutating func discard() {
        buffer = []
        head = 0
        scanned = 0
    }

    /// A CR beyond the limit is no fault yet: it may belong to the line's end.
    private var isTooLong: Bool {
        count > limit && (count - limit > 1 || buffer.last != Self.carriageReturn)
    }

    private func line(_ bytes: ArraySlice<UInt8>) -> Line {
        let content = bytes.last == Self.carriageReturn ? bytes.dropLast() : bytes
        let fault: Line.Fault
        if content.count > limit {
            return .faulty(.tooLong, opening: Line.opening(of: content.prefix(limit)))
        } else if content.contains(0) {
            fault = .hasNUL
        } else if let text = String(validating: content, as: UTF8.self) {
            return .text(text)
        } else {
            fault = .notUTF8
        }
        return .faulty(fault, opening: Line.opening(of: content))
    }

    /// Gives back the space of taken lines once it is the greater part.
    private mutating func compact() {
        if head == buffer.count {
            buffer.removeAll(keepingCapacity: buffer.capacity <= 4096)
        } else if head > 4096, head > count {
            buffer.removeFirst(head)
        } else {
            return
        }
        scanned -= head
        head = 0
    }

    private static let lineFeed = UInt8(ascii: "\n")
    private static let carriageReturn = UInt8(ascii: "\r")
}
