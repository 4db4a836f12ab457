/// Bytes on their way to a client.
struct OutputBuffer {
    private var bytes: [UInt8] = []
    private var head = 0

    var isEmpty: Bool { head == bytes.count }
    var count: Int { bytes.count - head }
    /// What is to be written next.
    var pending: ArraySlice<UInt8> { bytes[head...] }

    mutating func append(_ more: [UInt8]) {
        if isEmpty {
            bytes = more
            head = 0
        } else {
            bytes += more
        }
    }

    mutating func drop(_ count: Int) {
        head += count
        if isEmpty {
            clear()
        } else if head > self.count {
            bytes.removeFirst(head)
            head = 0
        }
    }

    mutating func clear() {
        bytes = []
        head = 0
    }
}
