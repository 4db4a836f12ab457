internal import CatalogFiles
internal import Configuration
internal import HTTP
internal import Nutrition

/// Open Food Facts: products by their numbers and by their names.
///
/// Version 2 of its interface, whose reference is
/// https://openfoodfacts.github.io/openfoodfacts-server/api/; the database is under the Open Database
/// Licence.
struct OpenFoodFactsService: FoodService {
    let address: HTTPAddress

    let source = LookupSource.openfoodfacts
    let licence = "ODbL 1.0, © Open Food Facts contributors"
    let isCacheable = true

    /// What is asked for; a whole product has up to a megabyte.
    private static let fields = [
        "code", "product_name", "generic_name", "brands", "pnns_groups_1", "serving_quantity",
        "product_quantity", "allergens_tags", "traces_tags", "ingredients_text", "nutriments",
        "nutrition",
    ].joined(separator: ",")

    func request(for query: LookupQuery) -> HTTPRequest? {
        let path =
            switch query {
            case .code(let code): "/api/v2/product/\(code)?fields=\(Self.fields)"
            case .name(let words):
                "/cgi/search.pl?search_terms=\(URLText.encoded(words))&search_simple=1"
                    + "&action=process&json=1&page_size=20&fields=\(Self.fields)"
            }
        return HTTPRequest(
            url: address.text + path, headers: [HTTPHeader("Accept", "application/json")])
    }

    /// Published: 10 searches and 15 look-ups by number in a minute.
    func rate(of query: LookupQuery) -> LookupRate {
        switch query {
        case .name: LookupRate(bucket: "search", burst: 4, interval: 10)
        case .code: LookupRate(bucket: "product", burst: 5, interval: 6)
        }
    }

    func foods(in body: [UInt8], for query: LookupQuery) throws(RowFault) -> ServedFoods {
        try ServedFoods(openFoodFacts: body)
    }
}
