import CatalogFiles
import Testing

struct PortionLabelTests {
    @Test(arguments: [
        ("1 cup", 240, ["cup"]),
        ("1 cup (8 fl oz)", 240, ["cup"]),
        ("1 cup, NFS", 120, ["cup"]),
        ("1 fl oz (no ice)", 31, ["fl oz"]),
        ("1 fl oz (with ice)", 23, ["fl oz with ice"]),
        ("1 small or thin/very thin slice", 24, ["small slice", "thin slice"]),
        ("1 medium or regular slice", 28, ["medium slice", "regular slice"]),
        ("1 can or bottle (12 fl oz)", 360, ["can (12 fl oz)", "bottle (12 fl oz)"]),
        (
            "1 juice box/pouch (6.75 fl oz)", 209,
            ["juice box (6.75 fl oz)", "juice pouch (6.75 fl oz)"]
        ),
        ("1 miniature/bite size pancake", 9, ["mini pancake", "bite-size pancake"]),
        ("1 thick / Belgian waffle", 90, ["thick waffle", "Belgian waffle"]),
        ("1 taco or tostada, NS size", 90, ["taco", "tostada"]),
        ("1 small taco or tostada", 70, ["small taco", "small tostada"]),
        (
            "1 large rectangular piece or 2 squares or 4 small rectangular pieces", 14,
            ["large rectangular piece"]
        ),
        ("1 oz, boneless, cooked", 28.35, []),
        ("1 oz, boneless, raw (yield after cooking)", 22, ["oz, boneless, raw"]),
        ("1 small breast (yield after cooking, bone removed)", 90, ["small breast"]),
        ("1 cubic inch, with bone, cooked (yield after bone removed)", 14, []),
        ("1 cubic inch, boneless, cooked", 17, ["cubic inch"]),
        ("1 cup, dry, yields", 300, ["cup, dry"]),
        ("1 personal size pizza (5-7\" diameter)", 175, ["personal size pizza (5-7 inch)"]),
        ("1 100 calorie package", 21, ["100 calorie package"]),
        ("19 oz can, ready-to-serve", 500, ["19 oz can, ready-to-serve"]),
        ("1 package of 2 cakes", 38, ["package of 2 cakes"]),
        ("Guideline amount per slice of bread/roll", 7, ["on a slice of bread"]),
        ("Guideline amount per fl oz of beverage", 4, []),
        ("tbsp", 14.2, ["tablespoon"]),
        ("1 lb", 453.6, []),
    ])
    func `a published measure becomes plain labels`(
        published: String, grams: Double, plain: [String]
    ) {
        #expect(PortionLabel.plain(published, grams: grams).map(\.text) == plain)
    }

    @Test(arguments: [
        ("10 chips", "chip", 10.0), ("1/2 bagel", "bagel", 0.5),
        ("1/4 cup (66 pieces)", "cup", 0.25),
        ("2 puffs", "puff", 2), ("1-1/2 cups, dry", "cup, dry", 1.5),
    ])
    func `a measure of several is divided`(published: String, plain: String, count: Double) {
        #expect(
            PortionLabel.plain(published, grams: 30) == [
                PortionLabel(plain, count: count, vague: true)
            ])
    }
}
