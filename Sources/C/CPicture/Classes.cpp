#include "CPicture.h"

#ifdef DEMETER_DNN

#include <cstdlib>
#include <cstring>
#include <exception>
#include <new>

#include <opencv2/dnn.hpp>

int cpicture_can_classify(void) { return 1; }

cpicture_guess cpicture_classify(
    const uint8_t *model, size_t count, const float *numbers, int32_t width, int32_t height, float **outputs,
    size_t *output_count) {
    *outputs = nullptr;
    *output_count = 0;
    try {
        // A second thread costs more memory than it saves time, of a picture that is looked at once.
        cv::setNumThreads(1);
        cv::dnn::Net net = cv::dnn::readNetFromONNX(reinterpret_cast<const char *>(model), count);
        if (net.empty()) return CPICTURE_GUESS_MODEL;
        net.setPreferableBackend(cv::dnn::DNN_BACKEND_OPENCV);
        net.setPreferableTarget(cv::dnn::DNN_TARGET_CPU);
        const int sizes[] = {1, 3, height, width};
        net.setInput(cv::Mat(4, sizes, CV_32F, const_cast<float *>(numbers)));
        const cv::Mat output = net.forward();
        const size_t total = output.total();
        if (output.type() != CV_32F || !output.isContinuous() || total == 0) return CPICTURE_GUESS_MODEL;
        float *copy = static_cast<float *>(std::malloc(total * sizeof(float)));
        if (!copy) return CPICTURE_GUESS_MEMORY;
        std::memcpy(copy, output.ptr<float>(), total * sizeof(float));
        *outputs = copy;
        *output_count = total;
        return CPICTURE_GUESSED;
    } catch (const std::bad_alloc &) {
        return CPICTURE_GUESS_MEMORY;
    } catch (const cv::Exception &fault) {
        return fault.code == cv::Error::StsNoMem ? CPICTURE_GUESS_MEMORY : CPICTURE_GUESS_MODEL;
    } catch (const std::exception &) {
        return CPICTURE_GUESS_MODEL;
    }
}

#else

int cpicture_can_classify(void) { return 0; }

cpicture_guess cpicture_classify(
    const uint8_t *model, size_t count, const float *numbers, int32_t width, int32_t height, float **outputs,
    size_t *output_count) {
    (void)model, (void)count, (void)numbers, (void)width, (void)height;
    *outputs = nullptr;
    *output_count = 0;
    return CPICTURE_GUESS_ABSENT;
}

#endif
