#pragma once

#include "CPicture.h"

// One reader for each kind. `longest` 0 means that the size alone is wanted. Callers have checked that the
// size in the head is one that memory can hold: the readers are only asked for pixels after that.

cpicture_code cpicture_read(
    const uint8_t *bytes, size_t count, int32_t longest, cpicture *picture);
cpicture_code cpicture_read_jpeg(
    const uint8_t *bytes, size_t count, int32_t longest, cpicture *picture);
cpicture_code cpicture_read_png(
    const uint8_t *bytes, size_t count, int32_t longest, cpicture *picture);
cpicture_code cpicture_read_webp(
    const uint8_t *bytes, size_t count, int32_t longest, cpicture *picture);
cpicture_code cpicture_read_heif(
    const uint8_t *bytes, size_t count, int32_t longest, cpicture *picture);

/// Takes memory for the pixels of a picture whose size is set.
cpicture_code cpicture_make(cpicture *picture);
