internal import JSON
internal import Nutrition
internal import Wire

/// The journal's data: a file to take in, with what it would bring; exports and copies.
struct DataView: Sendable {
    var frame: PageFrame
    /// A file that was sent and waits for a word.
    var arrival: Arrivals.Arrival?

    private var texts: Texts { frame.texts }

    var markup: Markup {
        frame.page(texts(.data)) {
            if let arrival { shown(arrival) }
            sending
            Tag.section(.aria("labelledby", "export")) {
                Tag.h2(.id("export")) { texts(.exportTitle) }
                export
            }
            Tag.section(.aria("labelledby", "backup")) {
                Tag.h2(.id("backup")) { texts(.backupTitle) }
                frame.form(.backup, "backup") {
                    Tag.p(.className("hint")) { texts(.backupHint) }
                    Tag.button { texts(.backupGet) }
                }
            }
        }
    }

    private func shown(_ arrival: Arrivals.Arrival) -> Markup {
        let report = arrival.report
        let isBroken = (report["broken"]?.integer ?? 0) > 0
        let isCutOff = report["complaint"]?.string != nil && !isBroken
        return Tag.section(.className("waiting"), .aria("labelledby", "preview")) {
            Tag.h2(.id("preview")) { texts(.importPreview, arrival.name) }
            for line in (report["reply"]?.string ?? "").split(separator: "\n") {
                Tag.p { String(line) }
            }
            Tag.div(.className("choices")) {
                frame.form(.takeIn, "take-in") {
                    frame.hidden("file", arrival.id)
                    if report["dates"]?.string == "day-first" { frame.hidden("dates", "day") }
                    if report["dates"]?.string == "month-first" { frame.hidden("dates", "month") }
                    if isBroken { frame.hidden("broken", "skip") }
                    if isCutOff { frame.hidden("incomplete", "take") }
                    Tag.button(.className("main")) {
                        texts(isBroken ? .importRest : isCutOff ? .importPart : .importTake)
                    }
                }
                frame.form(.letGo, "let-go") { Tag.button { texts(.importDrop) } }
            }
            Tag.p(.className("hint")) { texts(.importUndo) }
        }
    }

    private var sending: Markup {
        Tag.section(.aria("labelledby", "import")) {
            Tag.h2(.id("import")) { texts(.importTitle) }
            frame.upload(.importFile, "import", className: "fields") {
                Tag.fieldset {
                    Tag.legend { texts(.importHint) }
                    Tag.div(.className("field long")) {
                        Tag.label(.label(for: "import-file")) { texts(.importFile) }
                        Tag.input(
                            .type(.file), .id("import-file"), .name("file"), .required)
                    }
                    frame.choice(
                        .importDates, "dates", id: "import-dates",
                        [("", .datesByFile), ("day", .dayFirst), ("month", .monthFirst)])
                    Tag.button(.className("main")) { texts(.importShow) }
                }
            }
        }
    }

    private var export: Markup {
        frame.form(.export, "export", className: "fields") {
            Tag.fieldset {
                Tag.legend { texts(.exportHint) }
                frame.choice(
                    .exportFormat, "format", id: "export-format",
                    [
                        ("jsonl", .exportLines), ("csv", .exportTable), ("fhir", .exportFHIR),
                        ("fhir-ndjson", .exportResources),
                    ])
                frame.choice(
                    .exportCommas, "commas", id: "export-commas",
                    [("", .decimalPoints), ("yes", .decimalCommas)])
                frame.field(.spanFrom, "from", id: "export-from", type: .date, value: "")
                frame.field(.spanTo, "to", id: "export-to", type: .date, value: "")
                Tag.button(.className("main")) { texts(.exportGet) }
            }
        }
    }
}

extension DayView {
    /// A form for photographs of one meal; a browser without scripts sends what is chosen.
    var photographs: Markup {
        Tag.details(.className("tools"), .id("photographs")) {
            Tag.summary { texts(.byPhoto) }
            frame.upload(.photo, "photo", className: "fields photographs") {
                Tag.div(.className("field long")) {
                    Tag.label(.label(for: "photo-files")) { texts(.photoFiles) }
                    Tag.input(
                        .type(.file), .id("photo-files"), .name("file"), .multiple, .required,
                        .accept("image/jpeg,image/png,image/webp,image/heic"),
                        .aria("describedby", "photo-state"))
                }
                Tag.p(
                    .id("photo-state"), .className("hint"), .role("status"),
                    .data("none", texts(.photoNone)), .data("one", texts(.photoOne)),
                    .data("some", texts(.photoSome, "{0}", "{1}")),
                    .data("full", texts(.photoFull)),
                    .data("remove", texts(.photoRemove, "{0}")), .data("large", texts(.photoLarge))
                ) { texts(.photoHint) }
                Tag.ul(.id("photo-list"), .className("thumbnails"))
                frame.field(.photoNote, "note", id: "photo-note", value: "")
                frame.meals(
                    "meal", id: "photo-meal", label: .meal, chosen: nil, nothing: .mealByClock)
                Tag.button(.className("main"), .id("photo-save")) { texts(.photoSend) }
            }
        }
    }

    /// Figures alone, as a label or a menu tells them.
    var quick: Markup {
        Tag.details(.className("tools")) {
            Tag.summary { texts(.quickAdd) }
            frame.form(.quick, "quick", className: "fields") {
                Tag.fieldset {
                    Tag.legend { texts(.quickHint) }
                    frame.field(.quickName, "name", id: "quick-name", value: "")
                    for nutrient in FoodsView.asked {
                        Tag.div(.className("field")) {
                            Tag.label(.label(for: "quick-\(nutrient.rawValue)")) {
                                "\(texts.name(of: nutrient)) (\(EntryWords.unit(nutrient)))"
                            }
                            Tag.input(
                                .type(.text), .id("quick-\(nutrient.rawValue)"),
                                .name(nutrient.rawValue), .inputMode("decimal"),
                                .autocomplete(false))
                        }
                    }
                    frame.meals(
                        "meal", id: "quick-meal", label: .meal, chosen: nil, nothing: .mealByClock)
                    Tag.button(.className("main")) { texts(.log) }
                }
            }
        }
    }
}
