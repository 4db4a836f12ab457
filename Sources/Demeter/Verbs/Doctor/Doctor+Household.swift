internal import Calling
internal import Configuration
internal import Glibc
internal import Host
internal import Household
internal import Wire

extension Doctor {
    /// Whether the journal is carried to the household's server that is wanted; nobody is told of one that is not.
    mutating func lookAtHousehold(_ configuration: Configuration) {
        guard let url = configuration.sync.url else { return }
        let address: HouseholdAddress
        do throws(HouseholdAddress.Refusal) {
            address = try HouseholdAddress(url)
        } catch {
            return add(.fault("sync", error.sentence, "Correct url under [sync]."))
        }
        guard let program = DemeterCommand.carrier("demeter-postgres"), access(program, X_OK) == 0
        else {
            return add(
                .fault(
                    "sync", "demeter-postgres is not installed",
                    "Install it with \"make install-household\", or take url out of [sync]."))
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
            add(.note("sync", "what waits is not known without the daemon"))
        }
    }

    private mutating func lookAt(_ status: HouseholdStatus) {
        let now = session.now * 1000
        let carried = status.contact.map { "carried \(SyncRendering.ago(now - $0))" }
        let queue =
            "\(SyncRendering.days(status.synced)) synced, \(status.pending.count) waiting"
            + (status.pending.first.map { ", the oldest of \($0)" } ?? "")
            + (status.erasures > 0 ? ", \(status.erasures) erasures not told yet" : "")
        if status.left != nil {
            return add(
                .note("sync", "this device has left the household; \"demeter sync setup\" joins it")
            )
        }
        if let fault = status.fault {
            return add(
                .warning(
                    "sync", "\(queue); \(fault)",
                    "Then try at once with \"demeter sync now\"; \(carried ?? "nothing was carried yet")."
                ))
        }
        guard let carried else {
            return add(.note("sync", "\(queue); nothing was carried yet"))
        }
        add(.good("sync", "\(queue); \(carried)"))
    }
}
