package import Audio
internal import Glibc
package import Host
package import Speech

/// Why the ears cannot hear or understand.
package enum EarsError: Error, Hashable {
    case file(path: String, operation: String, code: Int32)
    /// What lies there is no file to read.
    case refused(path: String, FileFault)
    case grammar(GrammarError)
    case speech(SpeechError)
    case audio(AudioError)
    /// The folder has no grammar with the rule that a sentence is.
    case noGrammars(folder: String)
    /// Data that an installation has are not found; `option` names their place.
    case missing(String, option: String)
    case catalog(String)
    /// The configured device is of no known kind.
    case device(String)
    /// Something else than a FIFO is where one should be.
    case noPipe(path: String)
    /// The ears cannot give up a right, and do not run with it.
    case confinement(operation: String, code: Int32)
    /// Debian's sphinxtrain, which adapts the model to a voice, is not installed.
    case noTrainer
    /// One of its programs failed.
    case training(program: String)
    /// Sentences to read that are not there, or too few of them.
    case sentences(path: String)
    /// A take that cannot be used, and why.
    case take(name: String, fault: TakeFault)
    /// Too many sentences that were heard as others, and how many may be.
    case takes(leftOut: Int, most: Int)
    /// The sound ended, or nobody spoke.
    case silence
    /// A change for a trial that is not understood.
    case trial(String)
}

extension EarsError: CustomStringConvertible {
    package var description: String {
        switch self {
        case .file(let path, let operation, let code):
            "\(path): cannot \(operation): \(String(cString: strerror(code)))"
        case .refused(let path, let fault): "\(path) \(fault)"
        case .grammar(let error): error.description
        case .speech(let error): error.description
        case .audio(let error): error.description
        case .noGrammars(let folder): "\(folder): no grammars are there; see --grammars"
        case .missing(let what, let option): "\(what) is not found; name it with \(option)"
        case .catalog(let sentence): sentence
        case .device(let device):
            "voice.device \"\(device)\" is not known; write alsa:NAME, fifo:PATH, stdin or wav:PATH"
        case .noPipe(let path): "\(path): is no FIFO; remove it, and one is made there"
        case .confinement(let operation, let code):
            "the ears cannot be confined (\(operation): \(String(cString: strerror(code))))"
        case .noTrainer:
            "learning a voice needs sphinxtrain; install it: apt-get install sphinxtrain"
        case .training(let program): "\(program) of sphinxtrain failed"
        case .sentences(let path): "\(path): there are too few sentences to read"
        case .take(let name, let fault): "\(name): \(fault.sentence)"
        case .takes(let leftOut, let most):
            "\(leftOut) sentences were heard as others, and at most \(most) may be; "
                + "sit closer to the microphone, and read the sentences as they are shown"
        case .silence: "nothing was said"
        case .trial(let change): "\"\(change)\" is no setting; write NAME=VALUE"
        }
    }
}
