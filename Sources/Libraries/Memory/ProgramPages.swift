internal import CMemory
internal import Glibc

/// The pages of the program itself and its libraries.
package enum ProgramPages {
    /// Lets go of the pages that stand in the program's files just so: what is needed comes back with the next look.
    ///
    /// After a start most of them are there for what only the start does, such as binding libraries; they stay
    /// for as long as the system has room, and count as the process's own all the while.
    package static func giveBack() {
        cmemory_let_go_of_program(UInt(sysconf(Int32(_SC_PAGESIZE))))
    }
}
