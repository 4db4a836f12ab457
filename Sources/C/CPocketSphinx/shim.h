#pragma once
#include <pocketsphinx/pocketsphinx.h>
#include <sphinxbase/err.h>
#include <sphinxbase/ngram_model.h>

// err_set_logfp takes a FILE *, and Swift has no name for "no file".
static inline void cpocketsphinx_be_quiet(void) { err_set_logfp(NULL); }
