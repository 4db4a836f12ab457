package import Body
package import JSON
package import Nutrition

/// Result of `energy`: what a body takes, and what its weight does.
package struct EnergyMessage: Message {
    /// A figure with the interval in which it lies with a chance of 90 %.
    package struct Figure: Message {
        package var value: Thousandths
        package var lowest: Thousandths
        package var highest: Thousandths

        package init(_ estimate: Estimate, to step: Double = 1) {
            func rounded(_ value: Double) -> Thousandths {
                Thousandths((value / step).rounded() * step)
            }
            value = rounded(estimate.value)
            lowest = rounded(estimate.interval.lowerBound)
            highest = rounded(estimate.interval.upperBound)
        }

        package init(json: JSONValue, at name: String) throws(MessageError) {
            let members = try Members(json, at: name)
            value = try members.required("value", members.signed("value"))
            lowest = try members.required("lowest", members.signed("lowest"))
            highest = try members.required("highest", members.signed("highest"))
        }

        package var json: JSONValue {
            ["value": value.json, "lowest": lowest.json, "highest": highest.json]
        }

        /// Half of the interval's width.
        package var margin: Thousandths {
            Thousandths(rawValue: (highest.rawValue - lowest.rawValue) / 2)
        }
    }

    /// Something that was measured on the day, and what became of it in the sum.
    package struct Part: Message {
        /// `active` or `resting`
        package var kind: String
        package var source: String
        /// `nil` where only the day is known.
        package var minutes: Thousandths?
        package var calories: Thousandths
        package var fate: DayEnergy.Part.Fate

        package init(_ part: DayEnergy.Part) {
            kind = part.isResting ? "resting" : "active"
            source = part.source
            minutes = part.minutes.map(Thousandths.init)
            calories = Thousandths(part.calories)
            fate = part.fate
        }

        package init(json: JSONValue, at name: String) throws(MessageError) {
            let members = try Members(json, at: name)
            kind = try members.required("kind", members.text("kind"))
            source = try members.required("source", members.text("source"))
            minutes = try members.quantity("minutes")
            calories = try members.required("calories", members.quantity("calories"))
            fate = try members.required("fate", members.oneOf("fate", DayEnergy.Part.Fate.self))
        }

        package var json: JSONValue {
            [
                "kind": .string(kind), "source": .string(source), "minutes": minutes?.json ?? .null,
                "calories": calories.json, "fate": .string(fate.rawValue),
            ]
        }
    }

    package var date: LocalDay
    /// What is burned a day, by what was eaten and what became of the weight; `nil` without both.
    package var expenditure: Figure?
    /// Whether `expenditure` says more than a textbook does.
    package var isKnown: Bool
    /// By sex, age, height and weight alone; `nil` where one of them is not known.
    package var textbook: Figure?
    package var textbookResting: Thousandths?
    /// The days that were looked at, those of them that were wholly logged, and the weights among them.
    package var days: Int
    package var loggedDays: Int
    package var weighIns: Int
    /// In kg.
    package var weight: Figure?
    /// In kg a week.
    package var weekly: Figure?
    /// What was eaten on the day, in kcal; `nil` where nothing of it is known.
    package var intake: Thousandths?
    package var active: Thousandths?
    package var resting: Thousandths?
    /// What was eaten less what moving took; `nil` where one is not known.
    package var net: Thousandths?
    package var parts: [Part]
    package var aim: AimMessage?
    /// In a person's words.
    package var reply: String

    package init(date: LocalDay) {
        self.date = date
        isKnown = false
        days = 0
        loggedDays = 0
        weighIns = 0
        parts = []
        reply = ""
    }

    package init(json: JSONValue, at name: String) throws(MessageError) {
        let members = try Members(json, at: name)
        date = try members.required("date", members.date("date"))
        expenditure = try members.message("expenditure", Figure.self)
        isKnown = try members.required("known", members.truth("known"))
        textbook = try members.message("textbook", Figure.self)
        textbookResting = try members.quantity("textbook_resting")
        days = try members.required("days", members.wholeNumber("days"))
        loggedDays = try members.required("logged_days", members.wholeNumber("logged_days"))
        weighIns = try members.required("weigh_ins", members.wholeNumber("weigh_ins"))
        weight = try members.message("weight", Figure.self)
        weekly = try members.message("weekly", Figure.self)
        intake = try members.quantity("intake")
        active = try members.quantity("active")
        resting = try members.quantity("resting")
        net = try members.signed("net")
        parts = try members.required("parts", members.messages("parts", Part.self))
        aim = try members.message("aim", AimMessage.self)
        reply = try members.required("reply", members.text("reply"))
    }

    package var json: JSONValue {
        [
            "date": .string(date.description), "expenditure": expenditure?.json ?? .null,
            "known": .bool(isKnown), "textbook": textbook?.json ?? .null,
            "textbook_resting": textbookResting?.json ?? .null, "days": .integer(days),
            "logged_days": .integer(loggedDays), "weigh_ins": .integer(weighIns),
            "weight": weight?.json ?? .null, "weekly": weekly?.json ?? .null,
            "intake": intake?.json ?? .null, "active": active?.json ?? .null,
            "resting": resting?.json ?? .null, "net": net?.json ?? .null,
            "parts": .messages(parts), "aim": aim?.json ?? .null, "reply": .string(reply),
        ]
    }
}

extension Members {
    /// A quantity that may be below zero.
    func signed(_ name: String) throws(MessageError) -> Thousandths? {
        try number(name).map { Thousandths($0) }
    }
}
