internal import JSON

/// Files that pages refer to.
struct PageFiles: Sendable {
    var style: Place
    var script: Place?
    var icon: Place?
    /// What a browser does with the sound of its microphone.
    var talk: Place?

    /// What the page is called where somebody installs it, as W3C's manifest of an application says it.
    func manifest(named name: String) -> [UInt8] {
        var manifest = JSONObject([
            ("name", .string(name)), ("short_name", .string(name)), ("start_url", "/"),
            ("scope", "/"), ("display", "standalone"), ("background_color", "#faf9f5"),
            ("theme_color", "#2a6335"),
        ])
        if let icon {
            manifest["icons"] = [
                ["src": .string(icon.path), "sizes": "any", "type": "image/svg+xml"]
            ]
        }
        return Array(JSONValue.object(manifest).text.utf8)
    }
}

extension PageAsset {
    /// A script of ours with the places that it is to keep, where it says `[/* kept */]`.
    func naming(_ places: [Place]) -> PageAsset {
        let list = JSONValue.array(places.map { .string($0.path) }).text
        let text = String(decoding: content, as: UTF8.self)
        guard let mark = text.firstRange(of: "[/* kept */]") else { return self }
        var asset = self
        asset.content = Array(text.replacingCharacters(in: mark, with: list).utf8)
        return asset
    }
}

extension String {
    fileprivate func replacingCharacters(in range: Range<Index>, with text: String) -> String {
        self[..<range.lowerBound] + text + self[range.upperBound...]
    }
}
