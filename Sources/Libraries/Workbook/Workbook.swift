package import Archive
internal import XML

/// A workbook as Excel and others save it (`.xlsx`, ECMA-376), of which the sheets can be read as tables.
package struct Workbook: Sendable {
    /// Opens the archive anew, for every part that is read.
    let open: @Sendable () throws(ArchiveError) -> ArchiveReader
    /// The names of the sheets, in their order.
    package let sheets: [String]
    /// Where each sheet's part lies in the archive, in the same order.
    let parts: [String]
    /// Texts that cells point to by their number.
    let texts: [String]
    /// Whether days are counted from 1904, as some programs of the Macintosh did.
    package let isFrom1904: Bool

    /// Letters of all shared texts together, in bytes.
    static let textLimit = 64 << 20

    package init(
        _ open: @escaping @Sendable () throws(ArchiveError) -> ArchiveReader
    ) throws(WorkbookError) {
        self.open = open
        var book = BookPart()
        try Self.read("xl/workbook.xml", open) { event, reader in book.take(event, reader) }
        var relations: [String: String] = [:]
        try Self.read("xl/_rels/workbook.xml.rels", open) { event, reader in
            guard event == .start("Relationship"), let id = reader.attribute("Id") else { return }
            relations[id] = reader.attribute("Target")
        }
        var texts = SharedTexts()
        do throws(WorkbookError) {
            try Self.read("xl/sharedStrings.xml", open) { event, _ in texts.take(event) }
        } catch .missing {
            // A book of numbers has none.
        }
        guard texts.size <= Self.textLimit else { throw .tooManyTexts(limit: Self.textLimit) }
        let found = book.sheets.compactMap { sheet in
            relations[sheet.relation].map { (sheet.name, Self.path($0)) }
        }
        sheets = found.map(\.0)
        parts = found.map(\.1)
        self.texts = texts.all
        isFrom1904 = book.isFrom1904
    }

    /// `worksheets/sheet1.xml` of `xl/workbook.xml`, or `/xl/worksheets/sheet1.xml`.
    private static func path(_ target: String) -> String {
        target.hasPrefix("/") ? String(target.dropFirst()) : "xl/" + target
    }

    /// The part of that name, read by `take` from event to event.
    static func read(
        _ part: String, _ open: () throws(ArchiveError) -> ArchiveReader,
        _ take: (XMLReader.Event, XMLReader) -> Void
    ) throws(WorkbookError) {
        let reader = try reader(of: part, open)
        do throws(XMLError) {
            while let event = try reader.next() { take(event, reader) }
        } catch {
            throw .xml(part: part, error)
        }
    }

    static func reader(
        of part: String, _ open: () throws(ArchiveError) -> ArchiveReader
    ) throws(WorkbookError) -> XMLReader {
        guard let archive = try archive(at: part, open) else { throw .missing(part: part) }
        do throws(XMLError) {
            return try XMLReader(ArchivedSource(archive, limit: 4 << 30))
        } catch {
            throw .xml(part: part, error)
        }
    }

    /// The archive, read up to where the part begins.
    private static func archive(
        at part: String, _ open: () throws(ArchiveError) -> ArchiveReader
    ) throws(WorkbookError) -> ArchiveReader? {
        do throws(ArchiveError) {
            let archive = try open()
            while let name = try archive.next() {
                if name == part { return archive }
            }
            return nil
        } catch {
            throw .archive(error)
        }
    }
}

/// `xl/workbook.xml`: the sheets' names, and what days are counted from.
private struct BookPart {
    var sheets: [(name: String, relation: String)] = []
    var isFrom1904 = false

    mutating func take(_ event: XMLReader.Event, _ reader: XMLReader) {
        switch event {
        case .start("sheet"):
            guard let name = reader.attribute("name"), let id = reader.attribute("r:id") else {
                return
            }
            sheets.append((name, id))
        case .start("workbookPr"):
            isFrom1904 = ["1", "true"].contains(reader.attribute("date1904") ?? "")
        default: break
        }
    }
}

/// `xl/sharedStrings.xml`: each text once, in pieces where its letters differ in looks.
private struct SharedTexts {
    var all: [String] = []
    var size = 0
    private var current: String?
    private var isText = false
    /// Readings of Japanese words stand beside the text and are no part of it.
    private var isReading = false

    mutating func take(_ event: XMLReader.Event) {
        switch event {
        case .start("si"): current = ""
        case .start("t"): isText = !isReading
        case .start("rPh"): isReading = true
        case .end("rPh"): isReading = false
        case .end("t"): isText = false
        case .text(let text) where isText:
            guard size <= Workbook.textLimit else { return }
            current?.append(text)
            size += text.utf8.count
        case .end("si"):
            all.append(current ?? "")
            size += 16
            current = nil
        default: break
        }
    }
}
