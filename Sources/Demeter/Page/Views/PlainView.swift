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

    /// What is seen where the journal cannot be reached; what is typed here waits in the browser.
    var offline: Markup {
        frame.page(texts(.daemonAway)) {
            Tag.p { texts(.offlineExplanation) }
            Tag.form(.method(isPost: true), .action(.act(.say)), .className("line")) {
                Tag.label(.label(for: "text")) { texts(.whatDidYouEat) }
                Tag.div(.className("row")) {
                    Tag.input(
                        .type(.text), .id("text"), .name("text"), .autocomplete(false),
                        .required, .maxLength(10_000), .autofocus)
                    Tag.button(.className("main")) { texts(.log) }
                }
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
