import Foundation

/// Networks in ONNX's form of a few hundred bytes, written by hand, that tell red, green and blue pictures apart.
///
/// The fields are those of `onnx.proto`, by number.
package struct TinyNetwork {
    package var side = 8
    package var channels = 3
    /// How many classes it has; the first three are red, green and blue.
    package var classes = 3
    /// How much surer than another the class of a picture of one colour is, before the softmax.
    package var factor: Float = 8
    package var opset = 9
    /// What it computes with; another is one that no library knows.
    package var step = "Conv"

    package init() {}

    /// Its bytes.
    package var bytes: [UInt8] {
        let weights = (0..<classes).flatMap { row in
            (0..<channels).map { row == $0 ? factor : 0 }
        }
        var graph: [UInt8] = []
        graph += field(
            1,
            node("GlobalAveragePool", ["picture"], "means"))
        // The attribute 1 × 1 of a kernel; 7 is its kind.
        let kernel =
            field(1, Array("kernel_shape".utf8)) + number(8, 1) + number(8, 1) + number(20, 7)
        graph += field(1, node(step, ["means", "weights"], "colours") + field(5, kernel))
        graph += field(1, node("Flatten", ["colours"], "scores"))
        graph += field(2, Array("tiny".utf8))
        graph += field(5, tensor("weights", [classes, channels, 1, 1], weights))
        graph += field(11, value("picture", [1, channels, side, side]))
        graph += field(12, value("scores", [1, classes]))
        return number(1, 4) + field(7, graph) + field(8, number(2, opset))
    }

    /// Writes it and its labels into a folder, as a classifier is kept.
    package func write(to folder: String, labels: [String]) throws {
        try FileManager.default.createDirectory(
            atPath: folder, withIntermediateDirectories: true)
        try Data(bytes).write(to: URL(fileURLWithPath: folder + "/model.onnx"))
        try Data((labels.joined(separator: "\n") + "\n").utf8).write(
            to: URL(fileURLWithPath: folder + "/labels.txt"))
    }

    private func node(_ kind: String, _ inputs: [String], _ output: String) -> [UInt8] {
        inputs.flatMap { field(1, Array($0.utf8)) } + field(2, Array(output.utf8))
            + field(3, Array("\(output) node".utf8)) + field(4, Array(kind.utf8))
    }

    private func tensor(_ name: String, _ shape: [Int], _ numbers: [Float]) -> [UInt8] {
        shape.flatMap { number(1, $0) } + number(2, 1) + field(8, Array(name.utf8))
            + field(9, numbers.flatMap { bits($0.bitPattern) })
    }

    private func value(_ name: String, _ shape: [Int]) -> [UInt8] {
        let sizes = shape.flatMap { field(1, number(1, $0)) }
        return field(1, Array(name.utf8)) + field(2, field(1, number(1, 1) + field(2, sizes)))
    }

    private func bits(_ value: UInt32) -> [UInt8] {
        (0..<4).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
    }

    private func number(_ field: Int, _ value: Int) -> [UInt8] {
        varint(field << 3) + varint(value)
    }

    private func field(_ field: Int, _ body: [UInt8]) -> [UInt8] {
        varint(field << 3 | 2) + varint(body.count) + body
    }

    private func varint(_ value: Int) -> [UInt8] {
        var (rest, bytes) = (value, [UInt8]())
        while rest > 0x7F {
            bytes.append(UInt8(rest & 0x7F) | 0x80)
            rest >>= 7
        }
        return bytes + [UInt8(rest)]
    }
}
