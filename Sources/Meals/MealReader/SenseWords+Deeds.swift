extension SenseWords {
    /// What one does that has nothing to do with eating, as said of what is over or under way.
    static let deeds = """
        interviewed interviewing applied applying listening listened reading watching painting painted running jogging jogged walking walked
        hiking hiked cycling cycled biking biked swimming swam rowing rowed skiing skied dancing
        danced training trained exercising exercised lifting lifted squatted deadlifted benched
        stretching stretched climbing climbed playing played working worked studying studied
        coding coded debugging debugged deploying deployed programming programmed testing tested
        compiling compiled refactoring refactored merging merged pushing committing committed
        typing typed emailing emailed calling texting texted messaging messaged waiting waited
        sleeping slept napping napped resting rested driving drove riding rode flying flew
        travelling traveling travelled traveled commuting commuted parking parked moving moved
        shopping browsing browsed searching searched hunting gardening gardened weeding mowing mowed
        raking raked digging dug planting planted watering watered harvesting harvested cleaning
        cleaned washing washed scrubbing scrubbed wiping wiped mopping mopped sweeping swept
        vacuuming vacuumed dusting dusted tidying tidied sorting sorted folding folded ironing ironed
        repairing repaired fixing building built installing installed assembling assembled
        sharpening sharpened descaling descaled emptying emptied unloading unloaded loading
        organizing organized organising organised decluttering decluttered donating donated
        delivering returning returned collecting collected attending attended hosting hosted teaching taught learning learned learnt writing wrote
        drawing drew sketching sketched photographing photographed filming filmed recording recorded
        singing sang humming practising practicing practised practiced rehearsing rehearsed
        winning losing scored competing competed racing raced voting voted arguing argued
        complaining complained apologizing apologized laughing laughed crying cried shouting shouted
        dreaming dreamed dreamt imagining imagined remembering remembered forgetting
        smelling seeing hearing noticing noticed spotted finding discovering discovered
        googling googled researching researched comparing compared counting
        checking checked reviewing reviewed rating rated selling sold trading traded
        investing invested paying paid spending spent saving saved stealing stole hiding hid
        throwing threw tossing dropping dropped spilling spilled spilt knocking knocked breaking
        burning fighting fought chasing chased feeding fed petting walks jogs hating hates
        sneezing sneezed coughing coughed vomiting vomited puked threw allergic bleeding bled
        recovering recovered suffering suffered fasting fasted dieting dieted detoxing
        teething nursing babysitting babysat proofreading auditing invoicing invoiced scheduling
        scheduled rescheduled cancelled canceled postponed booked reserved renewed subscribed
        unsubscribed uploaded downloaded streamed streaming gaming gamed
        """

    /// What one is told to do: orders before "the", "some" or "a".
    static let errands = """
        cancel fix check sharpen wipe paint descale empty fill replace move update delete rename install
        deploy merge push pull commit compile test print scan whisk dice knead grate combine drain
        rinse soak beat marinate crack melt sift mince blend collect return deliver donate
        organize organise unload load sort measure weigh count compare review rate research google
        """
}
