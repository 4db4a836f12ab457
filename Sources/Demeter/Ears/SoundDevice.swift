/// Where sound comes from, as `voice.device` names it.
package enum SoundDevice: Sendable, Hashable {
    case alsa(name: String)
    case fifo(path: String)
    case wav(path: String)
    case standardInput

    /// `nil` for a kind that is not known.
    package init?(_ text: String) {
        let parts = text.split(separator: ":", maxSplits: 1).map(String.init)
        switch (parts.first, parts.count > 1 ? parts[1] : nil) {
        case ("stdin", nil): self = .standardInput
        case ("alsa", let name?): self = .alsa(name: name)
        case ("fifo", let path?): self = .fifo(path: path)
        case ("wav", let path?): self = .wav(path: path)
        default: return nil
        }
    }
}
