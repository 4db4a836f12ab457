#pragma once

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

typedef enum ctoml_kind {
    CTOML_TABLE,
    CTOML_ARRAY,
    CTOML_STRING,
    CTOML_INTEGER,
    CTOML_REAL,
    CTOML_BOOLEAN,
    /// A date, a time or both; `text` holds it in the notation of RFC 3339.
    CTOML_MOMENT,
} ctoml_kind;

/// One value. The values of a document lie in one array, each before what it contains.
typedef struct ctoml_node {
    ctoml_kind kind;
    /// 1-based place of the value in the text, counted in characters.
    uint32_t line, column;
    /// Place of the value's key; 0 for elements of arrays and for the root.
    uint32_t key_line, key_column;
    const char *_Nullable key;
    size_t key_length;
    /// UTF-8, not terminated, may contain NUL; of strings and moments.
    const char *_Nullable text;
    size_t text_length;
    /// Of integers; 0 or 1 of booleans.
    int64_t integer;
    double real;
    /// How many members or elements a table or array has.
    size_t count;
} ctoml_node;

typedef enum ctoml_code {
    CTOML_FINE,
    CTOML_SYNTAX,
    CTOML_TOO_LARGE,
    CTOML_TOO_DEEP,
    CTOML_INTERNAL,
} ctoml_code;

typedef struct ctoml_failure {
    ctoml_code code;
    uint32_t line, column;
    /// What toml++ says, terminated and possibly cut; it may quote the text.
    char message[256];
} ctoml_failure;

typedef struct ctoml_document ctoml_document;

/// Texts beyond this many bytes are refused.
#define CTOML_LARGEST 262144

/// toml++ is C++ and throws; nothing leaves here but a document or, with `failure` filled, NULL.
ctoml_document *_Nullable ctoml_parse(
    const char *_Nullable text, size_t length, ctoml_failure *_Nonnull failure);

/// The root and everything below it; valid until the document is freed.
const ctoml_node *_Nonnull ctoml_nodes(const ctoml_document *_Nonnull document, size_t *_Nonnull count);

void ctoml_free(ctoml_document *_Nonnull document);

#ifdef __cplusplus
}
#endif
