/// The name of an element; there are no others than these.
package struct Tag: Sendable, Hashable {
    let name: String
    /// Has no content and no end.
    let isVoid: Bool

    private init(_ name: String, isVoid: Bool = false) {
        self.name = name
        self.isVoid = isVoid
    }

    package static let html = Tag("html")
    package static let head = Tag("head")
    package static let title = Tag("title")
    package static let meta = Tag("meta", isVoid: true)
    package static let link = Tag("link", isVoid: true)
    package static let body = Tag("body")
    package static let header = Tag("header")
    package static let nav = Tag("nav")
    package static let main = Tag("main")
    package static let footer = Tag("footer")
    package static let section = Tag("section")
    package static let div = Tag("div")
    package static let h1 = Tag("h1")
    package static let h2 = Tag("h2")
    package static let h3 = Tag("h3")
    package static let p = Tag("p")
    package static let span = Tag("span")
    package static let bdi = Tag("bdi")
    package static let strong = Tag("strong")
    package static let small = Tag("small")
    package static let code = Tag("code")
    package static let time = Tag("time")
    package static let br = Tag("br", isVoid: true)
    package static let a = Tag("a")
    package static let ul = Tag("ul")
    package static let ol = Tag("ol")
    package static let li = Tag("li")
    package static let table = Tag("table")
    package static let caption = Tag("caption")
    package static let thead = Tag("thead")
    package static let tbody = Tag("tbody")
    package static let tr = Tag("tr")
    package static let th = Tag("th")
    package static let td = Tag("td")
    package static let form = Tag("form")
    package static let fieldset = Tag("fieldset")
    package static let legend = Tag("legend")
    package static let label = Tag("label")
    package static let input = Tag("input", isVoid: true)
    package static let select = Tag("select")
    package static let option = Tag("option")
    package static let button = Tag("button")
    package static let details = Tag("details")
    package static let summary = Tag("summary")
    package static let figure = Tag("figure")
    package static let figcaption = Tag("figcaption")
    package static let svg = Tag("svg")
    package static let g = Tag("g")
    package static let rect = Tag("rect")
    package static let path = Tag("path")
    package static let svgText = Tag("text")
    package static let desc = Tag("desc")
}
