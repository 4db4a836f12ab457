internal import MealReader
internal import Nutrition

// Readings as they are compared with those of other versions: with the seven nutrients that all know.
extension Nutrients: CustomReflectable {
    package var customMirror: Mirror {
        let children: [(label: String?, value: Any)] = [
            ("calories", calories as Any), ("protein", protein as Any),
            ("carbohydrates", carbohydrates as Any), ("fat", fat as Any), ("fiber", fiber as Any),
            ("sugar", sugar as Any), ("sodium", sodium as Any),
        ]
        return Mirror(self, children: children, displayStyle: .struct)
    }
}

extension Nutrient: CustomDebugStringConvertible {
    package var debugDescription: String { "Nutrition.Nutrient.\(rawValue)" }
}
