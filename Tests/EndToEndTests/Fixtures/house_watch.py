"""Prints what comes in at an interface, a line for each place that is called: protocol, address, port.

Usage: house_watch.py INTERFACE
"""

import socket
import struct
import sys

# Every frame, as the kernel sees it.
tap = socket.socket(socket.AF_PACKET, socket.SOCK_RAW, socket.htons(3))
tap.bind((sys.argv[1], 0))
print("watching", flush=True)
seen = set()
while True:
    frame, (_, _, kind, _, _) = tap.recvfrom(65536)
    # What this end sends itself.
    if kind == socket.PACKET_OUTGOING:
        continue
    (ether,) = struct.unpack("!H", frame[12:14])
    if ether == 0x0806:
        place = f"arp {socket.inet_ntoa(frame[38:42])}"
    elif ether == 0x0800:
        packet = frame[14:]
        header = (packet[0] & 15) * 4
        protocol = {6: "tcp", 17: "udp"}.get(packet[9], str(packet[9]))
        sender, port = struct.unpack("!HH", packet[header:header + 4])
        # An answer of ours is told by the port that it comes from.
        side = f"from {sender}" if sender < 32768 else f"to {port}"
        place = f"{protocol} {socket.inet_ntoa(packet[16:20])} {side}"
    else:
        place = f"frame {ether:#06x}"
    if place not in seen:
        seen.add(place)
        print(place, flush=True)
