internal import Glibc

extension TOMLTable {
    /// Parses the file at `path`; `nil` when there is no such file.
    package init?(file path: String) throws(TOMLError) {
        // The path is bridged to a terminated string for the call.
        let descriptor = unsafe open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else {
            if errno == ENOENT || errno == ENOTDIR { return nil }
            throw TOMLError(unreadable: errno, operation: "open")
        }
        defer { close(descriptor) }
        var text: [UInt8] = []
        var chunk = [UInt8](repeating: 0, count: 16 * 1024)
        while text.count <= Self.largestText {
            // The buffer lives through the call and is as long as its count says.
            let count = unsafe chunk.withUnsafeMutableBytes { buffer in
                unsafe read(descriptor, buffer.baseAddress, buffer.count)
            }
            if count == 0 { break }
            if count < 0 {
                if errno == EINTR { continue }
                throw TOMLError(unreadable: errno, operation: "read")
            }
            text += chunk[..<count]
        }
        try self.init(parsing: text)
    }
}

extension TOMLError {
    fileprivate init(unreadable number: Int32, operation: String) {
        // strerror returns a terminated text that is valid until the next call on this thread.
        let reason = unsafe String(cString: strerror(number))
        self.init(
            code: .unreadable(number), message: "cannot \(operation) it: \(reason)",
            operation: operation)
    }
}
