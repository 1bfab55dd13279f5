# SPDX-License-Identifier: Apache-2.0
"""The parallel AES of Chen et al. and its model of performance: experiments/chen.py."""
