package import Configuration
internal import Glibc
internal import Host

/// The sounds of one person's voice, learnt by `demeter voice train`.
package struct OwnVoice: Sendable, Hashable {
    /// Beside the journal; the ears may read this folder and no other there.
    package let folder: String

    package init(_ places: Places) { self.init(folder: Path.join(places.dataFolder, "voice")) }

    package init(folder: String) { self.folder = folder }

    /// Files of an acoustic model; all are there or the model is not used.
    static let files = [
        "feat.params", "mdef", "noisedict", "means", "variances", "transition_matrices", "sendump",
    ]

    /// The adapted model; `nil` when there is none.
    package var acoustics: String? { [model, former].first(where: Self.isWhole) }

    private static func isWhole(_ model: String) -> Bool {
        files.allSatisfy { Files.exists("\(model)/\($0)") }
    }

    var model: String { "\(folder)/model" }
    /// Where the model is while another takes its place, and where it stays if that was cut short.
    var former: String { "\(folder)/former" }
    var takes: String { "\(folder)/takes" }
    /// Where a model is made from what was confirmed, before it is kept.
    var draft: String { "\(folder)/learnt" }

    /// What changes with the model, and when all of it is forgotten.
    package struct Stamp: Sendable, Hashable {
        /// When the model was made, in nanoseconds since 1970; 0 when there is none.
        private let made: Int
        /// The folder's own number; 0 when there is none.
        private let folder: UInt64

        init(made: Int, folder: UInt64) {
            self.made = made
            self.folder = folder
        }
    }

    package var stamp: Stamp {
        var (made, place) = (stat(), stat())
        let isMade = acoustics.map { stat("\($0)/means", &made) == 0 } ?? false
        let isThere = stat(folder, &place) == 0
        return Stamp(
            made: isMade ? made.st_mtim.tv_sec * 1_000_000_000 + made.st_mtim.tv_nsec : 0,
            folder: isThere ? UInt64(place.st_ino) : 0)
    }

    /// Makes a draft the voice's model. Whoever looks meanwhile, and whatever ends it, there is the one or the other.
    func take(_ draft: String) throws(EarsError) {
        if Self.isWhole(model) {
            Files.removeFolder(former)
            try Files.rename(model, to: former)
        } else {
            Files.removeFolder(model)
        }
        try Files.rename(draft, to: model)
        Files.removeFolder(former)
    }

    /// Removes what a step that was cut short has left.
    package func removeLeftovers() {
        Files.removeFolder(draft)
        if Self.isWhole(model) { Files.removeFolder(former) }
    }

    /// `false` when nothing was kept.
    package func forget() -> Bool {
        let wasThere = Files.exists(folder)
        for inner in [model, former, draft, takes] { Files.removeFolder(inner) }
        Files.removeFolder(folder)
        return wasThere
    }
}
