internal import CPicture
internal import Glibc

/// Runs a network on a picture, by OpenCV.
package enum PictureClassifier {
    /// Whether this was built with OpenCV.
    package static var isThere: Bool { cpicture_can_classify() != 0 }

    package enum Failure: Error, Sendable, Hashable {
        /// No network that can be read and run on such a picture.
        case model
        case memory
        /// Built without OpenCV.
        case absent
    }

    /// The network's first output.
    ///
    /// - Parameters:
    ///   - model: in ONNX's form.
    ///   - numbers: red, then green, then blue of all pixels, row by row.
    package static func outputs(
        of numbers: [Float], width: Int, height: Int, by model: [UInt8]
    ) throws(Failure) -> [Float] {
        precondition(numbers.count == 3 * width * height, "three numbers for each pixel")
        var outputs: UnsafeMutablePointer<Float>?
        var count = 0
        // The model and the numbers outlive the call.
        let guess = unsafe cpicture_classify(
            model, model.count, numbers, Int32(width), Int32(height), &outputs, &count)
        guard guess == CPICTURE_GUESSED, let outputs = unsafe outputs else {
            throw guess == CPICTURE_GUESS_MEMORY
                ? .memory : guess == CPICTURE_GUESS_ABSENT ? .absent : .model
        }
        defer { unsafe free(outputs) }
        return unsafe Array(UnsafeBufferPointer(start: outputs, count: count))
    }
}

extension Picture {
    /// The square in its middle, shrunk to so many pixels, each the mean of those that it stands for: red, then green,
    /// then blue, 0 … 1.
    package func middle(width: Int, height: Int) -> [Float] {
        let side = min(self.width, self.height)
        let (left, top) = ((self.width - side) / 2, (self.height - side) / 2)
        let columns = Shrinking(from: side, to: width)
        let rows = Shrinking(from: side, to: height)
        var numbers = [Float](repeating: 0, count: 3 * width * height)
        unsafe withPixels { source in
            for row in 0..<height {
                for column in 0..<width {
                    let (ys, xs) = (rows[row], columns[column])
                    var sums = (red: 0, green: 0, blue: 0)
                    for line in ys {
                        var place = ((top + line) * self.width + left + xs.lowerBound) * 3
                        for _ in xs {
                            // Within the picture, as the square is.
                            unsafe sums.red += Int(source[place])
                            unsafe sums.green += Int(source[place + 1])
                            unsafe sums.blue += Int(source[place + 2])
                            place += 3
                        }
                    }
                    let whole = Float(ys.count * xs.count * 255)
                    let place = row * width + column
                    numbers[place] = Float(sums.red) / whole
                    numbers[place + width * height] = Float(sums.green) / whole
                    numbers[place + 2 * width * height] = Float(sums.blue) / whole
                }
            }
        }
        return numbers
    }
}
