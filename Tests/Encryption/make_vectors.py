#!/usr/bin/env python3
"""Writes vectors.json, the test vectors of docs/encryption-format.md. Every run writes the same bytes.

    make_vectors.py [OUT]        the default is vectors.json beside this script

Short byte strings are in hexadecimal digits. A long one is an object: `length`, and `pieces`, each with an offset `at`
and its bytes as `base64`; bytes outside the pieces are zero. A long plain content is a `rule`. A long stream is not
stored: encrypt its content with the given `header`, and compare the BLAKE2b checksum of all its bytes. An
implementation of libsodium makes the state for a given header with `crypto_secretstream_xchacha20poly1305_init_pull`.
"""

import base64
import json
import os
import re
import sqlite3
import struct
import sys
import tempfile
import unicodedata

import decrypt as haru

HERE = os.path.dirname(os.path.abspath(__file__))
DATA_KEY = bytes(range(0x00, 0x20))
OTHER_KEY = bytes(range(0x60, 0x80))
FILE_ID = bytes(range(0x20, 0x30))
OTHER_FILE_ID = bytes(range(0x30, 0x40))
SALTS = [bytes(range(at, at + 16)) for at in (0x40, 0x50, 0x60)]
RECOVERY = bytes(range(0x80, 0x98))
PASSPHRASE = "하루 일기 2026"
MADE = 1795737600
SQLITE_VERSION = 3040001


class Nonces:
    """Counts from 1."""

    def __init__(self):
        self.last = 0

    def __iter__(self):
        return self

    def __next__(self):
        self.last += 1
        return self.last.to_bytes(24, "big")


def rule(length):
    return bytes(i % 251 for i in range(length))


def long(data):
    """Returns the object for a long byte string. Short runs of zeros stay in a piece."""
    pieces = [
        {"at": found.start(), "base64": base64.b64encode(found[0]).decode()}
        for found in re.finditer(rb"[^\0](?:\0{0,24}[^\0])*", data, re.S)
    ]
    return {"length": len(data), "pieces": pieces}


def change(data, at, new):
    return data[:at] + new + data[at + len(new) :]


# SQLite


def empty_database():
    """Returns SQLite's file without tables, with pages of 4,096 bytes of which 40 are reserved, in WAL mode."""
    head = b"SQLite format 3\0" + struct.pack(
        ">HBBBBBB", haru.PAGE, 2, 2, haru.RESERVED, 64, 32, 32
    )
    head += struct.pack(">12I", 1, 1, 0, 0, 0, 4, 0, 0, 1, 0, 0, 0) + bytes(20)
    head += struct.pack(">II", 1, SQLITE_VERSION)
    return (head + struct.pack(">BHHHB", 13, 0, 0, haru.USED, 0)).ljust(haru.PAGE, b"\0")


def database(*texts):
    """Returns SQLite's file with a table of diary texts. It does not depend on the version of SQLite."""
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, "plain.sqlite")
        with open(path, "wb") as file:
            file.write(change(empty_database(), 18, b"\1\1"))
        with sqlite3.connect(path) as base:
            base.execute("CREATE TABLE diary (day TEXT, text TEXT)")
            for text in texts:
                base.execute("INSERT INTO diary VALUES ('2026-11-27', ?)", (text,))
        base.close()
        with open(path, "rb") as file:
            data = file.read()
    return change(change(data, 18, b"\2\2"), 96, struct.pack(">I", SQLITE_VERSION))


def write_ahead_log(frames, salt, order=">"):
    """Returns SQLite's write-ahead log. A frame is (page number, pages after a commit or 0, page)."""
    head = struct.pack(">IIII", 0x377F0682 | (order == ">"), 3007000, haru.PAGE, 0) + salt
    state = haru.wal_sum(head, (0, 0), order)
    data = head + struct.pack(">II", *state)
    for n, size, page in frames:
        head = struct.pack(">II", n, size)
        state = haru.wal_sum(page, haru.wal_sum(head, state, order), order)
        data += head + salt + struct.pack(">II", *state) + page
    return data


# Parts of the vectors


