import Testing

@testable import Ears

@Suite struct SpokenWordsTests {
    @Test(arguments: [
        ("Café au lait", "cafe au lait"), ("2% milk", "two percent milk"),
        ("salt & vinegar chips", "salt and vinegar chips"), ("7-up", "seven up"),
        ("shepherd’s pie", "shepherd's pie"), ("crème brûlée (large)", "creme brulee large"),
        ("85% lean beef", "eighty five percent lean beef"), ("  ", ""), ("'n", "n"),
    ])
    func `a written name becomes words`(name: String, words: String) {
        #expect(SpokenWords.words(of: name).joined(separator: " ") == words)
    }

    @Test(arguments: [
        ("egg", "eggs"), ("slice of toast", "slices of toast"), ("berry", "berries"),
        ("sandwich", "sandwiches"), ("loaf", "loaves"), ("potato", "potatoes"), ("box", "boxes"),
        ("bagel with cream cheese", "bagels with cream cheese"), ("toy", "toys"),
        ("ham and cheese", "hams and cheese"), ("", ""),
    ])
    func `plurals follow the spelling`(one: String, many: String) {
        #expect(
            SpokenWords.plural(of: one.split(separator: " ").map(String.init))
                .joined(separator: " ") == many)
    }

    @Test(arguments: [("apple", "an"), ("banana", "a"), ("hour", "an"), ("european", "a")])
    func `the article follows the sound`(word: String, article: String) {
        #expect(SpokenWords.article(before: word) == article)
    }

    @Test(arguments: [
        (0, "zero"), (7, "seven"), (13, "thirteen"), (40, "forty"), (85, "eighty five"),
        (100, "one hundred"), (250, "two hundred fifty"), (2_019, "two thousand nineteen"),
        (12_345, "one two three four five"), (-3, "minus three"),
    ])
    func `numbers are said`(number: Int, words: String) {
        #expect(NumberWords.words(of: number).joined(separator: " ") == words)
    }
}

@Suite struct SpokenFiguresTests {
    @Test(arguments: [
        ("add two hundred calories", true), ("please add fifty calories to lunch", true),
        ("log three hundred calories and twenty grams of protein", true), ("add two eggs", false),
        ("two hundred calories", false), ("he burned two hundred calories", false), ("add", false),
        ("", false),
    ])
    func `figures count when they are said to be added`(text: String, isAddition: Bool) {
        #expect(SpokenFigures.areAdded(by: text) == isAddition)
    }
}
