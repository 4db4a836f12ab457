import Body
import Nutrition
import TestSupport
import Testing

struct ProfileTests {
    private func day(_ text: String) throws -> LocalDay { try #require(LocalDay(text)) }

    @Test(
        arguments: [
            (.born, "1984", "1984"), (.born, "1984-05-17", "1984-05-17"), (.sex, "F", "female"),
            (.sex, "man", "male"), (.height, "168", "168cm"), (.height, "1.68m", "168cm"),
            (.height, "1.68", "168cm"), (.height, "5'6\"", "167.64cm"), (.region, "tw", "TW"),
            (.language, "EN", "en"), (.language, "zh_Hant", "zh-Hant"), (.pregnant, "No", "no"),
            (.breastfeeding, "yes", "yes"),
        ] as [(Profile.Key, String, String)])
    func `a text is kept in one form`(key: Profile.Key, text: String, kept: String) throws {
        var profile = Profile()
        try profile.set(key, to: text)
        #expect(profile.text(of: key) == kept)
        var again = Profile()
        try again.set(key, to: kept)
        #expect(again == profile)
        profile.clear(key)
        #expect(profile.isEmpty)
    }

    @Test(
        arguments: [
            (.born, "yesterday", .unreadable(.born)),
            (
                .born, "84",
                .outOfRange(
                    .born, lowest: "1900", highest: "9999")
            ),
            (.born, "1984-02-30", .unreadable(.born)), (.sex, "no", .unreadable(.sex)),
            (.height, "82kg", .unreadable(.height)),
            (.height, "16.8cm", .outOfRange(.height, lowest: "50 cm", highest: "272 cm")),
            (.region, "Taiwan", .unreadable(.region)), (.language, "x", .unreadable(.language)),
            (.pregnant, "maybe", .unreadable(.pregnant)),
        ] as [(Profile.Key, String, ProfileFault)])
    func `what cannot be is refused and changes nothing`(
        key: Profile.Key, text: String, fault: ProfileFault
    ) {
        var profile = Profile(region: "DE")
        #expect(throws: fault) { try profile.set(key, to: text) }
        #expect(profile == Profile(region: "DE"))
    }

    @Test func `nobody is a man and pregnant`() throws {
        var man = Profile(sex: .male)
        #expect(throws: ProfileFault.contradiction(.pregnant)) {
            try man.set(.pregnant, to: "yes")
        }
        try man.set(.pregnant, to: "no")
        var woman = Profile(sex: .female, isBreastfeeding: true)
        #expect(woman.condition == .breastfeeding)
        #expect(throws: ProfileFault.contradiction(.sex)) { try woman.set(.sex, to: "male") }
        try woman.set(.pregnant, to: "yes")
        #expect(woman.condition == .pregnant)
    }

    @Test func `an age is counted in birthdays, or in years where only these are known`() throws {
        let born = try #require(BirthDate("1984-05-17"))
        #expect(born.age(on: try day("2026-05-16")) == 41)
        #expect(born.age(on: try day("2026-05-17")) == 42)
        #expect(born.age(on: try day("1984-05-16")) == nil)
        #expect(try #require(BirthDate("1984")).age(on: day("2026-01-01")) == 42)
    }

    @Test func `a birthday never makes anybody younger`() throws {
        for seed in UInt64(0)..<200 {
            var random = SplitMix64(seed: seed)
            let birth = LocalDay(daysSinceEpoch: Int.random(in: -20_000...15_000, using: &random))
            let born = try #require(BirthDate(birth))
            let today = birth.advanced(by: Int.random(in: 0...30_000, using: &random))
            let age = try #require(born.age(on: today), "seed \(seed)")
            let later = try #require(born.age(on: today.advanced(by: 1)), "seed \(seed)")
            #expect((age...age + 1).contains(later), "seed \(seed)")
            #expect(
                abs(Double(age) - Double(today.daysSinceEpoch - birth.daysSinceEpoch) / 365.25)
                    < 1.01,
                "seed \(seed)")
        }
    }

    @Test func `another profile fills in what was not told`() {
        let mine = Profile(sex: .female, region: "TW")
        let other = Profile(height: Thousandths(168), region: "DE", isPregnant: false)
        #expect(
            mine.filled(from: other)
                == Profile(
                    sex: .female, height: Thousandths(168), region: "TW", isPregnant: false))
    }
}
