import MealReader
import Nutrition
import Testing

/// Meals that are told beside other matters, and what is told without one.
struct ToldMealsTests {
    @Test(arguments: [
        ("still thinking about the samosa I had at noon", "samosa"),
        ("that brownie I just ate was worth every penny", "brownie"),
        ("forgot to mention the bowl of miso soup I had at work", "bowl of miso soup"),
        ("on a scale of one to ten the falafel I had was a nine", "falafel"),
        ("forgot to log a pear", "a pear"),
    ])
    func `what was eaten in a relative clause is the meal`(text: String, plain: String) throws {
        #expect(try said(text) == said(plain))
        #expect(try !said(plain).isEmpty)
    }

    @Test(arguments: [
        ("my daughter didn't want her waffle so I ate it", "waffle"),
        ("should anyone ask, the flan was lovely and I finished it", "flan"),
        ("my uncle baked muffins for the fair, I had two", "2 muffins"),
        ("I don't even like prawns but I ate 100 g of them", "100 g prawns"),
        ("the neighbours ordered a curry, I had half of it", "half a curry"),
        ("the kid left most of her fries so I finished them, maybe ten fries", "ten fries"),
        ("the last two slices of quiche, one at noon and one at six", "two slices of quiche"),
    ])
    func `it, them and one are what was named before`(text: String, plain: String) throws {
        #expect(try said(text) == said(plain))
        #expect(try !said(plain).isEmpty)
    }

    @Test(arguments: [
        ("I knocked back 200 ml of apple juice", "200 ml apple juice"),
        ("the kids had burgers, I settled for a caesar salad", "a caesar salad"),
        ("one cream egg down the hatch", "one cream egg"),
        ("hey siri, log a clementine", "a clementine"),
    ])
    func `other words for eating are eating`(text: String, plain: String) throws {
        #expect(try said(text) == said(plain))
        #expect(try !said(plain).isEmpty)
    }

    @Test(arguments: [
        ("my stomach's been off but I managed a banana", "a banana"),
        ("snowed in, so we lit a fire and I had a hot chocolate", "a hot chocolate"),
        ("weird flex but I had a kefir", "a kefir"),
        ("life's short, so I had a cream puff", "a cream puff"),
        ("phone died, sorry, a bowl of oatmeal", "a bowl of oatmeal"),
        ("my willpower is a myth: 50 g of gummy bears", "50 g gummy bears"),
    ])
    func `what is said in front of a meal is no food`(text: String, plain: String) throws {
        #expect(try said(text) == said(plain))
        #expect(try !said(plain).isEmpty)
    }

    @Test(arguments: [
        "a block of cheese is nearly six pounds", "porridge again? hard pass", "plums? no thanks",
        "to make the batter whisk 200 g of flour and two eggs", "bought a turnip to carve",
        "took a casserole round to the neighbours", "apples going brown",
        "finished the last chapter of The Grapes of Wrath", "was gonna make waffles but no eggs",
        "the pie my brother ate was huge", "a gull stole my chips and ate them",
        "interviewed for a job at the pizza place", "can you delete the soup I had",
        "how many calories were in the burger I had", "the bread I baked last month",
    ])
    func `what was not eaten is no meal`(text: String) throws {
        #expect(try said(text) == [:])
    }
}
