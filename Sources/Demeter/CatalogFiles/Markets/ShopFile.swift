package import Alternatives
internal import Telling

/// `shops.tsv` beside the configuration: what a person's shops have, and for how much.
///
///     #⇥1
///     oat-milk⇥Corner shop⇥1.99 EUR/l
///     tofu⇥Market
///
/// The first line says the version of its form, as in every table here; the others may stand in any order. A food is
/// named by its id or its name. Empty lines and those that begin with `#` say nothing.
package enum ShopFile {
    /// The form that this version reads.
    static let version = 1
    /// Bytes that are read, and lines.
    private static let largest = 512 << 10
    private static let mostLines = 5000
    private static let longestShop = 60
    /// Faults that are told.
    private static let mostFaults = 5

    /// - Returns: `nil` where there is no such file.
    package static func read(_ path: String) -> ShopTable? {
        var table = ShopTable()
        let lines: [(number: Int, text: String)]
        do throws(VersionedLines.Unreadable) {
            guard
                let found = try VersionedLines.lines(
                    ofUnsorted: path, version: version, limit: largest)
            else { return nil }
            lines = found
        } catch {
            table.faults = ["\(path): \(error.reason)"]
            return table
        }
        for line in lines.prefix(mostLines) {
            let fields = line.text.split(separator: "\t", omittingEmptySubsequences: false)
                .map { $0.drop { $0 == " " } }
            do throws(Wrong) {
                let (food, offer) = try offer(fields)
                table.add(offer, of: food)
            } catch {
                if table.faults.count < mostFaults {
                    table.faults.append("\(path):\(line.number): \(error.reason)")
                }
            }
        }
        if lines.count > mostLines {
            table.faults.append(phrase("\(path): only the first \(mostLines) lines count"))
        }
        return table
    }

    private struct Wrong: Error {
        var reason: String
    }

    private static func offer(
        _ fields: [Substring]
    ) throws(Wrong) -> (food: String, offer: ShopOffer) {
        guard (2...3).contains(fields.count), !fields[0].isEmpty, !fields[1].isEmpty else {
            throw Wrong(
                reason: phrase("a line is a food, a shop and perhaps a price, with tabs between"))
        }
        let shop = String(fields[1])
        guard shop.unicodeScalars.count <= longestShop,
            !shop.unicodeScalars.contains(where: { $0.properties.generalCategory == .control })
        else { throw Wrong(reason: phrase("a shop's name has at most \(longestShop) characters")) }
        guard fields.count == 3, !fields[2].isEmpty else {
            return (String(fields[0]), ShopOffer(shop: shop))
        }
        guard let price = ShopPrice(fields[2]) else {
            throw Wrong(reason: phrase("a price is as 2.49 EUR/kg, not what stands there"))
        }
        return (String(fields[0]), ShopOffer(shop: shop, price: price))
    }
}
