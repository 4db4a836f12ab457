internal import MealReader
internal import Nutrition

/// Which food of a description was had when, as the offline reader told its meals and times apart.
///
/// A model is not asked for them: it names the foods and the words they stand in, and where those words
/// stand says the rest.
struct ToldOccasions {
    private struct Occasion {
        var place: Int
        var food: FoodID?
        var meal: Meal?
        var time: SpokenTime?
    }

    private let places: WordPlaces
    private let occasions: [Occasion]

    /// Nothing to tell where the whole line speaks of one meal and time.
    init?(_ offline: Reading, text: String) {
        guard offline.items.contains(where: { $0.meal != nil || $0.time != nil }) else {
            return nil
        }
        places = WordPlaces(text)
        var places = places
        occasions = offline.items.compactMap { item in
            places.next(of: item.text).map {
                Occasion(place: $0, food: item.food, meal: item.meal, time: item.time)
            }
        }
    }

    /// Gives each item the meal and time of the food that the offline reader saw nearest to its words.
    func complete(_ items: inout [ReadingItem]) {
        var places = places
        for index in items.indices {
            let place = places.next(of: items[index].text)
            let occasion =
                if let place {
                    occasions.min { abs($0.place - place) < abs($1.place - place) }
                } else {
                    occasions.first { $0.food != nil && $0.food == items[index].food }
                }
            items[index].meal = occasion?.meal
            items[index].time = occasion?.time
        }
    }
}

/// Where words stand in a description; asked in their order, so that the same words twice are two places.
private struct WordPlaces {
    private let text: [Character]
    private var start = 0

    init(_ text: String) { self.text = Array(text.lowercased()) }

    /// The characters before the words; `nil` when they stand nowhere.
    mutating func next(of words: String) -> Int? {
        let words = Array(words.lowercased())
        guard !words.isEmpty, let place = find(words, from: start) ?? find(words, from: 0) else {
            return nil
        }
        start = place + words.count
        return place
    }

    private func find(_ words: [Character], from start: Int) -> Int? {
        guard text.count >= words.count, start <= text.count - words.count else { return nil }
        return (start...text.count - words.count).first { place in
            let end = place + words.count
            return text[place..<end].elementsEqual(words) && !joins(place) && !joins(end)
        }
    }

    /// Whether a word goes on over a place.
    private func joins(_ place: Int) -> Bool {
        guard place > 0, place < text.count else { return false }
        return text[place - 1].isLetter && text[place].isLetter
    }
}
