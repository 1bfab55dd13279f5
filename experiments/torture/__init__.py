# SPDX-License-Identifier: Apache-2.0
"""GCC's torture suite through `swsim cc` and the simulator: experiments/torture.py."""
