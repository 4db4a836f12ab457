#pragma once
#include <pocketsphinx/pocketsphinx.h>
#include <sphinxbase/err.h>
#include <sphinxbase/feat.h>
#include <sphinxbase/ngram_model.h>

// err_set_logfp takes a FILE *, and Swift has no name for "no file".
static inline void cpocketsphinx_be_quiet(void) { err_set_logfp(NULL); }

// Sound that came in pieces leaves the decoder with a running mean for good, and no function sets it back.
static inline void cpocketsphinx_normalise_by_whole(ps_decoder_t *decoder) {
    ps_get_feat(decoder)->cmn = CMN_BATCH;
}

// The running mean takes rows of coefficients, which Swift cannot name: that of these samples' speech is set.
// Returns the frames with speech, or a negative number without memory; of fewer than `least` nothing is set.
static inline int cpocketsphinx_learn_mean(
    ps_decoder_t *decoder, const int16 *samples, size_t count, int least) {
    fe_t *front = fe_init_auto_r(ps_get_config(decoder));
    if (front == NULL) return -1;
    mfcc_t **rows = NULL;
    int32 frames = 0;
    fe_start_stream(front);
    fe_start_utt(front);
    int status = fe_process_utt(front, samples, count, &rows, &frames);
    if (status >= 0 && frames >= least) {
        mfcc_t mean[64] = {0};
        int32 width = ps_get_feat(decoder)->cmn_struct->veclen;
        for (int32 place = 0; place < width && place < 64; place++) {
            double sum = 0;
            for (int32 frame = 0; frame < frames; frame++) sum += rows[frame][place];
            mean[place] = (mfcc_t)(sum / frames);
        }
        cmn_live_set(ps_get_feat(decoder)->cmn_struct, mean);
    }
    if (rows != NULL) fe_free_2d(rows);
    fe_free(front);
    return status < 0 ? -1 : frames;
}

// The library has these and no header for them: a model's definition, and writing it as text.
struct bin_mdef_s;
extern struct bin_mdef_s *bin_mdef_read(cmd_ln_t *config, const char *path);
extern int bin_mdef_write_text(struct bin_mdef_s *definition, const char *path);
extern int bin_mdef_free(struct bin_mdef_s *definition);
