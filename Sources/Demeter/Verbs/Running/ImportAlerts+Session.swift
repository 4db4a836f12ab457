internal import Allergens
internal import CatalogFiles
internal import Configuration
internal import Exchange
internal import Journal

extension ImportAlerts {
    /// Puts the warnings beside the entries of another program's file.
    init(_ plan: inout ImportPlan, _ session: Session) throws(Failure) {
        self.init()
        guard !plan.format.isOwn, !plan.contents.isEmpty else { return }
        let own: [Allergy]
        do throws(CareError) {
            own = try JournalFolder(session.places.dataFolder).own().allergies
        } catch {
            throw .care(error)
        }
        guard !own.isEmpty else { return }
        let file = AllergenFile(beside: session.places.ingredients)
        self.init(
            &plan.contents, AllergyReview(own, file.isThere ? AllergenKnowledge(file) : .nothing))
    }
}
