// Starts processes that end with their parent, and measures their resource usage.

#ifndef CPROCESS_H
#define CPROCESS_H

#include <stdint.h>
#include <sys/types.h>

/// A program to start. Descriptors of -1 are replaced by /dev/null.
typedef struct {
  /// The path of the program.
  const char *program;
  /// The arguments, terminated by a null pointer, as is the environment.
  char *const *arguments;
  char *const *environment;
  /// The working directory; null for the caller's.
  const char *directory;
  int input, output, errors;
  /// The descriptors that the program gets as 3 and 4.
  int further[2];
  /// The limits of each process, in bytes and seconds; 0 for none.
  uint64_t memory, fileSize, processorSeconds;
} cprocess_request;

/// A started process. Its supervisor, a process between it and the caller, ends it and all of its descendants
/// when the process has ended or the lifeline is closed, by the caller or because the caller ends. A byte
/// that is written to the lifeline ends them without the usual grace period of half a second.
typedef struct {
  pid_t supervisor;
  /// The lifeline, which the caller has to close.
  int lifeline;
  /// A descriptor from which one cprocess_ending can be read when all processes have ended.
  int status;
} cprocess_child;

typedef struct {
  /// The `errno` value if the program could not be started; 0 otherwise.
  int32_t error;
  /// The status as waitpid returns it.
  int32_t status;
} cprocess_ending;

/// Creates a pipe that programs do not inherit. Returns 0, or -1 with the error in errno.
int cprocess_pipe(int ends[2]);

/// Starts a process. Returns 0 or an `errno` value.
int cprocess_start(const cprocess_request *request, cprocess_child *child);

/// The resource usage of the descendants of a process.
typedef struct {
  uint32_t processes, threads;
  uint64_t residentBytes;
} cprocess_usage;

/// Measures the descendants of a process, excluding itself.
cprocess_usage cprocess_measure(pid_t ancestor);

/// Return the signal and the exit code of a status.
int cprocess_signal(int status);
int cprocess_exit_code(int status);

#endif
