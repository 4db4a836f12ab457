internal import JSON
internal import Nutrition
internal import Wire

extension PageDesk {
    /// The call that does what a form asks for.
    func call(
        _ act: PageAct, _ fields: FormFields, _ key: String
    ) throws(ActFault) -> (method: Method, parameters: JSONValue) {
        switch act {
        case .say: return (.say, ["text": .string(try words(fields))])
        case .log: return (.log, try logging(fields, key))
        case .later: return (.log, try loggingLater(fields, key))
        case .confirm:
            return (.confirm, ["entry": try number("entry", fields), "key": .string(key)])
        case .delete: return (.delete, ["entry": try number("entry", fields), "key": .string(key)])
        case .correct:
            return (
                .edit,
                [
                    "entry": try number("entry", fields), "text": .string(try words(fields)),
                    "key": .string("\(key) \(Self.digest(of: fields))"),
                ]
            )
        case .edit: return (.edit, try editing(fields, key))
        case .swap:
            guard let food = fields.filled("food") else { throw .form(.broken) }
            return (
                .swap,
                [
                    "entry": try number("entry", fields), "food": .string(food),
                    "key": .string("\(key) \(Self.digest(of: fields))"),
                ]
            )
        case .move: return (.move, try moving(fields))
        case .copy: return (.copy, try copying(fields))
        case .answer:
            return (
                .answer,
                [
                    "utterance": try number("utterance", fields),
                    "text": .string(try words(fields)),
                    "key": .string("\(key) \(Self.digest(of: fields))"),
                ]
            )
        case .undo, .redo:
            return (
                act == .undo ? .undo : .redo,
                ["change": try number("change", fields), "key": .string(key)]
            )
        case .addRecipe: return (.addRecipe, try recipe(fields, key))
        case .changeRecipe:
            if fields["was"] != nil {
                return (.changeRecipe, try keyed(RecipeForm.change, fields, key))
            }
            return (
                .changeRecipe,
                [
                    "id": try number("id", fields), "text": .string(try words(fields)),
                    "key": .string("\(key) \(Self.digest(of: fields))"),
                ]
            )
        case .eatRecipe:
            return (
                .eatRecipe,
                [
                    "id": try number("id", fields), "servings": try amount("servings", fields),
                    "key": .string("\(key) \(Self.digest(of: fields))"),
                ]
            )
        case .removeRecipe:
            return (.removeRecipe, ["id": try number("id", fields), "key": .string(key)])
        case .addFood: return (.addFood, try food(fields, key))
        // Twice is as good as once there.
        case .changeFood:
            return (.editFood, try keyed(FoodForm.change, fields, key, takesKey: false))
        case .removeFood:
            guard let id = fields.filled("id") else { throw .form(.broken) }
            return (.removeFood, ["id": .string(id), "key": .string(key)])
        case .start:
            guard let name = fields.filled("name") else { throw .form(.broken) }
            return (.startProgramme, ["name": .string(name), "key": .string(key)])
        case .pause: return (.pauseProgramme, ["key": .string(key)])
        case .resume: return (.resumeProgramme, ["key": .string(key)])
        case .travel: return (.travelProgramme, ["key": .string(key)])
        case .stop: return (.stopProgramme, ["key": .string(key)])
        case .lookAgain:
            var object = JSONObject([("photo", try number("photo", fields))])
            if let note = fields.filled("text") { object["note"] = .string(note) }
            return (.photoAgain, .object(object))
        case .quick: return (.add, try figures(fields, key))
        case .logout, .takeIn, .letGo, .export, .backup: throw .sentence(texts(.badForm))
        }
    }

    private func logging(_ fields: FormFields, _ key: String) throws(ActFault) -> JSONValue {
        guard let day = fields["date"].flatMap({ LocalDay($0) }),
            let meal = fields["meal"].flatMap(Meal.init(rawValue:))
        else { throw .form(.broken) }
        let status: JSONValue
        do throws(DoorFault) { status = try daemon.call(.status, [:]) } catch { throw .door(error) }
        // The offset of now: where it was another one on that day, the hour is off by one, and the day
        // is not, as no meal is eaten near midnight.
        guard let now = status["next_rollover"]?.string.flatMap({ Instant($0) }) else {
            throw .sentence(texts(.internalFault))
        }
        let local = (Int64(day.daysSinceEpoch) * 24 + Int64(Self.usualHour(of: meal))) * 3_600_000
        let at = Instant(
            milliseconds: local - Int64(now.offsetMinutes) * 60_000,
            offsetSeconds: now.offsetMinutes * 60)
        return LogRequest(
            text: try words(fields), at: at, meal: meal, source: "page",
            key: "\(key) \(Self.digest(of: fields))"
        ).json
    }

    /// Twice the same words under one key are one meal, whenever they come.
    private func loggingLater(_ fields: FormFields, _ key: String) throws(ActFault) -> JSONValue {
        // For another day, as its own form would.
        if fields.filled("date") != nil { return try logging(fields, key) }
        guard let at = fields.filled("at").flatMap({ Instant($0) }) else { throw .form(.broken) }
        let text = try words(fields)
        return LogRequest(
            text: text, at: at, source: "page",
            key: "\(key) \(Fingerprint.text(of: Array(text.utf8)))"
        ).json
    }

