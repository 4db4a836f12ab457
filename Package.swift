// swift-tools-version: 6.2
import Foundation
import PackageDescription

/// Whether a library is there that an optional part stands on; nobody has to have it.
func isInstalled(_ header: String) -> Bool {
    [
        "/usr/include", "/usr/local/include", "/usr/include/x86_64-linux-gnu",
        "/usr/include/aarch64-linux-gnu",
    ].contains { folder in
        FileManager.default.fileExists(atPath: "\(folder)/\(header)")
    }
}

/// `demeter-house` is built where libmosquitto is.
let hasMQTT = isInstalled("mosquitto.h")

/// `demeter-wyoming` announces itself where libavahi-client is.
let hasAvahi = isInstalled("avahi-client/client.h")

/// `demeter-web` is built where libmicrohttpd is.
let hasWeb = isInstalled("microhttpd.h")

/// `demeter web --pair` draws codes where libqrencode is.
let hasCodes = isInstalled("qrencode.h")

/// `demeter-sync` encrypts where libsodium is.
let hasSodium = isInstalled("sodium.h")

/// `demeter-postgres` is built where libpq is.
let hasPostgres = isInstalled("postgresql/libpq-fe.h")

/// `demeter-eyes` is built where the libraries of pictures and bar codes are, with zbar where that is.
let hasEyes = ["ZXing/ReadBarcode.h", "jpeglib.h", "png.h", "webp/decode.h", "libheif/heif.h"]
    .allSatisfy(isInstalled)
let hasZbar = isInstalled("zbar.h")

/// It reads nutrition labels where libtesseract is.
let hasTesseract = isInstalled("tesseract/baseapi.h")

/// It guesses what pictures show where OpenCV's dnn is.
let hasDNN = isInstalled("opencv4/opencv2/dnn.hpp")
/// `demeter-meaning` is built where libsentencepiece is.
let hasPieces = isInstalled("sentencepiece_processor.h")

let extra = Context.environment["DEMETER_EXTRAS"]

let strictness: [SwiftSetting] =
    [
        .swiftLanguageMode(.v6),
        .treatAllWarnings(as: .error),
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("MemberImportVisibility"),
        .enableUpcomingFeature("InternalImportsByDefault"),
        .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
    ] + (extra == "fuzz" ? [.unsafeFlags(["-sanitize=fuzzer"])] : [])

/// For what counts millions of words, and what each of the daemons that tests start reads the catalog
/// with; tests would otherwise wait for them.
let alwaysOptimised: [SwiftSetting] = [.unsafeFlags(["-O"], .when(configuration: .debug))]

/// A wrapper of one concern; the only storey that touches C, hence strict about memory.
func library(
    _ name: String, _ dependencies: [Target.Dependency] = [], settings: [SwiftSetting] = []
) -> Target {
    .target(
        name: name, dependencies: dependencies, path: "Sources/Libraries/\(name)",
        swiftSettings: strictness + [.strictMemorySafety()] + settings)
}

func room(
    _ storey: String, _ name: String, _ dependencies: [Target.Dependency] = [],
    settings: [SwiftSetting] = []
) -> Target {
    .target(
        name: name, dependencies: dependencies, path: "Sources/\(storey)/\(name)",
        swiftSettings: strictness + settings)
}

func program(
    _ name: String, path: String, _ dependencies: [Target.Dependency],
    settings: [SwiftSetting] = []
) -> Target {
    .executableTarget(
        name: name, dependencies: dependencies, path: path, swiftSettings: strictness + settings,
        linkerSettings: [.linkedLibrary("m")])
}

func tests(
    _ name: String, _ dependencies: [Target.Dependency] = [], exclude: [String] = []
) -> Target {
    .testTarget(
        name: "\(name)Tests", dependencies: [.byName(name: name), "TestSupport"] + dependencies,
        path: "Tests/\(name)Tests", exclude: exclude, swiftSettings: strictness)
}

