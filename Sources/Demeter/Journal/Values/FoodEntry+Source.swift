package import Nutrition

extension FoodEntry {
    package typealias Source = FigureSource
}
