package import Nutrition

/// Everything a person can set, with its defaults; each value is documented in `ConfigurationKey.all`.
package struct Configuration: Sendable, Hashable {
    package struct Day: Sendable, Hashable {
        /// `system` or a zone's IANA name.
        package var timeZone = "system"
        package var startsAt = TimeOfDay.midnight
    }

    package struct Meals: Sendable, Hashable {
        package var breakfast = "05:00-11:00"
        package var lunch = "11:00-15:00"
        package var dinner = "17:00-22:00"
        /// As `second breakfast: snack`.
        package var names: [String] = []
    }

    package struct Conversation: Sendable, Hashable {
        package var answerWithin = Duration.seconds(900)
    }

    package struct Display: Sendable, Hashable {
        package var energy = EnergyUnit.kilocalories
    }

    package struct Language: Sendable, Hashable {
        package var use = LanguageUse.auto
        package var region = LanguageRegion.taiwan
    }

    package struct Limits: Sendable, Hashable {
        package var description = 500
        package var connections = 256
    }

    package struct Model: Sendable, Hashable {
        package var mode = ModelMode.off
        package var baseURL: String?
        package var model: String?
        package var strongModel: String?
        package var timeout = Duration.seconds(30)
        package var requestsPerMinute = 10
        package var requestsPerDay = 500
        package var maxTokens = 1024
        package var temperature = 0.1
        package var apiKeyFile: String?
        package var pinnedKey: String?
        package var sure = 0.9
        package var fair = 0.7
        package var doubtful = 0.5
        /// As `small: 0.15 0.60`.
        package var prices: [String] = []
        /// What the prices are in; told as it stands here.
        package var currency: String?
    }

    package struct Voice: Sendable, Hashable {
        package var isEnabled = false
        package var device = "alsa:default"
        package var listening = VoiceListening.wake
        package var wakePhrase = "hey demeter"
        package var feedback = VoiceFeedback.sound
        /// Whose words count first.
        package var first = FirstEars.own
        /// Another recogniser that speaks Wyoming, `tcp://HOST:PORT`; `nil` for none.
        package var second: String?
        /// Whose journal what is said there is about; `nil` for the owner's, or whoever is named.
        package var person: String?
        /// Whether the voice is learnt from what is said and confirmed.
        package var learns = false
    }

    package struct Summary: Sendable, Hashable {
        /// When a preview goes out; `nil` for none.
        package var at: TimeOfDay?
        /// When the review of the week goes out, as `sunday 20:00`; `nil` for never.
        package var week: String?
        package var sinks: [SummarySink] = []
        /// Those of others than the owner, by their names.
        package var sinksOfOthers: [PersonName: [SummarySink]] = [:]
    }

    package struct Reminders: Sendable, Hashable {
        package var isEnabled = false
        /// Hours at which nobody is reminded.
        package var quiet = "21:30-07:00"
        package var aDay = 2
    }

    package struct Backup: Sendable, Hashable {
        package var isEnabled = true
        /// `nil` for `backups` in the data folder.
        package var folder: String?
        package var daily = 7
        package var weekly = 4
    }

    package struct Assistants: Sendable, Hashable {
        package var allow: [Permission] = [.read, .log, .correct]
    }

    package struct Broker: Sendable, Hashable {
        /// `mqtt://HOST:PORT` or `mqtts://HOST:PORT`; `nil` for none.
        package var broker: String?
        package var user: String?
        package var passwordFile: String?
        /// A file of trusted certificates instead of the system's.
        package var certificates: String?
        /// What the house calls the person; their user's name when `nil`.
        package var name: String?
        /// Whose journal the house is told of and writes into; `nil` for the owner's, or whoever is named.
        package var person: String?
        package var discoveryPrefix = "homeassistant"
        package var allow: [HousePermission] = [.read, .log]
    }

    /// Rooms that speak Wyoming: Home Assistant's voice satellites.
    package struct Rooms: Sendable, Hashable {
        /// Where they are listened to: an address and a port; `nil` for nowhere.
        package var listen: String?
        /// What the house calls the person whose journal it is; `nil` where it need not tell several apart.
        package var name: String?
        /// Whose journal what is said there is about; `nil` for the owner's, or whoever is named.
        package var person: String?
        /// Whether speech is turned into words there, by ears of our own.
        package var hears = false
        /// Who may connect beside this machine itself, by their addresses.
        package var peers: [String] = []
        /// Whether the local network is told where they are listened to.
        package var isAnnounced = false
        /// What they may do, whoever speaks there.
        package var allow: [Permission] = [.log]
    }

    package struct Page: Sendable, Hashable {
        package var isEnabled = false
        /// Where it is served: an address and a port.
        package var listen = "127.0.0.1:7377"
        /// A file of the certificate, and those that it is signed by.
        package var certificate: String?
        /// A file of the certificate's key.
        package var key: String?
        /// Names by which it is reached over TLS, its own or that of a proxy before it.
        package var hosts: [String] = []
    }

    package struct Photo: Sendable, Hashable {
        /// The model that is shown photographs; the one that reads meals when `nil`.
        package var model: String?
        /// Whether photographs go to the model's server at all.
        package var isSent = true
        /// Where a second recogniser is asked; `nil` for nowhere.
        package var fallback: String?
        package var fallbackKeyFile: String?
        /// A folder with the classifier that guesses what photographs show; `nil` for none.
        package var classifier: String?
    }

    /// Where foods are looked up that the catalog does not have.
    package struct Lookup: Sendable, Hashable {
        /// Whom to ask, in this order; nobody unless set.
        package var sources: [LookupSource] = []
        package var timeout = Duration.seconds(5)
        package var openFoodFactsURL = "https://world.openfoodfacts.org"
        package var fdcURL = "https://api.nal.usda.gov/fdc"
        package var fdcKeyFile: String?
        package var nutritionixURL = "https://trackapi.nutritionix.com"
        package var nutritionixID: String?
        package var nutritionixKeyFile: String?
        /// A mail address that services are told; `nil` for none.
        package var contact: String?
        /// The package by which foods are offered by meaning; `nil` for the usual place.
        package var meaning: String?
    }

    package struct Barcode: Sendable, Hashable {
        /// A reader of bar codes, or a FIFO; `nil` for none.
        package var device: String?
        /// Whose journal what it reads is logged in; the owner's when `nil`.
        package var person: String?
    }

    /// A folder of one's own cloud, by which devices share a journal.
    package struct Cloud: Sendable, Hashable {
        /// The address of a folder by WebDAV; `nil` for none.
        package var webdav: String?
        package var user: String?
        package var passwordFile: String?
        /// A file of trusted certificates instead of the system's.
        package var certificates: String?
        /// Holds the key that files in the folder are encrypted by; `nil` where they are not.
        package var keyFile: String?
        /// Whether daily copies of the journal stand in the folder as well.
        package var hasBackups = false
        /// Whether tables for spreadsheets stand in the folder as well.
        package var hasTables = false
        /// Whether decimals have a comma there, and columns a semicolon between them.
        package var hasDecimalComma = false
    }

    /// A calendar that shows what was eaten.
    package struct Calendar: Sendable, Hashable {
        /// The address of a calendar by CalDAV; `nil` for none.
        package var url: String?
        package var user: String?
        package var passwordFile: String?
        /// A file of trusted certificates instead of the system's.
        package var certificates: String?
        /// What an event is of.
        package var event = CalendarEvents.meal
    }

    /// A household's server, by which a person's devices share a journal.
    package struct Sync: Sendable, Hashable {
        /// Its address; `nil` for none.
        package var url: String?
        /// Whose journal this is, as the server calls them; whoever the role is when `nil`.
        package var person: String?
        package var passwordFile: String?
        /// A file of trusted certificates instead of the system's.
        package var certificates: String?
    }

    package struct Recipes: Sendable, Hashable {
        /// Hosts on private networks from which pages of recipes may be fetched.
        package var hosts: [String] = []
    }

    package var people = People()
    package var cloud = Cloud()
    package var calendar = Calendar()
    package var sync = Sync()
    package var recipes = Recipes()
    package var photo = Photo()
    package var barcode = Barcode()
    package var lookup = Lookup()
    package var day = Day()
    package var meals = Meals()
    package var conversation = Conversation()
    package var display = Display()
    package var language = Language()
    package var limits = Limits()
    package var model = Model()
    package var voice = Voice()
    package var summary = Summary()
    package var reminders = Reminders()
    package var backup = Backup()
    package var mcp = Assistants()
    package var mqtt = Broker()
    package var web = Page()
    package var wyoming = Rooms()

    package init() {}
}

