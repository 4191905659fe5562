#define _GNU_SOURCE
#include "CProcess.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>
#ifdef __linux__
#include <sys/prctl.h>
#include <sys/syscall.h>
#endif

// The time that descendants have to end after SIGTERM, and after SIGKILL, in steps of ten milliseconds.
enum { politeSteps = 50, finalSteps = 300 };

// Reads `/proc/<pid>/stat`. Returns 0 if there is no such process.
static int read_stat(const char *name, pid_t *parent, char *state, uint32_t *threads, uint64_t *pages) {
  char path[64], text[1024];
  snprintf(path, sizeof path, "/proc/%.20s/stat", name);
  int file = open(path, O_RDONLY | O_CLOEXEC);
  if (file < 0) return 0;
  ssize_t count = read(file, text, sizeof text - 1);
  close(file);
  if (count <= 0) return 0;
  text[count] = 0;
  // The name of the program is in parentheses, and may contain parentheses.
  char *rest = strrchr(text, ')');
  if (rest == NULL) return 0;
  int parsedParent = 0;
  long parsedThreads = 0, parsedPages = 0;
  // Fields 3, 4, 20 and 24.
  int found = sscanf(
    rest + 1,
    " %c %d %*d %*d %*d %*d %*u %*u %*u %*u %*u %*u %*u %*d %*d %*d %*d %ld %*d %*u %*u %ld", state, &parsedParent,
    &parsedThreads, &parsedPages);
  if (found != 4) return 0;
  *parent = parsedParent;
  *threads = parsedThreads > 0 ? (uint32_t)parsedThreads : 0;
  *pages = parsedPages > 0 ? (uint64_t)parsedPages : 0;
  return 1;
}

static void kill_children(void) {
  DIR *folder = opendir("/proc");
  if (folder == NULL) return;
  pid_t own = getpid();
  struct dirent *entry;
  while ((entry = readdir(folder)) != NULL) {
    if (entry->d_name[0] < '1' || entry->d_name[0] > '9') continue;
    pid_t parent;
    char state;
    uint32_t threads;
    uint64_t pages;
    if (read_stat(entry->d_name, &parent, &state, &threads, &pages) && parent == own && state != 'Z')
      kill(atoi(entry->d_name), SIGKILL);
  }
  closedir(folder);
}

static void pause_briefly(void) {
  struct timespec step = {0, 10 * 1000 * 1000};
  nanosleep(&step, NULL);
}

// Records how the program ended. Returns 1 if no child is left.
static int reap(pid_t program, int *hasEnded, int *status) {
  for (;;) {
    int one;
    pid_t pid = waitpid(-1, &one, WNOHANG);
    if (pid < 0) {
      if (errno == EINTR) continue;
      return 1;
    }
    if (pid == 0) return 0;
    if (pid == program) {
      *hasEnded = 1;
      *status = one;
    }
  }
}

static void no_operation(int signal) { (void)signal; }

static void close_from(int first) {
#if defined(__linux__) && defined(SYS_close_range)
  if (syscall(SYS_close_range, (unsigned)first, ~0u, 0u) == 0) return;
#endif
  long limit = sysconf(_SC_OPEN_MAX);
  for (long descriptor = first; descriptor < limit; descriptor++) close((int)descriptor);
}

static void limit(int resource, uint64_t value) {
  if (value == 0) return;
  struct rlimit current;
  if (getrlimit(resource, &current) != 0) return;
  if (current.rlim_max != RLIM_INFINITY && current.rlim_max < value) value = current.rlim_max;
  struct rlimit wanted = {value, value};
  setrlimit(resource, &wanted);
}

void cprocess_limit_memory(uint64_t bytes) { limit(RLIMIT_DATA, bytes); }

