import Glibc
import Host
import TestSupport
import Testing

@testable import Verbs

/// What a run of the program did.
struct Run: Equatable {
    var status: Int32
    var output: String
    var errors: String
}

/// A screen with everything.
let screen = Style(columns: 80, isUnicode: true, hasBars: true, hasColour: true)

/// Runs `demeter` with these arguments in this process.
///
/// - Parameter daemon: whose socket the program is given.
func demeter(
    _ arguments: [String], input: [UInt8] = [], daemon: ScriptedDaemon? = nil,
    environment: [String: String] = [:], style: Style = .plain, program: String? = nil,
    now: Int64 = 1_772_800_200, pause: @escaping (UInt32) -> Void = { _ in }
) throws -> Run {
    let folder = try TemporaryFolder()
    func open(_ name: String, _ content: [UInt8] = []) throws -> Int32 {
        let descriptor = Glibc.open("\(folder.path)/\(name)", O_RDWR | O_CREAT, 0o600)
        try #require(descriptor >= 0)
        try #require(write(descriptor, content, content.count) == content.count)
        lseek(descriptor, 0, SEEK_SET)
        return descriptor
    }
    let descriptors = (try open("in", input), try open("out"), try open("err"))
    defer {
        close(descriptors.0)
        close(descriptors.1)
        close(descriptors.2)
    }
    var variables = ["HOME": folder.path]
    variables["DEMETER_SOCKET"] = daemon?.path
    let status = DemeterCommand.run(
        arguments, environment: Environment(variables.merging(environment) { $1 }),
        program: program,
        console: Console(
            style: style, input: descriptors.0, output: descriptors.1, errors: descriptors.2),
        now: now, pause: pause)
    func content(_ descriptor: Int32) -> String {
        lseek(descriptor, 0, SEEK_SET)
        var bytes: [UInt8] = []
        var chunk = [UInt8](repeating: 0, count: 65_536)
        while case let count = read(descriptor, &chunk, chunk.count), count > 0 {
            bytes += chunk[..<count]
        }
        return String(decoding: bytes, as: UTF8.self)
    }
    return Run(
        status: status, output: content(descriptors.1), errors: content(descriptors.2))
}

func demeter(
    _ arguments: String..., input: String = "", daemon: ScriptedDaemon? = nil,
    environment: [String: String] = [:], style: Style = .plain, program: String? = nil
) throws -> Run {
    try demeter(
        arguments, input: Array(input.utf8), daemon: daemon, environment: environment,
        style: style, program: program)
}

/// Runs `demeter` on a data folder, with its person in Berlin.
func demeter(
    in folder: TemporaryFolder, _ arguments: [String], input: String = ""
) throws -> Run {
    try demeter(
        arguments, input: Array(input.utf8),
        environment: [
            "DEMETER_DATA_DIR": folder.path, "DEMETER_DAY_TIME_ZONE": "Europe/Berlin",
        ])
}
