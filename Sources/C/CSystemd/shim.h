#pragma once
#include <systemd/sd-bus.h>

// sd_bus_call_method and sd_bus_message_read are variadic, which Swift cannot call. Shows a notification
// by the Desktop Notifications Specification 1.2 in place of `replaced` (0 for a new one), and gives its
// number; a negative result is an error number. Waits `patience` microseconds at most.
static inline int csystemd_notify(
    const char *title, const char *body, uint32_t replaced, uint64_t patience, uint32_t *number) {
    sd_bus *bus = 0;
    sd_bus_message *reply = 0;
    int result = sd_bus_open_user(&bus);
    if (result >= 0) result = sd_bus_set_method_call_timeout(bus, patience);
    if (result >= 0)
        result = sd_bus_call_method(
            bus, "org.freedesktop.Notifications", "/org/freedesktop/Notifications",
            "org.freedesktop.Notifications", "Notify", 0, &reply, "susssasa{sv}i", "Demeter", replaced,
            "", title, body, 0, 0, -1);
    if (result >= 0) result = sd_bus_message_read(reply, "u", number);
    sd_bus_message_unref(reply);
    sd_bus_flush_close_unref(bus);
    return result;
}
