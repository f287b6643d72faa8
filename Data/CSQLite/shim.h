/// The hook that sees every row before it changes is declared only where it is asked for.
#ifndef SQLITE_ENABLE_PREUPDATE_HOOK
#define SQLITE_ENABLE_PREUPDATE_HOOK 1
#endif
#include <sqlite3.h>

#include "memory.h"

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

/// Trusts nothing a file says of itself: no function of its schema runs, no trigger, no view (the C
/// function takes a list of any length, which cannot be imported).
static inline void haru_sqlite_distrust(sqlite3 *db) {
  sqlite3_db_config(db, SQLITE_DBCONFIG_DEFENSIVE, 1, (int *)0);
  sqlite3_db_config(db, SQLITE_DBCONFIG_TRUSTED_SCHEMA, 0, (int *)0);
  sqlite3_db_config(db, SQLITE_DBCONFIG_ENABLE_TRIGGER, 0, (int *)0);
  sqlite3_db_config(db, SQLITE_DBCONFIG_ENABLE_VIEW, 0, (int *)0);
  sqlite3_db_config(db, SQLITE_DBCONFIG_DQS_DML, 0, (int *)0);
  sqlite3_db_config(db, SQLITE_DBCONFIG_DQS_DDL, 0, (int *)0);
}
