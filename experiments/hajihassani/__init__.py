# SPDX-License-Identifier: Apache-2.0
"""Items of Hajihassani et al., "Fast AES Implementation": experiments/hajihassani.py."""
