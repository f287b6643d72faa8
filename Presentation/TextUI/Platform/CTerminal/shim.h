#ifndef HARU_TERMINAL_H
#define HARU_TERMINAL_H

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <stddef.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/stat.h>
#include <termios.h>
#include <time.h>
#include <unistd.h>

// Swift sees neither errno nor macros with arguments; these say the same by value.

static inline int terminal_last_error(void) { return errno; }

static inline long long terminal_milliseconds(void) {
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  return (long long)now.tv_sec * 1000 + now.tv_nsec / 1000000;
}

static inline struct winsize terminal_size(int fd) {
  struct winsize size;
  memset(&size, 0, sizeof size);
  if (ioctl(fd, TIOCGWINSZ, &size) != 0) memset(&size, 0, sizeof size);
  return size;
}

// How many pixels a cell has; zero where the terminal did not say.
static inline struct winsize terminal_cell(int fd) {
  struct winsize size = terminal_size(fd);
  size.ws_xpixel = size.ws_col ? size.ws_xpixel / size.ws_col : 0;
  size.ws_ypixel = size.ws_row ? size.ws_ypixel / size.ws_row : 0;
  return size;
}

// A program in the background that touches the modes of its terminal is stopped.
static inline int terminal_is_in_background(int fd) {
  pid_t foreground = tcgetpgrp(fd);
  return foreground > 0 && foreground != getpgrp();
}

static inline int terminal_set_modes(int fd, struct termios modes, int when) {
  int result;
  do { result = tcsetattr(fd, when, &modes); } while (result != 0 && errno == EINTR);
  return result;
}

static inline struct termios terminal_raw(struct termios modes) {
  cfmakeraw(&modes);
  modes.c_cc[VMIN] = 1;
  modes.c_cc[VTIME] = 0;
  return modes;
}

// What a wait ended with: nothing (the time is over), or some of input, a signal, a waker, and
// something that was heard. A file below zero is not waited for.
#define TERMINAL_INPUT 1
#define TERMINAL_SIGNAL 2
#define TERMINAL_WAKER 4
#define TERMINAL_EAR 16

static inline int terminal_wait(int input, int signals, int waker, int ear, int milliseconds) {
  struct pollfd watched[4] = {
      {input, POLLIN, 0}, {signals, POLLIN, 0}, {waker, POLLIN, 0}, {ear, POLLIN, 0}};
  if (poll(watched, 4, milliseconds) < 0) return -1;
  return (watched[0].revents ? TERMINAL_INPUT : 0) | (watched[1].revents ? TERMINAL_SIGNAL : 0)
      | (watched[2].revents ? TERMINAL_WAKER : 0) | (watched[3].revents ? TERMINAL_EAR : 0);
}

// The same terminal opened once more, for writing that never waits: the other opening is shared
// with the shell, which must not find it changed. Below zero where it cannot be opened.
static inline int terminal_open_writer(int output) {
  char path[256];
  struct stat wanted, found;
  if (ttyname_r(output, path, sizeof path) != 0 || fstat(output, &wanted) != 0) return -1;
  int file = open(path, O_WRONLY | O_NOCTTY | O_NONBLOCK | O_CLOEXEC);
  if (file < 0) return -1;
  if (fstat(file, &found) == 0 && found.st_rdev == wanted.st_rdev) return file;
  close(file);
  return -1;
}

// Waits for room, and for signals unless their file is below zero.
#define TERMINAL_ROOM 8

static inline int terminal_wait_for_room(int output, int signals, int milliseconds) {
  struct pollfd watched[2] = {{output, POLLOUT, 0}, {signals, POLLIN, 0}};
  if (poll(watched, 2, milliseconds) < 0) return 0;
  return (watched[0].revents ? TERMINAL_ROOM : 0) | (watched[1].revents ? TERMINAL_SIGNAL : 0);
}

static inline sigset_t terminal_signals(void) {
  sigset_t set;
  sigemptyset(&set);
  sigaddset(&set, SIGWINCH);
  sigaddset(&set, SIGTERM);
  sigaddset(&set, SIGHUP);
  sigaddset(&set, SIGINT);
  sigaddset(&set, SIGTSTP);
  sigaddset(&set, SIGCONT);
  return set;
}

// Signals wait to be read while the terminal is ours; the mask before is what children get.
static inline sigset_t terminal_hold_signals(void) {
  sigset_t set = terminal_signals(), before;
  pthread_sigmask(SIG_BLOCK, &set, &before);
  return before;
}

static inline void terminal_release_signals(sigset_t before) {
  pthread_sigmask(SIG_SETMASK, &before, NULL);
}

// The waker, the signals that are read and the stop of the job, each in the way of the system.
#ifdef __linux__
#include "linux.h"
#else
#include "other.h"
#endif

// Ctrl-C in a program that has the terminal is meant for that program. A handler, unlike
// ignoring, does not outlive the start of the program.
static void terminal_let_pass(int number) { (void)number; }

// Swift emits the variables of a header only where they belong to a function.
static struct sigaction *terminal_interrupts_before(void) {
  static struct sigaction before[2];
  return before;
}

