internal import Arguments
internal import Configuration
internal import Telling

extension CommandTable {
    /// The page of the program itself.
    func page(_ groups: [VerbGroup]) -> ManualPage {
        var roff = start(section: 1)
        for words in details { roff.paragraph(words, isFirst: words == details.first) }
        for group in groups {
            roff.subsection(phrase(of: group.title))
            roff.paragraph(phrase("See \(group.name)(1)."), isFirst: true)
            for verb in group.verbs {
                roff.item(Roff.bold(verb.name), Roff.sentence(phrase(of: verb.summary)))
            }
        }
        roff.section(phrase("Options"))
        roff.paragraph(phrase("All verbs take these, before or after the verb."), isFirst: true)
        roff.options(options)
        roff.places(config: true)
        roff.exitStatuses([
            ("0", phrase("Done.")),
            (
                "1",
                phrase("Understood nothing or found nothing; for doctor, something needs a remedy.")
            ),
            ("64", phrase("Wrong usage.")), ("65", phrase("Bad input data.")),
            ("69", phrase("The daemon cannot be reached, or answers nobody; what to do is said.")),
            ("73, 74", phrase("Cannot create, or cannot write.")),
            ("75", phrase("Try again later.")),
        ])
        roff.section(phrase("Examples"))
        for example in examples {
            roff.item(Roff.bold(example.line), Roff.sentence(example.meaning))
        }
        roff.section(phrase("See also"))
        roff.paragraph(
            (groups.map { "\($0.name)(1)" } + ["demeter.toml(5)", "demeterd(8)"])
                .joined(separator: ", "), isFirst: true)
        return ManualPage(name, section: 1, roff)
    }

    /// The page of the daemon.
    var daemonPage: ManualPage {
        var roff = start(section: 8)
        for words in details { roff.paragraph(words, isFirst: words == details.first) }
        roff.section(phrase("Options"))
        roff.options(options)
        roff.section(phrase("Signals"))
        roff.item(
            Roff.bold("SIGTERM") + ", " + Roff.bold("SIGINT"),
            phrase(
                "Answers what it has received, closes the journal and ends, within five seconds."))
        roff.item(
            Roff.bold("SIGHUP"),
            phrase(
                "Reads the configuration again. A faulty one changes nothing and is told of in the log."
            )
        )
        roff.item(Roff.bold("SIGUSR1"), phrase("Is accepted and does nothing."))
        roff.section(phrase("With systemd"))
        roff.paragraph(
            phrase(
                "A socket that the service manager passes (LISTEN_FDS) is used instead of one of its own. "
                    + "On NOTIFY_SOCKET it says when it is ready, stops or reads its configuration, and "
                    + "feeds the watchdog twice in each WATCHDOG_USEC. The user units demeterd.socket and "
                    + "demeterd.service, and the system units demeterd@USER.socket and "
                    + "demeterd@USER.service, come with it."), isFirst: true)
        roff.places(config: true)
        roff.exitStatuses([
            ("0", phrase("It was asked to end.")), ("64", phrase("Wrong usage.")),
            ("65", phrase("The configuration, the catalog or the journal cannot be used.")),
            ("69", phrase("Cannot listen on the socket.")),
            ("73, 74", phrase("Cannot create or cannot read what it needs.")),
            ("75", phrase("Another daemon has the data folder.")),
        ])
        roff.section(phrase("See also"))
        roff.paragraph(
            "demeter(1), demeter-ears(8), demeter.toml(5), systemd.socket(5), systemd.service(5)",
            isFirst: true)
        return ManualPage(name, section: 8, roff)
    }

