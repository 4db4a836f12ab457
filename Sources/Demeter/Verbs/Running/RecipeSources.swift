internal import Configuration
internal import Exchange
internal import Glibc
internal import Host
internal import JSON
internal import Telling
internal import Wire

/// Where recipes come from: pages, files and archives, read by a confined child of this program.
enum RecipeSources {
    /// How long a page may take to come, with all that it leads to, and a file to be read.
    private static let patience: Duration = .seconds(60)
    /// Bytes of what the child may find: more than an archive of the greatest size holds.
    private static let answerLimit = 96 << 20

    /// What stands under an address, in a file, or in standard input for `-`.
    static func read(_ operand: String, _ session: Session) throws(Failure) -> [NewRecipe] {
        if operand.hasPrefix("http://") || operand.hasPrefix("https://") {
            let hosts = try session.configuration().recipes.hosts
            return try ask(.page(operand, hosts: hosts), session)
        }
        let bytes = operand == "-" ? try session.standardInput() : try contents(of: operand)
        return try ask(.file(operand, bytes), session)
    }

    private static func ask(
        _ task: RecipeChild.Order, _ session: Session
    ) throws(Failure) -> [NewRecipe] {
        guard let file = Program.file() else {
            throw .badData(phrase("this program's own file was not found; is /proc there?"))
        }
        let output = CommandOutput.read(
            // Tests run inside another program of the same folder.
            [Path.join(Path.parent(of: file), "demeter"), RecipeChild.word],
            input: task.bytes, patience: patience, limit: answerLimit)
        guard let output, let answer = RecipeChild.Answer(output) else {
            throw .badData(
                phrase(
                    "\(task.name) could not be read within \(patience.components.seconds) seconds and the limits of "
                        + "size; try a smaller file"))
        }
        switch answer {
        case .recipes(let recipes): return recipes
        case .fault(let reason): throw .badData(reason)
        }
    }

    private static func contents(of path: String) throws(Failure) -> [UInt8] {
        let bytes: [UInt8]?
        do throws(ImportRefusal) {
            let file = try ImportFile(path: path)
            bytes = file.size <= RecipeArchive.archiveLimit ? try file.bytes() : nil
        } catch {
            throw .badImport(file: path, error)
        }
        guard let bytes else { throw .badData(phrase("\(path) is longer than 64 MiB")) }
        return bytes
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
