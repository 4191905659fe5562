// FileAccess: files of the user, read and written so that symbolic links lead nowhere else.
//
// - OpenFolder    a folder, whose members are reached by its descriptor
// - SystemError   the words of errors of the system
