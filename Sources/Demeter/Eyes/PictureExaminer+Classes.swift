internal import Glibc
internal import Pictures
package import Sight

extension PictureExaminer {
    /// What a classifier finds in the bytes of one picture, the likeliest first.
    ///
    /// - Parameters:
    ///   - model: a network in ONNX's form.
    ///   - labels: the text of what its outputs are called.
    package static func guesses(
        in bytes: [UInt8], model: [UInt8], labels: [UInt8]
    ) -> Result<[PictureGuess], ClassifierFault> {
        guard PictureClassifier.isThere else { return .failure(.absent) }
        let labels = ClassLabels(labels)
        do throws(ClassifierFault) {
            let head = try head(of: model)
            let numbers = try numbers(of: bytes, head)
            let outputs = try outputs(labels.normalised(numbers), head, model)
            guard outputs.count == labels.labels.count else {
                throw .labels(labels.labels.count, classes: outputs.count)
            }
            guard let shares = shares(of: outputs) else { throw .model }
            let best = shares.indices.sorted { (shares[$0], $1) > (shares[$1], $0) }
                .prefix(ClassifierLimits.guesses)
            return .success(
                best.map { PictureGuess(label: labels.labels[$0], share: Double(shares[$0])) })
        } catch {
            return .failure(error)
        }
    }

    private static func head(of model: [UInt8]) throws(ClassifierFault) -> NetworkHead {
        do throws(NetworkHead.Fault) {
            return try NetworkHead(model)
        } catch {
            throw error == .input ? .input : .model
        }
    }

    private static func numbers(
        of bytes: [UInt8], _ head: NetworkHead
    ) throws(ClassifierFault) -> [Float] {
        let side = 2 * max(head.width, head.height)
        guard bytes.count <= PictureLimits.bytes else { throw .picture }
        do throws(PictureError) {
            let picture = try Picture(bytes, longest: side, limit: PictureLimits.pixels)
            let upright = try picture.shrunk(
                to: 4 * side, orientation: Orientation(ofJPEG: bytes))
            return upright.middle(width: head.width, height: head.height)
        } catch {
            throw error == .memory ? .memory : .picture
        }
    }

    private static func outputs(
        _ numbers: [Float], _ head: NetworkHead, _ model: [UInt8]
    ) throws(ClassifierFault) -> [Float] {
        do throws(PictureClassifier.Failure) {
            return try PictureClassifier.outputs(
                of: numbers, width: head.width, height: head.height, by: model)
        } catch {
            switch error {
            case .model: throw .model
            case .memory: throw .memory
            case .absent: throw .absent
            }
        }
    }

    /// Outputs that are shares of one, as they are or by the softmax; `nil` where one is no number.
    static func shares(of outputs: [Float]) -> [Float]? {
        guard outputs.allSatisfy(\.isFinite), let greatest = outputs.max() else { return nil }
        let sum = outputs.reduce(0, +)
        if outputs.allSatisfy({ $0 >= 0 }), abs(sum - 1) < 0.01 {
            return outputs.map { min(1, $0) }
        }
        let powers = outputs.map { exp($0 - greatest) }
        let whole = powers.reduce(0, +)
        return powers.map { $0 / whole }
    }
}
