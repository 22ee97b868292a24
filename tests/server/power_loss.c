/* Loaded before the C library of a server: writes down all that is done to one file of SQLite, to its log and
 * to its journal, and all that is made durable. See power_loss.py, which reads it.
 *
 * Something is written down when it is done. A sync says how much had been written down when it began: more it
 * did not make durable.
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <pthread.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/uio.h>
#include <unistd.h>

#define REAL(name) ((__typeof__(&name))dlsym(RTLD_NEXT, #name))

struct record {
    uint32_t kind, name; /* a letter; a place in NAMES, or FOLDER */
    int64_t offset;      /* of a write; the size of a truncation; what was written down before a sync */
    int64_t length;      /* of the bytes that follow */
};

enum { NAMES = 3, FOLDER = 3, STRANGE = 4 };
static const char *const ENDINGS[NAMES] = {"", "-wal", "-journal"};
static char names[NAMES][PATH_MAX], folder[PATH_MAX];
static int notebook = -1;
static pthread_once_t once = PTHREAD_ONCE_INIT;

static void begin(void) {
    const char *file = getenv("POWER_FILE"), *path = getenv("POWER_NOTES");
    if (file == NULL || path == NULL) return;
    for (int i = 0; i < NAMES; i++) snprintf(names[i], PATH_MAX, "%s%s", file, ENDINGS[i]);
    snprintf(folder, PATH_MAX, "%s", file);
    *strrchr(folder, '/') = 0;
    notebook = REAL(open)(path, O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC, 0600);
}

static int which(const char *path) {
    pthread_once(&once, begin);
    if (notebook < 0 || path == NULL) return STRANGE;
    for (int i = 0; i < NAMES; i++)
        if (strcmp(path, names[i]) == 0) return i;
    return strcmp(path, folder) == 0 ? FOLDER : STRANGE;
}

static int which_open(int file) {
    char link[64], path[PATH_MAX];
    int before = errno, found = STRANGE;
    pthread_once(&once, begin);
    if (notebook >= 0 && file != notebook) {
        snprintf(link, sizeof link, "/proc/self/fd/%d", file);
        ssize_t length = readlink(link, path, sizeof path - 1);
        if (length > 0 && path[0] == '/') {
            path[length] = 0;
            found = which(path);
        }
    }
    errno = before;
    return found;
}

static int64_t written_down(void) {
    struct stat found;
    return fstat(notebook, &found) == 0 ? (int64_t)found.st_size : 0;
}

static void note(char kind, int name, int64_t offset, const void *bytes, size_t length) {
    struct record head = {(uint32_t)kind, (uint32_t)name, offset, (int64_t)length};
    struct iovec parts[2] = {{&head, sizeof head}, {(void *)bytes, length}};
    int before = errno;
    /* One call, so that what several threads and processes write down does not mix. */
    if (writev(notebook, parts, length ? 2 : 1) != (ssize_t)(sizeof head + length)) abort();
    errno = before;
}

static ssize_t noted(int file, const void *bytes, ssize_t done, int64_t offset) {
    int name = done > 0 ? which_open(file) : STRANGE;
    if (name < NAMES) note('w', name, offset, bytes, (size_t)done);
    return done;
}

ssize_t write(int file, const void *bytes, size_t length) {
    ssize_t done = REAL(write)(file, bytes, length);
    int name = done > 0 ? which_open(file) : STRANGE;
    if (name < NAMES) note('w', name, lseek(file, 0, SEEK_CUR) - done, bytes, (size_t)done);
    return done;
}

ssize_t pwrite(int file, const void *bytes, size_t length, off_t offset) {
    return noted(file, bytes, REAL(pwrite)(file, bytes, length, offset), offset);
}

ssize_t pwrite64(int file, const void *bytes, size_t length, off64_t offset) {
    return noted(file, bytes, REAL(pwrite64)(file, bytes, length, offset), offset);
}

static int cut(int file, int done, int64_t size) {
    int name = done == 0 ? which_open(file) : STRANGE;
    if (name < NAMES) note('t', name, size, NULL, 0);
    return done;
}

int ftruncate(int file, off_t size) { return cut(file, REAL(ftruncate)(file, size), size); }
int ftruncate64(int file, off64_t size) { return cut(file, REAL(ftruncate64)(file, size), size); }

static int synced(int file, int (*sync)(int)) {
    int name = which_open(file);
    int64_t before = name == STRANGE ? 0 : written_down();
    int done = sync(file);
    if (name != STRANGE && done == 0) note('s', name, before, NULL, 0);
    return done;
}

int fsync(int file) { return synced(file, REAL(fsync)); }
int fdatasync(int file) { return synced(file, REAL(fdatasync)); }

/* Opening makes a file that was not there. Nobody else makes one meanwhile: a server is alone with its file. */
static int is_made(const char *path, int flags) {
    int before = errno, name = flags & O_CREAT ? which(path) : STRANGE;
    struct stat found;
    int made = name < NAMES && stat(path, &found) != 0;
    errno = before;
    return made;
}

#define OPEN(function)                                                        \
    int function(const char *path, int flags, ...) {                          \
        va_list more;                                                         \
        va_start(more, flags);                                                \
        mode_t mode = flags & (O_CREAT | __O_TMPFILE) ? va_arg(more, mode_t) : 0; \
        va_end(more);                                                         \
        int made = is_made(path, flags);                                      \
        int file = REAL(function)(path, flags, mode);                         \
        if (made && file >= 0) note('c', which(path), 0, NULL, 0);            \
        return file;                                                          \
    }
OPEN(open)
OPEN(open64)

int unlink(const char *path) {
    int done = REAL(unlink)(path), name = which(path);
    if (done == 0 && name < NAMES) note('u', name, 0, NULL, 0);
    return done;
}

/* Not done by SQLite: where it is, the notes are wrong, and the test says so. */
int rename(const char *from, const char *to) {
    int done = REAL(rename)(from, to);
    if (done == 0 && (which(from) < NAMES || which(to) < NAMES)) note('?', STRANGE, 0, NULL, 0);
    return done;
}
