#ifndef HARU_LINUX_H
#define HARU_LINUX_H

#ifdef __linux__

#include <errno.h>
#include <string.h>
#include <sys/inotify.h>
#include <sys/vfs.h>
#include <unistd.h>

// Swift's module of the C library contains what POSIX defines; these calls exist only on Linux.

int pipe2(int ends[2], int flags);
int syncfs(int file);
int renameat2(int from, const char *old, int to, const char *name, unsigned int flags);

/// The kind of the disk of a path and its free bytes; 0 on success.
static inline int haru_disk(const char *path, unsigned int *kind, long long *bytes) {
  struct statfs found;
  if (statfs(path, &found) != 0) return -1;
  *kind = (unsigned int)found.f_type;
  if (__builtin_mul_overflow((long long)found.f_bavail, (long long)found.f_bsize, bytes))
    *bytes = 0x7fffffffffffffff;
  return 0;
}

/// Exchanges two files or folders in one step; 0 on success. The numbers are AT_FDCWD and RENAME_EXCHANGE. With their
/// header this module would define the types of files and times.
static inline int haru_exchange(const char *one, const char *other) {
  return renameat2(-100, one, -100, other, 2);
}

/// Opens a descriptor that reports changes of the files in a folder; negative on failure.
static inline int haru_watch(const char *folder) {
  int watch = inotify_init1(IN_NONBLOCK | IN_CLOEXEC);
  if (watch < 0) return -1;
  if (inotify_add_watch(watch, folder, IN_MODIFY | IN_CLOSE_WRITE | IN_MOVED_TO | IN_DELETE) >= 0)
    return watch;
  close(watch);
  return -1;
}

/// Consumes the reported changes, and returns whether one was of this file or of `name-...` next to it. If the queue
/// has overflowed, a change may be lost, so the result is 1.
static inline int haru_has_changed(int watch, const char *name) {
  _Alignas(struct inotify_event) char bytes[8192];
  size_t length = strlen(name);
  int found = 0;
  while (1) {
    ssize_t count = read(watch, bytes, sizeof bytes);
    if (count < 0 && errno == EINTR) continue;
    if (count <= 0) return found;
    for (char *place = bytes; place < bytes + count;) {
      struct inotify_event *event = (struct inotify_event *)place;
      place += sizeof *event + event->len;
      if (event->mask & IN_Q_OVERFLOW) found = 1;
      if (event->len == 0 || strncmp(event->name, name, length) != 0) continue;
      if (event->name[length] == 0 || event->name[length] == '-') found = 1;
    }
  }
}

#endif

#endif
