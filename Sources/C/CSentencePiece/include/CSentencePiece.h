#pragma once

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

typedef struct csentencepiece csentencepiece;

/// libsentencepiece is C++ and may throw; nothing leaves here but a model or, where the bytes are none, NULL.
csentencepiece *_Nullable csentencepiece_open(const void *_Nonnull bytes, size_t count);

/// The pieces of a text with the marks of its beginning and end, cut where `ids` is full. Negative on failure.
ptrdiff_t csentencepiece_encode(
    csentencepiece *_Nonnull model, const char *_Nonnull text, size_t length,
    int32_t *_Nonnull ids, size_t capacity);

/// How many pieces it knows.
int32_t csentencepiece_count(const csentencepiece *_Nonnull model);

void csentencepiece_close(csentencepiece *_Nonnull model);

#ifdef __cplusplus
}
#endif