    /// The page of the recogniser.
    var earsPage: ManualPage {
        var roff = start(section: 8)
        for words in details { roff.paragraph(words, isFirst: words == details.first) }
        roff.section(phrase("Options"))
        roff.options(options)
        roff.section(phrase("Verbs"))
        for verb in commands {
            let line = "\(name) \(verb.name)" + verb.operands.map { " \($0.name)..." }.joined()
            roff.subsection(line)
            roff.paragraph(Roff.sentence(verb.summary), isFirst: true)
            roff.options(verb.options)
        }
        roff.section(phrase("Privacy"))
        roff.paragraph(
            phrase("Nothing of what it hears leaves the machine; the daemon is told words."),
            isFirst: true)
        roff.places(config: true)
        roff.exitStatuses([
            ("0", phrase("Done.")), ("1", phrase("Nothing was said.")),
            ("64", phrase("Wrong usage.")),
            ("65", phrase("A file cannot be read as sound.")),
            ("69", phrase("The sound, the foods or the voice model cannot be used.")),
        ])
        roff.section(phrase("See also"))
        roff.paragraph("demeter(1), demeterd(8), demeter.toml(5)", isFirst: true)
        return ManualPage(name, section: 8, roff)
    }

    /// The page of the program that joins the house.
    var housePage: ManualPage {
        var roff = start(section: 8)
        for words in details { roff.paragraph(words, isFirst: words == details.first) }
        roff.section(phrase("Options"))
        roff.options(options)
        roff.section(phrase("Privacy"))
        roff.paragraph(
            phrase(
                "Whoever may read at the broker reads what allow under [mqtt] lets it be told; whoever may "
                    + "write there does what that lets it do."), isFirst: true)
        roff.places(config: true)
        roff.exitStatuses([
            ("0", phrase("It was asked to end.")), ("64", phrase("Wrong usage.")),
            ("65", phrase("The configuration names no broker, or cannot be used.")),
            ("69", phrase("It cannot start.")),
        ])
        roff.section(phrase("See also"))
        roff.paragraph("demeter(1), demeterd(8), demeter.toml(5)", isFirst: true)
        return ManualPage(name, section: 8, roff)
    }

    /// The page of the program that carries changes between devices.
    var syncPage: ManualPage {
        var roff = start(section: 8)
        for words in details { roff.paragraph(words, isFirst: words == details.first) }
        roff.section(phrase("Options"))
        roff.options(options)
        roff.section(phrase("What it may do"))
        roff.paragraph(
            phrase(
                "It talks to the daemon and to the server of the folder. It starts no program (seccomp), and of "
                    + "the data folder it has the folder cloud alone, where days are handed over (Landlock): "
                    + "the journal's own files are out of its reach."), isFirst: true)
        roff.places(config: true)
        roff.exitStatuses([
            ("0", phrase("It was asked to end, or everything was carried.")),
            ("64", phrase("Wrong usage.")),
            ("65", phrase("The configuration names no folder, or cannot be used.")),
            ("69", phrase("The server refuses, or rights cannot be given away.")),
            ("73", phrase("The folder cloud cannot be made.")),
            ("75", phrase("The server or the daemon cannot be reached; try again later.")),
        ])
        roff.section(phrase("See also"))
        roff.paragraph("demeter(1), demeterd(8), demeter.toml(5)", isFirst: true)
        return ManualPage(name, section: 8, roff)
    }

    /// The page of the program that carries changes by the household's server.
    var householdPage: ManualPage {
        var roff = start(section: 8)
        for words in details { roff.paragraph(words, isFirst: words == details.first) }
        roff.section(phrase("Options"))
        roff.options(options)
        roff.section(phrase("What it may do"))
        roff.paragraph(
            phrase(
                "It talks to the daemon and to the server. It starts no program (seccomp), and of the data folder "
                    + "it has the folder cloud alone, where days are handed over (Landlock): the journal's own "
                    + "files are out of its reach. Beyond this machine it speaks with a server only that shows "
                    + "by its certificate that it is the one that was named (verify-full)."),
            isFirst: true)
        roff.places(config: true)
        roff.exitStatuses([
            ("0", phrase("It was asked to end, or did what it was asked for.")),
            ("64", phrase("Wrong usage.")),
            ("65", phrase("The configuration names no server, or cannot be used.")),
            ("69", phrase("The server refuses, or rights cannot be given away.")),
            ("73", phrase("The folder cloud cannot be made.")),
            ("75", phrase("The server or the daemon cannot be reached; try again later.")),
        ])
        roff.section(phrase("See also"))
        roff.paragraph("demeter(1), demeterd(8), demeter-sync(8), demeter.toml(5)", isFirst: true)
        return ManualPage(name, section: 8, roff)
    }