def make_slots(nonces):
    """Returns the bytes of the slots, and what vectors.json says about them."""
    nfd = unicodedata.normalize("NFD", PASSPHRASE)
    known = haru.nfc(PASSPHRASE)
    kinds = [
        (
            "passphrase",
            haru.PASSPHRASE,
            known,
            SALTS[0],
            {"passes": 3, "memory": 65536},
            {"passphrase": PASSPHRASE, "decomposed": nfd},
        ),
        (
            "cheap passphrase",
            haru.PASSPHRASE,
            known,
            SALTS[1],
            {"passes": 1, "memory": 8},
            {"passphrase": PASSPHRASE, "decomposed": nfd},
        ),
        (
            "recovery key",
            haru.RECOVERY,
            RECOVERY,
            SALTS[2],
            {},
            {"recoveryKey": RECOVERY.hex(), "letters": haru.recovery_text(RECOVERY)},
        ),
        (
            "answer of a command",
            haru.ANSWER,
            b"\x00answer\n",
            SALTS[2],
            {"passes": 1, "memory": 8},
            {"answer": b"\x00answer\n".hex()},
        ),
    ]
    slots, vectors = {}, []
    for name, kind, secret, salt, cost, readable in kinds:
        slot = haru.make_slot(kind, secret, DATA_KEY, salt, MADE, next(nonces), **cost)
        slots[name] = slot
        vectors.append(
            {
                "name": name,
                **readable,
                "secret": secret.hex(),
                "made": MADE,
                "wrappingKey": haru.wrapping_key(slot, secret).hex(),
                "slot": slot.hex(),
            }
        )
    return slots, vectors


def broken_slots(slots):
    slot = slots["cheap passphrase"]
    fields = [
        ("kind", 0, haru.ANSWER),
        ("passes", 7, 2),
        ("memory", 11, 9),
        ("salt", 31, 0),
        ("date", 39, slot[39] ^ 1),
        ("nonce", 63, 0),
        ("tag", 111, slot[111] ^ 1),
    ]
    return [
        {
            "name": f"changed {name}",
            "secret": haru.nfc(PASSPHRASE).hex(),
            "slot": change(slot, at, bytes([new])).hex(),
            "result": "wrongSecret",
        }
        for name, at, new in fields
    ]


def sign(data, key=DATA_KEY):
    """Returns a header with new checksums."""
    return haru.finish_header(data[:4032], haru.header_key(key, data[40:56]))


def make_headers(slots):
    first = haru.make_header(DATA_KEY, FILE_ID, 1, [slots["cheap passphrase"]])
    second = haru.make_header(
        DATA_KEY, FILE_ID, 2, [slots["cheap passphrase"], slots["recovery key"]]
    )
    vectors = []

    def add(name, one, two, result, sequence=None):
        vector = {"name": name, "first": long(one)}
        if two != one:
            vector["second"] = long(two)
        vector["result"] = result
        if sequence is not None:
            vector["sequence"] = sequence
        vectors.append(vector)

    add("two equal copies", first, first, "valid", 1)
    add("the second copy is newer", first, second, "valid", 2)
    add("the first copy is newer", second, first, "valid", 2)
    damaged = change(second, 70, b"\xff")
    add("the newer copy is damaged", first, damaged, "valid", 1)
    add("the first copy is zero", bytes(haru.HEADER), second, "valid", 2)
    high = sign(change(second, 20, b"\xff\xff\xff\xff"))
    add("the highest sequence number", high, second, "valid", 0xFFFFFFFF)

    fields = [
        ("first bytes", 14, b"\x1b"),
        ("version 0", 16, b"\0"),
        ("version 2", 16, b"\2"),
        ("kind 0", 17, b"\0"),
        ("kind 2", 17, b"\2"),
        ("kind 3", 17, b"\3"),
        ("0 slots", 18, b"\0\0"),
        ("9 slots", 18, b"\0\x09"),
        ("257 slots", 18, b"\1\1"),
        ("fewer slots than used", 18, b"\0\1"),
        ("more slots than used", 18, b"\0\3"),
        ("page size 8,192", 56, b"\0\0\x20\0"),
        ("41 reserved bytes", 60, b"\x29"),
        ("byte 63 is not zero", 63, b"\1"),
        ("byte 1,088 is not zero", 1088, b"\1"),
        ("byte 4,031 is not zero", 4031, b"\1"),
        ("slot of kind 4", 64, b"\4"),
        ("unused slot in front", 64, bytes(haru.SLOT)),
        ("derivation 0", 65, b"\0"),
        ("derivation 2 of a passphrase", 65, b"\2"),
        ("derivation 1 of a recovery key", 193, b"\1"),
        ("byte 3 of a slot is not zero", 67, b"\1"),
        ("0 passes", 68, b"\0\0\0\0"),
        ("65 passes", 68, b"\0\0\0\x41"),
        ("7 KiB", 72, b"\0\0\0\7"),
        ("262,145 KiB", 72, b"\0\4\0\1"),
        ("0 lanes", 76, b"\0\0\0\0"),
        ("2 lanes", 76, b"\0\0\0\2"),
        ("passes of a recovery key", 196, b"\0\0\0\1"),
        ("memory of a recovery key", 200, b"\0\0\0\x08"),
        ("lanes of a recovery key", 204, b"\0\0\0\1"),
        ("last byte of a slot is not zero", 191, b"\1"),
        ("unused slot is not zero", 64 + 3 * 128 + 5, b"\1"),
    ]
    for name, at, new in fields:
        bad = sign(change(second, at, new))
        add(name, bad, bad, "damage")
    bad = sign(change(first, 56, b"\0\0\x20\0"))
    add("the older copy has a field out of range", bad, second, "valid", 2)
    same = sign(change(second, 20, b"\0\0\0\1"))
    add("equal sequence numbers, different content", first, same, "damage")
    add(
        "both checksums are wrong", change(first, 4095, bytes([first[4095] ^ 1])), damaged, "damage"
    )
    unkeyed = change(second, 4032, bytes(32))[:4064]
    unkeyed += haru.checksum(unkeyed)
    add("the keyed checksum is wrong", unkeyed, unkeyed, "damage")
    add("the newer copy has a wrong keyed checksum", first, unkeyed, "damage")
    other = change(second, 24, haru.key_id(OTHER_KEY))
    other = sign(other)
    add("the key id of another key", other, other, "damage")
    return {"dataKey": DATA_KEY.hex(), "fileID": FILE_ID.hex(), "copies": vectors}