let cLibraries: [Target] = [
    .systemLibrary(name: "CSQLite", path: "Sources/C/CSQLite", pkgConfig: "sqlite3"),
    .systemLibrary(name: "CJansson", path: "Sources/C/CJansson", pkgConfig: "jansson"),
    .systemLibrary(name: "CLinux", path: "Sources/C/CLinux"),
    .systemLibrary(name: "CMemory", path: "Sources/C/CMemory"),
    .target(name: "CToml", path: "Sources/C/CToml"),
    .systemLibrary(name: "CArchive", path: "Sources/C/CArchive", pkgConfig: "libarchive"),
    .systemLibrary(name: "CXML", path: "Sources/C/CXML", pkgConfig: "libxml-2.0"),
    .systemLibrary(name: "CCurl", path: "Sources/C/CCurl", pkgConfig: "libcurl"),
    .systemLibrary(name: "CSystemd", path: "Sources/C/CSystemd", pkgConfig: "libsystemd"),
    .systemLibrary(
        name: "CMicrohttpd", path: "Sources/C/CMicrohttpd", pkgConfig: "libmicrohttpd"),
    .systemLibrary(
        name: "CPocketSphinx", path: "Sources/C/CPocketSphinx", pkgConfig: "pocketsphinx"),
    .systemLibrary(name: "CEspeak", path: "Sources/C/CEspeak"),
    .systemLibrary(name: "CSampleRate", path: "Sources/C/CSampleRate"),
    .systemLibrary(name: "CALSA", path: "Sources/C/CALSA", pkgConfig: "alsa"),
    .systemLibrary(name: "CSeccomp", path: "Sources/C/CSeccomp", pkgConfig: "libseccomp"),
]

let libraries: [Target] = [
    library("Locking"),
    library("Printable"),
    library("Threads", ["CLinux", "Locking"]),
    library("Memory", ["CMemory"]),
    library("SQLite", ["CSQLite", "Locking", "Threads"]),
    library("JSON", ["CJansson"], settings: alwaysOptimised),
    library("TOML", ["CToml", "Host"]),
    library("UnixSocket", ["CLinux", "Locking", "Threads"]),
    library("Host", ["CLinux", "Locking", "Printable", "Threads"]),
    library("Arguments", ["Printable"]),
    library("TimeZones", ["Host", "Locking"]),
    library("TCP", ["CLinux"]),
    library("Wyoming", ["JSON", "Locking", "TCP", "Threads"]),
    library("Waking", ["CLinux", "Locking", "UnixSocket"]),
    library("Tables"),
    library("Archive", ["CArchive", "Tables"]),
    library("XML", ["CXML", "Tables"]),
    library("Workbook", ["Archive", "Tables", "XML"]),
    library("Mapping", ["Host"], settings: alwaysOptimised),
    library("SentenceVectors", ["Host", "Mapping"], settings: alwaysOptimised),
    library("HTTP", ["CCurl", "Locking", "Threads"]),
    library("Mail", ["CCurl", "HTTP"]),
    library("Desktop", ["CSystemd"]),
    library("Audio", ["CALSA", "CSampleRate"]),
    library("Confinement", ["CSeccomp"]),
    library("CodeReader", ["CLinux"]),
    library(
        "Speech", ["CPocketSphinx", "CEspeak", "Locking", "Mapping"], settings: alwaysOptimised),
]

let meals: [Target] = [
    room("Meals", "Phrasebook"),
    room("Meals", "Telling", ["Locking", "Phrasebook"]),
    room("Meals", "Nutrition", ["Printable", "Telling"]),
    room("Meals", "Body", ["Nutrition", "Telling"], settings: alwaysOptimised),
    room("Meals", "Habits", ["Nutrition", "Telling"], settings: alwaysOptimised),
    room("Meals", "HealthyEating", ["Nutrition", "Telling"]),
    room("Meals", "Programmes", ["JSON", "Nutrition", "Telling"]),
    room(
        "Meals", "Alternatives", ["Allergens", "Nutrition", "Telling"], settings: alwaysOptimised),
    room("Meals", "FoodCatalog", ["Nutrition"], settings: alwaysOptimised),
    room(
        "Meals", "MealReader", ["Locking", "Nutrition", "FoodCatalog", "Telling"],
        settings: alwaysOptimised),
    room("Meals", "MealModel", ["JSON", "Nutrition", "FoodCatalog", "MealReader"]),
    room(
        "Meals", "MealReview",
        ["Allergens", "Nutrition", "FoodCatalog", "MealReader", "Telling"]),
    room("Meals", "Recipes", ["Nutrition"]),
    room("Meals", "Merging"),
    room("Meals", "LabelReader", ["Nutrition"], settings: alwaysOptimised),
    room("Meals", "RecipeReader", ["Nutrition", "FoodCatalog", "MealReader", "Recipes"]),
    room(
        "Meals", "Allergens", ["Locking", "Nutrition", "FoodCatalog", "Recipes", "Telling"],
        settings: alwaysOptimised),
]

