internal import CPicture
internal import Glibc

/// Recognises words in pictures, by tesseract.
@safe package struct WordReader: ~Copyable {
    // Made by `cpicture_words_open`, closed in deinit alone, and never leaves this type.
    private let words: OpaquePointer

    package enum Layout: Sendable, Hashable {
        /// Lines across the whole picture.
        case block
        /// Lines of different sizes, one below the other.
        case column
    }

    /// - Parameter model: a model of tesseract (`eng.traineddata`).
    /// - Returns: `nil` where it cannot be used, and where this was built without tesseract.
    package init?(model: [UInt8]) {
        // The bytes outlive the call.
        guard let words = unsafe cpicture_words_open(model, model.count) else { return nil }
        unsafe self.words = words
    }

    deinit { unsafe cpicture_words_close(words) }

    /// What is recognised, line by line; nothing where it takes more work.
    ///
    /// - Parameter work: of this process, however busy the machine is.
    package borrowing func text(in picture: GreyPicture, _ layout: Layout, work: Duration) -> String
    {
        let milliseconds = Int32(clamping: Int(work / .milliseconds(1)))
        // The pixels outlive the call.
        let text = unsafe cpicture_words_read(
            words, picture.values, Int32(picture.width), Int32(picture.height),
            layout == .block ? CPICTURE_BLOCK : CPICTURE_COLUMN, max(1, milliseconds))
        guard let text = unsafe text else { return "" }
        defer { unsafe free(text) }
        return unsafe String(cString: text)
    }

    /// How much work this process has done.
    package static var work: Duration {
        var time = timespec()
        // The structure is filled in by the call.
        unsafe clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
        return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
    }
}
