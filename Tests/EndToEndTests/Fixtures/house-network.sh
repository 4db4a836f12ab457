#!/bin/sh
# Two ends of a network of their own: here house0 with 192.0.2.1, there house1 with 192.0.2.2. Nothing of this
# machine's is on it. Says which process holds each end.
set -e
end() {
    # Nothing but what is configured may speak, not even the kernel's IPv6.
    echo 1 > /proc/sys/net/ipv6/conf/all/disable_ipv6
    echo 1 > /proc/sys/net/ipv6/conf/default/disable_ipv6
    ip link set lo up
}
if [ "$1" = there ]; then
    end
    read -r number rest < /proc/self/stat
    echo "there $number"
    exec sleep 3600
fi
end
mount -t tmpfs tmpfs /run
mkdir -m 755 /run/avahi-daemon /run/dbus
ip link add house0 type veth peer name house1
unshare -n sh "$0" there > "$1/there" &
until grep -q there "$1/there"; do sleep 0.05; done
there=$(cut -d' ' -f2 "$1/there")
ip link set house1 netns "/proc/$there/ns/net"
nsenter -t "$there" -n sh -c 'ip addr add 192.0.2.2/24 dev house1; ip link set house1 up'
ip addr add 192.0.2.1/24 dev house0
ip link set house0 up
# Whatever is to leave this end comes out at the other.
ip route add default via 192.0.2.2
read -r number rest < /proc/self/stat
echo "here $number there $there end"
wait
