package import Configuration
package import HTTP

/// What a person set for look-ups; checked, so that what is in here can be used.
package struct LookupSettings: Sendable, Hashable {
    /// Whom to ask, in this order.
    package var sources: [LookupSource]
    package var openFoodFacts: HTTPAddress
    package var foodDataCentral: HTTPAddress
    package var nutritionix: HTTPAddress
    /// The account at Nutritionix; `nil` for none.
    package var nutritionixAccount: String?
    package var nutritionixKey: Secret?
    package var foodDataCentralKey: Secret?
    /// For all that is asked about one food.
    package var timeout: Duration
    /// What services know the program by.
    package var userAgent: String

    package init(
        sources: [LookupSource], openFoodFacts: HTTPAddress, foodDataCentral: HTTPAddress,
        nutritionix: HTTPAddress, nutritionixAccount: String? = nil,
        nutritionixKey: Secret? = nil, foodDataCentralKey: Secret? = nil,
        timeout: Duration = .seconds(5), userAgent: String
    ) {
        self.sources = sources
        self.openFoodFacts = openFoodFacts
        self.foodDataCentral = foodDataCentral
        self.nutritionix = nutritionix
        self.nutritionixAccount = nutritionixAccount
        self.nutritionixKey = nutritionixKey
        self.foodDataCentralKey = foodDataCentralKey
        self.timeout = timeout
        self.userAgent = userAgent
    }

    /// The service behind a source, or what is missing for it; `nil` for sources that are none.
    func service(_ source: LookupSource) -> Result<any FoodService, Missing>? {
        switch source {
        case .openfoodfacts: .success(OpenFoodFactsService(address: openFoodFacts))
        case .fdc:
            foodDataCentralKey.map {
                .success(FoodDataCentralService(address: foodDataCentral, key: $0))
            } ?? .failure(Missing("lookup.fdc_key_file"))
        case .nutritionix:
            if let nutritionixAccount, let nutritionixKey {
                .success(
                    NutritionixService(
                        address: nutritionix, account: nutritionixAccount, key: nutritionixKey))
            } else {
                .failure(
                    Missing(
                        nutritionixAccount == nil
                            ? "lookup.nutritionix_id" : "lookup.nutritionix_key_file"))
            }
        case .history, .cache, .estimate: nil
        }
    }

    /// A key of the configuration that a source needs and nobody set.
    struct Missing: Error {
        var key: String

        init(_ key: String) { self.key = key }
    }
}
