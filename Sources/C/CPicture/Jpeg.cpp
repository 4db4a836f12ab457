#include "Decoders.h"

#include <csetjmp>
#include <cstdio>
#include <cstdlib>

#include <jpeglib.h>

#include <jerror.h>

namespace {

/// libjpeg's way to end on an error is not to return from it.
struct faults {
    jpeg_error_mgr manager;
    std::jmp_buf back;
    bool for_memory;
};

void leave(j_common_ptr info) {
    faults *own = reinterpret_cast<faults *>(info->err);
    own->for_memory = info->err->msg_code == JERR_OUT_OF_MEMORY;
    std::longjmp(own->back, 1);
}

void say_nothing(j_common_ptr) {}

jpeg_error_mgr *prepare(faults &own) {
    jpeg_std_error(&own.manager);
    own.manager.error_exit = leave;
    own.manager.output_message = say_nothing;
    own.for_memory = false;
    return &own.manager;
}

}  // namespace

cpicture_code cpicture_read_jpeg(
    const uint8_t *bytes, size_t count, int32_t longest, cpicture *picture) {
    faults own;
    jpeg_decompress_struct info;
    info.err = prepare(own);
    if (setjmp(own.back)) {
        jpeg_destroy_decompress(&info);
        return own.for_memory ? CPICTURE_MEMORY : CPICTURE_UNREADABLE;
    }
    jpeg_create_decompress(&info);
    jpeg_mem_src(&info, bytes, count);
    jpeg_read_header(&info, TRUE);
    picture->width = (int32_t)info.image_width;
    picture->height = (int32_t)info.image_height;
    cpicture_code code = CPICTURE_FINE;
    if (longest > 0) {
        const unsigned sides = info.image_width > info.image_height ? info.image_width
                                                                     : info.image_height;
        info.scale_num = 8;
        info.scale_denom = 8;
        while (info.scale_num > 1 && sides * (info.scale_num / 2) / 8 >= (unsigned)longest)
            info.scale_num /= 2;
        info.out_color_space = JCS_RGB;
        info.dct_method = JDCT_ISLOW;
        jpeg_start_decompress(&info);
        picture->width = (int32_t)info.output_width;
        picture->height = (int32_t)info.output_height;
        code = cpicture_make(picture);
        const size_t row = (size_t)info.output_width * 3;
        while (code == CPICTURE_FINE && info.output_scanline < info.output_height) {
            JSAMPROW line = picture->pixels + row * info.output_scanline;
            // A file that was cut off is filled with grey by the library, which counts as a warning.
            jpeg_read_scanlines(&info, &line, 1);
        }
        if (code == CPICTURE_FINE && info.err->num_warnings > 0) code = CPICTURE_UNREADABLE;
        if (code == CPICTURE_FINE) jpeg_finish_decompress(&info);
    }
    jpeg_destroy_decompress(&info);
    return code;
}

cpicture_code cpicture_write_jpeg(
    const uint8_t *pixels, int32_t width, int32_t height, int32_t quality, uint8_t **bytes,
    size_t *count) {
    faults own;
    jpeg_compress_struct info;
    unsigned char *buffer = nullptr;
    unsigned long size = 0;
    *bytes = nullptr;
    *count = 0;
    info.err = prepare(own);
    if (setjmp(own.back)) {
        jpeg_destroy_compress(&info);
        return own.for_memory ? CPICTURE_MEMORY : CPICTURE_UNREADABLE;
    }
    jpeg_create_compress(&info);
    jpeg_mem_dest(&info, &buffer, &size);
    info.image_width = (JDIMENSION)width;
    info.image_height = (JDIMENSION)height;
    info.input_components = 3;
    info.in_color_space = JCS_RGB;
    jpeg_set_defaults(&info);
    jpeg_set_quality(&info, quality, TRUE);
    jpeg_start_compress(&info, TRUE);
    while (info.next_scanline < info.image_height) {
        JSAMPROW line = const_cast<uint8_t *>(pixels) + (size_t)width * 3 * info.next_scanline;
        jpeg_write_scanlines(&info, &line, 1);
    }
    jpeg_finish_compress(&info);
    jpeg_destroy_compress(&info);
    *bytes = buffer;
    *count = size;
    return CPICTURE_FINE;
}
