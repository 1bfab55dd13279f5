# SPDX-License-Identifier: Apache-2.0
"""Random C programs by csmith through `swsim cc` and the simulator: experiments/csmith.py."""
