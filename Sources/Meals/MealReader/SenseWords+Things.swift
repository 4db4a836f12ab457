extension SenseWords {
    /// Everyday things, places and doings that are no food, though food's name may stand before them:
    /// "apple store", "coffee machine", "pizza party".
    static let things = """
        cookbook cookbooks store stores shop shops machine machines truck trucks factory shortage crash settings folder
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
