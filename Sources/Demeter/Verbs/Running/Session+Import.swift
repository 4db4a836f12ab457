internal import Arguments
internal import Calling
internal import Configuration
internal import Exchange
internal import Glibc
internal import Host
internal import JSON
internal import Journal
internal import Telling
internal import Wire

extension Session {
    /// Has the daemon that works in the data folder take the file in, which is handed to it open.
    ///
    /// - Parameters:
    ///   - piped: what came on standard input, where the file did.
    ///   - process: of the daemon that has the folder.
    ///   - isRestored: whether an empty journal would become the same as the one that was written out, which
    ///     nobody may use meanwhile.
    /// - Returns: `nil` where it has to be done without the daemon.
    func handOver(
        _ plan: ImportPlan, _ piped: [UInt8]?, to process: Int32, isRestored: Bool
    ) throws(Failure) -> ExitStatus? {
        guard var daemon = try? connect(patience: Self.importPatience),
            // Another folder's daemon may be the one at the socket.
            let (_, status) = try? daemon.ask(.status, as: StatusMessage.self),
            status.process == Int(process), !isRestored || status.journal.entries > 0
        else { return nil }
        let operand = command.operands.first ?? "-"
        let file: Int32
        if let piped { file = try Self.held(piped) } else { file = try Self.opened(operand) }
        defer { close(file) }
        let name = operand.split(separator: "/").last.map(String.init) ?? operand
        let request = ImportRequest(
            name: piped == nil ? String(name.prefix(200)) : "standard input",
            format: plan.format.rawValue,
            dayFirst: command.has("day-first") ? true : command.has("month-first") ? false : nil,
            skipBroken: command.has("skip-broken"), incomplete: command.has("incomplete"))
        daemon.passed = [file]
        let (raw, _) = try daemon.ask(.importFile, request, as: PlainMessage.self)
        guard var object = raw.object else { throw .call(.unintelligible) }
        let lines = (raw["reply"]?.string ?? "").split(separator: "\n").map(String.init)
        (object["reply"], object["complaint"]) = (nil, nil)
        try show(.object(object), lines)
        return .done
    }

    /// As long as a hundred megabytes may take.
    private static let importPatience = Duration.seconds(1_800)

    private static func opened(_ path: String) throws(Failure) -> Int32 {
        let file = open(path, O_RDONLY | O_CLOEXEC)
        guard file >= 0 else { throw .output(HostError(code: errno, operation: "open \(path)")) }
        return file
    }

    /// Bytes as an open file without a name.
    private static func held(_ bytes: [UInt8]) throws(Failure) -> Int32 {
        let folder = Environment.current()["TMPDIR"] ?? "/tmp"
        var template = Array("\(folder)/demeter-XXXXXX".utf8CString)
        let file = mkstemp(&template)
        guard file >= 0 else {
            throw .output(HostError(code: errno, operation: "make a file in \(folder)"))
        }
        unlink(template)
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { write(file, $0.baseAddress, $0.count) }
            if count < 0, errno == EINTR { continue }
            guard count > 0 else {
                let error = HostError(code: errno, operation: "write into \(folder)")
                close(file)
                throw .output(error)
            }
            rest = rest.dropFirst(count)
        }
        return file
    }
}
