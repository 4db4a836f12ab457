/// What a photograph may be at most.
package enum PictureLimits {
    /// Bytes of a file.
    package static let bytes = 10 << 20
    /// Pixels of a picture, by its file's head: more than any camera in a telephone makes.
    package static let pixels = 50_000_000
    /// The longer side of a picture that leaves this machine, in pixels.
    package static let copySide = 1024
    /// The quality of its JPEG, of 100.
    package static let copyQuality = 80
    /// Pictures of one meal.
    package static let pictures = 8
    /// How long one may be looked at.
    package static let patience = Duration.seconds(10)
    /// How long a label may be read by the clock, where other programs keep the machine busy; its reading is as little
    /// work as `patience` allows.
    package static let labelPatience = Duration.seconds(30)
    /// Memory that whoever looks at one may take, in bytes.
    package static let memory = 1536 << 20
}
