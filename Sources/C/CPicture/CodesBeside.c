// In C: zbar's header brings C++ wrappers with exception specifications that C++17 refuses.
#include "CPicture.h"

#ifdef DEMETER_ZBAR

#include <zbar.h>

/// Every so many rows and columns are scanned: bars are much longer, and most of the time of a picture without a code
/// goes here.
enum { DENSITY = 3 };
/// Rows or columns in which a code has to be read. At a density of 1 zbar asks for four, at others for none.
enum { LEAST_LINES = 2 };

static void configure(zbar_image_scanner_t *scanner) {
    const zbar_symbol_type_t types[] = {ZBAR_EAN13, ZBAR_EAN8, ZBAR_UPCA, ZBAR_UPCE};
    zbar_image_scanner_set_config(scanner, ZBAR_NONE, ZBAR_CFG_ENABLE, 0);
    for (size_t index = 0; index < sizeof types / sizeof *types; ++index)
        zbar_image_scanner_set_config(scanner, types[index], ZBAR_CFG_ENABLE, 1);
    zbar_image_scanner_set_config(scanner, ZBAR_NONE, ZBAR_CFG_X_DENSITY, DENSITY);
    zbar_image_scanner_set_config(scanner, ZBAR_NONE, ZBAR_CFG_Y_DENSITY, DENSITY);
}

int cpicture_looks_beside(void) { return 1; }

/// What its points span; zbar keeps one for some of the lines in which it read the code.
static cpicture_box box_of(const zbar_symbol_t *symbol, int32_t width, int32_t height) {
    unsigned count = zbar_symbol_get_loc_size(symbol);
    if (count == 0) return (cpicture_box){0, 0, width - 1, height - 1};
    cpicture_box box = {width - 1, height - 1, 0, 0};
    for (unsigned point = 0; point < count; ++point) {
        int32_t x = zbar_symbol_get_loc_x(symbol, point), y = zbar_symbol_get_loc_y(symbol, point);
        if (x < box.left) box.left = x;
        if (x > box.right) box.right = x;
        if (y < box.top) box.top = y;
        if (y > box.bottom) box.bottom = y;
    }
    return box;
}

void cpicture_codes_beside(
    const uint8_t *grey, int32_t width, int32_t height, cpicture_found found, void *context) {
    zbar_image_scanner_t *scanner = zbar_image_scanner_create();
    zbar_image_t *image = zbar_image_create();
    configure(scanner);
    zbar_image_set_format(image, zbar_fourcc('Y', '8', '0', '0'));
    zbar_image_set_size(image, (unsigned)width, (unsigned)height);
    zbar_image_set_data(image, grey, (unsigned long)width * (unsigned long)height, NULL);
    zbar_scan_image(scanner, image);
    const zbar_symbol_t *symbol = zbar_image_first_symbol(image);
    for (; symbol; symbol = zbar_symbol_next(symbol)) {
        if (zbar_symbol_get_quality(symbol) < LEAST_LINES) continue;
        found(context, CPICTURE_RETAIL, box_of(symbol, width, height), (const uint8_t *)zbar_symbol_get_data(symbol),
              zbar_symbol_get_data_length(symbol));
    }
    zbar_image_destroy(image);
    zbar_image_scanner_destroy(scanner);
}

#else

int cpicture_looks_beside(void) { return 0; }

void cpicture_codes_beside(
    const uint8_t *grey, int32_t width, int32_t height, cpicture_found found, void *context) {
    (void)grey, (void)width, (void)height, (void)found, (void)context;
}

#endif
