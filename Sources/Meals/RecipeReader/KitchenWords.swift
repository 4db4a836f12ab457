internal import FoodCatalog
internal import Nutrition

/// What a word means at the stove, where it means something else at the table.
///
/// At the table "spaghetti" is a plate of it and "mint" a sweet; in a list of ingredients they are what goes
/// in. The catalog's names on the right are read as they stand.
enum KitchenWords {
    static func food(of name: String) -> String? { foods[LineKey(name)] }

    private static let foods: [LineKey: String] = {
        var foods: [LineKey: String] = [:]
        for (words, food) in table {
            for word in words.split(separator: ",") { foods[LineKey(String(word))] = food }
        }
        return foods
    }()

    private static let table: [(String, String)] = [
        (
            "salt, sea salt, kosher salt, table salt, fine salt, flaky sea salt, fine sea salt",
            "salt"
        ),
        (
            "pepper, ground pepper, black pepper, ground black pepper, peppercorn, black peppercorn",
            "black pepper"
        ),
        ("salt and pepper, salt and black pepper, seasoning", "salt"),
        (
            "oil, cooking oil, neutral oil, sunflower oil, rapeseed oil, frying oil, groundnut oil",
            "vegetable oil"
        ),
        ("extra virgin olive oil, evoo, virgin olive oil, light olive oil", "olive oil"),
        (
            "spaghetti, linguine, penne, fusilli, rigatoni, macaroni, tagliatelle, fettuccine, farfalle, "
                + "pasta, orzo, pasta shell, elbow macaroni, conchiglie, bucatini, lasagne sheet, lasagna sheet, "
                + "lasagna noodle, lasagne noodle, dried pasta, dried spaghetti, pappardelle, ditalini, vermicelli",
            "dry pasta"
        ),
        (
            "rice, long grain rice, basmati rice, jasmine rice, white rice, arborio rice, risotto rice, "
                + "long grain white rice, sushi rice, short grain rice, paella rice, pudding rice",
            "dry white rice"
        ),
        ("brown rice, brown basmati rice", "dry brown rice"),
        ("mint, fresh mint, mint leaf", "fresh mint"),
        (
            "chili, chilli, chile, red chili, red chilli, red chile, bird's eye chili",
            "red chili pepper"
        ),
        ("green chili, green chilli, green chile", "green chili pepper"),
        ("coconut milk, full fat coconut milk, thick coconut milk", "canned coconut milk"),
        ("vanilla", "vanilla extract"),
        ("cloves, whole cloves, ground cloves", "ground cloves"),
        ("coriander, coriander leaf, cilantro, cilantro leaf, fresh coriander", "cilantro"),
        ("ginger, root ginger, ginger root, gingerroot", "fresh ginger"),
        ("tomato puree, double concentrated tomato puree", "tomato paste"),
        ("dill", "fresh dill"),
        ("zest, lemon zest", "lemon peel"),
        ("stock, broth", "chicken broth"),
        ("chicken stock, hot chicken stock", "chicken broth"),
        ("beef stock, hot beef stock", "beef broth"),
        ("vegetable stock, hot vegetable stock, veg stock", "vegetable broth"),
        ("cheese", "cheddar cheese"),
        ("cream", "heavy cream"),
        (
            "caster sugar, castor sugar, superfine sugar, golden caster sugar, granulated sugar, sugar",
            "white sugar"
        ),
        ("icing sugar, confectioners sugar, powdered sugar", "powdered sugar"),
        (
            "soft brown sugar, light brown sugar, dark brown sugar, muscovado sugar, demerara sugar",
            "brown sugar"
        ),
        (
            "plain flour, all-purpose flour, all purpose flour, ap flour, flour, bread flour, strong white flour, 00 flour",
            "white flour"
        ),
        ("bicarbonate of soda, bicarb, baking soda", "baking soda"),
        (
            "yeast, instant yeast, active dry yeast, fast action yeast, dried yeast, easy blend yeast",
            "dry yeast"
        ),
        ("cocoa, cocoa powder", "unsweetened cocoa powder"),
        (
            "stewing steak, braising steak, chuck steak, beef chuck, stewing beef, diced beef, beef stew meat, stew meat, casserole beef, stir fry beef, beef",
            "raw stewing beef"
        ),
        (
            "minced beef, beef mince, ground beef, mince, hamburger meat",
            "raw ground beef"
        ),
        // Lean is what the law calls so: at most 7 % fat (Regulation (EU) 1169/2011, annex VI B).
        (
            "lean beef mince, lean ground beef, lean minced beef, lean mince, steak mince, extra lean ground beef, extra lean minced beef",
            "lean beef mince"
        ),
        (
            "chicken thigh fillet, chicken thigh, boneless chicken thigh, skinless chicken thigh",
            "raw chicken thigh"
        ),
        ("bone-in chicken thigh, skin-on chicken thigh", "raw chicken thigh with skin"),
        (
            "chicken breast, chicken breast fillet, chicken fillet, skinless chicken breast, boneless chicken breast, diced chicken, chicken breast half",
            "raw chicken breast"
        ),
        ("whole chicken, chicken", "raw whole chicken"),
        ("pork shoulder, pork butt, boston butt, diced pork", "raw pork shoulder"),
        (
            "potato, floury potato, waxy potato, maris piper potato, russet potato, new potato, yukon gold potato, baking potato",
            "raw potato"
        ),
        ("sausage, pork sausage, italian sausage", "raw sausage"),
        ("prawn, king prawn, shrimp, tiger prawn", "raw shrimp"),
        ("fish sauce, nam pla", "fish sauce"),
        ("water, boiling water, cold water, warm water, lukewarm water, ice water, ice", "water"),
        (
            "lentil, red lentil, green lentil, puy lentil, brown lentil, dried lentil, split red lentil",
            "dry lentils"
        ),
        (
            "breadcrumb, bread crumb, panko breadcrumb, dried breadcrumb, fresh breadcrumb, white breadcrumb",
            "breadcrumbs"
        ),
        ("quinoa", "dry quinoa"), ("couscous", "dry couscous"),
        ("bulgur, bulgur wheat", "dry bulgur"),
        ("polenta, cornmeal", "dry cornmeal"),
        ("egg noodle, noodle, medium egg noodle", "dry egg noodles"),
        ("worcestershire sauce, worcester sauce", "worcestershire sauce"),
        ("mozzarella, parmesan, parmigiano reggiano, parmesan cheese", ""),
        ("spring onion, scallion, green onion, salad onion", "green onion"),
        (
            "chopped tomato, plum tomato, diced tomato, crushed tomato, whole peeled tomato, peeled tomato",
            "canned tomatoes"
        ),
        ("lard", "lard"), ("margarine", "margarine"),
    ].filter { !$0.1.isEmpty }
}
