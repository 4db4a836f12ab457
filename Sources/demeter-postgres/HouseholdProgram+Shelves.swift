import Carriers
import Cloud
import Host
import Household
import JSON
import Journal
import Wire

// What people of the household find of each other's foods and recipes.
extension HouseholdProgram {
    /// Shows the others what this person has of their own, and brings what they show, as far as the configuration says.
    ///
    /// To be done after everything was carried: all of the person's devices then show the same.
    func shelve(_ server: PostgresServer) throws(HouseholdFault) {
        let before = try keptState()
        var state = before
        let device = try device()
        let names = [device] + (state.withheld.map { $0 == device ? [] : [$0] } ?? [])
        let isWithheld = try server.withhold(!sharesFoods, by: names)
        state.withheld = sharesFoods ? nil : device
        if isWithheld { state.shelf = nil } else { try show(server, &state) }
        try bring(server, &state)
        if state != before { try keep(state) }
    }

    private func show(
        _ server: PostgresServer, _ state: inout HouseholdState
    ) throws(HouseholdFault) {
        let known = state.shelf
        let there = try server.shelfVersion()
        let (message, handed) = try here { () throws(CloudFault) in try journal.shelf(known) }
        guard message.version != known || there == nil && !message.isEmpty else { return }
        if message.isEmpty {
            if there != nil { try server.clearShelf() }
        } else if there != message.version {
            let goods: [UInt8]
            if let handed {
                goods = handed
            } else {
                goods = try here { () throws(CloudFault) in try journal.shelf(nil).goods ?? [] }
            }
            if goods.count <= HouseholdSchema.shelfLimit {
                try server.show(goods, version: message.version)
            } else {
                log.warning(
                    "foods and recipes of one's own are too many to be shown to the household; the others find "
                        + "what they were shown before")
            }
        }
        state.shelf = message.version
    }

    private func bring(
        _ server: PostgresServer, _ state: inout HouseholdState
    ) throws(HouseholdFault) {
        let shelves = try server.shelves()
        let mark = shelves.map { "\($0.person) \($0.version)" }.joined(separator: " ")
        guard mark != state.shelves ?? "" || shelves.isEmpty != !journal.isPantryThere else {
            return
        }
        var lines: [UInt8] = []
        for shelf in shelves {
            guard let goods = try server.goods(of: shelf.person) else { continue }
            let line = "{\"person\":\(JSONValue.string(shelf.person).text),\"goods\":\(goods)}\n"
            guard lines.count + line.utf8.count <= SharingFiles.limit else {
                log.warning(
                    "what others of the household have as foods and recipes is too much; some of it is not found here"
                )
                break
            }
            lines += Array(line.utf8)
        }
        let told = try here { () throws(CloudFault) in
            try journal.give(shelves: shelves.isEmpty ? nil : lines)
        }
        if told.refused > 0 {
            log.warning(
                "\(told.refused) foods or recipes of others of the household cannot be, and are passed over"
            )
        }
        state.shelves = shelves.isEmpty ? nil : mark
    }
}
