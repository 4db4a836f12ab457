import Glibc

struct CannotWrite: Error {}

func write(_ text: String, to path: String, mode: mode_t = 0o600) throws {
    guard let file = fopen(path, "w") else { throw CannotWrite() }
    defer { fclose(file) }
    guard fputs(text, file) >= 0, chmod(path, mode) == 0 else { throw CannotWrite() }
}
