import JSON
import TestSupport
import Testing
import Wire

@testable import Verbs

struct QualityRenderingTests {
    private func quality(
        _ readings: Int, _ corrected: Int, week: QualityMessage.ModelWeek? = nil,
        before: QualityMessage.ModelWeek? = nil
    ) -> QualityMessage {
        QualityMessage(
            days: 28, readings: readings, corrected: corrected, held: 6, confirmed: 4, asked: 3,
            answered: 2, median: 0.012, percentile95: 1.5, week: week, weekBefore: before)
    }

    private func findings(_ quality: QualityMessage) throws -> [String: DoctorFinding] {
        // What the daemon tells of itself is other tests' matter.
        let daemon = try ScriptedDaemon { request, _ in
            request["method"] == "quality" ? .result(quality.json) : .result(status.json)
        }
        let folder = try TemporaryFolder()
        let run = try demeter(
            ["doctor", "--json"], daemon: daemon, environment: ["DEMETER_DATA_DIR": folder.path])
        let all = try JSONValue(parsing: run.output)["findings"]?.array ?? []
        return Dictionary(
            all.compactMap { found -> (String, DoctorFinding)? in
                guard let subject = found["subject"]?.string,
                    let level = DoctorFinding.Level(rawValue: found["level"]?.string ?? "")
                else { return nil }
                return (
                    subject,
                    DoctorFinding(
                        level, subject, found["finding"]?.string ?? "",
                        remedy: found["remedy"]?.string)
                )
            }, uniquingKeysWith: { first, _ in first })
    }

    @Test(arguments: [
        (100, 15, DoctorFinding.Level.good), (100, 16, .note), (100, 20, .note),
        (100, 21, .warning), (19, 19, .good), (20, 20, .warning),
    ])
    func `too many corrections are noted and warned of, of few nothing is`(
        readings: Int, corrected: Int, level: DoctorFinding.Level
    ) throws {
        let found = try findings(quality(readings, corrected))
        #expect(found["readings"]?.level == level)
        #expect((found["readings"]?.remedy != nil) == (level != .good))
        #expect(found["holds"]?.finding == "4 of 6 were confirmed as they stood, in 28 days")
        #expect(found["questions"]?.finding == "2 of 3 were answered, in 28 days")
        #expect(found["model cost"] == nil && found["model errors"] == nil)
    }

    @Test func `a model that costs or fails half as much again is warned of`() throws {
        func week(
            _ requests: Double, _ failures: Double, _ tokens: Double, _ cost: Double?
        ) -> QualityMessage.ModelWeek {
            .init(requests: requests, failures: failures, tokens: tokens, cost: cost)
        }
        let before = week(40, 2, 40_000, 2)
        let costly = try findings(
            quality(30, 0, week: week(60, 3, 90_000, 3.2), before: before))
        #expect(
            costly["model cost"]?.finding
                == "60 % more money this week than in an average week of the four before")
        #expect(costly["model cost"]?.level == .warning && costly["model errors"] == nil)
        let same = try findings(quality(30, 0, week: week(60, 4.5, 90_000, 3), before: before))
        #expect(same["model cost"] == nil && same["model errors"] == nil)
        let unpriced = try findings(
            quality(30, 0, week: week(60, 6, 61_000, nil), before: week(40, 2, 40_000, nil)))
        #expect(unpriced["model cost"]?.finding.hasPrefix("52 % more tokens") == true)
        #expect(
            unpriced["model errors"]?.finding
                == "10 % of the requests failed this week, and 5 % in the weeks before")
        // A model that is hardly used is not watched.
        let few = try findings(quality(30, 0, week: week(19, 19, 1e9, 99), before: before))
        #expect(few["model cost"] == nil && few["model errors"] == nil)
    }

    @Test func `metrics have every figure that is known, and nothing for what is not`() throws {
        let text = Metrics.text(
            of: status,
            quality(
                40, 5, week: .init(requests: 8, failures: 1, tokens: 900, cost: 0.25),
                before: .init(requests: 4.5, failures: 0, tokens: 500, cost: nil)))
        for line in [
            "demeter_readings 40", "demeter_readings_corrected 5",
            "demeter_readings_right_ratio 0.875", "demeter_holds 6", "demeter_holds_confirmed 4",
            "demeter_questions_asked 3", "demeter_questions_answered 2",
            "demeter_reading_seconds{quantile=\"0.5\"} 0.012",
            "demeter_reading_seconds{quantile=\"0.95\"} 1.5",
            "demeter_model_week_requests{period=\"now\"} 8.0",
            "demeter_model_week_requests{period=\"before\"} 4.5",
            "demeter_model_week_cost{period=\"now\"} 0.25",
        ] {
            #expect(text.contains("\n\(line)\n"), "\(line)")
        }
        #expect(!text.contains("demeter_model_week_cost{period=\"before\"}"))
        #expect(text.hasSuffix("# EOF\n"))
        let nothing = Metrics.text(
            of: status,
            QualityMessage(
                days: 28, readings: 0, corrected: 0, held: 0, confirmed: 0, asked: 0, answered: 0))
        #expect(!nothing.contains("right_ratio") && !nothing.contains("reading_seconds"))
        // Each family is described once, before its samples.
        var described: Set<String> = []
        for line in text.split(separator: "\n") where line.hasPrefix("# TYPE ") {
            #expect(described.insert(String(line.split(separator: " ")[2])).inserted, "\(line)")
        }
    }

    @Test func `an older daemon's metrics are told without`() throws {
        let daemon = try ScriptedDaemon { request, _ in
            request["method"] == "quality"
                ? .error(code: -32601, "no such method") : .result(status.json)
        }
        let run = try demeter("metrics", daemon: daemon)
        #expect(run.status == 0 && run.output == Metrics.text(of: status))
    }
}
