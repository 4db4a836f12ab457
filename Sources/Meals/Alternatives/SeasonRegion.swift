package import Nutrition

/// A region of which it is known in which months foods are harvested.
package enum SeasonRegion: String, Sendable, Hashable, CaseIterable {
    case taiwan = "TW"
    case hongKong = "HK"
    case europe = "EU"
    case northAmerica = "NA"

    /// - Parameter country: two letters (ISO 3166-1), as in a profile; `nil` of one of no region.
    package init?(country: String) {
        switch country.uppercased() {
        case "TW": self = .taiwan
        case "HK": self = .hongKong
        case "US", "CA": self = .northAmerica
        case let code where Self.european.contains(code): self = .europe
        default: return nil
        }
    }

    package var name: String {
        switch self {
        case .taiwan: "Taiwan"
        case .hongKong: "Hong Kong"
        case .europe: "Europe"
        case .northAmerica: "North America"
        }
    }

    /// The European Union, the European Economic Area, Switzerland, the United Kingdom, the small states among them
    /// and the Western Balkans.
    private static let european: Set<String> = [
        "AD", "AL", "AT", "BA", "BE", "BG", "CH", "CY", "CZ", "DE", "DK", "EE", "ES", "FI", "FR",
        "GB", "GR", "HR", "HU", "IE", "IS", "IT", "LI", "LT", "LU", "LV", "MC", "ME", "MK", "MT",
        "NL", "NO", "PL", "PT", "RO", "RS", "SE", "SI", "SK", "SM", "UK", "VA", "XK",
    ]
}

/// Knows in which months foods are harvested.
package protocol SeasonSource: Sendable {
    /// From 1 to 12; `nil` where nobody says.
    func months(of food: FoodID, in region: SeasonRegion) -> Set<Int>?
}
