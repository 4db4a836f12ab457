#if DEMETER_SODIUM
    import Cloud
    import Sealing

    /// Encrypts the folder's files, each for its own path.
    struct SodiumSeal: FileSeal {
        private let key: SealingKey

        /// `nil` for what is no key.
        init?(key text: String) {
            guard let key = SealingKey(text) else { return nil }
            self.key = key
        }

        var fingerprint: String { key.fingerprint(for: "demeter cloud key 1") }

        func seal(_ bytes: [UInt8], for path: String) -> [UInt8] {
            FileSealMark.bytes + key.seal(bytes, for: Array(path.utf8))
        }

        func open(_ bytes: [UInt8], for path: String) throws(CloudFault) -> [UInt8] {
            let sealed = bytes.dropFirst(FileSealMark.bytes.count)
            guard let text = key.open(sealed, for: Array(path.utf8)) else { throw .unopened }
            return text
        }
    }
#endif
