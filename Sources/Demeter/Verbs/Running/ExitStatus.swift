/// How a program ends, by the numbers of `sysexits.h`; scripts rely on them.
package enum ExitStatus: Int32, Sendable {
    case done = 0
    /// Understood nothing or found nothing.
    case nothing = 1
    case wrongUsage = 64
    case badData = 65
    /// The daemon cannot be reached, or answers nobody.
    case unreachable = 69
    case cannotCreate = 73
    case cannotWrite = 74
    case tryAgain = 75
}
