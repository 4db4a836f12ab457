package import Wire

// What a service of something else does not offer.
extension Service {
    package nonisolated(nonsending) func profile() async throws(ServiceError) -> ProfileMessage {
        throw .notAvailable(.profile)
    }

    package nonisolated(nonsending) func setProfile(
        _ request: ProfileRequest
    ) async throws(ServiceError) -> ProfileMessage {
        throw .notAvailable(.setProfile)
    }

    package nonisolated(nonsending) func measure(
        _ request: MeasureRequest
    ) async throws(ServiceError) -> MeasureResult {
        throw .notAvailable(.measure)
    }

    package nonisolated(nonsending) func measurements(
        _ request: MeasurementsRequest
    ) async throws(ServiceError) -> [MeasurementMessage] {
        throw .notAvailable(.measurements)
    }

    package nonisolated(nonsending) func removeMeasurement(
        _ id: Int
    ) async throws(ServiceError) -> MeasureResult {
        throw .notAvailable(.removeMeasurement)
    }

    package nonisolated(nonsending) func alternatives(
        _ request: AlternativesRequest
    ) async throws(ServiceError) -> AlternativesMessage {
        throw .notAvailable(.alternatives)
    }

    package nonisolated(nonsending) func feel(
        _ request: FeelRequest
    ) async throws(ServiceError) -> FeelResult {
        throw .notAvailable(.feel)
    }

    package nonisolated(nonsending) func feelings(
        _ request: FeelingsRequest
    ) async throws(ServiceError) -> FeelingsMessage {
        throw .notAvailable(.feelings)
    }

    package nonisolated(nonsending) func removeFeeling(
        _ id: Int
    ) async throws(ServiceError) -> FeelResult {
        throw .notAvailable(.removeFeeling)
    }

    package nonisolated(nonsending) func suggest(
        _ request: SuggestRequest
    ) async throws(ServiceError) -> [SuggestionMessage] {
        throw .notAvailable(.suggest)
    }

    package nonisolated(nonsending) func dismiss(
        _ request: DismissRequest
    ) async throws(ServiceError) {
        throw .notAvailable(.dismiss)
    }

    package nonisolated(nonsending) func rate(
        _ request: RateRequest
    ) async throws(ServiceError) -> RateResult {
        throw .notAvailable(.rate)
    }
}
