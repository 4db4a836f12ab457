import MeaningMaking
import TestSupport
import Testing

struct NumpyArchiveTests {
    private func file(_ type: String, _ values: [UInt8], order: String = "False") -> [UInt8] {
        var header = Array("{'descr': '\(type)', 'fortran_order': \(order), 'shape': (2,), }".utf8)
        while (header.count + 11) % 64 != 0 { header.append(UInt8(ascii: " ")) }
        header.append(UInt8(ascii: "\n"))
        return [0x93] + Array("NUMPY".utf8) + [1, 0, UInt8(header.count), 0] + header + values
    }

    @Test func `bytes, numbers and long numbers are read`() {
        #expect(NumpyArchive.contents(of: file("|u1", [7, 255])) == .bytes([7, 255]))
        #expect(
            NumpyArchive.contents(of: file("<f4", [0, 0, 128, 63, 0, 0, 32, 192]))
                == .floats([1, -2.5]))
        #expect(
            NumpyArchive.contents(of: file("<f8", [0, 0, 0, 0, 0, 0, 240, 63])) == .floats([1]))
    }

    @Test func `other types, orders and files that were cut are none`() {
        #expect(NumpyArchive.contents(of: file("<i8", [0, 0])) == nil)
        #expect(NumpyArchive.contents(of: file("<f4", [0, 0, 0, 0], order: "True")) == nil)
        #expect(NumpyArchive.contents(of: file("<f4", [0, 0, 0])) == nil)
        #expect(NumpyArchive.contents(of: Array(file("|u1", []).prefix(30))) == nil)
        #expect(NumpyArchive.contents(of: []) == nil)
    }

    @Test func `an array that is missing is named, and so is a file that is no archive`() throws {
        let folder = try TemporaryFolder()
        let path = folder.path + "/weights.npz"
        try Archives.zip([(name: "other.npy", text: "x")], to: path)
        let archive = try NumpyArchive(path)
        #expect(
            throws: NumpyArchive.Fault(
                description: "there is no array eps of numbers in the weights")
        ) {
            try archive.floats("eps")
        }
        #expect(
            throws: NumpyArchive.Fault(description: "there is no array q1 of bytes in the weights")
        ) {
            try EncoderWeights.contents(of: archive, pieceModel: [])
        }
        #expect(throws: NumpyArchive.Fault.self) { try NumpyArchive(folder.path + "/none") }
    }
}
