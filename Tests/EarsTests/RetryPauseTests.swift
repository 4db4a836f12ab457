import Testing

@testable import Ears

@Suite struct RetryPauseTests {
    @Test func `a lost device is tried ever more seldom, and at least every eight seconds`() {
        var pause = RetryPause()
        #expect((0..<6).map { _ in pause.next() } == [500, 1_000, 2_000, 4_000, 8_000, 8_000])
    }

    @Test(arguments: [
        ("alsa:default", SoundDevice.alsa(name: "default")),
        ("alsa:plughw:CARD=Mic,0", .alsa(name: "plughw:CARD=Mic,0")),
        ("fifo:/tmp/sound", .fifo(path: "/tmp/sound")), ("wav:a.wav", .wav(path: "a.wav")),
        ("stdin", .standardInput), ("stdin:x", nil), ("alsa", nil), ("oss:dsp", nil), ("", nil),
    ])
    func `a device is named by its kind and place`(_ text: String, _ device: SoundDevice?) {
        #expect(SoundDevice(text) == device)
    }
}