    /// The page of the program that listens to rooms.
    var roomsPage: ManualPage {
        var roff = start(section: 8)
        for words in details { roff.paragraph(words, isFirst: words == details.first) }
        roff.section(phrase("Options"))
        roff.options(options)
        for verb in commands {
            roff.section("\(name) \(verb.name)")
            for words in verb.details {
                roff.paragraph(words, isFirst: words == verb.details.first)
            }
            roff.options(verb.options)
        }
        roff.section(phrase("Who is heard"))
        roff.paragraph(
            phrase(
                "Wyoming knows neither persons nor passwords: whoever reaches the port does what allow under "
                    + "[wyoming] lets them. It listens to this computer alone unless peers names others."
            ),
            isFirst: true)
        roff.section(phrase("What it may do"))
        roff.paragraph(
            phrase(
                "It listens at one address, and talks to the daemon, and to avahi-daemon by the system bus where "
                    + "announce says so; it opens no other connection, starts no program and reads no file "
                    + "but the voice of espeak-ng (seccomp, Landlock)."),
            isFirst: true)
        roff.places(config: true)
        roff.exitStatuses([
            ("0", phrase("It was asked to end.")), ("64", phrase("Wrong usage.")),
            ("65", phrase("The configuration says nowhere to listen, or cannot be used.")),
            (
                "69",
                phrase("It cannot listen, cannot reach the server, or cannot give its rights away.")
            ),
        ])
        roff.section(phrase("See also"))
        roff.paragraph("demeter(1), demeterd(8), demeter.toml(5)", isFirst: true)
        return ManualPage(name, section: 8, roff)
    }

    /// The page of the program that serves browsers.
    var webPage: ManualPage {
        var roff = start(section: 8)
        for words in details { roff.paragraph(words, isFirst: words == details.first) }
        roff.section(phrase("Options"))
        roff.options(options)
        roff.section(phrase("Who gets in"))
        roff.paragraph(
            phrase(
                "Nobody but by a link of demeter-web's own, which \"demeter web\" prints; it is good once and for "
                    + "five minutes. \"demeter web sessions\" lists the browsers that are signed in, and signs "
                    + "them out. Links and sessions are kept by their digests, in the folder web beside the "
                    + "journal."), isFirst: true)
        roff.section(phrase("What it may do"))
        roff.paragraph(
            phrase(
                "It serves at one address, and talks to the daemon; it opens no other connection, starts no program "
                    + "and reads no file but those of its sessions (seccomp, Landlock)."),
            isFirst: true)
        roff.places(config: true)
        roff.exitStatuses([
            ("0", phrase("It was asked to end.")), ("64", phrase("Wrong usage.")),
            ("65", phrase("The configuration or the certificate cannot be used.")),
            ("69", phrase("It cannot listen, or cannot give its rights away.")),
            ("73", phrase("Its folder cannot be made.")),
            ("75", phrase("Another one serves the page already.")),
        ])
        roff.section(phrase("See also"))
        roff.paragraph("demeter(1), demeterd(8), demeter.toml(5)", isFirst: true)
        return ManualPage(name, section: 8, roff)
    }

    /// The page of the program that looks at pictures.
    var eyesPage: ManualPage {
        var roff = start(section: 8)
        for words in details { roff.paragraph(words, isFirst: words == details.first) }
        roff.section(phrase("Options"))
        roff.options(options)
        roff.exitStatuses([
            ("0", phrase("It has answered, also that the picture cannot be read.")),
            ("64", phrase("Wrong usage.")),
            ("74", phrase("Its answer could not be written.")),
            ("75", phrase("It cannot give its rights away, and has read nothing.")),
        ])
        roff.section(phrase("See also"))
        roff.paragraph("demeter(1), demeterd(8)", isFirst: true)
        return ManualPage(name, section: 8, roff)
    }

    /// Of `demeter-meaning`.
    var meaningPage: ManualPage {
        var roff = start(section: 8)
        for words in details { roff.paragraph(words, isFirst: words == details.first) }
        roff.section(phrase("Options"))
        roff.options(options)
        roff.exitStatuses([
            ("0", phrase("Whoever asked has closed its end.")), ("64", phrase("Wrong usage.")),
            ("65", phrase("What came was no question.")),
            ("66", phrase("The package is not there, or cannot be used.")),
            ("75", phrase("It cannot give its rights away, and has read nothing.")),
        ])
        roff.section(phrase("See also"))
        roff.paragraph("demeter(1), demeterd(8), demeter.toml(5)", isFirst: true)
        return ManualPage(name, section: 8, roff)
    }

