import Testing

@testable import Speech

@Suite struct AcousticFilesTests {
    /// One feature, two densities, two states; 0 is a weight of 1 and 255 next to nothing.
    private static let sendump: [UInt8] = [
        3, 0, 0, 0, 97, 98, 0, 0, 0, 0, 0, 2, 0, 0, 0, 2, 0, 0, 0, 0, 0, 255, 0,
    ]

    @Test func `weights are unpacked and add up to one`() throws {
        let file = try AcousticFiles.mixtureWeights(fromSendump: Self.sendump)
        let head = Array("s3\nversion 1.0\nendhdr\n".utf8)
        #expect(Array(file.prefix(head.count)) == head)
        var numbers: [UInt32] = []
        for place in stride(from: head.count, to: file.count, by: 4) {
            let word = file[place..<place + 4].reversed()
            numbers.append(word.reduce(UInt32(0)) { $0 << 8 | UInt32($1) })
        }
        #expect(Array(numbers.prefix(5)) == [0x1122_3344, 2, 1, 2, 4])
        let weights = numbers.dropFirst(5).map(Float.init(bitPattern:))
        #expect(weights[0] > 0.999 && weights[1] < 0.001)
        #expect(weights[2] == 0.5 && weights[3] == 0.5)
    }

    @Test(arguments: [0, 3, 10, 18, 20])
    func `a file that ends too early is refused`(_ count: Int) {
        #expect(throws: SpeechError.self) {
            try AcousticFiles.mixtureWeights(fromSendump: Array(Self.sendump.prefix(count)))
        }
    }
}
