extension PageResponse {
    /// What every answer says, whatever it is.
    ///
    /// The referrer goes to this very page only: with none at all, browsers send the origin of a form as
    /// `null`, by which a form of ours could not be told from others'.
    private static let usual = [
        Header(
            "Content-Security-Policy",
            "default-src 'none'; style-src 'self'; img-src 'self' blob:; script-src 'self'; "
                + "connect-src 'self'; worker-src 'self'; manifest-src 'self'; form-action 'self'; "
                + "base-uri 'none'; frame-ancestors 'none'"),
        Header("X-Content-Type-Options", "nosniff"), Header("X-Frame-Options", "DENY"),
        Header("Referrer-Policy", "same-origin"),
        Header("Cross-Origin-Opener-Policy", "same-origin"),
        Header("Cross-Origin-Resource-Policy", "same-origin"),
        Header("Permissions-Policy", "camera=(), geolocation=(), microphone=(self)"),
    ]

    private static let unkept = Header("Cache-Control", "no-store")

    static func page(_ markup: Markup, status: Int = 200) -> PageResponse {
        page(markup.document, status: status)
    }

    static func page(_ document: [UInt8], status: Int = 200) -> PageResponse {
        own(document, type: "text/html; charset=utf-8", status: status)
    }

    /// What browsers are to keep nothing of.
    static func own(_ body: [UInt8], type: String, status: Int = 200) -> PageResponse {
        PageResponse(
            status: status, headers: usual + [unkept, Header("Content-Type", type)], body: body)
    }

    /// A sentence for a script.
    static func words(_ text: String, status: Int) -> PageResponse {
        own(Array(text.utf8), type: "text/plain; charset=utf-8", status: status)
    }

    static func events(_ stream: any PageStream) -> PageResponse {
        var response = own([], type: "text/event-stream").with("X-Accel-Buffering", "no")
        response.stream = stream
        return response
    }

    /// A file for the person to keep.
    static func download(_ file: any PageFile, named name: String, type: String) -> PageResponse {
        var response = own([], type: type)
            .with("Content-Disposition", "attachment; filename=\"\(name)\"")
        response.file = file
        return response
    }

    /// A file of ours; `isVersioned` when its name changes with it.
    static func asset(_ asset: PageAsset) -> PageResponse {
        PageResponse(
            status: 200,
            headers: usual + [
                Header("Cache-Control", "public, max-age=31536000, immutable"),
                Header("Content-Type", asset.type),
            ], body: asset.content)
    }

    /// Has the browser ask for another place.
    static func redirect(to place: Place, notice: String? = nil) -> PageResponse {
        PageResponse(
            status: 303,
            headers: usual + [
                unkept, Header("Location", place.path + (notice.map { "?notice=\($0)" } ?? "")),
            ], body: [])
    }

    func with(_ name: String, _ value: String) -> PageResponse {
        var response = self
        response.headers.append(Header(name, value))
        return response
    }
}

/// A file of the page's own: a style sheet, a picture.
package struct PageAsset: Sendable, Hashable {
    /// Has a part that changes with the content, so that browsers may keep it.
    package var name: String
    package var type: String
    package var content: [UInt8]

    /// - Parameter name: `style.css`; the asset is called by its content as well.
    package init(_ name: String, type: String, content: [UInt8]) {
        let mark = name.firstIndex(of: ".") ?? name.endIndex
        self.name = "\(name[..<mark]).\(Fingerprint.text(of: content))\(name[mark...])"
        self.type = type
        self.content = content
    }
}

/// Tells contents apart that nobody makes alike on purpose; FNV-1a.
enum Fingerprint {
    static func text(of bytes: [UInt8]) -> String {
        var digest: UInt64 = 0xCBF2_9CE4_8422_2325
        for byte in bytes { digest = (digest ^ UInt64(byte)) &* 0x100_0000_01B3 }
        return String(digest, radix: 36)
    }
}
