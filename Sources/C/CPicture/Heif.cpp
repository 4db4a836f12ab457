#include "Decoders.h"

#include <cstring>

#include <libheif/heif.h>

namespace {

cpicture_code read_primary(
    heif_context *context, const uint8_t *bytes, size_t count, int32_t longest, cpicture *picture) {
    // The limit and the lack of threads keep a hostile file within the process's memory.
    heif_context_set_max_decoding_threads(context, 0);
    heif_context_set_maximum_image_size_limit(context, 16384);
    if (heif_context_read_from_memory_without_copy(context, bytes, count, nullptr).code)
        return CPICTURE_UNREADABLE;
    heif_image_handle *handle = nullptr;
    if (heif_context_get_primary_image_handle(context, &handle).code) return CPICTURE_UNREADABLE;
    picture->width = heif_image_handle_get_width(handle);
    picture->height = heif_image_handle_get_height(handle);
    cpicture_code code = CPICTURE_FINE;
    if (longest > 0) {
        heif_image *image = nullptr;
        const heif_error error = heif_decode_image(
            handle, &image, heif_colorspace_RGB, heif_chroma_interleaved_RGB, nullptr);
        int stride = 0;
        const uint8_t *plane =
            error.code ? nullptr
                       : heif_image_get_plane_readonly(image, heif_channel_interleaved, &stride);
        if (!plane) {
            code = error.code == heif_error_Memory_allocation_error ? CPICTURE_MEMORY
                                                                    : CPICTURE_UNREADABLE;
        } else {
            picture->width = heif_image_get_width(image, heif_channel_interleaved);
            picture->height = heif_image_get_height(image, heif_channel_interleaved);
            code = cpicture_make(picture);
            const size_t row = (size_t)picture->width * 3;
            for (int32_t y = 0; code == CPICTURE_FINE && y < picture->height; ++y)
                std::memcpy(picture->pixels + row * (size_t)y, plane + (size_t)stride * (size_t)y, row);
        }
        if (image) heif_image_release(image);
    }
    heif_image_handle_release(handle);
    return code;
}

}  // namespace

cpicture_code cpicture_read_heif(
    const uint8_t *bytes, size_t count, int32_t longest, cpicture *picture) {
    heif_context *context = heif_context_alloc();
    if (!context) return CPICTURE_MEMORY;
    const cpicture_code code = read_primary(context, bytes, count, longest, picture);
    heif_context_free(context);
    return code;
}
