# SPDX-License-Identifier: Apache-2.0
"""Other people's C programs through `swsim cc` and the simulator: GCC's torture suite and csmith."""
