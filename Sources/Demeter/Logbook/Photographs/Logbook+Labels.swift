internal import Host
internal import Journal
internal import LabelReader
internal import MealReader
internal import Nutrition
internal import Service
internal import Sight
internal import Telling
internal import Wire

// Foods by the nutrition labels in photographs: read, held, named, and kept once their person agrees.
extension Logbook {
    /// What the labels in these files tell; `nil` where none shows one.
    nonisolated(nonsending) func readLabels(
        _ files: [String], _ eyes: any PictureLooker
    ) async throws(ServiceError) -> LabelReading? {
        var labels: [NutritionLabel] = []
        var unread: LabelReading?
        for path in files {
            guard let file = try? ExistingFile(path) else { continue }
            switch await eyes.label(in: file.descriptor) {
            case .none: continue
            case .label(let label):
                guard label.isPossible else { continue }
                if let one = labels.last?.merged(with: label) {
                    labels[labels.count - 1] = one
                } else {
                    labels.append(label)
                }
            case .unread(let fault): unread = .unread(fault)
            }
        }
        // Of one label two photographs tell the same, or nobody knows which is right.
        if labels.count > 1 { return .unread(.several) }
        return labels.first.map { .label($0) } ?? unread
    }

    /// Holds what a label tells, until its person says what it is, or agrees.
    nonisolated(nonsending) func enterLabel(
        _ utterance: Utterance, _ photograph: Photograph, _ label: NutritionLabel
    ) async throws(ServiceError) -> LogResult {
        let line = LabelledLine(photograph.note, reader)
        let name = line.name ?? Texts.products.labelUnnamed()
        var reading = Reading(text: utterance.said.text)
        if var item = line.item(of: label, named: name)
            ?? LabelledLine(nil, reader).item(of: label, named: name)
        {
            item.text = utterance.said.text
            reading.items = [item]
        }
        let mark = EntryWarning(
            rule: line.name == nil ? Self.unnamedRule : Self.labelRule,
            message: Texts.products.labelMark())
        let outcome = Outcome(
            utterance: utterance, reading: reading, calendar: calendar(), now: now(),
            review: review,
            kitchen: kitchen, ingredients: { ingredients }
        ).taken(from: [], orAll: true).held().marked(mark)
        let told = [Phrases.labelled(label)]
        let asked =
            line.name.map { Texts.products.labelKeeps($0) } ?? Texts.products.labelAsks()
        let finished: @Sendable (Recorded) -> LogResult = { recorded in
            var result = outcome.result(recorded)
            result.reply = (told + [result.reply, asked]).joined(separator: "\n")
            result.analysis = PhotoAnalysis.none
            return result
        }
        do throws(JournalError) {
            let recorded = try await writing { () async throws(JournalError) in
                try await journal.finish(
                    utterance.id, outcome.state, outcome.act, reply: { finished($0).stored })
            }
            note(recorded.entries)
            return finished(recorded)
        } catch {
            if case .alreadyFinished = error { return try await repeatedResult(of: utterance) }
            throw await unfinished(utterance.id, error)
        }
    }

    /// Takes what a person says of a label that has no name yet: it is kept as a food of theirs, and logged.
    ///
    /// - Returns: `nil` when the words are no name and no figures, or no label waits for them.
    nonisolated(nonsending) func nameLabel(
        _ utterance: Utterance, in conversation: ConversationID
    ) async throws(ServiceError) -> SayResult? {
        guard let asked = try await waiting(in: conversation), let entry = await labelled(asked)
        else { return nil }
        let words = utterance.said.text
        let memory = memory(of: conversation)
        // Nobody was asked in this conversation: what can be a meal is one.
        if memory == nil, isMeal(words) { return nil }
        if let fault = await labelFault(words, asked) {
            try await settle(utterance.id)
            return SayResult([fault], isUnderstood: false)
        }
        if entry.content.isUnnamed, isYes(words) {
            try await settle(utterance.id)
            var known = memory ?? Memory()
            known.asked = asked
            remember(known, in: conversation)
            return SayResult([Texts.products.labelAsks()], isUnderstood: false)
        }
        guard let recorded = try await nameLabel(words, asked, by: utterance.id) else { return nil }
        note(recorded, in: conversation, answered: asked, words: words)
        return SayResult(try await replyLines(recorded))
    }