let demeter: [Target] = [
    room(
        "Demeter", "CatalogFiles",
        [
            "Allergens", "Alternatives", "Archive", "FoodCatalog", "HealthyEating", "Host", "JSON",
            "Locking", "Mapping",
            "Nutrition", "Tables", "Telling", "Workbook",
        ],
        settings: alwaysOptimised),
    room(
        "Demeter", "Configuration",
        ["TOML", "TCP", "Host", "Arguments", "Nutrition", "Programmes", "Telling", "TimeZones"]),
    room(
        "Demeter", "Journal",
        [
            "Allergens", "SQLite", "HealthyEating", "Host", "Locking", "JSON", "Merging",
            "Nutrition", "Body", "Habits", "Programmes", "Recipes", "Threads",
        ]),
    room(
        "Demeter", "Exchange",
        [
            "Allergens", "Archive", "Body", "HealthyEating", "Journal", "JSON", "MealReview",
            "Nutrition", "Programmes", "Recipes",
            "Host", "Printable", "SQLite", "Tables", "Telling",
            "TimeZones", "Wire", "Workbook", "XML",
        ], settings: alwaysOptimised),
    room(
        "Demeter", "Wire",
        [
            "Allergens", "Alternatives", "HealthyEating", "JSON", "Printable", "Nutrition", "Body",
            "MealReader", "MealReview", "Programmes", "Recipes", "Telling",
        ]),
    room(
        "Demeter", "Service",
        ["Telling", "Wire", "JSON", "Nutrition", "Programmes", "RecipeReader", "Recipes"]),
    room(
        "Demeter", "Assistants",
        ["Configuration", "JSON", "Locking", "MealReader", "Nutrition", "Threads", "Wire"]),
    room("Demeter", "House", ["Configuration", "JSON", "Nutrition", "Wire", "Wyoming"]),
    room("Demeter", "Cloud", ["HTTP", "JSON", "Nutrition", "Telling", "Wire", "XML"]),
    room("Demeter", "Calendars", ["Cloud", "JSON", "Nutrition", "Telling", "Wire"]),
    room("Demeter", "Household", ["Cloud", "JSON", "Nutrition", "Telling", "Wire"]),
    room("Demeter", "WebAccess", ["Host", "JSON"]),
    room(
        "Demeter", "Page",
        [
            "Alternatives", "HealthyEating", "JSON", "Locking", "MealReader", "Nutrition",
            "Printable", "Programmes", "Recipes", "Telling", "Threads", "Wire",
        ]),
    room("Demeter", "Supervision", ["Host", "JSON", "Threads", "UnixSocket", "Wire"]),
    room("Demeter", "Calling", ["Host", "JSON", "Printable", "Telling", "UnixSocket", "Wire"]),
    room("Demeter", "Summaries", ["HealthyEating", "JSON", "Nutrition", "Telling"]),
    room(
        "Demeter", "Lookup",
        [
            "CatalogFiles", "Configuration", "FoodCatalog", "HTTP", "Host", "JSON", "MealModel",
            "ModelReader", "Nutrition", "SQLite", "Threads", "Wire",
        ]),
    room(
        "Demeter", "Meaning",
        [
            "FoodCatalog", "Host", "JSON", "Locking", "Mapping", "Nutrition", "SentenceVectors",
            "Threads",
        ]),
    room("Demeter", "Sight", ["Host", "JSON", "LabelReader", "Nutrition", "Telling", "Threads"]),
    room(
        "Demeter", "Delivery",
        [
            "Journal", "Service", "Summaries", "HTTP", "Mail", "Desktop", "Host", "Locking",
            "Threads",
            "JSON", "Nutrition", "Waking", "Wire",
        ]),
    room(
        "Demeter", "ModelReader",
        [
            "Configuration", "HTTP", "Host", "Locking", "JSON", "SQLite", "Nutrition",
            "FoodCatalog", "MealReader", "MealModel", "Threads",
        ]),
    room(
        "Demeter", "Logbook",
        [
            "Allergens", "Alternatives", "Exchange", "Host", "Journal", "Lookup", "Service", "Wire",
            "Locking",
            "Memory", "Threads",
            "JSON",
            "TimeZones",
            "Waking",
            "Body", "Habits", "HealthyEating", "LabelReader", "Nutrition", "FoodCatalog",
            "MealReader",
            "MealModel",
            "MealReview", "Meaning",
            "ModelReader", "Programmes", "RecipeReader", "Recipes", "Sight", "Summaries",
            "Telling",
        ]),
    room("Demeter", "People", ["Locking", "Service", "Telling", "Wire"]),
    room(
        "Demeter", "Server",
        [
            "People", "Telling", "Locking", "UnixSocket", "Printable", "Threads", "JSON", "Wire",
            "Nutrition",
            "Programmes", "RecipeReader",
            "Recipes", "Service",
        ]),
    room(
        "Demeter", "Voice",
        ["UnixSocket", "Host", "Threads", "JSON", "Supervision", "Wire", "Service"]),
    room(
        "Demeter", "Ears",
        [
            "Audio", "Confinement", "Speech", "Threads", "JSON", "Host", "Voice", "Nutrition",
            "Locking", "Memory", "UnixSocket", "Wyoming",
            "FoodCatalog", "MealReader", "CatalogFiles", "Configuration", "Recipes",
        ]),
    room(
        "Demeter", "Verbs",
        [
            "Telling",
            "Allergens", "Alternatives", "Wire", "JSON", "UnixSocket", "Host", "Arguments",
            "Printable", "TimeZones", "Body", "HealthyEating", "Nutrition", "FoodCatalog",
            "Assistants", "Calling",
            "Locking",
            "MealReader", "MealReview", "Meaning", "SentenceVectors", "CatalogFiles",
            "Configuration", "Journal", "Exchange",
            "Archive", "Cloud", "Confinement", "HTTP", "Household", "Programmes", "RecipeReader",
            "Recipes", "Sight",
            "Tables",
            "Threads", "WebAccess",
            "Workbook",
            "XML",
        ] + (hasCodes ? ["QRCodes"] : []),
        settings: hasCodes ? [.define("DEMETER_CODES")] : []),
    room(
        "Demeter", "Carriers",
        ["Calling", "Cloud", "Host", "JSON", "Journal", "Nutrition", "Telling", "Wire"]),
]

