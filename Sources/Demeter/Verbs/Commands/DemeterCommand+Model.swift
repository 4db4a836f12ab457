internal import Arguments
internal import Calling
internal import Telling
internal import Wire

extension DemeterCommand {
    static let retry: Verb = Verb(
        CommandTable(
            "retry", "Read again what could not be read",
            details: [
                "Every description whose reading failed is given to the language model once more. "
                    + "\"demeter watch\" shows what comes of it."
            ], group: "Keeping the journal")
    ) { session throws(Failure) in
        var daemon = try session.connect()
        let (raw, result) = try daemon.ask(.retry, as: RetryResult.self)
        let sentence =
            switch result.utterances {
            case 0: phrase("Nothing has failed.")
            case 1: phrase("One description will be read again.")
            default: phrase("\(result.utterances) descriptions will be read again.")
            }
        try session.show(raw, [sentence])
        return result.utterances == 0 ? .nothing : .done
    }

    static let model: Verb = Verb(
        CommandTable("model", "Look after the language model", group: "The program itself"),
        [testModel, modelCost])

    private static let testModel: Verb = Verb(
        CommandTable(
            "test", "Send one sentence to the language model and show all that went and came",
            details: ["Nothing is logged, and no earlier answer is used. It counts as a request."],
            options: [OptionRow("strong", "Ask the strong model.")],
            operands: [
                OperandRow(
                    "TEXT", count: .any,
                    "What to read; \"\(ModelTestRequest.sample)\" unless given.")
            ],
            examples: [
                .init("demeter model test", "shows whether the model answers"),
                .init("demeter model test the usual bowl", "shows what it makes of that"),
            ]),
        runTestModel)

    private static let modelCost: Verb = Verb(
        CommandTable(
            "cost", "Show what the language model was asked each month, and what that costs",
            details: [
                "Prices are yours to set: model.prices in the configuration. Tokens are those that the service "
                    + "told; months are those of UTC."
            ],
            examples: [.init("demeter model cost", "shows tokens, costs and the requests left")])
    ) { session throws(Failure) in
        var daemon = try session.connect()
        let (raw, cost) = try daemon.ask(.modelCost, as: ModelCostMessage.self)
        try session.show(raw, ModelCostRendering.lines(cost, session.console.style))
        return cost.usage.isEmpty ? .nothing : .done
    }

    /// Longer than any `model.timeout`.
    private static let patience = Duration.seconds(660)

    @Sendable private static func runTestModel(_ session: Session) throws(Failure) -> ExitStatus {
        let words = session.command.operands.joined(separator: " ")
        let request = ModelTestRequest(
            text: words.isEmpty ? ModelTestRequest.sample : words,
            isStrong: session.command.has("strong"))
        var daemon = try session.connect(patience: patience)
        let (raw, result) = try daemon.ask(.testModel, request, as: ModelTestResult.self)
        try session.show(raw, ModelTestRendering.lines(result, session.console.style))
        return switch result.outcome {
        case "read": .done
        case "later": .tryAgain
        default: .nothing
        }
    }
}
