internal import Glibc
internal import Host

extension TOMLTable {
    /// Parses the file at `path`; `nil` when there is no such file.
    package init?(file path: String) throws(TOMLError) {
        let text: [UInt8]
        do throws(FileFault) {
            text = try ExistingFile.contents(of: path, limit: Self.largestText)
        } catch {
            if case .system(ENOENT, _) = error { return nil }
            if case .system(ENOTDIR, _) = error { return nil }
            throw TOMLError(error)
        }
        try self.init(parsing: text)
    }
}

extension TOMLError {
    fileprivate init(_ fault: FileFault) {
        switch fault {
        case .system(let code, let operation):
            self.init(
                code: .unreadable(code),
                message: HostError(code: code, operation: operation).description,
                operation: operation.hasPrefix("read") ? "read" : "open")
        case .notPlain(.folder):
            self.init(
                code: .unreadable(fault.code),
                message: HostError(code: fault.code, operation: "read it").description,
                operation: "read")
        case .tooLarge:
            self.init(code: .tooLarge, message: "it \(fault)", operation: "read")
        default:
            self.init(code: .unreadable(fault.code), message: "it \(fault)", operation: "open")
        }
    }
}
