#ifndef HARU_SPAWN_H
#define HARU_SPAWN_H

#include <spawn.h>

// Swift's Glibc is what POSIX knows of the C library; these are Linux's, and need no more headers.

int pipe2(int ends[2], int flags);
int posix_spawn_file_actions_addclosefrom_np(posix_spawn_file_actions_t *actions, int first);


#include <sys/vfs.h>

/// What kind of disk a path lies on and how many bytes are free there; 0 when that is known.
static inline int haru_disk(const char *path, unsigned int *kind, long long *bytes) {
  struct statfs found;
  if (statfs(path, &found) != 0) return -1;
  *kind = (unsigned int)found.f_type;
  if (__builtin_mul_overflow((long long)found.f_bavail, (long long)found.f_bsize, bytes))
    *bytes = 0x7fffffffffffffff;
  return 0;
}

#endif
