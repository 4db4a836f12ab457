#pragma once

#include <stddef.h>
#include <stdint.h>

// The libraries of pictures report faults by longjmp and by C++ exceptions, neither of which may pass
// through Swift: here they become numbers.

#ifdef __cplusplus
extern "C" {
#endif

typedef enum cpicture_kind {
    CPICTURE_UNKNOWN,
    CPICTURE_JPEG,
    CPICTURE_PNG,
    CPICTURE_WEBP,
    CPICTURE_HEIF,
} cpicture_kind;

typedef enum cpicture_code {
    CPICTURE_FINE,
    /// No picture of a known kind, or a broken one.
    CPICTURE_UNREADABLE,
    /// The system has no memory for it.
    CPICTURE_MEMORY,
} cpicture_code;

/// A picture in memory: red, green and blue, a byte each, row by row from the top.
typedef struct cpicture {
    int32_t width, height;
    /// From `malloc`; `width * height * 3` bytes.
    uint8_t *_Nullable pixels;
} cpicture;

/// The kind that the first bytes tell.
cpicture_kind cpicture_kind_of(const uint8_t *_Nonnull bytes, size_t count);

/// Reads the size in the head of a file, and nothing of the pixels.
cpicture_code cpicture_measure(
    const uint8_t *_Nonnull bytes, size_t count, int32_t *_Nonnull width, int32_t *_Nonnull height);

/// Reads the pixels. A JPEG larger than `longest` is read at an eighth, a quarter or a half of its size
/// where both sides together stay at or above it.
cpicture_code cpicture_decode(
    const uint8_t *_Nonnull bytes, size_t count, int32_t longest, cpicture *_Nonnull picture);

void cpicture_free(cpicture *_Nonnull picture);

/// Writes a JPEG without any metadata into `malloc`ed memory. `quality` is 0 to 100.
cpicture_code cpicture_write_jpeg(
    const uint8_t *_Nonnull pixels, int32_t width, int32_t height, int32_t quality,
    uint8_t *_Nullable *_Nonnull bytes, size_t *_Nonnull count);

/// What a decoder of bar codes made of one code.
typedef enum cpicture_symbol {
    /// EAN-13, UPC-A, EAN-8, UPC-E and ITF-14: digits.
    CPICTURE_RETAIL,
    /// QR, Data Matrix, Code 128 and GS1 DataBar: text, which may hold a number of GS1.
    CPICTURE_TEXT,
} cpicture_symbol;

/// Where a code was found: pixels from the left and the top, the last ones included. Of a linear code only lines that were
/// read are known, so the box is as wide as that and may be one line high.
typedef struct cpicture_box {
    int32_t left, top, right, bottom;
} cpicture_box;

typedef void (*cpicture_found)(
    void *_Nullable context, cpicture_symbol symbol, cpicture_box box, const uint8_t *_Nonnull text, size_t count);

/// Looks for codes in a picture of brightness alone, by zxing-cpp. `rotates` looks along columns too.
void cpicture_codes(
    const uint8_t *_Nonnull grey, int32_t width, int32_t height, int rotates,
    cpicture_found _Nonnull found, void *_Nullable context);

/// The same by zbar, which looks along rows and columns; finds nothing where it was built without. Of where a code is it
/// knows some points.
void cpicture_codes_beside(
    const uint8_t *_Nonnull grey, int32_t width, int32_t height, cpicture_found _Nonnull found,
    void *_Nullable context);

/// Whether it was built with zbar.
int cpicture_looks_beside(void);

/// A recogniser of words, by tesseract.
typedef struct cpicture_words cpicture_words;

typedef enum cpicture_layout {
    /// Lines of one block, each across the whole picture.
    CPICTURE_BLOCK,
    /// Lines of different sizes in one column.
    CPICTURE_COLUMN,
} cpicture_layout;

/// Takes a model as tesseract has them (`eng.traineddata`), which has to outlive the call alone; null where it cannot be
/// used, and where this was built without.
cpicture_words *_Nullable cpicture_words_open(const uint8_t *_Nonnull model, size_t count);

/// What it recognises in a picture of brightness alone, line by line, in `malloc`ed memory; null for nothing, and
/// where it is more than so many milliseconds of work.
char *_Nullable cpicture_words_read(
    cpicture_words *_Nonnull words, const uint8_t *_Nonnull grey, int32_t width, int32_t height,
    cpicture_layout layout, int32_t work);

void cpicture_words_close(cpicture_words *_Nonnull words);

typedef enum cpicture_guess {
    CPICTURE_GUESSED,
    /// No network that OpenCV can read and run on such numbers.
    CPICTURE_GUESS_MODEL,
    CPICTURE_GUESS_MEMORY,
    /// Built without OpenCV.
    CPICTURE_GUESS_ABSENT,
} cpicture_guess;

/// Whether this was built with OpenCV.
int cpicture_can_classify(void);

/// Runs a network in ONNX's form on `1 * 3 * height * width` numbers, by OpenCV on one thread. Its first output comes
/// in `malloc`ed memory.
cpicture_guess cpicture_classify(
    const uint8_t *_Nonnull model, size_t count, const float *_Nonnull numbers, int32_t width, int32_t height,
    float *_Nullable *_Nonnull outputs, size_t *_Nonnull output_count);

#ifdef __cplusplus
}
#endif
