package import Speech

/// Settings changed for a trial: of the decoder, or of the language model.
package struct VoiceTrial: Sendable, Hashable {
    /// Flags of PocketSphinx with their values, in pairs.
    package var flags: [String] = []
    package var model = VoiceSettings()
    package var rescoring = Rescoring()
    package var kinds = Kinds()
    package var judge = Judge()
    package var trust = LanguageTrust()
    package var breadth = NoiseBreadth()
    /// How loud the noise is that is added to a voice, as a share of it.
    package var grain = 0.02

    /// Seconds after which a recording is decoded piece by piece, as ears that listen do; `nil` for at its end.
    package var live: Double?

    /// Whether PocketSphinx itself compares frames with sounds.
    package var isScoredByLibrary = false

    /// As what of a recipe a recording is heard again, as ears do while one is open; `nil` for not at all.
    package var recipes: RecipeKind?

    /// Whether the voice is learnt from the recordings as from utterances that were confirmed, where they are sure.
    package var learns = false
    package var adaptation = VoiceAdaptation()

    package init() {}

    /// - Parameter changes: `vad_threshold=3` for PocketSphinx, `model.flattening=2` for ours.
    package init(_ changes: [String]) throws(EarsError) {
        for change in changes {
            let parts = change.split(separator: "=", maxSplits: 1).map(String.init)
            guard parts.count == 2, let number = Double(parts[1]) ?? (parts[1].isEmpty ? nil : .nan)
            else { throw .trial(change) }
            switch parts[0] {
            case "model.sentences": model.sentences = try Self.whole(number, in: change)
            case "model.flattening": model.flattening = Float(number)
            case "model.general-words":
                model.generalWords = try Self.whole(number, in: change, from: 0)
            case "model.general-share": model.generalShare = Float(number)
            case "model.evenly": model.evenly = number
            case "model.unranked": model.unranked = number
            case "model.aliases": model.aliases = number
            case "model.spelled": model.areSpelled = number > 0
            case "model.order-sentences":
                model.orderSentences = try Self.whole(number, in: change)
            case "model.recipe-sentences":
                model.recipeSentences = try Self.whole(number, in: change)
            case "model.seed": model.seed = UInt64(max(0, number))
            case "language.quiet": trust.quiet = number
            case "language.noisy": trust.noisy = number
            case "language.clear": trust.clear = number
            case "language.drowned": trust.drowned = number
            case "breadth.quiet-states": breadth.quiet.states = try Self.whole(number, in: change)
            case "breadth.quiet-words":
                breadth.quiet.words = try Self.whole(number, in: change, from: -1)
            case "breadth.noisy-states": breadth.noisy.states = try Self.whole(number, in: change)
            case "breadth.noisy-words":
                breadth.noisy.words = try Self.whole(number, in: change, from: -1)
            case "breadth.talk-states": breadth.talk.states = try Self.whole(number, in: change)
            case "breadth.talk-quick": breadth.talk.isQuick = number > 0
            case "breadth.bound": breadth.bound = number
            // They are of each search; PocketSphinx's own would be overruled in silence.
            case "maxhmmpf", "maxwpf": throw .trial(change)
            case "grain" where (0...1).contains(number): grain = number
            case "live" where (0...3_600).contains(number): live = number
            case "learn": learns = number > 0
            case "learn.general": adaptation.general = Float(number)
            case "learn.each": adaptation.each = Float(number)
            case "sounds.library": isScoredByLibrary = number > 0
            case "kinds.ordered": kinds.ordered = number
            case "kinds.order": kinds.order = number
            case "kinds.talk": kinds.talk = number
            case "kinds.call": kinds.call = number
            case "kinds.clear": kinds.clear = number
            case "kinds.recipe": kinds.recipe = number
            case "kinds.told": kinds.told = number
            case "recipes" where (0...2).contains(number):
                recipes = [nil, .order, .telling][Int(number)]
            case "kinds.certain": kinds.certain = number
            case "judge.sure": judge.sure = number
            case "judge.sure-in-noise": judge.sureInNoise = number
            case "judge.slowest": judge.slowest = number
            case "judge.strange": judge.strange = number
            case "judge.doubtful": judge.doubtful = number
            case "nbest.count": rescoring.count = try Self.whole(number, in: change)
            case "nbest.reading": rescoring.reading = number
            case "nbest.unread": rescoring.unread = number
            case "nbest.sharpness": rescoring.sharpness = number
            case "nbest.agreement": rescoring.agreement = number
            case let name where name.contains("."): throw .trial(change)
            case let name: flags += ["-\(name)", parts[1]]
            }
        }
    }

    private static func whole(
        _ number: Double, in change: String, from least: Int = 1
    ) throws(EarsError) -> Int {
        guard let whole = Int(exactly: number), (least...100_000_000).contains(whole) else {
            throw .trial(change)
        }
        return whole
    }
}
