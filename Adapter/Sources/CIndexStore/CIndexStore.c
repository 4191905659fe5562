#include "CIndexStore.h"

#include <dlfcn.h>
#include <stdlib.h>
#include <string.h>

typedef bool (*Applier)(void *context, void *item);

enum { recordDependency = 2, overrideRole = 1 << 11 };

struct TinamouIndex {
  void *store;
  void *(*store_create)(const char *path, void **error);
  void (*store_dispose)(void *store);
  size_t (*store_get_unit_name_from_output_path)(void *store, const char *output, char *name, size_t size);
  void (*error_dispose)(void *error);
  void *(*unit_reader_create)(void *store, const char *name, void **error);
  void (*unit_reader_dispose)(void *reader);
  TinamouText (*unit_reader_get_main_file)(void *reader);
  bool (*unit_reader_dependencies_apply_f)(void *reader, void *context, Applier apply);
  int (*unit_dependency_get_kind)(void *dependency);
  TinamouText (*unit_dependency_get_name)(void *dependency);
  TinamouText (*unit_dependency_get_filepath)(void *dependency);
  void *(*record_reader_create)(void *store, const char *name, void **error);
  void (*record_reader_dispose)(void *reader);
  bool (*record_reader_symbols_apply_f)(void *reader, bool withoutCache, void *context, Applier apply);
  bool (*record_reader_occurrences_of_symbols_apply_f)(
      void *reader, void **symbols, size_t count, void **related, size_t relatedCount, void *context, Applier apply);
  void *(*occurrence_get_symbol)(void *occurrence);
  uint64_t (*occurrence_get_roles)(void *occurrence);
  void (*occurrence_get_line_col)(void *occurrence, unsigned *line, unsigned *column);
  bool (*occurrence_relations_apply_f)(void *occurrence, void *context, Applier apply);
  uint64_t (*symbol_relation_get_roles)(void *relation);
  void *(*symbol_relation_get_symbol)(void *relation);
  int (*symbol_get_kind)(void *symbol);
  TinamouText (*symbol_get_name)(void *symbol);
  TinamouText (*symbol_get_usr)(void *symbol);
};

TinamouIndex *tinamou_index_open(const char *library, const char *store) {
  void *handle = dlopen(library, RTLD_NOW | RTLD_LOCAL);
  if (!handle) return NULL;
  TinamouIndex *index = calloc(1, sizeof(TinamouIndex));
  if (!index) return NULL;
  bool isWhole = true;
#define LOAD(name) isWhole = (*(void **)&index->name = dlsym(handle, "indexstore_" #name)) && isWhole
  LOAD(store_create);
  LOAD(store_dispose);
  LOAD(store_get_unit_name_from_output_path);
  LOAD(error_dispose);
  LOAD(unit_reader_create);
  LOAD(unit_reader_dispose);
  LOAD(unit_reader_get_main_file);
  LOAD(unit_reader_dependencies_apply_f);
  LOAD(unit_dependency_get_kind);
  LOAD(unit_dependency_get_name);
  LOAD(unit_dependency_get_filepath);
  LOAD(record_reader_create);
  LOAD(record_reader_dispose);
  LOAD(record_reader_symbols_apply_f);
  LOAD(record_reader_occurrences_of_symbols_apply_f);
  LOAD(occurrence_get_symbol);
  LOAD(occurrence_get_roles);
  LOAD(occurrence_get_line_col);
  LOAD(occurrence_relations_apply_f);
  LOAD(symbol_relation_get_roles);
  LOAD(symbol_relation_get_symbol);
  LOAD(symbol_get_kind);
  LOAD(symbol_get_name);
  LOAD(symbol_get_usr);
#undef LOAD
  void *error = NULL;
  if (isWhole) index->store = index->store_create(store, &error);
  if (error) index->error_dispose(error);
  if (index->store) return index;
  free(index);
  return NULL;
}

// The library remains loaded: it is used again.
void tinamou_index_close(TinamouIndex *index) {
  index->store_dispose(index->store);
  free(index);
}

bool tinamou_index_unit(TinamouIndex *index, const char *output, char *name, size_t size) {
  return index->store_get_unit_name_from_output_path(index->store, output, name, size) < size;
}

