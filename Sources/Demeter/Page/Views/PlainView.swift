/// Pages of a few words: coming in, and what went wrong.
struct PlainView: Sendable {
    var frame: PageFrame

    private var texts: Texts { frame.texts }

    /// For who has not come in.
    var signIn: Markup {
        frame.page(texts(.signIn)) { Tag.p { texts(.signInExplanation) } }
    }

    /// What a link leads to: it is spent by the button alone, so that nothing that only looks at links
    /// burns it.
    func redeem(_ link: String) -> Markup {
        frame.page(texts(.signIn)) {
            Tag.form(.method(isPost: true), .action(.login), .className("line")) {
                frame.hidden("link", link)
                Tag.button(.className("main"), .autofocus) { texts(.openJournal) }
                Tag.p(.className("hint")) { texts(.openExplanation) }
            }
        }
    }

    func message(_ title: Phrase, _ words: String) -> Markup {
        frame.page(texts(title)) {
            Tag.p { words }
            if frame.session != nil {
                Tag.p { Tag.a(.href(.today)) { texts(.toToday) } }
            }
        }
    }
}
