internal import Glibc
package import Host
internal import JSON

/// Tokens of programs that come by HTTP: each has a name by which its person knows it, and what it allows.
///
/// When one was used last is its file's time; 1970 for never.
extension AccessFolder {
    /// A token as a person is told of it.
    package struct ListedToken: Sendable, Hashable {
        package var id: String
        package var name: String
        /// Words of what it allows.
        package var allow: [String]
        /// Unix seconds.
        package var created: Int64
        /// Unix seconds; `nil` when it never was.
        package var used: Int64?
        /// Whose journal it leads to; `nil` for the owner's.
        package var person: String?
    }

    /// Why there is no new token.
    package enum TokenFault: Error, Hashable {
        /// Another one is called so.
        case nameTaken
        /// There are as many as there may be.
        case tooMany
        case storage(HostError)
    }

    /// How many there may be.
    package static let mostTokens = 64
    /// Characters of a name.
    package static let longestTokenName = 64
    /// A token's time is written again after so many seconds.
    private static let tokenTouchTime: Int64 = 60

    /// A new token, which nobody can be told again.
    ///
    /// - Parameters:
    ///   - name: 1 to `longestTokenName` characters.
    ///   - allow: words that the reader understands.
    ///   - person: whose journal it leads to; `nil` for the owner's.
    package func makeToken(
        named name: String, allow: [String], for person: String? = nil, at now: Int64
    ) throws(TokenFault) -> String {
        do { try prepare() } catch { throw .storage(error) }
        let others = listTokens()
        guard !others.contains(where: { $0.name == name }) else { throw .nameTaken }
        guard others.count < Self.mostTokens else { throw .tooMany }
        let token = Token.make()
        guard let file = Token.digest(of: token) else { preconditionFailure("a token is one") }
        let record: JSONValue = [
            "name": .string(name), "created": .integer(Int(now)),
            "allow": .array(allow.map(JSONValue.string)),
            "person": person.map(JSONValue.string) ?? .null,
            "admission": admission(of: person),
        ]
        let path = Path.join(Self.half(tokens, of: person), file)
        do { try NewFile.write(Array(record.text.utf8), to: path) } catch { throw .storage(error) }
        Self.touch(path, 0)
        return token
    }

    /// What a token allows, and its id; `nil` when there is none like it.
    ///
    /// It is looked for by its digest, so that how long that takes tells nothing of those that are there.
    package func token(
        _ token: String, at now: Int64
    ) -> (id: String, allow: [String], person: String?)? {
        guard let name = Token.digest(of: token), let file = Self.file(name, in: tokens) else {
            return nil
        }
        guard let used = Self.time(of: file), let record = Self.record(file), isOfNow(record)
        else { return nil }
        if now - used > Self.tokenTouchTime { Self.touch(file, now) }
        return (name, Self.words(record), record["person"]?.string)
    }

    /// Whose journal a token leads to; `nil` for the owner's, and for one that is none.
    package func person(ofToken token: String) -> String? {
        guard let name = Token.digest(of: token), let file = Self.file(name, in: tokens),
            isOthers(file)
        else { return nil }
        return Self.record(file)?["person"]?.string
    }

    /// Whether the token of this id is still there, and its person.
    package func hasToken(id: String) -> Bool {
        guard let file = Self.file(id, in: tokens) else { return false }
        return !isOthers(file) || Self.record(file).map(isOfNow) == true
    }

    /// All tokens, by name.
    package func listTokens() -> [ListedToken] {
        Self.files(in: tokens).compactMap { name, file in
            guard let used = Self.time(of: file), let record = Self.record(file) else { return nil }
            return ListedToken(
                id: String(name.prefix(Self.idLength)), name: record["name"]?.string ?? "",
                allow: Self.words(record), created: Int64(record["created"]?.integer ?? 0),
                used: used > 0 ? used : nil, person: record["person"]?.string)
        }.sorted { ($0.name, $0.id) < ($1.name, $1.id) }
    }

    /// Ends the token of a name; whether there was one.
    package func endToken(named name: String) -> Bool {
        Self.files(in: tokens).count { _, path in
            Self.record(path)?["name"]?.string == name && unlink(path) == 0
        } > 0
    }

    private static func words(_ record: JSONValue) -> [String] {
        record["allow"]?.array?.compactMap(\.string) ?? []
    }
}
