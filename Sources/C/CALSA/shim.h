#pragma once
#include <alsa/asoundlib.h>

// Takes ALSA's own sentences off standard error. Its handler is variadic, which Swift cannot write.
static inline void calsa_say_nothing(const char *file, int line, const char *function, int error,
                                     const char *format, ...) {}
static inline void calsa_be_quiet(void) { snd_lib_error_set_handler(calsa_say_nothing); }
