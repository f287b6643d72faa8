#ifndef HARU_SPAWN_H
#define HARU_SPAWN_H

#include <spawn.h>

// Swift's module of the C library has no `posix_spawn`, and POSIX has neither of these two calls.
#ifdef __linux__

int posix_spawn_file_actions_addclosefrom_np(posix_spawn_file_actions_t *actions, int first);
int posix_spawn_file_actions_addchdir_np(posix_spawn_file_actions_t *actions, const char *path);

#endif

#endif
