internal import Telling

extension ClassifierFault {
    /// Why a classifier told nothing, and what to do; `nil` of a picture that is looked at otherwise.
    package func told(in folder: String) -> String? {
        let texts = Texts.photographs
        return switch self {
        case .absent: texts.classifierAbsent()
        case .missing(let file): texts.classifierMissing(folder, file)
        case .tooLarge(let file): texts.classifierLarge(folder, file)
        case .model: texts.classifierModel(folder)
        case .input: texts.classifierInput(folder)
        case .labels(let count, let classes): texts.classifierLabels(folder, count, classes)
        case .memory: texts.classifierMemory(folder)
        case .broken: texts.classifierBroken(folder)
        case .picture: nil
        }
    }
}
