internal import Body
internal import Journal
internal import Nutrition
internal import Wire

// What is told of goals that follow a weight.
extension Phrases {
    /// `Your goal follows your weight: to lose 0.4 kg a week, never below 1,200 kcal; looked at again on 2026-12-04.`
    static func aimed(_ aim: AimMessage) -> String {
        let ceiling = aim.ceiling.map { ", never above \(Figures.calories($0))" } ?? ""
        let next = aim.next.map { "; looked at again on \($0)" } ?? ""
        return "Your goal follows your weight: to \(pace(aim.weekly)), never below "
            + "\(Figures.calories(aim.floor))\(ceiling)\(next)."
    }

    static let noAim = "Your goal follows your weight no more; it stays as it is."

    static func aimSet(_ aim: AimMessage, _ step: AimStep?) -> [String] {
        guard let step else {
            return [
                aimed(aim),
                "What you burn is not known yet, so there is no goal of it so far: weigh yourself, log what "
                    + "you eat, and tell your sex, birth and height (demeter profile set).",
            ]
        }
        return [aimed(aim), reason(of: step)]
    }

    /// Why the goal is what it is, with all figures that it is made of.
    static func reason(of step: AimStep) -> String {
        let was =
            step.before.map { before in
                before == step.goal
                    ? ", as before"
                    : ", \(Figures.calories(step.goal < before ? before - step.goal : step.goal - before)) "
                        + "\(step.goal < before ? "less" : "more") than before"
            } ?? ""
        let source = step.basis == .measured ? "by your own figures" : "by the textbook"
        let burned =
            "you burn \(Figures.calories(step.expenditure)) ± \(Figures.number(step.margin.value)) a day "
            + source
        let head = "Energy goal from \(step.day): \(Figures.calories(step.goal))\(was): \(burned)"
        return "\(head), and \(why(step)) Undo takes it back."
    }

    private static func why(_ step: AimStep) -> String {
        let deficit = step.deficit
        let size = Figures.number(abs(deficit.value).rounded())
        let change = deficit < .zero ? "\(size) more" : "\(size) less"
        switch step.bound {
        case nil where step.weekly == .zero: return "that holds your weight."
        case nil: return "\(change) would \(pace(step.weekly))."
        case .floor: return "this is the least that a goal may be."
        case .ceiling: return "this is the most that you let it be."
        case .slowed:
            return "\(change) would \(pace(step.weekly)), as fast as it may go at your weight."
        case .held: return "nothing is to be lost now, so that it holds your weight."
        }
    }

    /// `lose 0.4 kg a week`
    static func pace(_ weekly: Thousandths) -> String {
        if weekly == .zero { return "hold your weight" }
        return "\(weekly < .zero ? "lose" : "gain") \(Figures.number(abs(weekly.value))) kg a week"
    }

    static func refused(_ obstacle: WeightAim.Obstacle) -> String {
        switch obstacle {
        case .untold(let key):
            switch key {
            case .born:
                "To lose weight by Demeter it must know your age. Say, as: I was born in 1984"
            case .height:
                "To lose weight by Demeter it must know your height. Say, as: I am 168 cm tall"
            default:
                "To lose weight by Demeter it must know your weight. Say, as: I weigh 82.4 kilos"
            }
        case .underage(let age):
            "Demeter sets no goal to lose weight under \(WeightAim.leastAge), and you are \(age). "
                + "Ask a doctor. Nothing was changed."
        case .pregnant:
            "Demeter sets no goal to lose weight in a pregnancy. Ask your doctor or midwife. Nothing was changed."
        case .underweight(let index):
            "Demeter sets no goal to lose weight below a body mass index of "
                + "\(Figures.number(WeightAim.leastIndex)), and yours is "
                + "\(Figures.number((index * 10).rounded() / 10)). Nothing was changed."
        case .tooFast(let most):
            "At most a hundredth of the weight may be lost in a week, which is "
                + "\(Figures.number((most * 100).rounded(.down) / 100)) kg for you. Nothing was changed."
        case .tooMuch(let most):
            "At most \(Figures.number(most)) kg may be gained in a week. Nothing was changed."
        }
    }
}
