#include "CPicture.h"

#include <algorithm>
#include <cstdlib>
#include <exception>
#include <string>
#include <vector>

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

cpicture_box box(const ZXing::Result &result) {
    const auto &corners = result.position();
    cpicture_box box = {corners[0].x, corners[0].y, corners[0].x, corners[0].y};
    for (const auto &corner : corners) {
        box.left = std::min(box.left, corner.x), box.right = std::max(box.right, corner.x);
        box.top = std::min(box.top, corner.y), box.bottom = std::max(box.bottom, corner.y);
    }
    return box;
}

/// Paints over where a code was found, so that the next search finds another.
///
/// Of a linear code only the lines that were read are known, and they run along rows or columns. A retail code is
/// about 0.7 times as high as it is wide, so 0.4 of its width to either side covers it; of a second code close by
/// enough lines are left.
void cover(std::vector<uint8_t> &grey, int width, int height, const ZXing::Result &result) {
    const auto &corners = result.position();
    auto [left, top, right, bottom] = box(result);
    if (ZXing::BarcodeFormats(BarcodeFormat::LinearCodes).testFlag(result.format())) {
        const int across = (corners[1] - corners[0]).x, down = (corners[1] - corners[0]).y;
        const bool alongRows = std::abs(across) >= std::abs(down);
        const int margin = std::max(std::abs(across), std::abs(down)) * 2 / 5;
        if (alongRows) top -= margin, bottom += margin;
        else left -= margin, right += margin;
    }
    left = std::max(left - 1, 0), right = std::min(right + 1, width - 1);
    top = std::max(top - 1, 0), bottom = std::min(bottom + 1, height - 1);
    for (int row = top; row <= bottom && left <= right; row++)
        std::fill_n(grey.begin() + size_t(row) * width + left, right - left + 1, 255);
}

/// As many codes as are sought in one picture.
constexpr int mostCodes = 16;

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
        // One at a time: sought together, zxing-cpp 1.4 ends the program by an assertion (Result::operator==) where
        // it meets the same linear code twice.
        hints.setMaxNumberOfSymbols(1);
        std::vector<uint8_t> uncovered;
        std::vector<std::string> told;
        for (int count = 0; count < mostCodes; count++) {
            const uint8_t *values = uncovered.empty() ? grey : uncovered.data();
            const ZXing::ImageView view(values, width, height, ZXing::ImageFormat::Lum);
            const auto result = ZXing::ReadBarcode(view, hints);
            if (!result.isValid()) break;
            const std::string text = said(result);
            // One search is one witness, however many lines of a code it took for codes of their own.
            if (std::find(told.begin(), told.end(), text) == told.end()) {
                const bool isRetail = retail.testFlag(result.format());
                found(context, isRetail ? CPICTURE_RETAIL : CPICTURE_TEXT, box(result),
                      reinterpret_cast<const uint8_t *>(text.data()), text.size());
                told.push_back(text);
            }
            if (uncovered.empty()) uncovered.assign(grey, grey + size_t(width) * height);
            cover(uncovered, width, height, result);
        }
    } catch (const std::exception &) {
        // What the decoder cannot bear holds no code for us.
    }
}
