extension GreyPicture {
    /// The mean of all pixels, 0 black … 1 white.
    package var brightness: Double {
        Double(values.reduce(0) { $0 + Int($1) }) / Double(max(1, values.count)) / 255
    }

    /// The standard deviation of all pixels, 0 … 0.5 (half black, half white).
    package var contrast: Double {
        let mean = brightness * 255
        let sum = values.reduce(0.0) { $0 + (Double($1) - mean) * (Double($1) - mean) }
        return (sum / Double(max(1, values.count))).squareRoot() / 255
    }

    /// The variance of the Laplacian (4 times a pixel less its four neighbours) where it is greatest: in the
    /// sharpest of 16 parts, so that a sharp dish before a blurred table counts as sharp.
    ///
    /// After Pech-Pacheco and others, "Diatom autofocusing in brightfield microscopy" (2000); of values of
    /// 0 … 255, so that a sharp photograph has some hundreds and a blurred one some tens at most.
    package var laplacianVariance: Double {
        guard width >= 12, height >= 12 else { return 0 }
        var greatest = 0.0
        for part in 0..<16 {
            let columns = (part % 4) * width / 4..<(part % 4 + 1) * width / 4
            let rows = (part / 4) * height / 4..<(part / 4 + 1) * height / 4
            greatest = max(greatest, laplacianVariance(columns, rows))
        }
        return greatest
    }

    private func laplacianVariance(_ columns: Range<Int>, _ rows: Range<Int>) -> Double {
        var (sum, squares, count) = (0, 0, 0)
        for y in max(1, rows.lowerBound)..<min(height - 1, rows.upperBound) {
            for x in max(1, columns.lowerBound)..<min(width - 1, columns.upperBound) {
                let place = y * width + x
                let value =
                    4 * Int(values[place]) - Int(values[place - 1]) - Int(values[place + 1])
                    - Int(values[place - width]) - Int(values[place + width])
                sum += value
                squares += value * value
                count += 1
            }
        }
        guard count > 0 else { return 0 }
        let mean = Double(sum) / Double(count)
        return Double(squares) / Double(count) - mean * mean
    }
}
