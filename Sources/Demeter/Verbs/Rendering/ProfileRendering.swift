internal import Body
internal import Nutrition
internal import Telling
internal import Wire

/// What a person has told of themselves.
enum ProfileRendering {
    static func lines(_ message: ProfileMessage, _ style: Style) -> [String] {
        guard !message.profile.isEmpty else {
            return [
                phrase(
                    "You have told nothing of yourself. Try: demeter profile set born 1984 sex female"
                )
            ]
        }
        var table = TextTable([.init("", .left), .init("", .left)])
        for key in Profile.Key.allCases {
            guard var text = message.profile.text(of: key) else { continue }
            if key == .born, let age = message.age { text = phrase("\(text) (\(age) years)") }
            table.add([
                .init(phrase(of: key.rawValue), .faint),
                .init(DisplayWidth.printable(phrase(of: text))),
            ])
        }
        return table.lines(style).filter { !$0.allSatisfy(\.isWhitespace) }
    }
}
