internal import FoodCatalog
internal import MealReader
internal import Nutrition

/// Tells answers and corrections from meals, by the turns of speech that begin them.
///
/// A line without such a turn is never a remark, so that a plain new meal is none.
struct RemarkReader: Sendable {
    let payload: PayloadReader

    init(_ reader: MealReader) { payload = PayloadReader(reader: reader) }

    /// - Parameter isAsked: whether a question is open, so that a bare amount may answer it.
    func remark(in line: String, isAsked: Bool) -> Remark? {
        if HanText.holdsHan(line) {
            return ChineseRemarks(reader: payload.reader).remark(in: line, isAsked: isAsked)
        }
        if let again = AgainWords.again(in: line) { return .again(again) }
        var words = SpokenWords(line)
        words.dropWish()
        guard isAsked || Self.mayBegin(words) else { return nil }
        let isWeak =
            words.words.prefix { Self.fillers.contains($0.text) }
            .contains { Self.hesitant.contains($0.text) }
            || words.words.last.map { Self.afterthoughts.contains($0.text) } ?? false
        let isMore = words.words.contains { Self.additive.contains($0.text) }
        if Self.wrong.contains(words.joined) { return .complaint }
        let isJoined = words.first.map(Self.joining.contains) ?? false
        words.dropLeading(Self.fillers)
        words.dropTrailing(Self.endings)
        guard !words.isEmpty else { return nil }
        if Self.sayings.contains(words.joined) { return .saying }
        if let addition = FigureWords.addition(
            words, isAsked: isAsked, isFood: payload.isFood)
        {
            return addition
        }
        if isWeak, !isAsked, Self.number(words) != nil, AmountWords.areAmount(words) {
            return .correction(.last, .amount(words.rest), .ifFits)
        }
        if let answer = Self.answer(words) { return answer }
        if let shift = TimeShift(words) { return .correction(.last, .shift(shift), .ifFits) }
        let isWrong = words.dropAny(of: Self.wrongBeginnings) != nil
        words.dropLeading(Self.fillers)
        if let remark = correction(words, depth: 0) { return remark }
        if isWeak && !isMore || isWrong, let remark = saying(Self.withoutVerb(words), .ifFits) {
            return remark
        }
        // An amount alone is no meal.
        if !isAsked, words.count > 1 || AmountWords.isMeasured(words.first ?? ""),
            let amount = AmountWords.amount(words)
        {
            return .correction(.last, .amount(amount), .ifFits)
        }
        if isJoined, !isAsked {
            // "And delete the coffee"
            if case .command = payload.reader.read(line) { return nil }
            words.dropLeading(Self.joining)
            return words.isEmpty ? nil : .beside(words.rest)
        }
        guard isAsked, let change = payload.change(words.rest) else { return nil }
        switch change {
        // "1e99 g" answers, if badly; "1e99 g of rice" is another meal.
        case .amount where !AmountWords.areAmount(words, orOdd: true): return nil
        case .amount, .figures, .scale: return .correction(.asked, change, .sure)
        default: return nil
        }
    }

    /// Whether words that are no meal may say which kind of the last thing it was: "dark", of chocolate.
    ///
    /// Only right after it was said, and never a number, which may be anything.
    func mayBeKind(_ line: String, saidAt: Int64?, now: Int64) -> Bool {
        guard let saidAt, now - saidAt <= Scene.momentMilliseconds else { return false }
        let words = SpokenWords(line)
        return (1...2).contains(words.count)
            && words.words.allSatisfy { $0.text.allSatisfy(\.isLetter) }
    }

    /// The remark that new words for a given entry are, if they are one.
    func remark(on entry: Int64, in line: String) -> Remark.Change? {
        if HanText.holdsHan(line) {
            return ChineseRemarks(reader: payload.reader).change(ofOne: line)
        }
        var words = SpokenWords(line)
        words.dropLeading(Self.fillers)
        guard let remark = correction(words, depth: 0) else {
            if payload.isCommand(line) { return nil }
            switch payload.change(words.rest) {
            case .food, nil: return nil
            case let change?: return change
            }
        }
        guard case .correction(_, let change, _) = remark else { return nil }
        return change
    }

    /// What a remark is about by its own words; `nil` when it is no correction.
    func subject(in line: String) -> Remark.Subject? {
        var words = SpokenWords(line)
        words.dropLeading(Self.fillers)
        guard case .correction(let subject, _, _)? = correction(words, depth: 0) else {
            return nil
        }
        return subject
    }

    private static func mayBegin(_ words: SpokenWords) -> Bool {
        guard let first = words.first else { return false }
        return openers.contains(first) || first.first?.isNumber == true || first.hasPrefix("#")
            || words.words.dropFirst().contains { Self.stating.contains($0.text) }
            || words.words.last.map { afterthoughts.contains($0.text) } ?? false
            || words.words.contains { turning.contains($0.text) } || AmountWords.areAmount(words)
            || words.count > 1 && SaidFigures.isLetter(first) || tellsFigures(words)
            || TimeShift(words) != nil
    }

    /// "Pub lunch, roughly 1100 kcal": a meal and a number.
    private static func tellsFigures(_ words: SpokenWords) -> Bool {
        words.words.contains { $0.text.contains(where: \.isNumber) }
            && words.words.contains {
                MealWords.meal($0.text) != nil || FigureWords.isUntold($0.text)
            }
    }

    private static func set(_ text: String) -> Set<String> {
        Set(text.split(separator: " ").map(String.init))
    }

