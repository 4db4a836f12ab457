internal import Body
internal import Journal
internal import Nutrition
internal import Telling
internal import Wire

// What is told of goals that follow a weight.
extension Phrases {
    /// `Your goal follows your weight: to lose 0.4 kg a week, never below 1,200 kcal; looked at again on 2026-12-04.`
    static func aimed(_ aim: AimMessage) -> String {
        let texts = Texts.energy
        return texts.aimed(
            pace(aim.weekly), Figures.calories(aim.floor),
            aim.ceiling.map { texts.ceiling(Figures.calories($0)) } ?? "",
            aim.next.map { texts.next($0.description) } ?? "")
    }

    static func aimSet(_ aim: AimMessage, _ step: AimStep?) -> [String] {
        [aimed(aim), step.map(reason) ?? Texts.energy.noGoalYet()]
    }

    /// Why the goal is what it is, with all figures that it is made of.
    static func reason(of step: AimStep) -> String {
        let texts = Texts.energy
        let change =
            step.before.map { before in
                if before == step.goal { return texts.asBefore() }
                return step.goal < before
                    ? texts.lessThanBefore(Figures.calories(before - step.goal))
                    : texts.moreThanBefore(Figures.calories(step.goal - before))
            } ?? ""
        let expenditure = Figures.calories(step.expenditure)
        let margin = Figures.number(step.margin.value)
        let burned =
            step.basis == .measured
            ? texts.burnedMeasured(expenditure, margin) : texts.burnedTextbook(expenditure, margin)
        return texts.goal(
            step.day.description, Figures.calories(step.goal), change, burned, why(step))
    }

    private static func why(_ step: AimStep) -> String {
        let texts = Texts.energy
        let isMore = step.deficit < .zero
        let size = Figures.number(abs(step.deficit.value).rounded())
        let pace = pace(step.weekly)
        switch step.bound {
        case nil where step.weekly == .zero: return texts.holds()
        case nil: return isMore ? texts.moreWould(size, pace) : texts.lessWould(size, pace)
        case .floor: return texts.atFloor()
        case .ceiling: return texts.atCeiling()
        case .slowed: return isMore ? texts.moreSlowed(size, pace) : texts.lessSlowed(size, pace)
        case .held: return texts.held()
        }
    }

    /// `lose 0.4 kg a week`
    static func pace(_ weekly: Thousandths) -> String {
        if weekly == .zero { return Texts.energy.hold() }
        let size = Figures.number(abs(weekly.value))
        return weekly < .zero ? Texts.energy.lose(size) : Texts.energy.gain(size)
    }

    static func refused(_ obstacle: WeightAim.Obstacle) -> String {
        let texts = Texts.energy
        return switch obstacle {
        case .untold(.born): texts.tellAge()
        case .untold(.height): texts.tellHeight()
        case .untold: texts.tellWeight()
        case .underage(let age): texts.underage(WeightAim.leastAge, age)
        case .pregnant: texts.pregnancy()
        case .underweight(let index):
            texts.underweight(
                Figures.number(WeightAim.leastIndex), Figures.number((index * 10).rounded() / 10))
        case .tooFast(let most): texts.tooFast(Figures.number((most * 100).rounded(.down) / 100))
        case .tooMuch(let most): texts.tooMuch(Figures.number(most))
        }
    }
}
