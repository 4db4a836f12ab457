internal import Body
internal import Nutrition
internal import Wire

/// What somebody says of themselves, or asks of it: nothing that was eaten.
enum PersonRemark: Sendable, Hashable {
    /// "I was born in 1984"
    case tell(ProfileRequest)
    /// "My profile"
    case ask
    /// "I weigh 82.4 kilos", of the days that were named
    case measure(MeasurementKind, Thousandths, Span?)
    /// A value that cannot be.
    case odd(MeasurementKind)
    /// "How much do I burn"
    case askEnergy
    /// "What is my trend weight"
    case askTrend
    /// "I want to lose 0.4 kg a week"; `nil` lets the weight come as it comes.
    case aim(WeightAim?)
    /// "How much do I weigh"
    case askMeasurement(MeasurementKind)
}
