#include "Decoders.h"

#include <png.h>

cpicture_code cpicture_read_png(
    const uint8_t *bytes, size_t count, int32_t longest, cpicture *picture) {
    png_image image = {};
    image.version = PNG_IMAGE_VERSION;
    if (!png_image_begin_read_from_memory(&image, bytes, count)) return CPICTURE_UNREADABLE;
    picture->width = (int32_t)image.width;
    picture->height = (int32_t)image.height;
    if (longest == 0) {
        png_image_free(&image);
        return CPICTURE_FINE;
    }
    image.format = PNG_FORMAT_RGB;
    const cpicture_code code = cpicture_make(picture);
    if (code != CPICTURE_FINE) {
        png_image_free(&image);
        return code;
    }
    // What shows through is shown on white, as on a page.
    png_color white = {255, 255, 255};
    const int isRead = png_image_finish_read(&image, &white, picture->pixels, 0, nullptr);
    png_image_free(&image);
    return isRead ? CPICTURE_FINE : CPICTURE_UNREADABLE;
}
