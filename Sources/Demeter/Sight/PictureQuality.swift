package import JSON

/// How well a photograph can be looked at.
package struct PictureQuality: Sendable, Hashable {
    /// 0 sharp … 1 blurred; fine below 0.4.
    package var blur: Double
    /// 0 black … 1 white; fine between 0.2 and 0.8.
    package var brightness: Double
    /// 0 … 0.5; fine above 0.15.
    package var contrast: Double
    /// The shorter side in pixels; fine from 240 on.
    package var side: Int

    package init(blur: Double, brightness: Double, contrast: Double, side: Int) {
        self.blur = blur
        self.brightness = brightness
        self.contrast = contrast
        self.side = side
    }

    /// The variance of the Laplacian that makes half of a blur.
    package static let halfSharp = 30.0

    /// - Parameter laplacianVariance: of the sharpest part of a copy of 512 pixels on its longer side.
    package init(
        laplacianVariance: Double, brightness: Double, contrast: Double, side: Int
    ) {
        self.init(
            blur: 1 / (1 + laplacianVariance / Self.halfSharp), brightness: brightness,
            contrast: contrast, side: side)
    }

    /// What keeps it from being fine, in the order in which it matters.
    package var faults: [Fault] {
        var faults: [Fault] = []
        if side < 240 { faults.append(.tiny) }
        if brightness <= 0.2 { faults.append(.dark) }
        // A dish on a white plate on a white table is bright and still has all its contrast.
        if brightness >= 0.8, contrast < 0.2 { faults.append(.burnt) }
        if contrast <= 0.15, !faults.contains(.dark), !faults.contains(.burnt) {
            faults.append(.flat)
        }
        if blur >= 0.4 { faults.append(.blurred) }
        return faults
    }

    /// 0 … 1: the worst of what it is judged by, each scaled so that its limit is 0.3.
    package var overall: Double {
        let light = min(
            Self.rising(brightness, limit: 0.2, full: 0.35),
            contrast >= 0.2 ? 1 : Self.rising(1 - brightness, limit: 0.2, full: 0.35))
        return min(
            Self.rising(1 - blur, limit: 0.6, full: 0.9), light,
            Self.rising(contrast, limit: 0.1, full: 0.25),
            Self.rising(Double(side), limit: 240, full: 720))
    }

    /// Below this it should be taken again.
    package static let least = 0.3

    /// Whether it should be taken again.
    package var isTooPoor: Bool { overall < Self.least }

    /// 0 at nothing, 0.3 at the limit, 1 where it is fully fine; straight lines between.
    private static func rising(_ value: Double, limit: Double, full: Double) -> Double {
        if value < limit { return max(0, value / limit * least) }
        return min(1, least + (value - limit) / (full - limit) * (1 - least))
    }

    package enum Fault: String, Sendable, Hashable, CaseIterable {
        case tiny, dark, burnt, flat, blurred
    }
}

extension PictureQuality {
    package var json: JSONValue {
        [
            "blur": .number(blur), "brightness": .number(brightness),
            "contrast": .number(contrast), "side": .integer(side),
        ]
    }

    package init?(json: JSONValue) {
        guard let blur = json["blur"]?.number, let brightness = json["brightness"]?.number,
            let contrast = json["contrast"]?.number, let side = json["side"]?.integer
        else { return nil }
        self.init(blur: blur, brightness: brightness, contrast: contrast, side: side)
    }
}
