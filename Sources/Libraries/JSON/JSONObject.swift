/// The members of a JSON object in the order in which they were written.
///
/// Lookup walks the members: the objects here are small, and their order is part of the output.
package struct JSONObject: Sendable, Hashable {
    package struct Member: Sendable, Hashable {
        package var key: String
        package var value: JSONValue

        package init(key: String, value: JSONValue) {
            self.key = key
            self.value = value
        }
    }

    package private(set) var members: [Member]

    package init() { members = [] }

    /// Keys must differ.
    init(members: [Member]) { self.members = members }

    /// Keys must differ; of two equal ones the first is found.
    package init(_ pairs: some Sequence<(String, JSONValue)>) { self.init(Array(pairs)) }

    package init(_ pairs: [(String, JSONValue)]) {
        members = []
        members.reserveCapacity(pairs.count)
        for (key, value) in pairs { members.append(Member(key: key, value: value)) }
    }

    /// Appends a member whose key is not there yet, without looking.
    package mutating func append(_ key: String, _ value: JSONValue) {
        members.append(Member(key: key, value: value))
    }

    package mutating func reserveCapacity(_ count: Int) { members.reserveCapacity(count) }

    package var keys: some Sequence<String> { members.lazy.map(\.key) }

    /// Setting `nil` removes the member; setting a new key appends it.
    package subscript(key: String) -> JSONValue? {
        get { members.first { $0.key == key }?.value }
        set {
            if let index = members.firstIndex(where: { $0.key == key }) {
                if let newValue {
                    members[index].value = newValue
                } else {
                    members.remove(at: index)
                }
            } else if let newValue {
                members.append(Member(key: key, value: newValue))
            }
        }
    }
}
