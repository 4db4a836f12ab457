internal import Allergens
internal import Alternatives
internal import Arguments
internal import Nutrition
internal import Wire

extension DemeterCommand {
    static let instead: Verb = Verb(
        CommandTable(
            "instead", "Show what you could have instead of a food",
            details: [
                "Up to three foods of the same role in a meal, the nearest in use and nutrients first. "
                    + "None has what you must not have, nor of which that cannot be told, and none what "
                    + "you avoid. Nothing here says that a food is safe. `demeter edit ID --food NAME` "
                    + "puts one in the place of an entry's food."
            ],
            options: [
                OptionRow(
                    "without", value: .init("TRIGGER"), "What must not be in it either, as milk.")
            ],
            operands: [
                OperandRow(
                    "FOOD", count: .any, "The food in words, or the number of an entry as #12.")
            ],
            examples: [
                .init("demeter instead latte --without milk", "a latte without milk"),
                .init("demeter instead '#12'", "instead of what entry 12 has"),
            ], group: "You")
    ) { session throws(Failure) in
        let words = session.command.operands.joined(separator: " ")
        guard !words.isEmpty, words.unicodeScalars.count <= AlternativesRequest.longest else {
            throw session.misuse("name a food, as: demeter instead latte --without milk")
        }
        let entry = words.hasPrefix("#") ? Int(words.dropFirst()) : nil
        let request = AlternativesRequest(
            food: entry == nil ? words : nil, entry: entry,
            without: session.command["without"].map { [TriggerTable.trigger(called: $0)] } ?? [])
        var daemon = try session.connect()
        let (raw, message) = try daemon.call(
            .alternatives, request, as: AlternativesMessage.self)
        try session.show(raw, lines(message, session.console.style))
        return message.alternatives.isEmpty ? .nothing : .done
    }

    private static func lines(_ message: AlternativesMessage, _ style: Style) -> [String] {
        guard !message.alternatives.isEmpty else {
            return ["Nothing like \(DisplayWidth.printable(message.food)) is known without it."]
        }
        return [
            style.paint("Instead of \(DisplayWidth.printable(message.food)):", .bold)
        ] + message.alternatives.map { "  \(DisplayWidth.printable($0.name)): \($0.reason)" }
    }
}
