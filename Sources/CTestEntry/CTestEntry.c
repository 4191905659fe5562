#define _GNU_SOURCE
#include "CTestEntry.h"

#include <dlfcn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

typedef int (*Main)(int count, char **arguments, char **environment);
typedef int (*Start)(Main main, int count, char **arguments, void (*init)(void), void (*fini)(void),
                     void (*end)(void), void *stack);

extern void tinamou_tests_will_begin(void) __attribute__((weak));

static Main programsMain;

// The value of LD_LIBRARY_PATH before it was changed; empty if there was none.
static const char formerPath[] = "TINAMOU_FORMER_LIBRARY_PATH";

// Has the next program preload a library. Returns 0 if it will.
static int preload(const char *path) {
  if (!strpbrk(path, " :")) return setenv("LD_PRELOAD", path, 1);
  // Blanks separate libraries: one in a folder with a blank in its name is looked for by its own name.
  const char *slash = strrchr(path, '/');
  if (!slash || strpbrk(path, ":;$") || strchr(slash, ' ')) return -1;
  const char *former = getenv("LD_LIBRARY_PATH");
  char *folders = NULL;
  if (asprintf(&folders, "%.*s%s%s", (int)(slash - path), path, former && *former ? ":" : "", former ? former : "") < 0)
    return -1;
  int result = setenv(formerPath, former ? former : "", 1);
  if (result == 0) result = setenv("LD_LIBRARY_PATH", folders, 1);
  if (result == 0) result = setenv("LD_PRELOAD", slash + 1, 1);
  free(folders);
  return result;
}

// Gives programs that the tests start the environment that there was.
static void endPreloading(void) {
  unsetenv("LD_PRELOAD");
  const char *former = getenv(formerPath);
  if (!former) return;
  if (*former) setenv("LD_LIBRARY_PATH", former, 1); else unsetenv("LD_LIBRARY_PATH");
  unsetenv(formerPath);
}

// SwiftPM links the library after Foundation, whose functions would be found first. Restarts the program with
// the library preloaded; returns if that is not possible.
static void beginWithLibraryFirst(char **arguments) {
  Dl_info library;
  if (strcmp(getenv(TINAMOU_PACKAGE_TESTS), "1") != 0 || getenv("LD_PRELOAD")) return;
  if (!dladdr((void *)&tinamou_tests_will_begin, &library) || !library.dli_fname) return;
  if (preload(library.dli_fname) != 0 || setenv(TINAMOU_PACKAGE_TESTS, "2", 1) != 0) return;
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
    if (strcmp(getenv(TINAMOU_PACKAGE_TESTS), "2") == 0) endPreloading();
    unsetenv(TINAMOU_PACKAGE_TESTS);
    programsMain = main;
    main = preparedMain;
  }
  return start(main, count, arguments, init, fini, end, stack);
}