// Executes the program. The descriptors have been moved above those that it gets.
static void become(const cprocess_request *request, const int *descriptors, int count, int status) {
  setpgid(0, 0);
#ifdef __linux__
  prctl(PR_SET_PDEATHSIG, SIGKILL);
#endif
  for (int signal = 1; signal < NSIG; signal++) {
    struct sigaction action;
    memset(&action, 0, sizeof action);
    action.sa_handler = SIG_DFL;
    sigaction(signal, &action, NULL);
  }
  sigset_t none;
  sigemptyset(&none);
  sigprocmask(SIG_SETMASK, &none, NULL);
  int error = 0;
  for (int index = 0; index < count; index++) {
    if (descriptors[index] < 0) {
      close(index);
    } else if (dup2(descriptors[index], index) < 0) {
      error = errno;
    }
  }
  if (dup2(status, count) < 0) error = errno;
  fcntl(count, F_SETFD, FD_CLOEXEC);
  close_from(count + 1);
  limit(RLIMIT_DATA, request->memory);
  limit(RLIMIT_FSIZE, request->fileSize);
  // SIGXCPU comes first, and says that it was the time.
  if (request->processorSeconds > 0) {
    struct rlimit time = {request->processorSeconds, request->processorSeconds + 1};
    setrlimit(RLIMIT_CPU, &time);
  }
  struct rlimit noCore = {0, 0};
  setrlimit(RLIMIT_CORE, &noCore);
  if (error == 0 && request->directory != NULL && chdir(request->directory) != 0) error = errno;
  if (error == 0 && request->restrictions != NULL) error = cprocess_restrict(request->restrictions);
  if (error == 0) {
    execve(request->program, request->arguments, request->environment);
    error = errno;
  }
  cprocess_ending ending = {error, 0};
  ssize_t ignored = write(count, &ending, sizeof ending);
  (void)ignored;
  _exit(127);
}

// Waits for the end of the program or of the lifeline, and then ends the remaining descendants.
static void supervise(pid_t program, int lifeline, int statusPipe) {
  sigset_t inPoll;
  sigemptyset(&inPoll);
  int hasEnded = 0, status = 0, isEmpty = 0, isCut = 0, isAtOnce = 0;
  while (!(isEmpty = reap(program, &hasEnded, &status)) && !hasEnded && !isCut) {
    struct pollfd watched = {lifeline, POLLIN, 0};
    // SIGCHLD is only unblocked here.
    if (ppoll(&watched, 1, NULL, &inPoll) > 0) {
      char order;
      isCut = 1;
      isAtOnce = read(lifeline, &order, 1) == 1;
    }
  }
  if (isCut && !isAtOnce && !hasEnded) {
    kill(-program, SIGTERM);
    for (int step = 0; step < politeSteps && !hasEnded && !isEmpty; step++) {
      pause_briefly();
      isEmpty = reap(program, &hasEnded, &status);
    }
  }
  for (int step = 0; step < finalSteps && !isEmpty; step++) {
    kill(-program, SIGKILL);
    kill_children();
    isEmpty = reap(program, &hasEnded, &status);
    if (!isEmpty) pause_briefly();
    isEmpty = reap(program, &hasEnded, &status);
  }
  cprocess_ending ending = {0, hasEnded ? status : SIGKILL};
  ssize_t ignored = write(statusPipe, &ending, sizeof ending);
  (void)ignored;
  _exit(0);
}

int cprocess_pipe(int ends[2]) { return pipe2(ends, O_CLOEXEC); }

