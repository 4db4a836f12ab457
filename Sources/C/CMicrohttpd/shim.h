#pragma once
#include <arpa/inet.h>
#include <microhttpd.h>
#include <string.h>

// MHD_start_daemon is variadic, which Swift cannot call. Listens on loopback only, with a thread for
// each connection, so that a handler may block; with TLS when a certificate is given.
static inline struct MHD_Daemon *cmicrohttpd_start(
    uint16_t port, MHD_AccessHandlerCallback handler, MHD_RequestCompletedCallback completed,
    void *context, const char *certificate, const char *key) {
    struct sockaddr_in address;
    memset(&address, 0, sizeof address);
    address.sin_family = AF_INET;
    address.sin_port = htons(port);
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    unsigned int flags = MHD_USE_INTERNAL_POLLING_THREAD | MHD_USE_THREAD_PER_CONNECTION |
        MHD_USE_AUTO;
    if (certificate)
        return MHD_start_daemon(
            flags | MHD_USE_TLS, port, NULL, NULL, handler, context, MHD_OPTION_SOCK_ADDR, &address,
            MHD_OPTION_NOTIFY_COMPLETED, completed, NULL,
            MHD_OPTION_HTTPS_MEM_CERT, certificate, MHD_OPTION_HTTPS_MEM_KEY, key, MHD_OPTION_END);
    return MHD_start_daemon(
        flags, port, NULL, NULL, handler, context, MHD_OPTION_SOCK_ADDR, &address,
        MHD_OPTION_NOTIFY_COMPLETED, completed, NULL,
        MHD_OPTION_END);
}

// MHD_get_daemon_info is variadic.
static inline uint16_t cmicrohttpd_port(struct MHD_Daemon *daemon) {
    const union MHD_DaemonInfo *info = MHD_get_daemon_info(daemon, MHD_DAEMON_INFO_BIND_PORT);
    return info ? info->port : 0;
}

// MHD_get_connection_info is variadic.
static inline int cmicrohttpd_socket(struct MHD_Connection *connection) {
    const union MHD_ConnectionInfo *info =
        MHD_get_connection_info(connection, MHD_CONNECTION_INFO_CONNECTION_FD);
    return info ? info->connect_fd : -1;
}

// MHD_SIZE_UNKNOWN and the reader's error result are macros with casts.
static inline ssize_t cmicrohttpd_cut(void) { return MHD_CONTENT_READER_END_WITH_ERROR; }
static inline ssize_t cmicrohttpd_end(void) { return MHD_CONTENT_READER_END_OF_STREAM; }
static inline uint64_t cmicrohttpd_unknown(void) { return MHD_SIZE_UNKNOWN; }

// POLLRDHUP, which needs _GNU_SOURCE: the peer has closed its side.
static const short cmicrohttpd_hangup = 0x2000;

// Keeps a path as it was sent, and leaves decoding to whoever reads it.
static size_t cmicrohttpd_keep_escapes(void *context, struct MHD_Connection *connection, char *text) {
    (void)context;
    (void)connection;
    return strlen(text);
}

// MHD_start_daemon is variadic. Serves at a socket that listens already, on one thread of its own; who
// answers takes its time with the connection suspended. `idle` is in seconds, `memory` in bytes for each
// connection, which holds the head of a request.
static inline struct MHD_Daemon *cmicrohttpd_serve(
    int listener, unsigned int connections, unsigned int idle, size_t memory,
    const char *certificate, const char *key, void *(*begin)(void *, const char *, struct MHD_Connection *),
    MHD_AccessHandlerCallback handler, MHD_RequestCompletedCallback completed,
    MHD_NotifyConnectionCallback notify, void *context) {
    unsigned int flags = MHD_USE_EPOLL_INTERNAL_THREAD | MHD_ALLOW_SUSPEND_RESUME;
    struct MHD_OptionItem tls[] = {
        {MHD_OPTION_HTTPS_MEM_CERT, 0, (void *)certificate},
        {MHD_OPTION_HTTPS_MEM_KEY, 0, (void *)key},
        // TLS 1.2 and newer.
        {MHD_OPTION_HTTPS_PRIORITIES, 0, (void *)"NORMAL:-VERS-ALL:+VERS-TLS1.3:+VERS-TLS1.2"},
        {MHD_OPTION_END, 0, NULL}};
    if (certificate) flags |= MHD_USE_TLS;
    else tls[0].option = MHD_OPTION_END;
    return MHD_start_daemon(
        flags, 0, NULL, NULL, handler, context, MHD_OPTION_LISTEN_SOCKET, listener,
        MHD_OPTION_CONNECTION_LIMIT, connections, MHD_OPTION_CONNECTION_TIMEOUT, idle,
        MHD_OPTION_CONNECTION_MEMORY_LIMIT, memory, MHD_OPTION_STRICT_FOR_CLIENT, 1,
        MHD_OPTION_UNESCAPE_CALLBACK, cmicrohttpd_keep_escapes, NULL, MHD_OPTION_URI_LOG_CALLBACK,
        begin, context, MHD_OPTION_NOTIFY_COMPLETED, completed, context,
        MHD_OPTION_NOTIFY_CONNECTION, notify, context, MHD_OPTION_ARRAY, tls, MHD_OPTION_END);
}
