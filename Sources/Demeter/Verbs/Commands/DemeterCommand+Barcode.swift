internal import Arguments
internal import Calling
internal import JSON
internal import Nutrition
internal import Telling
internal import Wire

extension DemeterCommand {
    static let barcode: Verb = Verb(
        CommandTable(
            "barcode", "Log a product by the number on its package",
            details: [
                "Products are known from your own foods and from what you imported, Open Food Facts for "
                    + "example. One that nobody knows is held, and you are asked what it is.",
                "CODE may be what a reader sends: GTIN-8 to -14, UPC-E, a GS1 element string or link.",
            ],
            options: [
                OptionRow("at", letter: "a", value: .init("WHEN"), MomentOperand.help),
                OptionRow(
                    "meal", letter: "m",
                    value: .init("MEAL", .choice(Meal.allCases.map(\.rawValue))),
                    "The occasion; by the clock unless said."),
                OptionRow(
                    "key", letter: "k", value: .init("KEY"),
                    "Log only once: the same key within 7 days gives the first result again."),
            ],
            operands: [
                OperandRow("CODE", count: .one, "The digits below the code."),
                OperandRow(
                    "AMOUNT", count: .any,
                    "How much: half of it, 150 g, two; a serving unless said."),
            ],
            examples: [
                .init("demeter barcode 5449000000996", "logs a serving of it"),
                .init("demeter barcode 5449000000996 half of it", "logs half of one"),
            ], group: "Keeping the journal")
    ) { session throws(Failure) in
        let request = BarcodeRequest(
            code: try session.barcode(session.command.operands[0]),
            text: session.command.operands.count > 1
                ? session.command.operands.dropFirst().joined(separator: " ") : nil,
            at: try session.moment("at"), meal: session.command["meal"].flatMap(Meal.init),
            key: session.command["key"])
        var daemon = try session.connect()
        let (raw, result) = try daemon.ask(.barcode, request, as: LogResult.self)
        var lines = LogRendering.lines(result, session.console.style)
        if result.held.contains(where: { $0.food == nil }) {
            // What is it? The table of entries does not ask.
            lines = result.reply.split(separator: "\n").prefix(1).map(String.init) + lines
        }
        try session.show(raw, lines)
        return result.state == .nothing || result.state == .failed ? .nothing : .done
    }
}

extension Session {
    /// The number of a product as it is typed or scanned.
    func barcode(_ text: String) throws(Failure) -> GTIN {
        do throws(GTIN.Fault) { return try GTIN(scanned: text) } catch {
            switch error {
            case .noDigits:
                throw misuse(phrase("\"\(text)\" is no barcode: give the digits below it"))
            case .length(let count):
                throw misuse(
                    phrase("\"\(text)\" has \(count) digits; a barcode has 8, 12, 13 or 14"))
            case .slip(let last):
                throw misuse(
                    phrase("\"\(text)\" has a wrong digit; if it is the last, it should be \(last)")
                )
            }
        }
    }

    static let barcodeOption = OptionRow(
        "barcode", value: .init("CODE"), "A number on its package. May be repeated.",
        isRepeatable: true)

    /// The numbers given with `--barcode`.
    func barcodes() throws(Failure) -> [GTIN] {
        var codes: [GTIN] = []
        for text in command.all("barcode") { codes.append(try barcode(text)) }
        return codes
    }
}
