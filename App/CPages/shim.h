#ifndef HARU_PAGES_H
#define HARU_PAGES_H

#include <stdlib.h>

#ifdef __linux__

#include <stdint.h>
#include <sys/mman.h>

extern char __bss_start[], _end[];

/// Asks for all pages of a range at once; without effect on a kernel before 5.14.
static inline void haru_pages_of(char *start, char *end) {
  uintptr_t first = ((uintptr_t)start + 4095) & ~(uintptr_t)4095;
  uintptr_t last = (uintptr_t)end & ~(uintptr_t)4095;
  if (first < last) madvise((void *)first, last - first, 23 /* MADV_POPULATE_WRITE */);
}

/// Asks at once for the pages that every command writes: the variables of the program and the first 480 KB of its heap.
/// A page that is asked for when it is first written costs a short command a microsecond or two, and there are over two
/// hundred.
static inline void haru_ask_for_pages(void) {
  enum { pieces = 4, length = 120 * 1024 };
  haru_pages_of(__bss_start, _end);
  char *heap[pieces];
  for (int piece = 0; piece < pieces; piece++) {
    heap[piece] = malloc(length);
    if (heap[piece]) haru_pages_of(heap[piece], heap[piece] + length);
  }
  // It is never freed: what lies below it stays in the heap and is not returned to the system.
  static void *volatile kept;
  kept = malloc(1);
  (void)kept;
  for (int piece = 0; piece < pieces; piece++) free(heap[piece]);
}

#else

static inline void haru_ask_for_pages(void) {}

#endif

#endif
