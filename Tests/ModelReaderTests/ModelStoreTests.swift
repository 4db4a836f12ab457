import Glibc
import MealModel
import ModelReader
import TestSupport
import Testing

struct ModelStoreTests {
    private func key(_ text: String) -> AnswerKey {
        AnswerKey(text: text, model: "m", catalog: "c")
    }

    @Test func `answers, requests and dialects outlive a restart`() async throws {
        let kept = try TemporaryFolder()
        defer { withExtendedLifetime(kept) {} }
        let path = kept.path + "/model.sqlite"
        let dialect = ModelDialect(format: .text, lengthLimit: .none, takesTemperature: false)
        let first = ModelStore(path: path)
        await first.keep("{}", for: key("eggs"), at: 100)
        await first.noteRequest(at: 100, to: "m")
        await first.keep(dialect, of: "s")
        let second = ModelStore(path: path)
        #expect(await second.message(for: key("eggs"), at: 101) == "{}")
        #expect(await second.message(for: key("toast"), at: 101) == nil)
        #expect(await second.sent(since: 99) == [100])
        #expect(await second.dialect(of: "s") == dialect)
        #expect(await second.dialect(of: "t") == nil)
    }

    @Test func `requests and tokens are counted by month and model, across restarts`() async throws
    {
        let kept = try TemporaryFolder()
        defer { withExtendedLifetime(kept) {} }
        let path = kept.path + "/model.sqlite"
        // 2026-11-30T23:59:59Z, and a second later.
        let november = 1_796_083_199.0
        let store = ModelStore(path: path)
        await store.noteRequest(at: november, to: "small")
        await store.noteTokens(TokenUsage(prompt: 900, completion: 80), of: "small", at: november)
        await store.noteRequest(at: november, to: "small")
        await store.noteTokens(TokenUsage(), of: "small", at: november)
        await store.noteRequest(at: november + 1, to: "large")
        await store.noteTokens(
            TokenUsage(prompt: 5, completion: 7), of: "large", at: november + 1)
        #expect(
            await ModelStore(path: path).usage() == [
                ModelUsage(
                    month: "2026-11", model: "small", requests: 2, told: 1,
                    tokens: TokenUsage(prompt: 900, completion: 80)),
                ModelUsage(
                    month: "2026-12", model: "large", requests: 1, told: 1,
                    tokens: TokenUsage(prompt: 5, completion: 7)),
            ])
        #expect(await ModelStore(path: nil).usage().isEmpty)
    }

    @Test func `each day's requests, failures and tokens are kept for five weeks`() async throws {
        let kept = try TemporaryFolder()
        defer { withExtendedLifetime(kept) {} }
        let path = kept.path + "/model.sqlite"
        let store = ModelStore(path: path)
        let day = 20_000
        func noon(_ later: Int) -> Double { Double(day + later) * 86_400 + 43_200 }
        await store.noteRequest(at: noon(0), to: "small")
        await store.noteRequest(at: noon(1), to: "small")
        await store.noteFailure(of: "small", at: noon(1))
        await store.noteRequest(at: noon(1), to: "small")
        await store.noteTokens(TokenUsage(prompt: 900, completion: 80), of: "small", at: noon(1))
        func usage(_ later: Int, _ requests: Int, _ failures: Int, _ tokens: TokenUsage)
            -> DailyModelUsage
        {
            DailyModelUsage(
                day: day + later, model: "small", requests: requests, failures: failures,
                tokens: tokens)
        }
        let second = usage(1, 2, 1, TokenUsage(prompt: 900, completion: 80))
        #expect(
            await ModelStore(path: path).dailyUsage() == [usage(0, 1, 0, TokenUsage()), second])
        await store.noteRequest(at: noon(36), to: "small")
        #expect(await store.dailyUsage() == [second, usage(36, 1, 0, TokenUsage())])
        #expect(await ModelStore(path: nil).dailyUsage().isEmpty)
    }

    @Test func `how much of a month is over`() {
        #expect(ModelUsage.share(ofMonthAt: 1_793_491_200) == 0)
        #expect(ModelUsage.share(ofMonthAt: 1_793_491_200 + 15 * 86_400) == 0.5)
        #expect(ModelUsage.month(at: 1_793_491_199) == "2026-10")
        #expect(ModelUsage.month(at: -5) == "1970-01")
        #expect(ModelUsage.month(at: .infinity) == ModelUsage.month(at: 2e11))
    }

    @Test func `an answer is forgotten after a week`() async throws {
        let kept = try TemporaryFolder()
        defer { withExtendedLifetime(kept) {} }
        for path in [nil, kept.path + "/model.sqlite"] {
            let store = ModelStore(path: path)
            await store.keep("{}", for: key("eggs"), at: 100)
            #expect(await store.message(for: key("eggs"), at: 100 + ModelStore.age - 1) == "{}")
            #expect(await store.message(for: key("eggs"), at: 100 + ModelStore.age) == nil)
        }
    }

    @Test func `the number of answers is bounded, and the oldest go`() async throws {
        let kept = try TemporaryFolder()
        defer { withExtendedLifetime(kept) {} }
        let path = kept.path + "/model.sqlite"
        let store = ModelStore(path: path)
        for number in 0..<(ModelStore.limit + 5) {
            await store.keep("{}", for: key("\(number)"), at: Double(number))
        }
        let later = ModelStore(path: path)
        #expect(await later.message(for: key("4"), at: 3000) == nil)
        #expect(await later.message(for: key("5"), at: 3000) == "{}")
    }

    @Test func `the file is its owner's alone`() async throws {
        let kept = try TemporaryFolder()
        defer { withExtendedLifetime(kept) {} }
        let path = kept.path + "/model.sqlite"
        await ModelStore(path: path).noteRequest(at: 1, to: "m")
        var facts = stat()
        #expect(stat(path, &facts) == 0)
        #expect(facts.st_mode & 0o777 == 0o600)
    }

    @Test func `a damaged file is begun anew`() async throws {
        let kept = try TemporaryFolder()
        defer { withExtendedLifetime(kept) {} }
        let path = kept.path + "/model.sqlite"
        try write("this is no database, and long enough to be told from one", to: path)
        let store = ModelStore(path: path)
        await store.keep("{}", for: key("eggs"), at: 1)
        #expect(await ModelStore(path: path).message(for: key("eggs"), at: 2) == "{}")
    }

    @Test func `without a place on disk memory serves`() async {
        let store = ModelStore(path: "/nowhere/at/all/model.sqlite")
        await store.keep("{}", for: key("eggs"), at: 1)
        #expect(await store.message(for: key("eggs"), at: 2) == "{}")
        #expect(await store.sent(since: 0) == [])
    }

    @Test func `answers can be forgotten at once`() async throws {
        let kept = try TemporaryFolder()
        defer { withExtendedLifetime(kept) {} }
        let path = kept.path + "/model.sqlite"
        let store = ModelStore(path: path)
        await store.keep("{}", for: key("eggs"), at: 1)
        await store.forgetAnswers()
        #expect(await store.message(for: key("eggs"), at: 2) == nil)
        #expect(await ModelStore(path: path).message(for: key("eggs"), at: 2) == nil)
    }
}
