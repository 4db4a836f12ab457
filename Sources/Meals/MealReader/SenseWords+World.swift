extension SenseWords {
    /// First names that are no food: whoever has one is somebody else.
    static let names = """
        aaron abby abigail adam adrian aisha alan alex alexa alexander ali alice alicia alison allan
        amanda amber amelia amir amy andre andrea andrew andy angela angie anita anna anne annie
        anthony antonio arthur ashley audrey ava barbara barry becky ben beth betty beverly bob bobby
        bonnie brad bradley brandon brenda brian bruce bryan caitlin callum cameron carl carla carlos
        carmen carol caroline catherine cathy chad charles charlie chelsea chloe chris christian
        christina christine christopher cindy claire clara colin connor courtney craig crystal cynthia
        daniel danny darren dave david debbie deborah declan denise dennis derek diana diane
        diego dominic donald donna doris dorothy doug douglas dylan eddie edward eileen elaine
        eleanor elena eli elijah elizabeth ella ellen ellie emily emma eric erica erin ethan eva
        evan evelyn fatima fiona florence frances francis gabriel gareth gary gavin gemma geoff
        george gina gloria gordon grace greg gregory hannah harold harriet harry hassan heather
        heidi helen henry holly hugo hussein ian ibrahim imran irene isaac isabel isabella isla
        jackie jacob jake james jamie jan jane janet janice jared jasmine jason javier jay jayden
        jean jeff jeffrey jen jenna jennifer jenny jens jeremy jerome jess jesse jessica jill jim
        jimmy joan joanna joanne jodie joe joel john johnny jon jonathan jordan jorge jose joseph
        josh joshua joyce juan judith judy julia julian julie justin kara karen karim karl kate
        kathleen kathy katie kayla keith kelly ken kenneth kerry kevin kieran kim kirsty kyle laura
        lauren leah leanne lee leo leon leonard leslie lewis liam lily linda lindsay lisa liz lola
        lorraine louis louise lucas lucy luis luke lydia lynn maggie malcolm mandy marcus margaret
        maria marie mario marion mark martha martin mary matt matthew maureen max megan melanie melissa
        mia michael michelle miguel mike mohammed mohamed molly monica morgan muhammad nadia nancy
        natalie natasha nathan neil niamh nicholas nick nicola nicole nigel nina noah nora norman
        oliver olivia omar oscar owen pamela patricia patrick paul paula pauline pedro peggy
        penny pete peter phil philip phillip phoebe priya rachel ralph raj ravi ray raymond rebecca
        ricardo richard rick ricky rita rob robert roberto robin roger ron ronald rory rosie ross
        roy russell ruth ryan sally sam samantha samuel sandra sanjay sara sarah scott sean sebastian
        sergio shane shannon sharon shaun sheila shirley simon sofia sonia sophia sophie stacey
        stacy stan stephanie stephen steve steven stewart stuart sue susan suzanne sylvia tara ted
        teresa terry thomas tim timothy tina todd tom tommy toni tony tracy trevor tyler valerie
        vanessa vera veronica vicky vincent virginia vivian walter wayne wendy william xavier
        yasmin yusuf yvonne zach zachary zara zoe
        """

    /// What happens to things and people, as it is told of them; no word of a kitchen or a table.
    static let happenings = """
        arrived arrives beat beats barked barks implanted repotted bloomed
        leaked leaking leaks rebooted rebooting reboots failed failing fails restarted restarting
        exploded collapsed fainted tripped slipped sneezed coughed yelled screamed shouted phoned rang
        texted emailed messaged visited visiting visits moved moves moving resigned retired
        graduated married divorced proposed died scored scores scoring defending defended
        conceded equalised tackled relegated signed transferred won lost wins loses losing winning drew
        thrashed postponed cancelled canceled delayed rescheduled departed departs boarding landed towed
        stolen robbed hacked banned fined arrested sued elected voted tweeted posted trending streaming
        premiered aired airing airs launched launches released announced announces updated upgraded
        downgraded renewed deployed compiled rebuilt renovated flooded flooding snowed snowing raining
        rained chased chasing scratched peed pooped puked vomited purring purred meowed howled growled
        snoring snored slept sleeps woke yawned parked dented repaired installed reinstalled uninstalled
        downloaded uploaded borrowed lent owes owed paid refunded billed invoiced hired 
        interviewed enrolled presented pitched negotiated inherited hosted hosting performed performs
        performing danced dances dancing starring directed published translated printed scanned faxed
        stapled framed arguing argued fighting fought cried crying laughed laughing smiling smiled waved
        hugged kissed blocked clogged overflowed shattered
        vanished disappeared escaped wandered jumped climbed crawled flew flies sank
        drowned crashed skidded swerved honked beeped beeping buzzing vibrating ringing flashing
        glowing flickering tripping buffering lagging syncing charging defends
        asked asks laid lays hatched hatches moulted told tells said says thinks thought reckons knows knew hates hated loves loved
        wants wanted needs prefers preferred brought brings bringing steals stole dropped
        spilled spilt knocked threw throws ripped tore stained ruined damaged destroyed 
        carving 
        """

    /// More things, doings and notions that no food is: what stands behind a food's name makes it theirs
    /// ("apple corer", "beer mat collection").
    static let objects = """
        linux ubuntu macos algorithm script regex json docker
        kubernetes campaign printer liner flowerbed rummy scrabble monopoly hoover
        vacancy debrief rota payroll paperwork handout
        slideshow brochure leaflet flyer pamphlet booklet appraisal
        maze topper pickup songs ocean tutorial tutorials corer jumper tie mat mats coaster coasters collection collections     
         event events manoeuvre maneuver notification notifications nav navbar widget
        toggle popup banner inbox outbox attachment spreadsheet pdf docx wifi hotspot
        password login logout username passcode bug bugs pipeline
        cache consent gdpr domain hosting plugin theme template font icon icons cursor
        pixel pixels screenshot screenshots wallpaper emoji gif meme avatar username handle
        bracket brackets hinge hinges screw screws bolt bolts wrench spanner pliers saw saws
        chisel sander sandpaper varnish primer putty sealant caulk insulation drywall plywood timber
        beams brickwork scaffolding cement mortar gravel paving patio decking gutter
        gutters pipe pipes plumbing wiring fuse fuses plugs  
         adaptor switches dimmer lightbulb lampshade candlestick vase vases ornament
        ornaments figurine figurines cushion cushions pillow pillows duvet quilt 
        bedding linen linens wardrobe dresser drawers cabinet cabinets
        bookcase stool stools benches barstool highchair cot crib pram buggy stroller nappies
        diaper diapers bib bibs pacifier rattle teddy doll dolls lego legos jigsaw puzzle
        scooter skateboard rollerblades trampoline swings seesaw sandpit paddling
        wetsuit swimsuit trunks goggles flippers snorkel surfboard kayak canoe paddle oar oars yacht
        dinghy anchor sail sails rope ropes harness carabiner tent tents 
        rucksack torch compass binoculars telescope microscope magnet magnets
        lipgloss eyeliner blush foundation concealer serum toner moisturiser moisturizer sunscreen
        sunblock bodywash shaving aftershave cologne hairbrush comb hairspray curlers straighteners
        hairdryer tweezers clippers manicure pedicure facial massage spa sauna jacuzzi waxing
        cardigan pullover sweatshirt tracksuit leggings shorts skirt blouse waistcoat blazer tuxedo
        gown bridesmaid veil bouquet corsage cufflinks brooch bangle earring pendant locket
        trainers heels flats slippers wellies flipflops insoles zip zipper buckle strap straps
        collar seam stitching knitting crochet yarn  
        sewing needles embroidery tapestry loom pottery kiln easel canvas watercolour
        watercolor sketchbook origami calligraphy scrapbook collage stencil stencils
        trombone trumpet saxophone clarinet flute violin cello viola harp banjo ukulele accordion
        harmonica cymbal cymbals amplifier microphone mic speaker speakers
        turntable vinyl cassette dvd bluray remote aerial antenna satellite streaming
        ballot referendum senator congressman councillor mp mps parliament congress senate council
        embassy consulate treaty sanctions tariff tariffs protest strikes rally riot
        newspaper newspapers tabloid editor columnist reporter journalist broadcast
        thesis dissertation lecture lectures tutorial tutor syllabus curriculum textbook textbooks
        revision coursework detention headmaster principal dean campus dorm dormitory
        surgeon paramedic ambulance ward clinic xray mri ultrasound biopsy stitches crutches
        wheelchair stethoscope thermometer bandages syringe transfusion 
        barrister solicitor magistrate courtroom alibi evidence witness parole probation bail
        mechanic garage mot servicing carwash carpool motorbike moped caravan campervan trailer
        forklift digger bulldozer crane lorry lorries minibus  
        cockpit airline airlines airbus boeing pilot stewardess hangar airfield radar
        asteroid meteor comet nebula orbit astronaut nasa
        hedgehog badger weasel stoat chipmunk possum skunk 
        giraffe zebra hippo rhino cheetah leopard panther jaguar hyena koala
        penguins walrus jellyfish starfish seahorse stingray piranha
        beetle beetles ladybird ladybug wasp wasps hornet hornets moth moths butterflies
        caterpillars slugs maggot maggots tick ticks flea fleas lice
          ivy moss fern ferns shrub shrubs hedges bonsai tulip tulips
        daffodil daffodils dahlia orchid orchids wisteria trellis trowel rake hoe shovel
        spade wheelbarrow hosepipe hose lawnmower strimmer fertiliser fertilizer mulch
        allotment plots polytunnel shed sheds gazebo pergola firepit
        eclipse equinox solstice monsoon typhoon cyclone avalanche volcano 
        accent accents grammar vocabulary spelling pronunciation proverb anecdote
        philosophy psychology sociology biology chemistry physics geography maths algebra
        geometry calculus statistics economics politics religion theology
        behaviour behavior attitude mindset myth
        legend folklore fable prophecy horoscope zodiac tarot
        manoeuvres regime protocol strategy tactic tactics logistics procurement
        supplier suppliers wholesaler retailer merchandise branding rebrand trademark patent copyright
        crumbs subsidy levy quota glut futures commodity
        commodities shareholder dividend portfolio crypto bitcoin blockchain nft
        vote poll polls survey surveys questionnaire census
        fundraiser raffle auction bazaar fete parade procession vigil
        nav pun puns riddle wordplay limerick haiku sonnet verse verses
        """

    /// What hurts.
    static let ailments = """
        headache migraine heartburn indigestion hangover bloating cramps nausea reflux hives rash
        diarrhea diarrhoea constipation ache aches poisoning sickness dizziness allergies wind gas
        """

    /// Medicines, and what they are taken from: no food has a dose.
    static let medicines = """
        ventolin albuterol salbutamol symbicort flonase prednisone prednisolone amoxicillin penicillin
        doxycycline antihistamine antihistamines zyrtec claritin benadryl piriton lisinopril ramipril
        metformin omeprazole lansoprazole sertraline fluoxetine citalopram prozac zoloft lexapro xanax
        adderall ritalin concerta ozempic wegovy mounjaro semaglutide levothyroxine thyroxine synthroid
        eliquis warfarin lipitor atorvastatin simvastatin nexium gaviscon rennies rennie tums imodium
        pepto lemsip nyquil dayquil mucinex sudafed strepsils codeine tramadol morphine naproxen aleve
        diclofenac voltarol calpol insulin novorapid lantus humalog inhaler inhalers nebuliser puffer
        eyedrops cetirizine loratadine fexofenadine melatonin zopiclone diazepam valium gabapentin
        pregabalin amitriptyline propranolol bisoprolol amlodipine losartan hydrocortisone estradiol
        testosterone contraceptive antacid antacids laxative laxatives antiseptic betadine plaster
        bandage jab vaccine
        """
}
