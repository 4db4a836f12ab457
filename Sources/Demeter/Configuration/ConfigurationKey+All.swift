extension ConfigurationKey<Configuration> {
    /// Every key, in the order in which files and manuals show them.
    package static let all: [ConfigurationKey<Configuration>] = [
        .text(
            "day", "time_zone", \.day.timeZone, .timeZone,
            "The time zone by which days begin and end; \"system\" follows the machine."),
        .time(
            "day", "starts_at", \.day.startsAt,
            "When a day begins: what is eaten earlier belongs to the day before."),

        .text(
            "meals", "breakfast", \.meals.breakfast, .hours,
            "The hours at which what is eaten is breakfast, unless it is said; the rest is a snack."
        ),
        .text(
            "meals", "lunch", \.meals.lunch, .hours,
            "The hours of lunch. One that ends before it begins goes over midnight."),
        .text("meals", "dinner", \.meals.dinner, .hours, "The hours of dinner."),
        .list(
            "meals", "names", \.meals.names, .mealNames,
            "Names of your own for meals, as \"second breakfast: snack\"."),

        .seconds(
            "conversation", "answer_within", \.conversation.answerWithin, 1...604_800,
            "How long a question waits for its answer; then what it is about stays held."),

        .choice(
            "display", "energy", \.display.energy,
            "The unit of energy that people read; JSON, exported files and metrics are in kcal always."
        ),

        .choice(
            "language", "use", \.language.use,
            "The language of replies and summaries; \"auto\" answers a line in its own language."),
        .choice(
            "language", "region", \.language.region,
            "Where Chinese weights and names are from: Taiwan, Hong Kong or the mainland."),

        .wholeNumber(
            "limits", "description", \.limits.description, 1...10_000,
            "Characters that a description may have."),
        .wholeNumber(
            "limits", "connections", \.limits.connections, 1...4096,
            "Connections to the socket at one time; one more is told that the daemon is busy."),

        .choice(
            "model", "mode", \.model.mode,
            "Whether doubtful meals go to the language model, once one is configured."),
        .text(
            "model", "base_url", \.model.baseURL, .address,
            "Address of an OpenAI-compatible service, without \"/chat/completions\"."),
        .text(
            "model", "model", \.model.model, .text, "Name of the model that reads doubtful meals."),
        .text(
            "model", "strong_model", \.model.strongModel, .text,
            "Name of a better model, asked when the first one is not sure."),
        .seconds(
            "model", "timeout", \.model.timeout, 0.1...600,
            "How long to wait for the model before a meal is kept for later."),
        .wholeNumber(
            "model", "requests_per_minute", \.model.requestsPerMinute, 0...10_000,
            "Requests to the model in any minute at most."),
        .wholeNumber(
            "model", "requests_per_day", \.model.requestsPerDay, 0...1_000_000,
            "Requests to the model in any day at most."),
        .wholeNumber(
            "model", "max_tokens", \.model.maxTokens, 16...100_000,
            "Length of an answer at most, in the model's tokens."),
        .number(
            "model", "temperature", \.model.temperature, 0...2,
            "How freely the model answers; 0 is the most repeatable."),
        .text(
            "model", "api_key_file", \.model.apiKeyFile, .path,
            "File that holds the service's key and nothing else."),
        .text(
            "model", "pinned_key", \.model.pinnedKey, .text,
            "Public key that the service must have, as \"sha256//…\"."),
        .number(
            "model", "sure", \.model.sure, 0...1,
            "Confidence from which on an offline reading is logged unasked."),
        .number(
            "model", "fair", \.model.fair, 0...1,
            "Confidence from which on it is logged, and the model checks it later."),
        .number(
            "model", "doubtful", \.model.doubtful, 0...1,
            "Confidence below which the strong model reads."),
        .list(
            "model", "prices", \.model.prices, .modelPrices,
            "What models cost, each as \"MODEL: PROMPT COMPLETION\" for a million tokens told and answered."
        ),
        .text(
            "model", "currency", \.model.currency, .text,
            "The currency of model.prices, as \"EUR\"."
        ),

        .text(
            "photo", "model", \.photo.model, .text,
            "Name of the model that is shown photographs; model.model unless set."),
        .flag(
            "photo", "send", \.photo.isSent,
            "Whether small copies of photographs go to the model's server, once one is configured."),
        .text(
            "photo", "fallback", \.photo.fallback, .address,
            "A recogniser like Clarifai's food model, asked when the model is not sure or down."),
        .text(
            "photo", "fallback_key_file", \.photo.fallbackKeyFile, .path,
            "File that holds the key to it and nothing else."),
        .text(
            "photo", "classifier", \.photo.classifier, .path,
            "Folder of the model.onnx and labels.txt that guess what photographs show; none unless set."
        ),

        .text(
            "barcode", "device", \.barcode.device, .path,
            "A reader of bar codes, one of /dev/input/by-id, or a FIFO of your own; none unless set."
        ),
        .text(
            "barcode", "person", \.barcode.person, .personName,
            "Whose journal the reader is for, of several at this daemon; the owner's unless set."),

        .choices(
            "lookup", "sources", \.lookup.sources,
            "Who is asked, in this order, about foods that nobody here knows; nobody unless set."
        ),
        .seconds(
            "lookup", "timeout", \.lookup.timeout, 0.1...60,
            "How long to wait for all of them together."),
        .text(
            "lookup", "openfoodfacts_url", \.lookup.openFoodFactsURL, .address,
            "Address of Open Food Facts, or of a copy of it."),
        .text("lookup", "fdc_url", \.lookup.fdcURL, .address, "Address of FoodData Central."),
        .text(
            "lookup", "fdc_key_file", \.lookup.fdcKeyFile, .path,
            "File that holds the key to FoodData Central and nothing else."),
        .text(
            "lookup", "nutritionix_url", \.lookup.nutritionixURL, .address,
            "Address of Nutritionix."),
        .text(
            "lookup", "nutritionix_id", \.lookup.nutritionixID, .text,
            "The \"x-app-id\" of your account at Nutritionix."),
        .text(
            "lookup", "nutritionix_key_file", \.lookup.nutritionixKeyFile, .path,
            "File that holds the key of that account and nothing else."),
        .text(
            "lookup", "contact", \.lookup.contact, .mailAddress,
            "A mail address that services are told, as Open Food Facts asks for."),
        .text(
            "lookup", "meaning", \.lookup.meaning, .path,
            "File of the package that offers foods by meaning; ~/.local/share/demeter.meaning unless set."
        ),

        .flag("voice", "enabled", \.voice.isEnabled, "Whether to listen to a microphone."),
        .text("voice", "device", \.voice.device, .device, "Where the sound comes from."),
        .choice(
            "voice", "listening", \.voice.listening,
            "Listen after the wake phrase, when pushed (\"demeter listen\"), or always."),
        .text("voice", "wake_phrase", \.voice.wakePhrase, .text, "The words that wake Demeter."),
        .choice(
            "voice", "feedback", \.voice.feedback, "How Demeter answers what it has heard."),
        .choice(
            "voice", "first", \.voice.first,
            "Whose words count: our own decoder's, or always those of voice.second while it answers."
        ),
        .text(
            "voice", "second", \.voice.second, .server(["tcp"]),
            "A recogniser that speaks Wyoming, which hears again what was hardly understood."),
        .text(
            "voice", "person", \.voice.person, .personName,
            "Whose journal the microphone is for, of several at this daemon; the owner's, or whoever is named."
        ),
        .flag(
            "voice", "learn", \.voice.learns,
            "Whether your voice is learnt from what you say and confirm; no sound is kept."),

        .time(
            "summary", "at", \.summary.at,
            "When a preview of the day's summary goes out, while there is time to eat well; none unless set."
        ),
        .text(
            "summary", "week", \.summary.week, .weekTime,
            "When the review of the week goes out, as \"sunday 20:00\"; none unless set."),

        .list(
            "recipes", "hosts", \.recipes.hosts, .hosts,
            "Hosts on private networks that recipes may be fetched from, as those of Mealie or Nextcloud."
        ),

        .flag(
            "reminders", "enabled", \.reminders.isEnabled,
            "Whether to ask, by the summary's sinks, about what you probably had and did not log."),
        .text(
            "reminders", "quiet", \.reminders.quiet, .hours,
            "Hours at which nobody is reminded. Those that end before they begin go over midnight."),
        .wholeNumber(
            "reminders", "a_day", \.reminders.aDay, 0...20, "Reminders on a day at most."),

        .text(
            "cloud", "webdav", \.cloud.webdav, .address,
            "A folder by WebDAV through which your devices share the journal; none unless set."),
        .text("cloud", "user", \.cloud.user, .text, "Your name at the server of the folder."),
        .text(
            "cloud", "password_file", \.cloud.passwordFile, .path,
            "File that holds the password at that server and nothing else."),
        .text(
            "cloud", "certificates", \.cloud.certificates, .path,
            "File of trusted certificates (PEM) instead of the system's, for that server."),
        .text(
            "cloud", "key_file", \.cloud.keyFile, .path,
            "File with the key, made by \"demeter sync key\", that encrypts the folder's files; not unless set."
        ),
        .flag(
            "cloud", "backups", \.cloud.hasBackups,
            "Whether daily copies of the journal stand in the folder as well, the newest seven."),
        .flag(
            "cloud", "tables", \.cloud.hasTables,
            "Whether tables for spreadsheets stand in the folder as well (Exports/meals.csv); not with a key."
        ),
        .flag(
            "cloud", "decimal_comma", \.cloud.hasDecimalComma,
            "Whether these tables have decimal commas, and semicolons between their columns."),

        .text(
            "calendar", "url", \.calendar.url, .address,
            "A calendar by CalDAV in which your meals are shown as events; none unless set."),
        .text("calendar", "user", \.calendar.user, .text, "Your name at the calendar's server."),
        .text(
            "calendar", "password_file", \.calendar.passwordFile, .path,
            "File that holds the password at that server and nothing else."),
        .text(
            "calendar", "certificates", \.calendar.certificates, .path,
            "File of trusted certificates (PEM) instead of the system's, for that server."),
        .choice(
            "calendar", "event", \.calendar.event, "What an event is of: a meal, or a whole day."),

        .text(
            "people", "owner", \.people.owner, .personName,
            "What the owner of this daemon's journal is called, where others have theirs beside it."
        ),
        .list(
            "people", "uids", \.people.uids, .personAccounts,
            "Accounts of this machine that may use the socket, and whose each is, as \"1001: anna\"."
        ),
        .flag(
            "people", "share_foods", \.people.sharesFoods,
            "Whether people find each other's own foods, products and recipes here."),

        .text(
            "sync", "url", \.sync.url, .text,
            "A household's PostgreSQL server, as \"postgresql://anna@host/demeter\"; none unless set."
        ),
        .text(
            "sync", "person", \.sync.person, .text,
            "Whose journal this is, as the household calls them; whoever the role is unless set."),
        .text(
            "sync", "password_file", \.sync.passwordFile, .path,
            "File that holds the password of the role and nothing else."),
        .text(
            "sync", "certificates", \.sync.certificates, .path,
            "File of trusted certificates (PEM) instead of the system's, for that server."),

        .flag("backup", "enabled", \.backup.isEnabled, "Whether to copy the journal each day."),
        .text(
            "backup", "folder", \.backup.folder, .path,
            "Where copies go; \"backups\" in the data folder unless set."),
        .wholeNumber("backup", "daily", \.backup.daily, 1...366, "Daily copies to keep."),
        .wholeNumber("backup", "weekly", \.backup.weekly, 0...520, "Weekly copies to keep."),

        .choices(
            "mcp", "allow", \.mcp.allow,
            "What an assistant may do that \"demeter mcp\" serves; only \"erase\" deletes entries."),

        .flag(
            "web", "enabled", \.web.isEnabled,
            "Whether the daemon serves the page for browsers, see \"demeter web\"."),
        .text(
            "web", "listen", \.web.listen, .endpoint,
            "Where the page is served. Beyond this computer only with certificate and key."),
        .text(
            "web", "certificate", \.web.certificate, .path,
            "File of the page's certificate and those that it is signed by, for TLS."),
        .text("web", "key", \.web.key, .path, "File of the certificate's key."),
        .list(
            "web", "hosts", \.web.hosts, .hostNames,
            "Names by which the page is reached over TLS, its own or that of a proxy before it."),

        .text(
            "mqtt", "broker", \.mqtt.broker, .server(["mqtt", "mqtts"]),
            "The house's MQTT broker, for demeter-house; \"mqtts\" is encrypted."),
        .text(
            "mqtt", "user", \.mqtt.user, .text, "The name by which the broker knows Demeter."),
        .text(
            "mqtt", "password_file", \.mqtt.passwordFile, .path,
            "File that holds the broker's password and nothing else."),
        .text(
            "mqtt", "certificates", \.mqtt.certificates, .path,
            "File of certificates that the broker's must be signed by, instead of the system's."),
        .text(
            "mqtt", "name", \.mqtt.name, .text,
            "What the house calls you; your user's name unless set."),
        .text(
            "mqtt", "person", \.mqtt.person, .personName,
            "Whose journal the house is for, of several at this daemon; the owner's, or whoever is named."
        ),
        .text(
            "mqtt", "discovery_prefix", \.mqtt.discoveryPrefix, .text,
            "The topic under which Home Assistant looks for devices."),
        .choices(
            "mqtt", "allow", \.mqtt.allow,
            "What the house may see and do; \"listen\" opens the ears, \"correct\" is undo."),

        .text(
            "wyoming", "listen", \.wyoming.listen, .endpoint,
            "Where rooms that speak Wyoming are listened to. Beyond this computer only with peers."),
        .text(
            "wyoming", "name", \.wyoming.name, .text,
            "What the house calls you, where several people have a port each; not told unless set."),
        .text(
            "wyoming", "person", \.wyoming.person, .personName,
            "Whose journal rooms are for, of several at this daemon; the owner's, or whoever is named."
        ),
        .flag(
            "wyoming", "hear", \.wyoming.hears,
            "Whether rooms may have speech turned into words by ears of Demeter's own."),
        .list(
            "wyoming", "peers", \.wyoming.peers, .hostAddresses,
            "Who may connect there beside this computer, by address."),
        .flag(
            "wyoming", "announce", \.wyoming.isAnnounced,
            "Whether your network is told of it (Zeroconf); needs a listen beyond this computer."),
        .choices(
            "wyoming", "allow", \.wyoming.allow,
            "What somebody may do who speaks in a room; nobody is told apart there."),
    ]
}