let manual: [Target] = [
    room("Demeter", "Manual", ["Arguments", "Configuration", "Printable", "Telling", "Verbs"]),
    program("manual", path: "Sources/Tools/manual", ["Host", "Manual", "Telling"]),
]

let programs: [Target] = [
    program(
        "demeterd", path: "Sources/demeterd",
        [
            "Allergens", "Alternatives", "Arguments", "Host", "HTTP", "JSON", "MealModel",
            "ModelReader",
            "UnixSocket",
            "Threads", "TimeZones", "Waking", "Nutrition", "FoodCatalog", "CatalogFiles",
            "Configuration",
            "Journal",
            "Wire",
            "Logbook", "Lookup", "Meaning", "People", "Summaries", "Delivery", "Server", "Sight",
            "Locking",
            "Service",
            "Supervision", "Telling",
            "Voice", "Mail", "Memory", "WebAccess",
        ]),
    program("demeter", path: "Sources/demeter", ["Host", "Verbs"]),
    program(
        "demeter-ears", path: "Sources/demeter-ears",
        [
            "Ears", "Voice", "Arguments", "Host", "JSON", "Configuration", "FoodCatalog",
            "Locking", "MealReader", "Supervision", "Telling", "UnixSocket",
        ]),
    program(
        "demeter-sync", path: "Sources/demeter-sync",
        [
            "Arguments", "Calendars", "Calling", "Carriers", "Cloud", "Configuration",
            "Confinement",
            "HTTP", "Host", "JSON", "Journal", "Locking", "Nutrition", "Supervision", "Telling",
            "Threads", "Waking", "Wire",
        ] + (hasSodium ? ["Sealing"] : []),
        settings: hasSodium ? [.define("DEMETER_SODIUM")] : []),
    program(
        "demeter-wyoming", path: "Sources/demeter-wyoming",
        [
            "Arguments", "Calling", "Configuration", "Confinement", "Host", "House", "JSON",
            "Locking", "Speech", "Supervision", "TCP", "UnixSocket", "Wire", "Wyoming",
        ] + (hasAvahi ? ["Zeroconf"] : []),
        settings: hasAvahi ? [.define("DEMETER_AVAHI")] : []),
    program(
        "demeter-reader", path: "Sources/demeter-reader",
        ["Arguments", "CodeReader", "Configuration", "Confinement", "Host", "Supervision"]),
    room("Tools", "Curation", ["Allergens", "HealthyEating", "Nutrition", "CatalogFiles"]),
    program(
        "catalog", path: "Sources/Tools/catalog",
        ["Allergens", "HealthyEating", "Host", "Nutrition", "CatalogFiles", "Curation"]),
]

let house: [Target] =
    hasMQTT
    ? [
        .systemLibrary(name: "CMosquitto", path: "Sources/C/CMosquitto", pkgConfig: "libmosquitto"),
        library("MQTT", ["CMosquitto", "Locking", "Threads"]),
        program(
            "demeter-house", path: "Sources/demeter-house",
            [
                "Arguments", "Calling", "Configuration", "Host", "House", "JSON", "MQTT", "Threads",
                "Wire",
            ]),
    ] : []

