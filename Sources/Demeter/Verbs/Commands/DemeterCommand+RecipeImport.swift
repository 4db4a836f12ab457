internal import Archive
internal import Arguments
internal import Configuration
internal import Exchange
internal import Glibc
internal import Host
internal import JSON
internal import Recipes
internal import Wire

extension DemeterCommand {
    static let importRecipes: Verb = Verb(
        CommandTable(
            "import", "Take in recipes of other programs, one or five hundred",
            details: [
                "Knows pages with schema.org recipes (JSON-LD or microdata), what Mealie, Tandoor, Paprika and "
                    + "Nextcloud Cookbook export, Cooklang, RecipeML and plain text, alone or in a zip archive. A "
                    + "recipe of a name that is there already is left out."
            ],
            options: [
                OptionRow("dry-run", "Show what would be taken in, and take in nothing."),
                OptionRow("servings", value: .init("NUMBER"), "For those that do not say how many they make."),
            ],
            operands: [OperandRow("FILE", count: .oneAtLeast, kind: .file, "Files, archives, or addresses of pages.")],
            examples: [
                .init("demeter recipe import recipes.zip", "takes in an archive"),
                .init("demeter recipe import --dry-run lasagne.html", "shows what a page has"),
            ])
    ) { session throws(Failure) in
        let isDry = session.command.has("dry-run")
        let servings = try session.number("servings")
        var found: [NewRecipe] = []
        var faults: [String] = []
        for operand in session.command.operands {
            do throws(Failure) {
                found += try RecipeSources.read(operand, session)
            } catch {
                guard session.command.operands.count > 1 else { throw error }
                faults.append(error.message)
            }
        }
        var daemon = try session.connect(patience: .seconds(660))
        let (_, known) = try daemon.call(
            .listRecipes, RecipeListRequest(), asListOf: RecipeMessage.self)
        var names = Set(known.map { $0.recipe.name.lowercased() })
        var taken: [RecipeMessage] = []
        var repeated = 0
        for var recipe in found {
            recipe.servings = recipe.servings ?? servings
            if let name = recipe.name, !names.insert(name.lowercased()).inserted {
                repeated += 1
                continue
            }
            do throws(Failure) {
                let (_, message) = try daemon.call(
                    isDry ? .readRecipe : .addRecipe, recipe, as: RecipeMessage.self)
                taken.append(message)
            } catch .refused(let error) {
                faults.append("\(recipe.name ?? "a recipe"): \(error.message)")
            }
        }
        for fault in faults { session.console.complain("demeter: \(fault)\n") }
        let json: JSONValue = [
            "taken": .bool(!isDry), "recipes": .array(taken.map(\.json)),
            "repeated": .integer(repeated), "broken": .integer(faults.count),
        ]
        var lines = RecipeRendering.list(taken, session.console.style)
        lines.append("\(isDry ? "Would take in" : "Took in") \(taken.count) recipe\(taken.count == 1 ? "" : "s").")
        if repeated > 0 { lines.append("\(repeated) of these names \(repeated == 1 ? "is" : "are") there already.") }
        try session.show(json, lines)
        return taken.isEmpty && repeated == 0 ? .nothing : .done
    }
}

/// Where recipes come from: files and archives.
enum RecipeSources {
    /// What all files within an archive may come to.
    private static let archiveLimit = 64 << 20
    /// A page or a file.
    private static let fileLimit = 4 << 20
    private static let archiveEndings = [".zip", ".paprikarecipes", ".paprikarecipe", ".gz"]

    static func read(_ operand: String, _ session: Session) throws(Failure) -> [NewRecipe] {
        if operand.hasPrefix("http://") || operand.hasPrefix("https://") {
            let page = try PageFetcher(session).page(operand)
            return try recipes(page, named: operand)
        }
        if archiveEndings.contains(where: operand.lowercased().hasSuffix) {
            return try archive(operand)
        }
        let bytes = try session.contents(of: operand)
        guard bytes.count <= fileLimit else { throw .badData("\(operand) is longer than 4 MiB") }
        if bytes.starts(with: [0x50, 0x4B]) || bytes.starts(with: [0x1F, 0x8B]) { return try archive(operand) }
        return try recipes(bytes, named: operand)
    }

    private static func recipes(_ bytes: [UInt8], named name: String) throws(Failure) -> [NewRecipe] {
        do throws(RecipeFile.Fault) {
            return try RecipeFile.recipes(bytes, named: name)
        } catch {
            throw .badData(error.reason)
        }
    }

    /// The recipes in an archive, and in archives within it (Tandoor, Paprika); other files are passed over.
    private static func archive(_ path: String, depth: Int = 0) throws(Failure) -> [NewRecipe] {
        var found: [NewRecipe] = []
        var left = archiveLimit
        do throws(ArchiveError) {
            let reader = try ArchiveReader(path)
            while let name = try reader.next() {
                let lower = name.lowercased()
                let isInner = archiveEndings.contains(where: lower.hasSuffix)
                let isRecipe = ["json", "html", "htm", "cook", "xml", "txt", "md", "recipeml"].contains {
                    lower.hasSuffix(".\($0)")
                }
                guard isInner || isRecipe || name == "data" else { continue }
                var bytes: [UInt8] = []
                var buffer = [UInt8](repeating: 0, count: 1 << 16)
                while true {
                    let count = try reader.read(into: &buffer, from: 0)
                    if count == 0 { break }
                    bytes += buffer[..<count]
                    left -= count
                    guard left >= 0, isInner || bytes.count <= fileLimit else {
                        throw ArchiveError(code: EFBIG, message: "it holds more than it may", operation: "read")
                    }
                }
                if isInner || bytes.starts(with: [0x50, 0x4B]) || bytes.starts(with: [0x1F, 0x8B]) {
                    if depth < 2 { found += (try? inner(bytes, depth: depth + 1)) ?? [] }
                } else {
                    found += (try? recipes(bytes, named: name)) ?? []
                }
            }
        } catch {
            throw .badData("\(path) is no archive that can be read: \(error)")
        }
        guard !found.isEmpty || depth > 0 else { throw .badData("no recipe stands in \(path)") }
        return found
    }

    /// An archive within another one, which libarchive reads from a file.
    private static func inner(_ bytes: [UInt8], depth: Int) throws(Failure) -> [NewRecipe] {
        var template = Array("/tmp/demeter-recipe-XXXXXX".utf8CString)
        let file = mkstemp(&template)
        guard file >= 0 else {
            throw .output(HostError(code: errno, operation: "create a file in /tmp"))
        }
        let path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
        defer {
            close(file)
            unlink(path)
        }
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { write(file, $0.baseAddress, $0.count) }
            guard count > 0 else { throw .output(HostError(code: errno, operation: "write \(path)")) }
            rest = rest.dropFirst(count)
        }
        return try archive(path, depth: depth)
    }
}

extension Session {
    /// Whether standard input may hold something: a pipe or a file, and not the empty device.
    var hasInput: Bool {
        var status = stat()
        guard fstat(0, &status) == 0 else { return false }
        let kind = status.st_mode & S_IFMT
        return kind == S_IFIFO || kind == S_IFREG || kind == S_IFSOCK
    }
}
