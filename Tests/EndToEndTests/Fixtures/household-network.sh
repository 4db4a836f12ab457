#!/bin/sh
# A server with 192.0.2.1 and so many devices with 192.0.2.11, .12 …, each with a network of its own, on one switch at
# the server's. Nothing of this machine's is on it. Says which process holds each: household-network.sh FOLDER DEVICES
set -e
end() {
    for place in all default; do
        off=/proc/sys/net/ipv6/conf/$place/disable_ipv6
        # A kernel without IPv6 has nothing to switch off.
        [ ! -e "$off" ] || echo 1 > "$off"
    done
    ip link set lo up
}
if [ "$1" = device ]; then
    end
    read -r number rest < /proc/self/stat
    echo "$number" > "$2"
    exec sleep 36000
fi
end
# Without an address of its own it would have that of one of its ports, and another when this one is cut.
ip link add switch address 02:00:5e:00:02:01 type bridge
ip addr add 192.0.2.1/24 dev switch
ip link set switch up
said=
number=0
while [ "$number" -lt "$2" ]; do
    unshare -n sh "$0" device "$1/device$number" &
    until [ -s "$1/device$number" ]; do sleep 0.05; done
    device=$(cat "$1/device$number")
    ip link add "port$number" type veth peer name line
    ip link set line netns "/proc/$device/ns/net"
    nsenter -t "$device" -n sh -c "ip addr add 192.0.2.$((11 + number))/24 dev line; ip link set line up"
    ip link set "port$number" master switch
    ip link set "port$number" up
    said="$said $device"
    number=$((number + 1))
done
read -r number rest < /proc/self/stat
echo "server $number$said end"
wait
