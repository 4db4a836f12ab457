internal import Mapping

/// Finds what is nearest in meaning, by looking at every vector of a file.
package struct VectorSearch: Sendable {
    package struct Match: Sendable, Hashable {
        /// The place of the label.
        package var label: Int
        /// −1 … 1, and a little more or less by what the file's maker leans to.
        package var score: Float

        package init(label: Int, score: Float) {
            self.label = label
            self.score = score
        }
    }

    private let file: VectorFile

    package init(_ file: VectorFile) { self.file = file }

    /// The nearest labels, the nearest first, each once.
    package func nearest(_ vector: [Float], limit: Int) -> [Match] {
        let layout = file.layout
        guard vector.count == layout.shape.output, layout.vectors > 0, limit > 0 else { return [] }
        let query = StoredVector(vector, label: 0)
        var best = [Float](repeating: -.infinity, count: layout.labelCount)
        unsafe file.file.withBytes { bytes in
            guard let start = bytes.baseAddress else { return }
            unsafe Self.score(start, layout, query, into: &best)
        }
        let found = best.indices.lazy.filter { best[$0] > -.infinity }.map {
            Match(label: $0, score: best[$0])
        }
        return Array(found.sorted { ($0.score, $1.label) > ($1.score, $0.label) }.prefix(limit))
    }

    private static func score(
        _ start: UnsafeRawPointer, _ layout: VectorFile.Layout, _ query: StoredVector,
        into best: inout [Float]
    ) {
        let width = layout.shape.output
        // Each part is aligned, and as long as the layout says, which was checked against the file.
        let coordinates = unsafe (start + layout.coordinates.lowerBound)
            .assumingMemoryBound(to: Int8.self)
        let scales = unsafe (start + layout.scales.lowerBound).assumingMemoryBound(to: Float.self)
        let leanings = unsafe (start + layout.leanings.lowerBound)
            .assumingMemoryBound(to: Float.self)
        let owners = unsafe (start + layout.owners.lowerBound)
            .assumingMemoryBound(to: UInt32.self)
        unsafe query.coordinates.withUnsafeBufferPointer { wanted in
            for index in 0..<layout.vectors {
                let own = unsafe coordinates + index * width
                var sum: Int32 = 0
                for place in 0..<width {
                    unsafe sum &+= Int32(own[place]) &* Int32(wanted[place])
                }
                let label = unsafe Int(owners[index])
                guard label < best.count else { continue }
                let score = unsafe Float(sum) * query.scale * scales[index] + leanings[index]
                if score > best[label] { best[label] = score }
            }
        }
    }
}
