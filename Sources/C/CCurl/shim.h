#pragma once
#include <curl/curl.h>
#include <netinet/in.h>
#include <string.h>

// curl_easy_setopt is variadic, which Swift cannot call; one function for each type of value.
static inline CURLcode ccurl_setopt_long(CURL *handle, CURLoption option, long value) {
    return curl_easy_setopt(handle, option, value);
}

// As above, for sizes that exceed a long on some systems.
static inline CURLcode ccurl_setopt_offset(CURL *handle, CURLoption option, curl_off_t value) {
    return curl_easy_setopt(handle, option, value);
}

// As above; curl copies the string, but for CURLOPT_POSTFIELDS, which is not set this way.
static inline CURLcode ccurl_setopt_string(CURL *handle, CURLoption option, const char *value) {
    return curl_easy_setopt(handle, option, value);
}

// As above, for the pointers that callbacks get.
static inline CURLcode ccurl_setopt_pointer(CURL *handle, CURLoption option, void *value) {
    return curl_easy_setopt(handle, option, value);
}

// As above; curl copies the bytes, so that they may go after the call. Without a pointer curl would
// read standard input, hence the "".
static inline CURLcode ccurl_set_body(CURL *handle, const void *bytes, size_t count) {
    CURLcode code = curl_easy_setopt(handle, CURLOPT_POSTFIELDSIZE_LARGE, (curl_off_t)count);
    return code ? code : curl_easy_setopt(handle, CURLOPT_COPYPOSTFIELDS, bytes ? (const char *)bytes : "");
}

// As above; the list must outlive the transfer.
static inline CURLcode ccurl_set_headers(CURL *handle, struct curl_slist *list) {
    return curl_easy_setopt(handle, CURLOPT_HTTPHEADER, list);
}

typedef size_t (*ccurl_sink)(char *bytes, size_t size, size_t count, void *context);

// As above, for CURLOPT_WRITEFUNCTION and CURLOPT_HEADERFUNCTION.
static inline CURLcode ccurl_set_sink(CURL *handle, CURLoption option, ccurl_sink sink) {
    return curl_easy_setopt(handle, option, sink);
}

typedef curl_socket_t (*ccurl_opener)(void *context, curlsocktype purpose, struct curl_sockaddr *address);

// As above, for CURLOPT_OPENSOCKETFUNCTION.
static inline CURLcode ccurl_set_opener(CURL *handle, ccurl_opener opener) {
    return curl_easy_setopt(handle, CURLOPT_OPENSOCKETFUNCTION, opener);
}

// The bytes of an internet address, which curl keeps in a field that is longer than its declared type.
static inline void ccurl_address(const struct curl_sockaddr *address, unsigned char *bytes, size_t count) {
    if (count == 4) memcpy(bytes, &((const struct sockaddr_in *)&address->addr)->sin_addr, 4);
    if (count == 16) memcpy(bytes, &((const struct sockaddr_in6 *)&address->addr)->sin6_addr, 16);
}

// curl_easy_getinfo is variadic; 0 when the figure is not known.
static inline long ccurl_info_long(CURL *handle, CURLINFO info) {
    long value = 0;
    return curl_easy_getinfo(handle, info, &value) == CURLE_OK ? value : 0;
}

// As above, for times in microseconds.
static inline curl_off_t ccurl_info_offset(CURL *handle, CURLINFO info) {
    curl_off_t value = 0;
    return curl_easy_getinfo(handle, info, &value) == CURLE_OK ? value : 0;
}

// As above, for texts that live as long as the handle; NULL when the figure is not known.
static inline const char *ccurl_info_text(CURL *handle, CURLINFO info) {
    const char *value = NULL;
    return curl_easy_getinfo(handle, info, &value) == CURLE_OK ? value : NULL;
}

// The result of a finished transfer lies in a union.
static inline CURLcode ccurl_message_result(const CURLMsg *message) { return message->data.result; }

// CURL_GLOBAL_DEFAULT is a macro with a cast.
static inline CURLcode ccurl_start(void) { return curl_global_init(CURL_GLOBAL_DEFAULT); }
