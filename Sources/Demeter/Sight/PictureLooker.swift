internal import Glibc
internal import Host
internal import JSON
package import LabelReader
internal import Threads

/// Whoever looks at pictures.
package protocol PictureLooker: Sendable {
    /// What an open file shows; read from where the descriptor stands.
    func look(at file: Int32) async -> Result<PictureReport, PictureFault>
    /// What the nutrition label in an open file tells, where it shows one that can be read.
    func label(in file: Int32) async -> LabelReading
    /// What the classifier in a folder finds in an open file, the likeliest first.
    func guesses(in file: Int32, by folder: String) async
        -> Result<[PictureGuess], ClassifierFault>
}

extension PictureLooker {
    package func label(in file: Int32) async -> LabelReading { .none }

    package func guesses(in file: Int32, by folder: String) async
        -> Result<[PictureGuess], ClassifierFault>
    {
        .failure(.absent)
    }
}

/// Has each picture looked at by a process of `demeter-eyes`, which has nothing but that picture.
///
/// A process serves one picture and ends: what a picture does to it is gone with it.
package struct EyesProcess: PictureLooker {
    private let program: String

    /// More is no answer of our program's: a line, and a JPEG of a million pixels at most.
    private static let answerLimit = 8 << 20

    /// - Parameter program: the path of `demeter-eyes`.
    package init(program: String) { self.program = program }

    /// The program beside this one.
    package init?(besideProgram file: String?) {
        guard let file else { return nil }
        program = Path.join(Path.parent(of: file), "demeter-eyes")
    }

    /// Whether the program is there.
    package var isInstalled: Bool { access(program, X_OK) == 0 }

    package func look(at file: Int32) async -> Result<PictureReport, PictureFault> {
        guard isInstalled else { return .failure(.noEyes) }
        let result = await OwnThread.run("eyes") { [program] in
            let start = ContinuousClock.now
            let answer = CommandOutput.read(
                [program], file: file, patience: PictureLimits.patience, limit: Self.answerLimit)
            if let answer, let result = PictureReport.read(answer: answer) { return result }
            // What ends the program by a signal is the picture's doing: it took too long, or broke a decoder.
            let isLate = ContinuousClock.now - start >= PictureLimits.patience
            return Result<PictureReport, PictureFault>.failure(isLate ? .tooSlow : .unreadable)
        }
        return result ?? .failure(.memory)
    }

    package func label(in file: Int32) async -> LabelReading {
        guard isInstalled else { return .none }
        let answer = await OwnThread.run("eyes") { [program] in
            CommandOutput.read(
                [program, "--label"], file: file, patience: PictureLimits.labelPatience,
                limit: Self.labelLimit)
        }
        // A picture that breaks the recogniser shows no label that could be read.
        guard let bytes = answer ?? nil, let json = try? JSONValue(parsing: bytes) else {
            return .none
        }
        return LabelReading(json: json) ?? .none
    }

    package func guesses(in file: Int32, by folder: String) async
        -> Result<[PictureGuess], ClassifierFault>
    {
        guard isInstalled else { return .failure(.absent) }
        return await OwnThread.run("eyes") { guess(file: file, by: folder) } ?? .failure(.memory)
    }

    private func guess(
        file: Int32? = nil, input: [UInt8]? = nil, by folder: String
    ) -> Result<[PictureGuess], ClassifierFault> {
        let answer = CommandOutput.read(
            [program, "--classify", folder], input: input, file: file,
            patience: ClassifierLimits.patience, limit: Self.labelLimit)
        // A network that ends its program, or takes too long, is none that can be used.
        return answer.flatMap(PictureGuess.read(answer:)) ?? .failure(.broken)
    }

    /// What is wrong with the classifier in a folder, tried on a picture of one colour; blocks.
    package func fault(ofClassifier folder: String) -> ClassifierFault? {
        guard isInstalled else { return .absent }
        if case .failure(let fault) = guess(input: Self.plainPicture, by: folder) { return fault }
        return nil
    }

    /// A PNG of 8 by 8 brown pixels.
    private static let plainPicture: [UInt8] = [
        0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0x00, 0x00, 0x00, 0x0D, 0x49, 0x48,
        0x44, 0x52, 0x00, 0x00, 0x00, 0x08, 0x00, 0x00, 0x00, 0x08, 0x08, 0x02, 0x00, 0x00,
        0x00, 0x4B, 0x6D, 0x29, 0xDC, 0x00, 0x00, 0x00, 0x11, 0x49, 0x44, 0x41, 0x54, 0x78,
        0xDA, 0x63, 0x68, 0x48, 0x70, 0xC0, 0x8A, 0x18, 0x86, 0x96, 0x04, 0x00, 0x32, 0x6C,
        0x48, 0x01, 0x2D, 0x07, 0x92, 0x5C, 0x00, 0x00, 0x00, 0x00, 0x49, 0x45, 0x4E, 0x44,
        0xAE, 0x42, 0x60, 0x82,
    ]

    /// Bytes of what is told of a label, or guessed.
    private static let labelLimit = 16 << 10
}
