import MealReader
import Nutrition
import Testing

/// Who ate it, what was only bought, asked or ordered, and the meals beside such lines.
struct EatersTests {
    @Test(arguments: [
        "my daughter ate a slice of toast for lunch", "Tom ate two bananas",
        "Tom ate my burger, all of it", "Mike and Lisa had a pint of beer",
        "she ate a bowl of porridge", "my son had a waffle and then a cookie",
        "my niece drank a whole carton of orange juice", "grandad: two eggs",
        "the kids: fish fingers",
        "Tom had a muffin, I had none", "he had soup but I skipped it",
    ])
    func `what others ate is not logged`(text: String) throws {
        #expect(try said(text).isEmpty)
    }

    @Test(arguments: [
        "bought a big bag of flour, 5 kg", "bought potatoes, 2 kg",
        "picked up 3 lbs of pasta at Aldi",
        "bought 12 eggs, 3 loaves of bread and a chicken", "stocked up on cereal",
        "restocked the yogurt", "picked up my wife's pizza", "drove over for my wife's latte",
        "bought a soup cookbook",
    ])
    func `what is bought or fetched is not logged`(text: String) throws {
        #expect(try said(text).isEmpty)
    }

    @Test(arguments: [
        "1 cup of sugar is how many grams", "two eggs, how many calories",
        "a slice of pizza has how many calories", "convert 2 cups of flour to grams",
        "remove the toast from dinner", "remove two eggs from lunch", "undo the coffee",
        "had egg on my face at work", "print(\"waffles\")", "for (int i = 0; i < nuts; i++) {",
        "saw a bowl of rice on TV", "avoiding bread", "haven't tried tofu yet",
        "there was cake but I wasn't hungry", "pizza for dinner later",
        "having curry tomorrow night",
        "skipped lunch, was out of bread", "the milk had gone off so I didn't drink it",
        "the yogurt had gone off so I didn't eat it",
    ])
    func `what is asked, ordered or left is not logged`(text: String) throws {
        #expect(try said(text).isEmpty)
    }

    @Test(arguments: [
        ("didn't eat all day until a bowl of soup at 8", "a bowl of soup"),
        ("nothing until two eggs at noon", "two eggs"),
        ("my husband brought me a slice of toast", "a slice of toast"),
        ("they gave me a banana on the plane", "a banana"),
        ("dad cooked some rice for us", "some rice"),
        ("bought myself a cup of coffee", "a cup of coffee"),
        ("made a pizza for the kids and ate a banana myself", "a banana"),
        ("cooked for the family, ate an apple", "an apple"),
        ("gave the baby half a banana and ate the other half", "half a banana"),
        ("stopped for a coffee", "a coffee"),
        ("could only manage a slice of toast", "a slice of toast"),
        ("stole a cookie from my son", "a cookie"), ("put me down for two eggs", "two eggs"),
        ("forgot to add a banana", "a banana"), ("maybe like a banana", "a banana"),
        ("not quite a whole banana", "most of a banana"),
        ("Tom had six cookies, I had two", "two cookies"),
        ("the kids had four slices of pizza and I ate one", "one slice of pizza"),
    ])
    func `the meals beside them are`(text: String, plain: String) throws {
        #expect(try said(text) == said(plain))
        #expect(try !said(plain).isEmpty)
    }

    @Test(arguments: [
        ("coach treated us, two eggs", "two eggs"), ("Tom and me ate a banana", "a banana"),
        ("a big apple", "a large apple"), ("picked up my daughter, pizza for dinner", "pizza"),
        ("picked up a kids pizza", "pizza"), ("wedding cake", "a slice of wedding cake"),
    ])
    func `what looks alike is eaten`(text: String, plain: String) throws {
        #expect(try said(text) == said(plain))
        #expect(try !said(plain).isEmpty)
    }

    @Test(arguments: ["didn't eat until 8", "made a cake for the kids", "bought rice and had none"])
    func `what looks alike is not eaten`(text: String) throws {
        #expect(try said(text).isEmpty)
    }
}