    static let fillers = set(
        "oops oh ah hmm um uh well wait sorry hey demeter please and ok okay whoops")
    /// What goes on with a meal that was told.
    private static let joining = set("and plus also")
    /// What is said of things that are easy.
    private static let sayings: Set<String> = ["thats a piece of cake", "its a piece of cake"]
    private static let hesitant = set("sorry oops wait whoops")
    /// Said behind what was meant.
    private static let afterthoughts = set("sorry oops whoops actually")
    /// What is said behind anything, and says nothing.
    private static let endings = set(
        "please pls plz actually though lol haha thanks thx mate altogether entirely")
    /// Words of something more, and not of something else.
    private static let additive = set("also too another more forgot forget plus")
    /// What a thing was: "yesterday's coffee was a latte".
    private static let stating = set("was were")
    /// Words that turn a line into a remark wherever they stand.
    private static let turning = set("instead meant not should shouldve")
    /// What a correction may begin with, and be more.
    private static let wrongBeginnings = [
        "thats wrong", "that is wrong", "thats not right", "that is not right", "that was wrong",
        "its wrong", "wrong", "my mistake", "mistake", "thats on the wrong day",
        "that was on the wrong day", "thats the wrong day", "wrong day", "wrong meal",
        "thats the wrong meal", "thats the wrong time", "thats the wrong amount",
        "thats a duplicate",
        "that ones a duplicate", "that one is a duplicate", "its a duplicate", "duplicate",
        "thats in twice", "thats twice", "i logged that twice", "thats a mistake",
        "that was a mistake", "i got that wrong", "i made a mistake", "i lied",
    ]
    private static let openers = set(
        """
        no nope nah not actually sorry oops wait hmm oh ah ok okay yes yeah yep yup sure correct right \
        i make change set edit update fix alter correct move put swap replace exchange switch it its that thats \
        this those these they the my without hold skip minus leave half double twice halve triple only \
        just add never nevermind forget rather correction drop log confirm keep wrong please well um uh \
        and cancel number option first second third last dont whoops hey demeter one two three four \
        five six seven eight nine 1 2 3 4 5 6 7 8 9 #1 #2 #3 #4 #5 with do more mistake same repeat copy \
        another quick track had have ate ill im ive we for today breakfast lunch dinner snack \
        less fewer plus also some a there quarter third too about around roughly maybe at made x2 2x \
        clear empty wipe duplicate include stick strike bin chuck axe nuke kick lose could managed couldnt shift shared split delete remove erase scratch entry \
        times get take throw scrap toss ditch x large small medium smaller bigger larger
        """)
}

// Answers.
extension RemarkReader {
    private static func answer(_ words: SpokenWords) -> Remark? {
        let text = words.joined
        if yes.contains(text) { return .yes }
        if no.contains(text) { return .no }
        if drop.contains(text) { return .drop }
        if neither.contains(text) { return .neither }
        if neverMind.contains(text) { return .neverMind }
        if cancel.contains(text) { return .cancel(isPointed: false) }
        if scratch.contains(text) { return .cancel(isPointed: true) }
        if leave.contains(text) { return .leave }
        if wrong.contains(text) { return .complaint }
        if forgetting.contains(text) { return .forgetHabits }
        if words.first?.hasPrefix("#") == true, let id = EntryNumbers.number(words) {
            return .entryNumber(id)
        }
        return number(words).map { .number($0, words.rest) }
    }

    /// The number of a choice: "2", "number two", "the second one"; -1 for the last.
    private static func number(_ words: SpokenWords) -> Int? {
        var words = words
        words.dropLeading(["the", "number", "option", "choice", "take"])
        words.dropTrailing(["one", "choice", "option"])
        // "one" itself was taken for a noun.
        if words.isEmpty { return 1 }
        guard words.count == 1, let word = words.first else { return nil }
        if let place = ordinals.firstIndex(of: word) { return place + 1 }
        if word == "last" { return -1 }
        // "#2" is an entry's number, whatever else is asked.
        return Int(word)
            ?? NumberWords.value(of: word).flatMap {
                Int(exactly: $0)
            }
    }

    private static let ordinals = [
        "first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth",
    ]
    private static func phrases(_ text: String) -> Set<String> {
        Set(
            text.split { $0 == "," || $0.isNewline }.map { part in
                part.split(separator: " ").joined(separator: " ")
            })
    }

    private static let yes = phrases(
        """
        yes, yeah, yep, yup, sure, correct, right, confirm, yes please, log it, log it anyway,
        log them, yes log it, keep it, keep them, do it, thats right, that is right, thats correct,
        confirm it, confirm that, yes it is, yes it was, yes do, please do, log that, log it please
        """)
    private static let no = phrases(
        """
        no, nope, nah, no thanks, no thank you, dont, dont log it, do not log it, dont log that, do not log that, no dont, no dont log it
        """)
    private static let drop = phrases("drop it, drop that, throw it away, throw that away")
    private static let neither = phrases("none, none of them, none of these, neither")
    private static let neverMind = phrases(
        """
        never mind, nevermind, forget it, forget that, forget about it, never mind that,
        never mind it, no never mind, no nevermind, no forget it
        """)
    private static let cancel: Set<String> = ["cancel", "no cancel"]
    private static let scratch = phrases(
        "cancel that, cancel it, scratch that, scratch it, no cancel that")
    private static let leave = phrases(
        "leave it, skip it, skip, leave it as it is, leave that, not now, later")
    private static let wrong = phrases(
        """
        thats wrong, that is wrong, thats not right, that is not right, wrong, thats incorrect,
        it is wrong, its wrong, that was wrong, thats not what i said, oops, whoops, mistake, my mistake,
        change it, change that, fix it, fix that, edit it, edit that, correct it, correct that, edit,
        i lied, not right, incorrect
        """)
    private static let forgetting = phrases(
        "forget habits, forget my habits, forget all habits, forget all my habits, forget the habits"
    )
}