let announcing: [Target] =
    hasAvahi
    ? [
        .systemLibrary(name: "CAvahi", path: "Sources/C/CAvahi", pkgConfig: "avahi-client"),
        library("Zeroconf", ["CAvahi", "Threads"]),
    ] : []

let household: [Target] =
    hasPostgres
    ? [
        .systemLibrary(name: "CPostgreSQL", path: "Sources/C/CPostgreSQL", pkgConfig: "libpq"),
        library("PostgreSQL", ["CPostgreSQL"]),
        program(
            "demeter-postgres", path: "Sources/demeter-postgres",
            [
                "Arguments", "Calling", "Carriers", "Cloud", "Configuration", "Confinement", "Host",
                "Household", "JSON", "Journal", "Nutrition", "PostgreSQL", "Supervision",
                "Threads", "Waking", "Wire",
            ]),
    ] : []

let sealing: [Target] =
    hasSodium
    ? [
        .systemLibrary(name: "CSodium", path: "Sources/C/CSodium", pkgConfig: "libsodium"),
        library("Sealing", ["CSodium"]),
    ] : []

let codes: [Target] =
    hasCodes
    ? [
        .systemLibrary(name: "CQREncode", path: "Sources/C/CQREncode", pkgConfig: "libqrencode"),
        library("QRCodes", ["CQREncode"]),
    ] : []

let web: [Target] =
    hasWeb
    ? [
        library("WebServer", ["CMicrohttpd", "Locking", "Threads"]),
        program(
            "demeter-web", path: "Sources/demeter-web",
            [
                "Arguments", "Assistants", "Calling", "Configuration", "Confinement", "Host",
                "JSON",
                "Locking", "Nutrition", "Page", "Supervision", "TCP", "Telling", "WebAccess",
                "WebServer", "Wire",
            ]),
    ] : []

let eyes: [Target] =
    hasEyes
    ? [
        // libjpeg has no module map of its own that would do: what leaves it by longjmp is C's affair.
        .target(
            name: "CPicture", path: "Sources/C/CPicture",
            cSettings: hasZbar ? [.define("DEMETER_ZBAR")] : [],
            cxxSettings: [.unsafeFlags(["-I/usr/include/ZXing", "-I/usr/local/include/ZXing"])]
                + (hasTesseract ? [.define("DEMETER_TESSERACT")] : [])
                + (hasDNN
                    ? [
                        .define("DEMETER_DNN"),
                        .unsafeFlags(["-I/usr/include/opencv4", "-I/usr/local/include/opencv4"]),
                    ] : []),
            linkerSettings: ["ZXing", "jpeg", "png", "webp", "heif"].map { .linkedLibrary($0) }
                + (hasZbar ? [.linkedLibrary("zbar")] : [])
                + (hasTesseract ? [.linkedLibrary("tesseract")] : [])
                + (hasDNN ? ["opencv_dnn", "opencv_core"].map { .linkedLibrary($0) } : [])),
        library("Pictures", ["CPicture"], settings: alwaysOptimised),
        room("Demeter", "Eyes", ["LabelReader", "Nutrition", "Pictures", "Sight", "Threads"]),
        program(
            "demeter-eyes", path: "Sources/demeter-eyes",
            [
                "Arguments", "Configuration", "Confinement", "Eyes", "Host", "JSON", "LabelReader",
                "Memory", "Sight",
            ]),
    ] : []

let meaning: [Target] =
    hasPieces
    ? [
        .target(
            name: "CSentencePiece", path: "Sources/C/CSentencePiece",
            linkerSettings: [.linkedLibrary("sentencepiece")]),
        library("SentencePieces", ["CSentencePiece"]),
        program(
            "meaning", path: "Sources/Tools/meaning",
            [
                "CatalogFiles", "Curation", "Host", "Meaning", "MeaningMaking", "Nutrition",
                "SentencePieces", "SentenceVectors",
            ]),
        program(
            "demeter-meaning", path: "Sources/demeter-meaning",
            [
                "Arguments", "Configuration", "Confinement", "Host", "Meaning", "Nutrition",
                "SentencePieces", "SentenceVectors",
            ]),
    ] : []

