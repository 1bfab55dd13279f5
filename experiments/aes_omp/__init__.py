# SPDX-License-Identifier: Apache-2.0
"""What aes_omp.py needs."""
