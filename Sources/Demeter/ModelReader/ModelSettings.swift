package import HTTP
package import MealModel

/// What a person set for the language model; checked, so that what is in here can be used.
package struct ModelSettings: Sendable, Hashable {
    package var use: ModelUse
    package var address: HTTPAddress
    package var model: String
    /// For hard sentences; `nil` for the same model.
    package var strongModel: String?
    /// For one request, and for the whole wait of whoever sent the description.
    package var timeout: Duration
    package var requestsPerMinute: Int
    package var requestsPerDay: Int
    package var maxTokens: Int
    package var temperature: Double
    package var router: ModelRouter
    /// The model that is shown photographs; `nil` for the same as `model`.
    package var photographModel: String?
    /// Whether photographs go to a model at all.
    package var showsPhotographs: Bool
    /// Who is asked about photographs of which the model is not sure; `nil` for nobody.
    package var fallback: ConceptService?
    /// `sha256//…` of the server's public key; `nil` for any that is trusted.
    package var pinnedKey: String?

    package init(
        use: ModelUse, address: HTTPAddress, model: String, strongModel: String? = nil,
        timeout: Duration = .seconds(30), requestsPerMinute: Int = 10, requestsPerDay: Int = 500,
        maxTokens: Int = 1024, temperature: Double = 0.1, router: ModelRouter = ModelRouter(),
        pinnedKey: String? = nil, photographModel: String? = nil, showsPhotographs: Bool = true,
        fallback: ConceptService? = nil
    ) {
        self.use = use
        self.address = address
        self.model = model
        self.strongModel = strongModel
        self.timeout = timeout
        self.requestsPerMinute = requestsPerMinute
        self.requestsPerDay = requestsPerDay
        self.maxTokens = maxTokens
        self.temperature = temperature
        self.router = router
        self.pinnedKey = pinnedKey
        self.photographModel = photographModel
        self.showsPhotographs = showsPhotographs
        self.fallback = fallback
    }

    /// Whether descriptions, and the key, travel over a network where others can read them.
    package var isReadableByOthers: Bool { !address.isEncrypted && !address.isLoopback }
}
