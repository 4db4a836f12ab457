internal import Nutrition

extension Texts {
    package static let english = Texts(
        language: "en", phrases: englishPhrases,
        weekdays: [
            "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday",
        ],
        months: [
            "January", "February", "March", "April", "May", "June", "July", "August", "September",
            "October", "November", "December",
        ],
        meals: [.breakfast: "Breakfast", .lunch: "Lunch", .dinner: "Dinner", .snack: "Snacks"])

    private static let englishPhrases: [Phrase: String] = [
        .programName: "Demeter", .skipToContent: "Skip to the content", .today: "Today",
        .yesterday: "Yesterday", .history: "History", .signOut: "Sign out",
        .signedOut: "You have signed out.", .mainMenu: "Main", .longDate: "{0}, {1} {2} {3}",
        .briefDate: "{0} {1}", .monthOfYear: "{0} {1}", .previousDay: "The day before",
        .nextDay: "The day after", .goToDate: "Another day", .show: "Show",
        .dayNavigation: "Days",

        .whatDidYouEat: "What did you eat?",
        .lineHint: "As you would say it: two eggs and toast; no, three eggs; undo that",
        .lineHintOtherDay: "As you would say it: two eggs and toast", .log: "Log",
        .lineForDay: "What did you eat on {0}?", .meal: "Meal",

        .scores: "How it was", .allergyTotal: "Allergies: {0} of 10",
        .heiTotal: "Healthy Eating Index: {0} of 100",
        .heiOfSpan: "Healthy Eating Index of these days together: {0} of 100",
        .heiKnown: "The food groups are known of {0} % of the energy.",
        .totals: "Totals", .energy: "Energy", .remaining: "left", .entriesOfDay: "Entries",
        .nothingLogged: "Nothing is logged on this day.", .mealTotal: "{0} together",
        .unknownEnergy: "energy unknown", .change: "Change", .changeEntry: "Change {0}",
        .select: "Select {0}", .moveSelected: "Move what is selected", .moveTo: "To the meal",
        .moveDay: "To the day", .move: "Move", .unchangedMeal: "the same meal",
        .dayClosed: "This day is over and closed. Changes are still possible.",
        .incomplete: "Not known for every food: {0}.", .atLeast: "at least {0}",
        .atMost: "at most {0}", .shareOfEnergy: "{0} % of the energy",
        .noGoals: "No goals are set. Say one: my goal is 2000 calories",
        .ofGoal: "{0} of {1}", .rangeGoal: "{0}–{1}", .left: "{0} left", .over: "{0} over",
        .toGo: "{0} to go", .reached: "reached", .withinRange: "within the range",
        .upTo: "{0} left up to the most", .confidenceHigh: "sure", .confidenceFair: "fairly sure",
        .confidenceLow: "not sure", .copyHere: "Log something again",
        .copyFrom: "What was eaten on",
        .wholeDay: "the whole day", .copy: "Log it again here",

        .waiting: "Waiting for you", .heldExplanation: "Held entries count nowhere yet.",
        .confirm: "Confirm", .drop: "Drop", .correct: "Correct",
        .correctHint: "What it was: 400 g, or a small one", .asks: "Demeter asks",
        .answerHint: "Another answer", .answer: "Answer", .neverMind: "Never mind", .yes: "Yes",
        .no: "No",

        .takeBack: "Take back", .undoLog: "Undo: logged {0}", .undoEdit: "Undo: changed {0}",
        .undoDelete: "Undo: removed {0}", .undoConfirm: "Undo: confirmed {0}",
        .undoGoals: "Undo: goals for {0}", .undoFood: "Undo: your food {0}",
        .undoImport: "Undo: the import of {0}", .undoProfile: "Undo: what you told of yourself",
        .undoMeasured: "Undo: measured {0}", .undoFelt: "Undo: felt {0}",
        .undoRated: "Undo: stars for {0}",
        .undoRecipe: "Undo: the recipe {0}", .undoBatch: "Undo: the pot of {0}",
        .undoCompleted: "Undo: further nutrients of {0}",
        .undoOther: "Undo: {0}", .redoOther: "Redo: {0}",
        .andMore: "{0} and {1} more", .nothingToUndo: "There is nothing to take back.",

        .entryTitle: "Change {0}", .whatItWas: "What it was, and when", .correctInWords: "In words",
        .exactly: "Exactly",
        .amount: "Amount", .unit: "Unit", .grams: "Grams", .food: "Food", .day: "Day",
        .time: "Time", .save: "Save", .delete: "Remove",
        .insteadOf: "Instead",
        .insteadHint:
            "Much the same, without what you must not have. It is never sure that a food is safe.",
        .putInstead: "Put it there",
        .deleteExplanation:
            "Removing can be taken back.", .saidAs: "Said as “{0}”.", .backToDay: "Back to {0}",
        .figuresOf: "Figures",
        .emptied: "“{0}” cannot be emptied; give another value, or leave it.",
        .notANumber: "“{0}” must be a number that is not negative, such as 12.5.",
        .notADate: "“{0}” must be a date, such as 2026-03-01.",
        .notATime: "“{0}” must be a time of day, such as 13:05.",
        .nothingChanged: "Nothing was different, so nothing was changed.",
        .noSuchEntry: "This entry is gone, or belongs to another day.",

        .monthTitle: "{0}", .yearTitle: "The year {0}", .previousMonth: "The month before",
        .nextMonth: "The month after", .previousYear: "The year before",
        .nextYear: "The year after", .wholeYear: "The whole year {0}",
        .daysLogged: "{0} of {1} days are logged.", .average: "On average {0} a day.",
        .goalDays: "{0} days met the goal, {1} were below and {2} above it.",
        .nothingInSpan: "Nothing is logged in this time.", .tableOf: "Day by day",
        .monthByMonth: "Month by month",
        .chartOf: "Energy of each day", .dayColumn: "Day", .monthColumn: "Month",
        .loggedColumn: "Days logged", .standingColumn: "Against the goal",
        .averageColumn: "Average", .highestColumn: "Highest", .lowestColumn: "Lowest",
        .below: "below", .met: "met", .above: "above", .noGoal: "no goal",
        .meanLine: "mean of 7 days", .band: "goal", .dayNotLogged: "not logged",
        .legend: "Marks: − below the goal, ✓ met, + above; a day without figures is not logged.",
        .entriesColumn: "Entries",

        .signIn: "Sign in",
        .signInExplanation:
            "Run “demeter web” on the computer that keeps your journal, and open the link that it prints.",
        .programme: "Programme", .programmeDays: "Its days", .programmeStart: "Start",
        .programmeDay: "Day {0}", .programmeNone: "No programme was started yet.",
        .programmeOffered: "What can be started", .programmePause: "Pause",
        .programmeResume: "Go on", .programmeTravel: "Today does not count",
        .programmeStop: "Give up", .programmeLength: "{0} days", .targetMet: "met",
        .targetMissed: "missed", .targetOpen: "to do", .targetUnknown: "not known",

        .openJournal: "Open the journal",
        .openExplanation:
            "This browser will stay signed in until you sign out, or for 30 days after "
            + "it was used last.",
        .linkSpent: "This link was used already, or is older than five minutes. “demeter web” "
            + "prints a new one.",
        .tooManyAttempts: "There were too many attempts to sign in. Try again in a minute.",

        .notFound: "Not found", .notFoundExplanation: "There is no such page.",
        .wrongHost: "Not this page",
        .wrongHostExplanation: "This page is not called by that name. Names beyond this computer "
            + "are set with hosts under [web] in the configuration.",
        .notOwnForm: "Not done",
        .notOwnFormExplanation: "What was sent did not come from a page of this session, so "
            + "nothing was done. Go back, load the page again, and try once more.",
        .wrongVerb: "This cannot be asked for in that way.",
        .badForm: "What was sent could not be read, so nothing was done.",
        .daemonAway: "The journal does not answer", .alreadyDone: "Already done: {0}",
        .nothingSaid: "Nothing was typed.", .toToday: "To today",
        .internalFault: "What the journal answered was not understood.",
        .tooManyOnlookers:
            "Too many browsers look on; this page stays as it is until it is loaded.",

        .macroChart: "Where the energy came from", .shareOf: "{0} % {1}",
        .onAverage: "On average {0}.", .byWeekday: "By weekday",
        .steadyTrend: "Much the same all along: {0} a day lately.",
        .risingTrend: "It rose by {0} a day: from {1} in the earlier half to {2} in the later.",
        .fallingTrend: "It fell by {0} a day: from {1} in the earlier half to {2} in the later.",
        .spanTitle: "{0} to {1}", .otherSpan: "Other days", .spanFrom: "From", .spanTo: "To",
        .tooLongSpan: "At most two years are shown at once.",

        .foods: "Foods", .searchFoods: "What food?", .search: "Search",
        .ownFood: "A food of your own",
        .ownFoodHint: "What 100 g have; what you leave empty is unknown",
        .noSuchFood: "No food is called so.", .perHundred: "{0} in 100 g",
        .foodSource: "The figures come from {0}.", .figuresOfHundred: "Figures of 100 g",
        .portions: "Portions", .overTime: "Over time",
        .eatenTimes: "Eaten {0} times on {1} days, from {2} to {3}.",
        .timesAMonth: "Times a month", .newestEntries: "The newest entries",
        .neverEaten: "You have not logged it yet.",

        .recipes: "Recipes", .noRecipes: "You have no recipes yet.", .newRecipe: "A new one",
        .newRecipeHint: "One ingredient a line: 200 g rice", .recipeName: "Name",
        .servings: "Servings", .ingredients: "Ingredients", .eatRecipe: "Log a helping",
        .aServing: "{0} a serving", .servingsOf: "For {0} servings:", .kept: "Done: {0}.",

        .goals: "Goals", .setGoals: "A goal, as you would say it",
        .setGoalsHint: "My goal is 2000 calories; 120 g of protein at least", .set: "Set",
        .goalsOverTime: "All that was ever set", .goalFrom: "From", .goalOf: "Of",
        .goalWhat: "Goal", .goalDaysColumn: "Days", .goalNoMore: "none any more",
        .everyDay: "every day", .summaryOfDay: "What is told of this day",

        .notUnderstood: "Not understood:", .wouldBeLogged: "{0} together, {1}",
        .typedWaits: "Kept in this browser until the journal answers:",
        .typedLogged: "Logged now:", .typedRefused: "Not logged:",
        .offlineExplanation: "What you type is kept in this browser, and is logged as of the time "
            + "at which you typed it once the journal answers.",
    ]
}
