#ifndef CINDEXSTORE_H
#define CINDEXSTORE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// Reads the index that the compiler writes beside objects, with the toolchain's libIndexStore, which is loaded when it is needed.

typedef struct TinamouIndex TinamouIndex;

/// A text that does not end with a zero.
typedef struct {
  const char *_Nullable start;
  size_t length;
} TinamouText;

/// A symbol at a position of a file.
typedef struct {
  /// From 1.
  unsigned line;
  /// In bytes, from 1.
  unsigned column;
  int kind;
  uint64_t roles;
  TinamouText name;
  TinamouText usr;
  /// The symbol that the position's overrides; empty if there is none.
  TinamouText overridden;
} TinamouOccurrence;

/// Opens an index. Returns NULL if the library or the index cannot be read.
TinamouIndex *_Nullable tinamou_index_open(const char *_Nonnull library, const char *_Nonnull store);
void tinamou_index_close(TinamouIndex *_Nonnull index);

/// Writes the name of the unit of an object, with a zero at its end. Returns whether it fits.
bool tinamou_index_unit(TinamouIndex *_Nonnull index, const char *_Nonnull output, char *_Nonnull name, size_t size);

/// Writes the name of the record of a unit's main file, with a zero at its end. Returns whether there is one that fits.
bool tinamou_index_record(TinamouIndex *_Nonnull index, const char *_Nonnull unit, char *_Nonnull name, size_t size);

/// Passes the positions of those symbols of a record that `wants` selects to `found`. Returns
/// whether the record can be read.
bool tinamou_index_read(
    TinamouIndex *_Nonnull index, const char *_Nonnull record, void *_Nullable context,
    bool (*_Nonnull wants)(void *_Nullable context, TinamouText name, TinamouText usr),
    void (*_Nonnull found)(void *_Nullable context, TinamouOccurrence occurrence));

#endif
