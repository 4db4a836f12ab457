/// The process that has a data folder open.
package struct LockHolder: Sendable, Hashable {
    package var process: Int32
    package var host: String

    package init(process: Int32, host: String) {
        self.process = process
        self.host = host
    }
}
