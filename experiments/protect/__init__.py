# SPDX-License-Identifier: Apache-2.0
"""The data protecting model by CPEs and core groups: experiments/protect.py."""
