package import Host
package import Mapping

/// A file with a sentence encoder, the model of its pieces, and vectors of texts, each with a label.
///
/// It is read in place. Numbers are little-endian; every part begins at a multiple of 64 bytes.
package struct VectorFile: Sendable {
    let file: MappedFile
    let layout: Layout

    /// Throws the system's error, or what is wrong with the file.
    package init(_ path: String, of trust: ExistingFile.Trust = .anybody) throws(Fault) {
        do throws(MappingError) {
            file = try MappedFile(path, of: trust)
        } catch {
            throw .system(error)
        }
        layout = try Layout(of: file)
    }

    package var shape: EncoderShape { layout.shape }
    /// How many texts have a vector.
    package var vectorCount: Int { layout.vectors }
    /// What the vectors were made from, as whoever made them said.
    package var fingerprint: UInt64 { layout.fingerprint }

    /// As the library of pieces writes it.
    package var pieceModel: [UInt8] {
        file.bytes(layout.pieces.lowerBound, count: layout.pieces.count) ?? []
    }

    /// What the vectors stand for, by the numbers that a search returns.
    package var labels: [String] {
        let bytes = file.bytes(layout.labels.lowerBound, count: layout.labels.count) ?? []
        return bytes.split(separator: UInt8(ascii: "\n")).map {
            String(decoding: $0, as: UTF8.self)
        }
    }

    package enum Fault: Error, Sendable, Hashable {
        case system(MappingError)
        /// It is some other file.
        case foreign
        /// Of an encoder that this program does not know, by its number.
        case version(Int)
        /// It says that it has so many bytes, and has others: it was cut, or is not whole yet.
        case size(expected: Int, found: Int)
        /// Numbers in it that contradict each other.
        case garbled
    }
}

extension VectorFile {
    /// Where its parts are.
    struct Layout: Sendable, Hashable {
        var shape: EncoderShape
        var vectors: Int
        var labelCount: Int
        var fingerprint: UInt64
        var pieces: Range<Int>
        var table: Range<Int>
        var floats: Range<Int>
        /// Words of texts, in the order of their numbers: the number, the text, and how much it tells.
        var words: Range<Int>
        var wordTexts: Range<Int>
        var wordWeights: Range<Int>
        var coordinates: Range<Int>
        var scales: Range<Int>
        var leanings: Range<Int>
        var owners: Range<Int>
        var labels: Range<Int>
        var total: Int

        static let mark: [UInt8] = Array("DMEANING".utf8)
        static let version = 2
        static let headerSize = 128
        static let alignment = 64
        /// Of bytes; a whole catalog with a large encoder is a tenth of it.
        static let largest = 4 << 30

        init(
            _ shape: EncoderShape, vectors: Int, labelCount: Int, pieceBytes: Int,
            labelBytes: Int, words: Int, fingerprint: UInt64
        ) {
            self.shape = shape
            self.vectors = vectors
            self.labelCount = labelCount
            self.fingerprint = fingerprint
            var end = Self.headerSize
            func part(_ size: Int) -> Range<Int> {
                let start = (end + Self.alignment - 1) / Self.alignment * Self.alignment
                end = start + size
                return start..<end
            }
            pieces = part(pieceBytes)
            table = part(shape.rows * shape.dimension)
            floats = part(shape.floatCount * 4)
            self.words = part(words * 4)
            wordTexts = part(words * 4)
            wordWeights = part(words * 4)
            coordinates = part(vectors * shape.output)
            scales = part(vectors * 4)
            leanings = part(vectors * 4)
            owners = part(vectors * 4)
            labels = part(labelBytes)
            total = end
        }

        init(of file: MappedFile) throws(Fault) {
            guard file.count >= Self.headerSize, file.bytes(0, count: 8) == Self.mark else {
                throw .foreign
            }
            func number(_ place: Int) -> Int {
                Int(clamping: file.number(place * 8, UInt64.self) ?? 0)
            }
            guard number(1) == Self.version else { throw .version(number(1)) }
            let total = number(12)
            guard total == file.count else { throw .size(expected: total, found: file.count) }
            let shape = EncoderShape(
                rows: number(2), dimension: number(3), chunks: number(4), width: number(5),
                hidden: number(6), output: number(7))
            let counts = (8...11).map(number) + [number(14)]
            guard shape.isPossible, counts.allSatisfy({ $0 <= Self.largest }),
                counts[1] > 0 || counts[0] == 0, counts[1] <= counts[3] + 1
            else { throw .garbled }
            self.init(
                shape, vectors: counts[0], labelCount: counts[1], pieceBytes: counts[2],
                labelBytes: counts[3], words: counts[4], fingerprint: file.number(13 * 8) ?? 0)
            guard self.total == total else { throw .garbled }
        }

        /// The first bytes of a file.
        var header: [UInt8] {
            let numbers = [
                Self.version, shape.rows, shape.dimension, shape.chunks, shape.width,
                shape.hidden, shape.output, vectors, labelCount, pieces.count, labels.count, total,
            ]
            var bytes = Self.mark
            for number in numbers.map(UInt64.init) + [fingerprint, UInt64(words.count / 4)] {
                bytes += (0..<8).map { UInt8(truncatingIfNeeded: number >> ($0 * 8)) }
            }
            return bytes + [UInt8](repeating: 0, count: Self.headerSize - bytes.count)
        }
    }
}
