#ifndef HARU_TERMINAL_OTHER_H
#define HARU_TERMINAL_OTHER_H

// Systems without eventfd and signalfd: nothing wakes a wait, and screens are refused with ENOSYS. Commands still work.

static inline int terminal_open_waker(void) { return -1; }

static inline void terminal_wake(int waker) { (void)waker; }

static inline void terminal_take_note(int waker) { (void)waker; }

static inline int terminal_open_signals(void) {
  errno = ENOSYS;
  return -1;
}

static inline int terminal_next_signal(int fd) {
  (void)fd;
  return 0;
}

static inline void terminal_stop_job(void) { kill(0, SIGTSTP); }

#endif
