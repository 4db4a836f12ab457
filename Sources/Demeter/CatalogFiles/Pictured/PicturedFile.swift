/// `pictured.tsv`, beside `ingredients.json`: what the labels of picture classifiers mean to a journal of food, read in
/// place and opened when it is first asked.
///
///     granny smith⇥an apple⇥single
///     soup bowl⇥⇥plate
///
/// The food is what a person would say of it, and the scene one of single, plate, menu, packaged and drink; either may be
/// empty. A label without a line means nothing here.
package final class PicturedFile: Sendable {
    /// The form that this version reads.
    package static let version = 1

    private let lines: VersionedLines

    /// - Parameter path: `nil` where no such file was found.
    package init(path: String?) { lines = VersionedLines(path: path, version: Self.version) }

    /// Beside the catalog's file.
    package convenience init(beside ingredients: String?) {
        self.init(
            path: ingredients.map { VersionedLines.path(of: "pictured.tsv", beside: $0) })
    }

    package var isThere: Bool { lines.isThere }

    /// The line of a label, in small letters.
    package func line(of label: String) -> String? { lines.line(label) }
}
