import Foundation
import Pictures
import Sight
import TestSupport
import Testing

@testable import Eyes

/// Guesses at pictures by networks of a few hundred bytes.
@Suite struct ClassifierTests {
    private static let labels = "red thing\ngreen thing\nblue thing\n"

    private func picture(_ colour: (UInt8, UInt8, UInt8)) throws -> [UInt8] {
        let pixels = (0..<300 * 200).flatMap { _ in [colour.0, colour.1, colour.2] }
        return try Picture(width: 300, height: 200, pixels: pixels).jpeg(quality: 95)
    }

    private func guesses(
        _ network: TinyNetwork, _ labels: String = labels,
        of colour: (UInt8, UInt8, UInt8) = (255, 0, 0)
    ) throws -> Result<[PictureGuess], ClassifierFault> {
        PictureExaminer.guesses(
            in: try picture(colour), model: network.bytes, labels: Array(labels.utf8))
    }

    @Test(
        .enabled(if: PictureClassifier.isThere, "needs OpenCV"),
        arguments: [
            ((255, 0, 0), "red thing"), ((0, 255, 0), "green thing"), ((0, 0, 255), "blue thing"),
        ]
            as [((UInt8, UInt8, UInt8), String)])
    func `the likeliest class comes first, with shares of one`(
        colour: (UInt8, UInt8, UInt8), label: String
    ) throws {
        let guesses = try guesses(TinyNetwork(), of: colour).get()
        #expect(guesses.first?.label == label)
        #expect(guesses.first.map { $0.share > 0.99 } == true)
        #expect(abs(guesses.reduce(0) { $0 + $1.share } - 1) < 0.001)
        #expect(guesses.count == 3)
    }

    @Test(.enabled(if: PictureClassifier.isThere, "needs OpenCV"))
    func `lines in front of the labels say how the network wants its numbers`() throws {
        // Without them it would be red for sure.
        let mean = try guesses(TinyNetwork(), "# mean 1 0 0\n" + Self.labels, of: (255, 0, 0)).get()
        #expect(mean.count == 3)
        #expect(mean.allSatisfy { abs($0.share - 1.0 / 3) < 0.02 }, "\(mean)")
        // Grey is no colour more than another, but by what each is divided by.
        let labels = "# mean 0 0 0\n# deviation 1 0.25 0.5\n" + Self.labels
        let deviation = try guesses(TinyNetwork(), labels, of: (128, 128, 128)).get()
        #expect(deviation.map(\.label) == ["green thing", "blue thing", "red thing"])
        #expect(deviation.first.map { $0.share > 0.99 } == true, "\(deviation)")
    }

    @Test(.enabled(if: PictureClassifier.isThere, "needs OpenCV"))
    func `what cannot be used is a fault of its kind`() throws {
        #expect(
            try guesses(TinyNetwork(), "one\ntwo\n") == .failure(.labels(2, classes: 3)))
        #expect(try guesses(TinyNetwork(), "") == .failure(.labels(0, classes: 3)))
        var network = TinyNetwork()
        network.step = "Astonish"
        #expect(try guesses(network) == .failure(.model))
        network = TinyNetwork()
        network.channels = 4
        #expect(try guesses(network) == .failure(.input))
        network = TinyNetwork()
        network.side = 100_000
        #expect(try guesses(network) == .failure(.input))
        network = TinyNetwork()
        network.factor = .nan
        #expect(try guesses(network) == .failure(.model))
        #expect(
            PictureExaminer.guesses(
                in: Array("no picture".utf8), model: TinyNetwork().bytes,
                labels: Array(Self.labels.utf8)) == .failure(.picture))
    }

    /// Only the head: what OpenCV makes of the rest is tried in a process of its own.
    @Test func `a head that is cut anywhere or has any other byte ends nothing`() {
        let bytes = TinyNetwork().bytes
        // Behind the graph stands its version alone, in four bytes.
        for count in bytes.indices.dropLast(4) {
            #expect(throws: NetworkHead.Fault.self) { try NetworkHead(Array(bytes.prefix(count))) }
        }
        var random = SplitMix64(seed: 45)
        for _ in 0..<2000 {
            var spoilt = bytes
            for _ in 0..<Int.random(in: 1...4, using: &random) {
                spoilt[Int.random(in: spoilt.indices, using: &random)] = UInt8.random(
                    in: 0...255, using: &random)
            }
            guard let head = try? NetworkHead(spoilt) else { continue }
            #expect(NetworkHead.sides.contains(head.width))
            #expect(NetworkHead.sides.contains(head.height))
        }
    }

    @Test func `a head tells the size, also where the number of pictures is left open`() throws {
        var network = TinyNetwork()
        network.side = 224
        let head = try NetworkHead(network.bytes)
        #expect(head.width == 224)
        #expect(head.height == 224)
        #expect(throws: NetworkHead.Fault.broken) { try NetworkHead([]) }
        #expect(throws: NetworkHead.Fault.broken) { try NetworkHead(Array("a text".utf8)) }
    }

    @Test func `outputs become shares, and are left where they are some`() {
        #expect(PictureExaminer.shares(of: [0.25, 0.75]) == [0.25, 0.75])
        let shares = PictureExaminer.shares(of: [1, 1, -100])
        #expect(shares?[0] == 0.5)
        #expect(PictureExaminer.shares(of: [.infinity, 0]) == nil)
        #expect(PictureExaminer.shares(of: [.nan, 0]) == nil)
        #expect(PictureExaminer.shares(of: []) == nil)
    }
}
