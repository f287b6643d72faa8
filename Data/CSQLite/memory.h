#pragma once

#include <sqlite3.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>

/// A memory allocator for SQLite. Pieces have a few fixed lengths, and each starts with its length. A released piece is
/// reused, and is not returned to the system. Reading a schema allocates thousands of small pieces, and closing the
/// file releases them. With the allocator of the C library, that would take a fifth of the time of a short command.
enum { haru_step = 16, haru_longest = 1024, haru_chunk = 65536, haru_head = sizeof(size_t) };

static struct {
  atomic_flag lock;
  size_t *released[haru_longest / haru_step + 1];
  char *next, *end;
} haru_memory = {ATOMIC_FLAG_INIT};

/// Acquires the lock. Waits in a loop, because another thread holds the lock only for a few instructions.
static inline void haru_memory_lock(void) {
  while (atomic_flag_test_and_set_explicit(&haru_memory.lock, memory_order_acquire)) {
  }
}

static inline void haru_memory_unlock(void) {
  atomic_flag_clear_explicit(&haru_memory.lock, memory_order_release);
}

static inline int haru_memory_rounded(int size) {
  return ((size + haru_head + haru_step - 1) & ~(haru_step - 1)) - haru_head;
}

static inline void *haru_memory_new(int size) {
  size_t whole = haru_memory_rounded(size) + haru_head;
  size_t *piece;
  if (whole > haru_longest) {
    piece = malloc(whole);
  } else {
    haru_memory_lock();
    size_t **released = &haru_memory.released[whole / haru_step];
    piece = *released;
    if (piece) {
      *released = *(size_t **)piece;
    } else {
      if ((size_t)(haru_memory.end - haru_memory.next) < whole) {
        haru_memory.next = malloc(haru_chunk);
        haru_memory.end = haru_memory.next ? haru_memory.next + haru_chunk : 0;
      }
      piece = (size_t *)haru_memory.next;
      if (piece) haru_memory.next += whole;
    }
    haru_memory_unlock();
  }
  if (!piece) return 0;
  *piece = whole;
  return piece + 1;
}

static inline int haru_memory_size(void *memory) {
  return memory ? (int)((size_t *)memory)[-1] - haru_head : 0;
}

static inline void haru_memory_release(void *memory) {
  size_t *piece = (size_t *)memory - 1, whole = *piece;
  if (whole > haru_longest) {
    free(piece);
    return;
  }
  haru_memory_lock();
  *(size_t **)piece = haru_memory.released[whole / haru_step];
  haru_memory.released[whole / haru_step] = piece;
  haru_memory_unlock();
}

static inline void *haru_memory_resized(void *memory, int size) {
  int old = haru_memory_size(memory), new = haru_memory_rounded(size);
  if (new == old) return memory;
  if (old + haru_head > haru_longest && new + haru_head > haru_longest) {
    size_t *piece = realloc((size_t *)memory - 1, new + haru_head);
    if (!piece) return 0;
    *piece = new + haru_head;
    return piece + 1;
  }
  void *moved = haru_memory_new(size);
  if (!moved) return 0;
  memcpy(moved, memory, old < new ? old : new);
  haru_memory_release(memory);
  return moved;
}

static inline int haru_memory_begin(void *unused) { return 0; }

static inline void haru_memory_end(void *unused) {}

/// Makes SQLite use this allocator, and turns off SQLite's memory statistics. Returns an SQLite result code. Must be
/// called before any other function of SQLite.
static inline int haru_sqlite_use_own_memory(void) {
  sqlite3_mem_methods methods = {
      haru_memory_new, haru_memory_release, haru_memory_resized, haru_memory_size,
      haru_memory_rounded, haru_memory_begin, haru_memory_end, 0};
  int status = sqlite3_config(SQLITE_CONFIG_MEMSTATUS, 0);
  return status == SQLITE_OK ? sqlite3_config(SQLITE_CONFIG_MALLOC, &methods) : status;
}
