/// How somebody is told something: in which language, and what foods are called in it.
///
/// A reply is made of pieces from many rooms, from a figure's unit to a whole sentence. All of them ask here, so that none
/// of them is handed a language that it only hands on.
package struct Telling: Sendable {
    package var language: Language
    /// What a food is called in a language that is not English, by its id, the usual name first; none where nobody knows.
    package var foodNames: @Sendable (_ id: String) -> [String]

    package init(
        _ language: Language, foodNames: @escaping @Sendable (String) -> [String] = { _ in [] }
    ) {
        self.language = language
        self.foodNames = foodNames
    }

    /// Does something in which everything is told so, where its caller is.
    package func during<Value: Sendable, Failure>(
        isolation: isolated (any Actor)? = #isolation,
        _ body: nonisolated(nonsending) () async throws(Failure) -> Value
    ) async throws(Failure) -> Value {
        let result: Result<Value, Failure> = await Self.$current.withValue(self) {
            // What is bound to a value would otherwise be of nobody, and go on on another thread.
            _ = isolation
            do throws(Failure) {
                return .success(try await body())
            } catch {
                return .failure(error)
            }
        }
        return try result.get()
    }

    package static var isChinese: Bool { current.language == .chinese }

    /// For what runs inside `withValue`; English elsewhere.
    @TaskLocal package static var current = Telling(.english)
}

extension Telling {
    /// What a food is called: as the person said it, where they called it by one of its names.
    ///
    /// - Parameters:
    ///   - name: its English name.
    ///   - words: what the person said.
    package func name(_ name: String, food id: String?, saidAs words: String) -> String {
        guard language != .english, let id else { return name }
        let names = foodNames(id)
        return names.filter(words.contains).max { $0.count < $1.count } ?? names.first ?? name
    }
}
