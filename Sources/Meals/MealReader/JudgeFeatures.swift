internal import FoodCatalog
internal import Nutrition

/// What makes one item's figures right or wrong, as numbers of about the same size.
package struct JudgeFeatures: Sendable {
    package var values: [Double]
    /// kcal of the item, by which it weighs in the whole reading.
    package var calories: Double

    /// What each of the values says, in their order.
    enum Name: String, CaseIterable {
        case explained, claimed, margin, spread, guess, whole, popularity, imported, unknownWord
        case keyIgnored, weighed, measured, portionSaid, counted, usual, manyPortions, composed
        case length, liquid, smallAmount, allExplained, clearMargin, rivals, portionClear, eaten
        case meal, dessert, snack, protein, vegetable, condiment, drinkPortion, container
        case agreeSharp, agreeWide, deviation, portionAgree, logCalories, score, ignored, around
        case alias, hedged, certainFood, density, recipe, survey, unranked, weighedRecipe
        case prepared, rarity, varied, richness, dry, fatty, carbohydrates, proteins, described
        case grain, surveyed, told
    }

    package static let names = Name.allCases.map(\.rawValue)
    package static let weighed = place(of: .weighed)
    static let whole = place(of: .whole)
    static let agreeWide = place(of: .agreeWide)
    static let deviation = place(of: .deviation)
    static let portionAgree = place(of: .portionAgree)

    static func place(of name: Name) -> Int { Name.allCases.firstIndex(of: name) ?? 0 }

    /// `foods` are those of the candidates, and `rivals` holds the kcal that all but the first would come
    /// to, in their order.
    init(
        _ match: MatchedSpan, foods: [MeasuredFood], weight: Weight, region: Weigher.Region,
        words: [SentenceWord], index: FoodIndex, rivals others: [Double]
    ) {
        let food = foods[0]
        let best = match.candidates[0]
        let name = index.names[Int(best.name)]
        let said = Said(words, of: match.span, by: name, in: index)
        let apart = Apart(foods, by: match.candidates)
        let surroundings = Surroundings(words, around: match.span, in: region)
        calories = food.calories * weight.grams / 100
        let likeness = Likeness(of: match.candidates, energies: others, calories: calories)
        let (explained, total, claimed) = (said.explained, said.total, said.claimed)
        let (sharp, wide) = (likeness.sharp / likeness.all, likeness.wide / likeness.allWide)
        let popularity = food.rank.map { 1 - Double(min($0, 1000)) / 1000 } ?? 0
        let portionAgree = weight.agreement
        func flag(_ condition: Bool) -> Double { condition ? 1 : 0 }
        let (energy, per100g) = (food.calories, food.per100g)
        func share(of grams: Thousandths?, _ kcal: Double) -> Double {
            min((grams?.value ?? 0) * kcal / max(energy, 1), 1.2)
        }
        // One list, so that memory is asked for once.
        values = [
            total > 0 ? Double(explained / total) : 0, Double(min(claimed, 5)),
            Double(max(-1, min(apart.margin, 4))), apart.spread, flag(said.isGuess),
            flag(claimed == 0), popularity,
            flag(food.isImported), min(said.unknownWords, 3),
            min(said.keyIgnored, 2), flag(weight.basis == .weighed),
            flag(weight.basis == .measured),
            flag(weight.basis == .portionSaid), flag(weight.basis == .counted),
            flag(weight.basis == .usual), Double(min(food.portions.count, 12)) / 12,
            flag(name.isComposed), Double(min(match.span.end - match.span.start, 16)) / 8,
            flag(food.category == .beverage), flag(calories < 40),
            flag(total > 0 && explained >= total * 0.999), flag(apart.margin > 1.5),
            Double(apart.rivals) / 2, weight.clarity, flag(food.rank.map { $0 < 200 } ?? false),
            flag(food.category == .meal), flag(food.category == .dessert),
            flag(food.category == .snack), flag(food.category == .protein),
            flag(food.category == .vegetable || food.category == .fruit),
            flag(food.category == .condiment),
            flag(food.category == .beverage && weight.basis == .portionSaid),
            flag(region.leading.map { $0.container >= 0 } ?? false),
            sharp, wide, likeness.deviation / likeness.allWide, portionAgree,
            logarithm(max(calories, 0) + 20) / 5, Double(min(max(best.score, 0), 30)) / 15,
            total > 0 ? 1 - Double(explained / total) : 1, min(surroundings.around, 3),
            flag(name.isAlias),
            flag(
                region.leading.map { $0.isHedged || $0.isRange } ?? false
                    || region.trailing?.isHedged ?? false),
            flag(match.candidates.count == 1), flag(wide > 0.8 && portionAgree > 0.8),
            flag(food.isOfRecipe), flag(food.isOfSurvey), flag(food.rank == nil),
            flag(food.isOfRecipe && weight.basis == .weighed), flag(surroundings.isPrepared),
            food.rank.map { logarithm(Double($0) + 1) / 8 } ?? 1, flag(surroundings.isVaried),
            // What is mostly water differs most from kitchen to kitchen; flour, sugar and nuts hardly do.
            logarithm(energy + 20) / 5 - 1, flag(energy > 300),
            flag(share(of: per100g.fat, 9) > 0.7), share(of: per100g.carbohydrates, 4),
            share(of: per100g.protein, 4), Double(min(food.nameWords.count, 6)) / 3,
            flag(food.category == .grain), flag(food.isOfSurvey || food.isImported),
            flag(words.contains { $0.has(.eating) || $0.has(.meal) }),
        ]
    }
}

