/// Everything that the page says, by what it is for; the words are in the tables of languages.
enum Phrase: String, Sendable, Hashable, CaseIterable {
    // The frame.
    case programName, skipToContent, today, yesterday, history, signOut, signedOut, mainMenu
    case longDate, briefDate, monthOfYear
    case previousDay, nextDay, goToDate, show, dayNavigation

    // The line.
    case whatDidYouEat, lineHint, lineHintOtherDay, log, lineForDay, meal

    // A day.
    case totals, energy, remaining, entriesOfDay, nothingLogged, mealTotal, unknownEnergy
    case change, changeEntry, select, moveSelected, moveTo, moveDay, move, unchangedMeal
    case dayClosed, incomplete, atLeast, atMost, shareOfEnergy, noGoals
    case ofGoal, rangeGoal, left, over, toGo, reached, withinRange, upTo
    case confidenceHigh, confidenceFair, confidenceLow
    case scores, allergyTotal, heiTotal, heiOfSpan, heiKnown
    case copyHere, copyFrom, wholeDay, copy

    // What waits.
    case waiting, heldExplanation, confirm, drop, correct, correctHint, asks, answerHint, answer
    case neverMind, yes, no

    // Taking back.
    case takeBack, undoLog, undoEdit, undoDelete, undoConfirm, undoGoals, undoFood, undoImport
    case undoProfile, undoMeasured, undoFelt, undoRated, undoRecipe, undoBatch, undoCompleted
    case undoOther, redoOther, andMore, nothingToUndo

    // One entry.
    case entryTitle, whatItWas, correctInWords, exactly, amount, unit, grams, food, day, time, save,
        delete
    case deleteExplanation, saidAs, backToDay, figuresOf, emptied, notANumber, notADate, notATime
    case nothingChanged, noSuchEntry, insteadOf, insteadHint, putInstead

    // Looking back.
    case monthTitle, yearTitle, previousMonth, nextMonth, previousYear, nextYear, wholeYear
    case daysLogged, average, goalDays, nothingInSpan, tableOf, chartOf, dayColumn, monthColumn
    case monthByMonth, loggedColumn, standingColumn, averageColumn, highestColumn, lowestColumn
    case below, met, above, noGoal, meanLine, band, dayNotLogged, legend, entriesColumn

    // The journal's data.
    case data, notDone, importTitle, importHint, importFile, importDates, datesByFile, dayFirst
    case monthFirst, importShow, importPreview, importTake, importRest, importPart, importDrop
    case importUndo, importLetGo, importGone, noFileChosen, exportTitle, exportHint, exportFormat
    case exportLines, exportTable, exportFHIR, exportResources, exportCommas, decimalPoints
    case decimalCommas, exportGet, backupTitle, backupHint, backupGet, fileTooLarge, noRoomForFile
    case tooManyUploads

    // Photographs, and figures alone.
    case byPhoto, photoFiles, photoHint, photoNote, photoSend, photoNone, photoOne, photoSome
    case photoFull, photoRemove, photoLarge, photosTooLarge, noPhotoChosen, photoAgain
    case photoAgainHint, mealByClock, quickAdd, quickHint, quickName

    // Spans in detail.
    case nutrientsOfSpan, nutrientColumn, goalColumn, shareOfGoal, byMeal, byWeek, weekOf
    case weekColumn, mealColumn, mealShare, nutrientChart, nutrientChoice, macroGoals, shareOfMacros
    case timesChart, risingOf, fallingOf, steadyOf

    // A programme.
    case programme, programmeDays, programmeStart, programmeDay, programmeNone, programmeOffered
    case programmePause, programmeResume, programmeTravel, programmeStop, programmeLength
    case targetMet, targetMissed, targetOpen, targetUnknown

    // Coming in.
    case signIn, signInExplanation, openJournal, openExplanation, linkSpent, tooManyAttempts

    // What went wrong.
    case notFound, notFoundExplanation, wrongHost, wrongHostExplanation, notOwnForm
    case notOwnFormExplanation, wrongVerb, badForm, recipeChangedElsewhere, daemonAway, alreadyDone,
        nothingSaid, toToday
    case internalFault, tooManyOnlookers

    // Patterns.
    case macroChart, shareOf, onAverage, byWeekday, steadyTrend, risingTrend, fallingTrend
    case spanTitle, otherSpan, spanFrom, spanTo, tooLongSpan

    // Foods, goals, what is told of a day.
    case foods, searchFoods, search, noSuchFood, perHundred, foodSource, figuresOfHundred, portions
    case overTime, eatenTimes, timesAMonth, newestEntries, neverEaten
    case goals, setGoals, setGoalsHint, set, goalsOverTime, goalFrom, goalOf, goalWhat
    case recipes, noRecipes, newRecipe, newRecipeHint, recipeName, servings, ingredients
    case ownFood, ownFoodHint, eatRecipe, aServing, servingsOf, kept
    case goalDaysColumn, goalNoMore, everyDay, summaryOfDay

    // One's own foods and recipes.
    case portionLines, notAPortion, ownFigures, recipeWords, recipeNotes

    // How the program is.
    case status, statusVersion, statusHours, statusDays, statusDay, statusNextDay, statusFoods
    case statusJournal, statusEntries, statusReadOnly, statusNothing, statusHeld, statusAsked
    case statusForModel, statusUnread, statusSummaries, statusModel, statusNoModel, statusReady
    case statusNotReady, statusVoice, voiceOff, voiceStarting, voiceListening, voiceMuted
    case voiceFailed, statusCloud, statusHousehold, statusCarried, doctor, doctorHint, doctorLook
    case doctorWell, doctorUnwell, doctorFaults, doctorWarnings, doctorNotes, doctorGood

    // Speaking.
    case talk, talkHint, talkListening, talkReading, talkNothing, talkRefused, talkBusy, talkOver

    // What the script tells.
    case notUnderstood, wouldBeLogged, typedWaits, typedLogged, typedRefused, offlineExplanation
}
