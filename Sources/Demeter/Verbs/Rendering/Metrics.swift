internal import Wire

/// The daemon's status as OpenMetrics 1.0 text.
enum Metrics {
    static func text(of status: StatusMessage) -> String {
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
        text.gauge("demeter_voice_enabled", "1 when voice is on.", status.voice.enabled ? 1 : 0)
        return text.lines + "# EOF\n"
    }

    struct Text {
        private(set) var lines = ""

        mutating func family(_ name: String, _ type: String, _ help: String) {
            lines += "# TYPE \(name) \(type)\n# HELP \(name) \(help)\n"
        }

        mutating func sample(_ name: String, _ value: Int, _ labels: [String: String] = [:]) {
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
