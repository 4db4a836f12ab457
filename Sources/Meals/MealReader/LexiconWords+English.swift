extension LexiconWords {
    /// Words of everyday English, and well-known names, that are a slip or two away from a food's: whoever writes
    /// "speak", "pool" or "Leeds" means it, and no steak, polo mint or leek. Words that are as often slips for a food
    /// ("stake", "donor", "wanton") are not among them.
    ///
    /// `docs/history/reading.md` says how they were found.
    static let english = """
        adair addis afro agape agate agro aidan airman ajar akira alain alden aldo alien aliens alight \
        allen alto altos amal aman america americas amman ample amro ankara anno applies apply aryan asha \
        aspen asta astro astros atoll atom atoms atone austrians avail avila avis aware axis ayala azhar \
        babel bails baku bali ballots balmy baltic baltics bambi bandana bandanas banderas banks barbaric \
        barbra barca bari baron barons barr basal bashes basic basics basin basins basis basque bastille \
        bathe baton batons batters baum baze beacon beacons bead beads beam beck bedlam beget begets bella \
        bellamy belt benet bent benton beret berets berger bevan bigot bigots bilbo bild bischoff blake \
        blink blinks blitz blitzes blondes blot bogs bona bond bondi bonds boot booth booths booties bore \
        bores bork bosch bouncy bounties boxy brady brainy brake bram brandi brando brandt branson braun \
        brawl brawls brawny bribe bribes bride brides brief briefs brig brim bristle bristles britches \
        brut bryn buena buren buries burke burner burners buster busters butler butlers butte buzz byers \
        cackling cada caddy cain caked calais calico camp campo campos camps campy canny capo capone \
        caring carlin carping carting carver carvings casa cashed cashes castles cela celebrating cern \
        chain chains chairs champions chap chapin chaplin chaps chasm chat chats cheat cheats cheek cheeks \
        cheer chemo chez chide chides chime chimes ching chivas choke chokes choo chord chords chore \
        chores christophe chums cicada cicadas cinder cinders cisco clang claus cleese cobble cobbled \
        cobras coby coder coffer coffers cohn collages collared collars collin columbine combs como comp \
        complain complains completion completions conch conger conley convey conveys corby corey cornet \
        corny corrado cosby cracking cram cramer cramp crampons crawl crawls creak creamery crean crear \
        creative cree creep creeped creeps crept crete crew crewe crews cribs crises crisper crispin \
        cristo crocker crowder culpa cummins curie curling currie cute dabbing dade dale dame dames damm \
        dando dane dani dante data dated dawes deaf dear decals decay decays deere defer depressing deter \
        deters didi digestible dimon dinars dingo dings dion dive dives dixon doable doble doer doers \
        dogma dole dome domes dominions donne donned donors dopa dope dorian dost doubled doubly dover \
        dovey downer downers doze drills droves ducky duct ducts duel duels dull dunk dunks dusk duval \
        dyer eddy elam electron electronic electronics elite elites elope endure endures ensue ensues \
        ensured entrant entrants ergo evin fade fades fake fakes fame fargo faring farr farrow faster fata \
        fate faye faze fema fenner fester fetal fide fidel fido finches fini fishy fisk fleur flip flips \
        floors floral florals flores floundered foal foil foils fondle fontana footer fora forster founder \
        founders fowl fran frazzled freddy frodo fudged gaby gaelic gallic gape garb garbo garros garry \
        garza general giordano glee gloat gnat goode goosen gordon gosh gott gout grady granite graph \
        graphs gravitas greene gripe gripes groot grope groupe grouped hades haim hain hairdo hakim hallam \
        halle hamid hamlin hardy harpo harsh hart hast hawes hawke hawkes haye hayes haze hearings hearn \
        hears hearst hearth herding herod heron hilda hilo hiro hitachi hobo hokey homey homily homing \
        hone honed hooey hos huey hurl hutus idle izzo izzy jaeger jaffe jaffna jagger jana janna jazz \
        jeer jeers jock jocks junked junker karin karla kayaks kenji kenney kessler khaki khmer kinney \
        kippur kirby kiri kite kites kitsch knave kobe krebs kumar ladd lading laine laird lamps lang \
        langer lassie lasso lawman laying layman leach lease leases leeds lenses leper lepers lever levers \
        liang lifer lifers lift lifts lilly lind lindy ling lingua lint list lists litt liven livery lobo \
        lode logan loma lord lords loro lotte lowly lugar luger lying lyme maam mace mach machado macho \
        macht madre madrid mages magnus makin malaga malm mame mamet mane mang mangy maniac maniacs manic \
        mano manos many maori marche marches mardi margo marti martina martine martino martins marty mated \
        mateo matte mattes matthias matty maui maxi mayors mena mentor mentors mere meson meta method \
        methods mezzo mica mich micki mika minion minions moat moats mobster mobsters modal model models \
        module modules moises mona moore moores moping morin morose morse moses mosses motel motels mucha \
        mushroomed muting nab nang nanna nano napoleonic nascar nate nato natty nerdy nested nesters nicki \
        niki nikki noose nord oath oaths oblong odin odors ogden okada olde olden once orion paar pacific \
        pacifica paddy pagoda paisley palma paltry pancho pander pandit pandora panky panzer paolo parc \
        parley parr pasha patina patsy pavlov peasant peasants pedal pedals pena penn penned penney \
        pennies pepperdine peril perils perkins perth peso pesos pest pests petr philadelphian \
        philadelphians piazza piccadilly picky pied pinion pistol pistols piston pistons pitt pitts pity \
        plantations plod plop plot plow plows plume pluto pogo poncho pool pools poor poppies poppins \
        porta porte poser posh posse posses possums pouting powerhouse powerhouses preach prep preserver \
        presto primitive prone proper prude pruned puffing puffy pummel purina purist purists putt putts \
        putz quaid qual quip quips rabbi rabbis rabid racket rackets rada radley radon ragen rakish rama \
        ramon rancho randi raping rashes rata rather raton raven ravens rayon rebar reckon reds regimen \
        regimens reimer removed rending renton resign resigns revel revell richards ritzy rocked rogaine \
        rojas rollo romo rosemarie rosen rote rouse rousing rubbing ruben rubens rumen ruse rusher ruskin \
        russ saad saar sabah saban sadie saha salah salam saleh salem sales salman salon salons saloon \
        saloons salute salutes salva salvo samba sami samoan sandwiched santana sarge sark scam scams \
        scene scenes scholes sconce sconces scope scopes scorch scottie scuba scuffle scuffles sensei sept \
        sever severn severs shade shady shaka shaky shale shalt shame shames shanty sharma sheena sherri \
        sherrie shire shirk shone shorty shuffle shuffles shula siam sicker sikh sikhs silo silos singers \
        singh skated skater skaters skew skews skimp skimpy skis skoda slab slabs slav slavs slay slinger \
        slingers sliver slivers slog smock snake snakes sneak sneaks snug sochi soho soll solo solos solve \
        solves somers soros sosa sousa spark sparks spasm spasms speak speaks spell spells spew spews \
        spiro spite spitzer spock spouse spouses squirreled staffing stellar sten stevens stevie stocks \
        stomp stott stringer stringers strut struts stuffy subbing sucked sudan suki sulking sultan supple \
        surgeons sven swinger swingers swollen sykes tack taft tagalog tagline tahiti tahoe tama tamara \
        tamil tamils tangiers tani tanks tanner taut taxis temper tempera tempers tendons thames thatcher \
        thatcherism themes thier thorn thorns tiber tier tiers tiff tigers ting tinge toby tong tonga \
        tongs tongued tories torre torres tote tracer tracers tracked tracker trackers tribe tribes \
        triplet triplets tripp trite troll trolls tron trot trots trott trucker truckers trudy tryout \
        tryouts tuff turin turnkey tuttle twig twigs twill twinkle umm unfit vaal veils venal vial vials \
        vito vitro wada waders wager wagers waiters wakes walters wane wanes wang waster watery waver \
        wedged whet whew whining whisked whisker whiskers wicks wince wined wipes wire wires wise wisp \
        wispy wives wong wore worn worse worst wreak wreaks wrecks wring writings yahoo yahoos yeats yorke \
        yuck zandi zeke
        """
}
