#pragma once

#include "files.h"

static inline sqlite3_vfs *haru_inner_vfs(sqlite3_vfs *vfs) { return (sqlite3_vfs *)vfs->pAppData; }

/// Returns the coder of the store to which a journal or log belongs; null if the store is plain. SQLite asks with a
/// name that it made itself, from which it finds the store.
static inline void *haru_coder_beside(const char *name) {
  return haru_coder_of(sqlite3_database_file_object(name));
}

static inline int haru_ends(const char *name, const char *ending) {
  size_t length = strlen(name), end = strlen(ending);
  return length > end && strcmp(name + length - end, ending) == 0;
}

/// Returns the path of the encrypted log, `-log` instead of `-wal`, which the caller frees; null without memory.
static inline char *haru_log_path(const char *name) {
  char *path = strdup(name);
  if (path) memcpy(path + strlen(path) - 4, "-log", 4);
  return path;
}

/// Opens a file of SQLite's own layer, and gives it to this layer.
static inline int haru_open_inner(
    sqlite3_vfs *vfs, const char *name, char *path, sqlite3_file *file, int flags, int *out) {
  haru_file *mine = (haru_file *)file;
  sqlite3_file *inner = haru_inner(file);
  memset(inner, 0, sizeof *inner);
  int status = haru_inner_vfs(vfs)->xOpen(haru_inner_vfs(vfs), name, inner, flags, out);
  if (status != SQLITE_OK) {
    if (inner->pMethods) inner->pMethods->xClose(inner);
    free(path);
    return status;
  }
  mine->coder = 0;
  mine->path = path;
  mine->base.pMethods = &haru_methods;
  return SQLITE_OK;
}

static inline int haru_vfs_open(
    sqlite3_vfs *vfs, const char *name, sqlite3_file *file, int flags, int *out) {
  file->pMethods = 0;
  void *store = 0;
  int status;
  if (flags & SQLITE_OPEN_MAIN_DB) {
    status = haru_open_inner(vfs, name, 0, file, flags, out);
    if (status != SQLITE_OK) return status;
    status = haru_vfs.coding.store(haru_inner(file), &((haru_file *)file)->coder);
  } else {
    if (flags & (SQLITE_OPEN_WAL | SQLITE_OPEN_MAIN_JOURNAL)) {
      store = haru_coder_beside(name);
      if (store && !(flags & SQLITE_OPEN_WAL)) return SQLITE_CANTOPEN;
    } else if (!haru_vfs.coding.allows_temporary()) {
      return SQLITE_CANTOPEN;
    }
    if (!store) return haru_inner_vfs(vfs)->xOpen(haru_inner_vfs(vfs), name, file, flags, out);
    char *path = haru_log_path(name);
    if (!path) return SQLITE_NOMEM;
    status = haru_open_inner(vfs, path, path, file, flags, out);
    if (status != SQLITE_OK) return status;
    status = haru_vfs.coding.log(store, haru_inner(file), &((haru_file *)file)->coder);
  }
  if (status != SQLITE_OK) {
    haru_file_close(file);
    file->pMethods = 0;
  }
  return status;
}

static inline int haru_vfs_delete(sqlite3_vfs *vfs, const char *name, int flushes) {
  sqlite3_vfs *inner = haru_inner_vfs(vfs);
  if (haru_ends(name, "-wal") && haru_coder_beside(name)) {
    char *path = haru_log_path(name);
    if (!path) return SQLITE_NOMEM;
    int status = inner->xDelete(inner, path, flushes);
    free(path);
    return status;
  }
  return inner->xDelete(inner, name, flushes);
}

/// Answers whether a file exists. An encrypted store has no journal: SQLite would play back whatever a stranger wrote.
static inline int haru_vfs_access(sqlite3_vfs *vfs, const char *name, int flags, int *answer) {
  sqlite3_vfs *inner = haru_inner_vfs(vfs);
  int is_log = haru_ends(name, "-wal"), is_journal = haru_ends(name, "-journal");
  if (!(is_log || is_journal) || !haru_coder_beside(name))
    return inner->xAccess(inner, name, flags, answer);
  *answer = 0;
  if (is_journal) return SQLITE_OK;
  char *path = haru_log_path(name);
  if (!path) return SQLITE_NOMEM;
  int status = inner->xAccess(inner, path, flags, answer);
  free(path);
  return status;
}

/// Makes SQLite open all files through this layer. Must be called once, before the first store is opened.
static inline int haru_vfs_register(haru_coding coding) {
  static sqlite3_vfs vfs;
  sqlite3_vfs *inner = sqlite3_vfs_find(0);
  if (!inner) return SQLITE_ERROR;
  haru_vfs.coding = coding;
  vfs = *inner;
  vfs.zName = "haru";
  vfs.pNext = 0;
  vfs.pAppData = inner;
  vfs.szOsFile = inner->szOsFile + (int)sizeof(haru_file);
  vfs.xOpen = haru_vfs_open;
  vfs.xDelete = haru_vfs_delete;
  vfs.xAccess = haru_vfs_access;
  return sqlite3_vfs_register(&vfs, 1);
}

static inline int haru_inner_read(sqlite3_file *f, void *bytes, int count, sqlite3_int64 offset) {
  return f->pMethods->xRead(f, bytes, count, offset);
}

static inline int haru_inner_write(
    sqlite3_file *f, const void *bytes, int count, sqlite3_int64 offset) {
  return f->pMethods->xWrite(f, bytes, count, offset);
}

static inline int haru_inner_truncate(sqlite3_file *f, sqlite3_int64 size) {
  return f->pMethods->xTruncate(f, size);
}

static inline int haru_inner_sync(sqlite3_file *f, int flags) { return f->pMethods->xSync(f, flags); }

static inline int haru_inner_size(sqlite3_file *f, sqlite3_int64 *size) {
  return f->pMethods->xFileSize(f, size);
}

/// Returns the coder of an open store; null for a plain store or one in memory.
static inline void *haru_coder_of_connection(sqlite3 *connection) {
  void *coder = 0;
  if (sqlite3_file_control(connection, "main", haru_control_coder, &coder) != SQLITE_OK) return 0;
  return coder;
}
