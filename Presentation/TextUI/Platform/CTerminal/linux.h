#ifndef HARU_TERMINAL_LINUX_H
#define HARU_TERMINAL_LINUX_H

#include <sys/eventfd.h>
#include <sys/signalfd.h>

// One thread ends the wait of another with this number, which is waited for while it is zero.
static inline int terminal_open_waker(void) { return eventfd(0, EFD_NONBLOCK | EFD_CLOEXEC); }

static inline void terminal_wake(int waker) {
  unsigned long long one = 1;
  while (write(waker, &one, sizeof one) < 0 && errno == EINTR) {}
}

static inline void terminal_take_note(int waker) {
  unsigned long long count;
  while (read(waker, &count, sizeof count) < 0 && errno == EINTR) {}
}

static inline int terminal_open_signals(void) {
  sigset_t set = terminal_signals();
  return signalfd(-1, &set, SFD_NONBLOCK | SFD_CLOEXEC);
}

static inline int terminal_next_signal(int fd) {
  struct signalfd_siginfo info;
  return read(fd, &info, sizeof info) == (ssize_t)sizeof info ? (int)info.ssi_signo : 0;
}

// Stops the whole job and returns once it goes on. Where no shell could ever continue it, the
// kernel drops the stop; a short wait tells the two apart, whichever thread takes the signal.
static inline void terminal_stop_job(void) {
  sigset_t going_on, before;
  sigemptyset(&going_on);
  sigaddset(&going_on, SIGCONT);
  pthread_sigmask(SIG_BLOCK, &going_on, &before);
  kill(0, SIGTSTP);
  struct timespec patience = {0, 200000000};
  while (sigtimedwait(&going_on, NULL, &patience) < 0 && errno == EINTR) {}
  pthread_sigmask(SIG_SETMASK, &before, NULL);
}

#endif
