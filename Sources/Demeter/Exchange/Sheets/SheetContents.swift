package import Body
package import Journal
package import Nutrition
package import Programmes

/// What tables for spreadsheets are made of.
package struct SheetContents: Sendable {
    /// Those that count, in any order.
    package var entries: [FoodEntry] = []
    package var held: [FoodEntry] = []
    package var feelings: [Feeling] = []
    /// 0 to 100, by the Healthy Eating Index; without days of which too little is known.
    package var eatingScores: [LocalDay: Double] = [:]
    /// 1 to 10, of the meals of a day; without those of which nothing is known.
    package var allergyScores: [LocalDay: [Meal: Int]] = [:]
    package var foods: [Food] = []
    package var profile = Profile()
    package var measurements: [Measurement] = []
    package var programmes: [ProgrammeRun] = []

    package init() {}
}