    /// The middle of each meal's usual hours; snacks are eaten between lunch and dinner.
    private static func usualHour(of meal: Meal) -> Int {
        guard let hours = MealTimes.usualHours[meal] else { return 16 }
        return (hours.lowerBound + hours.upperBound) / 120
    }

    private func editing(_ fields: FormFields, _ key: String) throws(ActFault) -> JSONValue {
        try keyed(EntryForm.change, fields, key)
    }

    /// What a form's fields change, done once under its key.
    private func keyed(
        _ change: (FormFields) throws(EntryForm.Fault) -> JSONValue?, _ fields: FormFields,
        _ key: String, takesKey: Bool = true
    ) throws(ActFault) -> JSONValue {
        let changed: JSONValue?
        do throws(EntryForm.Fault) { changed = try change(fields) } catch { throw .form(error) }
        guard var object = changed?.object else { throw .sentence(texts(.nothingChanged)) }
        if takesKey { object["key"] = .string("\(key) \(Self.digest(of: fields))") }
        return .object(object)
    }

    private func moving(_ fields: FormFields) throws(ActFault) -> JSONValue {
        let entries = fields.all("entry").compactMap { Int($0) }
        var object = JSONObject([("entries", .array(entries.map(JSONValue.integer)))])
        if let meal = fields.filled("meal") { object["meal"] = .string(meal) }
        if let date = fields.filled("date"), date != fields["from"] {
            object["date"] = .string(date)
        }
        guard !entries.isEmpty, object.members.count > 1 else {
            throw .sentence(texts(.nothingChanged))
        }
        return .object(object)
    }

    private func copying(_ fields: FormFields) throws(ActFault) -> JSONValue {
        guard let from = fields.filled("date"), let to = fields.filled("to") else {
            throw .form(.broken)
        }
        var object = JSONObject([("date", .string(from)), ("to_date", .string(to))])
        if let meal = fields.filled("meal") { object["meal"] = .string(meal) }
        return .object(object)
    }

    private func recipe(_ fields: FormFields, _ key: String) throws(ActFault) -> JSONValue {
        var object = JSONObject([
            ("text", .string(try words(fields))), ("servings", try amount("servings", fields)),
            ("key", .string("\(key) \(Self.digest(of: fields))")),
        ])
        if let name = fields.filled("name") { object["name"] = .string(name) }
        return .object(object)
    }

    private func food(_ fields: FormFields, _ key: String) throws(ActFault) -> JSONValue {
        guard let name = fields.filled("name") else { throw .sentence(texts(.nothingSaid)) }
        let figures = try self.figures(in: fields)
        let portions: JSONValue
        do throws(EntryForm.Fault) {
            portions = try PortionLines.portions(in: fields["portions"] ?? "")
        } catch { throw .form(error) }
        return [
            "name": .string(name), "per_100g": .object(figures), "portions": portions,
            "key": .string("\(key) \(Self.digest(of: fields))"),
        ]
    }

    /// Figures alone; energy as people read it.
    private func figures(_ fields: FormFields, _ key: String) throws(ActFault) -> JSONValue {
        var object = try figures(in: fields)
        guard !object.members.isEmpty else { throw .sentence(texts(.nothingSaid)) }
        object["key"] = .string("\(key) \(Self.digest(of: fields))")
        if let name = fields.filled("name") { object["name"] = .string(name) }
        if let meal = fields.filled("meal") { object["meal"] = .string(meal) }
        return .object(object)
    }

    /// Figures of the fields that are not empty: what is left so is unknown.
    private func figures(in fields: FormFields) throws(ActFault) -> JSONObject {
        var figures = JSONObject()
        for nutrient in FoodsView.asked {
            guard let text = fields.filled(nutrient.rawValue) else { continue }
            do throws(EntryForm.Fault) {
                figures[nutrient.rawValue] = .number(try FoodForm.figure(text, nutrient))
            } catch { throw .form(.notANumber(texts.name(of: nutrient))) }
        }
        return figures
    }

    private func amount(_ name: String, _ fields: FormFields) throws(ActFault) -> JSONValue {
        guard let number = fields.filled(name).flatMap(EntryForm.number), number > 0 else {
            throw .form(.notANumber(texts(.servings)))
        }
        return .number(number)
    }

    private func words(_ fields: FormFields) throws(ActFault) -> String {
        guard let text = fields["text"] else { throw .form(.broken) }
        guard text.contains(where: { !$0.isWhitespace }) else {
            throw .sentence(texts(.nothingSaid))
        }
        return text
    }

    private func number(_ name: String, _ fields: FormFields) throws(ActFault) -> JSONValue {
        guard let number = fields[name].flatMap({ Int($0) }) else { throw .form(.broken) }
        return .integer(number)
    }

    /// Tells a form from the same one with other words, within a key.
    private static func digest(of fields: FormFields) -> String {
        Fingerprint.text(of: Array(fields.encoded.utf8))
    }
}
