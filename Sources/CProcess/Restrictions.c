#define _GNU_SOURCE
#include "CProcess.h"

#include <errno.h>
#include <fcntl.h>
#include <stddef.h>
#include <unistd.h>

#ifdef __linux__
#include <linux/audit.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/syscall.h>

// Landlock. Headers of older distributions lack the later versions, so that its constants stand here, as in
// the kernel's documentation (userspace-api/landlock).
struct landlock_ruleset {
  uint64_t files, network, scopes;
};
struct landlock_place {
  uint64_t access;
  int32_t parent;
} __attribute__((packed));

enum {
  landlockCreate = 444,
  landlockAdd = 445,
  landlockRestrict = 446,
  landlockVersion = 1,
  landlockBeneath = 1,
};
#define LANDLOCK_EXECUTE (1ULL << 0)
#define LANDLOCK_WRITE (1ULL << 1)
#define LANDLOCK_READ (1ULL << 2)
#define LANDLOCK_READ_FOLDER (1ULL << 3)
#define LANDLOCK_REFER (1ULL << 13)
#define LANDLOCK_TRUNCATE (1ULL << 14)
#define LANDLOCK_DEVICES (1ULL << 15)
// Abstract sockets of, and signals to, processes outside.
#define LANDLOCK_SCOPES 3ULL

int cprocess_landlock_version(void) {
  long version = syscall(landlockCreate, NULL, 0, landlockVersion);
  return version > 0 ? (int)version : 0;
}

static int restrict_files(const cprocess_restrictions *restrictions) {
  int version = cprocess_landlock_version();
  if (version == 0) return ENOSYS;
  // Rights 0 to 12 are of the first version.
  uint64_t all = (1ULL << 13) - 1;
  if (version >= 2) all |= LANDLOCK_REFER;
  if (version >= 3) all |= LANDLOCK_TRUNCATE;
  if (version >= 5) all |= LANDLOCK_DEVICES;
  const uint64_t reading = LANDLOCK_EXECUTE | LANDLOCK_READ | LANDLOCK_READ_FOLDER;
  // The rights that a rule for a file may have.
  const uint64_t ofFiles = (LANDLOCK_EXECUTE | LANDLOCK_WRITE | LANDLOCK_READ | LANDLOCK_TRUNCATE | LANDLOCK_DEVICES) & all;
  // Sockets are up to the filter of system calls.
  struct landlock_ruleset rules = {all, 0, version >= 6 ? LANDLOCK_SCOPES : 0};
  size_t size = version >= 6 ? sizeof rules : sizeof rules.files;
  int ruleset = (int)syscall(landlockCreate, &rules, size, 0);
  if (ruleset < 0) return errno;
  int error = 0;
  for (uint32_t index = 0; index < restrictions->count && error == 0; index++) {
    const cprocess_place *place = &restrictions->places[index];
    int descriptor = open(place->path, O_PATH | O_CLOEXEC);
    // Places that do not exist need no rule.
    if (descriptor < 0) continue;
    struct stat status;
    struct landlock_place rule = {place->isWritable ? all : reading, descriptor};
    if (fstat(descriptor, &status) != 0) error = errno;
    if (!S_ISDIR(status.st_mode)) rule.access &= ofFiles;
    if (error == 0 && syscall(landlockAdd, ruleset, landlockBeneath, &rule, 0) != 0) error = errno;
    close(descriptor);
  }
  if (error == 0 && syscall(landlockRestrict, ruleset, 0) != 0) error = errno;
  close(ruleset);
  return error;
}

#if defined(__x86_64__)
#define FILTER_ARCHITECTURE AUDIT_ARCH_X86_64
#elif defined(__aarch64__)
#define FILTER_ARCHITECTURE AUDIT_ARCH_AARCH64
#endif

