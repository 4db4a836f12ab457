import Confinement
import Eyes
import Glibc
import Host
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

    /// Returns the exit status.
    static func run() -> Int32 {
        let answer: [UInt8]
        switch input() {
        case .success(let bytes): answer = PictureReport.answer(PictureExaminer.examine(bytes))
        case .failure(let fault): answer = PictureReport.answer(.failure(fault))
        }
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
