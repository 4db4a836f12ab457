/// An attribute of an element; what leads somewhere takes places of this page only.
package struct Attribute: Sendable, Hashable {
    let name: String
    /// `nil` where being there is all it says.
    let value: String?

    private init(_ name: String, _ value: String?) {
        self.name = name
        self.value = value
    }

    package static func href(_ place: Place) -> Attribute { .init("href", place.path) }
    /// A place on the same page.
    package static func fragment(_ id: String) -> Attribute { .init("href", "#\(id)") }
    package static func source(_ place: Place) -> Attribute { .init("src", place.path) }
    package static func action(_ place: Place) -> Attribute { .init("action", place.path) }
    /// Forms are sent as POST, or as GET where they change nothing.
    package static func method(isPost: Bool) -> Attribute {
        .init("method", isPost ? "post" : "get")
    }

    package static func id(_ value: String) -> Attribute { .init("id", value) }
    package static func className(_ value: String) -> Attribute { .init("class", value) }
    package static func lang(_ value: String) -> Attribute { .init("lang", value) }
    package static func name(_ value: String) -> Attribute { .init("name", value) }
    package static func value(_ value: String) -> Attribute { .init("value", value) }
    package static func content(_ value: String) -> Attribute { .init("content", value) }
    package static func type(_ value: InputType) -> Attribute { .init("type", value.rawValue) }
    package static func rel(_ value: String) -> Attribute { .init("rel", value) }
    package static func charset(_ value: String) -> Attribute { .init("charset", value) }
    package static func media(_ value: String) -> Attribute { .init("media", value) }
    package static func label(for id: String) -> Attribute { .init("for", id) }
    package static func form(_ id: String) -> Attribute { .init("form", id) }
    package static func datetime(_ value: String) -> Attribute { .init("datetime", value) }
    package static func placeholder(_ value: String) -> Attribute { .init("placeholder", value) }
    package static func autocomplete(_ isOn: Bool) -> Attribute {
        .init("autocomplete", isOn ? "on" : "off")
    }
    package static func inputMode(_ value: String) -> Attribute { .init("inputmode", value) }
    package static func maxLength(_ value: Int) -> Attribute { .init("maxlength", String(value)) }
    package static func scope(_ value: String) -> Attribute { .init("scope", value) }
    package static func columns(_ count: Int) -> Attribute { .init("colspan", String(count)) }
    package static func tabIndex(_ value: Int) -> Attribute { .init("tabindex", String(value)) }
    package static func role(_ value: String) -> Attribute { .init("role", value) }
    package static func aria(_ name: String, _ value: String) -> Attribute {
        .init("aria-\(name)", value)
    }
    /// Words for a script.
    package static func data(_ name: String, _ value: String) -> Attribute {
        .init("data-\(name)", value)
    }
    /// Of a script that waits for the page.
    package static let deferred = Attribute("defer", nil)
    /// Not shown until a script does.
    package static let hidden = Attribute("hidden", nil)
    package static let required = Attribute("required", nil)
    /// Several files at a time.
    package static let multiple = Attribute("multiple", nil)
    package static let multipart = Attribute("enctype", "multipart/form-data")
    package static func accept(_ types: String) -> Attribute { .init("accept", types) }
    package static let selected = Attribute("selected", nil)
    package static let autofocus = Attribute("autofocus", nil)

    /// A measure or the like of a drawing: `width`, `viewBox`, `d`.
    package static func drawing(_ name: DrawingAttribute, _ value: String) -> Attribute {
        .init(name.rawValue, value)
    }
}

package enum InputType: String, Sendable, Hashable {
    case text, search, hidden, date, time, number, checkbox, submit, button, file
}

package enum DrawingAttribute: String, Sendable, Hashable {
    case x, y, width, height, d, rx, viewBox, preserveAspectRatio
    case textAnchor = "text-anchor"
    case strokeWidth = "stroke-width"
}
