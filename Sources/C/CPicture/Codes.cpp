#include "CPicture.h"

#include <exception>
#include <string>

#define ZX_USE_UTF8 1
#include <ReadBarcode.h>

namespace {

using ZXing::BarcodeFormat;

const ZXing::BarcodeFormats retail = BarcodeFormat::EAN13 | BarcodeFormat::EAN8 |
    BarcodeFormat::UPCA | BarcodeFormat::UPCE | BarcodeFormat::ITF;
const ZXing::BarcodeFormats texts = BarcodeFormat::QRCode | BarcodeFormat::DataMatrix |
    BarcodeFormat::Code128 | BarcodeFormat::DataBar | BarcodeFormat::DataBarExpanded;

/// What a code says; where it speaks GS1, as a reader sends it, with its symbology before the elements.
std::string said(const ZXing::Result &result) {
    if (result.contentType() != ZXing::ContentType::GS1) return result.text();
    const auto &bytes = result.bytes();
    return result.symbologyIdentifier() + std::string(bytes.begin(), bytes.end());
}

}  // namespace

void cpicture_codes(
    const uint8_t *grey, int32_t width, int32_t height, int rotates, cpicture_found found,
    void *context) {
    try {
        ZXing::DecodeHints hints;
        hints.setFormats(retail | texts);
        hints.setTryHarder(true);
        hints.setTryRotate(rotates != 0);
        hints.setTryDownscale(false);
        hints.setValidateITFCheckSum(true);
        hints.setMaxNumberOfSymbols(16);
        const ZXing::ImageView view(grey, width, height, ZXing::ImageFormat::Lum);
        for (const auto &result : ZXing::ReadBarcodes(view, hints)) {
            if (!result.isValid()) continue;
            const std::string text = said(result);
            const bool isRetail = retail.testFlag(result.format());
            found(context, isRetail ? CPICTURE_RETAIL : CPICTURE_TEXT,
                  reinterpret_cast<const uint8_t *>(text.data()), text.size());
        }
    } catch (const std::exception &) {
        // What the decoder cannot bear holds no code for us.
    }
}
