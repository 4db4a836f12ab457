extension LexiconWords {
    /// Words of everyday English, and well-known names, that are a slip or two away from a food's: whoever writes
    /// "speak", "pool" or "Leeds" means it, and no steak, polo mint or leek. Words that are as often slips for a food
    /// ("stake", "donor", "wanton") are not among them.
    ///
    /// `docs/reading.md` says how they were found.
    static let english = """
        afro agape agate agro akira alain alden alien aliens alight allen aman america americas amman \
        ample amro ankara anno applies apply aryan aspen asta atoll atom atoms atone aware azhar babel \
        bails baku bali baltic baltics bandana bandanas bari baron barons basal basic basics basin \
        basins basis basque baton batons beacon beacons bead beads beam beget begets benet bent benton \
        beret berets bevan bigot bigots bischoff blake blink blinks blitz blitzes blondes bona bond \
        bondi bonds boot booth booths booties bore bores bork bosch bouncy bounties brady brainy brake \
        bram brandi brando brandt branson braun brawl brawls brawny bribe bribes bride brides brief \
        briefs brig brim bristle bristles britches brut bryn buena buren buries burke buster busters \
        butler butlers butte byers cackling cada caddy cain caked camp camps canny capo capone caring \
        carlin carping carting carvings casa cashed cashes castles cela celebrating cern champions \
        chap chaps chat chats cheat cheats cheek cheeks cheer chez chide chides chime chimes ching \
        chivas choke chokes chord chords chore chores christophe cicada cicadas cinder cinders cisco \
        claus cleese cobble cobbled coby coder coffer coffers cohn collages collared collars combs \
        como comp complain complains conch conger corby cornet corny corrado cosby cracking cram \
        cramer cramp crampons creak creamery crean crear creative cree creep creeped creeps crept \
        crete crew crewe crews cribs crises crispin cristo crocker crowder culpa cummins curie curling \
        currie cute dade dale dame dames damm dane dani dante data dated dawes deaf dear decals decay \
        decays deere defer depressing deter deters digestible dimon dinars dion dive dives dixon \
        doable doble doer doers dogma dole dome domes dominions donors dopa dope dost doubled doubly \
        dover dovey downer downers doze drills droves ducky duct ducts dull dunk dunks dusk dyer eddy \
        elam elite elites elope endure endures ensue ensues ensured ergo evin fade fades fake fakes \
        fame fargo faring farr farrow fata fate faye faze fema fenner fetal fide fidel fido finches \
        fini fishy fisk fleur flip flips floors floral florals flores floundered foal foil foils \
        fondle fontana fora founder founders fowl fran frazzled freddy frodo fudged gaby gaelic gallic \
        gape garb garros garry glee gloat gnat goode goosen gott gout grady granite graph graphs \
        gravitas greene gripe gripes groot grope groupe grouped hades hallam halle harsh hast hawes \
        hawke hawkes haye hayes haze hearings hearst hearth herding hilo hokey homey homily homing \
        hone honed hooey huey hurl hutus idle izzo izzy jaeger jagger jeer jeers jock jocks junked \
        junker karla kenji kessler khaki khmer kinney kippur kirby kiri knave krebs kumar ladd lading \
        laine laird lang langer lassie lasso laying lease leases leeds lenses lever levers liang lifer \
        lifers lift lifts lind lindy ling lingua lint liven livery lord lords lotte lugar luger lying \
        lyme mace mach macho macht mages magnus makin malaga malm mame mamet mane mang mangy maniac \
        maniacs manic mano manos marche marches margo martina martine martino martins mated mateo \
        matte mattes maui maxi mayors mena mentor mentors mere meson meta mezzo moat moats mobster \
        mobsters moises moore moores morin morse moses mosses motel motels mucha mushroomed nang nanna \
        nano napoleonic nato natty nerdy nested nesters nord oblong okada orion paar paisley palma \
        paltry pander pandit pandora panky panzer paolo parc parley parr pasha pavlov peasant peasants \
        pedal pedals pena penn penned penney pennies pepperdine peril perils perth peso pesos pest \
        pests petr philadelphian philadelphians piazza piccadilly picky pied pinion pistol pistols \
        piston pistons pitt pitts pity plantations plod plop plot plow plows plume pluto pogo pool \
        pools poor porta porte posh possums pouting powerhouse powerhouses preach prep preserver \
        presto prone proper prude pruned puffing puffy pummel purina putt putts putz quaid qual rabbi \
        rabbis racket rackets radley ragen rakish rama rancho raping rashes rata rather raven ravens \
        rebar reckon rending renton resign resigns ritzy rocked rogaine rollo rosemarie rosen rote \
        ruben rubens rumen ruse rusher russ saad sabah saban sadie saha salah salam salman salon \
        salons saloon saloons salva samba samoan sandwiched sarge sark scam scams scene scenes sconce \
        sconces scope scopes scorch scuffle scuffles sensei sever severn severs shade shady shaka \
        shaky shale shalt shame shames shanty sharma sherri sherrie shirk shone shuffle shuffles siam \
        sicker singers skated skater skaters skew skews skimp skis skoda slab slabs slav slavs slay \
        slinger slingers sliver slivers smock snake snakes sneak sneaks snug sochi soll solo solos \
        solve solves somers sousa spark sparks spasm spasms speak speaks spew spews spite spitzer \
        spock spouse spouses squirreled staffing stellar sten stevens stevie stomp stott stringer \
        stringers strut struts stuffy sucked suki supple surgeons sven swinger swingers swollen sykes \
        tack taft tagalog tagline tahiti tama tamara tamil tamils tangiers tani tanks tanner taut \
        taxis temper tempera tempers thames themes tiff ting tinge toby tong tonga tongs tongued \
        tories torre torres tote tribe tribes triplet triplets tripp trite tron trot trots trott trudy \
        tryout tryouts tuff turin turnkey tuttle twig twigs twill twinkle umm vaal veils venal vial \
        vials vito wada waiters walters wane wanes wang waster watery wedged whet whew whining whisked \
        whisker whiskers wince wined wipes wire wires wise wisp wispy wives wong wore worn worse worst \
        wring writings yeats yorke yuck
        """
}
