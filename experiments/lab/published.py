# SPDX-License-Identifier: Apache-2.0
"""Numbers that a paper states in its text, with their source. Figures were not digitised.

SW-AES: Li et al., "SW-AES", Journal of Parallel and Distributed Computing, 2020. AES-128 in ECB
mode, encryption, key expansion not counted, on a whole SW26010 (four core groups, each with data
of its own). The paper does not say whether its GB is 1e9 or 2^30 bytes; 1e9 is used here (the
other reading would make every throughput 7.4 % higher).

What the validation compares with stands in published_rows.toml and is read from there.
"""

from lab.published_rows import load
from lab.simulator import GIGABYTE, MIB

_row = load().row

CLOCK_HZ = 1.45e9  # of what follows from papers; a simulated run has its machine's
CPES_PER_GROUP = 64
BITS_PER_BYTE = 8
GROUPS_PER_CHIP = 4

CHIP_ROLE = _row("S1").role
# Best throughput of the chip, at 256 MB of data, and the size it was reached at.
CHIP_GB_PER_S = _row("S1").published
CHIP_GB_PER_S_BYTES = 256 * MIB
GROUP_GB_PER_S = CHIP_GB_PER_S / GROUPS_PER_CHIP

# "Over 12.5 GB/s" above 16 MB.
CHIP_GB_PER_S_ABOVE_16_MB = _row("S2").published
ABOVE_16_MB_BYTES = 16 * MIB

# Speed-up over Original on one core group, from 1 kB to 256 MB of data (figure 15's ranges).
SELLDW_SPEEDUP = tuple(_row(f"S5-{which}").published for which in ("smallest", "largest"))
PIPELINE_SPEEDUP = tuple(_row(f"S6-{which}").published for which in ("smallest", "largest"))

# Throughput grows "almost linearly" with the size up to 8 MB; growth slows above 4 MB.
LINEAR_UP_TO_BYTES = 8 * MIB

# athread start-up: not negligible below 1 MB, and below 4 MB it counts.
START_UP_NOT_NEGLIGIBLE_BYTES = 1 * MIB
START_UP_COUNTS_BYTES = 4 * MIB

# Cycles for each byte on each CPE, as they follow from the numbers above.
PIPELINE_CYCLES_PER_BYTE = CLOCK_HZ * CPES_PER_GROUP / (GROUP_GB_PER_S * GIGABYTE)
ORIGINAL_CYCLES_PER_BYTE = PIPELINE_CYCLES_PER_BYTE * PIPELINE_SPEEDUP[1]
SELLDW_CYCLES_PER_BYTE = ORIGINAL_CYCLES_PER_BYTE / SELLDW_SPEEDUP[1]

# SW-AES on many nodes (one chip each): weak scaling with 1 GB each, throughput and the least
# efficiency; online mode, the most that it gains.
SW_AES_1024_NODES_GB_PER_S = _row("S13-throughput").published
WEAK_SCALING_PERCENT = _row("S13").published
ONLINE_GAIN = _row("S15").published

# Chen et al. (CCPE), parallel AES by core groups with 1 GB each, where a GB is 1024 MB, and
# a Gbit an eighth of that.
CHEN_GB = 1024**3 / 1e9
CHEN_GB_PER_S = {1: 0.064, 4: 0.254, 16: 1.015, 64: 4.056, 256: 16.180, 1024: 63.910}
CHEN_4_GROUPS_GB_PER_S = CHEN_GB_PER_S[4]
CHEN_1024_GROUPS_GB_PER_S = CHEN_GB_PER_S[1024]

# Chen et al., the data protecting model: one core group with 64 CPEs ("about 34"), and 1024.
CHEN_MODEL_MB_PER_S = 34
CHEN_MODEL_GBIT_PER_S, CHEN_MODEL_GROUPS = 269.95, 1024

# Hajihassani et al., tables 3 (section 6.3) and 4 (section 6.4), bitsliced AES-128: Gbit/s, and
# Gbit/s for each dollar that the GPU costs.
BITSLICED_ECB = {
    "GTX 980": (489.44, 1.529),
    "GTX 1050 Ti": (296.74, 1.484),
    "GTX 1080": (805.16, 1.008),
    "GTX 1080 Ti": (1156.07, 0.896),
    "Tesla P100": (832.58, 0.171),
    "Tesla V100": (1384.51, 0.209),
}
BITSLICED_CTR = {
    "GTX 980": (541.81, 1.693),
    "GTX 1050 Ti": (324.04, 1.660),
    "GTX 1080": (843.17, 1.053),
    "GTX 1080 Ti": (1213.60, 0.941),
    "Tesla P100": (854.9, 0.176),
    "Tesla V100": (1478.42, 0.223),
}

# AES-128 on other devices, GB/s: as SW-AES reports them, the fastest that Hajihassani et al. have
# in ECB mode, and on the chip simulated here.
OTHER_DEVICES = (
    ("GT200", 3.96, "SW-AES"),
    ("GTX 285", 4.4, "SW-AES"),
    ("Tesla C2050", 6.33, "SW-AES"),
    ("FPGA", 8.26, "SW-AES"),
    ("FPGA, another", 9.78, "SW-AES"),
    ("GTX 480", 9.83, "SW-AES"),
    (
        "Tesla V100",
        BITSLICED_ECB["Tesla V100"][0] / BITS_PER_BYTE,
        "Hajihassani et al., table 3",
    ),
    ("SW26010, 4 core groups: Chen", CHEN_4_GROUPS_GB_PER_S, "Chen et al., measured on the chip"),
    ("SW26010: SW-AES", CHIP_GB_PER_S, "SW-AES, measured on the chip"),
)

# Chen et al., the parallel AES on one core group with 64 CPEs, flat from 1 MB to 1 GB of data; and
# as cycles for each byte on each CPE.
CHEN_GROUP_MB_PER_S = 65.18
CHEN_FLAT_FROM_BYTES = MIB
CHEN_FLAT_TO_BYTES = 1024 * MIB
CHEN_CYCLES_PER_BYTE = CLOCK_HZ * CPES_PER_GROUP / (CHEN_GROUP_MB_PER_S * 1e6)

# AES on AsAP (Liu and Baas): cycles per block of the first mapping (section III.B) and of the final
# one (III.C and III.D). What else the paper states is in experiments/asap/paper.py.
ASAP_CYCLES_PER_BLOCK = (266, 152)