extension ConfigurationKey<SummarySinkDraft> {
    /// Keys of one `[[summary.sink]]` table.
    static let ofSink: [ConfigurationKey<SummarySinkDraft>] = [
        .choice("summary.sink", "kind", \.kind, "Where the summary goes."),
        .text(
            "summary.sink", "person", \.person, .personName,
            "Of whose days it is told, where several people have journals here; the owner's unless set."
        ),
        .text("summary.sink", "path", \.path, .path, "The file to which a summary is appended."),
        .list(
            "summary.sink", "command", \.command, .command,
            "The program that reads the summary from its standard input."),
        .text(
            "summary.sink", "server", \.mail.server, .mailServer,
            "The mail server, as \"host\" or \"host:port\"."),
        .text("summary.sink", "from", \.mail.from, .mailAddress, "The sender's mail address."),
        .list("summary.sink", "to", \.mail.to, .mailAddresses, "The receivers' mail addresses."),
        .text(
            "summary.sink", "user", \.mail.user, .text,
            "The name by which the mail server knows you, when it asks for one."),
        .text(
            "summary.sink", "password_file", \.mail.passwordFile, .path,
            "File that holds the mail server's password and nothing else."),
        .choice(
            "summary.sink", "tls", \.mail.encryption,
            "How the mail is encrypted: after the command STARTTLS, from the first byte on, or not."
        ),
        .text(
            "summary.sink", "certificates", \.mail.certificates, .path,
            "File of certificates that the mail server's must be signed by, instead of the system's."
        ),
        .text("summary.sink", "url", \.url, .address, "The address that gets the summary."),
    ]
}

extension ConfigurationKey<Configuration> {
    /// Name, kind and meaning of each key of a `[[summary.sink]]` table, for manuals.
    package static var allOfSink: [(name: String, kind: SettingKind, summary: String)] {
        ConfigurationKey<SummarySinkDraft>.ofSink.map { ($0.name, $0.kind, $0.summary) }
    }
}
