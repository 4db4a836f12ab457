import MealReader
import Nutrition
import Testing

/// What was not eaten, said behind the rest; what is said twice, in pieces, or for all of a list.
struct DeniedFoodsTests {
    private func items(_ text: String) throws -> [ReadingItem] {
        try WholeCatalog.reader().reading(of: text).items
    }

    private func grams(_ text: String) throws -> Double {
        try items(text).reduce(0) { $0 + ($1.grams?.value ?? 0) }
    }

    @Test(arguments: [
        ("150g fish, didn't touch the chips", "150g fish"),
        ("steak, left the chips", "steak"),
        ("roast dinner, skipped the potatoes", "roast dinner"),
        ("egg fried rice, didn't touch the cornish pasty", "egg fried rice"),
        ("scone, left the shepherds pie", "scone"),
        ("pizza, not the whole pizza", "pizza"),
        ("garlic bread, didn't touch the bread", "garlic bread"),
        ("carrot cake, left the icing", "carrot cake, no icing"),
        ("2 meatballs and none of the pasta", "2 meatballs"),
        ("kung pao chicken 250g but picked out the peanuts", "kung pao chicken 250g"),
        ("a latte, a muffin, forget the muffin", "a latte"),
        ("burger and fries, didn't eat the fries", "burger"),
        ("150g fries instead of the 100g rice", "150g fries"),
        ("oatmeal, water not milk", "oatmeal, water"),
        ("my burger came with fries but I swapped them for a salad", "burger, a salad"),
        ("replaced the 80g pasta with 150g courgetti", "150g courgetti"),
        ("200ml milk I mean 200ml oat milk", "200ml oat milk"),
        ("2 pancakes, hang on, 3", "3 pancakes"),
        ("70g of granola, that's wrong, it was 60g", "60g of granola"),
        ("I had toast. Two slices. With 12g butter.", "two slices of toast with 12g butter"),
        ("Popcorn at the cinema! 60g of it.", "60g cinema popcorn"),
        ("somewhere around 80 grams of pastrami, give or take", "80 grams of pastrami"),
        ("best guess 180g lasagne", "180g lasagne"),
        ("fish finger sandwich, 4 fingers", "fish finger sandwich"),
        ("pasta with pesto, 100g dry", "100g dry pasta with pesto"),
        ("for tea we had gammon (1 steak)", "1 gammon steak"),
        ("tea was pizza and chips", "pizza and chips"), ("tea was pizza", "pizza"),
        ("3 tacos (beef, cheese, lettuce)", "3 beef tacos"), ("sausages 3 pork", "3 pork sausages"),
        ("eggs 2 scrambled", "2 scrambled eggs"),
        ("egg bhurji 2 eggs with 3 pav", "egg bhurji with 3 pav"),
        ("pizza, 2 slices of pepperoni", "2 slices of pepperoni pizza"),
        ("popcorn, shared so i'd say half", "popcorn, ate half"),
        ("whey 2 scoops 60g", "60g whey"),
        ("steak, left most of the sauce", "steak"),
        (
            "a double quarter pounder with cheese. just the burger.",
            "a double quarter pounder with cheese"
        ),
        ("skipped the bread, just the soup", "the soup"),
        ("nachos, didnt finish, maybe two thirds", "nachos, ate two thirds"),
        ("peanuts... about 2 handfuls", "2 handfuls of peanuts"),
        ("fries, about 20 of them", "20 fries"),
        (
            "sweet potato fries, about 20 of them (ketchup 1 tbsp)",
            "20 sweet potato fries, 1 tbsp ketchup"
        ),
        ("i had soup. tortilla soup, a bowl", "a bowl of tortilla soup"),
        ("lunch at taco bell. had a burger", "had a burger"),
        (
            "grabbed lunch at little caesars. ate three slices of pepperoni pizza",
            "three slices of pepperoni pizza"
        ),
        ("choripan, just one, at the asado", "choripan, just one"),
        ("gatorade 20oz orange", "orange gatorade 20oz"),
        ("chobani 150g strawberry", "strawberry chobani 150g"),
        ("core power 26g chocolate", "chocolate core power"),
        ("bubble tea 16oz, tapioca", "bubble tea 16oz"),
        ("hot dog w mustard, on a bun", "hot dog w mustard"),
        ("bag of 12 samosas, had 2", "2 samosas"),
        ("a 1kg bag of frozen chips, cooked and ate 150g", "150g chips"),
        ("twix but only one finger", "1 finger of twix"),
        ("custard creams, well 4", "4 custard creams"),
        ("a beer, and two more of the same", "3 beers"),
        ("parle g 6 biscuits", "6 parle g biscuits"),
        ("chicken 3 wings", "3 chicken wings"),
        ("dark chocolate, the 85% one, 50g", "50g 85% dark chocolate"),
        ("strawberries and raspberries, 50g each", "50g strawberries, 50g raspberries"),
        ("1 lb 2oz of roast beef", "18 oz of roast beef"),
        ("1 cup and 2 tbsp of rice", "1.125 cups of rice"),
        ("two lots of 50g rice", "100g rice"),
        ("3 of the 25g bags of crisps", "75g crisps"),
        ("between three and four eggs", "3.5 eggs"),
        ("two-three medjool dates", "2.5 medjool dates"),
        ("120g chicken, 150 rice, 80 peas", "120g chicken, 150g rice, 80g peas"),
        ("500mls water, 20gms whey", "500ml water, 20g whey"),
        ("1 pkt crisps", "1 packet crisps"),
        ("150g grk yog, 80g broc", "150g greek yogurt, 80g broccoli"),
        ("number 23 from the menu, beef chow mein", "beef chow mein"),
        ("0.5 pint bitter", "half a pint of bitter"),
        ("* 100g chicken * 50g rice * 30g peas", "100g chicken, 50g rice, 30g peas"),
        ("[x] 1 boiled egg [ ] 10 almonds", "1 boiled egg, 10 almonds"),
        ("2 slices white", "2 slices white bread"),
        ("100g char siu, bowl of rice", "100g char siu and a bowl of rice"),
        ("3 spoons rice", "3 spoons of rice"),
        ("a pizza, ate half, couldn't finish", "a pizza, ate half"),
        ("sat 14 june - 2 eggs and toast", "2 eggs and toast"),
        ("21 nov: porridge", "porridge"),
        ("nov 21 porridge", "porridge"),
        ("monday 16th: porridge", "porridge"),
        ("add two eggs and toast", "two eggs and toast"),
        ("half a bag of doritos (200g bag)", "100g doritos"),
        ("2 sugars in my porridge", "porridge with 2 sugars"),
        ("wasn't that hungry so just a banana", "a banana"),
        ("I don't eat meat so 100g halloumi, 2 flatbreads", "100g halloumi, 2 flatbreads"),
        ("chick fil a 8ct nuggets", "8 chick fil a nuggets"),
        (
            "two eggs one slice of toast fifteen grams of butter a glass of orange juice",
            "2 eggs, 1 slice of toast, 15g butter, 1 glass orange juice"
        ),
        (
            "ham sandwich, 2 slices bread, 2 slices ham",
            "2 slices bread, 2 slices ham"
        ),
        (
            "spaghetti aglio e olio, 100g dry pasta, 25ml oil",
            "100g dry pasta, 25ml oil"
        ),
    ])
    func `it is read as if it were said plainly`(text: String, plain: String) throws {
        #expect(!(try items(text)).isEmpty)
        #expect(try items(text).map(\.food) == items(plain).map(\.food))
        #expect(try abs(grams(text) - grams(plain)) < 1)
    }

