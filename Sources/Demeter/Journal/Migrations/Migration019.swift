internal import SQLite

extension Migration {
    /// Devices by whose names this journal ever wrote: decision record 11.
    ///
    /// `own` is 1 for the device of `here`, and for those that were it before another copy of this journal was
    /// met, which writes under their names too.
    static let ownDevices = Migration(
        number: 19,
        sql: """
            ALTER TABLE devices ADD COLUMN own INTEGER NOT NULL DEFAULT 0 CHECK (own IN (0, 1));
            \(markOwnDevice)
            """)

    /// What is taken over from a version without the mark gets it.
    static let markOwnDevice = "UPDATE devices SET own = 1 WHERE id = (SELECT device FROM here);"
}
