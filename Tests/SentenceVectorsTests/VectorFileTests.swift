import Foundation
import Mapping
import SentenceVectors
import TestSupport
import Testing

struct VectorFileTests {
    private let folder: TemporaryFolder
    private let path: String

    init() throws {
        folder = try TemporaryFolder()
        path = folder.path + "/tiny"
    }

    private func bytes() throws -> [UInt8] {
        try TinyEncoder.filled.write(to: path)
        return [UInt8](try Data(contentsOf: URL(fileURLWithPath: path)))
    }

    private func fault(_ bytes: [UInt8]) throws -> VectorFile.Fault? {
        try Data(bytes).write(to: URL(fileURLWithPath: path))
        do {
            _ = try VectorFile(path)
            return nil
        } catch {
            return error
        }
    }

    @Test func `what was written is read`() throws {
        try TinyEncoder.filled.write(to: path)
        let file = try VectorFile(path)
        #expect(file.shape == TinyEncoder.shape)
        #expect(file.labels == ["soup", "bread"])
        #expect(file.vectorCount == 3)
        #expect(file.fingerprint == 77)
        #expect(file.pieceModel == Array("pieces".utf8))
    }

    @Test func `the nearest labels come first, each once, with what the maker leans to`() throws {
        try TinyEncoder.filled.write(to: path)
        let search = VectorSearch(try VectorFile(path))
        let found = search.nearest([0, 1], limit: 5)
        // 0.8 and 0.25, of the text that has them, beside 1.
        #expect(found.map(\.label) == [0, 1])
        #expect(abs(found[0].score - 1.05) < 0.01)
        #expect(abs(found[1].score - 1) < 0.01)
        #expect(search.nearest([0, 1], limit: 1).map(\.label) == [0])
        #expect(search.nearest([0, 1], limit: 0).isEmpty)
        // Of another encoder.
        #expect(search.nearest([1, 0, 0], limit: 5).isEmpty)
    }

    @Test func `a text that shares words comes first, but for words that all texts have`() throws {
        var contents = TinyEncoder.filled
        contents.words = [[1, 2], [1, 3], [1]]
        try contents.write(to: path)
        let search = VectorSearch(try VectorFile(path))
        let (plain, shared) = (
            search.nearest([1, 0], limit: 2), search.nearest([1, 0], words: [3, 1, 3], limit: 2)
        )
        for words in [[1], [9]] as [[UInt32]] {
            #expect(search.nearest([1, 0], words: words, limit: 2) == plain)
        }
        #expect(plain.map(\.label) == [0, 1])
        #expect(abs(shared[1].score - plain[1].score - 0.5) < 0.001)
        #expect(abs(shared[0].score - plain[0].score) < 0.001)
    }

    @Test func `a file that was cut, at whatever byte, says so`() throws {
        let whole = try bytes()
        for count in stride(from: 0, to: whole.count, by: 7) {
            let fault = try fault(Array(whole[..<count]))
            #expect(
                fault == (count < 128 ? .foreign : .size(expected: whole.count, found: count)))
        }
        #expect(try fault(whole + [0]) == .size(expected: whole.count, found: whole.count + 1))
    }

    @Test func `other files, versions and numbers that contradict each other are told apart`()
        throws
    {
        let whole = try bytes()
        func changed(_ place: Int, to value: UInt8) -> [UInt8] {
            var bytes = whole
            bytes[place] = value
            return bytes
        }
        #expect(try fault(changed(0, to: 0)) == .foreign)
        #expect(try fault(changed(8, to: 1)) == .version(1))
        // Rows, dimension, chunks, width, hidden, output, vectors, labels.
        for number in 2...9 {
            #expect(try fault(changed(number * 8, to: 250)) == .garbled)
        }
        #expect(try fault(changed(3 * 8, to: 0)) == .garbled)
    }

    @Test func `a file that is not there is the system's error`() {
        guard case .system(let error)? = missing() else {
            Issue.record("nothing was refused")
            return
        }
        #expect(error.code == 2)
    }

    private func missing() -> VectorFile.Fault? {
        do {
            _ = try VectorFile(folder.path + "/nothing")
            return nil
        } catch {
            return error
        }
    }

    @Test func `no change of the head makes a reader reach beyond the file`() throws {
        // Behind the last byte is no page of it.
        var contents = TinyEncoder.filled
        let rest = try bytes().count % 4096
        contents.labels[1] += String(repeating: "d", count: 4096 - rest)
        try contents.write(to: path)
        let whole = [UInt8](try Data(contentsOf: URL(fileURLWithPath: path)))
        #expect(whole.count.isMultiple(of: 4096))
        let owners = whole.count - contents.labels.joined(separator: "\n").utf8.count - 64
        #expect(Array(whole[owners..<owners + 12]) == [0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0])
        var random = SplitMix64(seed: 45)
        for _ in 0..<500 {
            var bytes = whole
            for _ in 0...Int.random(in: 0...2, using: &random) {
                bytes[Int.random(in: 8..<128, using: &random)] = UInt8.random(
                    in: 0...255, using: &random)
            }
            // Owners may be any number; searching skips those of no label.
            bytes[owners + Int.random(in: 0..<12, using: &random)] = UInt8.random(
                in: 0...255, using: &random)
            try Data(bytes).write(to: URL(fileURLWithPath: path))
            guard let file = try? VectorFile(path) else { continue }
            _ = file.labels
            _ = VectorSearch(file).nearest([0, 1], limit: 5)
            _ = SentenceEncoder(file).vector(of: [1, 2])
        }
    }
}
