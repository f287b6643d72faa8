#include <sqlite3.h>

/// Tells SQLite to take its own copy of the bytes it is given (the C macro cannot be imported).
static inline sqlite3_destructor_type haru_sqlite_transient(void) { return SQLITE_TRANSIENT; }

/// The interface of the full-text index, or null in a library that was built without one. It comes
/// out of a pointer that is bound to a statement under a name that has to outlive the call.
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
