internal import Wire

/// The daemon's status as OpenMetrics 1.0 text.
enum Metrics {
    /// - Parameter quality: `nil` from a daemon that does not know how well it does.
    static func text(of status: StatusMessage, _ quality: QualityMessage? = nil) -> String {
        var text = Text()
        text.info("demeter", "The daemon.", ["version": status.version])
        text.gauge("demeter_uptime_seconds", "Since the daemon's start.", status.uptime)
        text.gauge("demeter_connections", "Open connections.", status.connections)
        text.gauge("demeter_foods", "Foods that can be matched.", status.reader.foods)
        text.gauge("demeter_own_foods", "Foods of the person's own.", status.reader.ownFoods)
        text.gauge("demeter_journal_bytes", "Size of the journal.", status.journal.bytes)
        text.gauge("demeter_journal_entries", "Logged entries.", status.journal.entries)
        text.gauge(
            "demeter_journal_read_only", "1 while nothing can be stored.",
            status.journal.readOnly ? 1 : 0)
        text.counter("demeter_events", "Events ever written.", status.journal.seq)
        text.counter("demeter_commits", "Transactions.", status.journal.commits)
        text.counter("demeter_writes", "Requests that wrote.", status.journal.writes)
        text.family("demeter_queue", "gauge", "Utterances and entries that wait for something.")
        let queues = status.queues
        for (name, count) in [
            ("received", queues.received), ("waiting", queues.waiting),
            ("question", queues.question), ("held", queues.held),
        ] {
            text.sample("demeter_queue", count, ["state": name])
        }
        text.gauge("demeter_summaries_queued", "Summaries on their way.", queues.summaries)
        text.gauge(
            "demeter_summaries_lost", "Summaries of the last seven days that were given up.",
            queues.lostSummaries)
        if let model = status.model.details { text.add(model) }
        if let quality { text.add(quality) }
        text.gauge("demeter_voice_enabled", "1 when voice is on.", status.voice.enabled ? 1 : 0)
        return text.lines + "# EOF\n"
    }

    struct Text {
        private(set) var lines = ""

        mutating func family(_ name: String, _ type: String, _ help: String) {
            lines += "# TYPE \(name) \(type)\n# HELP \(name) \(help)\n"
        }

        mutating func sample(_ name: String, _ value: Int, _ labels: [String: String] = [:]) {
            sample(name, "\(value)", labels)
        }

        /// - Parameter value: a number as it is written.
        mutating func sample(_ name: String, _ value: String, _ labels: [String: String] = [:]) {
            let words = labels.sorted { $0.key < $1.key }
                .map { "\($0.key)=\"\(Self.escaped($0.value))\"" }
            lines +=
                name + (words.isEmpty ? "" : "{\(words.joined(separator: ","))}") + " \(value)\n"
        }

        mutating func gauge(_ name: String, _ help: String, _ value: Int) {
            family(name, "gauge", help)
            sample(name, value)
        }

        mutating func counter(_ name: String, _ help: String, _ value: Int) {
            family(name, "counter", help)
            sample(name + "_total", value)
        }

        mutating func info(_ name: String, _ help: String, _ labels: [String: String]) {
            family(name, "info", help)
            sample(name + "_info", 1, labels)
        }

        mutating func add(_ model: ModelMessage) {
            family("demeter_model_ready", "gauge", "1 when the model can be asked.")
            sample("demeter_model_ready", model.state == "ready" ? 1 : 0)
            counter("demeter_model_requests", "Requests to the model.", model.requests)
            counter("demeter_model_cache_hits", "Answers that were remembered.", model.cacheHits)
            family("demeter_model_tokens", "counter", "Tokens, asked and answered.")
            sample("demeter_model_tokens_total", model.promptTokens, ["kind": "prompt"])
            sample("demeter_model_tokens_total", model.completionTokens, ["kind": "completion"])
            if !model.failures.isEmpty {
                family("demeter_model_failures", "counter", "Requests that failed.")
                for (reason, count) in model.failures.sorted(by: { $0.key < $1.key }) {
                    sample("demeter_model_failures_total", count, ["reason": reason])
                }
            }
            add(
                "demeter_model_seconds", "How long the last answers of the model took.",
                model.median.map { $0 / 1000 }, model.percentile95.map { $0 / 1000 })
        }

        /// What half took at most, and 95 of 100; nothing where nothing is known.
        private mutating func add(
            _ name: String, _ help: String, _ median: Double?, _ percentile95: Double?
        ) {
            guard let median, let percentile95 else { return }
            family(name, "summary", help)
            sample(name, "\(median)", ["quantile": "0.5"])
            sample(name, "\(percentile95)", ["quantile": "0.95"])
        }

        mutating func add(_ quality: QualityMessage) {
            let span = "of the last \(quality.days) days"
            gauge("demeter_readings", "Utterances \(span) that made entries.", quality.readings)
            gauge(
                "demeter_readings_corrected",
                "Those of them that were corrected within seven days.", quality.corrected)
            if let share = quality.rightShare {
                family(
                    "demeter_readings_right_ratio", "gauge",
                    "The share of them that nobody corrected.")
                sample("demeter_readings_right_ratio", "\(share)")
            }
            gauge("demeter_holds", "Entries \(span) that were held.", quality.held)
            gauge(
                "demeter_holds_confirmed", "Those of them that were confirmed as they stood.",
                quality.confirmed)
            gauge("demeter_questions_asked", "Questions \(span).", quality.asked)
            gauge("demeter_questions_answered", "Those that were answered.", quality.answered)
            add(
                "demeter_reading_seconds", "From words to their entries, \(span).",
                quality.median, quality.percentile95)
            let weeks = [("now", quality.week), ("before", quality.weekBefore)]
            add(weeks, "requests", "Requests to the model", \.requests)
            add(weeks, "failures", "Requests to the model that failed", \.failures)
            add(weeks, "cost", "What the model cost", \.cost)
        }

        private mutating func add(
            _ weeks: [(String, QualityMessage.ModelWeek?)], _ name: String, _ help: String,
            _ figure: (QualityMessage.ModelWeek) -> Double?
        ) {
            let known = weeks.compactMap { period, week in
                week.flatMap(figure).map { (period, $0) }
            }
            guard !known.isEmpty else { return }
            family(
                "demeter_model_week_\(name)", "gauge",
                "\(help) in seven days, and in an average week of the four before.")
            for (period, value) in known {
                sample("demeter_model_week_\(name)", "\(value)", ["period": period])
            }
        }

        private static func escaped(_ text: String) -> String {
            var result = ""
            for scalar in text.unicodeScalars {
                switch scalar {
                case "\\": result += "\\\\"
                case "\"": result += "\\\""
                case "\n": result += "\\n"
                default: result.unicodeScalars.append(scalar)
                }
            }
            return result
        }
    }
}
