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
}

extension PictureLooker {
    package func label(in file: Int32) async -> LabelReading { .none }
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

    /// Bytes of what is told of a label.
    private static let labelLimit = 16 << 10
}
