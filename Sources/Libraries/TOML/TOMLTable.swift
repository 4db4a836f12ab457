/// The members of a table in the order in which the text names them first.
package struct TOMLTable: Sendable, Hashable {
    package struct Member: Sendable, Hashable {
        package var key: String
        /// Where the key stands, which is what a complaint about the member points at.
        package var place: TOMLPlace
        package var value: TOMLValue

        package init(key: String, place: TOMLPlace, value: TOMLValue) {
            self.key = key
            self.place = place
            self.value = value
        }
    }

    package var members: [Member]

    package init(members: [Member] = []) { self.members = members }

    package subscript(key: String) -> TOMLValue? { members.first { $0.key == key }?.value }
}
