#ifndef HARU_LINUX_H
#define HARU_LINUX_H

#ifdef __linux__

#include <errno.h>
#include <string.h>
#include <sys/inotify.h>
#include <sys/syscall.h>
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

/// Whether a folder has an encryption policy (fscrypt). The numbers are FS_IOC_GETFLAGS, whose size is that of a long,
/// and FS_ENCRYPT_FL.
static inline int haru_has_encryption_policy(int folder) {
  long flags = 0;
  unsigned long request = 0x80006601UL | (unsigned long)sizeof(long) << 16;
  return syscall(SYS_ioctl, folder, request, &flags) == 0 && ((unsigned int)flags & 0x800) != 0;
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

/// Opens a file in memory that has no name on any disk; negative on failure. It cannot be executed, which newer systems
/// can require. The numbers are MFD_CLOEXEC and MFD_NOEXEC_SEAL.
static inline int haru_memory_file(const char *label) {
  int file = (int)syscall(SYS_memfd_create, label, 1U | 8U);
  if (file < 0 && errno == EINVAL) file = (int)syscall(SYS_memfd_create, label, 1U);
  return file;
}

// The kernel's keyrings. The functions call the kernel directly, so no library is needed. They return a number of a
// key, or a negative errno value: ENOKEY (no such key), EKEYEXPIRED, EKEYREVOKED, EDQUOT (quota), ENOSYS, EPERM or
// EACCES (a container refuses keyrings). The numbers of the operations are those of linux/keyctl.h.

enum {
  HARU_THREAD_KEYRING = -1,   // KEY_SPEC_THREAD_KEYRING
  HARU_PROCESS_KEYRING = -2,  // KEY_SPEC_PROCESS_KEYRING
  HARU_USER_KEYRING = -4,     // KEY_SPEC_USER_KEYRING
};

static inline int haru_keyctl(int operation, long one, long two, long three, long four) {
  long result = syscall(SYS_keyctl, (long)operation, one, two, three, four);
  return result < 0 ? -errno : (int)result;
}

/// Calls `keyctl`. If the kernel denies access, the user keyring is linked into the process keyring, and the call is
/// repeated. A session that does not contain the user keyring has few rights to its keys.
static inline int haru_keyctl_as_owner(int operation, long one, long two, long three) {
  int result = haru_keyctl(operation, one, two, three, 0);
  if (result != -EACCES) return result;
  if (haru_keyctl(8, HARU_USER_KEYRING, HARU_PROCESS_KEYRING, 0, 0) < 0) return result;  // LINK
  return haru_keyctl(operation, one, two, three, 0);
}

/// Returns the number of the user keyring.
static inline int haru_key_user_keyring(void) {
  return haru_keyctl(0, HARU_USER_KEYRING, 0, 0, 0);  // GET_KEYRING_ID
}

/// Adds a new key to a new keyring, and returns the number of that keyring. Only this thread can find the keyring, and
/// the kernel deletes both when the thread ends or the process is killed. A new keyring is needed because `add_key`
/// would update a key of the same name, and an update clears the expiry. A thread keyring is needed because two threads
/// can share a process keyring, and one would then update the key of the other.
static inline int haru_key_stage(const char *name, const void *bytes, size_t count, int *key) {
  long area = syscall(SYS_add_key, "keyring", "haru", (void *)0, (size_t)0, HARU_THREAD_KEYRING);
  if (area < 0) return -errno;
  long added = syscall(SYS_add_key, "user", name, bytes, count, (int)area);
  if (added < 0) {
    int problem = errno;
    haru_keyctl(9, area, HARU_THREAD_KEYRING, 0, 0);  // UNLINK
    return -problem;
  }
  *key = (int)added;
  return (int)area;
}

/// Sets the rights and the expiry of a staged key. Its owner may view, read, search and link it, and change its
/// attributes. Only processes of the same user may do so (except linking). Nobody may update it. 0 seconds are refused,
/// because they would mean no expiry.
static inline int haru_key_limit(int key, unsigned int seconds) {
  if (seconds == 0) return -EINVAL;
  int result = haru_keyctl(5, key, 0x3b2b0000, 0, 0);          // SETPERM
  return result < 0 ? result : haru_keyctl(15, key, seconds, 0, 0);  // SET_TIMEOUT
}

/// Links a staged key into the user keyring. The kernel removes the link to an older key of the same name in the same
/// step.
static inline int haru_key_publish(int key) {
  return haru_keyctl(8, key, HARU_USER_KEYRING, 0, 0);  // LINK
}

/// Drops the keyring of a staged key. The key stays if it is linked into the user keyring.
static inline int haru_key_unstage(int area) {
  return haru_keyctl(9, area, HARU_THREAD_KEYRING, 0, 0);  // UNLINK
}

/// Returns the number of the key with this name in the user keyring.
static inline int haru_key_find(const char *name) {
  return haru_keyctl(10, HARU_USER_KEYRING, (long)"user", (long)name, 0);  // SEARCH
}

/// Returns how many bytes a key has.
static inline int haru_key_size(int key) {
  return haru_keyctl_as_owner(11, key, 0, 0);  // READ
}

/// Reads exactly `count` bytes of a key; -EMSGSIZE if it has fewer or more, and then nothing is left in the buffer.
static inline int haru_key_read(int key, void *bytes, size_t count) {
  int result = haru_keyctl_as_owner(11, key, (long)bytes, (long)count);  // READ
  if (result >= 0 && (size_t)result == count) return 0;
  explicit_bzero(bytes, count);
  return result < 0 ? result : -EMSGSIZE;
}

/// Deletes the content of a key at once, for all processes, and removes the key from the user keyring.
static inline int haru_key_remove(int key) {
  int revoked = haru_keyctl_as_owner(3, key, 0, 0);  // REVOKE
  int unlinked = haru_keyctl(9, key, HARU_USER_KEYRING, 0, 0);  // UNLINK
  // Another process may have removed or replaced the key in the meantime.
  int isGone = revoked == 0 || revoked == -ENOKEY || revoked == -EKEYREVOKED;
  if (isGone || revoked == -EKEYEXPIRED || unlinked == 0) return 0;
  return revoked;
}

/// Gives this process a new session keyring, as a login does. For tests.
static inline int haru_key_new_session(void) {
  return haru_keyctl(1, 0, 0, 0, 0);  // JOIN_SESSION_KEYRING
}

/// Keeps this process from being dumped, traced or read by other processes of the same user. Starting another program
/// ends that. The hard limit stays, so that other programs can allow core files for themselves. 0 on success.
static inline int haru_hide_process(void) {
  unsigned long long limit[2];
  if (syscall(SYS_prctl, 4L, 0L, 0L, 0L, 0L) != 0) return -1;  // PR_SET_DUMPABLE
  if (syscall(SYS_prlimit64, 0L, 4L, (void *)0, limit) != 0) return -1;  // RLIMIT_CORE
  limit[0] = 0;
  return syscall(SYS_prlimit64, 0L, 4L, limit, (void *)0) == 0 ? 0 : -1;
}

/// Keeps the pages of some bytes out of core files, and clears them in a forked process. 0 on success.
static inline int haru_hide_memory(const void *bytes, size_t count) {
  size_t page = (size_t)sysconf(_SC_PAGESIZE);
  size_t first = (size_t)bytes / page * page;
  size_t length = ((size_t)bytes + count - first + page - 1) / page * page;
  int status = syscall(SYS_madvise, first, length, 16L) == 0 ? 0 : -1;  // MADV_DONTDUMP
  return syscall(SYS_madvise, first, length, 18L) == 0 ? status : -1;   // MADV_WIPEONFORK
}

#endif

#endif
