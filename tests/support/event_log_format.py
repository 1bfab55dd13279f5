# SPDX-License-Identifier: Apache-2.0
"""A reader of event logs, written from the description in docs/trace.md."""

import ctypes
import json
import struct
from dataclasses import dataclass

TEXT_BASE = 0x4FFF000000
CHIP = 64 + 64 + 64

zstd = ctypes.CDLL("libzstd.so.1")
zstd.ZSTD_decompress.restype = ctypes.c_size_t
zstd.ZSTD_decompress.argtypes = [
    ctypes.c_char_p,
    ctypes.c_size_t,
    ctypes.c_char_p,
    ctypes.c_size_t,
]


def unpack(packed: bytes, size: int) -> bytes:
    buffer = ctypes.create_string_buffer(size)
    assert zstd.ZSTD_decompress(buffer, size, packed, len(packed)) == size
    return buffer.raw[:size]


def checksum(data: bytes, start: int = 0xCBF29CE484222325) -> int:
    for byte in data:
        start = (start ^ byte) * 0x100000001B3 % 2**64
    return start


def signed(value: int) -> int:
    return -(value + 1) // 2 if value % 2 else value // 2


class Bytes:
    def __init__(self, data: bytes):
        self.data = data
        self.at = 0

    def byte(self) -> int:
        self.at += 1
        return self.data[self.at - 1]

    def number(self) -> int:
        value = shift = 0
        while True:
            byte = self.byte()
            value |= (byte & 127) << shift
            shift += 7
            if byte < 128:
                return value

    def signed(self) -> int:
        return signed(self.number())


@dataclass
class Block:
    track: int
    events: int
    first: int
    end: int
    data: bytes


class EventLog:
    """Issues: (cycle, core, pipe, pc). Stalls: (core, from, to, pc, account, producer or None)."""

    def __init__(self, data: bytes):
        magic, version, raw, packed, _, total = struct.unpack_from("<8sIIIIQ", data)
        assert (magic, version) == (b"SWSIMLOG", 2)
        assert checksum(data[:24]) == total
        self.description = json.loads(unpack(data[32 : 32 + packed], raw))
        index, blocks, self.complete_to, total, end = struct.unpack_from(
            "<QQQQ8s", data, len(data) - 40
        )
        assert end == b"SWLOGEND" and index + 56 * blocks + 40 == len(data)
        assert checksum(data[len(data) - 40 : len(data) - 16], checksum(data[index:-40])) == total
        self.blocks = [self.block(data, index + 56 * i) for i in range(blocks)]
        self.issues, self.stalls, self.ends = [], [], []
        for block in self.blocks:
            if block.track < 64:
                self.read_core(block)

    @staticmethod
    def block(data: bytes, entry: int) -> Block:
        (offset,) = struct.unpack_from("<Q", data, entry)
        header = data[offset : offset + 48]
        assert header == data[entry + 8 : entry + 56], "index and block say the same"
        magic, track, raw, packed, events, first, end, total = struct.unpack("<4sIIIQQQQ", header)
        assert magic == b"SBLK" and checksum(header[:40]) == total
        return Block(
            track, events, first, end, unpack(data[offset + 48 : offset + 48 + packed], raw)
        )

    @staticmethod
    def producer(code: int, pc: int) -> int | None:
        return pc + 4 * signed(code - 1) if code else None

    def read_core(self, block: Block):
        data = Bytes(block.data)
        cursor, pc, events = block.first - 1, TEXT_BASE, 0
        while data.at < len(data.data):
            events += 1
            code = data.byte()
            if code & ~32 < 16:
                cursor += data.number() if code & 8 else (code & 2) >> 1
                pc += 4 * data.signed() if code & 4 else 0
                if code & 32:
                    data.number()
                self.issues.append((cursor, block.track, code & 1, pc))
                pc += 4
            elif code == 16:
                cursor += data.number()
                self.ends.append((block.track, cursor))
            else:
                distant = code >= 128
                start = cursor + (data.number() if distant else 1)
                pc += 4 * data.signed() if distant else 0
                end = start + data.number() + 1
                maker = self.producer(data.number(), pc)
                account = self.description["accounts"][code % 64]
                self.stalls.append((block.track, start, end, pc, account, maker))
                cursor = end - 1
        assert events == block.events
