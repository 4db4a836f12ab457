internal import CatalogFiles
internal import Configuration
internal import HTTP

/// A service on the network that knows foods: what it is asked, and what its answers mean.
///
/// A conformance holds no state and sends nothing; `FoodLookup` does both for all of them.
protocol FoodService: Sendable {
    var source: LookupSource { get }
    /// The terms of its figures.
    var licence: String { get }
    /// Whether its terms let answers be kept.
    var isCacheable: Bool { get }
    var address: HTTPAddress { get }

    /// `nil` when the service cannot be asked such a thing.
    func request(for query: LookupQuery) -> HTTPRequest?
    /// The bucket that a request is taken from.
    func rate(of query: LookupQuery) -> LookupRate
    /// The foods in the body of an answer of status 200, or of 404 where `knowsNothing` does not hold.
    func foods(in body: [UInt8], for query: LookupQuery) throws(RowFault) -> ServedFoods
    /// Whether a status says that the service knows no such thing.
    func knowsNothing(_ status: Int) -> Bool
}

extension FoodService {
    func knowsNothing(_ status: Int) -> Bool { status == 404 }
}

/// Text as part of an address, by RFC 3986: everything but letters, digits and `-._~` as `%XX`.
enum URLText {
    private static let digits = Array("0123456789ABCDEF".utf8)

    static func encoded(_ text: String) -> String {
        var bytes: [UInt8] = []
        for byte in text.utf8 {
            switch byte {
            case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2D, 0x2E, 0x5F, 0x7E: bytes.append(byte)
            default:
                bytes += [
                    UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)],
                ]
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}
