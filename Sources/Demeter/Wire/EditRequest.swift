package import JSON
package import Nutrition

/// Parameters of `edit`: the entry, and either new words for it or what is to be different of it.
package struct EditRequest: Message {
    package var entry: Int
    package var change: Change
    /// What words may do; everything when `nil`.
    package var rights: Set<SayRight>?

    package enum Change: Sendable, Hashable {
        /// The entry is read anew from these words.
        case text(String)
        case figures(Figures)
    }

    /// What is to be different; `nil` and unknown nutrients stay as they are.
    package struct Figures: Sendable, Hashable {
        /// How many of `unit`, above 0 and at most 100,000.
        package var amount: Double?
        package var unit: String?
        /// Another food: its id, or what it is called.
        package var food: String?
        package var place: EntryPlace
        /// At most 100,000.
        package var grams: Thousandths?
        /// None negative, none above 1,000,000.
        package var nutrients: Nutrients

        package init(
            amount: Double? = nil, unit: String? = nil, grams: Thousandths? = nil,
            nutrients: Nutrients = .unknown, food: String? = nil,
            place: EntryPlace = EntryPlace()
        ) {
            self.amount = amount
            self.unit = unit
            self.grams = grams
            self.nutrients = nutrients
            self.food = food
            self.place = place
        }

        var isEmpty: Bool { self == Figures() }

        /// Whether it says more than another time, day or meal.
        package var changesFood: Bool {
            var figures = self
            figures.place = EntryPlace()
            return !figures.isEmpty
        }
    }

    package init(entry: Int, change: Change, rights: Set<SayRight>? = nil) {
        self.entry = entry
        self.change = change
        self.rights = rights
    }

    package init(json: JSONValue, at name: String) throws(MessageError) {
        let members = try Members(json, at: name)
        try members.refuse(allBut: ["entry", "allow"] + Self.changes + Members.nutrientNames)
        entry = try members.required("entry", members.wholeNumber("entry"))
        rights = try SayRight.allowed(members)
        let figures = try Figures(members)
        guard let text = try members.text("text") else {
            if figures.isEmpty { throw .nothingOf(Self.changes) }
            change = .figures(figures)
            return
        }
        if let other = (Self.changes.dropFirst() + Members.nutrientNames).first(where: members.has)
        {
            throw .conflict("text", other)
        }
        change = .text(text)
    }

    private static let changes =
        ["text", "amount", "unit", "grams", "food", "at", "day", "meal"]
        + Nutrient.leading.map(\.rawValue) + ["nutrients"]

    package var json: JSONValue {
        var object = JSONObject([("entry", .integer(entry))])
        object.writeIfAny("allow", rights.map(SayRight.json))
        switch change {
        case .text(let text): object["text"] = .string(text)
        case .figures(let figures):
            object.writeIfAny("amount", figures.amount.map(JSONValue.number))
            object.writeIfAny("unit", figures.unit.map(JSONValue.string))
            object.writeIfAny("grams", figures.grams?.json)
            object.writeIfAny("food", figures.food.map(JSONValue.string))
            figures.place.write(to: &object, day: "day")
            for nutrient in figures.nutrients.known {
                object.writeIfAny(nutrient.rawValue, figures.nutrients[nutrient]?.json)
            }
        }
        return .object(object)
    }
}

extension EditRequest.Figures {
    init(_ members: Members) throws(MessageError) {
        amount = try members.handAmount()
        unit = try members.words("unit", limit: 64)
        food = try members.words("food", limit: NewFood.nameLimit)
        place = try EntryPlace(members, day: "day")
        grams = try members.handGrams()
        nutrients = try members.handFigures()
    }
}
