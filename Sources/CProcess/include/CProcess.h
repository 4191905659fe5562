// Starting processes that end with the one that started them, and counting what they use.

#ifndef CPROCESS_H
#define CPROCESS_H

#include <stdint.h>
#include <sys/types.h>

/// What is to be started. Descriptors of -1 lead to /dev/null.
typedef struct {
  /// The path of the program.
  const char *program;
  /// Ends with a null pointer, as does the environment.
  char *const *arguments;
  char *const *environment;
  /// The working directory; null for the caller's.
  const char *directory;
  int input, output, errors;
  /// Descriptors that the program finds as 3 and following.
  int further[2];
  /// Limits of each process, in bytes and seconds; 0 for none.
  uint64_t memory, fileSize, processorSeconds;
} cprocess_request;

/// A process that was started. It has a supervisor, a process between it and the caller that ends it, and all of its
/// descendants, when the process has ended or the lifeline is closed, by the caller or by the caller's end. A byte that is
/// written to it ends them without the half second that they have otherwise to clean up.
typedef struct {
  pid_t supervisor;
  /// To be closed by the caller.
  int lifeline;
  /// Gives one cprocess_ending when all have ended.
  int status;
} cprocess_child;

typedef struct {
  /// The number of the error for which the program could not be started; 0 if it was.
  int32_t error;
  /// As waitpid gives it.
  int32_t status;
} cprocess_ending;

/// Makes a pipe that programs do not inherit. The result is 0, or -1 with the error in errno.
int cprocess_pipe(int ends[2]);

/// Starts a process. The result is 0 or the number of an error.
int cprocess_start(const cprocess_request *request, cprocess_child *child);

/// What the descendants of a process use.
typedef struct {
  uint32_t processes, threads;
  uint64_t residentBytes;
} cprocess_usage;

/// Counts the descendants of a process, itself aside.
cprocess_usage cprocess_measure(pid_t ancestor);

/// The parts of a status.
int cprocess_signal(int status);
int cprocess_exit_code(int status);

#endif
