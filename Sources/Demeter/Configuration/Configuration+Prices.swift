extension Configuration.Model {
    /// What a model's service charges, as a person copied it from its price list.
    package struct Price: Sendable, Hashable {
        /// The name by which the service knows the model.
        package var model: String
        /// For a million tokens that are told, in whatever currency.
        package var prompt: Double
        /// For a million tokens that are answered.
        package var completion: Double

        /// Prices beyond this for a million tokens are slips of the pen.
        private static let limit = 1_000_000.0

        package init(model: String, prompt: Double, completion: Double) {
            self.model = model
            self.prompt = prompt
            self.completion = completion
        }

        /// `MODEL: PROMPT COMPLETION`; names may have colons of their own.
        package init?(_ text: String) {
            guard let colon = text.lastIndex(of: ":") else { return nil }
            let name = text[..<colon].split(separator: " ").joined(separator: " ")
            let numbers = text[text.index(after: colon)...].split(separator: " ").map { Double($0) }
            guard !name.isEmpty, !name.contains(where: \.isNewline), numbers.count == 2,
                let prompt = numbers[0], let completion = numbers[1],
                0...Self.limit ~= prompt, 0...Self.limit ~= completion
            else { return nil }
            self.init(model: name, prompt: prompt, completion: completion)
        }
    }
}
