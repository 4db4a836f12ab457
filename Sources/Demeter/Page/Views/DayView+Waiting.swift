internal import MealReader
internal import Nutrition
internal import Telling
internal import Wire

extension DayView {
    /// Open questions with their choices, then what is held without a question; today's page has those
    /// of all days.
    @MarkupBuilder var waiting: [Markup] {
        let asked = Set(questions.flatMap(\.entries))
        let rest = (isToday ? held : day.held).filter { !asked.contains($0.id) }
        let open = isToday ? questions : []
        if !open.isEmpty || !rest.isEmpty {
            Tag.section(.className("waiting"), .aria("labelledby", "waiting")) {
                Tag.h2(.id("waiting")) { texts(.waiting) }
                for question in open { self.question(question) }
                if !rest.isEmpty { Tag.p(.className("hint")) { texts(.heldExplanation) } }
                for entry in rest { card(entry) }
            }
        }
    }

    private func question(_ question: QuestionMessage) -> Markup {
        let id = "question-\(question.utterance)"
        return Tag.div(.className("card"), .role("group"), .aria("labelledby", id)) {
            Tag.p(.id(id)) {
                Tag.small { texts(.asks) }
                " "
                Tag.strong { question.question.text }
                " "
                Tag.bdi(.className("words")) { question.text }
            }
            for entry in held where question.entries.contains(entry.id) { line(entry) }
            frame.form(.answer, id, className: "choices") {
                frame.hidden("utterance", String(question.utterance))
                if question.question.choices.isEmpty {
                    answer("yes", texts(.yes))
                    answer("no", texts(.no))
                } else {
                    for (index, choice) in question.question.choices.enumerated() {
                        answer(String(index + 1), choice)
                    }
                }
                answer("never mind", texts(.neverMind))
            }
            words(.answer, "\(id)-words", .answerHint, .answer) {
                frame.hidden("utterance", String(question.utterance))
            }
        }
    }

    private func answer(_ value: String, _ label: String) -> Markup {
        Tag.button(.name("text"), .value(value)) { label }
    }

    private func card(_ entry: EntryMessage) -> Markup {
        let id = "held-\(entry.id)"
        let name = EntryWords.name(of: entry)
        return Tag.div(.className("card"), .id(id), .role("group"), .aria("label", name)) {
            line(entry)
            for warning in entry.warnings { Tag.p(.className("hint")) { warning.message } }
            Tag.div(.className("choices")) {
                if entry.isHinted {
                    frame.form(.answer, "hinted-\(entry.id)") {
                        frame.hidden("utterance", String(entry.utterance))
                        answer("yes", texts(.yes))
                    }
                }
                frame.form(.confirm, "confirm-\(entry.id)") {
                    frame.hidden("entry", String(entry.id))
                    Tag.button(.className("main")) { texts(.confirm) }
                }
                frame.form(.delete, "drop-\(entry.id)") {
                    frame.hidden("entry", String(entry.id))
                    Tag.button { texts(.drop) }
                }
                Tag.a(
                    .href(.entry(entry.day, entry.id)),
                    .aria("label", texts(.changeEntry, name))
                ) { texts(.change) }
            }
            words(.correct, "correct-\(entry.id)", .correctHint, .correct) {
                frame.hidden("entry", String(entry.id))
            }
            if photographed.contains(entry.utterance) {
                words(.lookAgain, "again-\(entry.id)", .photoAgainHint, .photoAgain) {
                    frame.hidden("photo", String(entry.utterance))
                }
            }
        }
    }

    /// A line of words for one thing that waits.
    private func words(
        _ act: PageAct, _ id: String, _ label: Phrase, _ button: Phrase,
        @MarkupBuilder fields: () -> [Markup]
    ) -> Markup {
        frame.form(act, id, className: "words") {
            fields()
            Tag.label(.label(for: id)) { texts(label) }
            Tag.div(.className("row")) {
                Tag.input(
                    .type(.text), .id(id), .name("text"), .required, .autocomplete(false),
                    .maxLength(10_000))
                Tag.button { texts(button) }
            }
        }
    }

    private func line(_ entry: EntryMessage) -> Markup {
        Tag.p {
            Tag.bdi(.className("name")) { EntryWords.name(of: entry) }
            " "
            Tag.span(.className("amount")) { EntryWords.amount(of: entry) }
            " "
            Tag.span(.className("energy")) { EntryWords.energy(entry.nutrients, texts) }
            if entry.day != today { Tag.small { " \(texts.long(entry.day))" } }
        }
    }

    /// Buttons that say what they would do, and do that or nothing.
    var takeBack: Markup {
        Tag.section(.className("take-back"), .aria("label", texts(.takeBack))) {
            if let step = steps.undo { button(.undo, step, texts(undoing(step), what(step))) }
            if let step = steps.redo { button(.redo, step, texts(.redoOther, what(step))) }
            if steps.undo == nil, steps.redo == nil {
                Tag.p(.className("hint")) { texts(.nothingToUndo) }
            }
        }
    }

    private func button(_ act: PageAct, _ step: StepsMessage.Step, _ label: String) -> Markup {
        frame.form(act, act.rawValue) {
            frame.hidden("change", String(step.change))
            Tag.button { label }
        }
    }

    private func what(_ step: StepsMessage.Step) -> String {
        let names = Words.row(Array(step.names.prefix(3)))
        let more = step.count - min(3, step.names.count)
        if names.isEmpty { return step.kind.rawValue }
        return more > 0 ? texts(.andMore, names, Figures.number(Double(more))) : names
    }

    private func undoing(_ step: StepsMessage.Step) -> Phrase {
        switch step.kind {
        case .log: .undoLog
        case .edit: .undoEdit
        case .delete: .undoDelete
        case .confirm: .undoConfirm
        case .goals: .undoGoals
        case .foodAdded, .foodEdited, .foodRemoved: .undoFood
        case .imported: .undoImport
        case .profile: .undoProfile
        case .measured, .measurementRemoved: .undoMeasured
        case .felt, .feelingRemoved: .undoFelt
        case .rated: .undoRated
        case .recipeAdded, .recipeChanged, .recipeRemoved: .undoRecipe
        case .batch: .undoBatch
        case .nutrientsCompleted: .undoCompleted
        default: .undoOther
        }
    }
}

extension EntryMessage {
    /// Whether it is held of photographs with a hint that "yes" takes.
    fileprivate var isHinted: Bool { warnings.contains { $0.rule == "photograph_hint" } }
}
