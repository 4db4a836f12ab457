package import HTTP
internal import Telling

/// Where the folder is, as the configuration names it.
package enum CloudAddress {
    /// Why an address cannot be used; a sentence about its key.
    package struct Refusal: Error, Sendable, Hashable {
        package let sentence: String
    }

    /// Reads an address; plain http is for this machine alone, since others could read the journal and the password.
    package static func read(
        _ text: String, of place: CloudFault.Place = .cloud
    ) throws(Refusal) -> HTTPAddress {
        let address: HTTPAddress
        do throws(HTTPError) {
            address = try HTTPAddress(text)
        } catch {
            throw Refusal(sentence: "\(place.key) \(error.message)")
        }
        guard address.isEncrypted || address.isLoopback else {
            throw Refusal(
                sentence: phrase(
                    "\(place.key) must begin with https://: by plain http anybody on the way "
                        + "could read the journal and the password"))
        }
        return address
    }
}
