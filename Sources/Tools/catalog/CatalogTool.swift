internal import CatalogFiles
internal import Curation
internal import Glibc

/// `catalog`: joins the curation with published figures, and checks what comes of it.
struct CatalogTool {
    static let usage = """
        usage: catalog join   --usda FOLDER [--foods FOLDER] [--names FOLDER] [--output FILE]
               catalog verify [--usda FOLDER] [--foods FOLDER] [--names FOLDER] [--output FILE]
               catalog allergens --usda FOLDER [--phrases FILE] [--foods FOLDER] [--output FILE]
               catalog patterns --usda FOLDER [--patterns FILE] [--foods FOLDER] [--output FILE]
               catalog check  [FILE]
               catalog find   --usda FOLDER WORD…
               catalog show   --usda FOLDER SOURCE…

        join    writes FILE (ingredients.json) from catalog/foods/*.txt and the USDA's tables
        allergens  writes allergens.tsv beside FILE from the foods, their ingredients and the phrases
        patterns   writes patterns.tsv beside FILE: the food groups in each food, for the nutrition score
        verify  joins again and compares with the files; skips when there is no USDA folder
        check   lists every finding in the files; exit status 1 when there is one
        find    USDA foods whose description has all the words, with energy and usual weight
        show    what a source such as F17:31103010 gives: figures, and portions in plain labels

        The USDA folder may also stand in DEMETER_USDA. The table of Taiwan (taiwan_fda.csv) is looked for in it and in
        asia beside it; --taiwan says another folder. Names in other languages come from catalog/names/LANGUAGE/*.txt.
        """

    let arguments: [String]

    /// The exit status: 0 done, 1 findings, 64 wrong usage, 65 input that cannot be used.
    func run() -> Int32 {
        do {
            let options = try Options(arguments)
            switch options.command {
            case "allergens": return try AllergenTables(options).write()
            case "patterns": return try PatternTables(options).write()
            case "join": return try Joining(options).join()
            case "verify": return try Joining(options).verify()
            case "check": return try Checking(options).check()
            case "find": return try Looking(options).find()
            case "show": return try Looking(options).show()
            default: throw UsageError()
            }
        } catch is UsageError {
            say(Self.usage)
            return 64
        } catch {
            say("\(error)")
            return 65
        }
    }
}

/// One line for people, on standard error.
func say(_ line: String) {
    let bytes = Array((line + "\n").utf8)
    // Where standard error is closed there is nobody to tell.
    _ = write(STDERR_FILENO, bytes, bytes.count)
}
