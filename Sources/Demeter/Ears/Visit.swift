internal import Glibc
internal import UnixSocket

/// Sound that comes from elsewhere as an open file, until its end.
struct Visit: Sendable {
    private let sound: PassedFile
    /// The first byte of a sample whose second is still to come.
    private var odd: UInt8?
    /// When whoever sends nothing has gone.
    private var end: ContinuousClock.Instant
    /// When it ends, whatever still comes: the ears are the room's.
    private let last: ContinuousClock.Instant
    private(set) var count = 0

    /// How long nothing may come.
    private static let patience = Duration.seconds(10)
    /// How long all of it may take: 30 s of sound, and as long again on its way.
    private static let longest = Duration.seconds(60)

    init(_ sound: PassedFile) {
        self.sound = sound
        end = .now + Self.patience
        last = .now + Self.longest
    }

    var descriptor: Int32 { sound.descriptor }

    var isLate: Bool { ContinuousClock.now > min(end, last) }

    /// What there is by now; `nil` at its end.
    mutating func read() -> [Int16]? {
        var bytes = [UInt8](repeating: 0, count: 16_384)
        let got = Glibc.read(descriptor, &bytes, bytes.count)
        if got < 0, errno == EINTR || errno == EAGAIN { return [] }
        guard got > 0 else { return nil }
        end = .now + Self.patience
        var sound = (odd.map { [$0] } ?? []) + bytes[..<got]
        odd = sound.count % 2 == 1 ? sound.removeLast() : nil
        count += sound.count / 2
        defer {
            for place in sound.indices { sound[place] = 0 }
            for place in bytes.indices { bytes[place] = 0 }
        }
        return stride(from: 0, to: sound.count, by: 2).map { place in
            Int16(bitPattern: UInt16(sound[place]) | UInt16(sound[place + 1]) << 8)
        }
    }
}
