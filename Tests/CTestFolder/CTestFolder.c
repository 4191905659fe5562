#include "CTestFolder.h"

#include <stdlib.h>

const char *const ctestfolder_variable = "TINAMOU_TEST_FOLDER";

/// Lets a process of tests, and all that it starts, have another folder for temporary files than the package manager that
/// starts it, which leaves files of its own there: `scripts/test` expects that tests leave none.
__attribute__((constructor)) static void ctestfolder_use(void) {
  const char *path = getenv(ctestfolder_variable);
  if (path && path[0] == '/') setenv("TMPDIR", path, 1);
}
