internal import Nutrition
internal import Telling

extension SummaryText {
    static func text(of week: WeekReview, title: String) -> String {
        var lines = [title, ""]
        let highest = week.days.compactMap(\.calories).max() ?? .zero
        let width = week.days.map { columns(of: DateText.brief($0.day)) }.max() ?? 0
        for day in week.days {
            let share =
                highest > .zero ? (day.calories ?? .zero).value / highest.value : 0
            lines.append(
                "\(padded(DateText.brief(day.day), to: width))  \(bar(share))  "
                    + week.figure(of: day))
        }
        let sentences = week.overview
        if !sentences.isEmpty { lines += [""] + sentences.flatMap(wrapped) }
        for (heading, sentences) in week.sections { add(heading, sentences, to: &lines) }
        return lines.joined(separator: "\n") + "\n"
    }

    /// A sentence in lines of at most 80 columns, broken between words.
    private static func wrapped(_ sentence: String) -> [String] {
        var lines: [String] = []
        var line = ""
        for word in sentence.split(separator: " ") {
            if !line.isEmpty, columns(of: line) + 1 + columns(of: String(word)) > 80 {
                lines.append(line)
                line = ""
            }
            line += line.isEmpty ? String(word) : " \(word)"
        }
        return line.isEmpty ? lines : lines + [line]
    }
}

extension WeekReview {
    /// Sentences above everything else.
    var overview: [String] { [averages, missingDays, openDay, request].compactMap(\.self) }

    /// As somebody tells it who is asked: no bars, no headings.
    package var lines: [String] {
        [title] + overview + goals + changes + [weightLine].compactMap(\.self)
            + (favourites.isEmpty
                ? [] : [Texts.weeks.mostEatenOf(Words.rowOfParts(favourites))])
    }

    /// What is told under headings, those without anything left out.
    var sections: [(heading: String, sentences: [String])] {
        [
            (Texts.weeks.goals(), goals), (Texts.weeks.changes(), changes),
            (Texts.weeks.weightHeading(), [weightLine].compactMap(\.self)),
            (Texts.weeks.mostEaten(), favourites),
        ].filter { !$0.1.isEmpty }
    }
}
