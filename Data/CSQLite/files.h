#pragma once

#include <sqlite3.h>
#include <stdlib.h>
#include <string.h>

/// A layer between SQLite and its own file system. It passes the files of plain stores on, and lets a coder encrypt
/// what SQLite writes into an encrypted store and its log. The Swift class `EncryptedFile` is a coder.
typedef struct haru_coding {
  /// Sets the coder of a store that was just opened; null for a plain store.
  int (*store)(sqlite3_file *inner, void **coder);
  /// Sets the coder of the log of an encrypted store.
  int (*log)(void *store, sqlite3_file *inner, void **coder);
  void (*release)(void *coder);
  int (*read)(void *coder, void *bytes, int count, sqlite3_int64 offset);
  int (*write)(void *coder, const void *bytes, int count, sqlite3_int64 offset);
  int (*truncate)(void *coder, sqlite3_int64 size);
  int (*sync)(void *coder, int flags);
  int (*size)(void *coder, sqlite3_int64 *size);
  /// Whether SQLite may create temporary files, which are not encrypted.
  int (*allows_temporary)(void);
} haru_coding;

static struct {
  haru_coding coding;
} haru_vfs = {{0}};

/// An open store, or the log of an encrypted store. The file that SQLite's own layer opened follows in memory.
typedef struct haru_file {
  sqlite3_file base;
  void *coder;
  /// The path of the log, which differs from the one SQLite asked for; null for a store.
  char *path;
} haru_file;

/// Asks for the coder of an open store, as a pointer; null for a plain store.
enum { haru_control_coder = 0x48617201 };

static inline sqlite3_file *haru_inner(sqlite3_file *file) {
  return (sqlite3_file *)((haru_file *)file + 1);
}

static inline void *haru_coder_of(sqlite3_file *file) { return ((haru_file *)file)->coder; }

static inline int haru_file_close(sqlite3_file *file) {
  haru_file *mine = (haru_file *)file;
  sqlite3_file *inner = haru_inner(file);
  if (mine->coder) haru_vfs.coding.release(mine->coder);
  int status = inner->pMethods->xClose(inner);
  free(mine->path);
  mine->coder = 0;
  mine->path = 0;
  return status;
}

static inline int haru_file_read(sqlite3_file *file, void *bytes, int count, sqlite3_int64 offset) {
  void *coder = haru_coder_of(file);
  if (coder) return haru_vfs.coding.read(coder, bytes, count, offset);
  sqlite3_file *inner = haru_inner(file);
  return inner->pMethods->xRead(inner, bytes, count, offset);
}

static inline int haru_file_write(
    sqlite3_file *file, const void *bytes, int count, sqlite3_int64 offset) {
  void *coder = haru_coder_of(file);
  if (coder) return haru_vfs.coding.write(coder, bytes, count, offset);
  sqlite3_file *inner = haru_inner(file);
  return inner->pMethods->xWrite(inner, bytes, count, offset);
}

static inline int haru_file_truncate(sqlite3_file *file, sqlite3_int64 size) {
  void *coder = haru_coder_of(file);
  if (coder) return haru_vfs.coding.truncate(coder, size);
  sqlite3_file *inner = haru_inner(file);
  return inner->pMethods->xTruncate(inner, size);
}

static inline int haru_file_sync(sqlite3_file *file, int flags) {
  void *coder = haru_coder_of(file);
  if (coder) return haru_vfs.coding.sync(coder, flags);
  sqlite3_file *inner = haru_inner(file);
  return inner->pMethods->xSync(inner, flags);
}

static inline int haru_file_size(sqlite3_file *file, sqlite3_int64 *size) {
  void *coder = haru_coder_of(file);
  if (coder) return haru_vfs.coding.size(coder, size);
  sqlite3_file *inner = haru_inner(file);
  return inner->pMethods->xFileSize(inner, size);
}

/// Locks a file. The first lock fails if another file has taken the name since the file was opened: its log would
/// belong to the other file.
static inline int haru_file_lock(sqlite3_file *file, int level) {
  sqlite3_file *inner = haru_inner(file);
  int status = inner->pMethods->xLock(inner, level);
  if (status != SQLITE_OK || level != SQLITE_LOCK_SHARED) return status;
  int has_moved = 0;
  inner->pMethods->xFileControl(inner, SQLITE_FCNTL_HAS_MOVED, &has_moved);
  if (!has_moved) return SQLITE_OK;
  inner->pMethods->xUnlock(inner, SQLITE_LOCK_NONE);
  return SQLITE_READONLY_DBMOVED;
}

static inline int haru_file_unlock(sqlite3_file *file, int level) {
  sqlite3_file *inner = haru_inner(file);
  return inner->pMethods->xUnlock(inner, level);
}

static inline int haru_file_is_reserved(sqlite3_file *file, int *is_reserved) {
  sqlite3_file *inner = haru_inner(file);
  return inner->pMethods->xCheckReservedLock(inner, is_reserved);
}

static inline int haru_file_control(sqlite3_file *file, int operation, void *argument) {
  sqlite3_file *inner = haru_inner(file);
  void *coder = haru_coder_of(file);
  if (operation == haru_control_coder) {
    *(void **)argument = coder;
    return SQLITE_OK;
  }
  // SQLite's own layer would write unencrypted zeros to extend the file.
  int extends = operation == SQLITE_FCNTL_SIZE_HINT || operation == SQLITE_FCNTL_CHUNK_SIZE;
  if (coder && extends) return SQLITE_OK;
  return inner->pMethods->xFileControl(inner, operation, argument);
}

static inline int haru_file_sector(sqlite3_file *file) {
  sqlite3_file *inner = haru_inner(file);
  return inner->pMethods->xSectorSize(inner);
}

/// Returns what the disk guarantees. SQLite must not write parts of a frame, nor read parts of a page.
static inline int haru_file_features(sqlite3_file *file) {
  sqlite3_file *inner = haru_inner(file);
  int features = inner->pMethods->xDeviceCharacteristics(inner);
  if (!haru_coder_of(file)) return features;
  int passed = SQLITE_IOCAP_UNDELETABLE_WHEN_OPEN | SQLITE_IOCAP_IMMUTABLE;
  return (features & passed) | SQLITE_IOCAP_POWERSAFE_OVERWRITE;
}

static inline int haru_file_map(
    sqlite3_file *file, int region, int size, int extend, void volatile **memory) {
  sqlite3_file *inner = haru_inner(file);
  return inner->pMethods->xShmMap(inner, region, size, extend, memory);
}

static inline int haru_file_lock_shared(sqlite3_file *file, int offset, int count, int flags) {
  sqlite3_file *inner = haru_inner(file);
  return inner->pMethods->xShmLock(inner, offset, count, flags);
}

static inline void haru_file_barrier(sqlite3_file *file) {
  sqlite3_file *inner = haru_inner(file);
  inner->pMethods->xShmBarrier(inner);
}

static inline int haru_file_unmap(sqlite3_file *file, int deletes) {
  sqlite3_file *inner = haru_inner(file);
  return inner->pMethods->xShmUnmap(inner, deletes);
}

/// Version 2 has no memory-mapped reads, which would bypass the coder.
static const sqlite3_io_methods haru_methods = {
    2,
    haru_file_close,
    haru_file_read,
    haru_file_write,
    haru_file_truncate,
    haru_file_sync,
    haru_file_size,
    haru_file_lock,
    haru_file_unlock,
    haru_file_is_reserved,
    haru_file_control,
    haru_file_sector,
    haru_file_features,
    haru_file_map,
    haru_file_lock_shared,
    haru_file_barrier,
    haru_file_unmap,
    0,
    0};
