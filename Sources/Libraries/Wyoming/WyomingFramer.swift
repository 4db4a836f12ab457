internal import JSON

/// Cuts a stream of bytes into events, whatever pieces the bytes arrive in.
///
/// The events taken out depend on the bytes alone, never on how they were split. Nothing is kept of what is too
/// large: its announcement is a fault already. A fault ends the stream, for nobody knows where the next event
/// would begin; and a browser that is led to this port by somebody's page, and sends HTTP, gets no further
/// than its first line.
package struct WyomingFramer: Sendable {
    /// Most bytes of the parts of an event.
    package struct Limits: Sendable, Hashable {
        /// Of the line, without its end.
        package var header = 65_536
        package var data = 262_144
        /// Sound; at 48 kHz and 32 bits this is over five seconds.
        package var payload = 1_048_576

        package init() {}
    }

    /// What came.
    package enum Incoming: Sendable, Hashable {
        case event(WyomingEvent)
        /// An event of this type whose JSON nobody can read; what follows it can be.
        case unreadable(type: String)
    }

    private enum State: Sendable {
        case header
        case body(WyomingEvent, data: Int, payload: Int)
        case faulty(WyomingFault)
    }

    private let limits: Limits
    private var buffer: [UInt8] = []
    /// Where the first byte not yet taken is.
    private var head = 0
    /// No line ends before here.
    private var scanned = 0
    private var state = State.header

    package init(limits: Limits = Limits()) { self.limits = limits }

    /// Bytes that wait to be taken.
    package var count: Int { buffer.count - head }

    /// Whether an event has begun and not ended.
    package var isAmid: Bool {
        if case .body = state { true } else { count > 0 }
    }

    /// Takes bytes in; after a fault they are dropped.
    package mutating func append(_ bytes: ArraySlice<UInt8>) {
        if case .faulty = state { return }
        buffer += bytes
    }

    /// The next event; `nil` while it is not there in full.
    ///
    /// - Throws: what is wrong, now and ever after.
    package mutating func next() throws(WyomingFault) -> Incoming? {
        do throws(WyomingFault) {
            return try take()
        } catch {
            state = .faulty(error)
            buffer = []
            (head, scanned) = (0, 0)
            throw error
        }
    }

    private mutating func take() throws(WyomingFault) -> Incoming? {
        if case .faulty(let fault) = state { throw fault }
        if case .header = state {
            guard let line = try takeLine() else { return nil }
            state = try begun(by: line)
        }
        guard case .body(var event, let data, let payload) = state, count >= data + payload else {
            return nil
        }
        let further = buffer[head..<head + data]
        event.payload = Array(buffer[head + data..<head + data + payload])
        state = .header
        drop(data + payload)
        guard data > 0 else { return .event(event) }
        guard let object = (try? JSONValue(parsing: further))?.object else {
            return .unreadable(type: event.type)
        }
        for member in object.members { event.data[member.key] = member.value }
        return .event(event)
    }

    /// What follows a line.
    private func begun(by line: ArraySlice<UInt8>) throws(WyomingFault) -> State {
        guard let header = try? JSONValue(parsing: line), header.object != nil,
            let type = header["type"]?.string, !type.isEmpty,
            let data = length("data_length", of: header),
            let payload = length("payload_length", of: header)
        else { throw .noHeader }
        guard data <= limits.data, payload <= limits.payload else { throw .tooLarge }
        return .body(
            WyomingEvent(type, header["data"]?.object ?? JSONObject()), data: data,
            payload: payload)
    }

    /// 0 when it is not said; `nil` when it is no length.
    private func length(_ name: String, of header: JSONValue) -> Int? {
        guard let value = header[name], !value.isNull else { return 0 }
        return value.integer.flatMap { $0 >= 0 ? $0 : nil }
    }

    private mutating func takeLine() throws(WyomingFault) -> ArraySlice<UInt8>? {
        guard let end = buffer[scanned...].firstIndex(of: UInt8(ascii: "\n")) else {
            scanned = buffer.count
            guard count <= limits.header else { throw .longHeader }
            return nil
        }
        guard end - head <= limits.header else { throw .longHeader }
        let line = buffer[head..<end]
        drop(line.count + 1)
        return line
    }

    /// Gives back the space of what was taken once it is the greater part.
    private mutating func drop(_ length: Int) {
        head += length
        if head == buffer.count {
            buffer.removeAll(keepingCapacity: buffer.capacity <= 65_536)
            head = 0
        } else if head > 65_536, head > count {
            buffer.removeFirst(head)
            head = 0
        }
        scanned = head
    }
}
