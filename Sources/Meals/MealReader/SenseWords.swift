internal import FoodCatalog

/// The word lists behind `SenseRole`, as words are written, lower-case and without apostrophes.
enum SenseWords {
    static let table: WordTable<SenseRole> = {
        var table = WordTable<SenseRole>()
        for (words, role) in lists {
            for word in words.utf8.split(whereSeparator: { $0 == 0x20 || $0 == 0x0A }) {
                let hash = WordHash(word)
                table[hash] = (table[hash] ?? []).union(role)
            }
        }
        return table
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
            colleagues mum mom mother dad father grandma grandpa grandad granddad nan nana gran granny auntie aunt uncle cousin nephew
            niece friend friends boss neighbour neighbours neighbor neighbors waiter waitress doctor nurse teacher
            student customer guest guests coworker coworkers parents people guy guys man woman men women boys girls lads mouse mice rat rats pig cows goat monkey squirrel squirrels fox boy
            girl bird birds horse rabbit hamster family team chef him them restaurant place cafe bakery
            pub canteen toddler toddlers twins grandson granddaughter landlord coach mayor
            grandkids grandchildren teenagers lad lads lass lasses missus housemate housemates interns
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
            count touch touched tried tasted finish finished add save wait need order buy try make cook go taste fancy
            """, .base
        ),
        (
            """
            skipped skip skipping gaveup givingup quit avoided refused declined
            stopped resisted avoid quitting quit avoiding resisting refusing
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
            thinking dreaming tempted fancying tablet capsule craving planning hoping considering groceries grocery reminder
            """, .planning
        ),
        ("ill will gonna going might may wouldve couldve shouldve", .willing),
        (
            """
            later tonight tomorrow soon next weekend monday tuesday wednesday thursday friday saturday
            sunday
            """, .later
        ),
        ("turned passed stayed said walked steered out low short cutting cut dying", .refusing),
        ("mr mrs ms dr miss prof vitamin vitamins jacket top trim nails coat", .titled),
        (deeds, .deed), (errands, .errand), ("bottled iced froze frosted jarred", .errand),
        (
            """
            hair eyes eye face shirt dress teeth nose beard pants trousers jeans tie jumper carpet rug
            laptop browser codebase spreadsheet server database repo folder keyboard sleeve blouse collar windscreen inbox curtains dress coat boots
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
            cost costs claims claimed reckons swears insists smell smells smelled smelt taste tastes look looks looked need needs want
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
            recycled dye dyed dyeing decorated
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
            ask tell preheat defrost thaw reorder schedule serve help stop hand delete remove erase undo convert
            select dont let ignore
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
            "calories carbs carbohydrates protein kcal kj kilojoules macros nutrition fat fiber sugar sodium",
            .figure
        ),
        ("preparing prepare enjoy", .preparing), ("favorite favourite", .liking),
        (names, .named), (happenings, .happening), (ailments, .ailing), (medicines, .medicine),
        (things, .thing), (objects, .thing),
        (idioms.map(firstWord).joined(separator: " "), .idiom),
        (tellings.map(firstWord).joined(separator: " "), .idiom),
    ]

    /// Verbs in -ing, which tell of nobody without another verb: "heard the kids playing".
    static let participles: WordSet = {
        var participles = ""
        for (words, role) in lists
        where role.has([.ate, .got, .acting, .bareActing, .deed, .happening]) {
            for word in words.utf8.split(whereSeparator: { $0 == 0x20 || $0 == 0x0A })
            where word.count > 4 && word.suffix(3).elementsEqual("ing".utf8) {
                participles += Substring(word) + " "
            }
        }
        return WordSet(participles)
    }()

    private static func firstWord(of text: String) -> Substring {
        Substring(text.utf8.prefix { $0 != 0x20 })
    }
}
