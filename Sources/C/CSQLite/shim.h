#pragma once
#include <sqlite3.h>

// SQLITE_TRANSIENT is a macro that casts -1 to a function pointer, which Swift cannot express.
static inline int csqlite_bind_text(sqlite3_stmt *statement, int index, const char *text, int bytes)
{
    return sqlite3_bind_text(statement, index, text, bytes, SQLITE_TRANSIENT);
}

// sqlite3_db_config is variadic; this is its form for on/off options.
static inline int csqlite_set_option(sqlite3 *connection, int option, int on)
{
    return sqlite3_db_config(connection, option, on, (int *)0);
}

// sqlite3_config is variadic. Without statistics no allocation takes a lock shared by all connections.
static inline int csqlite_start_without_statistics(void)
{
    return sqlite3_config(SQLITE_CONFIG_MEMSTATUS, 0);
}

// As csqlite_bind_text: SQLITE_TRANSIENT is a cast that Swift cannot express.
static inline int csqlite_bind_blob(sqlite3_stmt *statement, int index, const void *bytes, int count)
{
    return sqlite3_bind_blob(statement, index, count == 0 ? "" : bytes, count, SQLITE_TRANSIENT);
}

// Syncs the write-ahead log of an open database, or its rollback journal.
static inline int csqlite_sync_log(sqlite3 *connection)
{
    sqlite3_file *file = 0;
    int code = sqlite3_file_control(connection, "main", SQLITE_FCNTL_JOURNAL_POINTER, &file);
    if (code != SQLITE_OK || !file || !file->pMethods) return code;
    return file->pMethods->xSync(file, SQLITE_SYNC_NORMAL);
}
