/// The header `Cookie` of a request.
package enum Cookies {
    /// The values of all cookies of a name, at most four: whoever may set cookies for the host can add
    /// some of that name, which must not lock anybody out.
    package static func values(of name: String, in header: String) -> [String] {
        var values: [String] = []
        for pair in header.split(separator: ";").prefix(64) {
            let pair = pair.drop { $0 == " " || $0 == "\t" }
            guard let mark = pair.firstIndex(of: "="), pair[..<mark] == name else { continue }
            values.append(String(pair[pair.index(after: mark)...]))
            if values.count == 4 { break }
        }
        return values
    }
}
