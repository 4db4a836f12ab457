/// Figures of nutrients, and how a food and its amount are told.
package struct FigureTexts: Sendable {
    package let unknown = Sentence("figures unknown", "營養成分不明")
    package let noCalories = Sentence("calories unknown", "熱量不明")
    /// `120 g protein`
    package let ofNutrient = Text<String, String>("{amount} {nutrient}", "{nutrient} {amount}")
    package let unknownNutrient = Text<String>("{nutrient} unknown", "{nutrient}不明")
    /// `banana (2)`
    package let severalOf = Text<String, Int>("{name} ({count})", "{name}（{count} 次）")
    /// A food and what its amount has: `toast, 1 slice (30 g): 90 kcal`
    package let figures = Text<String, String>("{food}: {figures}", "{food}：{figures}")
    package let amount = Text<String, String>("{food}, {amount}", "{food} {amount}")
    package let weight = Text<String, String>("{food} ({weight})", "{food}（{weight}）")
    package let assumedWeight = Text<String, String>(
        "{food} ({weight}, assumed)", "{food}（約 {weight}，估計）")
    /// What a sum has at least, where not everything is known.
    package let least = Text<String>("at least {figure}", "至少 {figure}")
    package let together = Text<String>("Together: {figures}", "合計：{figures}")
    package let aDay = Text<String>("{figure} a day on average", "平均每天 {figure}")
    package let inDay = Text<String>("{figure} a day", "每天 {figure}")
}
