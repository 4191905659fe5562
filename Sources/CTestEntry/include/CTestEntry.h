// The start of a process of tests that `tinamou test` began.
//
// The tests of a package begin in an entry that SwiftPM writes. The library that such tests are linked to comes before the C library
// where the dynamic linker looks for a name, so that the start of the program comes here: `tinamou_tests_will_begin`, of
// `ApplicationHost`, is called once everything is loaded, before the program's own entry. Where the environment does not have
// `TINAMOU_PACKAGE_TESTS` nothing changes.
#ifndef TINAMOU_CTESTENTRY_H
#define TINAMOU_CTESTENTRY_H

/// The name of the environment variable.
#define TINAMOU_PACKAGE_TESTS "TINAMOU_PACKAGE_TESTS"

#endif
