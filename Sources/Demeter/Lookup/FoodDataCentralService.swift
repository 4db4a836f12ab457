internal import CatalogFiles
internal import Configuration
internal import HTTP
internal import Nutrition

/// FoodData Central of the United States' Department of Agriculture.
///
/// Its interface is described at https://fdc.nal.usda.gov/api-guide; the data are in the public domain.
struct FoodDataCentralService: FoodService {
    let address: HTTPAddress
    let key: Secret

    let source = LookupSource.fdc
    let licence = "CC0 1.0, U.S. Department of Agriculture"
    let isCacheable = true

    /// The key goes in a header, where no log of addresses has it.
    func request(for query: LookupQuery) -> HTTPRequest? {
        let (words, kinds) =
            switch query {
            case .code(let code): (code.description, "Branded")
            case .name(let words): (words, "Foundation,SR Legacy,Survey (FNDDS),Branded")
            }
        return HTTPRequest(
            url: address.text + "/v1/foods/search?query=\(URLText.encoded(words))"
                + "&dataType=\(URLText.encoded(kinds))&pageSize=20",
            headers: [
                HTTPHeader("Accept", "application/json"), HTTPHeader("X-Api-Key", key.reveal()),
            ])
    }

    /// Published: 1,000 requests in an hour.
    func rate(of query: LookupQuery) -> LookupRate {
        LookupRate(bucket: "search", burst: 100, interval: 4)
    }

    func foods(in body: [UInt8], for query: LookupQuery) throws(RowFault) -> ServedFoods {
        try ServedFoods(foodDataCentral: body)
    }
}
