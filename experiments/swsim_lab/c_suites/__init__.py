# SPDX-License-Identifier: Apache-2.0
"""C of other people through `swsim cc` and the simulator: GCC's torture suite, and csmith."""
