/// One line of `allergens.tsv`: a food's assessment under its id, or a phrase under `~words`.
///
///     butter-chicken⇥recipe⇥all⇥milk+12=butter,cream;celery?=gravy⇥butter,cream,chicken
///     ~peanut butter⇥is⇥peanut+;soy?
///
/// Behind a trigger stands the sign of its answer, behind that the percent of the food's weight where a
/// recipe tells, and behind `=` the evidence.
package enum AllergenRow {
    /// Stands before the words of a phrase, so that phrases sort behind all foods.
    package static let phraseMark = "~"
    /// Stands before a word that phrases begin with; the line tells how long the longest of them is.
    package static let beginningMark = "|"

    package static func line(of id: String, _ assessment: Assessment) -> String {
        let known =
            assessment.isComplete
            ? "all"
            : assessment.excluded.map(\.rawValue).sorted().joined(separator: ",")
        let marks = assessment.marks.sorted { $0.key < $1.key }.compactMap { trigger, mark in
            mark.answer.sign.map { sign in
                let share = mark.share.map { String(max(1, Int(($0 * 100).rounded()))) } ?? ""
                let evidence = mark.evidence.map(plain).joined(separator: ",")
                return "\(trigger.rawValue)\(sign)\(share)"
                    + (evidence.isEmpty ? "" : "=\(evidence)")
            }
        }
        return [
            id, assessment.basis.rawValue, known, marks.joined(separator: ";"),
            assessment.ingredients.map(plain).joined(separator: ","),
        ].joined(separator: "\t")
    }

    /// `nil` where it is no such line.
    package static func assessment(_ line: String) -> Assessment? {
        let cells = line.split(separator: "\t", omittingEmptySubsequences: false)
        guard cells.count == 5, let basis = Assessment.Basis(rawValue: String(cells[1])) else {
            return nil
        }
        var assessment = Assessment(basis: basis, isComplete: cells[2] == "all")
        if !assessment.isComplete {
            assessment.excluded = Set(
                cells[2].split(separator: ",").map { Trigger(rawValue: String($0)) })
        }
        for cell in cells[3].split(separator: ";") {
            let halves = cell.split(separator: "=", maxSplits: 1)
            guard let head = halves.first,
                let place = head.firstIndex(where: { Answer(sign: $0) != nil }),
                let answer = Answer(sign: head[place])
            else { return nil }
            let share = Double(head[head.index(after: place)...]).map { $0 / 100 }
            assessment.marks[Trigger(rawValue: String(head[..<place]))] = Assessment.Mark(
                answer, evidence: halves.count > 1 ? words(halves[1]) : [], share: share)
        }
        assessment.ingredients = words(cells[4])
        return assessment
    }

    package static func line(ofPhrase key: String, _ phrase: AllergenPhrase) -> String {
        let (kind, triggers): (String, [String]) =
            switch phrase {
            case .tells(let answers):
                (
                    "is",
                    answers.sorted { $0.key < $1.key }.compactMap { trigger, answer in
                        answer.sign.map { "\(trigger.rawValue)\($0)" }
                    }
                )
            case .free(let triggers): ("free", triggers.map(\.rawValue))
            case .neutral: ("neutral", [])
            case .without: ("without", [])
            case .perhaps: ("perhaps", [])
            case .traces: ("traces", [])
            case .flavour: ("flavour", [])
            }
        return "\(phraseMark)\(key)\t\(kind)\t\(triggers.joined(separator: ";"))"
    }

    package static func phrase(_ line: String) -> AllergenPhrase? {
        let cells = line.split(separator: "\t", omittingEmptySubsequences: false)
        guard cells.count == 3 else { return nil }
        switch cells[1] {
        case "is":
            var answers: [Trigger: Answer] = [:]
            for cell in cells[2].split(separator: ";") {
                guard let sign = cell.last, let answer = Answer(sign: sign) else { return nil }
                answers[Trigger(rawValue: String(cell.dropLast()))] = answer
            }
            return .tells(answers)
        case "free":
            return .free(cells[2].split(separator: ";").map { Trigger(rawValue: String($0)) })
        case "neutral": return .neutral
        case "without": return .without
        case "perhaps": return .perhaps
        case "traces": return .traces
        case "flavour": return .flavour
        default: return nil
        }
    }

    private static func words(_ cell: Substring) -> [String] {
        cell.split(separator: ",").map(String.init)
    }

    /// Without what separates here.
    private static func plain(_ words: String) -> String {
        String(words.filter { !",;=\t\n".contains($0) })
    }
}
