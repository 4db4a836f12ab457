internal import FoodCatalog
internal import Nutrition

// What is written down of each food that was found.
extension ReadingWork {
    /// The foods of a sentence with the words around each, and what is known of them together.
    private struct Company {
        var matches: [MatchedSpan]
        var regions: [Weigher.Region]
        /// By place, what usual amounts are multiplied by of foods that were weighed together.
        let together: [Int: Double]
        /// The same of all of them, where the line's only weight is that of all.
        let share: Double?
        let weights: CompanyWeights
        /// Words that no food explains.
        var unread: [Int] = []

        var spans: [Span] { matches.map(\.span) }
    }

    /// Writes down what the sentence says in a reading of nothing but the text.
    mutating func read(into reading: inout Reading, at desk: inout Desk) {
        reading.time = sentence.time
        let leftovers = LeftoverPass(sentence: sentence)
        guard !sentence.isOtherTalk else {
            reading.unread = written(leftovers.unread(outside: [], index: catalog.index))
            return
        }
        var company = company(at: &desk)
        company.unread = leftovers.unread(
            outside: company.matches + composed, index: catalog.index)
        let writer = ItemWriter(text: text, sentence: sentence)
        reading.unread = written(company.unread)
        reading.meal = leftovers.meal(outside: company.spans)
        var least = 1.0
        var places: [StatedPass.Place] = []
        places.reserveCapacity(company.matches.count)
        reading.items.reserveCapacity(company.matches.count)
        evidence.reserveCapacity(company.matches.count)
        for place in company.matches.indices {
            let (amount, limit) = readFood(
                at: place, of: company, by: writer, into: &reading, at: &desk)
            // "0 g of wine" beside a meal adds nothing that could be wrong.
            let addsNothing = company.matches.count > 1 && reading.items[place].amount == 0
            if !addsNothing { least = min(least, limit) }
            places.append(amount)
        }
        let unknown = leftovers.unknownFoods(outside: company.spans, writer: writer)
        insert(unknown, among: company.spans, into: &reading, &places)
        reading.confidence = min(
            least,
            Judge.confidence(of: reading, evidence: evidence, hasImports: hasImports))
        if !sentence.figures.isEmpty {
            StatedPass(sentence: sentence, catalog: catalog, places: places).state(in: &reading)
        }
    }

    /// Finds the foods, leaves out those that nobody had, and says which were weighed together.
    private mutating func company(at desk: inout Desk) -> Company {
        var matches = matches(at: &desk)
        if isOutweighed(matches) { (matches, composed) = ([], []) }
        var regions = regions(of: matches)
        takeNone(of: &matches, &regions)
        let together = shared(among: &matches, &regions, at: &desk)
        let share = shareFactor(of: matches, in: &regions, at: &desk)
        return Company(
            matches: matches, regions: regions, together: together, share: share,
            weights: CompanyWeights(
                sentence: sentence, catalog: catalog, shelf: desk.labels, trace: trace))
    }

    /// Weighs a food, writes its item, and judges it.
    ///
    /// - Returns: what figures are dealt out by, and how certain the reading can be with it.
    private mutating func readFood(
        at place: Int, of company: Company, by writer: ItemWriter, into reading: inout Reading,
        at desk: inout Desk
    ) -> (amount: StatedPass.Place, limit: Double) {
        let (match, region) = (company.matches[place], company.regions[place])
        // Each is asked for several times.
        let foods = match.candidates.map { desk.labels.food(at: $0.food, of: catalog) }
        let heard = HeardWords(sentence.words[region.lead.lowerBound..<region.tail.upperBound])
        var weigher = Weigher(
            food: foods[0], words: sentence.words, region: region, heard: heard)
        var weight = weigher.weigh(&desk.fits)
        company.weights.settle(&weight, at: place, among: company.matches, company.regions)
        if let share = company.share ?? company.together[place] { weight.share(share) }
        reading.items.append(ReadingItem(text: "", name: ""))
        writer.write(
            match, foods: foods, weight: weight, region: region, into: &reading.items[place])
        reading.items[place].modifiers += strangers(beside: place, of: company, by: writer)
        let rivals = rivals(of: foods, instead: &weigher, at: &desk)
        let features = JudgeFeatures(
            match, foods: foods, weight: weight, region: region, words: sentence.words,
            index: catalog.index, rivals: rivals)
        let limit = limit(of: match.span, weight, weigher, by: writer, in: &reading, place)
        reading.items[place].confidence = min(Judge.confidence(of: features), limit)
        date(&reading.items[place], at: match.span)
        evidence.append(features)
        if company.matches.count == 1 {
            reading.question =
                QuestionPass(
                    match: match, item: reading.items[place], weigher: weigher, weight: weight,
                    isNamed: features.values[JudgeFeatures.whole] > 0, rivals: rivals,
                    catalog: catalog
                ).question
        }
        let amount = StatedPass.Place(
            words: match.span.start..<match.span.end, amount: weight.said(in: region),
            share: region.share, countedShare: countedShare(of: match.span))
        return (amount, limit)
    }

    /// Words that nothing explains beside a food, as they were written: they may say which one it was.
    private func strangers(
        beside place: Int, of company: Company, by writer: ItemWriter
    ) -> [String] {
        let next =
            place + 1 < company.regions.count
            ? company.regions[place + 1].lead.lowerBound : sentence.words.count
        return StrangerPass(sentence: sentence).beside(
            company.matches[place].span, in: company.regions[place].lead.lowerBound..<next,
            among: company.unread
        ).map { writer.text(from: $0.lowerBound, to: $0.upperBound) }
    }

    /// How certain an item can be; a vessel that does not fit its food is unread.
    private func limit(
        of span: Span, _ weight: Weight, _ weigher: Weigher, by writer: ItemWriter,
        in reading: inout Reading, _ place: Int
    ) -> Double {
        var limit = Judge.limit(for: reading.items[place])
        if weight.isMisfit {
            limit = min(limit, 0.5)
            reading.unread.append(
                writer.text(from: weigher.container, to: weigher.container + 1))
        }
        return isStuttered(span) ? min(limit, 0.3) : limit
    }

    /// Says of an item when it was, and whether all of the line is one guessed word.
    private func date(_ item: inout ReadingItem, at span: Span) {
        if let occasion = sentence.occasion(at: span.start) {
            item.meal = occasion.meal
            item.time = occasion.time
        }
        item.isGuessed =
            span.end - span.start == 1 && sentence.words[span.start].isGuess
            && sentence.words.count(where: \.isSaid) == 1
    }

    /// Writes down what must be food and is unknown, where it stands among the others.
    private func insert(
        _ unknown: [(Int, ReadingItem)], among spans: [Span],
        into reading: inout Reading, _ places: inout [StatedPass.Place]
    ) {
        for (position, unknown) in unknown {
            var item = unknown
            if let occasion = sentence.occasion(at: position) {
                (item.meal, item.time) = (occasion.meal, occasion.time)
            }
            let index = spans.firstIndex { $0.start > position } ?? reading.items.count
            let place = min(index, reading.items.count)
            reading.items.insert(item, at: place)
            places.insert(
                StatedPass.Place(words: position..<position + 1, amount: .portions), at: place)
        }
    }

    /// The part of all of them that was counted of a food.
    private func countedShare(of span: Span) -> Double? {
        let (first, last) = (sentence.words[span.start].token, sentence.words[span.end - 1].token)
        return sentence.counted.first {
            $0.bytes.lowerBound < last.end && first.start < $0.bytes.upperBound
        }?.share
    }
}
