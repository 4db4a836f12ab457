package import HealthyEating
package import JSON
package import Nutrition

/// One day: its figures, and its entries by time.
package struct DayMessage: Message {
    package var row: DayRow
    /// Logged entries only.
    package var entries: [EntryMessage]
    /// Held entries only.
    package var held: [EntryMessage]
    /// Grams of the day's water that were in drinks; `nil` where no drink tells of it.
    package var drunkWater: Thousandths?
    /// `nil` where too little is known of what was eaten for a score.
    package var eating: EatingIndex?
    /// `nil` where the person has no allergies, and without meals.
    package var allergy: AllergyScoreMessage?

    package init(
        _ row: DayRow, entries: [EntryMessage], held: [EntryMessage],
        drunkWater: Thousandths? = nil, eating: EatingIndex? = nil,
        allergy: AllergyScoreMessage? = nil
    ) {
        self.allergy = allergy
        self.eating = eating
        self.row = row
        self.drunkWater = drunkWater
        self.entries = entries
        self.held = held
    }

    package init(json: JSONValue, at name: String) throws(MessageError) {
        let members = try Members(json, at: name)
        row = try DayRow(json: json, at: name)
        entries = try members.required("entries", members.messages("entries", EntryMessage.self))
        held = try members.required("held", members.messages("held", EntryMessage.self))
        drunkWater = try members.quantity("drunk_water")
        eating = try members.message("hei", EatingIndex.self)
        allergy = try members.message("allergy", AllergyScoreMessage.self)
    }

    package var json: JSONValue {
        var object = row.object
        object["entries"] = .messages(entries)
        object["held"] = .messages(held)
        object.writeIfAny("drunk_water", drunkWater?.json)
        object.writeIfAny("hei", eating?.json)
        object.writeIfAny("allergy", allergy?.json)
        return .object(object)
    }
}
