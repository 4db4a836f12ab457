internal import FoodCatalog

/// The word lists behind `SenseRole`, as words are written, lower-case and without apostrophes.
enum SenseWords {
    /// Where in `roles` a word's stand.
    static let numbers: WordNumbers = table.numbers
    static let roles: [SenseRole] = table.roles

    private static let table: (numbers: WordNumbers, roles: [SenseRole]) = {
        var numbers = WordNumbers()
        var roles: [SenseRole] = []
        for (words, role) in lists {
            for word in words.utf8.split(whereSeparator: { $0 == 0x20 || $0 == 0x0A }) {
                var hash = WordHash.seed
                for byte in word { hash.add(byte) }
                let number = numbers.number(of: hash)
                if number >= 0 {
                    roles[Int(number)].formUnion(role)
                } else {
                    numbers.set(Int32(roles.count), for: hash)
                    roles.append(role)
                }
            }
        }
        return (numbers, roles)
    }()

    private static let lists: [(words: String, role: SenseRole)] = [
        ("i we ive weve im", .speaker), ("my our", [.owner, .subject]),
        (
            "i you we he she they it there anyone anybody someone somebody everyone everybody",
            .subject
        ),
        ("the a an any your this that these those his her their", .subject),
        (
            "the a an some any my your our his her their this that these those me us it them more",
            .determiner
        ),
        (
            """
            he she they hes shes theyre theyve everyone everybody someone somebody nobody anybody
            anyone you youre youve
            """, .otherPronoun
        ),
        (
            """
            dog dogs cat cats puppy kitten kid kids son sons daughter daughters baby child children
            husband wife boyfriend girlfriend partner brother sister roommate flatmate colleague
            colleagues mum mom mother dad father grandma grandpa nan granny aunt uncle cousin nephew
            niece friend friends boss neighbour neighbours neighbor neighbors waiter waitress doctor nurse teacher
            student customer guest guests coworker coworkers parents people guy guys man woman men women boys girls lads mouse mice rat rats pig cows goat monkey squirrel squirrels fox boy
            girl bird birds horse rabbit hamster family team chef him them restaurant place cafe bakery
            pub canteen toddler toddlers twins grandson granddaughter landlord coach mayor
            president
            """, .other
        ),
        ("who whom whose why where whos", .asking), ("what whats how when which", .openAsking),
        (
            """
            is are am was do does did can could would will should shall may has have isnt arent
            doesnt didnt cant wont wasnt havent hasnt couldnt wouldnt shouldnt
            """, .inverting
        ),
        (
            """
            had ate eaten drank drunk having eating drinking enjoyed enjoying finished finishing
            consumed consuming devoured devouring snacked snacking munched munching nibbled nibbling
            sipped sipping savored savoured savoring savouring indulged indulging gulped chewed
            feasted feasting dined dining relished relishing scoffed downed demolished polished
            gobbled wolfed inhaled tasted tried treated treating shared sharing split swigged
            guzzled
            """, .ate
        ),
        (
            """
            made making prepped ordered grabbed grabbing bought got getting gotten picked prepared fixed
            whipped packed brewed baked cooked chose chosen opted used using added
            received placed scored snagged nabbed
            """, .got
        ),
        (
            """
            eat eaten have had drink drunk ate want like feel get stand say having eating log track record
            count touch touched finish finished add save wait need order buy try make cook go taste fancy
            """, .base
        ),
        (
            """
            skipped skip skipping gaveup givingup quit avoided refused declined
            stopped resisted avoid quitting quit
            """, .skipping
        ),
        (
            """
            didnt dont havent wont cant never werent doesnt isnt couldnt wasnt hasnt hadnt cannot arent
            shouldnt wouldnt aint
            """, .denying
        ),
        ("did do does have has was could will am are would should", .auxiliary), ("not", .not),
        ("no", .no), ("nothing fasting", .nothing),
        (
            """
            want wanted wanting wanna wish wishing remind buy shopping recipe recipes tomorrow hate
            allergic meeting weather reserve schedule email call phone hurts hurt aching turn
            thinking dreaming tempted tablet capsule craving planning hoping considering groceries grocery reminder
            """, .planning
        ),
        ("ill will gonna going might may", .willing),
        (
            """
            later tonight tomorrow soon next weekend monday tuesday wednesday thursday friday saturday
            sunday
            """, .later
        ),
        ("turned passed stayed said walked steered out low short cutting cut dying", .refusing),
        ("mr mrs ms vitamin vitamins jacket top trim nails coat", .titled),
        (deeds, .deed), (errands, .errand), ("bottled iced froze frosted jarred", .errand),
        (
            """
            hair eyes eye face shirt dress teeth nose beard pants trousers jeans tie jumper carpet rug
            laptop browser codebase spreadsheet server database repo folder keyboard sleeve blouse collar windscreen inbox sofa couch curtains dress coat boots
            """, .body
        ),
        ("might should could must would id wed ought", .maybe),
        (
            """
            going have has need needs needed want wants wanted used about supposed trying try plan
            plans hope hoping intend forgot got refuse planning
            """, .intending
        ),
        ("to", .to), ("gonna wanna gotta", .intending), ("almost nearly", .nearly),
        ("is are was were", .copula),
        (
            """
            it this that these those there here mine which today tonight yesterday meal meals snack
            treat breakfast brekkie brekky lunch dinner supper choice drink food plate bowl dish order favorite
            favourite what morning evening afternoon night brunch dessert starter main course
            portion serving side goto usual
            """, .pointer
        ),
        (
            """
            cost costs smell smells smelled smelt taste tastes look looks looked need needs want
            wants keep keeps make makes gives gave goes went fell falls broke cracked exploded
            died burned comes came seem seems sells sold opens opened closes closed calls
            called ran runs spoiled expired rotted melted arrived won lost crashed swim swims flies
            flew grows upset upsets uses belongs stinks stole does gets started starts lives says
            said brought brings left offered takes took bakes cooks likes loves hates wanted has sent told means helps helped causes
            contains expires expire owns own runs launched released announced forgot hates failed arrives arrive exists tells reads writes works sounds feels turns becomes remains lasts sits stands
            leaves departs plays sings walks talks jumps barks meows snores drives teaches plans turns snapped hangs matters reduces increases lowers raises improves rose lay give
            """, .state
        ),
        (
            """
            saw see seen watched watch watching fed feed gave give sold sell selling planted
            plant planting watered spilled spilt spilling dropped dropping burnt burned threw
            returned lost smell smelled hear heard love loved hate hated miss missed collect
            collected met remember know think thought wonder wrote read washed wash grew grow
            delivered served stole throw like liked live lived smelt fly flew moved travel visited drove fancy crave craved promised left sent donated brought bring saving saved save
            stand hid hide steal carried showed told dreamt dreamed listened talked argued laughed
            discussed learned studied googled researched noticed overheard planting growing
            selling repotted chucked chucking binned binning ditched dumped trashed discarded composted tipped
            recycled
            """, .acting
        ),
        (
            """
            saw fed gave threw spilled spilt dropped watched smelled dislike disliked watering
            watching reading playing sold donated planted saving saved dreamt dreamed listened talked
            argued laughed discussed learned studied googled researched planting growing selling sent
            bringing repotted chucked chucking binned binning ditched dumped trashed discarded composted
            tipped recycled
            """, .bareActing
        ),
        (
            """
            buy pass fetch bring remember remind forget search show play call meet reply send email
            ask tell preheat defrost thaw reorder schedule serve help stop hand delete select dont let ignore
            """, .ordering
        ),
        (
            """
            cook make bake fry roast simmer grill toast steam boil chop peel mash mix serve stir pour order
            water salt season stuff cut slice heat warm wash clean clear open close put take give
            feed stop let get prepare arrange plan reserve set keep leave throw pick drop avoid try
            book find add reheat microwave
            """, .cooking
        ),
        (
            """
            just already also then finally only really actually probably always usually often
            sometimes again now so still ever never later both all quickly even kind sort totally
            definitely first currently recently lately previously gladly happily slowly eventually
            immediately initially occasionally regularly normally earlier yesterday today
            """, .adverb
        ),
        ("but though although however except", .contrast),
        ("breakfast lunch dinner supper snack snacks food brunch brekkie brekky breaky", .meal),
        (
            """
            at in on from with after before during while near by to for watching into under behind
            inside post pre around between over per outside off via until than like of
            """, .placing
        ),
        ("dollar dollars buck bucks euro euros cent cents quid rupee rupees price pence", .money),
        ("thanks thank thankyou cheers congratulations merry happy bon enjoy welcome", .thanking),
        ("if when whenever unless", .condition), ("and & plus n", .joining), ("for", .for),
        ("there theres", .there), ("log track record count add", .logging),
        (
            """
            party trip sale fundraiser charity church birthday picnic week potluck event wedding funeral meeting shop freezer
            """, .event
        ),
        (
            "sink fridge freezer kitchen lobby oven pantry cupboard desk counter floor shelf ceiling wall walls piano bin trash drawer compost",
            .room
        ),
        ("with", .with),
        ("up out off away", .particle),
        ("supermarket market grocer grocers grocery farm orchard", .market),
        (
            "calories carbs carbohydrates protein kcal macros nutrition fat fiber sugar sodium",
            .figure
        ),
        ("preparing prepare enjoy", .preparing), ("favorite favourite", .liking),
        (names, .named), (happenings, .happening), (ailments, .ailing), (medicines, .medicine),
        (things, .thing), (objects, .thing),
        (idioms.map(firstWord).joined(separator: " "), .idiom),
        (tellings.map(firstWord).joined(separator: " "), .idiom),
    ]

