internal import CALSA
internal import Glibc

/// A capture device of ALSA's, giving samples of one channel.
///
/// It belongs to one thread, which waits in `read`.
@safe package struct Microphone: ~Copyable {
    // The pointer is closed in deinit alone and never leaves this type.
    private let handle: OpaquePointer

    /// What ALSA keeps for a slow reader, in microseconds.
    private static let latency: UInt32 = 200_000

    /// - Parameters:
    ///   - name: as ALSA knows it: `default`, `hw:1`, `plughw:CARD=Mic`, or one of `~/.asoundrc`.
    ///   - rate: samples a second; ALSA converts from what the device has.
    package init(name: String, rate: Int) throws(AudioError) {
        calsa_be_quiet()
        do throws(AudioError) {
            unsafe handle = try Self.open(name, rate)
        } catch {
            // Hardware that is named directly has only its own rates and channels.
            guard error.operation == "snd_pcm_set_params" else { throw error }
            unsafe handle = try Self.open("plug:'\(name)'", rate)
        }
    }

    deinit { unsafe snd_pcm_close(handle) }

    private static func open(_ name: String, _ rate: Int) throws(AudioError) -> OpaquePointer {
        var opened: OpaquePointer?
        let status = unsafe snd_pcm_open(&opened, name, SND_PCM_STREAM_CAPTURE, 0)
        guard status == 0, let handle = unsafe opened else {
            throw fault("snd_pcm_open", status, "the sound device \(name) cannot be opened")
        }
        let set = unsafe snd_pcm_set_params(
            handle, SND_PCM_FORMAT_S16_LE, SND_PCM_ACCESS_RW_INTERLEAVED, 1, UInt32(rate), 1,
            latency)
        guard set == 0 else {
            unsafe snd_pcm_close(handle)
            throw fault(
                "snd_pcm_set_params", set, "the sound device \(name) records no speech")
        }
        return unsafe handle
    }

    /// Waits for up to `count` samples; what was lost to a slow reader is passed over.
    package mutating func read(_ count: Int) throws(AudioError) -> [Int16] {
        var samples = [Int16](repeating: 0, count: count)
        while true {
            // The buffer holds `count` frames of one channel.
            let got = unsafe snd_pcm_readi(handle, &samples, UInt(count))
            if got > 0 { return Array(samples.prefix(got)) }
            guard got < 0, unsafe snd_pcm_recover(handle, Int32(got), 1) == 0 else {
                throw Self.fault(
                    "snd_pcm_readi", Int32(got), "the sound device is gone")
            }
        }
    }

    private static func fault(
        _ operation: String, _ status: Int32, _ sentence: String
    ) -> AudioError {
        // ALSA's sentence is a constant of the library's.
        guard status < 0, let reason = unsafe snd_strerror(status) else {
            return AudioError(operation, code: status, sentence)
        }
        return AudioError(
            operation, code: status, "\(sentence): \(unsafe String(cString: reason))")
    }
}