int cprocess_start(const cprocess_request *request, cprocess_child *child) {
  int lifeline[2], status[2];
  if (pipe2(lifeline, O_CLOEXEC) != 0) return errno;
  if (pipe2(status, O_CLOEXEC) != 0) {
    int error = errno;
    close(lifeline[0]);
    close(lifeline[1]);
    return error;
  }
  pid_t supervisor = fork();
  if (supervisor < 0) {
    int error = errno;
    close(lifeline[0]);
    close(lifeline[1]);
    close(status[0]);
    close(status[1]);
    return error;
  }
  if (supervisor > 0) {
    close(lifeline[0]);
    close(status[1]);
    child->supervisor = supervisor;
    child->lifeline = lifeline[1];
    child->status = status[0];
    return 0;
  }

  // A new session: signals of the terminal only reach the tool, whose end ends the others.
  setsid();
#ifdef __linux__
  prctl(PR_SET_CHILD_SUBREAPER, 1);
#endif
  int null = open("/dev/null", O_RDWR);
  int wanted[] = {request->input, request->output, request->errors, request->further[0], request->further[1],
                  request->argumentsFile};
  enum { count = sizeof wanted / sizeof wanted[0], base = 100 };
  int used = 3;
  for (int index = 0; index < count; index++) {
    if (wanted[index] < 0 && index < 3) wanted[index] = null;
    if (wanted[index] < 0) continue;
    if (index >= 3) used = index + 1;
    // The copies are above all descriptors of the program.
    wanted[index] = fcntl(wanted[index], F_DUPFD, base);
  }
  int ownStatus = fcntl(status[1], F_DUPFD_CLOEXEC, base + count);
  int ownLifeline = fcntl(lifeline[0], F_DUPFD_CLOEXEC, base + count);
  sigset_t children;
  sigemptyset(&children);
  sigaddset(&children, SIGCHLD);
  sigprocmask(SIG_SETMASK, &children, NULL);
  struct sigaction action;
  memset(&action, 0, sizeof action);
  action.sa_handler = no_operation;
  sigaction(SIGCHLD, &action, NULL);
  pid_t program = fork();
  if (program == 0) become(request, wanted, used, ownStatus);
  if (program < 0) {
    cprocess_ending ending = {errno, 0};
    ssize_t ignored = write(ownStatus, &ending, sizeof ending);
    (void)ignored;
    _exit(1);
  }
  setpgid(program, program);
  int kept[2] = {dup2(ownStatus, 0), dup2(ownLifeline, 1)};
  close_from(2);
  for (int signal = 1; signal < NSIG; signal++)
    if (signal != SIGCHLD) {
      struct sigaction fallback;
      memset(&fallback, 0, sizeof fallback);
      // Only the lifeline ends the supervisor.
      fallback.sa_handler = signal == SIGTERM || signal == SIGINT || signal == SIGHUP || signal == SIGPIPE ? SIG_IGN : SIG_DFL;
      sigaction(signal, &fallback, NULL);
    }
  supervise(program, kept[1], kept[0]);
  _exit(0);
}

typedef struct {
  pid_t process, parent;
  uint32_t threads;
  uint64_t pages;
} record;

static int by_process(const void *first, const void *second) {
  pid_t one = ((const record *)first)->process, other = ((const record *)second)->process;
  return one < other ? -1 : one > other;
}

cprocess_usage cprocess_measure(pid_t ancestor) {
  cprocess_usage usage = {0, 0, 0};
  DIR *folder = opendir("/proc");
  if (folder == NULL) return usage;
  size_t count = 0, capacity = 512;
  record *records = malloc(capacity * sizeof(record));
  struct dirent *entry;
  while (records != NULL && (entry = readdir(folder)) != NULL) {
    if (entry->d_name[0] < '1' || entry->d_name[0] > '9') continue;
    record one = {atoi(entry->d_name), 0, 0, 0};
    char state;
    if (!read_stat(entry->d_name, &one.parent, &state, &one.threads, &one.pages) || state == 'Z') continue;
    if (count == capacity) {
      record *larger = realloc(records, 2 * capacity * sizeof(record));
      if (larger == NULL) break;
      capacity *= 2;
      records = larger;
    }
    records[count++] = one;
  }
  closedir(folder);
  if (records == NULL) return usage;
  qsort(records, count, sizeof(record), by_process);
  uint64_t pageSize = (uint64_t)sysconf(_SC_PAGESIZE);
  for (size_t index = 0; index < count; index++) {
    pid_t parent = records[index].parent;
    // Processes start and end meanwhile: the walk to the ancestor is bounded, in case identifiers were
    // reused.
    for (int step = 0; step < 1000 && parent > 1 && parent != ancestor; step++) {
      record key = {parent, 0, 0, 0};
      record *found = bsearch(&key, records, count, sizeof(record), by_process);
      parent = found == NULL ? 0 : found->parent;
    }
    if (parent != ancestor) continue;
    usage.processes++;
    usage.threads += records[index].threads;
    usage.residentBytes += records[index].pages * pageSize;
  }
  free(records);
  return usage;
}

int cprocess_signal(int status) { return WIFSIGNALED(status) ? WTERMSIG(status) : 0; }

int cprocess_exit_code(int status) {
  return WIFEXITED(status) ? WEXITSTATUS(status) : 128 + cprocess_signal(status);
}