def make_pages(nonces):
    plain = database("A short walk.")
    key = haru.page_key(DATA_KEY, FILE_ID)
    pages = [plain[at : at + haru.PAGE] for at in range(0, len(plain), haru.PAGE)]
    vectors = []
    for n, page in enumerate(pages, 1):
        stored = haru.encrypt_page(page, n, next(nonces), key)
        vectors.append({"number": n, "plain": long(page), "stored": long(stored)})
    edits = [
        ("page 2 as page 1", 1, []),
        ("page 2 as page 3", 3, []),
        ("page 2 as page 258", 258, []),
        ("content changed", 2, [0]),
        ("last byte of the content changed", 2, [4055]),
        ("nonce changed", 2, [4056]),
        ("tag changed", 2, [4095]),
    ]
    broken = [
        {"name": name, "page": 2, "readAs": n, "invertBytes": at, "result": "damage"}
        for name, n, at in edits
    ]
    broken.append(
        {
            "name": "page of another file",
            "page": 2,
            "readAs": 2,
            "invertBytes": [],
            "fileID": OTHER_FILE_ID.hex(),
            "result": "damage",
        }
    )
    return {"dataKey": DATA_KEY.hex(), "fileID": FILE_ID.hex(), "pages": vectors, "broken": broken}


def make_log(nonces):
    """Two frames of page 2, each with a commit."""
    one = database("A short walk.", "Rain.")[haru.PAGE :]
    two = database("A short walk.", "Rain.", "눈이 왔다.")[haru.PAGE :]
    wal = write_ahead_log([(2, 2, one), (2, 2, two)], b"\x01\x23\x45\x67\x89\xab\xcd\xef")
    log = haru.encrypt_log(wal, DATA_KEY, FILE_ID, nonces)
    at = [haru.LOG_HEADER, haru.LOG_HEADER + haru.FRAME]
    frames = [
        {
            "number": i,
            "plain": long(wal[32 + (i - 1) * 4120 : 32 + i * 4120]),
            "stored": long(log[at[i - 1] : at[i - 1] + haru.FRAME]),
        }
        for i in (1, 2)
    ]
    header = log[: haru.LOG_HEADER]
    broken = [
        ("first bytes", 7, b"h"),
        ("byte 8 is not zero", 8, b"\1"),
        ("file id changed", 16, OTHER_FILE_ID),
        ("nonce changed", 64, bytes([header[64] ^ 1])),
        ("content changed", 40, bytes([header[40] ^ 1])),
        ("tag changed", 103, bytes([header[103] ^ 1])),
        ("byte 127 is not zero", 127, b"\1"),
    ]
    return {
        "dataKey": DATA_KEY.hex(),
        "fileID": FILE_ID.hex(),
        "header": {"plain": wal[:32].hex(), "stored": header.hex()},
        "frames": frames,
        "brokenHeaders": [
            {"name": name, "stored": change(header, at, new).hex(), "result": "damage"}
            for name, at, new in broken
        ],
        "brokenFrames": [
            {
                "name": "frame moved by one",
                "frame": 1,
                "readAs": 2,
                "invertBytes": [],
                "result": "end",
            },
            {
                "name": "frame moved back",
                "frame": 2,
                "readAs": 1,
                "invertBytes": [],
                "result": "end",
            },
            {
                "name": "frame header changed",
                "frame": 1,
                "readAs": 1,
                "invertBytes": [3],
                "result": "end",
            },
            {
                "name": "tag changed",
                "frame": 1,
                "readAs": 1,
                "invertBytes": [4119],
                "result": "end",
            },
        ],
    }


