package import JSON

/// One message of the Wyoming protocol: what it is, what belongs to it, and perhaps sound.
///
/// On the wire it is a JSON object on a line, which tells how many bytes of further JSON (`data_length`) and
/// of sound (`payload_length`) follow it. See github.com/OHF-Voice/wyoming.
package struct WyomingEvent: Sendable, Hashable {
    /// `transcript`, `audio-chunk`, …
    package var type: String
    package var data: JSONObject
    package var payload: [UInt8]

    package init(_ type: String, _ data: JSONObject = JSONObject(), payload: [UInt8] = []) {
        self.type = type
        self.data = data
        self.payload = payload
    }

    /// As it is sent.
    package var bytes: [UInt8] {
        var header = JSONObject([("type", .string(type))])
        let further = data.members.isEmpty ? [] : Array(JSONValue.object(data).text.utf8)
        if !further.isEmpty { header.append("data_length", .integer(further.count)) }
        if !payload.isEmpty { header.append("payload_length", .integer(payload.count)) }
        return Array(JSONValue.object(header).text.utf8) + [UInt8(ascii: "\n")] + further + payload
    }
}
