/// One JSGF grammar: named rules, some of them public.
///
/// The form is the W3C note "JSpeech Grammar Format" of 2000 without tags. A reference may name a
/// rule of any grammar that it is read together with.
package struct Grammar: Sendable, Hashable {
    package var name: String
    package var rules: [String: Expansion]
    /// The names of the public rules, in the file's order.
    package var publicRules: [String]

    package init(name: String, rules: [String: Expansion], publicRules: [String] = []) {
        self.name = name
        self.rules = rules
        self.publicRules = publicRules
    }
}
