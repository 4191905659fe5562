#ifndef CTESTFOLDER_H
#define CTESTFOLDER_H

/// The environment variable with the path of the folder for temporary files of a process of tests.
extern const char *const ctestfolder_variable;

#endif
