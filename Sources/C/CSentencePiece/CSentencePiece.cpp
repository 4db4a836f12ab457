#include "CSentencePiece.h"

#include <sentencepiece_processor.h>

#include <algorithm>
#include <memory>
#include <string_view>
#include <vector>

struct csentencepiece {
    sentencepiece::SentencePieceProcessor processor;
};

csentencepiece *csentencepiece_open(const void *bytes, size_t count) {
    try {
        auto model = std::make_unique<csentencepiece>();
        const std::string_view text(static_cast<const char *>(bytes), count);
        if (!model->processor.LoadFromSerializedProto(text).ok()) return nullptr;
        return model.release();
    } catch (...) {
        return nullptr;
    }
}

ptrdiff_t csentencepiece_encode(
    csentencepiece *model, const char *text, size_t length, int32_t *ids, size_t capacity) {
    if (capacity < 2) return -1;
    try {
        std::vector<int> pieces;
        if (!model->processor.Encode(std::string_view(text, length), &pieces).ok()) return -1;
        const size_t count = std::min(pieces.size(), capacity - 2);
        ids[0] = model->processor.bos_id();
        std::copy_n(pieces.begin(), count, ids + 1);
        ids[count + 1] = model->processor.eos_id();
        return static_cast<ptrdiff_t>(count + 2);
    } catch (...) {
        return -1;
    }
}

int32_t csentencepiece_count(const csentencepiece *model) {
    return model->processor.GetPieceSize();
}

void csentencepiece_close(csentencepiece *model) { delete model; }
