#pragma once
#include <arpa/inet.h>
#include <avahi-client/client.h>
#include <avahi-client/publish.h>
#include <avahi-common/alternative.h>
#include <avahi-common/error.h>
#include <avahi-common/malloc.h>
#include <avahi-common/simple-watch.h>
#include <net/if.h>
#include <stdio.h>
#include <string.h>
#include <sys/ioctl.h>
#include <unistd.h>

// ioctl is variadic, which Swift cannot call. The number of the interface that has an IPv4 address; 0 for
// none. Not by getifaddrs: that needs a netlink socket, which the service manager does not allow.
static inline unsigned cavahi_interface_of_ipv4(const char *text) {
    struct in_addr wanted;
    struct ifreq rows[128];
    struct ifconf list = {.ifc_len = sizeof rows, .ifc_req = rows};
    unsigned found = 0;
    if (inet_pton(AF_INET, text, &wanted) != 1) return 0;
    int asker = socket(AF_INET, SOCK_DGRAM | SOCK_CLOEXEC, 0);
    if (asker < 0) return 0;
    if (ioctl(asker, SIOCGIFCONF, &list) == 0)
        for (int row = 0; row < list.ifc_len / (int)sizeof *rows && !found; row++) {
            struct sockaddr_in address;
            memcpy(&address, &rows[row].ifr_addr, sizeof address);
            if (address.sin_addr.s_addr != wanted.s_addr) continue;
            if (ioctl(asker, SIOCGIFINDEX, &rows[row]) == 0) found = (unsigned)rows[row].ifr_ifindex;
        }
    close(asker);
    return found;
}

// fscanf is variadic. The same for an IPv6 address, which the ioctl does not list.
static inline unsigned cavahi_interface_of_ipv6(const char *text) {
    struct in6_addr wanted, address;
    unsigned number, found = 0;
    char digits[33];
    if (inet_pton(AF_INET6, text, &wanted) != 1) return 0;
    FILE *table = fopen("/proc/self/net/if_inet6", "re");
    if (!table) return 0;
    while (!found && fscanf(table, "%32s %x %*[^\n]", digits, &number) == 2) {
        for (int byte = 0; byte < 16; byte++) {
            unsigned value;
            if (sscanf(digits + 2 * byte, "%2x", &value) != 1) break;
            address.s6_addr[byte] = (unsigned char)value;
        }
        if (memcmp(&address, &wanted, sizeof address) == 0) found = number;
    }
    fclose(table);
    return found;
}
