# SPDX-License-Identifier: Apache-2.0
"""AES as a spatial pipeline over the mesh: experiments/asap.py."""
