#pragma once
#include <pocketsphinx/pocketsphinx.h>
#include <sphinxbase/err.h>
#include <sphinxbase/ngram_model.h>

// err_set_logfp takes a FILE *, and Swift has no name for "no file".
static inline void cpocketsphinx_be_quiet(void) { err_set_logfp(NULL); }

// The library has these and no header for them: a model's definition, and writing it as text.
struct bin_mdef_s;
extern struct bin_mdef_s *bin_mdef_read(cmd_ln_t *config, const char *path);
extern int bin_mdef_write_text(struct bin_mdef_s *definition, const char *path);
extern int bin_mdef_free(struct bin_mdef_s *definition);
