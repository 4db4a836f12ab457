internal import Glibc
internal import Host
internal import Speech

/// Adapts the acoustic model to a voice with Debian's sphinxtrain: maximum a posteriori estimation.
///
/// J.-L. Gauvain and C.-H. Lee, "Maximum a posteriori estimation for multivariate Gaussian mixture
/// observations of Markov chains", 1994.
struct Adaptation {
    /// A sentence and the sound of it.
    struct Reading {
        var words: [String]
        var samples: [Int16]
    }

    /// The model before; its acoustic model is the package's own.
    let model: VoiceModel
    /// Where the new model goes, and for a while all that it is made from.
    let folder: String
    let work: String

    private static let tools = "/usr/lib/sphinxtrain"

    static var isInstalled: Bool { access("\(tools)/bw", X_OK) == 0 }

    /// Makes the new model; its folder. The features of the voice are erased whatever happens.
    func make(from readings: [Reading]) throws(EarsError) -> String {
        guard Self.isInstalled else { throw .noTrainer }
        for place in [folder, work] {
            Files.removeFolder(place)
            try Files.makeFolder(place)
        }
        defer { Files.removeFolder(work) }
        try writeFeatures(of: readings)
        try prepareModel()
        try runTools()
        for name in ["feat.params", "mdef", "noisedict"] {
            try Files.write(Files.read("\(model.acoustics)/\(name)"), to: "\(folder)/\(name)")
        }
        return folder
    }

    /// The decoder's own features, with the sentences and their words.
    private func writeFeatures(of readings: [Reading]) throws(EarsError) {
        var trial = VoiceTrial()
        trial.flags = ["-mfclogdir", work, "-remove_silence", "no", "-remove_noise", "no"]
        var recogniser = try Recogniser(model, trial: trial)
        for reading in readings { _ = try recogniser.hear(reading.samples) }
        let features = try Files.names(in: work).filter { $0.hasSuffix(".mfc") }
        guard features.count == readings.count else { throw .training(program: "the decoder") }
        let names = features.map { $0.dropLast(4) }
        try write(names.map { "\($0)\n" }.joined(), to: "control")
        try write(
            zip(names, readings).map { name, reading in
                "<s> \(reading.words.joined(separator: " ")) </s> (\(name))\n"
            }.joined(), to: "sentences")
        let dictionary = String(decoding: try Files.read(model.dictionary), as: UTF8.self)
        try write(
            dictionary.split(separator: "\n").filter { !$0.hasPrefix("<") }.map { "\($0)\n" }
                .joined(), to: "words")
    }

    private func prepareModel() throws(EarsError) {
        do throws(SpeechError) {
            try AcousticFiles.writeDefinition(
                from: "\(model.acoustics)/mdef", to: "\(work)/definition")
        } catch {
            throw .speech(error)
        }
        let bytes = try Files.read("\(model.acoustics)/sendump")
        let weights: [UInt8]
        do throws(SpeechError) {
            weights = try AcousticFiles.mixtureWeights(fromSendump: bytes)
        } catch {
            throw .speech(error)
        }
        try Files.write(weights, to: "\(work)/weights")
    }

    private func runTools() throws(EarsError) {
        let old = model.acoustics
        let shape = ["-moddeffn", "\(work)/definition", "-ts2cbfn", ".ptm."]
        let parameters = [
            "-meanfn", "\(old)/means", "-varfn", "\(old)/variances", "-mixwfn", "\(work)/weights",
            "-tmatfn", "\(old)/transition_matrices", "-accumdir", work,
        ]
        try run(
            "bw",
            shape + parameters + [
                "-hmmdir", old, "-feat", "1s_c_d_dd", "-svspec", "0-12/13-25/26-38", "-cmn",
                "batch", "-agc", "none", "-dictfn", "\(work)/words", "-fdictfn", "\(old)/noisedict",
                "-ctlfn", "\(work)/control", "-lsnfn", "\(work)/sentences", "-cepdir", work,
                "-cepext", "mfc",
            ])
        try run(
            "map_adapt",
            shape + parameters + [
                "-mapmeanfn", "\(folder)/means", "-mapvarfn", "\(folder)/variances", "-mapmixwfn",
                "\(work)/new-weights", "-maptmatfn", "\(folder)/transition_matrices",
            ])
        try run(
            "mk_s2sendump",
            [
                "-pocketsphinx", "yes", "-moddeffn", "\(work)/definition", "-mixwfn",
                "\(work)/new-weights", "-sendumpfn", "\(folder)/sendump",
            ])
    }

    private func write(_ text: String, to name: String) throws(EarsError) {
        try Files.write(Array(text.utf8), to: "\(work)/\(name)")
    }

    /// Waits for one of sphinxtrain's programs; what it prints is for its own authors.
    private func run(_ name: String, _ arguments: [String]) throws(EarsError) {
        let status: Int32?
        do throws(HostError) {
            var child = try Child(
                ["\(Self.tools)/\(name)"] + arguments,
                environment: ChildEnvironment.of(.current(), for: .anybody))
            status = child.wait(until: .now + Self.patience)
        } catch {
            throw .noTrainer
        }
        guard status == 0 else { throw .training(program: name) }
    }

    /// Many times as long as any of them takes.
    private static let patience = Duration.seconds(3600)
}