// For those who work on the reader: how right it is, and the fit of its confidence.
let tools: [Target] = [
    room(
        "Tools", "Eaters", ["Body", "Habits", "MealReview", "Nutrition"],
        settings: alwaysOptimised),
    program(
        "suggestions", path: "Sources/Tools/suggestions",
        ["Eaters", "Habits", "Nutrition"]),
    room(
        "Tools", "MeaningMaking",
        ["Archive", "Curation", "Locking", "Nutrition", "SentenceVectors"],
        settings: alwaysOptimised),
    room("Tools", "RuleTexts", ["CatalogFiles", "FoodCatalog", "MealReader"]),
    program(
        "rules", path: "Sources/Tools/rules",
        ["CatalogFiles", "FoodCatalog", "Host", "MealReader", "RuleTexts"]),
    program(
        "measure", path: "Sources/Tools/measure",
        [
            "Host", "JSON", "Nutrition", "FoodCatalog", "MealReader", "MealReview", "CatalogFiles",
            "RuleTexts",
        ]),
    program(
        "ask-model", path: "Sources/Tools/ask-model",
        [
            "JSON", "Host", "FoodCatalog", "MealReader", "MealModel", "CatalogFiles",
            "Configuration", "ModelReader", "Wire",
        ]),
]

let testTargets: [Target] = [
    // Loaded before the system's library into a daemon whose power then goes.
    .target(name: "PowerLoss", path: "Tests/PowerLoss"),
    .target(
        name: "TestSupport", dependencies: ["CLinux", "Nutrition"], path: "Tests/TestSupport",
        swiftSettings: strictness),
    // A test target, so that building the programs needs no libmicrohttpd.
    .testTarget(
        name: "ModelServer", dependencies: ["CMicrohttpd", "Locking"], path: "Tests/ModelServer",
        swiftSettings: strictness),
    tests("Tables"),
    tests("XML", ["Tables"]),
    tests("Workbook", ["Tables"]),
    tests("Printable"),
    tests("SQLite"),
    tests("JSON"),
    tests("TOML"),
    tests("Locking"),
    tests("Threads", ["CLinux"]),
    tests("Memory"),
    tests("UnixSocket", ["Locking", "Threads"]),
    tests("Host", ["Locking"]),
    tests("Arguments", exclude: ["Snapshots"]),
    tests("TimeZones"),
    tests("Waking", ["UnixSocket"]),
    tests("SentenceVectors", ["Host", "Mapping"]),
    tests("Meaning", ["Nutrition", "SentenceVectors"], exclude: ["Fixtures"]),
    tests("MeaningMaking", ["Curation", "Nutrition", "SentenceVectors"]),
    tests("HTTP", ["ModelServer"]),
    tests("Audio"),
    tests("Confinement"),
    tests("Speech"),
    tests("Voice", ["JSON", "UnixSocket", "Wire"]),
    tests("Supervision"),
    tests(
        "Ears",
        [
            "Voice", "Configuration", "Audio", "Speech", "Nutrition", "FoodCatalog", "JSON",
            "Locking", "MealReader", "UnixSocket", "Wyoming",
        ]),
    tests("Phrasebook"),
    tests("Telling"),
    tests("Nutrition"),
    tests("Body", ["Eaters", "Nutrition"]),
    tests("Habits", ["Nutrition", "Eaters"]),
    tests("Programmes", ["JSON", "Nutrition"]),
    tests("Alternatives", ["Allergens", "CatalogFiles", "Nutrition"]),
    tests(
        "HealthyEating", ["CatalogFiles", "Nutrition", "SQLite"], exclude: ["Fixtures"]),
    tests(
        "Allergens",
        ["FoodCatalog", "Locking", "Nutrition", "CatalogFiles", "MealReader", "Recipes"],
        exclude: ["Fixtures"]),
    tests("FoodCatalog", ["Nutrition", "CatalogFiles"]),
    tests("MealReader", ["Nutrition", "FoodCatalog", "CatalogFiles"]),
    tests("RuleTexts", ["CatalogFiles", "FoodCatalog", "MealReader"]),
    tests("MealModel", ["JSON", "Nutrition", "FoodCatalog", "MealReader", "CatalogFiles"]),
    tests(
        "ModelReader",
        [
            "ModelServer", "HTTP", "Host", "Locking", "JSON", "Nutrition", "FoodCatalog",
            "MealReader", "MealModel",
        ]),
    tests(
        "Lookup",
        ["CatalogFiles", "Configuration", "HTTP", "Host", "Locking", "ModelServer", "Nutrition"]),
    tests(
        "MealReview", ["Nutrition", "FoodCatalog", "MealReader", "CatalogFiles", "Telling"]),
    tests("Recipes", ["Nutrition"]),
    tests("LabelReader", ["Nutrition"]),
    tests("Merging"),
    tests(
        "RecipeReader", ["Nutrition", "FoodCatalog", "MealReader", "CatalogFiles", "Recipes"],
        exclude: ["Fixtures"]),
    tests("Mail", ["HTTP"]),
    tests("Summaries", ["HealthyEating", "JSON", "Nutrition"], exclude: ["Snapshots"]),
    tests(
        "Delivery",
        ["Journal", "Summaries", "HTTP", "Host", "Mail", "Locking", "JSON", "Nutrition", "Wire"]),
    tests(
        "CatalogFiles",
        ["Alternatives", "HealthyEating", "Nutrition", "FoodCatalog", "JSON", "Locking"]),
    tests("Curation", ["Allergens", "HealthyEating", "Nutrition", "CatalogFiles"]),
    tests("Configuration", ["TOML", "Host", "Arguments", "Programmes", "TimeZones"]),
    tests(
        "Journal",
        [
            "Allergens", "HealthyEating", "SQLite", "JSON", "Merging", "Nutrition", "Body",
            "Habits", "Locking", "Programmes",
            "Recipes",
        ]),
    tests("Calendars", ["Nutrition", "Wire"]),
    tests("Household", ["Cloud", "JSON", "Locking", "Nutrition", "Wire"]),
    tests("Cloud", ["HTTP", "JSON", "Locking", "ModelServer", "Nutrition", "Wire"]),
    tests(
        "Wire",
        [
            "Allergens", "Alternatives", "HealthyEating", "JSON", "Nutrition", "Body", "MealReader",
            "MealReview", "Programmes",
        ]),
    tests(
        "Logbook",
        [
            "Allergens", "Alternatives", "Journal", "SQLite", "Server", "Service", "Wire",
            "Exchange", "Locking", "JSON",
            "TimeZones",
            "Body", "Habits", "HealthyEating", "Nutrition",
            "FoodCatalog", "CatalogFiles", "MealReview", "Programmes", "RecipeReader", "Recipes",
            "LabelReader", "MealReader", "MealModel", "ModelReader", "ModelServer", "HTTP",
            "Lookup", "Meaning", "Sight",
            "Telling",
            "Threads", "Waking", "Configuration", "Summaries", "UnixSocket",
        ],
        exclude: ["Snapshots"]),
    tests("People", ["JSON", "Locking", "Nutrition", "MealReader", "Service", "Wire"]),
    tests(
        "Server",
        [
            "People", "UnixSocket", "Locking", "JSON", "Wire", "Nutrition", "MealReader", "Service",
            "Telling",
        ]),
    tests(
        "Verbs",
        [
            "Allergens", "Alternatives", "Wire", "Locking", "JSON", "Host", "Arguments",
            "Calling", "CatalogFiles", "Configuration", "Meaning",
            "Body", "HealthyEating", "Nutrition", "MealReader", "Programmes", "Recipes",
            "Telling", "TimeZones",
            "UnixSocket", "Journal", "Exchange",
        ],
        exclude: ["Snapshots"]),
    tests(
        "Exchange",
        [
            "Archive", "Body", "Journal", "JSON", "Nutrition", "SQLite", "Tables", "TimeZones",
            "Wire",
        ]),
    tests("Assistants", ["Configuration", "JSON", "Locking", "Nutrition", "Wire"]),
    tests("CodeReader"),
    tests("House", ["Configuration", "JSON", "Wire", "Wyoming"]),
    tests("TCP"),
    tests("Wyoming", ["JSON", "TCP"]),
    tests(
        "Page",
        [
            "Alternatives", "JSON", "Locking", "MealReader", "Nutrition", "Programmes", "Recipes",
            "Telling", "Threads", "Wire",
        ],
        exclude: ["Snapshots"]),
    tests("WebAccess"),
    tests("Manual", ["Arguments", "Configuration", "Host", "Phrasebook", "Telling", "Verbs"]),
    .testTarget(
        name: "EndToEndTests",
        // Without demeter-meaning, which is built beside: its libsentencepiece and demeter-eyes' OpenCV bring two copies of protobuf,
        // of which one program stands only one.
        dependencies: [
            "TestSupport", "ModelServer", "Locking", "JSON", "UnixSocket", "SQLite", "Nutrition",
            "Wire", "Sight",
            "Journal", "demeterd",
            "demeter", "ask-model", "demeter-ears", "demeter-reader", "demeter-sync",
            "demeter-wyoming", "Audio",
            "HTTP", "SentenceVectors",
        ] + (hasEyes ? ["demeter-eyes"] : []) + (hasMQTT ? ["demeter-house"] : [])
            + (hasPostgres ? ["demeter-postgres", "PostgreSQL"] : [])
            + (hasWeb ? ["demeter-web"] : []),
        path: "Tests/EndToEndTests", exclude: ["Fixtures"], swiftSettings: strictness),
]

