import MealReader
import Nutrition
import Testing

/// Plates and their parts told once more, amounts of what lies on toast, and what was had more than once.
struct JottedTwiceTests {
    @Test(arguments: [
        ("full english, 2 sausages, 2 bacon, 1 egg", "2 sausages, 2 bacon, 1 egg"),
        (
            "grand slam breakfast, 2 pancakes 2 eggs 2 bacon",
            "2 pancakes, 2 eggs, 2 bacon"
        ),
        (
            "fry up, 2 eggs 2 sausages 2 rashers bacon beans",
            "2 eggs, 2 sausages, 2 rashers bacon, beans"
        ),
        ("bangers and mash, two sausages", "two sausages and mash"),
        ("bacon sandwich, 3 rashers, brown bread", "bacon sandwich"),
        ("chicken quesadilla with a flour tortilla", "chicken quesadilla"),
        ("2 breakfast tacos, corn tortillas", "2 breakfast tacos"),
        ("marmite on toast, butter", "marmite on toast"),
        ("shake 1 scoop whey 300ml milk", "1 scoop whey, 300 ml milk"),
        ("tofu scramble - 200g tofu, 1 tsp oil", "200g tofu, 1 tsp oil"),
    ])
    func `a dish told once more counts once`(text: String, plain: String) throws {
        #expect(try said(text) == said(plain))
        #expect(try !said(plain).isEmpty)
    }

    @Test(arguments: [
        ("poached eggs on toast (2 eggs, 2 slices)", "2 poached eggs, 2 slices of toast"),
        ("eggs on toast, 1 slice, 2 eggs", "2 eggs, 1 slice of toast"),
        ("beans on toast 2 slices, half tin", "half tin of beans, 2 slices of toast"),
        ("beans on toast, 2 slices, bit o cheddar", "beans on toast, 2 slices, bit of cheddar"),
        ("jam on 3 slices of toast", "3 slices of toast, 45 g jam"),
        ("nutella on 2 slices toast", "2 slices toast, 32 g nutella"),
    ])
    func `what lies on toast has its own amount`(text: String, plain: String) throws {
        #expect(try said(text) == said(plain))
        #expect(try !said(plain).isEmpty)
    }

    @Test(arguments: [
        ("whey 30g with water x2", "60 g whey, 720 g water"),
        ("cream 2 tbsp in coffee, twice today", "4 tbsp cream, 720 g coffee"),
        ("4 cups of tea with semi skimmed milk", "4 cups of tea, 120 g semi skimmed milk"),
        ("4 cookies, gave one to Tom so 3", "3 cookies"),
        ("5 nuggets, gave 2 to the dog", "3 nuggets"),
        ("a cup of rice... more like 2 cups", "2 cups of rice"),
    ])
    func `what was had more often or given away is counted so`(text: String, plain: String) throws {
        #expect(try said(text) == said(plain))
        #expect(try !said(plain).isEmpty)
    }

    @Test(arguments: [
        ("packet of ready salted", "packet of ready salted crisps"),
        ("ham sandwich, bag of cheese & onion", "ham sandwich, bag of cheese and onion crisps"),
        ("3 tenders, slaw", "3 chicken tenders, coleslaw"),
        ("10 nuggets med fries", "10 nuggets, medium fries"),
        ("diet snapple peach", "diet snapple"),
        ("three bean and cheese tacos", "3 cheese tacos"),
        ("2 tacos: ground beef, cheddar, lettuce", "2 tacos"),
    ])
    func `what goes without saying is of its own food`(text: String, plain: String) throws {
        #expect(try said(text) == said(plain))
        #expect(try !said(plain).isEmpty)
    }

    @Test(arguments: ["100 cal pack of almonds", "100 calorie pack of oreos"])
    func `a pack told by its energy has it`(text: String) throws {
        let reading = try WholeCatalog.reader().reading(of: text)
        #expect(reading.items.map { $0.nutrients.calories?.value } == [100])
    }
}