def make_streams(slots, nonces):
    """Returns the vectors of streams and the bytes of each stream by its name."""
    slot = slots["cheap passphrase"]
    name = haru.stored_name(DATA_KEY, "walk.jpg")
    cases = [
        ("photo of 0 bytes", haru.PHOTO, 0, name, (), False),
        ("photo of 1 byte", haru.PHOTO, 1, name, (), False),
        ("photo of 65,536 bytes", haru.PHOTO, 65536, name, (), False),
        ("photo of 65,536 bytes with an empty last chunk", haru.PHOTO, 65536, name, (), True),
        ("photo of 65,537 bytes", haru.PHOTO, 65537, name, (), False),
        ("photo of three chunks", haru.PHOTO, 131073, name, (), False),
        ("draft", haru.DRAFT, 20, "2026-11-27.md", (), False),
        ("sync key", haru.SYNC_KEY, 32, "", (), False),
        ("export", haru.EXPORT, 3, "", (slot,), False),
        ("cached cover", haru.COVER, 3, "", (), False),
    ]
    streams, vectors = {}, []
    for title, purpose, length, file_name, used, empty_end in cases:
        header = next(nonces)
        data = haru.encrypt_stream(
            rule(length), DATA_KEY, FILE_ID, purpose, header, used, file_name, empty_end
        )
        streams[title] = data
        begin = 96 + haru.SLOT * len(used)
        vector = {
            "name": title,
            "purpose": purpose,
            "content": {"length": length, "rule": "byte i = i mod 251"},
            "start": data[:begin].hex(),
            "header": header.hex(),
            "storedLength": len(data),
            "storedChecksum": haru.checksum(data).hex(),
        }
        if file_name:
            vector["fileName"] = file_name
        if empty_end:
            vector["emptyLastChunk"] = True
        if len(data) < 1024:
            vector["stored"] = data.hex()
        vectors.append(vector)

    begin, whole = 120, haru.CHUNK + haru.CHUNK_EXTRA
    three, short, full = "photo of three chunks", "photo of 1 byte", "photo of 65,536 bytes"
    # An edit is a list of ranges [from, to) of the stream, or of hexadecimal digits, in their new order.
    edits = [
        ("cut before its last chunk", three, [[0, begin + 2 * whole]]),
        ("cut in its last chunk", three, [[0, len(streams[three]) - 1]]),
        ("cut after its header", short, [[0, begin]]),
        ("cut in its header", short, [[0, begin - 1]]),
        (
            "swapped chunks",
            three,
            [
                [0, begin],
                [begin + whole, begin + 2 * whole],
                [begin, begin + whole],
                [begin + 2 * whole, len(streams[three])],
            ],
        ),
        ("first chunk left out", three, [[0, begin], [begin + whole, len(streams[three])]]),
        ("one byte after the last chunk", short, [[0, len(streams[short])], "00"]),
        ("one byte after a full last chunk", full, [[0, len(streams[full])], "00"]),
        (
            "empty last chunk left out",
            "photo of 65,536 bytes with an empty last chunk",
            [[0, begin + whole]],
        ),
        ("content changed", short, [[0, begin + 1], "ff", [begin + 2, len(streams[short])]]),
    ]
    broken = []
    for title, of, ranges in edits:
        broken.append({"name": title, "of": of, "ranges": ranges, "result": "damage"})
    data = streams[short]

    def signed(start):
        return start + haru.checksum(start, haru.header_key(DATA_KEY, start[40:56]))

    fields = [
        ("version 2", 16, b"\2"),
        ("kind 1", 17, b"\1"),
        ("1 slot in a photo", 18, b"\0\1"),
        ("sequence number 1", 20, b"\0\0\0\1"),
        ("key id of another key", 24, haru.key_id(OTHER_KEY)),
        ("another file id", 40, OTHER_FILE_ID),
        ("another purpose", 56, b"\0\0\0\2"),
        ("purpose 0", 56, b"\0\0\0\0"),
        ("purpose 9", 56, b"\0\0\0\x09"),
        ("purpose export without slots", 56, b"\0\0\0\4"),
        ("1 reserved byte", 60, b"\1"),
        ("byte 63 is not zero", 63, b"\1"),
    ]
    for title, at, new in fields:
        bad = signed(change(data[:64], at, new)) + data[96:]
        broken.append({"name": title, "stored": bad.hex(), "fileName": name, "result": "damage"})
    bad = change(data, 95, bytes([data[95] ^ 1]))
    broken.append(
        {"name": "the checksum is wrong", "stored": bad.hex(), "fileName": name, "result": "damage"}
    )
    broken.append(
        {
            "name": "another file name",
            "stored": data.hex(),
            "fileName": "0" * 64,
            "result": "damage",
        }
    )
    start = signed(haru.start(haru.STREAM, 0, 0, haru.key_id(DATA_KEY), FILE_ID, haru.COVER, 0))
    for title, tag in (
        ("a chunk before the last one is too short", haru.MESSAGE),
        ("the last chunk has the tag PUSH", 1),
        ("the last chunk has the tag REKEY", 2),
    ):
        header = next(nonces)
        state = haru.stream_state(header, haru.stream_key(DATA_KEY, FILE_ID))
        push = haru.bindings.crypto_secretstream_xchacha20poly1305_push
        bad = start + header + push(state, rule(5), start, tag)
        bad += push(state, b"", None, haru.FINAL) if tag == haru.MESSAGE else b""
        broken.append({"name": title, "stored": bad.hex(), "result": "damage"})
    return {
        "dataKey": DATA_KEY.hex(),
        "fileID": FILE_ID.hex(),
        "streams": vectors,
        "broken": broken,
    }


