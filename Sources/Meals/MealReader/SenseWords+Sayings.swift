internal import FoodCatalog

extension SenseWords {
    /// Turns of speech with food in them that never mean a meal.
    static let idiomWords = phrases(idioms)
    /// Those that do, unless somebody says that something is one: "that was a piece of cake".
    static let tellingWords = phrases(tellings)

    /// By the first two words, or the only one, the others.
    private static func phrases(_ texts: [String]) -> WordTable<[[WordHash]]> {
        var phrases = WordTable<[[WordHash]]>()
        for text in texts {
            let words = text.utf8.split(separator: 0x20).map { WordHash($0) }
            guard let first = words.first else { continue }
            let key = words.count > 1 ? first.followed(by: words[1]) : first
            phrases[key] = (phrases[key] ?? []) + [Array(words.dropFirst(2))]
        }
        return phrases
    }

    static let idioms = [
        "stocked up", "stocking up", "stock up", "life short", "life too short", "life too",
        "life hard", "life is", "life gave",
        "alcohol free day", "alcohol free week", "alcohol free month", "alcohol free since",
        "sugar free day", "sugar free week", "sugar free month", "weird flex", "brown sugar by",
        "spill the beans", "spilled the beans", "couch potato", "hot potato",
        "say cheese", "bread winner", "bread line", "home the bacon", "save your bacon",
        "butter fingers", "butter up", "talk turkey", "big apple", "bad apple",
        "adams apple", "apple of my eye", "apple a day", "apples and oranges",
        "apples with oranges",
        "top banana", "banana skin", "banana republic", "go bananas", "going bananas",
        "went bananas", "cherry pick", "cherry picking", "cherry picked", "takes the biscuit",
        "took the biscuit",
        "fish out the", "fork out", "butter up the", "beef up the", "spice up the",
        "waffle on about", "waffle on in",
        "fudge the", "prune the", "peach of a goal",
        "bird seed", "fat balls", "cat food", "dog food", "fish food", "hanging fruit",
        "forbidden fruit",
        "sour grapes", "grapes of wrath", "traffic jam", "nutshell", "cool as a cucumber",
        "red herring", "bigger fish to fry", "fish out of", "gone fishing", "ham it up",
        "icing on the cake", "your cake and eat", "takes the cake",
        "split the bill", "split the rent", "split the cost", "split the tab", "split the fare",
        "split the check",
        "waffle house index", "bell stock", "computer chips", "intel chips", "chip shortage",
        "chips shortage",
        "gravy train", "all gravy", "half baked", "humble pie", "pie in the sky", "easy as pie",
        "pie chart", "american pie", "proof of the pudding", "proof is in the pudding",
        "salad days",
        "sugar daddy", "sugar coat", "sugar high", "sugar rush", "grain of salt", "worth his salt",
        "eggs in one basket", "egg on my face", "egg on his face", "walking on eggshells",
        "walk on eggshells", "good egg", "bad egg", "spilled milk", "spilt milk", "milk it",
        "cash cow", "carrot and stick", "peas in a pod", "smart cookie", "tough cookie",
        "way the cookie crumbles", "chicken out", "chickened out", "eat a horse", "eat my hat",
        "blood sugar", "blood pressure", "sugar level", "sugar levels", "body fat",
        "food for thought", "wild goose", "sitting duck", "lame duck", "dead meat",
        "meat of the matter", "play date", "due date", "blind date", "first date",
        "double date", "date with", "date tonight", "date tomorrow", "date is",
        "date today", "dinner date", "coffee date", "raspberry pi", "candy crush", "angry birds",
        "chip and pin", "blue chip", "computer chip", "spam folder", "percent off",
        "fan of", "ran out", "run out", "running out", "for later", "next time", "bun in the oven",
        "sweetie pie", "cutie pie", "honey bunny", "sugarplum fairy", "plum fairy", "giant peach",
        "pineapple express", "goose chase", "beer belly", "second banana", "lemon of a",
        "cool beans",
        "full of beans", "your noodle", "breakfast club", "cookie monster", "cookie cutter",
        "bench press", "bench pressed", "leg press", "apple watch", "apple music", "apple pay",
        "apple tv", "apple id", "apple maps", "mango db", "chili peppers concert",
        "red hot chili peppers", "turned to jelly", "kill for", "coffee grounds", "garlic press",
        "bake off", "not worth", "life is like", "capital of", "black eyed peas",
        "smashing pumpkins", "the cranberries", "peanut gallery",
        "cherry blossom", "cherry blossoms", "turkey trot", "duck tape",
        "bean bag",
        "pea brain", "olive branch", "orange county", "salt lake", "silicon valley",
        "nuts and bolts",
        "fishing for compliments", "sandwich generation", "walk on eggshells", "egg hunt",
        "bread crumb trail", "bread basket of", "teach your grandmother", "in a pickle",
        "in a stew",
        "gone pear", "toast of the town", "cheesed off", "selling like hotcakes",
        "banana peel", "lemon law", "chicken feed", "chicken scratch", "spring chicken",
        "chickens come home", "headless chicken", "chicken and egg", "rotten apple",
        "upset the apple",
        "apple cart", "cream of the crop", "cream rises", "cut the mustard", "sell like hot",
        "gift horse", "no such thing as", "slice of life", "best thing since",
        "tempest in a teapot", "storm in a teacup", "know your onions", "knows his onions",
        "bread always falls", "salt of the earth", "salt in the wound", "rub salt",
        "sugar coated", "life gives you lemons", "in a nutshell", "hard nut", "tough nut",
        "use your loaf", "two peas", "peas and queues", "word salad",
        "from soup to nuts", "too many cooks", "egg head", "bad taste", "cup of joe with",
        "eye candy", "ear candy", "arm candy", "brain food",
        "rabbit food", "comfort zone", "pie eyed", "pie hole", "honey trap", "honey moon",
        "honey do", "land of milk", "milk teeth", "milk tooth",
        "like sardines", "rose bowl", "orange bowl", "sugar bowl", "cotton bowl", "citrus bowl",
        "peach bowl", "dust bowl", "milk of magnesia", "body wash", "body butter", "body scrub",
        "tea tree oil", "castor oil", "primrose oil",
        "pea souper", "all over the", "all over my", "out of date", "past its date", "freezer full",
        "fridge full", "cupboard full", "pumpkin patch", "toast rack", "wine rack", "spice rack",
        "bread bin", "cake stand", "pepper mill", "salt cellar", "gravy boat", "egg timer",
        "is still there", "are still there", "on repeat",
        "chance of meatballs", "sugar sugar", "chicken run", "cheese rolling",
        "blackberry winter", "stomach it", "stomach lunch", "stomach dinner", "stomach any",
        "my stomach",
        "spilling tea", "spilling the tea", "spill the tea", "spilled the tea",
        "egg and spoon", "butter me up", "cold shoulder", "hash table", "hash function", "hash map",
        "bread and butter work", "bread and butter stuff", "bread and butter issue", "cbd oil",
        "coffee table", "tea towel", "tea towels", "brown sugar by",
        "strawberry fields", "butter wouldnt melt", "over egged", "over egging", "egged on",
        "go cold turkey", "going cold turkey", "went cold turkey", "gone cold turkey",
        "spaghetti western", "quit cold turkey", "stopped cold turkey", "cold turkey on",
        "cold turkey off",
        "cold turkey no",
        "tea for two", "pinch of salt", "apples with apples", "apples to apples",
        "apples and oranges", "wedding cake",
        "crossword clue", "per 100g", "per 100 g", "help yourselves", "help yourself",
        "nothing beats",
        "nothing like a",
        "raise a toast", "pear shaped", "say no to", "honey i",
    ]

    static let tellings = [
        "piece of cake", "cup of tea", "bread and butter", "bananas", "nuts", "a lot of baloney",
        "crackers", "pants", "cold turkey", "big cheese", "big fish", "cherry on top", "small beer",
        "small potatoes", "milk and honey", "hot cakes",
    ]
}
