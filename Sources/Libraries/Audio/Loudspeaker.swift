internal import CALSA
internal import Glibc

/// A playback device of ALSA's, taking samples of one channel.
///
/// It belongs to one thread, which waits in `play` and `finish`.
@safe package struct Loudspeaker: ~Copyable {
    // The pointer is closed in deinit alone and never leaves this type.
    private let handle: OpaquePointer

    /// What is played ahead, in microseconds: so late does `stop` take effect, at most.
    private static let latency: UInt32 = 100_000

    /// - Parameters:
    ///   - name: as ALSA knows it: `default`, `plughw:CARD=Headset`, or one of `~/.asoundrc`.
    ///   - rate: samples a second; ALSA converts to what the device has.
    package init(name: String, rate: Int) throws(AudioError) {
        calsa_be_quiet()
        var opened: OpaquePointer?
        let status = unsafe snd_pcm_open(&opened, name, SND_PCM_STREAM_PLAYBACK, 0)
        guard status == 0, let handle = unsafe opened else {
            throw AudioError(
                "snd_pcm_open", code: status, "the sound device \(name) cannot be played on")
        }
        let set = unsafe snd_pcm_set_params(
            handle, SND_PCM_FORMAT_S16_LE, SND_PCM_ACCESS_RW_INTERLEAVED, 1, UInt32(rate), 1,
            Self.latency)
        guard set == 0 else {
            unsafe snd_pcm_close(handle)
            throw AudioError(
                "snd_pcm_set_params", code: set, "the sound device \(name) plays no speech")
        }
        unsafe self.handle = handle
    }

    deinit { unsafe snd_pcm_close(handle) }

    /// Waits until the device has taken all samples.
    package mutating func play(_ samples: some Collection<Int16>) throws(AudioError) {
        var rest = Array(samples)[...]
        while !rest.isEmpty {
            // The buffer is only read during the call, and holds as many frames of one channel.
            let count = unsafe rest.withUnsafeBufferPointer { buffer in
                unsafe snd_pcm_writei(handle, buffer.baseAddress, UInt(buffer.count))
            }
            if count < 0 {
                guard unsafe snd_pcm_recover(handle, Int32(count), 1) == 0 else {
                    throw AudioError(
                        "snd_pcm_writei", code: Int32(count), "the sound device is gone")
                }
                continue
            }
            rest = rest.dropFirst(count)
        }
    }

    /// Waits until everything was heard.
    package mutating func finish() { _ = unsafe snd_pcm_drain(handle) }

    /// Lets go of what was not heard yet.
    package mutating func stop() { _ = unsafe snd_pcm_drop(handle) }
}
