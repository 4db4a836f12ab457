import FoodCatalog
import Nutrition
import Testing

@testable import MealReader

/// Amounts behind their foods, decided by the whole line.
struct TrailingPassTests {
    private let reader = MealReader(catalog: FoodCatalog(foods: ReadingPasses.foods))

    /// Foods and grams: "egg 100, toast 30".
    private func grams(_ text: String) -> String {
        reader.reading(of: text).items.map { item in
            "\(item.name) \(Int((item.grams?.value ?? -1).rounded()))"
        }.joined(separator: ", ")
    }

    @Test(arguments: [
        ("ham 50g, rice 150g, cheese 20g", "ham 50, rice 150, cheese 20"),
        ("ham 50g rice 150g cheese 20g", "ham 50, rice 150, cheese 20"),
        ("ham 50g; rice 150g", "ham 50, rice 150"),
        ("ham: 50g, rice: 150g", "ham 50, rice 150"),
        ("ham (50g), rice (150g)", "ham 50, rice 150"),
        ("ham [50 g]; rice [150 g]", "ham 50, rice 150"),
        ("ham, 50g, rice, 150g", "ham 50, rice 150"),
        ("ham\t50g\nrice\t150g", "ham 50, rice 150"),
        ("ham - 50g, rice - 150g", "ham 50, rice 150"),
        ("ham 50g with rice 150g", "ham 50, rice 150"),
        ("ham 50g and rice 150g and cheese 20g", "ham 50, rice 150, cheese 20"),
        ("eggs 2, toast 1, ham 3", "egg 100, toast 30, ham 84"),
        ("I had eggs 2, toast 1 and a coffee", "egg 100, toast 30, black coffee 240"),
        ("rice 1 cup, milk 2 glasses", "rice 160, milk 500"),
        ("toast, butter 10g", "toast 30, butter 10"),
        ("rice 150g, 2 eggs", "rice 150, egg 100"),
        ("2 eggs, rice 150g", "egg 100, rice 150"),
    ])
    func `an amount behind its food is that food's`(text: String, expected: String) {
        #expect(grams(text) == expected)
    }

    @Test func `a weight behind several joined foods is theirs together`() {
        // Usual amounts are 160 g of rice and 30 g of toast.
        #expect(grams("rice with toast, 380g") == "rice 320, toast 60")
    }

    @Test(arguments: [
        ("50g ham, 150g rice, 20g cheese", "ham 50, rice 150, cheese 20"),
        ("50g ham 150g rice 20g cheese", "ham 50, rice 150, cheese 20"),
        ("ham, 150g rice", "ham 28, rice 150"),
        ("ham, 2 oz. rice", "ham 28, rice 57"),
        ("ham with 150g of rice", "ham 28, rice 150"),
        ("toast and 2 eggs", "toast 30, egg 100"),
        ("2 eggs and a toast", "egg 100, toast 30"),
        ("1 toast, 2 eggs, coffee", "toast 30, egg 100, black coffee 240"),
    ])
    func `an amount before its food stays with it`(text: String, expected: String) {
        #expect(grams(text) == expected)
    }
}
