# SPDX-License-Identifier: Apache-2.0
"""The machine's parameters fitted to what programs took on the chip: experiments/calibrate.py."""
