#ifndef HARU_SPAWN_H
#define HARU_SPAWN_H

#include <spawn.h>

// Swift's Glibc is what POSIX knows of the C library; these are Linux's, and need no more headers.

int pipe2(int ends[2], int flags);
int syncfs(int file);
int renameat2(int from, const char *old, int to, const char *name, unsigned int flags);
int posix_spawn_file_actions_addclosefrom_np(posix_spawn_file_actions_t *actions, int first);
int posix_spawn_file_actions_addchdir_np(posix_spawn_file_actions_t *actions, const char *path);


#include <errno.h>
#include <string.h>
#include <sys/inotify.h>
#include <sys/vfs.h>
#include <unistd.h>

/// What kind of disk a path lies on and how many bytes are free there; 0 when that is known.
static inline int haru_disk(const char *path, unsigned int *kind, long long *bytes) {
  struct statfs found;
  if (statfs(path, &found) != 0) return -1;
  *kind = (unsigned int)found.f_type;
  if (__builtin_mul_overflow((long long)found.f_bavail, (long long)found.f_bsize, bytes))
    *bytes = 0x7fffffffffffffff;
  return 0;
}

/// Lets two files or folders change places in one step; 0 when they did. The numbers are AT_FDCWD and
/// RENAME_EXCHANGE: their header would make this module the one that defines files and times.
static inline int haru_exchange(const char *one, const char *other) {
  return renameat2(-100, one, -100, other, 2);
}

/// Hears what is written in a folder from now on; below zero where nothing can be heard.
static inline int haru_listen(const char *folder) {
  int ear = inotify_init1(IN_NONBLOCK | IN_CLOEXEC);
  if (ear < 0) return -1;
  if (inotify_add_watch(ear, folder, IN_MODIFY | IN_CLOSE_WRITE | IN_MOVED_TO | IN_DELETE) >= 0)
    return ear;
  close(ear);
  return -1;
}

/// Takes all that was heard, and says whether some of it was of a file or of what lies beside it
/// under its name and a dash. What was too much to be kept may have been.
static inline int haru_heard(int ear, const char *name) {
  _Alignas(struct inotify_event) char bytes[8192];
  size_t length = strlen(name);
  int heard = 0;
  while (1) {
    ssize_t count = read(ear, bytes, sizeof bytes);
    if (count < 0 && errno == EINTR) continue;
    if (count <= 0) return heard;
    for (char *place = bytes; place < bytes + count;) {
      struct inotify_event *event = (struct inotify_event *)place;
      place += sizeof *event + event->len;
      if (event->mask & IN_Q_OVERFLOW) heard = 1;
      if (event->len == 0 || strncmp(event->name, name, length) != 0) continue;
      if (event->name[length] == 0 || event->name[length] == '-') heard = 1;
    }
  }
}

#endif
