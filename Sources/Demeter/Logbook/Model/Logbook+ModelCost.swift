internal import MealModel
internal import ModelReader
package import Service
package import Wire

extension Logbook {
    /// What the model was asked in each month, with costs by the prices that are set.
    package nonisolated(nonsending) func modelCost() async throws(ServiceError) -> ModelCostMessage
    {
        guard let model else { return ModelCostMessage() }
        let left = await model.requestsLeft()
        return ModelCostMessage(
            await model.usage(), prices: settings.modelPrices, currency: settings.modelCurrency,
            left: left, at: model.time.now())
    }
}

extension ModelCostMessage {
    /// A projection from less than this share of a month, about a day, would be a guess.
    private static let enough = 1.0 / 31

    /// - Parameter now: Unix time in seconds.
    init(
        _ usage: [ModelUsage], prices: [String: LogbookSettings.ModelPrice], currency: String?,
        left: (minute: Int, day: Int)?, at now: Double
    ) {
        let rows = usage.map { usage in
            Usage(
                month: usage.month, model: usage.model, requests: usage.requests,
                told: usage.told, promptTokens: usage.tokens.prompt,
                completionTokens: usage.tokens.completion,
                cost: prices[usage.model].map {
                    (Double(usage.tokens.prompt) * $0.prompt
                        + Double(usage.tokens.completion) * $0.completion) / 1_000_000
                })
        }
        let month = ModelUsage.month(at: now)
        let share = ModelUsage.share(ofMonthAt: now)
        let costs = rows.filter { $0.month == month }.map(\.cost)
        let known = costs.compactMap { $0 }
        self.init(
            usage: rows,
            projected: share >= Self.enough && !costs.isEmpty && known.count == costs.count
                ? known.reduce(0, +) / share : nil,
            currency: currency, leftInMinute: left?.minute, leftInDay: left?.day)
    }
}
