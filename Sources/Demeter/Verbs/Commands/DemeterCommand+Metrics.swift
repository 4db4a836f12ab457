internal import Arguments
internal import Calling
internal import Wire

extension DemeterCommand {
    static let metrics: Verb = Verb(
        CommandTable(
            "metrics", "Print figures of the daemon in the OpenMetrics text format",
            details: [
                "For a collector such as Prometheus' node exporter, which reads it from a file. Nothing of "
                    + "what was eaten is in it. With --json it prints the object of \"status --json\", from "
                    + "which most of the figures are taken.",
                "How well it does is told of the last four weeks: how many readings nobody corrected within "
                    + "seven days, how many entries were held and confirmed as they stood, how many questions "
                    + "were answered, how long reading took, and what the language model did in the last "
                    + "seven days beside an average week of the four before.",
            ],
            examples: [
                .init("demeter metrics > /var/lib/node/demeter.prom", "writes them for a collector")
            ], group: "The program itself")
    ) { session throws(Failure) in
        var daemon = try session.connect()
        let (raw, status) = try daemon.ask(.status, as: StatusMessage.self)
        if session.isJSON {
            try session.console.print(raw)
        } else {
            let quality = try? daemon.ask(.quality, as: QualityMessage.self).1
            try session.console.write(Metrics.text(of: status, quality))
        }
        return .done
    }
}
