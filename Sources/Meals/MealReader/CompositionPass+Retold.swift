internal import FoodCatalog

extension CompositionPass {
    /// "pasta with pesto, 75 g dry pasta, 1 tbsp pesto", "sushi, a california roll": what is said again with its
    /// amount, or by its kind.
    func withoutRetold(_ matches: [MatchedSpan]) -> [MatchedSpan] {
        let retold = matches.indices.dropLast().filter { place in
            let match = matches[place]
            guard !hasAmount(match) else { return false }
            let name = name(of: match)
            return matches[(place + 1)...].contains { later in
                isApart(match.span.end..<later.span.start)
                    && (isKind(later, of: name) || isRetold(match, as: later, name))
            } || isNamedNext(match, as: matches[place + 1])
        }
        return without(retold, of: matches)
    }

    /// Whether a comma or a verb of eating stands between two foods.
    private func isApart(_ between: Range<Int>) -> Bool {
        (between.lowerBound...between.upperBound).contains { position in
            !sentence.words[position].token.gap.isDisjoint(with: [.comma, .sentence])
                || position < between.upperBound && sentence.words[position].has(.eating)
        }
    }

    /// "sushi, 8 pieces of salmon nigiri", "rotisserie chicken, 1 thigh".
    private func isKind(_ later: MatchedSpan, of name: [Token]) -> Bool {
        let words = self.name(of: later)
        if name.count <= 2, name.last?.surface == .chicken {
            return hasAmount(later) && words.contains { $0.surface == .chicken }
                && words.contains { Self.joints.contains($0.word) }
        }
        if name.count == 1, name[0].surface == .sushi {
            return words.contains { Self.sushis.contains($0.word) }
                && (words.last?.word != .roll
                    || words.contains { Self.rolls.contains($0.word) })
        }
        return name.contains { $0.surface == .sum }
            && words.contains { Self.dimSums.contains($0.word) }
    }

    /// "i had soup. tortilla soup, a bowl": which soup is said in the next sentence.
    private func isNamedNext(_ match: MatchedSpan, as later: MatchedSpan) -> Bool {
        let word = sentence.words[match.span.start]
        return match.span.end - match.span.start == 1 && later.span.end - later.span.start > 1
            && sentence.words[match.span.end...later.span.start].contains {
                $0.token.gap.contains(.sentence)
            }
            && sentence.words[later.span.end - 1].token.word == word.token.word
    }

    private func isRetold(_ match: MatchedSpan, as later: MatchedSpan, _ name: [Token]) -> Bool {
        guard hasMeasure(later) else { return false }
        if food(of: later).id == food(of: match).id {
            return match.span.start > 0
                && sentence.words[match.span.start - 1].token.word == .with
        }
        let words = self.name(of: later)
        return words.contains { $0.surface == .dry }
            && Self.dryStaples.all.contains { noun in
                name.contains { $0.word == noun } && words.contains { $0.word == noun }
            }
    }
}
