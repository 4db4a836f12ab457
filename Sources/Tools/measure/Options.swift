/// What the command line asks for.
struct Options {
    var evaluation = ""
    var survey: String?
    var years = "2017_2018"
    var ingredients: String?
    var sets: [String] = []
    var errors = 0
    var skip = 0
    var text: String?
    var rounds = 0
    var output: String?
    var everyday: String?
    var readings: String?
    /// Where to write the lines of our own that are misread.
    var misses: String?
    /// A folder of rules to read by instead of those that were compiled.
    var rules: String?
    /// Lines labelled 1 for a meal and 0 for talk.
    var talk: String?
    /// Where to write the weights that tell them apart.
    var talkOutput: String?
    /// Where to write what every reading's confidence rests on, with what was read.
    var evidence: String?
    /// Whether to print every tenth of the confidence beside what was right of it.
    var isByTenths = false
    /// Whether to count the review's alarms instead.
    var isReview = false
    /// Whether to read the foods' own names instead.
    var isNames = false

    static let usage = """
        usage: measure --eval FOLDER [--ingredients FILE] [--survey FOLDER [--years 2017_2018]]
                       [--set NAME]… [--everyday FILE] [--errors N] [--text DESCRIPTION] [--fit FILE]
                       [--readings FILE] [--rules FOLDER] [--review yes] [--names yes]
                       [--talk FILE --fit-talk FILE] [--misses FILE]

        Reads the labelled descriptions in FOLDER and prints how right the reader is. --survey adds the
        foods of an FNDDS release; --errors prints the first N misses with what was read; --fit writes
        the coefficients of the confidence, fitted on these sets, as a Swift file; --readings writes
        every reading whole, to compare with those of another version; --rules reads by the rules of a
        folder such as reading/ without a build, and says which of their examples do not hold; --review counts the alarms of
        the review instead, and prints the first N of them; --names prints every name of a food that is
        not read as a meal when it is said alone; --fit-talk writes the weights that tell talk from a
        meal as a Swift file, fitted on the lines of --talk and --everyday and on every fourth row of the sets;
        --misses writes the lines of --everyday, or of --talk, that are misread, as the tests want them named.
        """

    init?(_ arguments: ArraySlice<String>) {
        var arguments = arguments
        while let option = arguments.popFirst() {
            guard let value = arguments.popFirst() else { return nil }
            switch option {
            case "--eval": evaluation = value
            case "--survey": survey = value
            case "--years": years = value
            case "--ingredients": ingredients = value
            case "--set": sets.append(value)
            case "--errors": errors = Int(value) ?? 0
            case "--skip": skip = Int(value) ?? 0
            case "--text": text = value
            case "--tune": rounds = Int(value) ?? 0
            case "--everyday": everyday = value
            case "--fit": output = value
            case "--readings": readings = value
            case "--misses": misses = value
            case "--rules": rules = value
            case "--evidence": evidence = value
            case "--tenths": isByTenths = value == "yes"
            case "--talk": talk = value
            case "--fit-talk": talkOutput = value
            case "--review": isReview = value == "yes"
            case "--names": isNames = value == "yes"
            default: return nil
            }
        }
        if sets.isEmpty {
            sets = [
                "nutribench_v1_wweia_meal_natural", "nutribench_v1_wweia_meal_metric",
                "nutribench_v0_natural", "single_item", "nutribench_v1_who_meal_natural",
                "nutribench_v1_who_meal_metric", "nutribench_v2_world",
            ]
        }
    }
}