static inline void terminal_pass_interrupts(void) {
  struct sigaction pass;
  memset(&pass, 0, sizeof pass);
  pass.sa_handler = terminal_let_pass;
  pass.sa_flags = SA_RESTART;
  sigaction(SIGINT, &pass, &terminal_interrupts_before()[0]);
  sigaction(SIGQUIT, &pass, &terminal_interrupts_before()[1]);
}

static inline void terminal_take_interrupts(void) {
  sigaction(SIGINT, &terminal_interrupts_before()[0], NULL);
  sigaction(SIGQUIT, &terminal_interrupts_before()[1], NULL);
}

// What a crash must put back: a shell left in raw mode on the wrong screen looks broken.
struct terminal_guard {
  volatile sig_atomic_t armed;
  int input, output;
  struct termios modes;
  char bytes[256];
  size_t length;
  struct sigaction before[6];
  stack_t stack_before;
  char stack[32768];
};

static struct terminal_guard *terminal_guard(void) {
  static struct terminal_guard guard;
  return &guard;
}

static inline int terminal_crash(int index) {
  switch (index) {
    case 0: return SIGSEGV;
    case 1: return SIGBUS;
    case 2: return SIGILL;
    case 3: return SIGTRAP;
    case 4: return SIGFPE;
    default: return SIGABRT;
  }
}

static void terminal_crashed(int number) {
  struct terminal_guard *guard = terminal_guard();
  if (guard->armed && !terminal_is_in_background(guard->input)) {
    guard->armed = 0;
    if (write(guard->output, guard->bytes, guard->length) < 0) {}
    tcsetattr(guard->input, TCSANOW, &guard->modes);
  }
  signal(number, SIG_DFL);
  raise(number);
}

// Returns 1 if this call armed the guard; there is one terminal to guard in a program.
static inline int terminal_arm_guard(
    int input, int output, struct termios modes, const void *bytes, size_t length) {
  struct terminal_guard *guard = terminal_guard();
  if (guard->armed || length > sizeof guard->bytes) return 0;
  guard->input = input;
  guard->output = output;
  guard->modes = modes;
  memcpy(guard->bytes, bytes, length);
  guard->length = length;
  stack_t stack = {.ss_sp = guard->stack, .ss_size = sizeof guard->stack};
  sigaltstack(&stack, &guard->stack_before);
  guard->armed = 1;
  struct sigaction restore;
  memset(&restore, 0, sizeof restore);
  restore.sa_handler = terminal_crashed;
  restore.sa_flags = SA_ONSTACK;
  for (int i = 0; i < 6; i++)
    sigaction(terminal_crash(i), &restore, &guard->before[i]);
  return 1;
}

// What is typed while a command works is neither shown nor left to the shell.
struct terminal_quiet {
  volatile sig_atomic_t on;
  int input;
  struct termios modes;
  struct sigaction before[4];
};

static struct terminal_quiet *terminal_quiet(void) {
  static struct terminal_quiet quiet;
  return &quiet;
}

static inline int terminal_ending(int index) {
  switch (index) {
    case 0: return SIGINT;
    case 1: return SIGTERM;
    case 2: return SIGHUP;
    default: return SIGQUIT;
  }
}

static void terminal_restore_echo(void) {
  struct terminal_quiet *quiet = terminal_quiet();
  if (quiet->on && !terminal_is_in_background(quiet->input))
    tcsetattr(quiet->input, TCSAFLUSH, &quiet->modes);
  quiet->on = 0;
}

static void terminal_ended(int number) {
  terminal_restore_echo();
  signal(number, SIG_DFL);
  raise(number);
}

static inline void terminal_begin_quiet(int input) {
  struct terminal_quiet *quiet = terminal_quiet();
  if (quiet->on || terminal_is_in_background(input) || tcgetattr(input, &quiet->modes) != 0) return;
  quiet->input = input;
  quiet->on = 1;
  struct sigaction restore;
  memset(&restore, 0, sizeof restore);
  restore.sa_handler = terminal_ended;
  for (int i = 0; i < 4; i++) {
    sigaction(terminal_ending(i), &restore, &quiet->before[i]);
    if (quiet->before[i].sa_handler == SIG_IGN)
      sigaction(terminal_ending(i), &quiet->before[i], NULL);
  }
  struct termios hidden = quiet->modes;
  hidden.c_lflag &= ~(tcflag_t)ECHO;
  terminal_set_modes(input, hidden, TCSANOW);
}

// Returns whether it was quiet.
static inline int terminal_end_quiet(void) {
  struct terminal_quiet *quiet = terminal_quiet();
  if (!quiet->on) return 0;
  terminal_restore_echo();
  for (int i = 0; i < 4; i++) sigaction(terminal_ending(i), &quiet->before[i], NULL);
  return 1;
}

static inline void terminal_disarm_guard(void) {
  struct terminal_guard *guard = terminal_guard();
  if (!guard->armed) return;
  guard->armed = 0;
  for (int i = 0; i < 6; i++) sigaction(terminal_crash(i), &guard->before[i], NULL);
  sigaltstack(&guard->stack_before, NULL);
}

#endif