let sealingTests: [Target] = hasSodium ? [tests("Sealing")] : []

let webTests: [Target] = hasWeb ? [tests("WebServer", ["HTTP", "Locking", "TCP"])] : []

let eyesTests: [Target] =
    hasEyes ? [tests("Eyes", ["JSON", "LabelReader", "Nutrition", "Pictures", "Sight"])] : []

// Benchmarks and fuzz targets are built on request only (see the Makefile): the fuzzer's runtime
// brings its own main, and neither belongs in an installation.
let extras: [Target] =
    switch extra {
    case "benchmarks":
        [
            program(
                "benchmarks", path: "Benchmarks",
                [
                    "Allergens", "SQLite", "JSON", "UnixSocket", "Nutrition", "FoodCatalog",
                    "MealReader", "MealReview", "CatalogFiles", "Journal", "Logbook", "MealModel",
                    "Host", "Locking", "RecipeReader", "Recipes",
                ] + (hasEyes ? ["Pictures"] : []))
        ]
    case "fuzz":
        ([
            ("FuzzLines", ["UnixSocket"]), ("FuzzJSONRPC", ["JSON", "Wire"]),
            ("FuzzReader", ["CatalogFiles", "FoodCatalog", "MealReader", "Nutrition"]),
            ("FuzzAnswer", ["FoodCatalog", "MealModel", "MealReader", "Nutrition"]),
            ("FuzzImportTables", ["ImportChecking"]), ("FuzzImportDocuments", ["ImportChecking"]),
            ("FuzzImportMarkup", ["ImportChecking"]), ("FuzzImportArchives", ["ImportChecking"]),
            ("FuzzImportWorkbooks", ["Archive", "Tables", "Workbook"]),
            ("FuzzPage", ["JSON", "Locking", "Page", "Wire"]),
            ("FuzzRecipes", ["Exchange", "JSON", "Wire"]),
            ("FuzzWyoming", ["House", "JSON", "Wire", "Wyoming"]),
            ("FuzzAssistants", ["Assistants", "Configuration", "JSON", "Wire"]),
            ("FuzzNumbers", ["Nutrition"]), ("FuzzKeys", ["CodeReader"]),
            ("FuzzLabels", ["LabelReader", "Nutrition"]),
            ("FuzzServices", ["CatalogFiles", "MealModel", "Nutrition"]),
            ("FuzzCloud", ["Cloud", "JSON", "Journal", "Threads"]),
        ] + (hasEyes ? [("FuzzPictures", ["Pictures"])] : [])).filter { name, _ in
            FileManager.default.fileExists(atPath: "\(Context.packageDirectory)/Fuzz/\(name)")
        }.map { name, parts in
            .executableTarget(
                name: name,
                dependencies: (["FuzzMain"] + parts).map { .target(name: $0) },
                path: "Fuzz/\(name)",
                swiftSettings: strictness + [.unsafeFlags(["-parse-as-library"])],
                linkerSettings: [.unsafeFlags(["-sanitize=fuzzer"])])
        } + [
            .target(name: "FuzzMain", path: "Fuzz/FuzzMain"),
            .target(
                name: "ImportChecking",
                dependencies: ["Exchange", "Journal", "Nutrition", "TimeZones"],
                path: "Fuzz/ImportChecking", swiftSettings: strictness),
        ]
    default: []
    }

