#ifndef HARU_SPAWN_H
#define HARU_SPAWN_H

#include <spawn.h>

// Swift's Glibc is what POSIX knows of the C library; these are Linux's, and need no more headers.

int pipe2(int ends[2], int flags);
int posix_spawn_file_actions_addclosefrom_np(posix_spawn_file_actions_t *actions, int first);

#endif
