package import Configuration
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
    package var acoustics: String? {
        Self.files.allSatisfy { Files.exists("\(model)/\($0)") } ? model : nil
    }

    var model: String { "\(folder)/model" }
    var takes: String { "\(folder)/takes" }

    /// Changes with the model: seconds since 1970, 0 when there is none.
    package var stamp: Int { Files.time(of: "\(model)/means") }

    /// `false` when nothing was kept.
    package func forget() -> Bool {
        let wasThere = Files.exists(folder)
        for inner in [model, takes] { Files.removeFolder(inner) }
        Files.removeFolder(folder)
        return wasThere
    }
}
