import Confinement
import Eyes
import Glibc
import Host
import JSON
import LabelReader
import Sight

/// Looks at the picture on standard input and tells on standard output what it saw.
enum EyesProgram {
    /// Gives away all that a picture could want: networks, other programs, every file, and memory and time
    /// beyond what a picture takes. To be called before anything of it is read.
    static func confine() throws(ConfinementError) {
        let seconds = rlim_t(PictureLimits.patience.components.seconds)
        try limit(RLIMIT_AS, rlim_t(PictureLimits.memory))
        try limit(RLIMIT_CPU, seconds)
        try limit(RLIMIT_CORE, 0)
        try Confinement.denyEverything()
        _ = try Confinement.restrictFiles(readable: [], writable: [])
    }

    /// A model of tesseract, where its packages put them; `nil` where none is.
    static func model() -> [UInt8]? {
        let given = getenv("TESSDATA_PREFIX").map { String(cString: $0) }
        let folders = [
            "/usr/share/tesseract-ocr/5/tessdata", "/usr/share/tesseract-ocr/4.00/tessdata",
            "/usr/share/tessdata",
            "/usr/local/share/tessdata",
        ]
        for folder in [given].compactMap(\.self) + folders {
            guard let file = try? ExistingFile("\(folder)/eng.traineddata"), file.size <= modelLimit
            else { continue }
            var input = InputFile(descriptor: file.descriptor)
            var bytes: [UInt8] = []
            while let piece = try? input.read(), bytes.count <= modelLimit { bytes += piece }
            return bytes
        }
        return nil
    }

    /// Bytes of the largest model of one language.
    private static let modelLimit = 32 << 20

    /// A classifier's files.
    struct Classifier {
        var model: [UInt8]
        var labels: [UInt8]
    }

    /// The classifier in a folder.
    static func classifier(in folder: String) -> Result<Classifier, ClassifierFault> {
        do throws(ClassifierFault) {
            return .success(
                Classifier(
                    model: try file(
                        ClassifierLimits.modelFile, in: folder, limit: ClassifierLimits.modelBytes),
                    labels: try file(
                        ClassifierLimits.labelFile, in: folder, limit: ClassifierLimits.labelBytes))
            )
        } catch {
            return .failure(error)
        }
    }

    private static func file(
        _ name: String, in folder: String, limit: Int
    ) throws(ClassifierFault) -> [UInt8] {
        guard let file = try? ExistingFile(Path.join(folder, name)) else { throw .missing(name) }
        guard file.size <= limit else { throw .tooLarge(name) }
        var input = InputFile(descriptor: file.descriptor)
        var bytes: [UInt8] = []
        bytes.reserveCapacity(Int(file.size))
        while let piece = try? input.read() {
            bytes += piece
            guard bytes.count <= limit else { throw .tooLarge(name) }
        }
        return bytes
    }

    /// Guesses what the picture shows. Returns the exit status.
    static func guess(_ classifier: Result<Classifier, ClassifierFault>) -> Int32 {
        let result: Result<[PictureGuess], ClassifierFault> =
            switch (classifier, input()) {
            case (.failure(let fault), _): .failure(fault)
            case (_, .failure): .failure(.picture)
            case (.success(let classifier), .success(let bytes)):
                PictureExaminer.guesses(
                    in: bytes, model: classifier.model, labels: classifier.labels)
            }
        return write(Array(PictureGuess.answer(result).utf8))
    }

    /// Where nobody hears anything, to be opened while files may be.
    static func nowhere() -> Int32 { open("/dev/null", O_WRONLY | O_CLOEXEC) }

    /// Has tesseract and OpenCV, which tell standard error what they make of pictures, tell nobody.
    static func silence(into nowhere: Int32) {
        if nowhere >= 0 { dup2(nowhere, STDERR_FILENO) }
    }

    /// Reads the label in the picture. Returns the exit status.
    static func readLabel(_ model: [UInt8]) -> Int32 {
        let reading: LabelReading =
            if case .success(let bytes) = input() {
                PictureExaminer.label(in: bytes, model: model)
            } else { .none }
        return write(Array((reading.json.text + "\n").utf8))
    }

    /// Returns the exit status.
    static func run() -> Int32 {
        let answer: [UInt8]
        switch input() {
        case .success(let bytes): answer = PictureReport.answer(PictureExaminer.examine(bytes))
        case .failure(let fault): answer = PictureReport.answer(.failure(fault))
        }
        return write(answer)
    }

    private static func write(_ answer: [UInt8]) -> Int32 {
        var output = OutputFile(descriptor: STDOUT_FILENO)
        do throws(HostError) {
            try output.write(answer)
            try output.flush()
        } catch {
            return EX_IOERR
        }
        return EX_OK
    }

    private static func input() -> Result<[UInt8], PictureFault> {
        var file = InputFile(descriptor: STDIN_FILENO)
        var bytes: [UInt8] = []
        do throws(HostError) {
            while let piece = try file.read() {
                bytes += piece
                guard bytes.count <= PictureLimits.bytes else { return .failure(.tooLarge) }
            }
        } catch {
            return .failure(.unreadable)
        }
        return .success(bytes)
    }

    private static func limit(
        _ resource: __rlimit_resource, _ value: rlim_t
    ) throws(ConfinementError) {
        let number = __rlimit_resource_t(resource.rawValue)
        var limits = rlimit(rlim_cur: value, rlim_max: value)
        // What somebody has limited further stays so.
        var present = rlimit()
        if getrlimit(number, &present) == 0 {
            limits.rlim_cur = min(value, present.rlim_max)
            limits.rlim_max = min(value, present.rlim_max)
        }
        // A service manager that forbids limits has set its own, and whoever started this one ends it in time.
        guard setrlimit(number, &limits) == 0 || errno == EPERM else {
            throw ConfinementError("setrlimit", code: errno)
        }
    }
}
