/// Makes `sqlite3.h` declare the preupdate hook, which SQLite calls before it changes a row.
#ifndef SQLITE_ENABLE_PREUPDATE_HOOK
#define SQLITE_ENABLE_PREUPDATE_HOOK 1
#endif
#include <sqlite3.h>

#include <string.h>

#include "memory.h"
#include "vfs.h"

/// Returns `SQLITE_TRANSIENT`, which makes SQLite copy the bytes it is given. Swift cannot import the C macro.
static inline sqlite3_destructor_type haru_sqlite_transient(void) { return SQLITE_TRANSIENT; }

/// Returns the API of the full-text index (FTS5); null if the library was built without FTS5. SQLite stores the API in
/// a pointer that is bound to a statement. The type name of the pointer must outlive the call.
static inline fts5_api *haru_sqlite_fts5(sqlite3 *db) {
  fts5_api *api = 0;
  sqlite3_stmt *statement = 0;
  if (sqlite3_prepare_v2(db, "SELECT fts5(?1)", -1, &statement, 0) == SQLITE_OK) {
    sqlite3_bind_pointer(statement, 1, (void *)&api, "fts5_api_ptr", 0);
    sqlite3_step(statement);
  }
  sqlite3_finalize(statement);
  return api;
}

/// Replaces a store in memory with a copy of a database file, which can then only be read. Returns a status of SQLite,
/// which releases the copy.
static inline int haru_load(sqlite3 *db, const void *bytes, size_t count) {
  unsigned char *copy = sqlite3_malloc64(count > 0 ? count : 1);
  if (!copy) return SQLITE_NOMEM;
  if (count > 0) memcpy(copy, bytes, count);
  return sqlite3_deserialize(db, "main", copy, (sqlite3_int64)count, (sqlite3_int64)count,
                             SQLITE_DESERIALIZE_FREEONCLOSE | SQLITE_DESERIALIZE_READONLY);
}

/// Protects a connection from malicious files. The schema of a file can then run no unsafe function, trigger or view.
/// Swift cannot import `sqlite3_db_config`, because it is variadic.
static inline void haru_sqlite_distrust(sqlite3 *db) {
  sqlite3_db_config(db, SQLITE_DBCONFIG_DEFENSIVE, 1, (int *)0);
  sqlite3_db_config(db, SQLITE_DBCONFIG_TRUSTED_SCHEMA, 0, (int *)0);
  sqlite3_db_config(db, SQLITE_DBCONFIG_ENABLE_TRIGGER, 0, (int *)0);
  sqlite3_db_config(db, SQLITE_DBCONFIG_ENABLE_VIEW, 0, (int *)0);
  sqlite3_db_config(db, SQLITE_DBCONFIG_DQS_DML, 0, (int *)0);
  sqlite3_db_config(db, SQLITE_DBCONFIG_DQS_DDL, 0, (int *)0);
}
