internal import FoodCatalog

// In which state food was weighed, said behind it: "2 chicken breasts, 300 g, raw weight".
extension TurnPass {
    /// Puts the state in front of the food: "rice 200 g (dry weight)" is dry rice.
    mutating func takeWeighings() {
        for weight in tokens.indices.dropFirst(2).reversed()
        where weight < tokens.count && isOne(weight, of: Self.weights)
            && isOne(weight - 1, of: Self.statesOfWeighings) && isEnd(weight + 1)
        {
            let state = weight - 1
            guard let noun = (sentenceStart(before: state)..<state).last(where: isName) else {
                continue
            }
            var first = noun
            while first > 0, !isApart(first), isName(first - 1) { first -= 1 }
            let said = tokens[state]
            let isBracketed = tokens[state].gap.contains(.opening)
            remove(state..<weight + 1)
            if isBracketed, state < tokens.count {
                tokens[state].gap.subtract([.opening, .closing])
            }
            if isBracketed, state < tokens.count, tokens[state].gap.isEmpty {
                tokens[state].gap = .comma
            }
            say([said], before: first)
        }
    }
}
