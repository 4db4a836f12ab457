/// A piece of a page.
///
/// Text stays text: nothing makes an element of a string, whatever is in it.
package indirect enum Markup: Sendable, Hashable {
    case text(String)
    /// As above, in a field of several lines, whose ends stay.
    case lines(String)
    case element(Tag, [Attribute], [Markup])
    case group([Markup])

    package static let nothing = Markup.group([])
}

extension Markup: ExpressibleByStringLiteral {
    package init(stringLiteral text: String) { self = .text(text) }
}

/// Lines up pieces, so that a page is written down in the shape that it has.
@resultBuilder package enum MarkupBuilder {
    package static func buildExpression(_ piece: Markup) -> [Markup] { [piece] }
    package static func buildExpression(_ text: String) -> [Markup] { [.text(text)] }
    package static func buildExpression(_ pieces: [Markup]) -> [Markup] { pieces }
    package static func buildBlock(_ pieces: [Markup]...) -> [Markup] { pieces.flatMap(\.self) }
    package static func buildOptional(_ pieces: [Markup]?) -> [Markup] { pieces ?? [] }
    package static func buildEither(first pieces: [Markup]) -> [Markup] { pieces }
    package static func buildEither(second pieces: [Markup]) -> [Markup] { pieces }
    package static func buildArray(_ pieces: [[Markup]]) -> [Markup] { pieces.flatMap(\.self) }
}

extension Tag {
    /// The element with what is in it: `Tag.p(.className("note")) { text }`.
    package func callAsFunction(
        _ attributes: Attribute?..., @MarkupBuilder content: () -> [Markup] = { [] }
    ) -> Markup {
        .element(self, attributes.compactMap(\.self), content())
    }
}
