#include "CPicture.h"

#ifdef DEMETER_TESSERACT

#include <cstdlib>
#include <ctime>
#include <cstring>
#include <exception>
#include <new>

#include <tesseract/baseapi.h>
#include <tesseract/ocrclass.h>

// Of libgomp, which the recogniser may have been built with: its threads take longer for a line than one alone.
extern "C" __attribute__((weak)) void omp_set_num_threads(int);

struct cpicture_words {
    tesseract::TessBaseAPI recogniser;
};

namespace {

/// Seconds of this process's own work.
double worked() {
    timespec time{};
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
    return double(time.tv_sec) + double(time.tv_nsec) / 1e9;
}

bool is_over(void *end, int) { return worked() > *static_cast<double *>(end); }

}  // namespace

cpicture_words *cpicture_words_open(const uint8_t *model, size_t count) {
    try {
        if (omp_set_num_threads) omp_set_num_threads(1);
        auto *words = new cpicture_words;
        // Beyond INT_MAX no model is.
        if (count > size_t(64) << 20 ||
            words->recogniser.Init(
                reinterpret_cast<const char *>(model), int(count), "eng", tesseract::OEM_LSTM_ONLY, nullptr, 0,
                nullptr, nullptr, false, nullptr) != 0) {
            delete words;
            return nullptr;
        }
        return words;
    } catch (const std::exception &) {
        return nullptr;
    }
}

char *cpicture_words_read(
    cpicture_words *words, const uint8_t *grey, int32_t width, int32_t height, cpicture_layout layout,
    int32_t work) {
    try {
        auto &recogniser = words->recogniser;
        recogniser.SetPageSegMode(
            layout == CPICTURE_BLOCK ? tesseract::PSM_SINGLE_BLOCK : tesseract::PSM_SINGLE_COLUMN);
        recogniser.SetImage(grey, width, height, 1, width);
        recogniser.SetSourceResolution(300);
        tesseract::ETEXT_DESC monitor;
        double end = worked() + work / 1000.0;
        monitor.cancel = is_over;
        monitor.cancel_this = &end;
        char *copy = nullptr;
        if (recogniser.Recognize(&monitor) == 0) {
            char *text = recogniser.GetUTF8Text();
            if (text) copy = strdup(text);
            delete[] text;
        }
        recogniser.Clear();
        return copy;
    } catch (const std::exception &) {
        return nullptr;
    }
}

void cpicture_words_close(cpicture_words *words) { delete words; }

#else

cpicture_words *cpicture_words_open(const uint8_t *model, size_t count) {
    (void)model, (void)count;
    return nullptr;
}

char *cpicture_words_read(
    cpicture_words *words, const uint8_t *grey, int32_t width, int32_t height, cpicture_layout layout,
    int32_t work) {
    (void)words, (void)grey, (void)width, (void)height, (void)layout, (void)work;
    return nullptr;
}

void cpicture_words_close(cpicture_words *words) { (void)words; }

#endif
