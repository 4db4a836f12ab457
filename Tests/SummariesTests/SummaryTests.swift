import JSON
import Nutrition
import TestSupport
import Testing

@testable import Summaries

struct SummaryTests {
    @Test(arguments: Sample.all.map(\.name))
    func `a summary reads as it is kept, as text, page and figures`(_ name: String) throws {
        let summary = try #require(Sample.all.first { $0.name == name }?.summary)
        for (kind, text) in [
            ("txt", summary.text), ("html", summary.html), ("json", summary.json.text + "\n"),
        ] {
            let kept = try Snapshot("\(name).\(kind)").text(recording: text)
            #expect(text == kept, "\(name).\(kind)")
        }
    }

    @Test func `a preview, the summary and its amendment are one message`() {
        var summary = Sample.ordinary
        let first = Summary.day(summary)
        summary.kind = .preview
        #expect(Summary.day(summary).id == first.id)
        summary.kind = .summary
        summary.revision = 2
        #expect(Summary.day(summary).id == first.id)
        #expect(Summary.day(summary).title == "Saturday, 28 March 2026, amended: 1,874 kcal")
        summary.day = summary.day.advanced(by: 1)
        #expect(Summary.day(summary).id != first.id)
    }

    @Test func `averages and streaks leave out days of which nothing is known`() {
        let summary = Sample.ordinary
        #expect(summary.weekly.now == Thousandths(11_874.0 / 6))
        #expect(summary.weekly.before == Thousandths(12_200.0 / 6))
        #expect(summary.loggedStreak == 4)
        #expect(summary.goalStreak == 4)
        #expect(Sample.empty.loggedStreak == 0)
        #expect(Sample.longest.loggedStreak == 400)
    }

    @Test func `text keeps to 80 columns where names do`() {
        for (name, summary) in Sample.all where name != "longest" {
            for line in summary.text.split(separator: "\n") { #expect(line.count <= 80) }
        }
    }

    @Test func `a person's words cannot become markup`() {
        #expect(Summary.day(Sample.ordinary).html.contains("&lt;lasagne&gt; &amp; salad"))
    }
}
