/// What files in a folder are encrypted with.
package protocol FileSeal: Sendable {
    /// By which the key is known again, and that does not tell it.
    var fingerprint: String { get }
    /// A file that nobody reads or changes unnoticed without the key, and that stands for no other path.
    func seal(_ bytes: [UInt8], for path: String) throws(CloudFault) -> [UInt8]
    /// Throws `unopened` for what was not made by `seal` with the same key for that path.
    func open(_ bytes: [UInt8], for path: String) throws(CloudFault) -> [UInt8]
}

/// What an encrypted file begins with; no line of JSON does.
package enum FileSealMark {
    package static let bytes = Array("demeter sealed 1\n".utf8)
}
