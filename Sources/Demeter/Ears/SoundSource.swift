internal import Audio
internal import Glibc
internal import Host
internal import Threads

/// Where live sound comes from: a descriptor with samples of 16 kHz, 16 bit, one channel.
package struct SoundSource: ~Copyable {
    let descriptor: Int32
    private let isOwn: Bool

    /// - Parameters:
    ///   - device: `alsa:NAME`, `fifo:PATH`, `stdin` or `wav:PATH`, as in the configuration.
    ///   - tell: takes, on another thread, a sentence when a microphone is lost, and `nil` when it
    ///     is heard.
    package init(
        device: String, tell: @escaping @Sendable (String?) -> Void = { _ in }
    ) throws(EarsError) {
        switch SoundDevice(device) {
        case .standardInput:
            descriptor = STDIN_FILENO
            isOwn = false
        case .fifo(let path):
            descriptor = try Self.openPipe(path)
            isOwn = true
        case .wav(let path):
            descriptor = try Self.play(path)
            isOwn = true
        case .alsa(let name):
            descriptor = try MicrophoneThread.start(name) { event in
                switch event {
                case .opened: tell(nil)
                case .lost(let sentence): tell(sentence)
                }
            }
            isOwn = true
        case nil: throw .device(device)
        }
    }

    deinit { if isOwn { close(descriptor) } }

    /// Tries whether a device can be heard, and lets go of it again; throws why it cannot.
    ///
    /// A microphone that others have is one, too. Nothing is made, and nothing that waits is read.
    package static func probe(_ device: String) throws(EarsError) {
        switch SoundDevice(device) {
        case .standardInput: break
        case .wav(let path): _ = try sound(of: path)
        case .fifo(let path):
            var status = stat()
            if stat(path, &status) == 0 {
                guard status.st_mode & S_IFMT == S_IFIFO else { throw .noPipe(path: path) }
                guard access(path, R_OK | W_OK) == 0 else {
                    throw .file(path: path, operation: "open", code: errno)
                }
            } else if access(Path.parent(of: path), W_OK) != 0 {
                throw .file(path: path, operation: "make the FIFO", code: errno)
            }
        case .alsa(let name):
            do throws(AudioError) {
                _ = try Microphone(name: name, rate: Recogniser.rate)
            } catch {
                guard error.code != -EBUSY else { return }
                throw .audio(error)
            }
        case nil: throw .device(device)
        }
    }

    /// Makes a FIFO unless something is there.
    static func makePipe(_ path: String) throws(EarsError) {
        if mkfifo(path, 0o600) != 0, errno != EEXIST {
            throw .file(path: path, operation: "make the FIFO", code: errno)
        }
    }

    /// Opened for writing too, so that it outlives those who write into it.
    private static func openPipe(_ path: String) throws(EarsError) -> Int32 {
        if access(path, F_OK) != 0 { try makePipe(path) }
        let descriptor = open(path, O_RDWR | O_NONBLOCK | O_CLOEXEC)
        guard descriptor >= 0 else { throw .file(path: path, operation: "open", code: errno) }
        var status = stat()
        guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFIFO else {
            close(descriptor)
            throw .noPipe(path: path)
        }
        return descriptor
    }

    /// A pipe into which a thread writes the sound of a file, and then two seconds of silence.
    private static func play(_ path: String) throws(EarsError) -> Int32 {
        let samples = try sound(of: path)
        var ends: [Int32] = [-1, -1]
        guard pipe(&ends) == 0 else {
            throw .file(path: path, operation: "play", code: errno)
        }
        let target = ends[1]
        let status = OwnThread.start("wav") {
            // Whoever reads sees that the sound has ended.
            defer { close(target) }
            let all = samples + [Int16](repeating: 0, count: 2 * Recogniser.rate)
            all.withUnsafeBytes { bytes in
                var written = 0
                while written < bytes.count {
                    let count = write(
                        target, bytes.baseAddress?.advanced(by: written), bytes.count - written)
                    guard count > 0 else { return }
                    written += count
                }
            }
        }
        guard status == 0 else { throw .file(path: path, operation: "play", code: status) }
        return ends[0]
    }

    private static func sound(of path: String) throws(EarsError) -> [Int16] {
        let bytes = try Files.read(path)
        do throws(AudioError) {
            return try WAV.sound(from: bytes).resampled(to: Recogniser.rate).integers
        } catch {
            throw .audio(error)
        }
    }
}
