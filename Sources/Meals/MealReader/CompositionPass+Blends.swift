internal import FoodCatalog
internal import Nutrition

extension CompositionPass {
    /// "smoothie with banana, spinach and oat milk": a drink of what is named.
    func isBlend(_ matches: [MatchedSpan]) -> Bool {
        guard matches.count > 2, !hasMeasure(matches[0]),
            let noun = blend(of: matches[0])
        else { return false }
        let next = matches[0].span.end
        let parts = matches.dropFirst()
        // "protein shake, one scoop of whey in 300 ml milk"
        guard next < sentence.words.count,
            Self.mixing.contains(sentence.words[next].token.word)
                || sentence.words[next].token.gap.contains(.opening)
                // "shake 1 scoop whey 250 ml almond milk"
                || sentence.words[next].quantity >= 0 && parts.allSatisfy(hasAmount)
                || sentence.words[next].token.gap.contains(.comma)
                    && (parts.contains(where: hasMeasure) && parts.allSatisfy(hasAmount)
                        || parts.contains {
                            name(of: $0).contains { Self.poured.contains($0.word) }
                        })
        else { return false }
        guard isBlended(parts),
            sentence.words[next..<matches[matches.count - 1].span.start].allSatisfy({
                $0.token.gap.isDisjoint(with: .sentence) && !$0.has(.eating)
            })
        else { return false }
        // A shake is its powder first of all.
        return noun != .shake
            || parts.contains { name(of: $0).contains { Self.powders.contains($0.surface) } }
    }

    /// What was put into a blender, by its name or as it was said.
    private func blend(of match: MatchedSpan) -> WordHash? {
        let said = sentence.words[match.span.start..<match.span.end].last {
            $0.isStrong && !$0.isTaken
        }
        return [name(of: match).last?.surface, said?.token.surface].compactMap(\.self).first {
            Self.blends.contains($0)
        }
    }

    /// "smoothie: banana, spinach, almond milk"
    func isBlend(_ match: MatchedSpan, of parts: [MatchedSpan]) -> Bool {
        name(of: match).last.map { Self.blends.contains($0.surface) } == true
            && parts.count > 1 && isBlended(parts[...])
    }

    private func isBlended(_ parts: ArraySlice<MatchedSpan>) -> Bool {
        parts.allSatisfy { part in
            Self.blended.contains(food(of: part).category)
                || name(of: part).contains { Self.powders.contains($0.surface) }
        }
    }

    private static let blended: [FoodCategory] = [
        .fruit, .dairy, .beverage, .vegetable, .condiment,
    ]
}