    @Test(arguments: [
        ("my sister dropped off some brownies, ate 3 of them", ["brownie"]),
        ("egg on toast (1 slice wholemeal, 5g butter)", ["egg on toast", "butter"]),
        ("chipotle burrito with rice, beans and guac", ["chipotle chicken burrito"]),
        ("2 * 330ml cola", ["cola"]),
        (
            "mcdonalds cheeseburger and fries",
            ["mcdonald's cheeseburger", "mcdonald's french fries"]
        ),
        (
            "nandos quarter chicken with spicy rice",
            ["nando's quarter chicken", "nando's spicy rice"]
        ),
        ("skipped breakfast, 2 eggs at 11", ["egg"]),
        ("burger and salad, salad not great", ["hamburger", "garden salad without dressing"]),
        ("tea 2 biscuits", ["black tea", "sweet biscuit"]),
        ("eggs no toast so had a banana", ["egg", "banana"]),
        ("oikos triple zero", ["oikos triple zero"]),
    ])
    func `what only looks like it stays`(text: String, names: [String]) throws {
        #expect(try items(text).map(\.name) == names)
    }

    @Test(arguments: [
        "add salt to the soup", "save me a slice of pizza",
        "yellow submarine not a sandwich", "went without lunch, didn't eat a thing",
    ])
    func `a denial alone is no meal`(text: String) throws {
        #expect(try items(text).isEmpty)
    }
}
