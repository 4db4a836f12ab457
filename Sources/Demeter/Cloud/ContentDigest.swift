/// Tells whether a file or event is what it was: FNV-1a with 64 bits, the same after a restart.
package enum ContentDigest {
    package static func of(_ bytes: some Sequence<UInt8>) -> String {
        let hash = bytes.reduce(0xcbf2_9ce4_8422_2325 as UInt64) { hash, byte in
            (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01b3
        }
        return String(hash, radix: 16)
    }
}
