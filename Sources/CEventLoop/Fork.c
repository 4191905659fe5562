#define _GNU_SOURCE
#include "CEventLoop.h"

#include <link.h>
#include <stddef.h>
#include <string.h>
#include <sys/syscall.h>
#include <unistd.h>

// Functions of the runtime and of libdispatch; their addresses tell the libraries.
extern void swift_once(void) __attribute__((weak));
extern void dispatch_main(void) __attribute__((weak));

/// The identifier of the calling thread before and after a fork.
typedef struct {
  pid_t former, current;
} Renewal;

static int contains(const struct dl_phdr_info *library, const void *address) {
  uintptr_t offset = (uintptr_t)address - library->dlpi_addr;
  for (int index = 0; index < library->dlpi_phnum; index++) {
    const ElfW(Phdr) *segment = &library->dlpi_phdr[index];
    if (segment->p_type == PT_LOAD && offset - segment->p_vaddr < segment->p_memsz) return 1;
  }
  return 0;
}

// Replaces the identifier in the thread-local variables of the runtime. Those of libdispatch stay: its main queue is bound to the thread
// by the same number.
static int renew(struct dl_phdr_info *library, size_t size, void *context) {
  const Renewal *renewal = context;
  if (size < offsetof(struct dl_phdr_info, dlpi_tls_data) + sizeof(void *)) return 1;
  if (!contains(library, swift_once)) return 0;
  char *variables = library->dlpi_tls_data;
  if (variables == NULL || contains(library, dispatch_main)) return 1;
  for (int index = 0; index < library->dlpi_phnum; index++) {
    const ElfW(Phdr) *segment = &library->dlpi_phdr[index];
    if (segment->p_type != PT_TLS) continue;
    for (size_t offset = 0; offset + sizeof(pid_t) <= segment->p_memsz; offset += sizeof(pid_t)) {
      pid_t value;
      memcpy(&value, variables + offset, sizeof value);
      if (value == renewal->former) memcpy(variables + offset, &renewal->current, sizeof value);
    }
  }
  return 1;
}

pid_t tinamou_eventloop_fork(void) {
  Renewal renewal = {(pid_t)syscall(SYS_gettid), 0};
  pid_t process = fork();
  if (process != 0) return process;
  renewal.current = (pid_t)syscall(SYS_gettid);
  dl_iterate_phdr(renew, &renewal);
  return 0;
}
