/// The feelings that have a name of their own here, and what people call them.
package enum FeelingNames {
    /// How a feeling is kept: under its name in the table, else as it was said.
    package static func name(_ said: String) -> String { names[said] ?? said }

    /// Whether the words alone, without "I feel", tell a feeling.
    package static func isKnown(_ said: String) -> Bool { names[said] != nil }

    /// Characters; the longest that people say have fewer.
    package static let longest = 60

    private static let names: [String: String] = {
        var names: [String: String] = [:]
        for line in table.split(separator: "\n") {
            let halves = line.split(separator: "=")
            let name = trimmed(halves[0])
            names[name] = name
            for said in halves.dropFirst().first?.split(separator: ",") ?? [] {
                names[trimmed(said)] = name
            }
        }
        return names
    }()

    private static func trimmed(_ text: Substring) -> String {
        text.split(separator: " ").joined(separator: " ")
    }

    /// A feeling a line, behind `=` what it is called as well.
    private static let table = """
        bloated = bloating, bloat, gassy, wind, gas
        headache = head ache, headaches, a sore head, my head hurts, my head aches
        migraine = migraines
        stomach ache = stomachache, tummy ache, stomach pain, belly ache, my stomach hurts, my belly hurts, \
        my tummy hurts, upset stomach, stomach cramps, cramps
        heartburn = acid reflux, reflux
        nausea = nauseous, sick, queasy
        tired = tiredness, exhausted, worn out, fatigue, fatigued
        sleepy = drowsy
        dizzy = dizziness, light headed, lightheaded
        itchy = itching, itch, my skin itches
        rash = hives, a rash
        constipated = constipation
        diarrhea = diarrhoea, the runs
        thirsty = thirst
        hungry = hunger, starving
        full = stuffed, too full
        anxious = anxiety, nervous
        irritable = grumpy, cranky
        shaky = trembling
        jittery = jitters
        energetic = full of energy, lots of energy
        well = good, great, fine, better
        unwell = bad, terrible, awful, not well, not good, ill
        runny nose = stuffy nose, sneezing
        joint pain = sore joints, my joints hurt
        """
}
