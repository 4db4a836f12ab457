internal import JSON

/// One of the classes that a classifier finds in a picture.
package struct PictureGuess: Sendable, Hashable {
    /// The class's line in the file of labels.
    package var label: String
    /// How likely it is by the classifier, 0 to 1.
    package var share: Double

    package init(label: String, share: Double) {
        self.label = label
        self.share = share
    }
}

/// Why a classifier tells nothing.
package enum ClassifierFault: Error, Sendable, Hashable {
    /// What looks at pictures was built without OpenCV, or is not installed.
    case absent
    /// A file of its folder that is not there or cannot be read, by its name.
    case missing(String)
    /// A file of its folder that is larger than any that is read, by its name.
    case tooLarge(String)
    /// No network that can be read and run.
    case model
    /// A network whose input is no picture.
    case input
    /// How many labels there are for so many classes.
    case labels(Int, classes: Int)
    /// It takes more memory than it may.
    case memory
    /// It takes longer than it may, or ends the program.
    case broken
    /// The picture cannot be read.
    case picture
}

/// What a classifier may be at most, and what is told of it.
package enum ClassifierLimits {
    package static let modelFile = "model.onnx"
    package static let labelFile = "labels.txt"
    /// Bytes of a network; those of telephones have some ten million.
    package static let modelBytes = 96 << 20
    package static let labelBytes = 1 << 20
    package static let labels = 30_000
    /// Characters of a label's line.
    package static let labelLength = 200
    /// Classes that are told of a picture, the likeliest first.
    package static let guesses = 8
    /// How long it may take by the clock.
    package static let patience = Duration.seconds(10)
}

// How the program that guesses answers: `{"guesses": [{"label": …, "share": …}]}` or `{"fault": …}`.
extension PictureGuess {
    package static func answer(_ result: Result<[PictureGuess], ClassifierFault>) -> String {
        let json: JSONValue =
            switch result {
            case .success(let guesses):
                [
                    "guesses": .array(
                        guesses.map { ["label": .string($0.label), "share": .number($0.share)] })
                ]
            case .failure(let fault): fault.json
            }
        return json.text + "\n"
    }

    /// `nil` for what no program of ours would answer.
    package static func read(answer bytes: [UInt8]) -> Result<[PictureGuess], ClassifierFault>? {
        guard let json = try? JSONValue(parsing: bytes) else { return nil }
        if let fault = ClassifierFault(json: json) { return .failure(fault) }
        guard let list = json["guesses"]?.array, list.count <= ClassifierLimits.guesses else {
            return nil
        }
        var guesses: [PictureGuess] = []
        for guess in list {
            guard let label = guess["label"]?.string, let share = guess["share"]?.number,
                (0...1).contains(share), label.count <= ClassifierLimits.labelLength
            else { return nil }
            guesses.append(PictureGuess(label: label, share: share))
        }
        return .success(guesses)
    }
}

extension ClassifierFault {
    fileprivate var json: JSONValue {
        switch self {
        case .absent: ["fault": "absent"]
        case .missing(let file): ["fault": "missing", "file": .string(file)]
        case .tooLarge(let file): ["fault": "large", "file": .string(file)]
        case .model: ["fault": "model"]
        case .input: ["fault": "input"]
        case .labels(let count, let classes):
            ["fault": "labels", "labels": .integer(count), "classes": .integer(classes)]
        case .memory: ["fault": "memory"]
        case .broken: ["fault": "broken"]
        case .picture: ["fault": "picture"]
        }
    }

    fileprivate init?(json: JSONValue) {
        let file = json["file"]?.string ?? ClassifierLimits.modelFile
        switch json["fault"]?.string {
        case "absent": self = .absent
        case "missing": self = .missing(file)
        case "large": self = .tooLarge(file)
        case "model": self = .model
        case "input": self = .input
        case "labels":
            self = .labels(json["labels"]?.integer ?? 0, classes: json["classes"]?.integer ?? 0)
        case "memory": self = .memory
        case "broken": self = .broken
        case "picture": self = .picture
        default: return nil
        }
    }
}
