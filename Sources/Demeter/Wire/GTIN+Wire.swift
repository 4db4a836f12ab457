internal import JSON
internal import Nutrition

extension Members {
    /// The numbers of products as texts; `nil` when the member is absent.
    func barcodes() throws(MessageError) -> [GTIN]? {
        guard has("barcodes") else { return nil }
        return try list("barcodes", limit: NewFood.listLimit) {
            (value, name) throws(MessageError) in
            guard let text = value.string else { throw .wrongType(name, expected: .text) }
            return try Self.gtin(text, at: name)
        }
    }

    static func gtin(_ text: String, at name: String) throws(MessageError) -> GTIN {
        do throws(GTIN.Fault) { return try GTIN(scanned: text) } catch {
            throw .noBarcode(name, error)
        }
    }
}

extension [GTIN] {
    var json: JSONValue { .texts(map(\.digits)) }
}
