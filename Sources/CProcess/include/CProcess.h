// Starts processes that end with their parent, and measures their resource usage.

#ifndef CPROCESS_H
#define CPROCESS_H

#include <stdint.h>
#include <sys/types.h>

/// A file or a folder with its contents, and the access to it.
typedef struct {
  const char *path;
  /// Nonzero if it may also be written, and its contents created and removed.
  int isWritable;
} cprocess_place;

/// Restrictions of a program that is not trusted. They cannot be undone, and hold for its descendants.
///
/// It has a session keyring of its own, no system calls for keys, BPF, io_uring, performance counters and the
/// administration of the machine, and no sockets of rare families.
typedef struct {
  /// Nonzero if Landlock permits the places only, and there are no sockets; those of the Internet if
  /// `hasNetwork` is nonzero.
  int restrictsFiles;
  int hasNetwork;
  const cprocess_place *places;
  uint32_t count;
} cprocess_restrictions;

/// Returns the version of the kernel's Landlock; 0 if there is none.
int cprocess_landlock_version(void);

/// Restricts the calling process. Returns 0 or an `errno` value.
int cprocess_restrict(const cprocess_restrictions *restrictions);

/// Creates a file in memory with the given bytes, positioned at its beginning, which programs do not inherit.
/// Returns its descriptor, or -1 with the error in errno.
int cprocess_memory_file(const void *bytes, size_t count);

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
  /// The descriptors that the program gets as 3 and 4, and one with arguments that it gets as 5.
  int further[2];
  int argumentsFile;
  /// The limits of each process, in bytes and seconds; 0 for none.
  uint64_t memory, fileSize, processorSeconds;
  /// The restrictions of the program and its descendants; null for none.
  const cprocess_restrictions *restrictions;
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

/// Limits the data of the calling process and of its descendants, in bytes. A lower limit stays.
void cprocess_limit_memory(uint64_t bytes);

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