def make():
    nonces = Nonces()
    slots, slot_vectors = make_slots(nonces)
    store = make_pages(nonces)
    letters = haru.recovery_text(RECOVERY)
    swapped = letters[1] + letters[0] + letters[2:]
    return {
        "format": "docs/encryption-format.md, version 1",
        "about": __doc__.split("\n\n", 2)[2].strip().replace("\n", " "),
        "keys": {
            "dataKey": DATA_KEY.hex(),
            "fileID": FILE_ID.hex(),
            "keyID": haru.key_id(DATA_KEY).hex(),
            "names": haru.names_key(DATA_KEY).hex(),
            "header": haru.header_key(DATA_KEY, FILE_ID).hex(),
            "pages": haru.page_key(DATA_KEY, FILE_ID).hex(),
            "log": haru.log_key(DATA_KEY, FILE_ID).hex(),
            "stream": haru.stream_key(DATA_KEY, FILE_ID).hex(),
        },
        "names": [
            {"plain": name, "stored": haru.stored_name(DATA_KEY, name)}
            for name in ("walk.jpg", "눈.png")
        ],
        "recoveryKeys": {
            "valid": [
                {"bytes": key.hex(), "letters": haru.recovery_text(key)}
                for key in (bytes(24), RECOVERY, b"\xff" * 24)
            ]
            + [
                {
                    "bytes": RECOVERY.hex(),
                    "letters": letters.lower()
                    .replace("-", " ")
                    .replace("0", "o")
                    .replace("1", "l"),
                }
            ],
            "wrong": [
                {"name": "two letters swapped", "letters": swapped},
                {
                    "name": "another check letter",
                    "letters": letters[:-1] + ("0" if letters[-1] != "0" else "1"),
                },
                {"name": "39 letters", "letters": letters[:-1]},
                {"name": "41 letters", "letters": letters + "0"},
                {"name": "the letter U", "letters": "U" + letters[1:]},
                {"name": "bits after the key are not zero", "letters": nonzero_bits()},
            ],
        },
        "slots": {
            "dataKey": DATA_KEY.hex(),
            "keyID": haru.key_id(DATA_KEY).hex(),
            "valid": slot_vectors,
            "broken": broken_slots(slots) + [other_key_id(slots)],
        },
        "headers": make_headers(slots),
        "store": store,
        "log": make_log(nonces),
        "streams": make_streams(slots, nonces),
    }


def nonzero_bits():
    """Returns 40 letters with a right check letter, whose last bit after the key is 1."""
    values = [0] * 38 + [1]
    return "".join(haru.LETTERS[value] for value in values + [haru.check_letter(values)])


def other_key_id(slots):
    return {
        "name": "key id of another key",
        "secret": haru.nfc(PASSPHRASE).hex(),
        "slot": slots["cheap passphrase"].hex(),
        "keyID": haru.key_id(OTHER_KEY).hex(),
        "result": "wrongSecret",
    }


def text():
    return json.dumps(make(), ensure_ascii=False, indent=1) + "\n"


if __name__ == "__main__":
    target = sys.argv[1] if len(sys.argv) > 1 else os.path.join(HERE, "vectors.json")
    with open(target, "w", encoding="utf-8") as file:
        file.write(text())
