internal import Calling
internal import Configuration
internal import Glibc
internal import Host
internal import Household
internal import Telling
internal import Wire

extension Doctor {
    /// Whether the journal is carried to the household's server that is wanted; nobody is told of one that is not.
    mutating func lookAtHousehold(_ configuration: Configuration) {
        guard let url = configuration.sync.url else { return }
        let address: HouseholdAddress
        do throws(HouseholdAddress.Refusal) {
            address = try HouseholdAddress(url)
        } catch {
            return add(.fault("sync", error.sentence, phrase("Correct url under [sync].")))
        }
        guard let program = DemeterCommand.carrier("demeter-postgres"), access(program, X_OK) == 0
        else {
            return add(
                .fault(
                    "sync", phrase("demeter-postgres is not installed"),
                    phrase("Install it with \"make install-household\", or take url out of [sync].")
                ))
        }
        lookAtPassword("sync", configuration.sync.passwordFile)
        do throws(Failure) {
            var daemon = try session.connect(patience: .seconds(5))
            let days = try daemon.ask(
                .sharedDays, SharedDaysRequest(), as: SharedDaysMessage.self
            ).result
            lookAt(
                HouseholdStatus(
                    days, DemeterCommand.keptHousehold(session), address: address.text))
        } catch {
            // That nobody answers has a finding of its own.
            add(.note("sync", phrase("what waits is not known without the daemon")))
        }
    }

    private mutating func lookAt(_ status: HouseholdStatus) {
        let now = session.now * 1000
        let carried =
            status.contact.map { phrase("carried \(SyncRendering.ago(now - $0))") }
            ?? phrase("nothing was carried yet")
        let queue = SyncRendering.queue(
            status.synced, status.pending, failed: 0, untold: status.erasures)
        if status.left != nil {
            return add(
                .note(
                    "sync",
                    phrase("this device has left the household; \"demeter sync setup\" joins it"))
            )
        }
        if let fault = status.fault {
            return add(
                .warning(
                    "sync", Words.rowOfParts([queue, fault]),
                    phrase("Then try at once with \"demeter sync now\"; \(carried).")
                ))
        }
        guard status.contact != nil else {
            return add(.note("sync", Words.rowOfParts([queue, carried])))
        }
        add(.good("sync", Words.rowOfParts([queue, carried])))
    }
}
