import Meaning
import Nutrition
import SentenceVectors
import Testing

struct MeaningAnswerTests {
    @Test(arguments: [
        MeaningAnswer.foods([]),
        .foods([FoodGuess(food: "tomato-soup", score: 0.75), FoodGuess(food: "粥", score: 0.5)]),
        .fault("it is not whole"),
    ])
    func `an answer is read as it was told`(_ answer: MeaningAnswer) {
        #expect(answer.line.last == UInt8(ascii: "\n"))
        #expect(MeaningAnswer(line: answer.line) == answer)
    }

    @Test func `a maker that leans to a name makes it no nearer than near`() {
        #expect(FoodGuess(food: "a", score: 1.05).score == 1)
        #expect(FoodGuess(food: "a", score: -0.5).score == 0)
    }

    @Test func `a question is read as it was asked`() {
        let words = "cold \"soup\" of\ntomatoes 湯"
        let line = MeaningAnswer.question(of: words)
        #expect(line.filter { $0 == UInt8(ascii: "\n") }.count == 1)
        #expect(MeaningAnswer.words(inQuestion: line) == words)
        #expect(MeaningAnswer.words(inQuestion: Array("{}".utf8)) == nil)
    }

    @Test(arguments: [
        "", "no", "[]", "{}", "{\"foods\": 3}", "{\"foods\": [{\"food\": \"\", \"score\": 1}]}",
        "{\"foods\": [{\"food\": \"a\"}]}", "{\"foods\": [1]}",
    ])
    func `what no program of ours would answer is no answer`(_ line: String) {
        #expect(MeaningAnswer(line: Array(line.utf8)) == nil)
    }

    @Test func `more foods than are ever offered are no answer`() {
        let foods = (0...FoodGuess.limit).map {
            FoodGuess(food: FoodID(rawValue: "f\($0)"), score: 1)
        }
        #expect(MeaningAnswer(line: MeaningAnswer.foods(foods).line) == nil)
    }

    @Test(arguments: [
        VectorFile.Fault.foreign, .version(9), .size(expected: 100, found: 7), .garbled,
    ])
    func `every fault of a package says what helps`(_ fault: VectorFile.Fault) {
        let sentence = MeaningFault("/p/demeter.meaning", fault).description
        #expect(sentence.hasPrefix("/p/demeter.meaning "))
        #expect(sentence.hasSuffix("scripts/get-meaning"))
    }

    @Test func `catalogs are told apart by any name`() {
        func food(_ aliases: [String]) -> Food {
            Food(
                id: "a", name: "b", aliases: aliases, category: .meal, per100g: .unknown,
                source: FoodSource(release: "own"))
        }
        let prints = [[], ["c"], ["cd"], ["c", "d"]].map { MeaningFingerprint.of([food($0)]) }
        #expect(Set(prints).count == 4)
        #expect(MeaningFingerprint.of([food(["c"])]) == prints[1])
    }
}