/// The language of replies.
package enum CalendarEvents: String, Sendable, Hashable, CaseIterable {
    case meal, day
}

package enum LanguageUse: String, Sendable, Hashable, CaseIterable {
    /// That of the line that is answered; where nobody said one, that of the environment.
    case auto
    case english = "en"
    case chinese = "zh-Hant"
}

/// Where Chinese words mean what they mean there: `斤` and `兩`, `土豆`.
package enum LanguageRegion: String, Sendable, Hashable, CaseIterable {
    case taiwan = "tw"
    case hongKong = "hk"
    case mainland = "cn"
}

package enum ModelMode: String, Sendable, Hashable, CaseIterable {
    /// Never ask the language model.
    case off
    /// Ask it about doubtful readings, when one is configured.
    case auto
    /// Ask it about every reading.
    case always
}

/// Who may know a food that the catalog does not have.
package enum LookupSource: String, Sendable, Hashable, CaseIterable {
    /// The person's own journal.
    case history
    /// What services answered within the last week.
    case cache
    case nutritionix
    case openfoodfacts
    case fdc
    /// The language model, whose figures are marked as estimates for ever.
    case estimate
}

package enum VoiceListening: String, Sendable, Hashable, CaseIterable {
    case wake, push, always
}

package enum VoiceFeedback: String, Sendable, Hashable, CaseIterable {
    case none, sound, speech
}