    private static func firstWord(of text: String) -> Substring {
        Substring(text.utf8.prefix { $0 != 0x20 })
    }

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

    private static let idioms = [
        "spill the beans", "spilled the beans", "couch potato", "hot potato", "big cheese",
        "say cheese", "bread winner", "bread line", "home the bacon", "save your bacon",
        "butter fingers", "butter up", "cold turkey", "talk turkey", "big apple", "bad apple",
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
        "red herring", "bigger fish to fry", "fish out of", "big fish", "gone fishing", "ham it up",
        "hot cakes", "icing on the cake", "cherry on top", "your cake and eat", "takes the cake",
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
        "meat of the matter", "small beer", "play date", "due date", "blind date", "first date",
        "double date", "date with", "date tonight", "date tomorrow", "date night", "date is",
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
        "small potatoes", "cherry blossom", "cherry blossoms", "turkey trot", "duck tape",
        "bean bag",
        "pea brain", "olive branch", "orange county", "salt lake", "silicon valley",
        "nuts and bolts",
        "fishing for compliments", "sandwich generation", "walk on eggshells", "egg hunt",
        "bread crumb trail", "bread basket of", "teach your grandmother", "in a pickle",
        "in a stew",
        "gone pear", "out to lunch", "toast of the town", "cheesed off", "selling like hotcakes",
        "banana peel", "lemon law", "chicken feed", "chicken scratch", "spring chicken",
        "chickens come home", "headless chicken", "chicken and egg", "rotten apple",
        "upset the apple",
        "apple cart", "cream of the crop", "cream rises", "cut the mustard", "sell like hot",
        "gift horse", "no such thing as", "free lunch", "slice of life", "best thing since",
        "tempest in a teapot", "storm in a teacup", "know your onions", "knows his onions",
        "bread always falls", "salt of the earth", "salt in the wound", "rub salt",
        "sugar coated", "life gives you lemons", "in a nutshell", "hard nut", "tough nut",
        "use your loaf", "two peas", "peas and queues", "word salad",
        "from soup to nuts", "too many cooks", "egg head", "bad taste", "cup of joe with",
        "eye candy", "ear candy", "arm candy", "brain food",
        "rabbit food", "comfort zone", "pie eyed", "pie hole", "honey trap", "honey moon",
        "honey do", "milk and honey", "land of milk", "milk teeth", "milk tooth",
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
        "raise a toast", "pear shaped", "say no to", "honey i",
    ]
    private static let tellings = [
        "piece of cake", "cup of tea", "bread and butter", "bananas", "nuts", "a lot of baloney",
        "crackers", "pants",
    ]

