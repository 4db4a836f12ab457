internal import CMosquitto

/// Why libmosquitto did not do as asked.
package struct MQTTError: Error, Hashable, CustomStringConvertible {
    /// Its error number, `MOSQ_ERR_…`.
    package let code: Int32
    package let operation: String

    package init(code: Int32, operation: String) {
        self.code = code
        self.operation = operation
    }

    package var description: String {
        // The library's own text, which it never frees.
        let text = unsafe mosquitto_strerror(code).map { unsafe String(cString: $0) } ?? ""
        return "\(operation): \(text)"
    }
}
