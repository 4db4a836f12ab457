package import JSON
package import Nutrition
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

    package nonisolated(nonsending) func energy(
        _ date: LocalDay?
    ) async throws(ServiceError) -> EnergyMessage {
        throw .notAvailable(.energy)
    }

    package nonisolated(nonsending) func follow(
        _ request: AimRequest
    ) async throws(ServiceError) -> AimResult {
        throw .notAvailable(.followAim)
    }

    package nonisolated(nonsending) func plans(
        _ request: PlansRequest
    ) async throws(ServiceError) -> [PlanMessage] {
        throw .notAvailable(.plans)
    }

    package nonisolated(nonsending) func plan(
        _ plan: NewPlan
    ) async throws(ServiceError) -> PlanResult {
        throw .notAvailable(.addPlan)
    }

    package nonisolated(nonsending) func removePlan(
        _ id: Int
    ) async throws(ServiceError) -> PlanResult {
        throw .notAvailable(.removePlan)
    }

    package nonisolated(nonsending) func eatPlan(
        _ id: Int
    ) async throws(ServiceError) -> ChangeResult {
        throw .notAvailable(.eatPlan)
    }

    package nonisolated(nonsending) func proposePlans(
        _ request: ProposalRequest
    ) async throws(ServiceError) -> PlanResult {
        throw .notAvailable(.proposePlans)
    }

    package nonisolated(nonsending) func shopping(
        _ request: PlansRequest
    ) async throws(ServiceError) -> [ShoppingItem] {
        throw .notAvailable(.shopping)
    }

    package nonisolated(nonsending) func habits() async throws(ServiceError) -> [HabitMessage] {
        throw .notAvailable(.habits)
    }

    package nonisolated(nonsending) func alternatives(
        _ request: AlternativesRequest
    ) async throws(ServiceError) -> AlternativesMessage {
        throw .notAvailable(.alternatives)
    }

    package nonisolated(nonsending) func swap(
        _ request: SwapRequest
    ) async throws(ServiceError) -> ChangeResult {
        throw .notAvailable(.swap)
    }

    package nonisolated(nonsending) func refuseSwap(
        entry: Int
    ) async throws(ServiceError) -> SwapsMessage {
        throw .notAvailable(.refuseSwap)
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

    package nonisolated(nonsending) func programme(
        _ call: ProgrammeCall
    ) async throws(ServiceError) -> JSONValue {
        throw .notAvailable(.programme)
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
