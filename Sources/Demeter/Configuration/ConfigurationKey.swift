/// One thing that can be set: all that files, variables, messages and manuals say of it.
package struct ConfigurationKey<Root: Sendable>: Sendable {
    /// The table in the file: `day`.
    package let table: String
    /// The name within the table: `time_zone`.
    package let name: String
    package let kind: SettingKind
    /// What it is for, in one line.
    package let summary: String
    /// `nil` when unset.
    package let read: @Sendable (Root) -> Setting?
    /// Takes settings of `kind` only.
    let write: @Sendable (inout Root, Setting) -> Void

    /// `day.time_zone`
    package var path: String { "\(table).\(name)" }

    /// `DEMETER_DAY_TIME_ZONE`
    package var environmentName: String { "DEMETER_\(table)_\(name)".uppercased() }
}

extension ConfigurationKey {
    typealias Place<Value> = any WritableKeyPath<Root, Value> & Sendable

    static func flag(
        _ table: String, _ name: String, _ place: Place<Bool>,
        _ summary: String
    ) -> Self {
        Self(
            table: table, name: name, kind: .flag, summary: summary,
            read: { .flag($0[keyPath: place]) },
            write: { root, setting in
                if case .flag(let value) = setting { root[keyPath: place] = value }
            })
    }

    static func wholeNumber(
        _ table: String, _ name: String, _ place: Place<Int>,
        _ range: ClosedRange<Int>, _ summary: String
    ) -> Self {
        Self(
            table: table, name: name, kind: .wholeNumber(range), summary: summary,
            read: { .integer($0[keyPath: place]) },
            write: { root, setting in
                if case .integer(let value) = setting { root[keyPath: place] = value }
            })
    }

    static func number(
        _ table: String, _ name: String, _ place: Place<Double>,
        _ range: ClosedRange<Double>, _ summary: String
    ) -> Self {
        Self(
            table: table, name: name, kind: .number(range), summary: summary,
            read: { .number($0[keyPath: place]) },
            write: { root, setting in
                if case .number(let value) = setting { root[keyPath: place] = value }
            })
    }

    static func seconds(
        _ table: String, _ name: String, _ place: Place<Duration>,
        _ range: ClosedRange<Double>, _ summary: String
    ) -> Self {
        Self(
            table: table, name: name, kind: .seconds(range), summary: summary,
            read: { .number($0[keyPath: place] / .seconds(1)) },
            write: { root, setting in
                if case .number(let value) = setting { root[keyPath: place] = .seconds(value) }
            })
    }

    static func choice<Choice: RawRepresentable<String> & CaseIterable & Sendable>(
        _ table: String, _ name: String, _ place: Place<Choice>,
        _ summary: String
    ) -> Self {
        Self(
            table: table, name: name, kind: .choice(Choice.allCases.map(\.rawValue)),
            summary: summary, read: { .text($0[keyPath: place].rawValue) },
            write: { root, setting in
                if case .text(let text) = setting, let choice = Choice(rawValue: text) {
                    root[keyPath: place] = choice
                }
            })
    }

    static func choice<Choice: RawRepresentable<String> & CaseIterable & Sendable>(
        _ table: String, _ name: String, _ place: Place<Choice?>,
        _ summary: String
    ) -> Self {
        Self(
            table: table, name: name, kind: .choice(Choice.allCases.map(\.rawValue)),
            summary: summary, read: { $0[keyPath: place].map { .text($0.rawValue) } },
            write: { root, setting in
                if case .text(let text) = setting { root[keyPath: place] = Choice(rawValue: text) }
            })
    }

    static func text(
        _ table: String, _ name: String, _ place: Place<String>,
        _ kind: SettingKind, _ summary: String
    ) -> Self {
        Self(
            table: table, name: name, kind: kind, summary: summary,
            read: { .text($0[keyPath: place]) },
            write: { root, setting in
                if case .text(let text) = setting { root[keyPath: place] = text }
            })
    }

    static func text(
        _ table: String, _ name: String, _ place: Place<String?>,
        _ kind: SettingKind, _ summary: String
    ) -> Self {
        Self(
            table: table, name: name, kind: kind, summary: summary,
            read: { $0[keyPath: place].map(Setting.text) },
            write: { root, setting in
                if case .text(let text) = setting { root[keyPath: place] = text }
            })
    }

    static func list(
        _ table: String, _ name: String, _ place: Place<[String]>,
        _ kind: SettingKind, _ summary: String
    ) -> Self {
        Self(
            table: table, name: name, kind: kind, summary: summary,
            read: { .list($0[keyPath: place]) },
            write: { root, setting in
                if case .list(let texts) = setting { root[keyPath: place] = texts }
            })
    }

    static func choices<Choice: RawRepresentable<String> & CaseIterable & Sendable>(
        _ table: String, _ name: String, _ place: Place<[Choice]>,
        _ summary: String
    ) -> Self {
        Self(
            table: table, name: name, kind: .choices(Choice.allCases.map(\.rawValue)),
            summary: summary, read: { .list($0[keyPath: place].map(\.rawValue)) },
            write: { root, setting in
                if case .list(let texts) = setting {
                    root[keyPath: place] = texts.compactMap(Choice.init(rawValue:))
                }
            })
    }

    static func time(
        _ table: String, _ name: String, _ place: Place<TimeOfDay>,
        _ summary: String
    ) -> Self {
        Self(
            table: table, name: name, kind: .timeOfDay, summary: summary,
            read: { .text($0[keyPath: place].description) },
            write: { root, setting in
                if case .text(let text) = setting, let time = TimeOfDay(text) {
                    root[keyPath: place] = time
                }
            })
    }

    static func time(
        _ table: String, _ name: String, _ place: Place<TimeOfDay?>,
        _ summary: String
    ) -> Self {
        Self(
            table: table, name: name, kind: .timeOfDay, summary: summary,
            read: { $0[keyPath: place].map { .text($0.description) } },
            write: { root, setting in
                if case .text(let text) = setting { root[keyPath: place] = TimeOfDay(text) }
            })
    }
}
