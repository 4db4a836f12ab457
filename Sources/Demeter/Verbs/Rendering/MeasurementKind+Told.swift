internal import Body
internal import Telling

extension MeasurementKind {
    /// What is measured, in the language of the moment; the weight of a body has a word of its own in Chinese.
    var told: String {
        self == .weight && Telling.isChinese ? Texts.weeks.weightHeading() : phrase(of: name)
    }
}
