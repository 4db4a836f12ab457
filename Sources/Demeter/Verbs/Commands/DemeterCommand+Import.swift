internal import Arguments
internal import Calling
internal import CatalogFiles
internal import Configuration
internal import JSON
internal import Nutrition
internal import Telling
internal import Wire

extension DemeterCommand {
    static let importFoods: Verb = Verb(
        CommandTable(
            "import", "Take in foods from published tables",
            details: [
                "Reads a download of FoodData Central (folder or zip), the tables of FNDDS and Standard "
                    + "Reference as CSV (foods and portions), the dump of Open Food Facts as TSV or JSON "
                    + "Lines (plain or gzip), and the published tables of nations: CIQUAL, CoFID, AFCD and "
                    + "AUSNUT, the Canadian Nutrient File, Taiwan's and Japan's. Imported foods stand behind the catalog's own. Importing again replaces "
                    + "what was imported under the same name.",
                "Needs no daemon; one that runs takes the foods up at once.",
            ],
            options: [
                OptionRow(
                    "name", value: .init("NAME"),
                    "What to call the import; made from the file's name unless given."),
                OptionRow("list", "Show what has been imported."),
                OptionRow("remove", value: .init("NAME"), "Remove an import."),
            ],
            operands: [OperandRow("PATH", count: .any, kind: .file, "A file or folder of tables.")],
            examples: [
                .init(
                    "demeter foods import fndds_2017_2018_foods.csv",
                    "imports the survey's foods, with the portions beside them"),
                .init("demeter foods import --list", "shows what has been imported"),
            ]),
        runImport)

    @Sendable private static func runImport(_ session: Session) throws(Failure) -> ExitStatus {
        let folder = ImportedFolder(dataFolder: session.house.dataFolder)
        let paths = session.command.operands
        let choices = [
            session.command.has("list"), session.command["remove"] != nil, !paths.isEmpty,
        ]
        guard choices.count(where: \.self) == 1 else {
            throw session.misuse(phrase("give one of PATH, --list and --remove NAME"))
        }
        if session.command.has("list") { return try listImports(folder, session) }
        if let name = session.command["remove"] { return try removeImport(name, folder, session) }
        let bar = ImportBar(session.console)
        let outcomes: [ImportOutcome]
        do {
            outcomes = try FoodImport.run(
                paths, name: session.command["name"], into: folder,
                own: { session.places.ingredients.flatMap { try? CatalogFile.load($0) } ?? [] },
                progress: bar.show)
            bar.clear()
        } catch {
            bar.clear()
            throw .foodImport(error)
        }
        if outcomes.contains(where: \.isChanged) { tellDaemon(session) }
        for outcome in outcomes {
            try session.show(
                ImportRendering.json(outcome), ImportRendering.lines(outcome))
            for line in ImportRendering.faultLines(outcome.faults) {
                session.console.complain(line + "\n")
            }
        }
        return .done
    }

    /// Has a daemon that runs take the foods up; without one there is nothing to tell.
    private static func tellDaemon(_ session: Session) {
        guard var daemon = try? session.connect(patience: .seconds(10)) else { return }
        _ = try? daemon.ask(.reloadFoods, as: ReloadResult.self)
    }

    private static func listImports(
        _ folder: ImportedFolder, _ session: Session
    ) throws(Failure) -> ExitStatus {
        let (imports, faults) = folder.open()
        let raw = JSONValue.array(imports.map { ImportRendering.json($0) })
        try session.show(
            raw,
            imports.isEmpty
                ? [phrase("Nothing has been imported.")] : imports.map { ImportRendering.line($0) })
        for fault in faults { session.console.complain("demeter: \(fault)\n") }
        return imports.isEmpty ? .nothing : .done
    }

    private static func removeImport(
        _ name: String, _ folder: ImportedFolder, _ session: Session
    ) throws(Failure) -> ExitStatus {
        do {
            guard try folder.remove(name) else {
                session.console.complain(
                    phrase(
                        "demeter: nothing was imported as \(DisplayWidth.printable(name)); "
                            + "\"demeter foods import --list\" shows what was\n"))
                return .nothing
            }
        } catch {
            throw .foodImport(.file(error))
        }
        tellDaemon(session)
        try session.show(["removed": .string(name)], [phrase("Removed \(name).")])
        return .done
    }
}
