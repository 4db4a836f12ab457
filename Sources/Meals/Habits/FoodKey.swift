package import Nutrition

/// By what a food is the same food to habits: its id, or its name where no catalog has it.
package struct FoodKey: RawRepresentable, Sendable, Hashable, Comparable {
    /// The id, or `name:` and the name in lower case.
    package let rawValue: String

    package init(rawValue: String) { self.rawValue = rawValue }

    package init(_ food: FoodID?, name: String) {
        rawValue = food?.rawValue ?? Self.prefix + name.lowercased()
    }

    /// `nil` of a food that is known by its name alone.
    package var food: FoodID? {
        rawValue.hasPrefix(Self.prefix) ? nil : FoodID(rawValue: rawValue)
    }

    /// The name in lower case of a food without an id.
    package var name: String? {
        rawValue.hasPrefix(Self.prefix) ? String(rawValue.dropFirst(Self.prefix.count)) : nil
    }

    package static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }

    private static let prefix = "name:"
}
