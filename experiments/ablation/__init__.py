# SPDX-License-Identifier: Apache-2.0
"""The steps of SW-AES and what each is worth: experiments/ablation.py."""
