"""Reads the index that the compiler writes beside a debug build: which line declares, calls, reads or sets which symbol."""
import ctypes, os, subprocess, sys

DECLARATION, DEFINITION, REFERENCE, READ, WRITE, CALL = 1, 2, 4, 8, 16, 32
IMPLICIT = 256
BASE_OF, OVERRIDE_OF, CALLED_BY, ACCESSOR_OF, CONTAINED_BY = 1 << 10, 1 << 11, 1 << 13, 1 << 15, 1 << 16


class StringRef(ctypes.Structure):
    _fields_ = [("data", ctypes.c_void_p), ("length", ctypes.c_size_t)]

    def __str__(self):
        return ctypes.string_at(self.data, self.length).decode("utf-8", "replace") if self.length else ""


APPLIER = ctypes.CFUNCTYPE(ctypes.c_bool, ctypes.c_void_p, ctypes.c_void_p)
NAME_APPLIER = ctypes.CFUNCTYPE(ctypes.c_bool, ctypes.c_void_p, StringRef)


def library():
    """libIndexStore of the toolchain whose `swift` is in the path."""
    info = subprocess.run(["swift", "-print-target-info"], capture_output=True, text=True, check=True).stdout
    import json
    resources = json.loads(info)["paths"]["runtimeResourcePath"]
    path = os.path.join(resources, "..", "libIndexStore.so")
    lib = ctypes.CDLL(os.path.normpath(path))
    pointer, text, error = ctypes.c_void_p, ctypes.c_char_p, ctypes.c_void_p
    for name, result, arguments in (
        ("store_create", pointer, [text, error]),
        ("store_units_apply_f", ctypes.c_bool, [pointer, ctypes.c_uint, pointer, NAME_APPLIER]),
        ("unit_reader_create", pointer, [pointer, text, error]),
        ("unit_reader_dispose", None, [pointer]),
        ("unit_reader_get_main_file", StringRef, [pointer]),
        ("unit_reader_get_modification_time", None, [pointer, pointer, pointer]),
        ("unit_reader_dependencies_apply_f", ctypes.c_bool, [pointer, pointer, APPLIER]),
        ("unit_dependency_get_kind", ctypes.c_int, [pointer]),
        ("unit_dependency_get_name", StringRef, [pointer]),
        ("record_reader_create", pointer, [pointer, text, error]),
        ("record_reader_dispose", None, [pointer]),
        ("record_reader_occurrences_apply_f", ctypes.c_bool, [pointer, pointer, APPLIER]),
        ("occurrence_get_symbol", pointer, [pointer]),
        ("occurrence_get_roles", ctypes.c_uint64, [pointer]),
        ("occurrence_get_line_col", None, [pointer, ctypes.POINTER(ctypes.c_uint), ctypes.POINTER(ctypes.c_uint)]),
        ("occurrence_relations_apply_f", ctypes.c_bool, [pointer, pointer, APPLIER]),
        ("symbol_relation_get_roles", ctypes.c_uint64, [pointer]),
        ("symbol_relation_get_symbol", pointer, [pointer]),
        ("symbol_get_usr", StringRef, [pointer]),
        ("symbol_get_kind", ctypes.c_int, [pointer]),
    ):
        function = getattr(lib, "indexstore_" + name)
        function.restype, function.argtypes = result, arguments
    return lib


class Occurrence:
    """A symbol at a line of a file of the package."""
    __slots__ = ("file", "line", "usr", "roles", "relations")

    def __init__(self, file, line, usr, roles, relations):
        self.file, self.line, self.usr, self.roles, self.relations = file, line, usr, roles, relations


def occurrences(store_path, root, folders):
    """All occurrences in the sources of the folders (`Sources`, `Tests`) that exist, files relative to the root."""
    lib = library()
    error = ctypes.c_void_p()
    store = lib.indexstore_store_create(store_path.encode(), ctypes.byref(error))
    if not store: sys.exit("api-table: %s is no index; build with `swift build --build-tests` first" % store_path)
    names = []
    lib.indexstore_store_units_apply_f(store, 1, None, NAME_APPLIER(lambda _, name: names.append(str(name)) or True))
    # A file may have units of several builds: the newest is that of the sources.
    newest = {}
    for name in names:
        unit = lib.indexstore_unit_reader_create(store, name.encode(), ctypes.byref(error))
        if not unit: continue
        path = str(lib.indexstore_unit_reader_get_main_file(unit))
        relative = next((path[path.index("/" + f + "/") + 1:] for f in folders if "/" + f + "/" in path), None)
        if relative and path.endswith(".swift") and os.path.exists(os.path.join(root, relative)):
            seconds = os.stat(os.path.join(store_path, "v5", "units", name)).st_mtime
            records = []
            def depends(_, dependency):
                if lib.indexstore_unit_dependency_get_kind(dependency) == 2:
                    records.append(str(lib.indexstore_unit_dependency_get_name(dependency)))
                return True
            lib.indexstore_unit_reader_dependencies_apply_f(unit, None, APPLIER(depends))
            if relative not in newest or newest[relative][0] < seconds: newest[relative] = seconds, records
        lib.indexstore_unit_reader_dispose(unit)

    line, column = ctypes.c_uint(), ctypes.c_uint()
    usrs = {}

    def usr_of(symbol):
        if symbol not in usrs: usrs[symbol] = sys.intern(str(lib.indexstore_symbol_get_usr(symbol)))
        return usrs[symbol]

    found = []
    for file in sorted(newest):
        for record in newest[file][1]:
            reader = lib.indexstore_record_reader_create(store, record.encode(), ctypes.byref(error))
            if not reader: continue
            usrs.clear()  # Addresses of symbols are of one reader.
            def occurs(_, occurrence):
                relations = []
                def relates(_, relation):
                    relations.append((lib.indexstore_symbol_relation_get_roles(relation),
                                      usr_of(lib.indexstore_symbol_relation_get_symbol(relation))))
                    return True
                lib.indexstore_occurrence_relations_apply_f(occurrence, None, APPLIER(relates))
                lib.indexstore_occurrence_get_line_col(occurrence, ctypes.byref(line), ctypes.byref(column))
                found.append(Occurrence(file, line.value, usr_of(lib.indexstore_occurrence_get_symbol(occurrence)),
                                        lib.indexstore_occurrence_get_roles(occurrence), relations))
                return True
            lib.indexstore_record_reader_occurrences_apply_f(reader, None, APPLIER(occurs))
            lib.indexstore_record_reader_dispose(reader)
    return found
