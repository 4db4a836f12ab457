/// Pictures of one meal: what is kept of them, and how far the looking at them has come.
package struct Photograph: Sendable, Hashable {
    /// The utterance that they came as, by whose number people name them.
    package var utterance: UtteranceID
    package var analysis: Analysis
    /// How many there are, 1 to 8.
    package var pictures: Int
    /// How often a model was asked about them.
    package var attempts: Int
    /// Whether their person wants them kept.
    package var isKept: Bool
    /// The name of the folder of their small copies; `nil` once those are erased.
    package var folder: String?
    /// What their person says of them.
    package var note: String?
    /// The one that was looked at before by the same pictures, whose held entries this one replaces.
    package var again: UtteranceID?
    /// Why they could not be looked at, by kind.
    package var failure: String?
    /// What a model answered about them.
    package var message: String?
    /// What a quick look at them makes of them.
    package var hint: String?

    /// How far a model's look at photographs has come.
    package enum Analysis: String, Sendable, Hashable, CaseIterable {
        /// Nobody was asked, and nobody will be.
        case none
        /// Waits for the model.
        case pending
        case analysing
        case completed
        /// Given up; it is looked at again when its person says so.
        case failed

        /// Whether something is still to come of it by itself.
        package var isOpen: Bool { self == .pending || self == .analysing }
    }

    package init(
        utterance: UtteranceID, analysis: Analysis, pictures: Int, attempts: Int = 0,
        isKept: Bool = false, folder: String? = nil, note: String? = nil,
        again: UtteranceID? = nil, failure: String? = nil, message: String? = nil,
        hint: String? = nil
    ) {
        self.utterance = utterance
        self.analysis = analysis
        self.pictures = pictures
        self.attempts = attempts
        self.isKept = isKept
        self.folder = folder
        self.note = note
        self.again = again
        self.failure = failure
        self.message = message
        self.hint = hint
    }
}

/// Photographs as they arrive, before they have an utterance.
package struct NewPhotograph: Sendable, Hashable {
    package var analysis: Photograph.Analysis
    package var pictures: Int
    package var isKept: Bool
    package var folder: String?
    package var note: String?
    package var again: UtteranceID?
    /// What was seen in them without a model.
    package var message: String?
    /// What a quick look at them makes of them.
    package var hint: String?

    package init(
        analysis: Photograph.Analysis, pictures: Int, isKept: Bool = false,
        folder: String? = nil, note: String? = nil, again: UtteranceID? = nil,
        message: String? = nil, hint: String? = nil
    ) {
        self.hint = hint
        self.analysis = analysis
        self.pictures = pictures
        self.isKept = isKept
        self.folder = folder
        self.note = note
        self.again = again
        self.message = message
    }
}