    /// Of `demeter-reader`.
    var readerPage: ManualPage {
        var roff = start(section: 8)
        for words in details { roff.paragraph(words, isFirst: words == details.first) }
        roff.section(phrase("Options"))
        roff.options(options)
        roff.exitStatuses([
            ("0", phrase("It was told to end, or the reader is unplugged.")),
            ("64", phrase("Wrong usage.")),
            ("66", phrase("What was named is no reader, or may not be read.")),
            ("75", phrase("It cannot give its rights away, and has read nothing.")),
        ])
        roff.section(phrase("See also"))
        roff.paragraph("demeter(1), demeterd(8)", isFirst: true)
        return ManualPage(name, section: 8, roff)
    }

    private func start(section: Int) -> Roff {
        var roff = Roff(
            name, section: section, date: ManualPage.date, program: ManualPage.programVersion)
        roff.section(phrase("Name"))
        roff.paragraph(
            "\(name) - \(summary.prefix(1).lowercased() + summary.dropFirst())", isFirst: true)
        roff.section(phrase("Synopsis"))
        roff.raw(
            Roff.bold(name) + " [" + Roff.italic(HelpWords.told.option) + "]..."
                + (commands.isEmpty ? "" : " [" + Roff.italic(HelpWords.told.verb) + "] ..."))
        roff.section(phrase("Description"))
        return roff
    }
}

extension Roff {
    fileprivate mutating func exitStatuses(_ rows: [(String, String)]) {
        section(phrase("Exit status"))
        for (number, meaning) in rows { item(Self.bold(number), meaning) }
    }

    /// Files and the variables that move them.
    fileprivate mutating func places(config: Bool) {
        section(phrase("Files"))
        item(
            Self.italic("~/.config/demeter/config.toml"),
            phrase("The configuration, see demeter.toml(5). Needs not be there."))
        item(
            Self.italic("~/.local/share/demeter/journal.sqlite"),
            phrase("The journal, an SQLite database; the folder is for its person alone."))
        item(
            Self.italic("~/.local/share/demeter/backups/"),
            phrase("A copy of the journal for each of the last days and weeks."))
        item(
            Self.italic("~/.cache/demeter/"),
            phrase(
                "What can be made again and may be removed: the index of the foods, the voice's models."
            )
        )
        item(
            Self.italic("$XDG_RUNTIME_DIR/demeter/demeter.sock"),
            phrase(
                "The socket; in the data folder where there is no such variable. Programs that are started "
                    + "without it look in /run/user/UID too."))
        item(
            Self.italic("/run/demeter/USER/demeter.sock"),
            phrase(
                "The socket of the system's service for a person; demeter(1) uses it when there is no "
                    + "other."))
        section(phrase("Environment"))
        item(
            Self.bold("DEMETER_CONFIG") + ", " + Self.bold("DEMETER_DATA_DIR") + ", "
                + Self.bold("DEMETER_SOCKET") + ", " + Self.bold("DEMETER_INGREDIENTS") + ", "
                + Self.bold("DEMETER_GRAMMARS"),
            phrase(
                "As the options --config, --data-dir, --socket, --ingredients and --grammars, which "
                    + "count more."))
        item(
            Self.bold("DEMETER_TABLE_KEY"),
            phrase("The setting \"key\" of the table \"table\" of the configuration."))
        item(
            Self.bold("XDG_CONFIG_HOME") + ", " + Self.bold("XDG_DATA_HOME") + ", "
                + Self.bold("XDG_CACHE_HOME") + ", " + Self.bold("XDG_RUNTIME_DIR") + ", "
                + Self.bold("STATE_DIRECTORY") + ", " + Self.bold("CACHE_DIRECTORY"),
            phrase("Where the files above are, when they are not where they usually are."))
        item(Self.bold("NO_COLOR"), phrase("Keeps demeter(1) from using colours."))
    }
}