    /// Everyday things, places and doings that are no food, though food's name may stand before them:
    /// "apple store", "coffee machine", "pizza party".
    private static let things = """
        store stores shop shops machine machines truck trucks factory shortage crash settings folder
        banner browser website app phone watch laptop computer tablet screen printer mail email
        inbox update version server code tables desk chair sofa lamp window door kitchen
        fridge kettle sink dishwasher lobby office building tree trees farm farmer fields aisle
        road car bus train plane flight airport station hotel school university library museum
        theater theatre cinema concert movie film song album band match league tournament team
        winner winners champion marathon race prize award sale discount price prices inflation
        market stocks company business logo industry customer man men woman women girl person
        people crowd party date tasting festival fair contest competition class lesson book books
        chapter page magazine article podcast episode story poem joke quote language name names
        colour color paint shirt dress shoes hair headache allergy allergies intolerance addiction
        poisoning recipe recipes advert commercial picture photo photos video emoji sticker toy toys
        costume hat meeting meetings appointment interview call calls deadline project report task
        budget invoice contract weather storm lake beach mountain forest tank coop cage peeler
        grinder grater timer opener maker bin holder stain stains spill republic
        deadline flag assembly maintenance rental permit subscription spinner van arena stadium connection database datastore api endpoint repo repository branch commit deploy cluster driver disk thread exception compiler framework library plugin firmware traffic street avenue roundabout town border army president minister election shopping grocery groceries reservation menu
        bill receipt alarm calendar reminder note message battery charger cable wifi internet
        password account bank money wallet ticket tickets radio television guitar piano news gym
        treadmill workout yoga bike break breaks card cards knife knives fork forks napkin napkins island islands coast football soccer tennis basketball baseball cricket hockey won
        crush fishing hunting reading writing driving sleeping lane rights plant plants night trip
        pantry cupboard oven competition competitions championship cookoff bakeoff carnival convention
        exhibition seminar workshop candle candles perfume soap shampoo lotion lipstick wallpaper wall
        walls carpet rug towel towels apron fuzz pox puppy vineyard brewery winery distillery stand
        stall vendor seller delivery driver picking session cooker toaster blender badger sting
        coupon voucher sculpture painting statue mascot emojis stocks shares smell odor odour ipo
        blonde horse horses cat cats kitten kittens bird birds vulture
        fever virus recall outbreak shortage crisis
        season seasons rate rates scooter tattoo tattoos glider filter filters cellar hunt
        ride rides county university college classroom vulture sweater hoodie sneakers
        sandals gloves scarf sock socks underwear pajamas uniform backpack purse suitcase
        luggage umbrella sunglasses necklace earrings bracelet jewelry makeup mascara nails
        sofa mattress curtain curtains shelf shelves closet wardrobe bathtub toilet faucet
        mirror clock vacuum broom mop bucket hammer screwdriver drill ladder paintbrush
        crayon crayons pencil pencils pen pens notebook stapler scissors glue envelope
        envelopes stamps poster posters billboard logo logos slogan motto myth theory fact
        headline headlines documentary sequel trailer soundtrack lyrics orchestra drummer
        guitarist singer actor actress celebrity politician lawyer dentist plumber
        electrician carpenter engineer scientist professor police policeman
        thief robber pirate ghost witch wizard unicorn dinosaur elephants gorilla squirrel
        squirrels raccoon wolf spider spiders mosquito caterpillar whale dolphin owl eagle
        parrot hamster hamsters gerbil pony donkey goldfish aquarium kennel leash litter vet
        veterinarian hospital clinic pharmacy surgery vaccine injury bruise rash pimple
        infection sunburn cough flu tumor cancer diabetes cholesterol obesity nausea
        pregnancy weightloss marathon triathlon sprint jog hike hikes cruise voyage passport
        visa taxi tram bicycle motorcycle moped tractor helicopter spaceship satellite
        universe tornado earthquake flood drought landslide glacier waterfall canyon cliff
        meadow pond swamp harbor harbour pier dock lighthouse bridge tunnel highway avenue
        boulevard sidewalk roundabout intersection suburb neighborhood neighbourhood
        apartment apartments condo mansion palace cabin tent campground garage attic
        basement balcony porch driveway lawn hedge fence roof ceiling staircase elevator
        hallway corridor bedroom bathroom boardroom cubicle headquarters franchise startup
        corporation merger bankruptcy lawsuit trial verdict jury prison arrest robbery
        murder scandal rumor rumour gossip truth dreams nightmare memory memories childhood
        birthday anniversary graduation funeral holiday holidays vacation semester homework
        essay exam exams grade diploma scholarship tuition rent mortgage loan debt salary
        wage bonus pension insurance tax taxes refund invoice coupon lottery jackpot casino
        poker chess puzzle crossword riddle quiz trivia karaoke ballet opera theatre drama
        comedy sitcom cartoon anime manga meme memes hashtag selfie livestream spreadsheet
        powerpoint software hardware router modem keyboard monitor headphones earbuds
        charger adapter socket bulb lamp lantern torch lighter cigarette cigarettes vape
        fog hail sleet thunder lightning heatwave sunset sky forecast
        pickleball padel netball volleyball lacrosse rugby darts bowling pilates crossfit zumba aerobics
        kickboxing boxing wrestling judo karate gymnastics skating skateboarding surfing sailing kayaking
        golf polo archery fencing croquet snooker badminton playoffs playoff semifinal final finals
        goalkeeper striker midfielder quarterback referee umpire stadium scoreboard podium medal trophy
        fryer cooker hob stove extractor thermostat boiler radiator dryer tumble washer detergent bleach
        disinfectant sponges duster mask scrub conditioner diffuser deodorant toothpaste toothbrush razor
        scanner webcam projector drone gadget console playstation xbox nintendo laptop macbook ipad iphone
        kindle airpods headset podcast playlist gig tour festival encore chorus
        slide slides deck standup sprint backlog ticket retro roadmap milestone deadline stakeholder
        recycling art payslip timesheet onboarding webinar conference summit keynote agenda minutes
        tyre tyres tire brakes clutch gearbox exhaust windscreen dashboard motorway junction roadworks
        ferry tramway runway gate terminal luggage suitcase boarding departures arrivals
        drawer drawers bunting balloons confetti wrapping curtain blinds tiles grout plaster wallpaper
        cigar tobacco plantation seedling seedlings fertilizer pesticide compost greenhouse
        """
}
