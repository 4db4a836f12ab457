import Confinement
import Glibc
import Host
import Meaning
import Nutrition
import SentencePieces
import SentenceVectors

/// Answers on standard output, line by line, which foods the words on standard input may mean.
struct MeaningProgram {
    private let search: VectorSearch
    private let encoder: SentenceEncoder
    private let pieces: PieceReader
    private let labels: [String]

    /// Bytes of memory: three times what a package with the largest encoder of today takes.
    private static let memory: rlim_t = 1 << 30

    /// The score of a text of the same meaning in the very same words.
    private static let greatest = 1.5

    /// Opens the package; nothing in it is read by a library yet.
    static func open(_ package: String) throws(MeaningFault) -> VectorFile {
        do throws(VectorFile.Fault) {
            return try VectorFile(package)
        } catch {
            throw MeaningFault(package, error)
        }
    }

    /// - Parameter file: what was opened of the package, read where no rights are left.
    init(_ file: VectorFile, of package: String) throws(MeaningFault) {
        guard let pieces = PieceReader(model: file.pieceModel), pieces.count <= file.shape.rows
        else { throw MeaningFault(package, .garbled) }
        self.pieces = pieces
        search = VectorSearch(file)
        encoder = SentenceEncoder(file)
        labels = file.labels
    }

    /// Gives away networks, other programs and every file; the package is mapped by now.
    static func confine() throws(ConfinementError) {
        var limits = rlimit(rlim_cur: memory, rlim_max: memory)
        _ = setrlimit(__rlimit_resource_t(RLIMIT_AS.rawValue), &limits)
        try Confinement.denyEverything()
        _ = try Confinement.restrictFiles(readable: [], writable: [])
    }

    /// Until whoever asks closes its end. Returns the exit status.
    func serve() -> Int32 {
        var input = InputFile(descriptor: STDIN_FILENO)
        var rest: [UInt8] = []
        do throws(HostError) {
            while let piece = try input.read() {
                rest += piece
                while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
                    let line = Array(rest[..<end])
                    rest.removeSubrange(...end)
                    try Self.tell(answer(to: line))
                }
                guard rest.count <= MeaningAnswer.limit else {
                    try Self.tell(.fault("the question is too long"))
                    return EX_DATAERR
                }
            }
        } catch {
            return EX_IOERR
        }
        return EX_OK
    }

    private func answer(to line: [UInt8]) -> MeaningAnswer {
        guard let words = MeaningAnswer.words(inQuestion: line) else {
            return .fault("the question is none")
        }
        guard let vector = encoder.vector(of: pieces.pieces(of: MeaningWords.plain(words)))
        else { return .foods([]) }
        let found = search.nearest(
            vector, words: MeaningWords.numbers(of: words), limit: FoodGuess.limit)
        return .foods(
            found.compactMap { match in
                guard labels.indices.contains(match.label) else { return nil }
                return FoodGuess(
                    food: FoodID(rawValue: labels[match.label]),
                    score: Double(match.score) / Self.greatest)
            })
    }

    static func tell(_ answer: MeaningAnswer) throws(HostError) {
        var output = OutputFile(descriptor: STDOUT_FILENO)
        try output.write(answer.line)
        try output.flush()
    }
}