let package = Package(
    name: "demeter",
    products: [
        .executable(name: "demeterd", targets: ["demeterd"]),
        .executable(name: "demeter", targets: ["demeter"]),
        .executable(name: "demeter-ears", targets: ["demeter-ears"]),
        .executable(name: "demeter-sync", targets: ["demeter-sync"]),
        .executable(name: "demeter-reader", targets: ["demeter-reader"]),
        .executable(name: "demeter-wyoming", targets: ["demeter-wyoming"]),
        .executable(name: "catalog", targets: ["catalog"]),
        .executable(name: "manual", targets: ["manual"]),
        .library(name: "PowerLoss", type: .dynamic, targets: ["PowerLoss"]),
    ] + (hasMQTT ? [.executable(name: "demeter-house", targets: ["demeter-house"])] : [])
        + (hasPostgres
            ? [.executable(name: "demeter-postgres", targets: ["demeter-postgres"])] : [])
        + (hasWeb ? [.executable(name: "demeter-web", targets: ["demeter-web"])] : [])
        + (hasEyes ? [.executable(name: "demeter-eyes", targets: ["demeter-eyes"])] : [])
        + (hasPieces ? [.executable(name: "demeter-meaning", targets: ["demeter-meaning"])] : []),
    targets: cLibraries + libraries + meals + demeter + programs + house + announcing + household
        + sealing
        + codes + web
        + eyes + meaning
        + manual
        + tools
        + testTargets + sealingTests + webTests + eyesTests
        + extras,
    cxxLanguageStandard: .cxx17
)
