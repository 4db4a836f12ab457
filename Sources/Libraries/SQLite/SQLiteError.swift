internal import CSQLite
internal import Glibc

/// A refusal by SQLite, with its codes, its message and what was being done.
package struct SQLiteError: Error, Hashable, CustomStringConvertible {
    /// The primary result code, such as `SQLITE_FULL`.
    package let code: Int32
    /// The extended result code, such as `SQLITE_IOERR_FSYNC`; its low byte is `code`.
    package let extendedCode: Int32
    /// The system's error number behind an I/O error or a failed opening; 0 when there is none.
    package let systemError: Int32
    /// SQLite's own words; they name tables and columns but no stored values.
    package let message: String
    /// What was being done: `open`, `prepare`, `step`, `commit`, …
    package let operation: String

    package init(
        extendedCode: Int32, systemError: Int32 = 0, message: String, operation: String
    ) {
        code = extendedCode & 0xFF
        self.extendedCode = extendedCode
        self.systemError = systemError
        self.message = message
        self.operation = operation
    }

    package var description: String { "SQLite \(operation): \(message) (\(extendedCode))" }
}

extension SQLiteError {
    /// No room is left on the disk, or a size limit of the database is reached.
    package var isDiskFull: Bool {
        // SQLite calls a used-up quota, and a shared-memory file that cannot grow, an I/O error.
        code == SQLITE_FULL || systemError == ENOSPC || systemError == EDQUOT
    }

    /// The file or its folder cannot be written.
    package var isReadOnly: Bool {
        code == SQLITE_READONLY || code == SQLITE_PERM || systemError == EROFS
            || systemError == EACCES
    }

    /// Another process holds the database longer than the busy timeout.
    package var isBusy: Bool { code == SQLITE_BUSY || code == SQLITE_LOCKED }

    package var isIOError: Bool { code == SQLITE_IOERR }

    /// The file is a database whose content contradicts itself.
    package var isCorrupt: Bool { code == SQLITE_CORRUPT }

    package var isNotADatabase: Bool { code == SQLITE_NOTADB }

    /// The file cannot be opened or created.
    package var isCannotOpen: Bool { code == SQLITE_CANTOPEN }

    /// A rule of the schema refused the write: uniqueness, a check, a trigger.
    package var isConstraint: Bool { code == SQLITE_CONSTRAINT }
}
