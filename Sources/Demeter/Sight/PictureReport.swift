internal import JSON
package import Nutrition

/// What was seen in one picture.
package struct PictureReport: Sendable, Hashable {
    /// As the file has it, in pixels.
    package var width: Int
    package var height: Int
    /// Numbers of products, those that were seen oftenest first.
    package var codes: [GTIN]
    package var quality: PictureQuality
    /// A JPEG of at most 1,024 pixels a side, upright and without any metadata.
    package var copy: [UInt8]
    /// Whether it shows lines of letters, so that it may be a label.
    package var hasWriting: Bool

    package init(
        width: Int, height: Int, codes: [GTIN], quality: PictureQuality, copy: [UInt8],
        hasWriting: Bool = true
    ) {
        self.hasWriting = hasWriting
        self.width = width
        self.height = height
        self.codes = codes
        self.quality = quality
        self.copy = copy
    }
}

/// Why nothing was seen in a picture.
package enum PictureFault: Error, Sendable, Hashable {
    /// No JPEG, PNG, WebP or HEIF, or a broken one.
    case unreadable
    /// How many pixels it has; `PictureLimits.pixels` are too many.
    case tooManyPixels(Int)
    /// More than `PictureLimits.bytes`.
    case tooLarge
    /// It took more memory than it may.
    case memory
    /// It took longer than `PictureLimits.patience`.
    case tooSlow
    /// What looks at pictures is not installed.
    case noEyes
}

// How the program that looks at pictures answers: a line of JSON, and the bytes of the copy behind it.
extension PictureReport {
    package static func answer(_ result: Result<PictureReport, PictureFault>) -> [UInt8] {
        let (line, rest): (JSONValue, [UInt8]) =
            switch result {
            case .success(let report): (report.line, report.copy)
            case .failure(let fault): (fault.line, [])
            }
        return Array((line.text + "\n").utf8) + rest
    }

    /// `nil` for what no program of ours would answer.
    package static func read(answer bytes: [UInt8]) -> Result<PictureReport, PictureFault>? {
        guard let end = bytes.firstIndex(of: UInt8(ascii: "\n")),
            let line = try? JSONValue(parsing: bytes[..<end])
        else { return nil }
        if let fault = PictureFault(line: line) { return .failure(fault) }
        let copy = Array(bytes[(end + 1)...])
        guard let width = line["width"]?.integer, let height = line["height"]?.integer,
            let codes = line["codes"]?.array?.compactMap(\.string),
            let quality = line["quality"].flatMap(PictureQuality.init(json:)),
            let hasWriting = line["writing"]?.bool,
            line["copy"]?.integer == copy.count, !copy.isEmpty, codes.count <= codeLimit
        else { return nil }
        return .success(
            PictureReport(
                width: width, height: height, codes: codes.compactMap { try? GTIN($0) },
                quality: quality, copy: copy, hasWriting: hasWriting))
    }

    /// More codes in one picture are not told.
    package static let codeLimit = 8

    private var line: JSONValue {
        [
            "width": .integer(width), "height": .integer(height),
            "codes": .array(codes.prefix(Self.codeLimit).map { .string($0.digits) }),
            "quality": quality.json, "writing": .bool(hasWriting), "copy": .integer(copy.count),
        ]
    }
}

extension PictureFault {
    fileprivate var line: JSONValue {
        switch self {
        case .unreadable: ["fault": "unreadable"]
        case .tooManyPixels(let count): ["fault": "pixels", "pixels": .integer(count)]
        case .tooLarge: ["fault": "bytes"]
        case .memory: ["fault": "memory"]
        case .tooSlow: ["fault": "time"]
        case .noEyes: ["fault": "eyes"]
        }
    }

    fileprivate init?(line: JSONValue) {
        switch line["fault"]?.string {
        case "unreadable": self = .unreadable
        case "pixels": self = .tooManyPixels(line["pixels"]?.integer ?? 0)
        case "bytes": self = .tooLarge
        case "memory": self = .memory
        case "time": self = .tooSlow
        case "eyes": self = .noEyes
        default: return nil
        }
    }
}
