#define _GNU_SOURCE
#include "CTestEntry.h"

#include <dlfcn.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

typedef int (*Main)(int count, char **arguments, char **environment);
typedef int (*Start)(Main main, int count, char **arguments, void (*init)(void), void (*fini)(void),
                     void (*end)(void), void *stack);

extern void tinamou_tests_will_begin(void) __attribute__((weak));

static Main programsMain;

// SwiftPM links the library after Foundation, whose functions would be found first. Restarts the program with
// the library preloaded; returns if that is not possible.
static void beginWithLibraryFirst(char **arguments) {
  Dl_info library;
  if (strcmp(getenv(TINAMOU_PACKAGE_TESTS), "1") != 0 || getenv("LD_PRELOAD")) return;
  if (!dladdr((void *)&tinamou_tests_will_begin, &library) || !library.dli_fname) return;
  if (setenv("LD_PRELOAD", library.dli_fname, 1) != 0 || setenv(TINAMOU_PACKAGE_TESTS, "2", 1) != 0) return;
  execv("/proc/self/exe", arguments);
}

static int preparedMain(int count, char **arguments, char **environment) {
  tinamou_tests_will_begin();
  return programsMain(count, arguments, environment);
}

__attribute__((visibility("default"))) int __libc_start_main(Main main, int count, char **arguments,
                                                             void (*init)(void), void (*fini)(void),
                                                             void (*end)(void), void *stack) {
  Start start = (Start)dlsym(RTLD_NEXT, "__libc_start_main");
  if (!start) abort();
  if (getenv(TINAMOU_PACKAGE_TESTS) && tinamou_tests_will_begin) {
    beginWithLibraryFirst(arguments);
    // The library is not preloaded into programs that the tests start.
    if (strcmp(getenv(TINAMOU_PACKAGE_TESTS), "2") == 0) unsetenv("LD_PRELOAD");
    unsetenv(TINAMOU_PACKAGE_TESTS);
    programsMain = main;
    main = preparedMain;
  }
  return start(main, count, arguments, init, fini, end, stack);
}