    /// The same of what a program answers.
    nonisolated(nonsending) func nameLabel(
        _ words: String, _ asked: Asked, by id: UtteranceID
    ) async throws(ServiceError) -> Recorded? {
        guard let entry = await labelled(asked) else { return nil }
        let told = ProductLabel(words)
        guard told != nil || entry.content.isUnnamed && isLabelName(words) else { return nil }
        let line = LabelledLine(told?.name ?? words, reader)
        guard let name = line.name,
            let operations = await kept(
                entry, entry.content, as: name, line, told?.per100g)
        else {
            return nil
        }
        return try await change(.confirm, operations, answering: asked, by: id)
    }

    /// Operations in which what is logged of labels, as it was read or corrected, is kept as foods of their person.
    nonisolated(nonsending) func keepingLabels(
        _ operations: [EntryOperation]
    ) async -> [EntryOperation] {
        var kept: [EntryOperation] = []
        for operation in operations { kept += await keepingLabel(operation) ?? [operation] }
        return kept
    }

    private nonisolated(nonsending) func keepingLabel(
        _ operation: EntryOperation
    ) async -> [EntryOperation]? {
        let (id, corrected): (EntryID, EntryContent?)
        switch operation {
        case .confirm(let entry): (id, corrected) = (entry, nil)
        // What is another food now was none of the label's.
        case .replace(let entry, let content) where content.state == .logged && content.food == nil:
            (id, corrected) = (entry, content)
        default: return nil
        }
        guard let entry = try? await journal.entry(id), entry.content.isLabelled,
            !entry.content.isUnnamed
        else { return nil }
        return await kept(entry, corrected ?? entry.content, as: entry.name)
    }

    /// What is wrong with the figures that are told of a label which waits, alone or beside those that were read;
    /// `nil` where nothing is.
    nonisolated(nonsending) func labelFault(_ words: String, _ asked: Asked) async -> String? {
        guard var told = ProductLabel(words), let entry = await labelled(asked) else { return nil }
        if let fault = told.fault { return fault }
        guard let label = await label(of: entry) else { return nil }
        told.per100g = told.per100g.completed(by: entry.content.per100g(of: label))
        return told.fault
    }

    private nonisolated(nonsending) func label(of entry: FoodEntry) async -> NutritionLabel? {
        guard let id = entry.utterance, let message = try? await journal.photograph(id)?.message,
            case .label(let label)? = LabelReading(text: message)
        else { return nil }
        return label
    }

    /// The held entry of a label that waits alone.
    private nonisolated(nonsending) func labelled(_ asked: Asked) async -> FoodEntry? {
        guard asked.kind == .hold, asked.entries.count == 1,
            let entry = try? await journal.entry(asked.entries[0]),
            entry.content.isLabelled
        else { return nil }
        return entry
    }

    /// An entry logged, and its food kept, with its number where one was read.
    ///
    /// - Parameters:
    ///   - line: says how much it was, where that is said anew.
    ///   - told: figures of 100 g that count more than the label's.
    private nonisolated(nonsending) func kept(
        _ entry: FoodEntry, _ content: EntryContent, as name: String, _ line: LabelledLine? = nil,
        _ told: Nutrients? = nil
    ) async -> [EntryOperation]? {
        guard var label = await label(of: entry) else { return nil }
        let read = content.per100g(of: label)
        label.per100g = told?.completed(by: read) ?? read
        guard label.isPossible else { return nil }
        let code = Self.code(of: entry)
        let number = code?.description ?? "\(entry.id.rawValue)"
        let food = Food(
            id: self.id(of: name, number), name: name, category: .meal, per100g: label.per100g,
            portions: label.portions, defaultPortion: label.portions.isEmpty ? nil : 0,
            usualGrams: label.serving,
            source: FoodSource(release: "own", code: "label"), barcodes: code.map { [$0] } ?? [])
        var content = content
        content.name = name
        content.food = food.id
        content.state = .logged
        content.warnings.removeAll { $0.rule == Self.labelRule || $0.rule == Self.unnamedRule }
        if line?.hasAmount == true, let item = line?.item(of: label, named: name) {
            (content.amount, content.unit, content.grams) = (item.amount, item.unit, item.grams)
            content.nutrients = item.nutrients
        } else if told != nil, let grams = content.grams {
            content.nutrients = label.per100g.scaled(by: grams.value / 100)
        }
        return [.food(food), .replace(entry.id, content)]
    }

