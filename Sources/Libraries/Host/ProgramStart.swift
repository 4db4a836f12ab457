internal import CLinux
internal import Glibc

/// What each of our programs does before anything else, whatever it was started with.
package enum ProgramStart {
    /// How a program takes the signals that whoever started it had ignored.
    package enum Kind: Sendable, Hashable {
        /// A daemon or its ears: nothing of them counts.
        case service
        /// A command of a person's: what `nohup` or a shell's `&` ignores stays so.
        case command
    }

    /// To be called first: before a file is opened and a thread is started.
    package static func prepare(_ kind: Kind) {
        StandardDescriptors.fill()
        switch kind {
        case .service: Signal.forgetInherited()
        case .command:
            Signal.forgetInherited(but: [SIGINT, SIGHUP, SIGQUIT, SIGTSTP, SIGTTIN, SIGTTOU])
        }
        hideMemory()
    }

    /// Keeps keys and words out of core dumps, and out of reach of the person's other programs.
    private static func hideMemory() { _ = clinux_hide_memory() }
}
