internal import CatalogFiles
internal import Curation
internal import Dispatch
internal import Glibc
internal import Host
internal import Meaning
internal import MeaningMaking
internal import Nutrition
internal import SentencePieces
internal import SentenceVectors

/// Makes the package by which foods are offered by meaning, and measures it.
enum MeaningTool {
    private static let usage = """
        meaning prepare WEIGHTS.npz PIECES.model GLOSSES DEFINITIONS INGREDIENTS PACKAGE
            makes the package out of the encoder's weights, WordNet's data.noun (- for none), what the project says of foods
            (catalog/definitions.tsv) and the catalog
        meaning pieces PIECES.model
            the pieces of each line of standard input, by their numbers
        meaning vectors PACKAGE
            the vector of each line of standard input, as numbers
        meaning [-v] score PACKAGE PARAPHRASES
            how often the right food is among five; -v shows each

        """

    static func run(_ words: [String]) -> Int32 {
        var words = words
        let isVerbose = words.first == "-v"
        if isVerbose { words.removeFirst() }
        do {
            switch (words.first, words.count) {
            case ("prepare", 7): try prepare(Array(words.dropFirst()))
            case ("pieces", 2): try pieces(words[1])
            case ("vectors", 2): try vectors(words[1])
            case ("score", 3): try score(words[1], words[2], isVerbose)
            default:
                complain(usage)
                return EX_USAGE
            }
            return EX_OK
        } catch {
            complain("meaning: \(error)\n")
            return EX_DATAERR
        }
    }

    private static func complain(_ text: String) {
        let bytes = Array(text.utf8)
        _ = Glibc.write(STDERR_FILENO, bytes, bytes.count)
    }

    private static func text(_ path: String) throws -> String {
        String(decoding: try ExistingFile.contents(of: path, limit: 64 << 20), as: UTF8.self)
    }

    private static func prepare(_ paths: [String]) throws {
        let pieces = try ExistingFile.contents(of: paths[1], limit: 64 << 20)
        var contents = try EncoderWeights.contents(
            of: NumpyArchive(paths[0]), pieceModel: pieces)
        let glosses = paths[2] == "-" ? [:] : FoodTexts.glosses(in: try text(paths[2]))
        let definitions = try FoodDefinitions(try text(paths[3]))
        let foods = try CatalogFile.load(paths[4])
        if let id = definitions.missing(from: foods).first {
            throw TextEncoder.Refusal(description: "\(paths[3]): the catalog has no food \(id)")
        }
        let draft = paths[5] + ".encoder"
        try contents.write(to: draft)
        defer { unlink(draft) }
        let encoder = try TextEncoder(draft)
        let texts = FoodTexts(foods, glosses: glosses, definitions: definitions)
        let made = MeaningMaker(encoder.meaning).vectors(of: texts) { count, body in
            DispatchQueue.concurrentPerform(iterations: count, execute: body)
        }
        contents.vectors = made.map(\.vector)
        contents.words = made.map { MeaningWords.numbers(of: $0.text) }
        contents.labels = foods.map(\.id.rawValue)
        contents.fingerprint = MeaningFingerprint.of(foods)
        try contents.write(to: paths[5])
        print("\(contents.vectors.count) names and descriptions of \(foods.count) foods")
    }

    private static func pieces(_ path: String) throws {
        let model = try ExistingFile.contents(of: path, limit: 64 << 20)
        guard let reader = PieceReader(model: model) else { throw MeaningFault(path, .garbled) }
        while let line = readLine() {
            print(reader.pieces(of: line).map { "\($0)" }.joined(separator: " "))
        }
    }

    private static func vectors(_ path: String) throws {
        let encoder = try TextEncoder(path)
        while let line = readLine() {
            print((encoder.vector(line) ?? []).map { "\($0)" }.joined(separator: " "))
        }
    }

    private static func score(_ path: String, _ list: String, _ isVerbose: Bool) throws {
        let encoder = try TextEncoder(path)
        let search = VectorSearch(encoder.file)
        let labels = encoder.file.labels
        var (right, first, count) = ([Bool: Int](), 0, [Bool: Int]())
        let start = ContinuousClock.now
        for line in try text(list).split(separator: "\n") where !line.hasPrefix("#") {
            let parts = line.split(separator: "\t")
            guard parts.count == 2 else { continue }
            let wanted = Set(parts[1].split(separator: " ").map(String.init))
            let found =
                (encoder.meaning(String(parts[0])).map {
                    search.nearest(
                        $0, words: MeaningWords.numbers(of: String(parts[0])), limit: 5)
                } ?? []).map { labels[$0.label] }
            let isEnglish = parts[0].utf8.allSatisfy { $0 < 0x80 }
            let isRight = found.contains(where: wanted.contains)
            count[isEnglish, default: 0] += 1
            if isRight { right[isEnglish, default: 0] += 1 }
            if let best = found.first, wanted.contains(best) { first += 1 }
            if isVerbose { print(isRight ? "+" : "-", parts[0], found) }
        }
        let all = count.values.reduce(0, +)
        let time = start.duration(to: .now) / .milliseconds(max(1, all))
        print(
            "among five: \(right.values.reduce(0, +)) of \(all) (English \(right[true] ?? 0) of "
                + "\(count[true] ?? 0), Chinese \(right[false] ?? 0) of \(count[false] ?? 0)); first: "
                + "\(first); \((time * 10).rounded() / 10) ms each")
    }
}

/// Texts to vectors, as the program that offers foods does it.
struct TextEncoder: Sendable {
    let file: VectorFile
    private let encoder: SentenceEncoder
    private let pieces: PieceReader

    struct Refusal: Error, CustomStringConvertible {
        var description: String
    }

    init(_ path: String) throws {
        do throws(VectorFile.Fault) {
            file = try VectorFile(path)
        } catch {
            throw Refusal(description: "\(path): \(error)")
        }
        encoder = SentenceEncoder(file)
        guard let pieces = PieceReader(model: file.pieceModel) else {
            throw Refusal(description: "\(path): its model of pieces cannot be read")
        }
        self.pieces = pieces
    }

    /// Of the text as foods are found by it.
    @Sendable func meaning(_ text: String) -> [Float]? { vector(MeaningWords.plain(text)) }

    @Sendable func vector(_ text: String) -> [Float]? {
        encoder.vector(of: pieces.pieces(of: text))
    }
}
