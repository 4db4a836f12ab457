internal import CatalogFiles
internal import Configuration
internal import HTTP
internal import JSON
internal import Nutrition

/// Nutritionix' Track API, for those who have an account there.
///
/// Its terms let nobody keep what it tells, so that nothing of it is cached.
struct NutritionixService: FoodService {
    let address: HTTPAddress
    /// The account's `x-app-id`, which is no secret.
    let account: String
    let key: Secret

    let source = LookupSource.nutritionix
    let licence = "Powered by Nutritionix; not to be kept beyond what you take"
    let isCacheable = false

    func request(for query: LookupQuery) -> HTTPRequest? {
        let headers = [
            HTTPHeader("Accept", "application/json"), HTTPHeader("x-app-id", account),
            HTTPHeader("x-app-key", key.reveal()),
        ]
        switch query {
        case .code(let code):
            return HTTPRequest(
                url: address.text + "/v2/search/item?upc=\(code)", headers: headers)
        case .name(let words):
            let body: JSONValue = ["query": .string(words)]
            return HTTPRequest(
                url: address.text + "/v2/natural/nutrients", body: Array(body.text.utf8),
                headers: headers)
        }
    }

    /// The least that accounts were given: 50 requests in a day.
    func rate(of query: LookupQuery) -> LookupRate {
        LookupRate(bucket: "any", burst: 10, interval: 86_400 / 40)
    }

    func foods(in body: [UInt8], for query: LookupQuery) throws(RowFault) -> ServedFoods {
        try ServedFoods(nutritionix: body)
    }
}
