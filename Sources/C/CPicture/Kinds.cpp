#include "CPicture.h"

#include "Decoders.h"

#include <cstdlib>
#include <cstring>
#include <initializer_list>

cpicture_kind cpicture_kind_of(const uint8_t *bytes, size_t count) {
    if (count < 16) return CPICTURE_UNKNOWN;
    static const uint8_t png[] = {0x89, 'P', 'N', 'G', 0x0D, 0x0A, 0x1A, 0x0A};
    if (bytes[0] == 0xFF && bytes[1] == 0xD8 && bytes[2] == 0xFF) return CPICTURE_JPEG;
    if (std::memcmp(bytes, png, sizeof png) == 0) return CPICTURE_PNG;
    if (std::memcmp(bytes, "RIFF", 4) == 0 && std::memcmp(bytes + 8, "WEBP", 4) == 0)
        return CPICTURE_WEBP;
    // The box "ftyp" of ISO base media (ISO 14496-12), with a brand of HEIF (ISO 23008-12).
    if (std::memcmp(bytes + 4, "ftyp", 4) == 0) {
        for (const char *brand : {"heic", "heix", "heim", "heis", "mif1", "msf1", "avif"})
            if (std::memcmp(bytes + 8, brand, 4) == 0) return CPICTURE_HEIF;
    }
    return CPICTURE_UNKNOWN;
}

cpicture_code cpicture_measure(
    const uint8_t *bytes, size_t count, int32_t *width, int32_t *height) {
    *width = *height = 0;
    cpicture picture = {0, 0, nullptr};
    const cpicture_code code = cpicture_read(bytes, count, 0, &picture);
    *width = picture.width;
    *height = picture.height;
    return code;
}

cpicture_code cpicture_decode(
    const uint8_t *bytes, size_t count, int32_t longest, cpicture *picture) {
    *picture = {0, 0, nullptr};
    const cpicture_code code = cpicture_read(bytes, count, longest < 1 ? 1 : longest, picture);
    if (code != CPICTURE_FINE) cpicture_free(picture);
    return code;
}

cpicture_code cpicture_read(
    const uint8_t *bytes, size_t count, int32_t longest, cpicture *picture) {
    switch (cpicture_kind_of(bytes, count)) {
    case CPICTURE_JPEG: return cpicture_read_jpeg(bytes, count, longest, picture);
    case CPICTURE_PNG: return cpicture_read_png(bytes, count, longest, picture);
    case CPICTURE_WEBP: return cpicture_read_webp(bytes, count, longest, picture);
    case CPICTURE_HEIF: return cpicture_read_heif(bytes, count, longest, picture);
    default: return CPICTURE_UNREADABLE;
    }
}

cpicture_code cpicture_make(cpicture *picture) {
    const size_t size = (size_t)picture->width * (size_t)picture->height * 3;
    picture->pixels = (uint8_t *)std::malloc(size ? size : 1);
    return picture->pixels ? CPICTURE_FINE : CPICTURE_MEMORY;
}

void cpicture_free(cpicture *picture) {
    std::free(picture->pixels);
    *picture = {0, 0, nullptr};
}
