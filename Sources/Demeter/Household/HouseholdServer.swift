package import Cloud

/// The part of the server: what one person's devices have told each other, as rows.
///
/// Times of waiting, statements and roles are its own; it knows nothing of what a record says.
package protocol HouseholdServer: AnyObject {
    /// What the person's devices wrote of each day, by the marks of the deliveries that brought it last.
    func marks(of devices: Set<String>) throws(HouseholdFault) -> [CloudPath: String]
    /// The mark of a delivery; `nil` when the server has none at that place.
    func mark(at position: Int64) throws(HouseholdFault) -> String?
    /// What came behind a place, in its order, as much of it as is to be taken at once; nothing when nothing did.
    func deliveries(after position: Int64) throws(HouseholdFault) -> HouseholdDeliveries?
    /// Notes how far a device has taken everything.
    func acknowledge(_ position: Int64, by device: String) throws(HouseholdFault)
    /// Writes days, all or none of them, if nothing came behind `position`.
    ///
    /// - Parameters:
    ///   - known: digests of records that may go: this journal has seen them, and tells them no more.
    ///   - left: digests of records that stay, though this journal does not tell them: it could not take them.
    func deliver(
        _ days: [OfferedFile], by device: String, after position: Int64, without known: Set<String>,
        leaving left: Set<String>
    ) throws(HouseholdFault) -> HouseholdDelivered
    /// The book of what the person's devices have told of days, and which version of it.
    func leaves() throws(HouseholdFault) -> (book: [UInt8], version: String)?
    /// Writes the book, if it still is of that version, or if there is none where `version` is `nil`.
    ///
    /// - Returns: whether it was written.
    func keep(leaves book: [UInt8], over version: String?) throws(HouseholdFault) -> Bool
}

/// Records that came, and where they end.
package struct HouseholdDeliveries: Sendable, Hashable {
    /// A record a line.
    package var records: [UInt8]
    /// Where the next ones begin.
    package var position: Int64
    /// Of the last delivery.
    package var mark: String

    package init(records: [UInt8], position: Int64, mark: String) {
        self.records = records
        self.position = position
        self.mark = mark
    }
}

/// Everything that this journal wrote on one day by one of its names.
package struct OfferedFile: Sendable, Hashable {
    package var path: CloudPath
    /// The daemon's word for it.
    package var version: String
    /// A record a line.
    package var records: [UInt8]

    package init(path: CloudPath, version: String, records: [UInt8]) {
        self.path = path
        self.version = version
        self.records = records
    }
}

/// What came of writing.
package enum HouseholdDelivered: Sendable, Hashable {
    /// - Parameters:
    ///   - marks: what the server calls each day's content now.
    ///   - mark: that of the delivery behind `position`; `nil` when the server had everything.
    case done(marks: [CloudPath: String], mark: String?)
    /// Something came meanwhile, which is to be taken first.
    case behind
    /// The server has records under this journal's names that it does not tell: those are to be taken first.
    case unknown([HouseholdRecord])
}

/// What a row holds.
package struct HouseholdRecord: Sendable, Hashable {
    package var digest: String
    /// A line of JSON.
    package var payload: String

    package init(digest: String, payload: String) {
        self.digest = digest
        self.payload = payload
    }
}