typedef struct {
  TinamouIndex *index;
  TinamouText file;
  char *name;
  size_t size;
  bool isFound;
} RecordSearch;

static bool isRecord(void *context, void *dependency) {
  RecordSearch *search = context;
  if (search->index->unit_dependency_get_kind(dependency) != recordDependency) return true;
  TinamouText file = search->index->unit_dependency_get_filepath(dependency);
  TinamouText name = search->index->unit_dependency_get_name(dependency);
  if (file.length != search->file.length || memcmp(file.start, search->file.start, file.length) != 0) return true;
  if (name.length >= search->size) return true;
  memcpy(search->name, name.start, name.length);
  search->name[name.length] = 0;
  search->isFound = true;
  return false;
}

bool tinamou_index_record(TinamouIndex *index, const char *unit, char *name, size_t size) {
  void *error = NULL;
  void *reader = index->unit_reader_create(index->store, unit, &error);
  if (error) index->error_dispose(error);
  if (!reader) return false;
  RecordSearch search = {index, index->unit_reader_get_main_file(reader), name, size, false};
  index->unit_reader_dependencies_apply_f(reader, &search, isRecord);
  index->unit_reader_dispose(reader);
  return search.isFound;
}

typedef struct {
  TinamouIndex *index;
  void *context;
  bool (*wants)(void *context, TinamouText name, TinamouText usr);
  void (*found)(void *context, TinamouOccurrence occurrence);
  void **symbols;
  size_t count, capacity;
  bool isComplete;
} Reading;

static bool choose(void *context, void *symbol) {
  Reading *reading = context;
  TinamouIndex *index = reading->index;
  if (!reading->wants(reading->context, index->symbol_get_name(symbol), index->symbol_get_usr(symbol))) return true;
  if (reading->count == reading->capacity) {
    size_t capacity = reading->capacity ? 2 * reading->capacity : 64;
    void **symbols = realloc(reading->symbols, capacity * sizeof(void *));
    if (!symbols) return reading->isComplete = false;
    reading->symbols = symbols;
    reading->capacity = capacity;
  }
  reading->symbols[reading->count++] = symbol;
  return true;
}

typedef struct {
  TinamouIndex *index;
  TinamouText usr;
} Overridden;

static bool isOverridden(void *context, void *relation) {
  Overridden *overridden = context;
  if (!(overridden->index->symbol_relation_get_roles(relation) & overrideRole)) return true;
  overridden->usr = overridden->index->symbol_get_usr(overridden->index->symbol_relation_get_symbol(relation));
  return false;
}

static bool occurs(void *context, void *occurrence) {
  Reading *reading = context;
  TinamouIndex *index = reading->index;
  void *symbol = index->occurrence_get_symbol(occurrence);
  TinamouOccurrence one = {0};
  index->occurrence_get_line_col(occurrence, &one.line, &one.column);
  one.kind = index->symbol_get_kind(symbol);
  one.roles = index->occurrence_get_roles(occurrence);
  one.name = index->symbol_get_name(symbol);
  one.usr = index->symbol_get_usr(symbol);
  if (one.roles & overrideRole) {
    Overridden overridden = {index, {NULL, 0}};
    index->occurrence_relations_apply_f(occurrence, &overridden, isOverridden);
    one.overridden = overridden.usr;
  }
  reading->found(reading->context, one);
  return true;
}

bool tinamou_index_read(
    TinamouIndex *index, const char *record, void *context,
    bool (*wants)(void *context, TinamouText name, TinamouText usr),
    void (*found)(void *context, TinamouOccurrence occurrence)) {
  void *error = NULL;
  void *reader = index->record_reader_create(index->store, record, &error);
  if (error) index->error_dispose(error);
  if (!reader) return false;
  Reading reading = {index, context, wants, found, NULL, 0, 0, true};
  index->record_reader_symbols_apply_f(reader, false, &reading, choose);
  if (reading.isComplete && reading.count > 0)
    index->record_reader_occurrences_of_symbols_apply_f(
        reader, reading.symbols, reading.count, NULL, 0, &reading, occurs);
  free(reading.symbols);
  index->record_reader_dispose(reader);
  return reading.isComplete;
}
