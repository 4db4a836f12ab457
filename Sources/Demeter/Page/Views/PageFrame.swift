internal import Nutrition

/// What every page has around what it shows.
struct PageFrame: Sendable {
    var texts: Texts
    var files: PageFiles
    /// `nil` on pages for those who have not come in.
    var session: PageSession?
    /// Whose page it is, where that is not the owner's.
    var person: String?
    /// The page that forms lead back to.
    var place: Place
    /// Begins the keys of the page's forms, unlike that of any other page.
    var key: String
    var notice: Notices.Notice?

    func page(_ title: String, @MarkupBuilder content: () -> [Markup]) -> Markup {
        let fullTitle =
            title == texts(.programName) ? title : "\(title) – \(texts(.programName))"
        return Tag.html(.lang(texts.language)) {
            Tag.head {
                Tag.meta(.charset("utf-8"))
                Tag.meta(
                    .name("viewport"), .content("width=device-width, initial-scale=1"))
                Tag.meta(.name("color-scheme"), .content("light dark"))
                Tag.title { fullTitle }
                Tag.link(.rel("stylesheet"), .href(files.style))
                if let icon = files.icon { Tag.link(.rel("icon"), .href(icon)) }
                if hasScript, let script = files.script {
                    Tag.link(.rel("manifest"), .href(.manifest))
                    Tag.script(.source(script), .deferred)
                }
            }
            Tag.body {
                Tag.a(.className("skip"), .fragment("content")) { texts(.skipToContent) }
                header
                Tag.main(.id("content")) {
                    Tag.h1 { title }
                    if hasScript { told }
                    if let notice { self.notice(notice) }
                    content()
                }
            }
        }
    }

    /// Whoever is not in yet is shown a page that does nothing.
    private var hasScript: Bool { session != nil || place == .offline }

    /// Where the script tells what it does, in the page's own words.
    private var told: Markup {
        Tag.div(
            .id("told"), .role("status"), .data("waits", texts(.typedWaits)),
            .data("logged", texts(.typedLogged)), .data("refused", texts(.typedRefused)),
            .data("gone", texts(.daemonAway)),
            // What waits in the browser goes to no other page than that of whom it was typed at.
            session == nil ? nil : .data("person", person ?? ""))
    }

    private var header: Markup {
        Tag.header {
            Tag.span(.className("brand")) {
                if session != nil, let person {
                    "\(texts(.programName)) · \(person)"
                } else {
                    texts(.programName)
                }
            }
            if session != nil {
                Tag.nav(.aria("label", texts(.mainMenu))) {
                    entry(.today, .today)
                    entry(.history, .history)
                    entry(.foods, .foods)
                    entry(.recipes, .recipes)
                    entry(.goals, .goals)
                    entry(.programme, .programme)
                    entry(.data, .data)
                    entry(.status, .status)
                }
                form(.logout, "sign-out") {
                    Tag.button(.className("plain")) { texts(.signOut) }
                }
            }
        }
    }

    private func entry(_ place: Place, _ phrase: Phrase) -> Markup {
        let isHere =
            switch (self.place, place) {
            case (.month, .history), (.year, .history), (.span, .history), (.food, .foods),
                (.recipe, .recipes), (.doctor, .status):
                true
            default: self.place == place
            }
        return Tag.a(.href(place), isHere ? .aria("current", "page") : nil) { texts(phrase) }
    }

    private func notice(_ notice: Notices.Notice) -> Markup {
        Tag.div(
            .className(notice.isComplaint ? "notice complaint" : "notice"),
            .role(notice.isComplaint ? "alert" : "status")
        ) {
            for line in notice.text.split(separator: "\n") { Tag.p { String(line) } }
        }
    }

    /// A form that does something, with what proves that it is ours.
    ///
    /// - Parameter name: tells it from the page's other forms.
    func form(
        _ act: PageAct, _ name: String, id: String? = nil, className: String? = nil,
        @MarkupBuilder content: () -> [Markup]
    ) -> Markup {
        Tag.form(
            .method(isPost: true), .action(.act(act)), id.map(Attribute.id),
            className.map(Attribute.className)
        ) {
            hidden("token", session?.formToken ?? "")
            hidden("key", "\(key).\(name)")
            hidden("back", place.path)
            content()
        }
    }

    /// A form that sends files.
    func upload(
        _ upload: PageUpload, _ name: String, className: String? = nil,
        @MarkupBuilder content: () -> [Markup]
    ) -> Markup {
        Tag.form(
            .method(isPost: true), .action(.upload(upload)), .multipart,
            className.map(Attribute.className)
        ) {
            hidden("token", session?.formToken ?? "")
            hidden("key", "\(key).\(name)")
            hidden("back", place.path)
            content()
        }
    }

    /// A choice among a few values; the first is chosen unless another is.
    func choice(
        _ label: Phrase, _ name: String, id: String, _ options: [(value: String, label: Phrase)],
        chosen: String? = nil
    ) -> Markup {
        Tag.div(.className("field")) {
            Tag.label(.label(for: id)) { texts(label) }
            Tag.select(.id(id), .name(name)) {
                for option in options {
                    Tag.option(
                        .value(option.value), option.value == chosen ? .selected : nil
                    ) { texts(option.label) }
                }
            }
        }
    }

    func hidden(_ name: String, _ value: String) -> Markup {
        Tag.input(.type(.hidden), .name(name), .value(value))
    }

    /// A field with its label.
    func field(
        _ label: Phrase, _ name: String, id: String, type: InputType = .text, value: String,
        inputMode: String? = nil, form: String? = nil
    ) -> Markup {
        Tag.div(.className("field")) {
            Tag.label(.label(for: id)) { texts(label) }
            Tag.input(
                .type(type), .id(id), .name(name), .value(value),
                inputMode.map(Attribute.inputMode), form.map(Attribute.form), .autocomplete(false))
        }
    }

    /// Lines of text with a label.
    func passage(_ label: Phrase, _ name: String, id: String, value: String) -> Markup {
        Tag.div(.className("field long")) {
            Tag.label(.label(for: id)) { texts(label) }
            // A browser leaves out a first line that is empty.
            Tag.textarea(.id(id), .name(name), .maxLength(20_000)) { Markup.lines("\n\(value)") }
        }
    }

    /// A choice of meals; `nothing` is what stands for none of them.
    func meals(
        _ name: String, id: String, label: Phrase, chosen: Meal?, nothing: Phrase? = nil,
        form: String? = nil
    ) -> Markup {
        Tag.div(.className("field")) {
            Tag.label(.label(for: id)) { texts(label) }
            Tag.select(.id(id), .name(name), form.map(Attribute.form)) {
                if let nothing { Tag.option(.value("")) { texts(nothing) } }
                for meal in Meal.allCases {
                    Tag.option(.value(meal.rawValue), meal == chosen ? .selected : nil) {
                        texts.meal(meal)
                    }
                }
            }
        }
    }
}