// The system calls that programs do not have. Compilers and applications need none of them. Numbers of calls
// that are the same on all architectures are written where old headers lack the names.
static const uint32_t denied[] = {
  SYS_add_key, SYS_request_key, SYS_keyctl,
  SYS_bpf, SYS_perf_event_open, SYS_userfaultfd,
  425, 426, 427,  // io_uring_setup, io_uring_enter, io_uring_register
  SYS_kexec_load,
#ifdef SYS_kexec_file_load
  SYS_kexec_file_load,
#endif
#if defined(__x86_64__)
  SYS_iopl, SYS_ioperm, SYS_modify_ldt, SYS_uselib,
#endif
  SYS_init_module, SYS_finit_module, SYS_delete_module,
  SYS_open_by_handle_at, SYS_fanotify_init, SYS_quotactl, SYS_acct, SYS_swapon, SYS_swapoff, SYS_reboot,
  SYS_settimeofday, SYS_clock_settime, SYS_adjtimex, SYS_clock_adjtime, SYS_syslog, SYS_vhangup,
  SYS_lookup_dcookie, SYS_move_pages, SYS_migrate_pages,
  438,  // pidfd_getfd
  440,  // process_madvise
};

static int filter_calls(const cprocess_restrictions *restrictions) {
#ifdef FILTER_ARCHITECTURE
  // A kernel without filters runs programs without one.
  if (prctl(PR_GET_SECCOMP) < 0 && errno == EINVAL) return 0;
  // The families of sockets that programs have: others reach the kernel's rarely used parts. Landlock does not
  // cover datagrams and sockets of the file system, so that it comes without any.
  uint32_t families[4];
  size_t familyCount = 0;
  if (!restrictions->restrictsFiles) families[familyCount++] = AF_UNIX;
  if (!restrictions->restrictsFiles || restrictions->hasNetwork) {
    families[familyCount++] = AF_INET;
    families[familyCount++] = AF_INET6;
    families[familyCount++] = AF_NETLINK;
  }
  enum { count = sizeof denied / sizeof denied[0] };
  struct sock_filter program[2 * count + 24];
  unsigned short length = 0;
#define ADD(...) program[length++] = (struct sock_filter)__VA_ARGS__
  const uint32_t refuse = SECCOMP_RET_ERRNO | EPERM;
  ADD(BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, arch)));
  ADD(BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, FILTER_ARCHITECTURE, 1, 0));
  ADD(BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_KILL_PROCESS));
  ADD(BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, nr)));
#if defined(__x86_64__)
  // Calls of the x32 interface have numbers of their own.
  ADD(BPF_JUMP(BPF_JMP | BPF_JGE | BPF_K, 0x40000000, 0, 1));
  ADD(BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ERRNO | ENOSYS));
#endif
  for (size_t index = 0; index < count; index++) {
    ADD(BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, denied[index], 0, 1));
    ADD(BPF_STMT(BPF_RET | BPF_K, refuse));
  }
  ADD(BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, SYS_socket, 1, 0));
  ADD(BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ALLOW));
  ADD(BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, args[0])));
  for (size_t index = 0; index < familyCount; index++) {
    ADD(BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, families[index], 0, 1));
    ADD(BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ALLOW));
  }
  ADD(BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ERRNO | EAFNOSUPPORT));
#undef ADD
  struct sock_fprog filter = {length, program};
  if (prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, &filter) != 0) return errno;
  return 0;
#else
  return 0;
#endif
}

int cprocess_restrict(const cprocess_restrictions *restrictions) {
  // Keys of the user's session would be visible to a program in the same session. Kernels without keys need
  // no keyring.
  enum { joinSessionKeyring = 1 };
  if (syscall(SYS_keyctl, joinSessionKeyring, NULL) < 0 && errno != ENOSYS && errno != EPERM && errno != EDQUOT)
    return errno;
  if (prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) != 0) return errno;
  if (restrictions->restrictsFiles) {
    int error = restrict_files(restrictions);
    if (error != 0) return error;
  }
  return filter_calls(restrictions);
}

int cprocess_memory_file(const void *bytes, size_t count) {
  int file = memfd_create("arguments", MFD_CLOEXEC);
  if (file < 0) return -1;
  const char *rest = bytes;
  while (count > 0) {
    ssize_t written = write(file, rest, count);
    if (written < 0 && errno == EINTR) continue;
    if (written <= 0) {
      close(file);
      return -1;
    }
    rest += written;
    count -= (size_t)written;
  }
  lseek(file, 0, SEEK_SET);
  return file;
}

#else

int cprocess_landlock_version(void) { return 0; }
int cprocess_restrict(const cprocess_restrictions *restrictions) {
  (void)restrictions;
  return 0;
}
int cprocess_memory_file(const void *bytes, size_t count) {
  (void)bytes;
  (void)count;
  errno = ENOSYS;
  return -1;
}
#endif
