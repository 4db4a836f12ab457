#pragma once
#include <jansson.h>

// json_decref is a macro-like static inline whose atomic builtin Swift cannot import everywhere.
static inline void cjansson_release(json_t *value) { json_decref(value); }

// json_typeof is a macro.
static inline json_type cjansson_type(const json_t *value) { return json_typeof(value); }
