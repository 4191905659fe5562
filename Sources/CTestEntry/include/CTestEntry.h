// The entry of test processes that `tinamou test` starts.
//
// The tests of a package start in an entry that SwiftPM generates. The library that these tests are linked
// with precedes the C library in the dynamic linker's search order, so that it can intercept the start of the
// program: once everything is loaded, and before the program's own entry, `tinamou_tests_will_begin` of
// `ApplicationHost` is called. Without `TINAMOU_PACKAGE_TESTS` in the environment, the program starts as
// usual.
#ifndef TINAMOU_CTESTENTRY_H
#define TINAMOU_CTESTENTRY_H

/// The name of the environment variable.
#define TINAMOU_PACKAGE_TESTS "TINAMOU_PACKAGE_TESTS"

#endif
