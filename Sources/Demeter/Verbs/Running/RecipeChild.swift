internal import Confinement
internal import Exchange
internal import Glibc
package import Host
internal import JSON
internal import Telling
internal import Wire

/// The child that reads strangers' pages, files and archives, with nothing left that they could want.
///
/// It may start no program, reach nobody on this machine by a Unix socket, write no file, and read only what
/// the network and its certificates need; with a file before it, it has no network either. What it is asked
/// comes on standard input, and what it found goes to standard output, as JSON.
package enum RecipeChild {
    /// The word that makes `demeter` this child; no verb, and in no help.
    static let word = "recipe-reader"

    /// What to read.
    enum Order {
        case page(String, hosts: [String])
        case file(String, [UInt8])

        /// The page's address or the file's name.
        var name: String {
            switch self {
            case .page(let url, _): url
            case .file(let name, _): name
            }
        }

        /// A line of JSON, and behind it the bytes of the file.
        var bytes: [UInt8] {
            switch self {
            case .page(let url, let hosts):
                let line: JSONValue = [
                    "url": .string(url), "hosts": .array(hosts.map(JSONValue.string)),
                    "language": .string(Telling.current.language.rawValue),
                ]
                return Array((line.text + "\n").utf8)
            case .file(let name, let bytes):
                let line: JSONValue = [
                    "file": .string(name),
                    "language": .string(Telling.current.language.rawValue),
                ]
                return Array((line.text + "\n").utf8) + bytes
            }
        }

        /// In which the person is told why nothing was found.
        static func language(of bytes: [UInt8]) -> Language {
            let line = bytes.prefix { $0 != UInt8(ascii: "\n") }
            let word = (try? JSONValue(parsing: line))?["language"]?.string
            return word.flatMap(Language.init(rawValue:)) ?? .english
        }

        init?(_ bytes: [UInt8]) {
            guard let end = bytes.firstIndex(of: UInt8(ascii: "\n")),
                let line = try? JSONValue(parsing: bytes[..<end])
            else { return nil }
            if let url = line["url"]?.string {
                self = .page(url, hosts: line["hosts"]?.array?.compactMap(\.string) ?? [])
            } else if let name = line["file"]?.string {
                self = .file(name, Array(bytes[(end + 1)...]))
            } else {
                return nil
            }
        }
    }

    /// What was found, or why nothing was: a sentence without its end.
    enum Answer {
        case recipes([NewRecipe])
        case fault(String)

        var json: JSONValue {
            switch self {
            case .recipes(let recipes): ["recipes": .array(recipes.map(\.json))]
            case .fault(let reason): ["fault": .string(reason)]
            }
        }

        /// `nil` when the child says what no child of ours would.
        init?(_ bytes: [UInt8]) {
            guard let json = try? JSONValue(parsing: bytes) else { return nil }
            if let reason = json["fault"]?.string {
                self = .fault(reason)
                return
            }
            guard let found = json["recipes"]?.array else { return nil }
            self = .recipes(found.compactMap { try? NewRecipe(json: $0, at: "recipes") })
        }

        init(_ recipes: () throws(RecipeFile.Fault) -> [NewRecipe]) {
            do throws(RecipeFile.Fault) {
                self = .recipes(try recipes())
            } catch {
                self = .fault(error.reason)
            }
        }
    }

    /// Does the child's work and returns its exit status; `nil` when the words are not the child's.
    ///
    /// To be called before there is a second thread.
    package static func run(_ words: [String], environment: Environment) -> Int32? {
        guard words == [word] else { return nil }
        let bytes = input()
        guard let task = Order(bytes) else { return ExitStatus.badData.rawValue }
        do throws(ConfinementError) {
            try confine(task, environment)
        } catch {
            return ExitStatus.tryAgain.rawValue
        }
        let answer = Telling.$current.withValue(Telling(Order.language(of: bytes))) {
            switch task {
            case .page(let url, let hosts):
                Answer { () throws(RecipeFile.Fault) in
                    try RecipeFile.recipes(PageFetcher(hosts: hosts).page(url), named: url)
                }
            case .file(let name, let bytes):
                Answer { () throws(RecipeFile.Fault) in
                    try RecipeArchive.recipes(bytes, named: name)
                }
            }
        }
        return send(Array(answer.json.text.utf8)) ? 0 : ExitStatus.cannotWrite.rawValue
    }

    private static func confine(
        _ task: Order, _ environment: Environment
    ) throws(ConfinementError) {
        switch task {
        case .page:
            try Confinement.denyPrograms()
            _ = try Confinement.restrictFiles(
                readable: Confinement.networkFiles
                    + ["SSL_CERT_FILE", "SSL_CERT_DIR"].compactMap {
                        environment[$0]
                    }, writable: [])
        case .file:
            try Confinement.denyNetwork()
            _ = try Confinement.restrictFiles(readable: [], writable: [])
        }
    }

    private static func input() -> [UInt8] {
        var bytes: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            let count = read(0, &buffer, buffer.count)
            if count < 0 && errno == EINTR { continue }
            guard count > 0 else { return bytes }
            bytes += buffer[..<count]
        }
    }

    private static func send(_ bytes: [UInt8]) -> Bool {
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { write(1, $0.baseAddress, $0.count) }
            if count < 0 && errno == EINTR { continue }
            guard count > 0 else { return false }
            rest = rest.dropFirst(count)
        }
        return true
    }
}
