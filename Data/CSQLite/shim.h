#include <sqlite3.h>

/// Tells SQLite to take its own copy of the bytes it is given (the C macro cannot be imported).
static inline sqlite3_destructor_type haru_sqlite_transient(void) { return SQLITE_TRANSIENT; }