extension JudgeFeatures {
    /// How much of what was said the name explains, and how much of the name was said.
    private struct Said {
        /// Rarities, of all words and of those that stand in the name.
        var (total, explained): (Float, Float) = (0, 0)
        /// What the name claims that nobody said.
        var claimed: Float = 0
        var isGuess = false
        var unknownWords = 0.0
        var keyIgnored = 0.0

        init(_ words: [SentenceWord], of span: Span, by name: FoodIndex.Name, in index: FoodIndex) {
            let nameWords = index.words(of: name)
            for position in span.start..<span.end where !words[position].isTaken {
                let word = words[position]
                guard word.isStrong || word.has(.modifier) || word.kinds.isEmpty else { continue }
                guard word.word >= 0 else {
                    if word.kinds.isEmpty { unknownWords += 1 }
                    continue
                }
                let rarity = index.rarity[Int(word.word)]
                total += rarity
                isGuess = isGuess || word.isGuess
                if nameWords.contains(where: { $0.word == word.word }) {
                    explained += rarity
                } else if word.has(.key) {
                    keyIgnored += 1
                }
            }
            for word in nameWords where word.claim > 0 {
                let isSaid = words[span.start..<span.end].contains { $0.word == word.word }
                if !isSaid { claimed += word.claim }
            }
        }
    }

    /// How far the best food is ahead of those of another energy.
    private struct Apart {
        var margin: Float = 4
        var spread = 0.0
        var rivals = 0

        init(_ foods: [MeasuredFood], by candidates: [Candidate]) {
            let (best, energy) = (candidates[0], foods[0].calories)
            for place in candidates.indices.dropFirst() {
                let behind = best.score - candidates[place].score
                let apart = abs(foods[place].calories - energy)
                let difference = apart / max(20, energy)
                if difference > 0.2 { margin = min(margin, behind) }
                if behind < 1.5 { spread = max(spread, min(difference, 2)) }
                if behind < 1, apart > 0.2 * max(20, energy) { rivals += 1 }
            }
        }
    }

    /// What the other foods would come to, each as probable as its score is near the best.
    private struct Likeness {
        var (sharp, all, wide, allWide) = (1.0, 1.0, 1.0, 1.0)
        var deviation = 0.0

        init(of candidates: [Candidate], energies: [Double], calories: Double) {
            for (other, energy) in zip(candidates.dropFirst(), energies) {
                let gap = Double(candidates[0].score - other.score)
                let chance = Judge.exponential(-1.6 * gap)
                let wideChance = Judge.exponential(-0.6 * gap)
                all += chance
                allWide += wideChance
                let isNear = abs(energy - calories) <= max(20, 0.2 * calories)
                if isNear {
                    sharp += chance
                    wide += wideChance
                }
                let ratio = logarithm((max(energy, 0) + 20) / (max(calories, 0) + 20))
                deviation += wideChance * min(abs(ratio), 2)
            }
        }
    }

    /// What stands beside the food's own words.
    private struct Surroundings {
        /// How many words of foods no food took.
        var around = 0.0
        var (isPrepared, isVaried) = (false, false)

        init(_ words: [SentenceWord], around span: Span, in region: Weigher.Region) {
            for position in region.lead.lowerBound..<region.tail.upperBound {
                let word = words[position]
                isPrepared = isPrepared || Lexicon.isPreparation(word.token.surface)
                isVaried = isVaried || JudgeFeatures.varied.contains(word.token.word)
                guard !span.contains(position), !word.isTaken else { continue }
                if word.isStrong || word.has(.key) { around += 1 }
            }
        }
    }
}
