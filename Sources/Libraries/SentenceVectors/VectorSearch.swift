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

    /// So much is added for a text of the very words, and less for one that shares some.
    ///
    /// What finds most of 300 paraphrases that were written for that; from 0.3 to 0.7 it hardly matters.
    private static let wordShare: Float = 0.5

    /// The nearest labels, the nearest first, each once.
    ///
    /// - Parameter words: of the text, as the file has them.
    package func nearest(_ vector: [Float], words: [UInt32] = [], limit: Int) -> [Match] {
        let layout = file.layout
        guard vector.count == layout.shape.output, layout.vectors > 0, limit > 0 else { return [] }
        let query = StoredVector(vector, label: 0)
        var best = [Float](repeating: -.infinity, count: layout.labelCount)
        unsafe file.file.withBytes { bytes in
            guard let start = bytes.baseAddress else { return }
            let shared = unsafe Self.shared(start, layout, Set(words))
            unsafe Self.score(start, layout, query, shared, into: &best)
        }
        let found = best.indices.lazy.filter { best[$0] > -.infinity }.map {
            Match(label: $0, score: best[$0])
        }
        return Array(found.sorted { ($0.score, $1.label) > ($1.score, $0.label) }.prefix(limit))
    }

    /// By the places of texts: how many of these words they have, 0 … 1; empty where none has any.
    private static func shared(
        _ start: UnsafeRawPointer, _ layout: VectorFile.Layout, _ words: Set<UInt32>
    ) -> [Float] {
        let count = layout.words.count / 4
        guard count > 0, !words.isEmpty else { return [] }
        // Each part is aligned, and as long as the layout says, which was checked against the file.
        let index = unsafe UnsafeBufferPointer(
            start: (start + layout.words.lowerBound).assumingMemoryBound(to: UInt32.self),
            count: count)
        let texts = unsafe (start + layout.wordTexts.lowerBound)
            .assumingMemoryBound(to: UInt32.self)
        let weights = unsafe (start + layout.wordWeights.lowerBound)
            .assumingMemoryBound(to: Float.self)
        var shares = [Float](repeating: 0, count: layout.vectors)
        var length: Float = 0
        for word in words.sorted() {
            let first = unsafe Self.first(word, in: index)
            var end = first
            while end < count, unsafe index[end] == word { end += 1 }
            guard first < end else { continue }
            let own = StoredWord.telling(end - first, of: layout.vectors)
            length += own * own
            for place in first..<end {
                let text = unsafe Int(texts[place])
                // Of a file that says so of no text of its own.
                if text < shares.count { shares[text] += unsafe own * weights[place] }
            }
        }
        guard length > 0 else { return [] }
        let root = length.squareRoot()
        return shares.map { $0 / root }
    }

    /// The place of the first of these numbers, which stand in their order; that behind smaller ones where none is.
    private static func first(_ word: UInt32, in index: UnsafeBufferPointer<UInt32>) -> Int {
        var (low, high) = (0, index.count)
        while low < high {
            let middle = (low + high) / 2
            if unsafe index[middle] < word { low = middle + 1 } else { high = middle }
        }
        return low
    }

    private static func score(
        _ start: UnsafeRawPointer, _ layout: VectorFile.Layout, _ query: StoredVector,
        _ shared: [Float], into best: inout [Float]
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
                var score = unsafe Float(sum) * query.scale * scales[index] + leanings[index]
                if !shared.isEmpty { score += wordShare * shared[index] }
                if score > best[label] { best[label] = score }
            }
        }
    }
}
