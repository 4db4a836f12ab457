#include "Decoders.h"

#include <webp/decode.h>

cpicture_code cpicture_read_webp(
    const uint8_t *bytes, size_t count, int32_t longest, cpicture *picture) {
    int width = 0, height = 0;
    if (!WebPGetInfo(bytes, count, &width, &height)) return CPICTURE_UNREADABLE;
    picture->width = width;
    picture->height = height;
    if (longest == 0) return CPICTURE_FINE;
    const cpicture_code code = cpicture_make(picture);
    if (code != CPICTURE_FINE) return code;
    const size_t size = (size_t)width * (size_t)height * 3;
    return WebPDecodeRGBInto(bytes, count, picture->pixels, size, width * 3) ? CPICTURE_FINE
                                                                             : CPICTURE_UNREADABLE;
}