    /// The marks of entries that were read off a label.
    static let labelRule = "label"
    static let unnamedRule = "label_unnamed"
}

extension EntryContent {
    /// Whether it waits, and was read off a label.
    fileprivate var isLabelled: Bool {
        state == .held && food == nil
            && warnings.contains {
                $0.rule == Logbook.labelRule || $0.rule == Logbook.unnamedRule
            }
    }

    fileprivate var isUnnamed: Bool { warnings.contains { $0.rule == Logbook.unnamedRule } }

    /// The label's figures of 100 g, and in the place of some what its person has corrected since.
    fileprivate func per100g(of label: NutritionLabel) -> Nutrients {
        guard let grams, grams > .zero else { return label.per100g }
        let own = nutrients.scaled(by: 100 / grams.value)
        var figures = own
        for nutrient in own.known {
            guard let mine = own[nutrient], let theirs = label.per100g[nutrient] else { continue }
            // Thousandths of a part of 100 g are coarser than those of all of it.
            let step = max(0.002, 0.2 / grams.value)
            if abs(mine.value - theirs.value) <= step { figures[nutrient] = theirs }
        }
        return figures
    }
}

extension Nutrients {
    /// These, and of what is unknown among them what others tell.
    fileprivate func completed(by others: Nutrients) -> Nutrients {
        var all = others
        for nutrient in known { all[nutrient] = self[nutrient] }
        return all
    }
}

extension NutritionLabel {
    /// What two photographs of one label tell together; `nil` where they tell different things.
    fileprivate func merged(with other: NutritionLabel) -> NutritionLabel? {
        guard serving == nil || other.serving == nil || serving == other.serving else { return nil }
        var merged = self
        merged.serving = serving ?? other.serving
        for nutrient in other.per100g.known {
            let (mine, theirs) = (per100g[nutrient], other.per100g[nutrient])
            guard mine == nil || mine == theirs else { return nil }
            merged.per100g[nutrient] = theirs
        }
        return merged
    }

    /// Whether 100 g can hold this.
    fileprivate var isPossible: Bool {
        let sum = [per100g.protein, per100g.carbohydrates, per100g.fat].reduce(Thousandths.zero) {
            $0 + ($1 ?? .zero)
        }
        return sum <= NewFood.greatestSum
            && per100g.known.allSatisfy { nutrient in
                per100g[nutrient].map(NewFood.range(of: nutrient).contains) ?? true
            }
    }
}

extension Phrases {
    /// "From the label, in 100 g: 430 kcal, 8 g protein …"
    static func labelled(_ label: NutritionLabel) -> String {
        Texts.products.labelled(
            Words.row(
                label.per100g.known.compactMap { nutrient in
                    label.per100g[nutrient].map { amount($0, of: nutrient) }
                }))
    }

    /// Why a label could not be read, and what to do.
    static func unreadLabel(_ fault: LabelFault) -> String {
        switch fault {
        case .figures: Texts.products.labelFigures()
        case .basis: Texts.products.labelBasis()
        case .serving: Texts.products.labelServing()
        case .prepared: Texts.products.labelPrepared()
        case .contradiction: Texts.products.labelContradiction()
        case .several: Texts.products.labelSeveral()
        }
    }
}
